import { decodeDetail, lineDetail } from '../corpus/cause-detail.js';
import { decodeCorpus } from '../corpus/corpus.js';
import { fingerprintOf } from '../corpus/fingerprint.js';
import { checksOfEntry, rulesOfEntry } from '../corpus/rules.js';
import type { Hash } from '../corpus/select.js';
import { kindInWords, malformedId } from '../corpus/shape.js';
import { asksForRows } from '../steps/alternatives.js';
import type { SentCall, SentCalls } from '../steps/argument-changes.js';
import type { Question, SampleStatus } from '../steps/model.js';
import { isAbsent, isMapping, listAt, type Mapping, own } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { derivedIris, type SearchedStep, thingsIn } from '../why/query-names.js';
import { causeRow } from '../words/causes.js';
import { type Decoded, invalid, ok, type Problem } from '../words/errors.js';
import { RESPONSE_MEASURES } from '../words/measures.js';
import { PRESETS } from '../words/scoring-rules.js';
import { aggregateSamples } from './aggregate.js';
import { decodeCause } from './baseline-file.js';
import { NO_RESPONSE, type RawEntry } from './evaluate-question.js';
import { headlineOf, type QuestionFigures, type RunFigures, type StepQueries, type Why } from './figures.js';
import { answerFiguresOf, withStepMeans } from './judged-answers.js';
import { decidingStep, errorDetail, measuresOf } from './question-figures.js';
import { type Sample, sampleOf } from './sample.js';
import { mergeTrials } from './trials.js';

/** Reads an evaluation file of Stepgate or graphrag-eval as a run's figures; it does not contain the scoring rules. */
export function decodeEvaluation(value: unknown, file: string, label: string, hash: Hash): Decoded<RunFigures> {
  if (!Array.isArray(value)) {
    return invalid([{ file, message: `expected an evaluation file (a list of questions), got ${kindInWords(value)}` }]);
  }
  const problems: Problem[] = [];
  const seenAnswers = new Set<string>();
  value.forEach((entry: unknown, index) => {
    const message = findProblem(entry, seenAnswers);
    if (message !== null) problems.push({ file, path: [index], message });
  });
  if (problems.length > 0) return invalid(problems);
  const entries = value as RawEntry[];
  const samples = entries.map((entry) => sampleOf(entry, statusOf(entry)));
  const countsRows = samples.some(({ metrics }) => metrics.has('rows_f1'));
  const questions = mergeQuestions(entries, (entry, index) =>
    buildFigures(entry, samples[index] as Sample, hash, countsRows),
  );
  const aggregates = aggregateSamples(samples, PRESETS.standard);
  const headline = headlineOf(questions);
  return ok({ label, scoring: null, selection: [], provenance: {}, questions, headline, aggregates, passed: null });
}

/** The questions of a file; entries of one question with answer numbers are merged. */
function mergeQuestions(
  entries: readonly RawEntry[],
  figuresAt: (entry: RawEntry, index: number) => QuestionFigures,
): QuestionFigures[] {
  const byId = new Map<string, QuestionFigures[]>();
  const hasTrials = entries.some(({ trial }) => trial !== undefined);
  entries.forEach((entry, index) => {
    listAt(byId, entry.question_id).push(figuresAt(entry, index));
  });
  return [...byId.values()].flatMap((answers) => (hasTrials ? [mergeTrials(answers)] : answers.slice(0, 1)));
}

/**
 * The status of an entry. A question without a response is marked by its error text; an agent may fail with the same
 * text, but then the entry most often has a key that only a response can have.
 */
export function statusOf(entry: RawEntry): SampleStatus {
  if (entry.status === 'success') return 'success';
  const isMarked = entry.error === NO_RESPONSE && RESPONSE_KEYS.every((key) => isEmpty(own(entry, key)));
  return isMarked && !Object.hasOwn(entry, 'calls') ? 'missing' : 'error';
}

const RESPONSE_KEYS = ['trial', 'actual_answer', 'actual_steps', ...RESPONSE_MEASURES];

function isEmpty(value: unknown): boolean {
  return isAbsent(value) || (Array.isArray(value) && value.length === 0);
}

