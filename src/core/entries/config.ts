import * as v from 'valibot';
import { stepDefaultsSchema } from '../corpus/corpus-schema.js';
import { rulesOf, rulesSchema } from '../corpus/rules.js';
import { kindInWords, patternProblem, plainMapping, problemsOf, strictMapping } from '../corpus/shape.js';
import { JUDGE_SECTIONS, type JudgeConfig, judgeConfigOf } from '../judge/config.js';
import { customProblems } from '../judge/custom-config.js';
import { aliasesOf } from '../steps/aliases.js';
import type { FailedOutput } from '../steps/failed-outputs.js';
import { isMapping } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { type Decoded, invalid, ok, type Problem } from '../words/errors.js';
import { type Overrides, PRESET_NAMES, STANDARD_RULES } from '../words/scoring-rules.js';

const KNOB_SCHEMA = strictMapping({
  preset: v.optional(v.picklist(PRESET_NAMES)),
  groups: v.optional(v.picklist(['last', 'all'])),
  duplicates: v.optional(v.picklist(['ignore', 'count'])),
  cells: v.optional(v.picklist(['values', 'typed', 'lexical'])),
  errors: v.optional(v.picklist(['exclude', 'zero'])),
  recall: v.optional(v.picklist(['relevant', 'first_k'])),
});

const ONE_OR_MORE = v.union([v.string(), v.array(v.string())]);

const FAILED_FORMS = "expected a regular expression, as in '^Error', or a mapping from tool names to expressions";

const PREFIX = v.pipe(v.string(), v.regex(/^(?:\p{L}[\p{L}\p{N}_.-]*)?$/u, 'expected the name of a prefix, as in cim'));
const IRI = 'expected an IRI, as in https://cim.ucaiug.io/ns#';
const PREFIX_IRI = v.pipe(v.string(IRI), v.regex(/^[^\s<>"{}|\\^`]+$/, IRI));

const EXPRESSION = v.pipe(v.string(FAILED_FORMS), v.nonEmpty(FAILED_FORMS));

const SECTIONS = {
  scoring: v.optional(v.lazy((input) => (isMapping(input) ? KNOB_SCHEMA : v.picklist(PRESET_NAMES)))),
  step_aliases: v.optional(v.pipe(plainMapping, v.record(v.string(), ONE_OR_MORE))),
  rules: v.optional(rulesSchema),
  step_defaults: v.optional(strictMapping(stepDefaultsSchema.entries)),
  failed_outputs: v.optional(
    v.lazy((input) => (isMapping(input) ? v.pipe(plainMapping, v.record(v.string(), EXPRESSION)) : EXPRESSION)),
  ),
  sparql: v.optional(strictMapping({ prefixes: v.pipe(plainMapping, v.record(PREFIX, PREFIX_IRI)) })),
  ...JUDGE_SECTIONS,
};
export const CONFIG_SCHEMA = strictMapping(SECTIONS);

/** A config; what its file does not have is as usual. */
export type Config = ReturnType<typeof configOf>;

type ConfigFile = v.InferOutput<typeof CONFIG_SCHEMA>;

/** Reads a config file; for an unknown key the problem suggests the nearest known key. */
export function decodeConfig(value: unknown, file: string, compile: CompilePattern | null = null): Decoded<Config> {
  const message = `expected a mapping with ${Object.keys(SECTIONS).join(', ')}, got ${kindInWords(value)}`;
  if (!isMapping(value)) return invalid([{ file, message }]);
  const parsed = v.safeParse(CONFIG_SCHEMA, value);
  if (!parsed.success) return invalid(problemsOf(file, value, parsed.issues).map(withAdvice));
  const config = configOf(parsed.output, file);
  const problems = [
    ...expressionProblems(config.failedOutputs, compile),
    ...aliasProblems(parsed.output),
    ...customProblems(config.judge.custom),
  ];
  return problems.length > 0 ? invalid(problems.map((problem) => ({ file, ...problem }))) : ok(config);
}

function configOf({ scoring, step_aliases = {}, rules, sparql, ...others }: ConfigFile, file: string) {
  const { step_defaults: stepDefaults = {}, failed_outputs, ...sections } = others;
  const { preset = null, ...knobs } = typeof scoring === 'string' ? { preset: scoring } : (scoring ?? {});
  const judge = judgeConfigOf(sections);
  return {
    preset,
    knobs: knobs as Overrides,
    aliases: Object.entries(step_aliases).flatMap(([name, names]) => aliasesOf(name, [names].flat()) ?? []),
    judge,
    rules: rulesOf(rules),
    /** Keys that steps have where neither they nor their template have them. */
    stepDefaults,
    failedOutputs: failedOutputsOf(failed_outputs),
    /** Prefixes for queries that do not declare them, by name. */
    prefixes: sparql?.prefixes ?? {},
    warnings: collectWarnings(judge, file),
  };
}

function failedOutputsOf(written: ConfigFile['failed_outputs']): readonly FailedOutput[] {
  if (written === undefined) return [];
  if (typeof written === 'string') return [{ tool: null, expression: written }];
  return Object.entries(written).map(([tool, expression]) => ({ tool, expression }));
}

function expressionProblems(outputs: readonly FailedOutput[], compile: CompilePattern | null): Problem[] {
  return outputs.flatMap(({ tool, expression }): Problem[] => {
    const message = patternProblem(compile?.(expression, false) ?? null);
    return message === null ? [] : [{ path: ['failed_outputs', ...(tool === null ? [] : [tool])], message }];
  });
}

function aliasProblems({ step_aliases = {} }: ConfigFile): Problem[] {
  const message = 'expected names of tools, as in sparql_query: [graphdb_sparql, mcp__*__sparql_query]';
  const lists = Object.entries(step_aliases).map(([name, names]) => [name, aliasesOf(name, [names].flat())] as const);
  const wrong = lists.filter(([, aliases]) => aliases === null);
  return wrong.map(([name]) => ({ path: ['step_aliases', name], message }));
}

function collectWarnings({ llm, lacksEmbedding }: JudgeConfig, file: string): Problem[] {
  const keys = (['generation', 'embedding'] as const).filter((name) => llm?.[name].apiKey != null);
  const shared = 'a key in a file is easily shared; name a variable instead, as in api_key_env: OPENAI_API_KEY';
  const missing = 'names no embedding model, so answer relevance is not judged';
  return [
    ...keys.map((name) => ({ file, path: ['llm', name, 'api_key'], message: shared })),
    ...(lacksEmbedding ? [{ file, path: ['llm'], message: missing }] : []),
  ];
}

/** Says of an unknown key that only presets set it, or what to do instead. */
function withAdvice(problem: Problem): Problem {
  const { path: [section, key = ''] = [], message } = problem;
  if (!message.startsWith('unknown key')) return problem;
  if (section === 'scoring' && Object.hasOwn(STANDARD_RULES, key))
    return { ...problem, message: 'cannot be set apart from the preset, which decides it' };
  if (section !== 'llm') return problem;
  return { ...problem, message: `${message}; set other parameters in a LiteLLM proxy (provider: litellm_proxy)` };
}
