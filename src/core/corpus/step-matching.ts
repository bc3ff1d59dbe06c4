import {
  matchOutputRow,
  OUTPUT_FORMS,
  OUTPUT_MATCHES,
  type OutputKind,
  type OutputMatch,
  outputForm,
} from '../steps/match-outputs.js';
import { jsonOf } from '../steps/mcp.js';
import type { WrittenPath } from '../steps/model.js';
import { TABLE_DELIMITERS } from '../steps/read-output.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { type PathRule, pathState, type Tolerance, type ValueRules } from '../tables/value-rules.js';
import { decodePath, type JsonPath, PATH_FORMS } from '../text/json-path.js';
import { isAbsent, isMapping, type Path } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import type { Problem } from '../words/errors.js';
import { MATCHING_KEYS, type RawStep } from './corpus-schema.js';
import { decodeExpectations } from './expectations.js';
import { listChoices } from './option-values.js';
import { type Amount, kindInWords, patternProblem } from './shape.js';

/** Reads how a step is compared. Without `matching`, no key changes how. Problems and warnings have paths below the step. */
export function decodeMatching(raw: RawStep, mediaType: string | null, compile: CompilePattern | null) {
  if (MATCHING_KEYS.every((key) => isAbsent(raw[key]))) return { problems: [], warnings: [] };
  const problems: Problem[] = [];
  const kind = outputKind(raw, mediaType);
  const args = raw.match_args ?? 'ignore';
  const givenOutput = decodeOutputMatch(raw, kind, problems);
  const ignoreCase = raw.normalize?.includes('case') ?? false;
  const expect = isAbsent(raw.expect) ? [] : decodeExpectations(raw.expect, { compile, ignoreCase, problems });
  // If a step has `expect` and no output, only the rules of `expect` are checked in the output.
  const output = givenOutput ?? (expect.length > 0 && isAbsent(raw.output) ? 'ignore' : null);
  const { comparedAs, reference } = matchOutputRow(output);
  const checks = { args: args !== 'ignore', output: comparedAs !== null };
  const paths = decodePaths(raw, checks, problems);
  const expectRules = expect.map(({ side, path }) => ({ side, path, rule: 'taken' as const }));
  const rowsAt = decodeRowsAt(raw, problems);
  const pattern = reference === 'pattern' ? decodePattern(raw, compile, problems) : null;
  const matching = {
    args,
    output,
    argsRules: rulesOf(raw, [...paths, ...expectRules], 'args'),
    outputRules: rulesOf(raw, [...paths, ...expectRules], 'output'),
    pattern,
    expect,
    reuse: raw.reuse ?? false,
    rowsAt: rowsAt.length > 0 ? rowsAt.map(({ path }) => path) : null,
    columns: raw.columns ?? null,
    header: raw.header ?? null,
    texts: raw.text ?? [],
    nulls: raw.nulls ?? [],
    paths: [...paths.map(({ rule: _, ...written }) => written), ...rowsAt],
  };
  return { matching, problems, warnings: withoutEffect(raw, checks.args || expect.length > 0, output, kind, paths) };
}

const KIND_WORDS: Readonly<Record<OutputKind, string>> = {
  sparql: ' for a SPARQL result',
  csv: ' for CSV',
  json: ' for JSON',
  text: ` for a text; JSON needs output_media_type: ${JSON_MEDIA_TYPE}, CSV needs text/csv`,
};

function decodeOutputMatch({ match_output }: RawStep, kind: OutputKind, problems: Problem[]): OutputMatch | null {
  const choices = OUTPUT_MATCHES.filter((value) => matchOutputRow(value).kinds.includes(kind));
  if (isAbsent(match_output) || choices.includes(match_output)) return match_output ?? null;
  const message = `expected ${listChoices(choices)}${KIND_WORDS[kind]}, got ${kindInWords(match_output)}`;
  problems.push({ path: ['match_output'], message });
  return null;
}

function decodeRowsAt({ rows_at }: RawStep, problems: Problem[]): WrittenPath[] {
  const list = isAbsent(rows_at) ? [] : [rows_at].flat();
  return list.flatMap((written, at): WrittenPath[] => {
    const path = decodePath(written);
    if (path) return [{ key: 'rows_at', written, side: 'output', path }];
    const place = Array.isArray(rows_at) ? ['rows_at', at] : ['rows_at'];
    problems.push({ path: place, message: `expected a path such as data.items, got ${kindInWords(written)}` });
    return [];
  });
}

function decodePattern({ output, normalize }: RawStep, compile: CompilePattern | null, problems: Problem[]) {
  if (typeof output !== 'string') {
    problems.push({ path: ['output'], message: `expected a regular expression, got ${kindInWords(output)}` });
    return null;
  }
  const pattern = compile?.(output, normalize?.includes('case') ?? false) ?? null;
  const message = patternProblem(pattern);
  if (message !== null) problems.push({ path: ['output'], message });
  return pattern;
}

interface Checks {
  readonly args: boolean;
  readonly output: boolean;
}

type DecodedPath = WrittenPath & PathRule;

