import * as v from 'valibot';
import { type Expectation, type Expected, VALUE_TYPES } from '../steps/model.js';
import { ANY_ITEM, decodePath, type JsonPath, PATH_FORMS } from '../text/json-path.js';
import { isMapping, type Mapping } from '../text/values.js';
import type { CompilePattern, Pattern } from '../text/wildcards.js';
import type { Problem } from '../words/errors.js';
import { kindInWords, nonNegative, patternProblem, strictMapping } from './shape.js';

const TEXT = 'expected a text that is not empty';
const number = v.custom<number>(Number.isFinite, ({ input }) =>
  typeof input === 'bigint'
    ? `expected a number, as in any: [${input}], for an integer of more digits`
    : 'expected a number',
);

const RULES = {
  any: v.optional(
    v.pipe(v.array(v.unknown(), 'expected a list of values'), v.minLength(1, 'expected at least one value')),
  ),
  regex: v.optional(v.string('expected a regular expression')),
  includes: v.optional(v.pipe(v.string(TEXT), v.nonEmpty(TEXT))),
  number: v.optional(number),
  type: v.optional(v.picklist(VALUE_TYPES, `expected ${VALUE_TYPES.join(', ')}`)),
};
const FORMS = `expected one of ${Object.keys(RULES).join(', ')}, or or_absent: true`;

const rulesIn = (rule: Mapping) => Object.keys(RULES).filter((key) => Object.hasOwn(rule, key));

const ruleSchema = v.pipe(
  v.custom<Mapping>(isMapping, `${FORMS}, as in {any: [a, b]}`),
  v.check(
    (rule) => rulesIn(rule).length < 2,
    ({ input }) => `expected one rule, got ${rulesIn(input).join(' and ')}`,
  ),
  strictMapping({
    ...RULES,
    tolerance: v.nullish(nonNegative),
    or_absent: v.optional(v.boolean('expected true or false')),
  }),
  v.check((rule) => rulesIn(rule).length > 0 || rule.or_absent === true, FORMS),
);

/** The key `expect` of a step: rules by path. */
export const expectSchema = v.pipe(
  v.custom<Mapping>(isMapping, 'expected a mapping of paths to rules, as in {args.unit: {any: [C, celsius]}}'),
  v.record(v.string(), ruleSchema),
);

interface ExpectReading {
  readonly compile: CompilePattern | null;
  readonly ignoreCase: boolean;
  readonly problems: Problem[];
}

/** Reads `expect` of a step. Adds problems to `problems`, with paths below the step. */
export function decodeExpectations(raw: v.InferOutput<typeof expectSchema>, reading: ExpectReading): Expectation[] {
  const { compile, ignoreCase, problems } = reading;
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
    const expected = expectedOf(rule, (source) => compile?.(source, ignoreCase) ?? null);
    const message = expected.kind === 'regex' ? patternProblem(expected.pattern) : null;
    if (message !== null) problems.push({ path: [...at, 'regex'], message });
    return [{ side, path: path as JsonPath, expected, orAbsent: rule.or_absent === true }];
  });
}

function expectedOf(
  { any, regex, includes, number: value, tolerance, type }: v.InferOutput<typeof ruleSchema>,
  compile: (source: string) => Pattern | null,
): Expected {
  if (any !== undefined) return { kind: 'any', values: any };
  if (regex !== undefined) return { kind: 'regex', source: regex, pattern: compile(regex) };
  if (includes !== undefined) return { kind: 'includes', text: includes };
  if (value !== undefined) return { kind: 'number', value, tolerance: tolerance ?? 0 };
  return type === undefined ? { kind: 'free' } : { kind: 'type', type };
}
