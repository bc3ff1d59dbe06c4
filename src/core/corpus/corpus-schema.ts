import * as v from 'valibot';
import { OUTPUT_MATCHES } from '../steps/match-outputs.js';
import { VALUE_TYPES } from '../steps/model.js';
import { NORMALIZATIONS } from '../tables/value-rules.js';
import { isMapping, type Mapping } from '../text/values.js';
import { listChoices } from './option-values.js';
import { answerSchema, rulesSchema } from './rules.js';
import { amount, amountOr, idText, nonNegative, strictMapping } from './shape.js';

const tolerancesByPath = v.pipe(
  v.custom<Mapping>(isMapping, 'expected a mapping of paths to tolerances'),
  v.record(v.string(), amount),
);
const tolerance = amountOr({ paths: v.optional(tolerancesByPath) }, ', or {paths: {"orders[*].total": 0.01}}');

/** One of several words. Other usual words can be understood in two ways. */
function choice<T extends string>(choices: readonly T[]) {
  return v.nullish(
    v.picklist(choices, ({ input }) =>
      /^(?:subset|superset)$/i.test(String(input))
        ? "expected includes (the agent's value may hold more) or within (it may hold less)"
        : `expected ${listChoices(choices)}`,
    ),
  );
}

const TEXT = 'expected a text that is not empty';
const expectedNumber = v.custom<number>(Number.isFinite, ({ input }) =>
  typeof input === 'bigint'
    ? `expected a number, as in any: [${input}], for an integer of more digits`
    : 'expected a number',
);

const EXPECTATIONS = {
  any: v.optional(
    v.pipe(v.array(v.unknown(), 'expected a list of values'), v.minLength(1, 'expected at least one value')),
  ),
  regex: v.optional(v.string('expected a regular expression')),
  includes: v.optional(v.pipe(v.string(TEXT), v.nonEmpty(TEXT))),
  number: v.optional(expectedNumber),
  type: v.optional(v.picklist(VALUE_TYPES, `expected ${VALUE_TYPES.join(', ')}`)),
};
const FORMS = `expected one of ${Object.keys(EXPECTATIONS).join(', ')}, or or_absent: true`;

const rulesIn = (rule: Mapping) => Object.keys(EXPECTATIONS).filter((key) => Object.hasOwn(rule, key));

const expectationSchema = v.pipe(
  v.custom<Mapping>(isMapping, `${FORMS}, as in {any: [a, b]}`),
  v.check(
    (rule) => rulesIn(rule).length < 2,
    ({ input }) => `expected one rule, got ${rulesIn(input).join(' and ')}`,
  ),
  strictMapping({
    ...EXPECTATIONS,
    tolerance: v.nullish(nonNegative),
    or_absent: v.optional(v.boolean('expected true or false')),
  }),
  v.check((rule) => rulesIn(rule).length > 0 || rule.or_absent === true, FORMS),
);

/** The key `expect` of a step: rules by path. */
const expectSchema = v.pipe(
  v.custom<Mapping>(isMapping, 'expected a mapping of paths to rules, as in {args.unit: {any: [C, celsius]}}'),
  v.record(v.string(), expectationSchema),
);

const names = v.nullish(v.array(v.string(), 'expected a list of names'));

const matchingKeys = {
  match_args: choice(['ignore', 'exact', 'includes', 'within', 'shallow']),
  match_output: choice(OUTPUT_MATCHES),
  tolerance: v.nullish(tolerance),
  unordered: v.nullish(v.union([v.boolean(), v.array(v.string())], 'expected true, false or a list of paths')),
  ignore: v.nullish(v.array(v.string(), 'expected a list of paths')),
  normalize: v.nullish(
    v.array(
      v.picklist(NORMALIZATIONS, `expected ${NORMALIZATIONS.join(', ')}`),
      `expected a list of ${NORMALIZATIONS.join(', ')}`,
    ),
  ),
  rows_at: v.nullish(v.union([v.string(), v.array(v.string())], 'expected a path or a list of paths')),
  columns: names,
  header: v.nullish(v.boolean()),
  text: names,
  nulls: v.nullish(v.array(v.string(), 'expected a list of texts')),
  expect: v.nullish(expectSchema),
  reuse: v.nullish(v.boolean()),
};

const id = v.union([
  v.pipe(idText, v.nonEmpty('expected an id, got an empty text')),
  v.number(),
  v.bigint(),
  v.boolean(),
]);
const tags = v.nullish(v.array(v.string()));

/** A flag, also as a word that YAML 1.1 reads as true or false; in JSON, such words are texts. */
const WORDS = [...['yes', 'Yes', 'YES', 'on', 'On', 'ON', 'no', 'No', 'NO', 'off', 'Off', 'OFF']] as const;
const flag = v.nullish(v.union([v.boolean(), v.picklist(WORDS)], 'expected true or false'));

