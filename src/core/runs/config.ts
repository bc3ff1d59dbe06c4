import * as v from 'valibot';
import { type StepDefaults, stepDefaultsSchema } from '../corpus/corpus-schema.js';
import { MATCHING_KEYS } from '../corpus/keys.js';
import { rulesOf, rulesSchema } from '../corpus/rules.js';
import { kindInWords, plainMapping, problemsOf, unknownKey } from '../corpus/shape.js';
import { JUDGE_SECTIONS, type JudgeConfig, judgeConfigOf, knownJudgeKeys } from '../judge/config.js';
import { customProblems } from '../judge/custom-config.js';
import { aliasesOf } from '../steps/aliases.js';
import type { FailedOutput } from '../steps/failed-outputs.js';
import type { StepAlias } from '../steps/step.js';
import { isMapping, type Mapping, own, type Path } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { type Decoded, invalid, ok, type Problem } from '../words/errors.js';
import { RULE_NAMES, type Rules } from '../words/rules.js';
import {
  OVERRIDABLE,
  type Overrides,
  PRESET_NAMES,
  type PresetName,
  type ScoringRules,
  STANDARD_RULES,
  valuesInPresets,
} from '../words/scoring-rules.js';

/** The contents of a config file. */
export interface Config {
  readonly preset: PresetName | null;
  readonly knobs: Overrides;
  readonly aliases: readonly StepAlias[];
  readonly judge: JudgeConfig;
  /** Rules of all questions. */
  readonly rules: Rules;
  /** Keys that steps have where neither they nor their template have them. */
  readonly stepDefaults: StepDefaults;
  /** Expressions for outputs of failed calls. */
  readonly failedOutputs: readonly FailedOutput[];
  /** Prefixes for queries that do not declare them, by name. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Warnings for the author of the file. */
  readonly warnings: readonly Problem[];
}

const KNOB_SCHEMA = v.partial(
  v.strictObject({
    groups: v.picklist(['last', 'all']),
    duplicates: v.picklist(['ignore', 'count']),
    cells: v.picklist(['typed', 'lexical']),
    errors: v.picklist(['exclude', 'zero']),
    recall: v.picklist(['relevant', 'first_k']),
    preset: v.picklist(PRESET_NAMES),
  }),
);

const ONE_OR_MORE = v.union([v.string(), v.array(v.string())]);

const FAILED_FORMS = "expected a regular expression, as in '^Error', or a mapping from tool names to expressions";

