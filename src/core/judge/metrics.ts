import { isMapping, own } from '../text/values.js';
import { messageOf } from '../words/errors.js';
import {
  CLAIMS_SCHEMA,
  correctnessFigures,
  countClaims,
  decodeClaims,
  decodeTsv,
  emptyAnswerFigures,
} from './claims.js';
import { customMetric } from './custom-metric.js';
import { type Judge, type Message, unusableReply } from './judge.js';
import {
  type AnswerMetric,
  type AnswerSettings,
  type AnswerTask,
  type CorrectnessSettings,
  FIGURES_OF,
  type Figures,
  RETRIEVAL_KINDS,
  requestWork,
  VERSION,
  type VerdictWithoutAsking,
} from './metric.js';
import {
  askJson,
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
    ...(correctness ? [correctness.protocol === 'claims' ? claimsMetric(correctness) : tsvMetric(correctness)] : []),
    ...(relevance ? [relevanceMetric(relevance)] : []),
    ...(retrieval ? RETRIEVAL_KINDS.flatMap((kind) => retrievalMetrics(kind, retrieval)) : []),
    ...custom.evaluations.map((evaluation, index) => customMetric(evaluation, index, custom)),
  ];
}

/** Estimated tokens of a reply. */
export const CORRECTNESS_REPLY = 350;

const CORRECTNESS = {
  name: 'answer_correctness',
  figures: FIGURES_OF.answer_correctness,
  models: ['generation'],
  needs: (task) => task.referenceAnswer !== null && task.actualAnswer !== null,
  texts: correctnessTexts,
  work: (task) => requestWork(Object.values(correctnessTexts(task)), CORRECTNESS_REPLY),
} as const satisfies Partial<AnswerMetric>;

/** graphrag-eval's message, with its spelling. */
const BLANK = {
  kind: 'failed',
  trouble: 'blank',
  message: 'The question of the reference or the actual answer is a blank string!',
} as const;

/**
 * The result without a request: an error for a blank question or reference. A blank answer is wrong with the claims
 * protocol and an error otherwise.
 */
function verdictWithoutAsking(task: AnswerTask, emptyFigures: Figures | null): VerdictWithoutAsking | null {
  const { question, reference_answer, actual_answer } = correctnessTexts(task);
  if ([question, reference_answer].some(isBlank)) return BLANK;
  if (!isBlank(actual_answer)) return null;
  return emptyFigures ? { kind: 'judged', figures: emptyFigures } : BLANK;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function correctnessTexts({ question, referenceAnswer, actualAnswer }: AnswerTask) {
  return { question, reference_answer: referenceAnswer ?? '', actual_answer: actualAnswer ?? '' };
}

/** The messages of a correctness judgement, with the built-in instructions or the user's prompt. */
function makeMessages(prompt: string | null, system: string, systemForPrompt: string) {
  const template = prompt === null ? null : decodeTemplate(prompt, 'answer_correctness.prompt');
  return (task: AnswerTask, judge: Judge): Message[] => {
    const texts = correctnessTexts(task);
    const delimiter = judge.delimiter(Object.values(texts));
    return template ? ownPrompt(systemForPrompt, template, texts, delimiter) : promptOf(system, texts, delimiter);
  };
}

/** The metric whose claims are listed and matched by the judge and counted by the code. */
function claimsMetric({ prompt, f1, errorKey }: CorrectnessSettings): AnswerMetric {
  const form = { kind: 'json', name: 'answer_claims', schema: CLAIMS_SCHEMA } as const;
  const messages = makeMessages(prompt, CLAIMS_SYSTEM, OWN_CLAIMS_SYSTEM);
  return {
    ...CORRECTNESS,
    identity: {
      version: VERSION,
      protocol: 'claims',
      schema: CLAIMS_SCHEMA,
      prompt: prompt === null ? CLAIMS_SYSTEM : [OWN_CLAIMS_SYSTEM, prompt],
    },
    rules: { protocol: 'claims', f1 },
    verdictWithoutAsking: (task) => verdictWithoutAsking(task, { entry: emptyAnswerFigures(f1) }),
    ask: (task, judge) => askJson(judge, messages(task, judge), form, decodeClaims),
    score: (value) => {
      const verdict = decodeClaims(value);
      if (verdict.kind === 'invalid') return null;
      const { missed, ...counts } = countClaims(verdict.value);
      const { reference_claims, actual_claims, matches, reason } = verdict.value;
      const details = { reference_claims, actual_claims, matches };
      return { entry: correctnessFigures(counts, reason, f1), details, missed };
    },
    failure: (message) => ({ [errorKey]: message }),
  };
}

/** The metric whose claims are counted by the judge in one line of text, as in graphrag-eval. */
function tsvMetric({ prompt, f1, errorKey, wording }: CorrectnessSettings): AnswerMetric {
  const messages = makeMessages(prompt, TSV_SYSTEM, OWN_TSV_SYSTEM);
  return {
    ...CORRECTNESS,
    identity: {
      version: VERSION,
      protocol: 'tsv',
      prompt: prompt === null ? TSV_SYSTEM : [OWN_TSV_SYSTEM, prompt],
    },
    rules: { protocol: 'tsv', f1 },
    verdictWithoutAsking: (task) => verdictWithoutAsking(task, null),
    ask: async (task, judge) => {
      const { text, ...paid } = await judge.chat(messages(task, judge), { kind: 'text' });
      const tsvVerdict = decodeTsv(text, wording);
      if (tsvVerdict.kind === 'invalid') throw unusableReply(messageOf(tsvVerdict));
      return { value: { line: text }, ...paid };
    },
    score: (value) => {
      const line = isMapping(value) ? own(value, 'line') : null;
      const tsvVerdict = typeof line === 'string' ? decodeTsv(line, wording) : null;
      if (tsvVerdict?.kind !== 'ok') return null;
      return { entry: correctnessFigures(tsvVerdict.value, tsvVerdict.value.reason, f1) };
    },
    failure: (message) => ({ [errorKey]: message }),
  };
}