function findProblem(entry: unknown, seenAnswers: Set<string>): string | null {
  if (!isMapping(entry)) return `expected a question, got ${kindInWords(entry)}`;
  for (const key of ['question_id', 'template_id', 'question_text']) {
    const value = entry[key];
    if (typeof value !== 'string') return `${key}: expected text, got ${kindInWords(value)}`;
    const malformed = key === 'question_text' ? null : malformedId(value);
    if (malformed !== null) return `${key}: ${malformed}`;
  }
  const score = entry.steps_score ?? null;
  if (score !== null && !(typeof score === 'number' && score >= 0 && score <= 1)) {
    return `steps_score: expected a number from 0 to 1, got ${kindInWords(score)}`;
  }
  const id = JSON.stringify(entry.question_id);
  const answer = Number.isInteger(entry.trial) ? `${id}, trial ${entry.trial}` : id;
  if (seenAnswers.has(answer)) return `a second entry for question ${answer}`;
  seenAnswers.add(answer);
  return null;
}

function buildFigures(entry: RawEntry, sample: Sample, hash: Hash, countsRows: boolean): QuestionFigures {
  const question = questionOf(entry);
  const recordedScore = sample.metrics.get('steps_score');
  const figures = answerFiguresOf(entry);
  const judged = Object.keys(figures).length > 0 ? { figures, missed: null } : undefined;
  const answer = withStepMeans(judged, sample.stepMetrics);
  const hasScore = recordedScore !== undefined || (question?.groups.length ?? 0) > 0;
  const why = readReason(entry, sample);
  const queries = stepQueriesOf(entry, why);
  const rules = rulesOfEntry(entry);
  const checks = question?.answer && checksOfEntry(entry, sample.status);
  const rowsF1 = countsRows && question ? readRowsF1(sample, question) : undefined;
  return {
    id: entry.question_id,
    templateId: entry.template_id,
    text: entry.question_text,
    fingerprint: question && fingerprintOf(question, hash),
    status: sample.status,
    score: hasScore ? (sample.status === 'success' ? (recordedScore ?? 0) : 0) : null,
    why,
    measures: measuresOf(sample),
    ...(rules && { rules }),
    ...(checks && { checks }),
    ...(rowsF1 !== undefined && { rowsF1 }),
    ...(answer && { answer }),
    ...(queries && { queries }),
  };
}

/** The F1 of the rows, 0 for a failed answer; undefined for a question without tables, or an invalid value. */
function readRowsF1({ status, metrics }: Sample, question: Question): number | undefined {
  if (status !== 'success') return asksForRows(question) ? 0 : undefined;
  const recordedF1 = metrics.get('rows_f1') ?? -1;
  return recordedF1 >= 0 && recordedF1 <= 1 ? recordedF1 : undefined;
}

/**
 * The question in the form of a corpus; null if it cannot be decoded. `compile`: for regular expressions, which only
 * scoring needs.
 */
export function questionOf(entry: Mapping, compile: CompilePattern | null = null): Question | null {
  const { template_id, question_id, question_text, ...scored } = entry;
  const { reference_answer, reference_steps, reference_steps_any_of, rules, answer } = scored;
  const asked = { question_text, reference_answer, reference_steps, reference_steps_any_of, rules, answer };
  const questions = [{ id: question_id, ...asked, extra_calls: extraCallsIn(entry) }];
  const document = { file: '', value: [{ template_id, questions }], writtenAs: () => null };
  const decodedCorpus = decodeCorpus([document], compile);
  return decodedCorpus.kind === 'ok' ? (decodedCorpus.value.corpus.questions[0] ?? null) : null;
}

/** In files of earlier versions, the key can be an output of a custom evaluation: a number or a text. */
function extraCallsIn({ extra_calls }: Mapping): unknown {
  return extra_calls === 'forbid' || isMapping(extra_calls) ? extra_calls : undefined;
}

/** The reason of a miss in an evaluation file of Stepgate; graphrag-eval's files have none. */
function readReason(entry: RawEntry, sample: Sample): Why | null {
  if (sample.status !== 'success') {
    return { cause: { kind: 'no_response', step: 0 }, stepName: '', detail: errorDetail(entry.error) };
  }
  const details = Array.isArray(entry.steps_details) ? entry.steps_details.filter(isMapping) : [];
  const why = decidingStep(
    details.map((detail) => ({
      group: typeof detail.group === 'number' ? detail.group : 0,
      name: typeof detail.name === 'string' ? detail.name : '',
      cause: decodeCause(detail.cause) ?? undefined,
      detail: decodeDetail(own(detail, 'detail')),
    })),
  );
  return why && { ...why, detail: lineDetail(why.detail) };
}

