import * as v from 'valibot';
import type { Mapping } from '../text/values.js';
import { type Decoded, ok } from '../words/errors.js';
import { problemOf } from './claims.js';
import { MAX_INPUT } from './custom-metric.js';
import { type Judge, type Message, servedByAny, totalCost } from './judge.js';
import {
  type AnswerMetric,
  type AnswerTask,
  type ContextTexts,
  FIGURES_OF,
  type Figures,
  PER_TOKEN,
  type RetrievalKind,
  type RetrievalSettings,
  requestWork,
  VERSION,
  type VerdictWithoutAsking,
} from './metric.js';
import { askJson, DATA_RULE, invalidReply, promptOf, type Read } from './prompts.js';

/** Added to the divisor of the precision by RAGAS, and so by graphrag-eval. */
const EPSILON = 1e-10;

/**
 * The average precision over the useful contexts, in [0, 1]: the mean of the shares of useful contexts up to the rank
 * of each useful one; 0 if none is useful.
 */
export function contextPrecision(useful: readonly (0 | 1)[], style: RetrievalSettings['style']): number {
  let [count, total] = [0, 0];
  useful.forEach((verdict, index) => {
    count += verdict;
    total += verdict * (count / (index + 1));
  });
  if (count === 0) return 0;
  return total / (style === 'release' ? count + EPSILON : count);
}

const flag = v.picklist([0, 1]);
const reason = v.string();
const MAX_STATEMENTS = 2000;
const MAX_CONTEXTS = 1000;

const statements = v.pipe(
  v.array(v.object({ statement: v.string(), reason, attributed: flag })),
  v.maxLength(MAX_STATEMENTS),
);
const usefulness = v.object({ reason, useful: flag });

/** A verdict on the recall in the cache. */
export const storedRecallSchema = v.strictObject({
  statements: v.pipe(
    v.array(v.strictObject({ statement: v.string(), reason, attributed: flag })),
    v.minLength(1),
    v.maxLength(MAX_STATEMENTS),
  ),
});

/** A verdict on the precision in the cache: one per context, in their order. */
export const storedPrecisionSchema = v.strictObject({
  contexts: v.pipe(v.array(v.strictObject({ reason, useful: flag })), v.minLength(1), v.maxLength(MAX_CONTEXTS)),
});

const FLAG = { type: 'integer', enum: [0, 1] };