function decodePaths(raw: RawStep, checks: Checks, problems: Problem[]): DecodedPath[] {
  const { tolerance, unordered, ignore } = raw;
  const read = (written: string, key: WrittenPath['key'], at: Path, rule: PathRule['rule']): DecodedPath[] => {
    const path = decodePath(written);
    const placed = path && placePath(path, key, raw, checks);
    if (placed && placed.path.length > 0) return [{ key, written, ...placed, rule }];
    const isUnclear = path !== null && !placed;
    const message = isUnclear ? unclearPath(written) : `expected ${PATH_FORMS}, got ${kindInWords(written)}`;
    problems.push({ path: at, message });
    return [];
  };
  const byPath = typeof tolerance === 'object' ? (tolerance?.paths ?? {}) : {};
  return [
    ...(ignore ?? []).flatMap((path, at) => read(path, 'ignore', ['ignore', at], 'ignored')),
    ...(Array.isArray(unordered) ? unordered : []).flatMap((path, at) =>
      read(path, 'unordered', ['unordered', at], 'unordered'),
    ),
    // The schema leaves out keys such as `constructor`, so that their values can be anything.
    ...Object.entries(byPath).flatMap(([path, amount]) =>
      isAbsent(amount) ? [] : read(path, 'tolerance', ['tolerance', 'paths', path], toleranceOf(amount)),
    ),
  ];
}

/** The side of a path, and the path on that side; null: it may be of either side. */
function placePath(
  path: JsonPath,
  key: WrittenPath['key'],
  raw: RawStep,
  checks: Checks,
): Pick<DecodedPath, 'side' | 'path'> | null {
  const [first, ...rest] = path;
  const areBoth = checks.args && checks.output;
  if (first === 'args' && checks.args) return { side: 'args', path: rest };
  const needsPrefix = areBoth && key === 'ignore';
  const isPrefix = first === 'output' && (needsPrefix || (rest.length > 0 && !hasOutputKey(raw)));
  if (isPrefix && (checks.output || !checks.args)) return { side: 'output', path: rest };
  if (needsPrefix) return null;
  return { side: checks.args && !checks.output ? 'args' : 'output', path };
}

/** Whether the reference output itself has a key `output`, so that `output.x` may be a path in it. */
function hasOutputKey({ output }: RawStep): boolean {
  const json = jsonOf(output);
  return json.kind === 'value' && isMapping(json.value) && Object.hasOwn(json.value, 'output');
}

/** Example: `arguments and output are both compared; write args.t or output.t`. */
function unclearPath(written: string): string {
  const rest = written.replace(/^\$\.?/, '');
  const joined = rest.startsWith('[') ? rest : `.${rest}`;
  return `arguments and output are both compared; write args${joined} or output${joined}`;
}

function rulesOf(
  { tolerance, unordered, normalize }: RawStep,
  paths: readonly (PathRule & Pick<WrittenPath, 'side'>)[],
  side: WrittenPath['side'],
): ValueRules {
  const isEverywhere =
    typeof tolerance === 'number' || 'absolute' in (tolerance ?? {}) || 'relative' in (tolerance ?? {});
  return {
    tolerance: isEverywhere && !isAbsent(tolerance) ? toleranceOf(tolerance) : null,
    unordered: unordered === true,
    normalize: normalize ?? null,
    paths: pathState(paths.filter((path) => path.side === side)),
  };
}

function toleranceOf(amount: Amount): Tolerance {
  if (typeof amount === 'number') return { absolute: amount, relative: 0 };
  return { absolute: amount.absolute ?? 0, relative: amount.relative ?? 0 };
}

/** The kind of an output. A value that is not a text is JSON, independent of the media type. */
function outputKind({ output }: RawStep, mediaType: string | null): OutputKind {
  if (mediaType === SPARQL_MEDIA_TYPE) return 'sparql';
  if (mediaType === JSON_MEDIA_TYPE || (!isAbsent(output) && typeof output !== 'string')) return 'json';
  return TABLE_DELIMITERS.has(mediaType) ? 'csv' : 'text';
}

const VALUE_KEYS = OUTPUT_FORMS.JSON;
const TABLE_KEYS = ['rows_at', 'columns', 'header', 'text', 'nulls'] as const;

const NEEDS_TABLE = 'has no effect without match_output: table';

/** The warnings for keys, and paths of keys, without an effect. */
function withoutEffect(
  raw: RawStep,
  checksArgs: boolean,
  output: OutputMatch | null,
  kind: OutputKind,
  paths: readonly WrittenPath[],
): Problem[] {
  const form = outputForm(output, kind);
  const effective: readonly string[] = form === null ? [] : OUTPUT_FORMS[form];
  const isTable = output === 'table';
  const remedy = form === 'text' && kind === 'text' ? `; JSON needs output_media_type: ${JSON_MEDIA_TYPE}` : '';
  const why = `has no effect: ${form === null ? 'no output is compared' : `the output is compared as ${form}`}${remedy}`;
  const keys = VALUE_KEYS.filter((key) => !isAbsent(raw[key]) && !checksArgs && !effective.includes(key));
  const tableKeys = TABLE_KEYS.filter((key) => !isAbsent(raw[key]) && !isTable);
  const isBoolean = !isTable && !keys.includes('normalize') && raw.normalize?.includes('boolean');
  const inOutput =
    form === 'JSON' ? [] : paths.filter(({ side, key }) => side === 'output' && !keys.some((one) => one === key));
  return [
    ...keys.map((key) => ({ path: [key], message: why })),
    ...tableKeys.map((key) => ({ path: [key], message: NEEDS_TABLE })),
    ...(isBoolean ? [{ path: ['normalize'], message: `boolean ${NEEDS_TABLE}` }] : []),
    ...inOutput.map(({ key, written }) => ({ path: [key], message: `${written} ${why}` })),
  ];
}
