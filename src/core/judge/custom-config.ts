import * as v from 'valibot';
import { strictMapping } from '../corpus/shape.js';
import { isMapping } from '../text/values.js';
import { StepgateError } from '../words/errors.js';
import { MEASURES } from '../words/figure-table.js';
import { decodeTemplate } from './prompts.js';

/** The inputs of a custom evaluation. */
const CUSTOM_INPUTS = ['question', 'reference_answer', 'actual_answer', 'reference_steps', 'actual_steps'] as const;
export type CustomInput = (typeof CUSTOM_INPUTS)[number];

const output = v.union(
  [v.string(), strictMapping({ description: v.string(), min: v.optional(v.number()), max: v.optional(v.number()) })],
  'expected a description, or a mapping with description, min and max',
);
const OUTPUTS = v.pipe(
  v.custom<Record<string, unknown>>(isMapping, 'expected a mapping of names to descriptions'),
  v.record(v.string(), output),
  v.check(
    (outputs) => Object.keys(outputs).length > 0,
    'expected at least one output, as in score: a number from 0 to 1',
  ),
);

const EVALUATION = {
  name: v.string(),
  inputs: v.pipe(
    v.array(v.picklist(CUSTOM_INPUTS, `expected one of ${CUSTOM_INPUTS.join(', ')}`)),
    v.minLength(1, `expected at least one of ${CUSTOM_INPUTS.join(', ')}`),
    v.check((inputs) => new Set(inputs).size === inputs.length, 'expected each input once'),
  ),
  instructions: v.string(),
  outputs: OUTPUTS,
  steps_name: v.nullish(v.string()),
  steps_keys: v.nullish(
    v.pipe(v.array(v.picklist(['args', 'output'])), v.minLength(1, 'expected args, output, or both')),
  ),
};

const evaluation = v.pipe(
  strictMapping(EVALUATION),
  v.check(
    ({ inputs, steps_name, steps_keys }) => !inputs.some(isSteps) || ((steps_name ?? null) !== null && !!steps_keys),
    'expected steps_name and steps_keys for the inputs reference_steps and actual_steps',
  ),
);

export const customSection = v.nullish(
  v.pipe(v.array(evaluation), v.minLength(1, 'expected at least one evaluation, or no section')),
);

export type CustomEvaluation = ReturnType<typeof customEvaluationsOf>[number];

/** A value that the judge returns. With a range, it must be a number in it. */
export type CustomOutput = CustomEvaluation['outputs'][number];

export function customEvaluationsOf(section: v.InferOutput<typeof customSection>) {
  return (section ?? []).map(({ name, inputs, instructions, outputs, steps_name, steps_keys }) => ({
    name,
    inputs,
    instructions,
    /** In the order of the config, in which the judge returns them. */
    outputs: Object.entries(outputs).map(([key, value]) => {
      const { description, min = null, max = null } = typeof value === 'string' ? { description: value } : value;
      return { key, description, min, max };
    }),
    /** The name and the parts of the sent steps; null: no steps are sent. */
    steps: inputs.some(isSteps)
      ? { name: steps_name ?? '', keys: (['args', 'output'] as const).filter((key) => steps_keys?.includes(key)) }
      : null,
  }));
}

function isSteps(input: CustomInput): boolean {
  return input === 'reference_steps' || input === 'actual_steps';
}

/** Faults that the shape does not show: names that are taken, and invalid placeholders. */
export function customProblems(evaluations: readonly CustomEvaluation[]) {
  const errorKeys = new Set(evaluations.map(({ name }) => errorKeyOf(name)));
  return evaluations.flatMap((evaluation, index) => {
    const { name, inputs, instructions, outputs } = evaluation;
    const at = ['custom_evaluations', index];
    const earlier = evaluations.slice(0, index);
    return [
      ...nameProblems(name, earlier).map((message) => ({ path: [...at, 'name'], message })),
      ...outputs.flatMap((output) => {
        const ofText = templateProblems(output.description, inputs);
        const messages = [...outputProblems(output, earlier, errorKeys), ...ofText];
        return messages.map((message) => ({ path: [...at, 'outputs', output.key], message }));
      }),
      ...templateProblems(instructions, inputs).map((message) => ({ path: [...at, 'instructions'], message })),
    ];
  });
}

/** The key of the entry with the reason for missing outputs. */
export function errorKeyOf(name: string): string {
  return `${name}_error`;
}

function nameProblems(name: string, earlier: readonly CustomEvaluation[]): string[] {
  const same = earlier.findIndex((one) => one.name === name);
  if (same >= 0) return [`custom_evaluations[${same}] has the same name ${JSON.stringify(name)}`];
  return isTaken(errorKeyOf(name)) ? [`the key ${errorKeyOf(name)} is taken; choose another name`] : [];
}

function outputProblems(
  { key, min, max }: CustomOutput,
  earlier: readonly CustomEvaluation[],
  errorKeys: ReadonlySet<string>,
): string[] {
  const same = earlier.findIndex(({ outputs }) => outputs.some((output) => output.key === key));
  return [
    ...(same >= 0 ? [`custom_evaluations[${same}] has an output with the same name`] : []),
    ...(isTaken(key) || errorKeys.has(key) ? ['the name is taken; choose another name'] : []),
    ...(/^[-+]?\d+(?:\.\d+)?$/.test(key) ? ['expected a name, got a number'] : []),
    ...(min !== null && max !== null && min >= max ? ['expected min below max'] : []),
  ];
}

/** Keys of entries, aggregates and reports that have another meaning. */
const TAKEN = new Set([
  ...['template_id', 'question_id', 'question_text', 'trial', 'trials', 'status', 'error', 'rules', 'answer'],
  ...['reference_answer', 'reference_steps', 'reference_steps_any_of', 'actual_answer', 'actual_steps'],
  ...MEASURES,
  ...['steps_score', 'steps_details', 'rows_f1', 'texts', 'calls', 'per_template', 'micro', 'macro'],
  ...['rules_score', 'rules_broken', 'rules_checked', 'rules_not_checked', 'rule_violations'],
  ...['questions', 'templates', 'extra_calls', '__proto__'],
]);

/** Beginnings of names of groups of keys, and of paths into them. */
const TAKEN_BEGINNINGS = ['answer_', 'retrieval_', 'number_of_', 'steps.', 'rules_score.', 'rule_violations.'];

/** Whether a key of an entry cannot be the name of an output. */
export function isTaken(key: string): boolean {
  return TAKEN.has(key) || TAKEN_BEGINNINGS.some((beginning) => key.startsWith(beginning));
}

function templateProblems(text: string, inputs: readonly CustomInput[]): string[] {
  try {
    decodeTemplate(text, '', inputs);
    return [];
  } catch (error) {
    if (!(error instanceof StepgateError)) throw error;
    return [error.message.replace(/^: /, '')];
  }
}
