import * as v from 'valibot';
import { MAX_JUDGED } from '../limits.js';
import { MAX_TEXT } from '../shown.js';
import type { Question } from '../steps/model.js';
import { namesWithAliases, type StepAlias } from '../steps/step.js';
import { jsonText, readBoundedJson } from '../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import { askJson, askText, decodeWith, invalidReply, objectSchema, scoreWith, type WantedReply } from './ask.js';
import { type CustomEvaluation, type CustomInput, type CustomOutput, errorKeyOf } from './custom-config.js';
import { type AnswerMetric, type AnswerTask, type CustomTask, requestWork, VERSION } from './metric.js';
import { DATA_RULE, decodeTemplate, escapeUnits, OWN_TSV_SYSTEM, promptOf } from './prompts.js';

export function customTaskOf(
  evaluation: CustomEvaluation,
  question: Question,
  source: Mapping,
  aliases: readonly StepAlias[],
): CustomTask {
  // In the order of graphrag-eval's checks.
  const readers: Readonly<Record<CustomInput, () => string | null>> = {
    question: () => question.text,
    reference_answer: () => answerText(question.referenceAnswer),
    actual_answer: () => answerText(own(source, 'actual_answer')),
    reference_steps: () => referenceStepsText(evaluation, question),
    actual_steps: () => actualStepsText(evaluation, own(source, 'actual_steps'), aliases),
  };
  const texts: Record<string, string> = {};
  for (const [input, read] of Object.entries(readers)) {
    if (!evaluation.inputs.includes(input as CustomInput)) continue;
    const text = read();
    if (text === null) {
      // graphrag-eval's message; each question has a text.
      const message = `${input.startsWith('actual') ? 'Actual output' : 'Reference'} missing key '${input}'`;
      return { kind: 'absent', message };
    }
    if (text.length > MAX_JUDGED) {
      const message = `${input} has ${text.length} characters; the maximum is ${MAX_JUDGED}`;
      return { kind: 'failed', trouble: 'blank', message };
    }
    texts[input] = text;
  }
  return { kind: 'complete', texts };
}

/** An answer as text for the judge; null without an answer. */
export function answerText(value: unknown): string | null {
  if (isAbsent(value)) return null;
  return typeof value === 'string' ? value : jsonText(value);
}

/** One list of steps per group; null without reference steps. */
function referenceStepsText({ steps }: CustomEvaluation, { groups }: Question): string | null {
  if (groups.length === 0) return null;
  const wanted = groups.map((group) => group.filter(({ name }) => name === steps?.name).map(({ source }) => source));
  return wanted.map((group) => stepsText(group, steps)).join('\n\n');
}

function actualStepsText({ steps }: CustomEvaluation, actualSteps: unknown, aliases: readonly StepAlias[]) {
  if (!Array.isArray(actualSteps)) return null;
  const isWanted = ({ name }: Mapping) =>
    typeof name === 'string' && steps !== null && namesWithAliases(name, aliases).has(steps.name);
  return stepsText(actualSteps.filter(isMapping).filter(isWanted), steps);
}

/** The steps as JSON in the form of Python's `json.dumps(steps, indent=2)`. */
function stepsText(steps: readonly Mapping[], wanted: CustomEvaluation['steps']): string {
  const keys = wanted?.keys ?? [];
  const parts = steps.map((step) => Object.fromEntries(keys.map((key) => [key, jsonValue(own(step, key))])));
  return jsonText(parts, 2).replace(/[\u007f-\uffff]/g, escapeUnits);
}

function jsonValue(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const json = readBoundedJson(value);
  return json.kind === 'value' ? json.value : value;
}

const scalar = v.union(
  [v.string(), v.pipe(v.number(), v.finite()), v.boolean(), v.null()],
  'a number, text, boolean or null',
);

/** A verdict: the values of the outputs in order; with protocol `tsv`, the parts of the reply as texts. */
const customVerdict = v.object({ values: v.array(scalar) });
type CustomVerdict = v.InferOutput<typeof customVerdict>;

const OUTPUT_TOKENS = 30;