/** Whether a flag is set; null where it is not given. */
export function isSet(value: v.InferOutput<typeof flag>): boolean | null {
  return typeof value === 'string' ? /^(?:yes|on)$/i.test(value) : (value ?? null);
}

export const stepSchema = v.looseObject({
  name: v.pipe(v.string(), v.nonEmpty('expected a step name')),
  args: v.nullish(v.custom<Mapping>(isMapping, 'expected a mapping of arguments')),
  output: v.optional(v.unknown()),
  output_media_type: v.nullish(v.string()),
  status: v.nullish(v.string()),
  ordered: v.nullish(
    v.union([v.boolean(), v.picklist(WORDS), v.array(v.string())], 'expected true, false or a list of columns'),
  ),
  required_columns: v.nullish(v.array(v.string())),
  ignore_duplicates: flag,
  ...matchingKeys,
});

/** An alternative in `any_of`. It cannot have `any_of` itself. */
const alternative = v.pipe(
  v.custom<Mapping>(
    (item) => !isAnyOf(item),
    'expected a step, as in {name: …}: any_of cannot be nested; put all its steps in one list',
  ),
  stepSchema,
);

export const alternativesSchema = v.looseObject({
  any_of: v.pipe(
    v.array(alternative, 'expected a list of steps, as in {any_of: [{name: …}, {name: …}]}'),
    v.minLength(1, 'expected at least one step'),
  ),
});

export function isAnyOf(step: unknown): step is RawAnyOf {
  return isMapping(step) && Object.hasOwn(step, 'any_of');
}

/** One step, or alternatives, one of which must happen. */
export const groupItem = v.lazy<typeof stepSchema | typeof alternativesSchema>((item) =>
  isAnyOf(item) ? alternativesSchema : stepSchema,
);

const NESTED = 'expected a list of groups, each a list of steps, as in [[{name: …}], [{name: …}]]';

const groupsSchema = v.nullish(v.array(v.nullish(v.array(groupItem, NESTED)), NESTED));
const WAYS =
  'expected a list of alternatives to reference_steps, each a list of groups, as in [[[{name: …}]], [[{name: …}]]]';

const EXTRA_CALLS = 'expected forbid, allow, or {forbid: true, except: [search_*]}';
const extraCalls = v.nullish(
  v.union(
    [
      v.picklist(['allow', 'forbid']),
      strictMapping({ forbid: v.optional(v.boolean()), except: v.optional(v.array(v.string())) }),
    ],
    EXTRA_CALLS,
  ),
);

/** Keys that steps have if they do not have their own: how they are compared. */
export const stepDefaultsSchema = v.strictObject(
  matchingKeys,
  `expected a mapping of keys that say how steps are compared: ${Object.keys(matchingKeys).join(', ')}`,
);

export type StepDefaults = v.InferOutput<typeof stepDefaultsSchema>;

export const questionSchema = v.looseObject({
  id,
  question_text: v.string(),
  reference_answer: v.optional(v.unknown()),
  reference_steps: groupsSchema,
  reference_steps_any_of: v.nullish(v.array(groupsSchema, WAYS)),
  rules: v.nullish(rulesSchema),
  answer: answerSchema,
  extra_calls: extraCalls,
  tags,
  draft: flag,
});

export const templateSchema = v.looseObject({
  template_id: id,
  name: v.nullish(v.string()),
  description: v.nullish(v.string()),
  questions: v.nullish(v.array(questionSchema)),
  rules: v.nullish(rulesSchema),
  extra_calls: extraCalls,
  step_defaults: v.nullish(stepDefaultsSchema),
  tags,
  draft: flag,
});

/** The keys that change how a step is compared. A step without them is compared by its name and media type. */
export const MATCHING_KEYS = Object.keys(matchingKeys) as readonly (keyof typeof matchingKeys)[];
export const TEMPLATE_KEYS = Object.keys(templateSchema.entries);
export const QUESTION_KEYS = Object.keys(questionSchema.entries);
/** Entries also have `matches`, which a corpus may keep. */
export const STEP_KEYS = [...Object.keys(stepSchema.entries), 'matches'];

export const corpusSchema = v.array(
  templateSchema,
  'expected a list of templates, as in `- template_id: …` (`stepgate import-corpus` reads those of other tools)',
);

export type RawTemplate = v.InferOutput<typeof templateSchema>;
export type RawQuestion = v.InferOutput<typeof questionSchema>;
export type RawStep = v.InferOutput<typeof stepSchema>;
export type RawAnyOf = v.InferOutput<typeof alternativesSchema>;
export type RawExpectation = v.InferOutput<typeof expectationSchema>;
export type RawGroups = v.InferOutput<typeof groupsSchema>;
