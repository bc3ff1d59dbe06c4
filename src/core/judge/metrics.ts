import * as v from 'valibot';
import { messageOf } from '../words/errors.js';
import { askJson, type Read, scoreWith } from './ask.js';
import {
  CLAIMS_REPLY,
  claimsVerdict,
  correctnessFigures,
  countClaims,
  decodeTsv,
  emptyAnswerFigures,
  type Wording,
} from './claims.js';
import { customMetric } from './custom-metric.js';
import { type Judge, type Message, unusableReply } from './judge.js';
import {
  type AnswerMetric,
  type AnswerSettings,
  type AnswerTask,
  type CorrectnessSettings,
  FIGURES_OF,
  RETRIEVAL_KINDS,
  requestWork,
  VERSION,
  type VerdictWithoutAsking,
} from './metric.js';
import {
  CLAIMS_SYSTEM,
  decodeTemplate,
  OWN_CLAIMS_SYSTEM,
  OWN_TSV_SYSTEM,
  ownPrompt,
  promptOf,
  TSV_SYSTEM,
} from './prompts.js';
import { relevanceMetric } from './relevance.js';
import { retrievalMetrics } from './retrieval.js';

/** The enabled metrics, each with its requirements, requests and scoring. */
export function metricsOf({ correctness, relevance, custom, retrieval }: AnswerSettings): AnswerMetric[] {
  return [
    ...(correctness ? [correctnessMetric(correctness)] : []),
    ...(relevance ? [relevanceMetric(relevance)] : []),
    ...(retrieval ? RETRIEVAL_KINDS.flatMap((kind) => retrievalMetrics(kind, retrieval)) : []),
    ...custom.evaluations.map((evaluation, index) => customMetric(evaluation, index, custom)),
  ];
}

/** Estimated tokens of a reply. */
const CORRECTNESS_REPLY = 350;

/** graphrag-eval's message, with its spelling. */
const BLANK = {
  kind: 'failed',
  trouble: 'blank',
  message: 'The question of the reference or the actual answer is a blank string!',
} as const;

/**
 * Whether an answer makes the claims of the reference. With the protocol `claims`, the judge lists and matches claims,
 * and the code counts them; with `tsv`, the judge counts in one line of text, as in graphrag-eval.
 */
function correctnessMetric({ protocol, prompt, f1, errorKey, wording }: CorrectnessSettings): AnswerMetric {
  const isClaims = protocol === 'claims';
  const [system, ownSystem] = isClaims ? [CLAIMS_SYSTEM, OWN_CLAIMS_SYSTEM] : [TSV_SYSTEM, OWN_TSV_SYSTEM];
  const template = prompt === null ? null : decodeTemplate(prompt, 'answer_correctness.prompt');
  const makeMessages = (task: AnswerTask, judge: Judge): Message[] => {
    const texts = textsOf(task);
    const delimiter = judge.delimiter(Object.values(texts));
    return template ? ownPrompt(ownSystem, template, texts, delimiter) : promptOf(system, texts, delimiter);
  };
  return {
    name: 'answer_correctness',
    figures: FIGURES_OF.answer_correctness,
    models: ['generation'],
    needs: (task) => task.referenceAnswer !== null && task.actualAnswer !== null,
    identity: {
      version: VERSION,
      protocol,
      ...(isClaims && { schema: CLAIMS_REPLY.schema }),
      prompt: prompt === null ? system : [ownSystem, prompt],
    },
    rules: { protocol, f1 },
    texts: textsOf,
    verdictWithoutAsking: (task) => verdictWithoutAsking(task, isClaims ? f1 : null),
    work: (task) => requestWork(Object.values(textsOf(task)), CORRECTNESS_REPLY),
    ask: (task, judge) => {
      const messages = makeMessages(task, judge);
      return isClaims ? askJson(judge, messages, CLAIMS_REPLY) : askLine(judge, messages, wording);
    },
    score: isClaims ? scoreClaims(f1) : scoreLine(f1, wording),
    failure: (message) => ({ [errorKey]: message }),
  };
}

function textsOf({ question, referenceAnswer, actualAnswer }: AnswerTask) {
  return { question, reference_answer: referenceAnswer ?? '', actual_answer: actualAnswer ?? '' };
}

/**
 * The result without a request: an error for a blank question or reference. A blank answer is wrong with the claims
 * protocol (with a rule for F1) and an error otherwise.
 */
function verdictWithoutAsking(task: AnswerTask, f1: CorrectnessSettings['f1'] | null): VerdictWithoutAsking | null {
  const { question, reference_answer, actual_answer } = textsOf(task);
  if ([question, reference_answer].some(isBlank)) return BLANK;
  if (!isBlank(actual_answer)) return null;
  return f1 === null ? BLANK : { kind: 'judged', figures: { entry: emptyAnswerFigures(f1) } };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function scoreClaims(f1: CorrectnessSettings['f1']): AnswerMetric['score'] {
  return scoreWith(claimsVerdict, (verdict) => {
    const { missed, ...counts } = countClaims(verdict);
    const { reference_claims, actual_claims, matches, reason } = verdict;
    const details = { reference_claims, actual_claims, matches };
    return { entry: correctnessFigures(counts, reason, f1), details, missed };
  });
}

async function askLine(judge: Judge, messages: readonly Message[], wording: Wording): Promise<Read<unknown>> {
  const { text, ...paid } = await judge.chat(messages, { kind: 'text' });
  const verdict = decodeTsv(text, wording);
  if (verdict.kind === 'invalid') throw unusableReply(messageOf(verdict));
  return { value: { line: text }, ...paid };
}

function scoreLine(f1: CorrectnessSettings['f1'], wording: Wording): AnswerMetric['score'] {
  return scoreWith(v.object({ line: v.string() }), ({ line }) => {
    const verdict = decodeTsv(line, wording);
    return verdict.kind === 'ok' ? { entry: correctnessFigures(verdict.value, verdict.value.reason, f1) } : null;
  });
}
