import * as v from 'valibot';
import { matchPairs, type Pair } from '../text/matching.js';
import type { Mapping } from '../text/values.js';
import { ok } from '../words/errors.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { askJson, askText, decodeWith, invalidReply, objectSchema, scoreWith, type WantedReply } from './ask.js';
import { type AnswerMetric, type AnswerTask, type Judgement, requestWork, VERSION } from './metric.js';
import { CLAIMS_SYSTEM, decodeTemplate, OWN_CLAIMS_SYSTEM, OWN_TSV_SYSTEM, promptOf, TSV_SYSTEM } from './prompts.js';
import type { CorrectnessSettings } from './settings.js';

/** Estimated tokens of a reply. */
export const CORRECTNESS_REPLY = 350;

/** graphrag-eval's message, with its spelling. */
const BLANK_TEXT = 'The question of the reference or the actual answer is a blank string!';
const BLANK = { kind: 'failed', trouble: 'blank', message: BLANK_TEXT } as const;

/** Whether an answer makes the claims of the reference: the judge matches them (`claims`), or counts in one line of text (`tsv`), as in graphrag-eval. */
export function correctnessMetric({ protocol, prompt, f1, errorKey, wording }: CorrectnessSettings): AnswerMetric {
  const isClaims = protocol === 'claims';
  const [system, ownSystem] = isClaims ? [CLAIMS_SYSTEM, OWN_CLAIMS_SYSTEM] : [TSV_SYSTEM, OWN_TSV_SYSTEM];
  const template = prompt === null ? null : decodeTemplate(prompt, 'answer_correctness.prompt');
  const readLine = (line: string) => {
    const verdict = decodeTsv(line, wording);
    return verdict.kind === 'ok' ? ok({ line }) : verdict;
  };
  return {
    name: 'answer_correctness',
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
      const texts = textsOf(task);
      const delimiter = judge.delimiter(Object.values(texts));
      const messages = promptOf(template ? ownSystem : system, texts, delimiter, template);
      return isClaims ? askJson(judge, messages, CLAIMS_REPLY) : askText(judge, messages, readLine);
    },
    score: isClaims ? scoreClaims(f1) : scoreLine(f1, wording),
    failure: (message) => ({ [errorKey]: message }),
  };
}

function textsOf({ question, referenceAnswer, actualAnswer }: AnswerTask) {
  return { question, reference_answer: referenceAnswer ?? '', actual_answer: actualAnswer ?? '' };
}