/** The metric of a custom evaluation; `index`: its place in the config. */
export function customMetric(evaluation: CustomEvaluation, index: number, isJson: boolean): AnswerMetric {
  const { name, ...rest } = evaluation;
  const { outputs } = evaluation;
  // The judge replies with lines of tab-separated values, as in graphrag-eval, or with a JSON object.
  const protocol = isJson ? 'json' : 'tsv';
  const { system, parts, template } = promptParts(evaluation, protocol);
  const textsOf = ({ custom }: AnswerTask) => {
    const task = custom?.[index];
    return task?.kind === 'complete' ? task.texts : {};
  };
  return {
    name: `custom:${name}`,
    identityName: 'custom',
    figures: outputs.map(({ key }) => key),
    needs: ({ custom }) => custom?.[index] !== undefined,
    identity: { version: VERSION, protocol, prompt: system, ...rest },
    rules: { protocol },
    texts: textsOf,
    verdictWithoutAsking: ({ custom }) => {
      const task = custom?.[index];
      return !task || task.kind === 'complete' ? null : task;
    },
    work: (task) =>
      requestWork([...Object.values(textsOf(task)), JSON.stringify(parts)], OUTPUT_TOKENS * outputs.length),
    ask: (task, judge) => {
      const texts = textsOf(task);
      const messages = promptOf(system, texts, judge.delimiter(Object.values(texts)), template);
      return protocol === 'tsv'
        ? askText(judge, messages, (text) => decodeLine(text, outputs))
        : askJson(judge, messages, wantedReply(outputs));
    },
    score: scoreWith(customVerdict, ({ values }) => {
      const read = values.map((value) => (protocol === 'tsv' ? parsePart(String(value)) : value));
      if (read.length !== outputs.length || rangeProblem(read, outputs) !== null) return null;
      return { entry: Object.fromEntries(outputs.map(({ key }, at) => [key, read[at]])) };
    }),
    failure: (message) => Object.fromEntries([...outputs.map(({ key }) => [key, null]), [errorKeyOf(name), message]]),
  };
}

/** The user's instructions and the descriptions of the outputs; in the template, all inputs follow them. */
function promptParts({ instructions, outputs, inputs }: CustomEvaluation, protocol: 'json' | 'tsv') {
  const head = `Output the following values${protocol === 'tsv' ? ' separated by tabs' : ''}:`;
  // Braces have a meaning in a template.
  const lines = outputs.map(({ key, description }) => `- ${key.replace(/[{}]/g, '$&$&')}: ${description}`);
  const text = `${instructions.trim()}\n\n${[head, ...lines].join('\n')}`;
  const keys = outputs.map(({ key }) => `${JSON.stringify(key)}: …`).join(', ');
  const form = `Reply with one JSON object and nothing else, with these keys in this order: {${keys}}`;
  const system =
    protocol === 'tsv' ? OWN_TSV_SYSTEM : `Follow the instructions of the next message. ${form}\n\n${DATA_RULE}`;
  const parts = decodeTemplate(text, 'custom_evaluations', inputs);
  const sections = inputs.flatMap((input) => {
    const heading = input.replaceAll('_', ' ');
    return [`\n\n# ${heading.charAt(0).toUpperCase()}${heading.slice(1)}\n`, { field: input }];
  });
  return { system, parts, template: [...parts, ...sections] };
}

function decodeLine(text: string, outputs: readonly CustomOutput[]): Decoded<CustomVerdict> {
  const parts = text.split('\t');
  const problem =
    parts.length === outputs.length
      ? rangeProblem(parts.map(parsePart), outputs)
      : `Expected ${outputs.length} tab-separated values, got: ${cutText(text)}`;
  return problem === null ? ok({ values: parts.map(cutText) }) : invalidReply(problem);
}

/** The reply with the values of the outputs, in the order of the config. */
function wantedReply(outputs: readonly CustomOutput[]): WantedReply<CustomVerdict> {
  const type = (output: CustomOutput) => (hasRange(output) ? 'number' : ['number', 'string', 'boolean', 'null']);
  const decodeObject = decodeWith(v.object(Object.fromEntries(outputs.map(({ key }) => [key, scalar]))));
  return {
    name: 'custom_evaluation',
    schema: objectSchema(Object.fromEntries(outputs.map((output) => [output.key, { type: type(output) }]))),
    decode: (value) => {
      const read = decodeObject(value);
      if (read.kind === 'invalid') return read;
      const values = outputs.map(({ key }) => cutText(read.value[key] ?? null));
      const problem = rangeProblem(values, outputs);
      return problem === null ? ok({ values }) : invalidReply(problem);
    },
  };
}

function hasRange({ min, max }: CustomOutput): boolean {
  return min !== null || max !== null;
}

/** The first value that is not a number in the range of its output, in words; null: there is none. */
function rangeProblem(values: readonly unknown[], outputs: readonly CustomOutput[]): string | null {
  for (const [at, output] of outputs.entries()) {
    const { key, min, max } = output;
    const value = values[at];
    const isInRange = typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
    if (isInRange || !hasRange(output)) continue;
    const range = max === null ? `of at least ${min}` : min === null ? `of at most ${max}` : `from ${min} to ${max}`;
    return `${key}: expected a number ${range}, got ${jsonText(value).slice(0, 100)}`;
  }
  return null;
}

function cutText<T>(value: T): T | string {
  return typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT - 1)}…` : value;
}

/** A part of a tab-separated reply: its JSON value, or the text itself where it is not JSON with finite numbers. */
function parsePart(part: string): unknown {
  // A value that is nested too deeply could not be written.
  if (readBoundedJson(part).kind === 'invalid') return part;
  try {
    const value: unknown = JSON.parse(part);
    return isFiniteJson(value) ? value : part;
  } catch {
    return part;
  }
}

function isFiniteJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isFiniteJson);
}
