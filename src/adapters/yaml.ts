import yaml from 'js-yaml';
import { inputError, type Problem, StepgateError } from '../core/errors.js';
import { MAX_VALUES } from '../core/json-bounds.js';
import { MAX_JSON_DEPTH } from '../core/json-reader.js';
import { fileError, MIB } from './files.js';

/** The package exports its types, its type declarations do not. */
const TYPES = (yaml as unknown as { readonly types: { readonly merge: yaml.Type; readonly int: IntegerType } }).types;
type IntegerType = yaml.Type & { readonly tag: string };

/**
 * YAML 1.2 core, so that dates and `yes` stay text, with the merge keys and anchors that PyYAML writes.
 */
const SCHEMA = yaml.CORE_SCHEMA.extend({ implicit: [TYPES.merge] });

/** Aliases may add so much text to what the file itself holds; what they stand for is held and written as often as it is used. */
const MAX_ALIASED = 64 * MIB;

/** What the parser itself bounds; its types do not know the limits. Merge keys are counted over the whole file. */
export const LOAD_OPTIONS = { schema: SCHEMA, maxDepth: MAX_JSON_DEPTH, maxTotalMergeKeys: 2_000_000 };

/** Reads YAML, or throws an input error with file, line, column and the line itself. */
export function parseYaml(text: string, file: string): unknown {
  try {
    const value = yaml.load(text, { ...LOAD_OPTIONS, listener: nodeCounter(file) } as yaml.LoadOptions);
    boundExpanded(value, text.length, file);
    return value;
  } catch (error) {
    if (error instanceof StepgateError) throw error;
    throw inputError([syntaxProblem(error, text, file)]);
  }
}

function syntaxProblem(error: unknown, text: string, file: string): Problem {
  if (error instanceof RangeError) return { file, message: `nested deeper than ${MAX_JSON_DEPTH} levels` };
  if (!(error instanceof yaml.YAMLException)) throw error;
  const { line = 0, column = 0 } = error.mark ?? {};
  const source = (text.split('\n', line + 1)[line] ?? '').trim().slice(0, 120);
  return {
    file,
    line: line + 1,
    column: column + 1,
    message: source === '' ? error.reason : `${error.reason}\n    ${source}`,
  };
}

/** Stops the parser at too many nodes, before they take the memory; an alias counts once here. */
function nodeCounter(file: string): (event: string) => void {
  let nodes = 0;
  return (event) => {
    if (event === 'open' && ++nodes > MAX_VALUES) throw fileError(file, `more than ${MAX_VALUES} values`);
  };
}

/** Aliases make small files large: they are counted as often as they are used, before anything walks the value. */
function boundExpanded(root: unknown, written: number, file: string): void {
  const most = written + MAX_ALIASED;
  let [nodes, characters] = [0, 0];
  const pending: { readonly value: object; readonly depth: number }[] = [];
  if (typeof root === 'object' && root !== null) pending.push({ value: root, depth: 0 });
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, depth } = next;
    const children = Array.isArray(value) ? value : Object.values(value);
    nodes += children.length;
    if (!Array.isArray(value)) for (const key of Object.keys(value)) characters += key.length;
    for (const child of children) {
      if (typeof child === 'string') characters += child.length;
      else if (typeof child === 'object' && child !== null) pending.push({ value: child, depth: depth + 1 });
    }
    if (nodes > MAX_VALUES) throw fileError(file, `more than ${MAX_VALUES} nodes once its aliases are expanded`);
    if (depth > MAX_JSON_DEPTH) throw fileError(file, `nested deeper than ${MAX_JSON_DEPTH} levels`);
    if (characters > most) throw fileError(file, `more than ${MAX_ALIASED / MIB} MiB of text added by its aliases`);
  }
}

/** What PyYAML reads as a number and this parser does not, so that a text of that form must be quoted. */
const NUMBER_WITH_BLANKS = /^[-+]?(?:0[box])?[\d.:a-fA-F]*_[\d._:a-fA-F]*(?:e[-+]?\d+)?$/i;

/** Integers that a double cannot hold are written as they are. */
const BIG_INTEGER = new yaml.Type('!big-integer', {
  kind: 'scalar',
  resolve: (text: unknown) => typeof text === 'string' && NUMBER_WITH_BLANKS.test(text),
  predicate: (value: unknown) => typeof value === 'bigint',
  represent: String,
});

/** From here on JavaScript writes a whole number as `1e+21`, which PyYAML takes for a text. */
const EXPONENT_FROM = 1e21;
const { tag, resolve, construct, predicate } = TYPES.int;
const INTEGER = new yaml.Type(tag, {
  ...{ kind: 'scalar' as const, resolve, construct, predicate: predicate ?? undefined },
  represent: (value: unknown) =>
    Math.abs(value as number) < EXPONENT_FROM ? String(value) : String(value).replace(/^(-?\d)e/, '$1.0e'),
});

/** Characters that need no escape in YAML. */
const PRINTABLE = /^[\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]*$/;

/** JSON in a text on one line, most of all that is written: in single quotes, as the library would find out slowly. */
const JSON_LINE = new yaml.Type('!json-line', {
  kind: 'scalar',
  resolve: () => false,
  predicate: (value: unknown) => typeof value === 'string' && /^[{[]/.test(value) && PRINTABLE.test(value),
  represent: (value: unknown) => `'${String(value).replaceAll("'", "''")}'`,
});
const DUMP_SCHEMA = yaml.DEFAULT_SCHEMA.extend({ implicit: [INTEGER, BIG_INTEGER, JSON_LINE] });

/**
 * Writes a value as YAML. Equal objects are written out, not aliased; text that YAML 1.1 would read as a date or a
 * yes is quoted, so that PyYAML reads back the same.
 */
export function dumpYaml(value: unknown): string {
  return yaml.dump(value, { lineWidth: -1, noRefs: true, schema: DUMP_SCHEMA });
}