/** A strict schema; the order of its keys is the order in which the model reasons. */
function strictSchema(properties: Mapping): Mapping {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const RECALL_SCHEMA = strictSchema({
  statements: {
    type: 'array',
    items: strictSchema({ statement: { type: 'string' }, reason: { type: 'string' }, attributed: FLAG }),
  },
});
const CONTEXT_SCHEMA = strictSchema({ reason: { type: 'string' }, useful: FLAG });
const STEP_SCHEMA = strictSchema({
  contexts: {
    type: 'array',
    items: strictSchema({ index: { type: 'integer' }, reason: { type: 'string' }, useful: FLAG }),
  },
});

const RECALL_SYSTEM = `You check how much of a reference can be found in the context that a search retrieved for a question.

1. Break the reference into statements: short sentences, each with one fact, each understandable by itself.
2. Say for each statement in one sentence what the context states about it.
3. Set attributed to 1 if the statement follows from the context alone, else to 0. Do not use what you know yourself.

Reply with one JSON object and nothing else:
{"statements": [{"statement": "…", "reason": "…", "attributed": 1}]}

${DATA_RULE}`;

const USEFUL = `Say in one sentence what it contributes to the reference.
Then set useful to 1 if it helps to arrive at the reference, else to 0. Do not use what you know yourself.`;

const CONTEXT_SYSTEM = `You decide whether a context that a search retrieved for a question is useful to arrive at the reference.

${USEFUL}

Reply with one JSON object and nothing else:
{"reason": "…", "useful": 1}

${DATA_RULE}`;

const STEP_SYSTEM = `You decide for each context that a search retrieved for a question whether it is useful to arrive at the reference.
The contexts are numbered from 0: context_0, context_1 and so on. Decide on each by itself.

${USEFUL}

Reply with one JSON object and nothing else, with each index exactly once:
{"contexts": [{"index": 0, "reason": "…", "useful": 1}]}

${DATA_RULE}`;

/** Estimated tokens of a reply: of each token of the reference, and of each context. */
const STATEMENT_TOKENS = 2.5;
const CONTEXT_TOKENS = 40;

/** The metrics of what a retrieval step found, against one kind of reference. */
export function retrievalMetrics(kind: RetrievalKind, settings: RetrievalSettings): AnswerMetric[] {
  return [recallMetric(kind, settings), precisionMetric(kind, settings)];
}

function recallMetric(kind: RetrievalKind, { style }: RetrievalSettings): AnswerMetric {
  const name = `retrieval_${kind}_recall` as const;
  const form = { kind: 'json', name: 'retrieval_recall', schema: RECALL_SCHEMA } as const;
  return {
    ...commonParts(kind, name),
    identityName: 'retrieval_recall',
    identity: { version: VERSION, prompt: RECALL_SYSTEM, schema: RECALL_SCHEMA },
    rules: { style },
    verdictWithoutAsking: (task) => verdictWithoutAsking(task, kind, style, { [name]: 0, [`retrieval_${kind}_f1`]: 0 }),
    work: (task) => {
      const { question, contexts, reference } = textsOf(task, kind);
      const output = Math.ceil((STATEMENT_TOKENS * reference.length) / PER_TOKEN);
      return requestWork([question, ...contexts, reference], output);
    },
    ask: (task, judge) => {
      const { question, contexts, reference } = textsOf(task, kind);
      const fields = { question, context: contexts.join('\n'), reference };
      return askJson(judge, messagesOf(RECALL_SYSTEM, fields, judge), form, decodeStatements, describeRecall);
    },
    score: (verdict) => {
      const parsed = v.safeParse(storedRecallSchema, verdict);
      if (!parsed.success) return null;
      const verdicts = parsed.output.statements.map(({ attributed }) => attributed);
      return { entry: { [name]: countOnes(verdicts) / verdicts.length } };
    },
  };
}

function precisionMetric(kind: RetrievalKind, { style }: RetrievalSettings): AnswerMetric {
  const name = `retrieval_${kind}_precision` as const;
  const [system, schema] = style === 'standard' ? [STEP_SYSTEM, STEP_SCHEMA] : [CONTEXT_SYSTEM, CONTEXT_SCHEMA];
  const form = { kind: 'json', name: 'retrieval_precision', schema } as const;
  return {
    ...commonParts(kind, name),
    identityName: 'retrieval_precision',
    identity: { version: VERSION, prompt: system, schema },
    rules: { style },
    verdictWithoutAsking: (task) => verdictWithoutAsking(task, kind, style, {}),
    work: (task) => {
      const { question, contexts, reference } = textsOf(task, kind);
      const output = CONTEXT_TOKENS * contexts.length;
      if (style === 'standard') return requestWork([question, ...contexts, reference], output);
      const repeated = contexts.flatMap((context) => [question, context, reference]);
      const { input } = requestWork(repeated, output);
      const instructions = requestWork([], 0).input * (contexts.length - 1);
      return { requests: contexts.length, input: input + instructions, output, embedding: 0 };
    },
    ask: (task, judge) => {
      const texts = textsOf(task, kind);
      return style === 'standard' ? askTogether(texts, judge, form) : askEach(texts, judge, form);
    },
    score: (verdict) => {
      const parsed = v.safeParse(storedPrecisionSchema, verdict);
      if (!parsed.success) return null;
      const useful = parsed.output.contexts.map((context) => context.useful);
      return { entry: { [name]: contextPrecision(useful, style) } };
    },
  };
}

/** What recall and precision have in common. */
function commonParts(kind: RetrievalKind, name: `retrieval_${RetrievalKind}_${'recall' | 'precision'}`) {
  return {
    name,
    figures: FIGURES_OF[name],
    models: ['generation'],
    needs: ({ retrieval }) => retrieval?.[kind] !== undefined,
    texts: (task) => textsOf(task, kind),
    failure: (message) => ({ [`${name}_error`]: message }),
  } as const satisfies Partial<AnswerMetric>;
}

/** The texts that are sent. */
function textsOf({ question, retrieval }: AnswerTask, kind: RetrievalKind) {
  const { contexts, reference } = retrieval?.[kind] ?? {};
  const listed = (found: ContextTexts | undefined) => (found?.kind === 'texts' ? found.texts : []);
  return { question, contexts: listed(contexts), reference: listed(reference).join('\n') };
}

/** graphrag-eval's messages. */
const EMPTY = {
  question: 'user_input cannot be empty',
  reference: 'reference cannot be empty',
  contexts: 'retrieved_contexts cannot be empty',
};

/**
 * The result without a request. A step that found nothing has the figures of an empty result; graphrag-eval leaves it
 * out of the mean.
 */
function verdictWithoutAsking(
  task: AnswerTask,
  kind: RetrievalKind,
  style: RetrievalSettings['style'],
  ofEmpty: Figures['entry'],
): VerdictWithoutAsking | null {
  const failed = (message: string) => ({ kind: 'failed', trouble: 'blank', message }) as const;
  const inputs = task.retrieval?.[kind];
  if (inputs?.contexts.kind === 'problem') return failed(inputs.contexts.message);
  if (inputs?.reference.kind === 'problem') return failed(`reference: ${inputs.reference.message}`);
  const { question, contexts, reference } = textsOf(task, kind);
  if (question === '') return failed(EMPTY.question);
  if (reference === '') return failed(EMPTY.reference);
  if (contexts.length === 0) {
    return style === 'standard' ? { kind: 'judged', figures: { entry: ofEmpty } } : failed(EMPTY.contexts);
  }
  const length = contexts.reduce((sum, context) => sum + context.length, reference.length);
  if (length > MAX_INPUT)
    return failed(`contexts and reference have ${length} characters; the maximum is ${MAX_INPUT}`);
  if (contexts.length > MAX_CONTEXTS) return failed(`${contexts.length} contexts; the maximum is ${MAX_CONTEXTS}`);
  return null;
}

type Form = Extract<Parameters<Judge['chat']>[1], { kind: 'json' }>;
type RetrievalTexts = ReturnType<typeof textsOf>;

function messagesOf(system: string, fields: Readonly<Record<string, string>>, judge: Judge): Message[] {
  return promptOf(system, fields, judge.delimiter(Object.values(fields)));
}

/** One request with all contexts. */
async function askTogether({ question, contexts, reference }: RetrievalTexts, judge: Judge, form: Form) {
  const numbered = Object.fromEntries(contexts.map((context, index) => [`context_${index}`, context]));
  const messages = messagesOf(STEP_SYSTEM, { question, ...numbered, reference }, judge);
  const read = await askJson(judge, messages, form, (value) => decodeContexts(value, contexts.length));
  return { ...read, value: { contexts: read.value } };
}

/** One request per context, as in graphrag-eval; all are waited for, so that none is in flight after a failure. */
async function askEach({ question, contexts, reference }: RetrievalTexts, judge: Judge, form: Form) {
  const settled = await Promise.allSettled(
    contexts.map((context) =>
      askJson(judge, messagesOf(CONTEXT_SYSTEM, { question, context, reference }, judge), form, decodeUsefulness),
    ),
  );
  const read = settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  return {
    value: { contexts: read.map(({ value }) => value) },
    costUsd: totalCost(read),
    sent: read[0]?.sent ?? [],
    served: servedByAny(read),
  } satisfies Read<unknown>;
}

const NO_STATEMENT = 'it has no statement';

function describeRecall(problem: string): string {
  return problem === NO_STATEMENT ? 'the judge found no statement' : `the judge's reply cannot be read: ${problem}`;
}

function decodeStatements(value: unknown): Decoded<v.InferOutput<typeof storedRecallSchema>> {
  const parsed = v.safeParse(v.object({ statements }), value);
  if (!parsed.success) return invalidReply(problemOf(parsed.issues[0]));
  return parsed.output.statements.length > 0 ? ok(parsed.output) : invalidReply(NO_STATEMENT);
}

type Usefulness = v.InferOutput<typeof usefulness>;

function decodeUsefulness(value: unknown): Decoded<Usefulness> {
  const parsed = v.safeParse(usefulness, value);
  return parsed.success ? ok(parsed.output) : invalidReply(problemOf(parsed.issues[0]));
}

/** Puts the verdicts in the order of the contexts; each index must occur exactly once. */
function decodeContexts(value: unknown, count: number): Decoded<Usefulness[]> {
  const schema = v.object({
    contexts: v.array(v.object({ index: v.pipe(v.number(), v.integer()), ...usefulness.entries })),
  });
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return invalidReply(problemOf(parsed.issues[0]));
  const byIndex = new Map(parsed.output.contexts.map(({ index, ...verdict }) => [index, verdict]));
  const ordered = Array.from({ length: count }, (_, index) => byIndex.get(index));
  const complete = ordered.filter((verdict) => verdict !== undefined);
  const isExact = complete.length === count && parsed.output.contexts.length === count;
  return isExact ? ok(complete) : invalidReply(`it does not have each index from 0 to ${count - 1} exactly once`);
}

function countOnes(verdicts: readonly (0 | 1)[]): number {
  return verdicts.filter((verdict) => verdict === 1).length;
}
