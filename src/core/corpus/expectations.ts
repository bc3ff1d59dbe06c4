import { type Expectation, type Expected, VALUE_TYPES } from '../steps/model.js';
import { ANY_ITEM, decodePath, type JsonPath, PATH_FORMS } from '../text/json-path.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import type { CompilePattern, Pattern } from '../text/wildcards.js';
import type { Problem } from '../words/errors.js';
import { nearest } from './keys.js';
import { kindInWords } from './shape.js';

/** Rules of `expect`, each for one path. */
export const RULE_KEYS = ['any', 'regex', 'includes', 'number', 'type'] as const;
const KEYS = [...RULE_KEYS, 'tolerance', 'or_absent'];
const FORMS = `expected one of ${RULE_KEYS.join(', ')}, or or_absent: true`;
interface ExpectReading {
  readonly compile: CompilePattern | null;
  readonly ignoreCase: boolean;
  readonly problems: Problem[];
}

/** Reads `expect` of a step. Adds problems to `problems`, with paths below the step. */
export function decodeExpectations(raw: Mapping, { compile, ignoreCase, problems }: ExpectReading): Expectation[] {
  const known = new Map<string, string>();
  return Object.entries(raw).flatMap(([written, rule]): Expectation[] => {
    const at = ['expect', written];
    const decoded = decodePath(written) ?? [];
    const [side, ...path] = decoded;
    if ((side !== 'args' && side !== 'output') || path.length === 0) {
      const message = `expected ${PATH_FORMS} that begins with args. or output., got ${kindInWords(written)}`;
      problems.push({ path: at, message });
      return [];
    }
    const same = JSON.stringify(decoded.map((key) => (key === ANY_ITEM ? null : key)));
    const other = known.get(same);
    if (other !== undefined) problems.push({ path: at, message: `the same path as ${other}; one path has one rule` });
    known.set(same, written);
    const expected = decodeRule(rule, (source) => compile?.(source, ignoreCase) ?? null);
    if ('kind' in expected) {
      return [{ side, path: path as JsonPath, expected, orAbsent: own(rule as Mapping, 'or_absent') === true }];
    }
    problems.push({ path: [...at, ...expected.keys], message: expected.message });
    return [];
  });
}

/** The problem with a rule, below its path. */
interface Wrong {
  readonly keys: readonly string[];
  readonly message: string;
}

type Compile = (source: string) => Pattern | null;

function decodeRule(rule: unknown, compile: Compile): Expected | Wrong {
  if (!isMapping(rule)) return { keys: [], message: `${FORMS}, as in {any: [a, b]}; got ${kindInWords(rule)}` };
  const unknown = Object.keys(rule).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) {
    const near = nearest(unknown, KEYS);
    return { keys: [unknown], message: `unknown rule; ${near === null ? FORMS : `did you mean ${near}?`}` };
  }
  const orAbsent = own(rule, 'or_absent');
  if (orAbsent !== undefined && typeof orAbsent !== 'boolean') {
    return { keys: ['or_absent'], message: `expected true or false, got ${kindInWords(orAbsent)}` };
  }
  const given = RULE_KEYS.filter((key) => Object.hasOwn(rule, key));
  const [name, ...more] = given;
  if (more.length > 0) return { keys: [], message: `expected one rule, got ${given.join(' and ')}` };
  if (name === undefined) return orAbsent === true ? { kind: 'free' } : { keys: [], message: FORMS };
  const { decode, expected } = RULES[name];
  const value = own(rule, name);
  return decode(value, rule, compile) ?? { keys: [name], message: `${expected(value)}, got ${kindInWords(value)}` };
}

interface RuleRow {
  /** null: the value is invalid for the rule. */
  readonly decode: (value: unknown, rule: Mapping, compile: Compile) => Expected | Wrong | null;
  readonly expected: (value: unknown) => string;
}

const RULES: Readonly<Record<(typeof RULE_KEYS)[number], RuleRow>> = {
  any: {
    decode: (value) => {
      if (!Array.isArray(value)) return null;
      return value.length > 0
        ? { kind: 'any', values: value }
        : { keys: ['any'], message: 'expected at least one value' };
    },
    expected: () => 'expected a list of values',
  },
  regex: {
    decode: (value, _, compile) => {
      if (typeof value !== 'string') return null;
      const pattern = compile(value);
      if (pattern?.kind !== 'invalid') return { kind: 'regex', source: value, pattern };
      return { keys: ['regex'], message: `not a regular expression (in the syntax of RE2): ${pattern.reason}` };
    },
    expected: () => 'expected a regular expression',
  },
  includes: {
    decode: (value) => (typeof value === 'string' && value !== '' ? { kind: 'includes', text: value } : null),
    expected: () => 'expected a text that is not empty',
  },
  number: {
    decode: (value, rule) => {
      const tolerance = own(rule, 'tolerance') ?? 0;
      if (typeof value !== 'number' || !Number.isFinite(value)) return null;
      if (typeof tolerance === 'number' && tolerance >= 0 && Number.isFinite(tolerance)) {
        return { kind: 'number', value, tolerance };
      }
      return { keys: ['tolerance'], message: `expected a number of at least 0, got ${kindInWords(tolerance)}` };
    },
    expected: (value) =>
      `expected a number${typeof value === 'bigint' ? `, as in any: [${value}], for an integer of more digits` : ''}`,
  },
  type: {
    decode: (value) => {
      const type = VALUE_TYPES.find((one) => one === value);
      return type ? { kind: 'type', type } : null;
    },
    expected: () => `expected ${VALUE_TYPES.join(', ')}`,
  },
};
