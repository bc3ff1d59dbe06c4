import * as v from 'valibot';
import type { Question } from '../steps/model.js';
import { namesWithAliases, type StepAlias } from '../steps/step.js';
import { jsonText, readBoundedJson } from '../text/json.js';
import { depthWithin, isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import {
  CUSTOM_INPUTS,
  type CustomEvaluation,
  type CustomInput,
  type CustomOutput,
  type CustomTask,
  errorKeyOf,
  MAX_OUTPUTS,
} from './custom-config.js';
import { type Judge, type Message, unusableReply } from './judge.js';
import { type AnswerMetric, type AnswerTask, type Figures, requestWork, VERSION } from './metric.js';
import {
  askJson,
  DATA_RULE,
  decodeTemplate,
  encloseText,
  invalidReply,
  OWN_TSV_SYSTEM,
  type Read,
  renderTemplate,
  type Template,
} from './prompts.js';

/** graphrag-eval's messages for missing inputs. */
const MISSING: Readonly<Record<CustomInput, string>> = {
  question: "Reference missing key 'question_text'",
  reference_answer: "Reference missing key 'reference_answer'",
  actual_answer: "Actual output missing key 'actual_answer'",
  reference_steps: "Reference missing key 'reference_steps'",
  actual_steps: "Actual output missing key 'actual_steps'",
};

/** Maximum length of an input in characters. A longer one is more likely a whole table than a text to judge. */
export const MAX_INPUT = 200_000;

/** Reads the inputs of an evaluation from a question and the recorded response. */
export function customTaskOf(
  evaluation: CustomEvaluation,
  question: Question,
  source: Mapping,
  aliases: readonly StepAlias[],
): CustomTask {
  const readers: Readonly<Record<CustomInput, () => string | null>> = {
    question: () => question.text,
    reference_answer: () => answerText(question.referenceAnswer),
    actual_answer: () => answerText(own(source, 'actual_answer')),
    reference_steps: () => referenceStepsText(evaluation, question),
    actual_steps: () => actualStepsText(evaluation, own(source, 'actual_steps'), aliases),
  };
  const texts: Record<string, string> = {};
  for (const input of CUSTOM_INPUTS.filter((name) => evaluation.inputs.includes(name))) {
    const text = readers[input]();
    if (text === null) return { kind: 'missing', message: MISSING[input] };
    if (text.length > MAX_INPUT) {
      const message = `${input} has ${text.length} characters; the maximum is ${MAX_INPUT}`;
      return { kind: 'too-long', message };
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
  return groups
    .map((group) =>
      stepsText(
        group.filter(({ name }) => name === steps?.name).map(({ source }) => source),
        steps,
      ),
    )
    .join('\n\n');
}

function actualStepsText(
  { steps }: CustomEvaluation,
  actualSteps: unknown,
  aliases: readonly StepAlias[],
): string | null {
  if (!Array.isArray(actualSteps)) return null;
  const isWanted = ({ name }: Mapping) =>
    typeof name === 'string' && steps !== null && namesWithAliases(name, aliases).has(steps.name);
  return stepsText(actualSteps.filter(isMapping).filter(isWanted), steps);
}

/** The steps as JSON in the form of Python's `json.dumps(steps, indent=2)`. */
function stepsText(steps: readonly Mapping[], wanted: CustomEvaluation['steps']): string {
  const keys = wanted?.keys ?? [];
  const parts = steps.map((step) => Object.fromEntries(keys.map((key) => [key, jsonValue(own(step, key))])));
  return jsonText(parts, 2).replace(/[\u007f-\uffff]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** A part of a step as JSON: a text that is JSON becomes its value, a missing part null. */
function jsonValue(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const json = readBoundedJson(value);
  return json.kind === 'value' ? json.value : value;
}

/** Maximum length of a text in a verdict, in characters; the rest is cut. */
const MAX_TEXT = 4_000;

const scalar = v.union([
  v.pipe(v.string(), v.maxLength(MAX_TEXT)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
  v.null(),
]);

/** A verdict in the cache: the values of the outputs in order; with protocol `tsv`, the parts of the reply as texts. */
export const storedCustomSchema = v.strictObject({
  values: v.pipe(v.array(scalar), v.minLength(1), v.maxLength(MAX_OUTPUTS)),
});

type Scalar = v.InferOutput<typeof scalar>;

/** How the judge replies: lines of tab-separated values, as in graphrag-eval, or a JSON object. */
type CustomProtocol = 'json' | 'tsv';

const HEADS: Readonly<Record<CustomProtocol, string>> = {
  tsv: 'Output the following values separated by tabs:',
  json: 'Output the following values:',
};

/** Estimated tokens of an output. */
const OUTPUT_TOKENS = 30;

/** The metric of a custom evaluation; `index`: its place in the config. */
export function customMetric(
  evaluation: CustomEvaluation,
  index: number,
  rules: Pick<ScoringRules, 'protocol'>,
): AnswerMetric {
  const { name, outputs, inputs } = evaluation;
  const protocol = rules.protocol === 'claims' ? 'json' : 'tsv';
  const { system, parts } = promptParts(evaluation, protocol);
  const readTask = (task: AnswerTask) => task.custom?.[index];
  const textsOf = (task: AnswerTask) => {
    const customTask = readTask(task);
    return customTask?.kind === 'complete' ? customTask.texts : {};
  };
  const { name: _, ...rest } = evaluation;
  return {
    name: `custom:${name}`,
    identityName: 'custom',
    figures: outputs.map(({ key }) => key),
    models: ['generation'],
    needs: (task) => readTask(task) !== undefined,
    identity: { version: VERSION, protocol, prompt: system, ...rest },
    rules: { protocol },
    texts: textsOf,
    verdictWithoutAsking: (task) => {
      const customTask = readTask(task);
      if (!customTask || customTask.kind === 'complete') return null;
      const { message } = customTask;
      return customTask.kind === 'missing'
        ? { kind: 'absent', message }
        : { kind: 'failed', trouble: 'blank', message };
    },
    work: (task) =>
      requestWork([...Object.values(textsOf(task)), JSON.stringify(parts)], OUTPUT_TOKENS * outputs.length),
    ask: (task, judge) => {
      const texts = textsOf(task);
      const messages = makeMessages(system, parts, inputs, texts, judge.delimiter(Object.values(texts)));
      return protocol === 'tsv' ? askLine(outputs, messages, judge) : askValues(outputs, messages, judge);
    },
    score: (verdict) => figuresOf(verdict, outputs, protocol),
    failure: (message) => ({
      ...Object.fromEntries(outputs.map(({ key }) => [key, null])),
      [errorKeyOf(name)]: message,
    }),
    isLast: true,
  };
}

/** The user's instructions and the descriptions of the outputs, with placeholders for inputs. */
function promptParts({ instructions, outputs, inputs }: CustomEvaluation, protocol: CustomProtocol) {
  const text = [
    instructions.trim(),
    [HEADS[protocol], ...outputs.map(({ key, description }) => `- ${escaped(key)}: ${description}`)].join('\n'),
  ].join('\n\n');
  const keys = outputs.map(({ key }) => `${JSON.stringify(key)}: …`).join(', ');
  const form = `Reply with one JSON object and nothing else, with these keys in this order: {${keys}}`;
  const system =
    protocol === 'tsv' ? OWN_TSV_SYSTEM : `Follow the instructions of the next message. ${form}\n\n${DATA_RULE}`;
  return { system, parts: decodeTemplate(text, 'custom_evaluations', inputs) };
}

/** A name in a template, where braces have a meaning. */
function escaped(key: string): string {
  return key.replace(/[{}]/g, '$&$&');
}

function makeMessages(
  system: string,
  template: Template,
  inputs: readonly CustomInput[],
  texts: Readonly<Record<string, string>>,
  delimiter: string,
): Message[] {
  const enclosed = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, encloseText(name, text, delimiter)]),
  );
  const sections = inputs.map((input) => `# ${headingOf(input)}\n${enclosed[input] ?? ''}`);
  return [
    { role: 'system', content: system },
    { role: 'user', content: [renderTemplate(template, enclosed), ...sections].join('\n\n') },
  ];
}

/** Example: `Actual steps`. */
function headingOf(input: CustomInput): string {
  const words = input.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Maximum number of characters of a reply in a message, which is published in a report. */
const MAX_QUOTED = 500;

async function askLine(
  outputs: readonly CustomOutput[],
  messages: readonly Message[],
  judge: Judge,
): Promise<Read<unknown>> {
  const { text, ...paid } = await judge.chat(messages, { kind: 'text' });
  const parts = text.split('\t');
  if (parts.length !== outputs.length) {
    const quoted = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;
    throw unusableReply(`Expected ${outputs.length} tab-separated values, got: ${quoted}`);
  }
  const problem = rangeProblem(parts.map(parsePart), outputs);
  if (problem !== null) throw unusableReply(problem);
  return { value: { values: parts.map(cutText) }, ...paid };
}

async function askValues(
  outputs: readonly CustomOutput[],
  messages: readonly Message[],
  judge: Judge,
): Promise<Read<unknown>> {
  const form = { kind: 'json', name: 'custom_evaluation', schema: schemaOf(outputs) } as const;
  const read = await askJson(judge, messages, form, (value) => decodeValues(value, outputs));
  return { ...read, value: { values: read.value } };
}

/** The strict schema for the reply; the order of its keys is that of the config. */
function schemaOf(outputs: readonly CustomOutput[]): Mapping {
  const type = (output: CustomOutput) => (hasRange(output) ? 'number' : ['number', 'string', 'boolean', 'null']);
  return {
    type: 'object',
    properties: Object.fromEntries(outputs.map((output) => [output.key, { type: type(output) }])),
    required: outputs.map(({ key }) => key),
    additionalProperties: false,
  };
}

function decodeValues(value: unknown, outputs: readonly CustomOutput[]): Decoded<Scalar[]> {
  if (!isMapping(value)) return invalidReply('the reply is not an object');
  const missing = outputs.find(({ key }) => !Object.hasOwn(value, key));
  if (missing) return invalidReply(`${missing.key} is missing`);
  const values = outputs.map(({ key }) => cutText(own(value, key)));
  const parsed = v.safeParse(v.array(scalar), values);
  if (!parsed.success) return invalidReply('a value is not a number, text, boolean or null');
  const problem = rangeProblem(parsed.output, outputs);
  return problem === null ? ok(parsed.output) : invalidReply(problem);
}

function hasRange({ min, max }: CustomOutput): boolean {
  return min !== null || max !== null;
}

/** The first value out of its range, as a message; null without one. */
function rangeProblem(values: readonly unknown[], outputs: readonly CustomOutput[]): string | null {
  const at = outputs.findIndex((output, index) => hasRange(output) && !isInRange(values[index], output));
  const output = outputs[at];
  if (!output) return null;
  const { key, min, max } = output;
  const range = max === null ? `of at least ${min}` : min === null ? `of at most ${max}` : `from ${min} to ${max}`;
  return `${key}: expected a number ${range}, got ${jsonText(values[at]).slice(0, 100)}`;
}

function isInRange(value: unknown, { min, max }: CustomOutput): boolean {
  return typeof value === 'number' && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

function cutText<T>(value: T): T | string {
  return typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT - 1)}…` : value;
}

function figuresOf(verdict: unknown, outputs: readonly CustomOutput[], protocol: CustomProtocol): Figures | null {
  const parsed = v.safeParse(storedCustomSchema, verdict);
  if (!parsed.success || parsed.output.values.length !== outputs.length) return null;
  const values = parsed.output.values.map((value) => (protocol === 'tsv' ? parsePart(String(value)) : value));
  if (rangeProblem(values, outputs) !== null) return null;
  return { entry: Object.fromEntries(outputs.map(({ key }, index) => [key, values[index]])) };
}

/** Maximum depth of a value; a deeper one stays a text. */
const MAX_DEPTH = 20;

/** A part of a tab-separated reply: its JSON value, or the text itself where it is not JSON with finite numbers. */
function parsePart(part: string): unknown {
  try {
    const value: unknown = JSON.parse(part);
    return depthWithin(value, MAX_DEPTH) && isFiniteJson(value) ? value : part;
  } catch {
    return part;
  }
}

function isFiniteJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(isFiniteJson);
}