const PREFIX_NAME = v.pipe(
  v.string(),
  v.regex(/^(?:\p{L}[\p{L}\p{N}_.-]*)?$/u, 'expected the name of a prefix, as in cim'),
);
const PREFIX_IRI = v.pipe(
  v.string('expected an IRI, as in https://cim.ucaiug.io/ns#'),
  v.regex(/^[^\s<>"{}|\\^`]+$/, 'expected an IRI, as in https://cim.ucaiug.io/ns#'),
);

const EXPRESSION = v.pipe(v.string(FAILED_FORMS), v.nonEmpty(FAILED_FORMS));

/** The shape of a config file. */
export const CONFIG_SCHEMA = v.strictObject({
  scoring: v.optional(v.lazy((input) => (isMapping(input) ? KNOB_SCHEMA : v.picklist(PRESET_NAMES)))),
  step_aliases: v.optional(v.pipe(plainMapping, v.record(v.string(), ONE_OR_MORE))),
  rules: v.optional(rulesSchema),
  step_defaults: v.optional(stepDefaultsSchema),
  failed_outputs: v.optional(
    v.lazy((input) => (isMapping(input) ? v.pipe(plainMapping, v.record(v.string(), EXPRESSION)) : EXPRESSION)),
  ),
  sparql: v.optional(v.strictObject({ prefixes: v.pipe(plainMapping, v.record(PREFIX_NAME, PREFIX_IRI)) })),
  ...JUDGE_SECTIONS,
});

const KEYS = Object.keys(CONFIG_SCHEMA.entries);

/** Reads a config file; for an unknown key the problem suggests the nearest known key. */
export function decodeConfig(value: unknown, file: string, compile: CompilePattern | null = null): Decoded<Config> {
  if (!isMapping(value))
    return invalid([{ file, message: `expected a mapping with ${KEYS.join(', ')}, got ${kindInWords(value)}` }]);
  const parsed = v.safeParse(CONFIG_SCHEMA, value);
  if (!parsed.success) return invalid([...unknownKeys(value, file), ...shapeProblems(value, file, parsed.issues)]);
  const { scoring, step_aliases = {}, rules, step_defaults = {}, failed_outputs, sparql, ...sections } = parsed.output;
  const failedOutputs = failedOutputsOf(failed_outputs);
  const invalidExpressions = expressionProblems(failedOutputs, compile, file);
  if (invalidExpressions.length > 0) return invalid(invalidExpressions);
  const { preset = null, ...knobs } = typeof scoring === 'string' ? { preset: scoring } : (scoring ?? {});
  const aliasLists = Object.entries(step_aliases).map(
    ([name, names]) => [name, aliasesOf(name, [names].flat())] as const,
  );
  const invalidAliases = aliasLists.flatMap(([name, aliases]) => (aliases === null ? [aliasProblem(name, file)] : []));
  if (invalidAliases.length > 0) return invalid(invalidAliases);
  const aliases = aliasLists.flatMap(([, foundAliases]) => foundAliases ?? []);
  const judge = judgeConfigOf(sections);
  const invalidEvaluations = customProblems(judge.custom).map((problem) => ({ file, ...problem }));
  if (invalidEvaluations.length > 0) return invalid(invalidEvaluations);
  return ok({
    preset,
    knobs,
    aliases,
    judge,
    rules: rulesOf(rules),
    stepDefaults: step_defaults,
    failedOutputs,
    prefixes: sparql?.prefixes ?? {},
    warnings: collectWarnings(judge, file),
  });
}

function failedOutputsOf(written: string | Readonly<Record<string, string>> | undefined): FailedOutput[] {
  if (written === undefined) return [];
  if (typeof written === 'string') return [{ tool: null, expression: written }];
  return Object.entries(written).map(([tool, expression]) => ({ tool, expression }));
}

function expressionProblems(outputs: readonly FailedOutput[], compile: CompilePattern | null, file: string): Problem[] {
  return outputs.flatMap(({ tool, expression }): Problem[] => {
    const pattern = compile?.(expression, false);
    if (pattern?.kind !== 'invalid') return [];
    const message = `not a regular expression (in the syntax of RE2): ${pattern.reason}`;
    return [{ file, path: ['failed_outputs', ...(tool === null ? [] : [tool])], message }];
  });
}

function aliasProblem(name: string, file: string): Problem {
  const message = 'expected names of tools, as in sparql_query: [graphdb_sparql, mcp__*__sparql_query]';
  return { file, path: ['step_aliases', name], message };
}

function collectWarnings({ llm, lacksEmbedding }: JudgeConfig, file: string): Problem[] {
  const keys = (['generation', 'embedding'] as const).filter((name) => llm?.[name].apiKey != null);
  return [
    ...keys.map((name) => ({
      file,
      path: ['llm', name, 'api_key'],
      message: 'a key in a file is easily shared; name a variable instead, as in api_key_env: OPENAI_API_KEY',
    })),
    ...(lacksEmbedding
      ? [{ file, path: ['llm'], message: 'names no embedding model, so answer relevance is not judged' }]
      : []),
  ];
}

function shapeProblems(value: unknown, file: string, issues: Parameters<typeof problemsOf>[2]): Problem[] {
  return problemsOf(
    file,
    value,
    // `unknownKeys` reports unknown keys with a suggestion; a section that is not a mapping has the same type of issue.
    issues.filter(({ type, expected }) => type !== 'strict_object' || expected !== 'never'),
  );
}

function unknownKeys(value: Mapping, file: string): Problem[] {
  const knobs = isMapping(value.scoring) ? value.scoring : {};
  return [
    ...findUnknownKeys(value, KEYS, file, []),
    ...findUnknownKeys(knobs, ['preset', ...OVERRIDABLE], file, ['scoring']),
    ...findUnknownKeys(isMapping(value.sparql) ? value.sparql : {}, ['prefixes'], file, ['sparql']),
    ...findUnknownKeys(isMapping(value.step_defaults) ? value.step_defaults : {}, MATCHING_KEYS, file, [
      'step_defaults',
    ]),
    ...findUnknownKeys(isMapping(value.rules) ? value.rules : {}, RULE_NAMES, file, ['rules']),
    ...knownJudgeKeys(value).flatMap(([path, knownKeys]) => {
      const section = path.reduce<unknown>(stepInto, value);
      return isMapping(section) ? findUnknownKeys(section, knownKeys, file, path) : [];
    }),
  ];
}

function stepInto(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isMapping(value) ? own(value, String(key)) : null;
}

function findUnknownKeys(mapping: object, knownKeys: readonly string[], file: string, path: Path): Problem[] {
  return Object.keys(mapping)
    .filter((key) => !knownKeys.includes(key))
    .map((key) => {
      const advice = path[0] === 'scoring' ? presetAdvice(key) : null;
      const proxy = path[0] === 'llm' ? '; set other parameters in a LiteLLM proxy (provider: litellm_proxy)' : '';
      return { file, path: [...path, key], message: advice ?? `${unknownKey(key, knownKeys)}${proxy}` };
    });
}

/** Rules of presets that the judge's sections also decide, with their keys. */
const IN_JUDGE_SECTIONS: Partial<Record<keyof ScoringRules, string>> = {
  protocol: 'answer_correctness.protocol',
  noncommittal: 'answer_relevance.noncommittal',
};

/** The advice for a rule that only presets set; null for any other key. */
function presetAdvice(key: string): string | null {
  const name = (Object.keys(STANDARD_RULES) as (keyof ScoringRules)[]).find((known) => known === key);
  if (name === undefined) return null;
  const section = IN_JUDGE_SECTIONS[name];
  const instead = section === undefined ? '' : `; or write ${section}`;
  return `cannot be set apart from the preset, which decides it: ${valuesInPresets(name)}${instead}`;
}
