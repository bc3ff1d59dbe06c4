import * as v from 'valibot';
import { MAX_JUDGED } from '../limits.js';
import { type Decoded, ok } from '../words/errors.js';
import { askJson, decodeWith, invalidReply, joinPaid, objectSchema, type Read, scoreWith } from './ask.js';
import type { Judge, Message } from './judge.js';
import {
  type AnswerMetric,
  type AnswerTask,
  addWork,
  type ContextTexts,
  type Figures,
  type Judgement,
  NO_WORK,
  PER_TOKEN,
  type RetrievalKind,
  requestWork,
  VERSION,
} from './metric.js';
import { DATA_RULE, promptOf } from './prompts.js';
import type { RetrievalSettings } from './settings.js';

/** Added to the divisor of the precision by RAGAS, and so by graphrag-eval. */
const EPSILON = 1e-10;

/** The average precision, in [0, 1]: the mean share of useful contexts up to the rank of each useful one; 0 if none is useful. */
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
const usefulness = v.object({ reason: v.string(), useful: flag });

const recallVerdict = v.object({
  statements: v.pipe(
    v.array(v.object({ statement: v.string(), reason: v.string(), attributed: flag })),
    v.check(({ length }) => length > 0, 'a list with a statement'),
  ),
});

const precisionVerdict = v.object({ contexts: v.pipe(v.array(usefulness), v.minLength(1)) });

const numbered = v.object({ contexts: v.array(v.object({ index: v.number(), ...usefulness.entries })) });

const FLAG = { type: 'integer', enum: [0, 1] };
const TEXT = { type: 'string' };

const RECALL_REPLY = {
  name: 'retrieval_recall',
  schema: objectSchema({
    statements: { type: 'array', items: objectSchema({ statement: TEXT, reason: TEXT, attributed: FLAG }) },
  }),
  decode: decodeWith(recallVerdict),
};
const CONTEXT_REPLY = {
  name: 'retrieval_precision',
  schema: objectSchema({ reason: TEXT, useful: FLAG }),
  decode: decodeWith(usefulness),
};
const STEP_REPLY = {
  name: 'retrieval_precision',
  schema: objectSchema({
    contexts: { type: 'array', items: objectSchema({ index: { type: 'integer' }, reason: TEXT, useful: FLAG }) },
  }),
  decode: decodeWith(numbered),
};

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

/** Estimated tokens of a reply, per token of the reference and per context. */
const STATEMENT_TOKENS = 2.5;
const CONTEXT_TOKENS = 40;

export function recallMetric(kind: RetrievalKind, { style }: RetrievalSettings): AnswerMetric {
  const name = `retrieval_${kind}_recall` as const;
  return {
    ...commonParts(kind, name, style, { [name]: 0, [`retrieval_${kind}_f1`]: 0 }),
    identityName: 'retrieval_recall',
    identity: { version: VERSION, prompt: RECALL_SYSTEM, schema: RECALL_REPLY.schema },
    work: (task) => {
      const { question, contexts, reference } = textsOf(task, kind);
      const output = Math.ceil((STATEMENT_TOKENS * reference.length) / PER_TOKEN);
      return requestWork([question, ...contexts, reference], output);
    },
    ask: (task, judge) => {
      const { question, contexts, reference } = textsOf(task, kind);
      const fields = { question, context: contexts.join('\n'), reference };
      return askJson(judge, makeMessages(RECALL_SYSTEM, fields, judge), RECALL_REPLY);
    },
    score: scoreWith(recallVerdict, ({ statements }) => {
      const attributed = statements.filter((statement) => statement.attributed === 1);
      return { entry: { [name]: attributed.length / statements.length } };
    }),
  };
}

export function precisionMetric(kind: RetrievalKind, { style }: RetrievalSettings): AnswerMetric {
  const name = `retrieval_${kind}_precision` as const;
  const isTogether = style === 'standard';
  const [prompt, { schema }] = isTogether ? [STEP_SYSTEM, STEP_REPLY] : [CONTEXT_SYSTEM, CONTEXT_REPLY];
  return {
    ...commonParts(kind, name, style, {}),
    identityName: 'retrieval_precision',
    identity: { version: VERSION, prompt, schema },
    work: (task) => {
      const { question, contexts, reference } = textsOf(task, kind);
      const requests = isTogether ? [contexts] : contexts.map((context) => [context]);
      return requests
        .map((sent) => requestWork([question, ...sent, reference], CONTEXT_TOKENS * sent.length))
        .reduce(addWork, NO_WORK);
    },
    ask: (task, judge) => (isTogether ? askTogether : askEach)(textsOf(task, kind), judge),
    score: scoreWith(precisionVerdict, ({ contexts }) => {
      const useful = contexts.map((context) => context.useful);
      return { entry: { [name]: contextPrecision(useful, style) } };
    }),
  };
}

