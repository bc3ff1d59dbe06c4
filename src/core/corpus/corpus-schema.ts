import * as v from 'valibot';
import { OUTPUT_MATCHES } from '../steps/match-outputs.js';
import { NORMALIZATIONS } from '../tables/value-rules.js';
import { isMapping, type Mapping } from '../text/values.js';
import { expectSchema } from './expectations.js';
import { listChoices } from './option-values.js';
import { answerSchema, rulesSchema } from './rules.js';
import { amount, amountOr, idText, strictMapping } from './shape.js';

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
export type RawGroups = v.InferOutput<typeof groupsSchema>;
