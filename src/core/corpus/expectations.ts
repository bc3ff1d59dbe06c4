import { type Expectation, type Expected, VALUE_TYPES, type ValueType } from '../steps/model.js';
import { ANY_ITEM, decodePath, type JsonPath, PATH_FORMS } from '../text/json-path.js';
import { isMapping, type Mapping, own, type Path } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { nearest } from './keys.js';
import { kindInWords } from './shape.js';

/** Rules of `expect`, each for one path. */
export const RULE_KEYS = ['any', 'regex', 'includes', 'number', 'type'] as const;
const KEYS = [...RULE_KEYS, 'tolerance', 'or_absent'];
const FORMS = `expected one of ${RULE_KEYS.join(', ')}, or or_absent: true`;
/** Maximum paths of one step and values of one `any`, because more are a mistake of the program that wrote them. */
const MAX_PATHS = 1000;
const MAX_VALUES = 10_000;

type Trouble = (path: Path, message: string) => void;

interface ExpectReading {
  readonly compile: CompilePattern | null;
  readonly ignoreCase: boolean;
  readonly trouble: Trouble;
}

/** Reads `expect` of a step; what is wrong goes to `trouble`, at a path below the step. */
export function decodeExpectations(raw: Mapping, reading: ExpectReading): Expectation[] {
  const entries = Object.entries(raw);
  if (entries.length > MAX_PATHS)
    reading.trouble(['expect'], `expected at most ${MAX_PATHS} paths, got ${entries.length}`);
  const known = new Map<string, string>();
  return entries.slice(0, MAX_PATHS).flatMap(([written, rule]) => {
    const at = ['expect', written];
    const decoded = decodePath(written) ?? [];
    const [side, ...path] = decoded;
    if ((side !== 'args' && side !== 'output') || path.length === 0) {
      const message = `expected ${PATH_FORMS} that begins with args. or output., got ${kindInWords(written)}`;
      reading.trouble(at, message);
      return [];
    }
    const same = JSON.stringify(decoded.map((key) => (key === ANY_ITEM ? null : key)));
    const other = known.get(same);
    if (other !== undefined) reading.trouble(at, `the same path as ${other}; one path has one rule`);
    known.set(same, written);
    const expected = isMapping(rule) ? decodeRule(rule, at, reading) : null;
    if (!isMapping(rule)) reading.trouble(at, `${FORMS}, as in {any: [a, b]}; got ${kindInWords(rule)}`);
    return expected
      ? [{ side, path: path as JsonPath, expected, orAbsent: own(rule as Mapping, 'or_absent') === true }]
      : [];
  });
}

function decodeRule(rule: Mapping, at: Path, reading: ExpectReading): Expected | null {
  for (const key of Object.keys(rule)) {
    if (KEYS.includes(key)) continue;
    const near = nearest(key, KEYS);
    reading.trouble([...at, key], `unknown rule; ${near === null ? FORMS : `did you mean ${near}?`}`);
    return null;
  }
  const orAbsent = own(rule, 'or_absent');
  if (orAbsent !== undefined && typeof orAbsent !== 'boolean') {
    reading.trouble([...at, 'or_absent'], `expected true or false, got ${kindInWords(orAbsent)}`);
    return null;
  }
  const given = RULE_KEYS.filter((key) => Object.hasOwn(rule, key));
  const [name, ...more] = given;
  if (more.length > 0) {
    reading.trouble(at, `expected one rule, got ${given.join(' and ')}`);
    return null;
  }
  if (name === undefined) {
    if (orAbsent === true) return { kind: 'free' };
    reading.trouble(at, FORMS);
    return null;
  }
  return DECODERS[name](own(rule, name), [...at, name], rule, reading);
}

type RuleDecoder = (value: unknown, at: Path, rule: Mapping, reading: ExpectReading) => Expected | null;

const DECODERS: Readonly<Record<(typeof RULE_KEYS)[number], RuleDecoder>> = {
  any: (value, at, _, { trouble }) => {
    if (Array.isArray(value) && value.length > 0 && value.length <= MAX_VALUES) return { kind: 'any', values: value };
    const found = Array.isArray(value) ? `${value.length}` : kindInWords(value);
    trouble(at, `expected a list of 1 to ${MAX_VALUES} values, got ${found}`);
    return null;
  },
  regex: (value, at, _, { compile, ignoreCase, trouble }) => {
    if (typeof value !== 'string') {
      trouble(at, `expected a regular expression, got ${kindInWords(value)}`);
      return null;
    }
    const pattern = compile?.(value, ignoreCase) ?? null;
    if (pattern?.kind !== 'invalid') return { kind: 'regex', source: value, pattern };
    trouble(at, `not a regular expression (in the syntax of RE2): ${pattern.reason}`);
    return null;
  },
  includes: (value, at, _, { trouble }) => {
    if (typeof value === 'string' && value !== '') return { kind: 'includes', text: value };
    trouble(at, `expected a text that is not empty, got ${kindInWords(value)}`);
    return null;
  },
  number: (value, at, rule, { trouble }) => {
    const tolerance = own(rule, 'tolerance') ?? 0;
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      const large = typeof value === 'bigint' ? `, as in any: [${value}], for an integer of more digits` : '';
      trouble(at, `expected a number${large}, got ${kindInWords(value)}`);
      return null;
    }
    if (typeof tolerance === 'number' && tolerance >= 0 && Number.isFinite(tolerance)) {
      return { kind: 'number', value, tolerance };
    }
    trouble([...at.slice(0, -1), 'tolerance'], `expected a number of at least 0, got ${kindInWords(tolerance)}`);
    return null;
  },
  type: (value, at, _, { trouble }) => {
    const type = VALUE_TYPES.find((one) => one === value) as ValueType | undefined;
    if (type) return { kind: 'type', type };
    trouble(at, `expected ${VALUE_TYPES.join(', ')}, got ${kindInWords(value)}`);
    return null;
  },
};