/** The queries and calls of an entry's steps that matched, and of the step that explains its miss; undefined without any. */
export function stepQueriesOf(entry: RawEntry, why: Why | null): StepQueries | undefined {
  const steps = mappings(entry.actual_steps);
  const details = mappings(entry.steps_details);
  const matchedSteps = stepsByPosition(entry, steps);
  const matched = mapValues(matchedSteps, queryText);
  const missedDetail = details.find(({ cause }) => isMapping(cause) && cause.step === why?.cause.step);
  const closest = isMapping(missedDetail?.detail) ? own(missedDetail.detail, 'closest') : undefined;
  const closestStep = findStep(steps, closest);
  const attempt = closestStep ? queryText(closestStep) : null;
  const isOfTool = why !== null && !causeRow(why.cause.kind).isOtherTool;
  const calls: SentCalls = {
    matched: mapValues(matchedSteps, callOf),
    attempt: isOfTool && closestStep ? callOf(closestStep) : null,
  };
  if (matched.size === 0 && attempt === null && calls.matched.size === 0 && !calls.attempt) return undefined;
  const reference = attempt === null || !missedDetail ? null : referenceQuery(entry, missedDetail);
  const all = collectQueries(steps);
  const things = new Map<string, string | null>(matched.size === 0 ? [] : thingsIn(all).map((iri) => [iri, null]));
  if (attempt !== null && reference !== null) {
    const derived = derivedIris(reference, attempt, stepsBefore(steps, missedDetail));
    for (const [iri, start] of derived) if (!things.has(iri)) things.set(iri, start);
  }
  return { matched, attempt, reference, asked: attempt === null ? [] : all, things, calls };
}

/** The steps that matched, by the position of the reference step. */
function stepsByPosition(entry: RawEntry, steps: readonly Mapping[]): Map<number, Mapping> {
  const matched = mappings(entry.steps_details).filter(({ cause }) => isAbsent(cause));
  return new Map(
    matched.flatMap((detail): [number, Mapping][] => {
      const [position, step] = [stepPosition(entry, detail), findStep(steps, detail.matches)];
      return step && position !== null ? [[position, step]] : [];
    }),
  );
}

/** What is read of each step, without steps that do not have it. */
function mapValues<T>(steps: ReadonlyMap<number, Mapping>, read: (step: Mapping) => T | null): Map<number, T> {
  const found = [...steps].map(([position, step]) => [position, read(step)] as const);
  return new Map(found.flatMap(([position, value]) => (value === null ? [] : [[position, value]])));
}

/** The steps before the one that explains a miss. */
function stepsBefore(steps: readonly Mapping[], missed: Mapping | undefined): SearchedStep[] {
  const closest = isMapping(missed?.detail) ? own(missed.detail, 'closest') : undefined;
  const at = steps.findLastIndex((one, index) => (one.id ?? `#${index + 1}`) === closest);
  return steps
    .slice(0, Math.max(0, at))
    .map(({ status, args, output }) => ({ status, args: isMapping(args) ? args : {}, output }));
}

/** The query of the reference step of a detail. */
function referenceQuery({ reference_steps }: RawEntry, { group, step }: Mapping): string | null {
  const steps: unknown = Array.isArray(reference_steps) ? reference_steps[Number(group)] : null;
  const reference: unknown = Array.isArray(steps) ? steps[Number(step)] : null;
  return isMapping(reference) ? queryText(reference) : null;
}

function collectQueries(steps: readonly Mapping[]): string[] {
  return steps.flatMap((step) => queryText(step) ?? []);
}

function queryText({ args }: Mapping): string | null {
  const query = isMapping(args) ? own(args, 'query') : null;
  return typeof query === 'string' ? query : null;
}

function mappings(value: unknown): Mapping[] {
  return Array.isArray(value) ? value.filter(isMapping) : [];
}

/** The position of a step, counted over all groups; null if it is unknown. */
function stepPosition({ reference_steps }: RawEntry, { group, step }: Mapping): number | null {
  if (!Array.isArray(reference_steps) || typeof group !== 'number' || typeof step !== 'number') return null;
  const before = reference_steps.slice(0, group).map((steps: unknown) => (Array.isArray(steps) ? steps.length : 0));
  return before.reduce((sum, count) => sum + count, step);
}

function callOf({ name, args }: Mapping): SentCall | null {
  return typeof name === 'string' && isMapping(args) ? { tool: name, args } : null;
}

function findStep(steps: readonly Mapping[], id: unknown): Mapping | undefined {
  return isAbsent(id) ? undefined : steps.findLast((one, index) => (one.id ?? `#${index + 1}`) === id);
}