function commonParts(
  kind: RetrievalKind,
  name: `retrieval_${RetrievalKind}_${'recall' | 'precision'}`,
  style: RetrievalSettings['style'],
  ofEmpty: Figures['entry'],
) {
  return {
    name,
    rules: { style },
    needs: ({ retrieval }) => retrieval?.[kind] !== undefined,
    texts: (task) => textsOf(task, kind),
    // With graphrag-eval's messages, which leaves a step that found nothing out of the mean.
    verdictWithoutAsking: (task) => {
      const inputs = task.retrieval?.[kind];
      if (inputs?.contexts.kind === 'problem') return blank(inputs.contexts.message);
      if (inputs?.reference.kind === 'problem') return blank(`reference: ${inputs.reference.message}`);
      const { question, contexts, reference } = textsOf(task, kind);
      if (question === '') return blank('user_input cannot be empty');
      if (reference === '') return blank('reference cannot be empty');
      if (contexts.length === 0 && style === 'standard') return { kind: 'judged', figures: { entry: ofEmpty } };
      if (contexts.length === 0) return blank('retrieved_contexts cannot be empty');
      const length = contexts.reduce((sum, context) => sum + context.length, reference.length);
      if (length <= MAX_JUDGED) return null;
      return blank(`contexts and reference have ${length} characters; the maximum is ${MAX_JUDGED}`);
    },
    failure: (message) => ({ [`${name}_error`]: message }),
  } as const satisfies Partial<AnswerMetric>;
}

function textsOf({ question, retrieval }: AnswerTask, kind: RetrievalKind) {
  const { contexts, reference } = retrieval?.[kind] ?? {};
  const listed = (found: ContextTexts | undefined) => (found?.kind === 'texts' ? found.texts : []);
  return { question, contexts: listed(contexts), reference: listed(reference).join('\n') };
}

function blank(message: string): Judgement {
  return { kind: 'failed', trouble: 'blank', message };
}

type RetrievalTexts = ReturnType<typeof textsOf>;

function makeMessages(system: string, fields: Readonly<Record<string, string>>, judge: Judge): Message[] {
  return promptOf(system, fields, judge.delimiter(Object.values(fields)));
}

/** Sends one request with all contexts. Sorts the verdicts by context; each index must occur exactly once. */
async function askTogether({ question, contexts, reference }: RetrievalTexts, judge: Judge): Promise<Read<unknown>> {
  const fields = Object.fromEntries(contexts.map((context, index) => [`context_${index}`, context]));
  const messages = makeMessages(STEP_SYSTEM, { question, ...fields, reference }, judge);
  const decode = (value: unknown): Decoded<object> => {
    const read = STEP_REPLY.decode(value);
    if (read.kind === 'invalid') return read;
    const ordered = read.value.contexts.toSorted((a, b) => a.index - b.index);
    const isExact = ordered.length === contexts.length && ordered.every(({ index }, place) => index === place);
    return isExact
      ? ok({ contexts: ordered.map(({ reason, useful }) => ({ reason, useful })) })
      : invalidReply(`it does not have each index from 0 to ${contexts.length - 1} exactly once`);
  };
  return askJson(judge, messages, { ...STEP_REPLY, decode });
}

/** Sends one request per context, as graphrag-eval does. Waits for all, so that no request is in flight after a failure. */
async function askEach({ question, contexts, reference }: RetrievalTexts, judge: Judge): Promise<Read<unknown>> {
  const ask = (context: string) =>
    askJson(judge, makeMessages(CONTEXT_SYSTEM, { question, context, reference }, judge), CONTEXT_REPLY);
  const settled = await Promise.allSettled(contexts.map(ask));
  const read = settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
  return { value: { contexts: read.map(({ value }) => value) }, ...joinPaid(read) };
}
