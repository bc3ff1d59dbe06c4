import {
  matchOutputRow,
  OUTPUT_FORMS,
  OUTPUT_MATCHES,
  type OutputKind,
  type OutputMatch,
  outputForm,
} from '../steps/match-outputs.js';
import { jsonOf } from '../steps/mcp.js';
import type { Expectation, Expected, WrittenPath } from '../steps/model.js';
import { TABLE_DELIMITERS } from '../steps/read-output.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { type PathRule, pathState, type Tolerance, type ValueRules } from '../tables/value-rules.js';
import { ANY_ITEM, decodePath, type JsonPath, PATH_FORMS } from '../text/json-path.js';
import { isAbsent, isMapping, type Path } from '../text/values.js';
import type { Pattern } from '../text/wildcards.js';
import { MATCHING_KEYS, type RawExpectation, type RawStep } from './corpus-schema.js';
import type { Place } from './keys.js';
import { listChoices } from './option-values.js';
import { type Amount, kindInWords, patternAt } from './shape.js';

/** Reads how a step is compared; without `matching`, no key changes how. Returns also whether all its keys have an effect. */
export function decodeMatching(raw: RawStep, mediaType: string | null, place: Place) {
  if (MATCHING_KEYS.every((key) => isAbsent(raw[key]))) return { isEffective: true };
  const kind = outputKind(raw, mediaType);
  const args = raw.match_args ?? 'ignore';
  const givenOutput = decodeOutputMatch(raw, kind, place.at('match_output'));
  const expect = decodeExpectations(raw, place.at('expect'));
  // If a step has `expect` and no output, only the rules of `expect` are checked in the output.
  const output = givenOutput ?? (expect.length > 0 && isAbsent(raw.output) ? 'ignore' : null);
  const { comparedAs, reference } = matchOutputRow(output);
  const checks = { args: args !== 'ignore', output: comparedAs !== null };
  const paths = decodePaths(raw, checks, place);
  const expectRules = expect.map(({ side, path }) => ({ side, path, rule: 'taken' as const }));
  const rowsAt = decodeRowsAt(raw, place.at('rows_at'));
  const matching = {
    args,
    output,
    argsRules: rulesOf(raw, [...paths, ...expectRules], 'args'),
    outputRules: rulesOf(raw, [...paths, ...expectRules], 'output'),
    pattern: reference === 'pattern' ? decodePattern(raw, place.at('output')) : null,
    expect,
    reuse: raw.reuse ?? false,
    rowsAt: rowsAt.length > 0 ? rowsAt.map(({ path }) => path) : null,
    columns: raw.columns ?? null,
    header: raw.header ?? null,
    texts: raw.text ?? [],
    nulls: raw.nulls ?? [],
    paths: [...paths.map(({ rule: _, ...written }) => written), ...rowsAt],
  };
  const warnings = withoutEffect(raw, checks.args || expect.length > 0, output, kind, paths);
  for (const { key, message } of warnings) place.at(key).warn(message);
  return { matching, isEffective: warnings.length === 0 };
}

const KIND_WORDS: Readonly<Record<OutputKind, string>> = {
  sparql: ' for a SPARQL result',
  csv: ' for CSV',
  json: ' for JSON',
  text: ` for a text; JSON needs output_media_type: ${JSON_MEDIA_TYPE}, CSV needs text/csv`,
};

function decodeOutputMatch({ match_output }: RawStep, kind: OutputKind, place: Place): OutputMatch | null {
  const choices = OUTPUT_MATCHES.filter((value) => matchOutputRow(value).kinds.includes(kind));
  if (isAbsent(match_output) || choices.includes(match_output)) return match_output ?? null;
  place.problem(`expected ${listChoices(choices)}${KIND_WORDS[kind]}, got ${kindInWords(match_output)}`);
  return null;
}

function decodeRowsAt({ rows_at }: RawStep, place: Place): WrittenPath[] {
  const list = isAbsent(rows_at) ? [] : [rows_at].flat();
  return list.flatMap((written, at): WrittenPath[] => {
    const path = decodePath(written);
    if (path) return [{ key: 'rows_at', written, side: 'output', path }];
    const wrong = Array.isArray(rows_at) ? place.at(at) : place;
    wrong.problem(`expected a path such as data.items, got ${kindInWords(written)}`);
    return [];
  });
}

function decodePattern({ output, normalize }: RawStep, place: Place) {
  if (typeof output === 'string') return patternAt(place, output, normalize?.includes('case'));
  place.problem(`expected a regular expression, got ${kindInWords(output)}`);
  return null;
}

/** Reads the rules of single paths. */
function decodeExpectations(raw: RawStep, place: Place): Expectation[] {
  const known = new Map<string, string>();
  return Object.entries(raw.expect ?? {}).flatMap(([written, rule]): Expectation[] => {
    const at = place.at(written);
    const decoded = decodePath(written) ?? [];
    const [side, ...path] = decoded;
    if ((side !== 'args' && side !== 'output') || path.length === 0) {
      at.problem(`expected ${PATH_FORMS} that begins with args. or output., got ${kindInWords(written)}`);
      return [];
    }
    const same = JSON.stringify(decoded.map((key) => (key === ANY_ITEM ? null : key)));
    const other = known.get(same);
    if (other !== undefined) at.problem(`the same path as ${other}; one path has one rule`);
    known.set(same, written);
    const compiled = (source: string) => patternAt(at.at('regex'), source, raw.normalize?.includes('case'));
    const expected = expectedOf(rule, compiled);
    return [{ side, path: path as JsonPath, expected, orAbsent: rule.or_absent === true }];
  });
}

function expectedOf(
  { any, regex, includes, number: value, tolerance, type }: RawExpectation,
  compile: (source: string) => Pattern | null,
): Expected {
  if (any !== undefined) return { kind: 'any', values: any };
  if (regex !== undefined) return { kind: 'regex', source: regex, pattern: compile(regex) };
  if (includes !== undefined) return { kind: 'includes', text: includes };
  if (value !== undefined) return { kind: 'number', value, tolerance: tolerance ?? 0 };
  return type === undefined ? { kind: 'free' } : { kind: 'type', type };
}

interface Checks {
  readonly args: boolean;
  readonly output: boolean;
}

type DecodedPath = WrittenPath & PathRule;

function decodePaths(raw: RawStep, checks: Checks, place: Place): DecodedPath[] {
  const { tolerance, unordered, ignore } = raw;
  const read = (written: string, key: WrittenPath['key'], at: Path, rule: PathRule['rule']): DecodedPath[] => {
    const path = decodePath(written);
    const placed = path && placePath(path, key, raw, checks);
    if (placed && placed.path.length > 0) return [{ key, written, ...placed, rule }];
    const isUnclear = path !== null && !placed;
    const message = isUnclear ? unclearPath(written) : `expected ${PATH_FORMS}, got ${kindInWords(written)}`;
    place.at(...at).problem(message);
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
): { readonly key: string; readonly message: string }[] {
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
    ...keys.map((key) => ({ key, message: why })),
    ...tableKeys.map((key) => ({ key, message: NEEDS_TABLE })),
    ...(isBoolean ? [{ key: 'normalize', message: `boolean ${NEEDS_TABLE}` }] : []),
    ...inOutput.map(({ key, written }) => ({ key, message: `${written} ${why}` })),
  ];
}