/** An error for a blank question or reference. With a rule for F1 (protocol `claims`), a blank answer is wrong, else an error, too. */
function verdictWithoutAsking(task: AnswerTask, f1: CorrectnessSettings['f1'] | null): Judgement | null {
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

function scoreLine(f1: CorrectnessSettings['f1'], wording: CorrectnessSettings['wording']): AnswerMetric['score'] {
  return scoreWith(v.object({ line: v.string() }), ({ line }) => {
    const verdict = decodeTsv(line, wording);
    return verdict.kind === 'ok' ? { entry: correctnessFigures(verdict.value, verdict.value.reason, f1) } : null;
  });
}

const claims = v.array(v.string());

const verdict = v.object({
  reference_claims: v.pipe(
    claims,
    v.check(({ length }) => length > 0, 'a list with a claim of the reference answer'),
  ),
  actual_claims: claims,
  matches: v.array(v.object({ reference_index: v.number(), actual_index: v.number() })),
  reason: v.string(),
});

/** The judge's verdict: the claims of both answers, and the pairs that state the same fact. */
type ClaimsVerdict = v.InferOutput<typeof verdict>;

/** Pairs with a claim that does not exist are dropped. */
const claimsVerdict = v.pipe(
  verdict,
  v.transform((given) => {
    const isMatch = ({ reference_index, actual_index }: ClaimsVerdict['matches'][number]) =>
      Object.hasOwn(given.reference_claims, reference_index) && Object.hasOwn(given.actual_claims, actual_index);
    return { ...given, matches: given.matches.filter(isMatch) };
  }),
);

export const decodeClaims = decodeWith(claimsVerdict);

const STRINGS = { type: 'array', items: { type: 'string' } };
const MATCH = objectSchema({ reference_index: { type: 'integer' }, actual_index: { type: 'integer' } });

const CLAIMS_REPLY: WantedReply<ClaimsVerdict> = {
  name: 'answer_claims',
  schema: objectSchema({
    reference_claims: STRINGS,
    actual_claims: STRINGS,
    reason: { type: 'string' },
    matches: { type: 'array', items: MATCH },
  }),
  decode: decodeClaims,
};

/** Counts the claims, each matched at most once, and lists the reference claims that the answer lacks. */
export function countClaims({ reference_claims, actual_claims, matches }: ClaimsVerdict) {
  const pairs = matches.map(({ reference_index, actual_index }): Pair => [reference_index, actual_index]);
  const partners = matchPairs(pairs, reference_claims.length, actual_claims.length);
  return {
    reference: reference_claims.length,
    actual: actual_claims.length,
    matching: partners.filter((partner) => partner !== null).length,
    missed: reference_claims.filter((_, index) => partners[index] === null),
  };
}

type Counts = Readonly<Record<'reference' | 'actual' | 'matching', number>>;

/** The figures of answer correctness: the parts of the reference claims (recall) and of the actual claims (precision) that match, and F1, their harmonic mean. */
function correctnessFigures(counts: Counts, reason: string, rule: ScoringRules['answer_f1']): Mapping {
  const { reference, actual, matching } = counts;
  const f1 = (2 * matching) / (reference + actual);
  return {
    answer_reference_claims_count: reference,
    answer_actual_claims_count: actual,
    answer_matching_claims_count: matching,
    answer_correctness_reason: reason,
    answer_recall: matching / reference,
    ...(actual > 0 && { answer_precision: matching / actual }),
    ...((matching > 0 || rule === 'zero') && { answer_f1: f1 }),
  };
}

/** The figures of an empty answer: it has no claims, and its recall of 0 needs no count of the reference's. */
function emptyAnswerFigures(rule: ScoringRules['answer_f1']): Mapping {
  return {
    answer_actual_claims_count: 0,
    answer_matching_claims_count: 0,
    answer_correctness_reason: 'empty answer',
    answer_recall: 0,
    ...(rule === 'zero' && { answer_f1: 0 }),
  };
}

/** Reads `reference⇥actual⇥matching⇥reason`; further values are dropped. Errors have graphrag-eval's wording. */
export function decodeTsv(reply: string, wording: CorrectnessSettings['wording']) {
  const text = wording === 'release 4' ? reply.replace(/^\n+|(?<!\n)\n+$/g, '') : reply;
  const values = text.split('\t').slice(0, 4);
  if (values.length < 4) return invalidReply(`Expected 4 tab-separated values: ${text}`);
  const [reference, actual, matching] = values.map(parseInteger);
  if (reference == null || actual == null || matching == null) {
    return invalidReply(
      wording === 'release 4'
        ? `Non-int value: ${text}`
        : `Claims counts should be ints: [${values.map(pythonText).join(', ')}]`,
    );
  }
  const isPossible = reference >= 1 && actual >= 1 && matching >= 0 && matching <= Math.min(reference, actual);
  if (isPossible) return ok({ reference, actual, matching, reason: (values[3] ?? '').trim() });
  const problem = wording === 'release 4' ? 'Invalid int values' : 'Invalid claims counts combination';
  return invalidReply(`${problem}: ${reference}\t${actual}\t${matching}`);
}

/** An integer as Python's `int()` reads text, where -0 is 0; null for other text. */
function parseInteger(text: string): number | null {
  return /^\s*[+-]?[0-9]+\s*$/.test(text) ? Number(text) + 0 : null;
}

const NAMED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text in Python's notation, as in graphrag-eval's messages. */
function pythonText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text.replace(/[\\\n\r\t]/g, (character) => NAMED[character] ?? character);
  return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote;
}
