import { checksOfEntry } from '../entries/entry-rules.js';
import { answerFiguresOf } from '../entries/judged-answers.js';
import { stepMeans } from '../entries/judged-steps.js';
import type { Entry } from '../entries/result-types.js';
import { type Sample, sampleOf } from '../entries/sample.js';
import { countClaims, decodeClaims } from '../judge/correctness.js';
import type { StepDetail } from '../steps/model.js';
import { isMapping, own } from '../text/values.js';
import { lineDetail } from '../words/causes.js';
import { figureRow, MEASURES, type MeasureName } from '../words/figure-table.js';
import type { Measures, QuestionFigures, Why } from './figures.js';

/** What the figures of an answer need that its entry does not hold. */
export interface EntryFacts {
  /** A hash of what is scored of its question; null: unknown. */
  readonly fingerprint: string | null;
  /** Whether rows of tables are counted and the question asks for some, so that a failed answer has found none. */
  readonly asksForRows: boolean;
}

/** The figures of one answer: those of its question, and its part of the aggregates. */
export type AnswerFigures = Readonly<ReturnType<typeof figuresOfEntry>>;

/** What is known of the scoring of an answer. */
export interface ScoringNotes {
  /** Whether there were too many steps to try all pairs. */
  readonly isBounded: boolean;
  /** The scores of earlier groups, which are not scored, would change its score. */
  readonly isOtherByGroups: boolean;
}

/** One scored answer, or a question without an answer. */
export type ScoredAnswer = AnswerFigures & ScoringNotes;

export function figuresOfEntry(entry: Entry, facts: EntryFacts) {
  const sample = sampleOf(entry);
  const hasFailed = sample.status !== 'success';
  const { rows_f1 } = entry;
  const isScored = typeof entry.steps_score === 'number' || referenceNames(entry).length > 0;
  const score = isScored ? (hasFailed ? 0 : (entry.steps_score ?? 0)) : null;
  const { rules } = sample;
  const foundRows = typeof rows_f1 === 'number' && rows_f1 >= 0 && rows_f1 <= 1 ? rows_f1 : null;
  const rowsF1 = hasFailed ? (facts.asksForRows ? 0 : null) : foundRows;
  const answer = judgedFigures(entry, sample);
  const figures: QuestionFigures = {
    id: entry.question_id,
    templateId: entry.template_id,
    text: entry.question_text,
    fingerprint: facts.fingerprint,
    status: sample.status,
    score,
    why: score === null || score === 1 ? null : whyOfEntry(entry, hasFailed),
    measures: measuresOf(sample, entry),
    ...(rules && { rules }),
    ...(isMapping(entry.answer) && {
      checks: hasFailed ? { score: 0, failed: [] } : checksOfEntry(entry, sample.status),
    }),
    ...(rowsF1 !== null && { rowsF1 }),
    ...(answer && { answer }),
  };
  return { figures, sample };
}

/** The names of the reference steps, of the first way if there are only several ways. */
function referenceNames({ reference_steps, reference_steps_any_of: ways }: Entry): unknown[] {
  const steps: readonly unknown[] = [reference_steps ?? ways?.[0]].flat(3);
  return steps.filter(isMapping).map((step) => {
    const [first] = [own(step, 'any_of')].flat().filter(isMapping);
    return own(step, 'name') ?? first?.name;
  });
}

/**
 * The figures in addition to the score; an impossible amount is left out, as a baseline file may not contain it. An answer that
 * recorded no call has means of its calls, as 0 tools, but no sums.
 */
function measuresOf({ metrics, calls }: Sample, entry: Entry): Measures {
  const amountOf = (name: MeasureName) => {
    const { of: countIn, ofRun } = figureRow(name);
    if (!countIn) return metrics.get(name);
    const isKnown = calls.total.size > 0 || (ofRun === 'mean' && Array.isArray(entry.calls));
    return isKnown ? countIn(calls) : undefined;
  };
  const found = MEASURES.map((name) => [name, amountOf(name)] as const);
  return Object.fromEntries(found.filter(([, amount = -1]) => amount >= 0 && amount <= Number.MAX_SAFE_INTEGER));
}

function judgedFigures(entry: Entry, { stepMetrics }: Sample): QuestionFigures['answer'] | null {
  const means = stepMeans(stepMetrics);
  const figures = { ...answerFiguresOf(entry), ...means.figures };
  if (Object.keys(figures).length === 0) return null;
  const { answer_correctness_details: details } = entry;
  const claims = isMapping(details) ? decodeClaims({ reason: '', ...details }) : null;
  const missed = claims?.kind === 'ok' ? countClaims(claims.value).missed : null;
  return { figures, missed, ...(Object.keys(means.figures).length > 0 && { steps: means.steps }) };
}

/** Why an answer missed, with the part of the details that fits in a line; null: its entry does not say. */
function whyOfEntry(entry: Entry, hasFailed: boolean): Why | null {
  const deciding = hasFailed ? null : decidingStep(entry.steps_details ?? []);
  if (deciding) return { ...deciding, detail: lineDetail(deciding.detail) };
  // An entry without details and without calls is not one of Stepgate.
  if (!hasFailed && (entry.steps_details || !Object.hasOwn(entry, 'calls'))) return null;
  const names = referenceNames(entry);
  const name = names.at(-1);
  return {
    cause: { kind: hasFailed ? 'no_response' : 'no_tool_call', step: Math.max(0, names.length - 1) },
    stepName: typeof name === 'string' ? name : '',
    detail: typeof entry.error === 'string' ? lineDetail({ error: entry.error }) : {},
  };
}

/** The step that decided: the first step that missed in the last group that was reached; null if none missed. */
export function decidingStep(details: readonly Pick<StepDetail, 'group' | 'name' | 'cause' | 'detail'>[]): Why | null {
  const missedSteps = details.filter(({ cause }) => cause && cause.kind !== 'not_reached');
  const lastGroup = missedSteps.at(-1)?.group;
  const first = missedSteps.find(({ group }) => group === lastGroup);
  if (!first?.cause) return null;
  const isEarlier = details.some(({ group }) => group > first.group);
  return { cause: first.cause, stepName: first.name, detail: first.detail ?? {}, ...(isEarlier && { isEarlier }) };
}
