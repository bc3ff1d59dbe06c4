import { canonicalJson } from '../corpus/fingerprint.js';
import { keptOf } from './comparison.js';
import { checksHeadlineOf, isRight, type QuestionFigures, type RunFigures, totalMeasures } from './figures.js';
import { type AbsentQuestion, type History, type HistoryRun, MAX_RESULTS, MAX_RUNS, RESULTS } from './history.js';
import type { Notice } from './notices.js';
import { scoreInterval } from './run-noise.js';

/** Maximum number of kept questions that are not in the newest run, so that the file stays small. */
const MAX_ABSENT = 1_000;

/** A run that continues the history of its baseline. */
export interface ContinuedRun<Run> {
  readonly run: Run;
  readonly notices: readonly Notice[];
}

/** Appends the run to the history of its baseline; without a baseline or history, it starts a new one. */
export function continueHistory<Run extends RunFigures>(run: Run, base: RunFigures | null): ContinuedRun<Run> {
  const reason = base && reasonToDrop(base, run);
  const before = reason ? null : base;
  const earlierResults = new Map((before ? collectResults(before) : []).map((question) => [question.id, question]));
  const questions = run.questions.map((question) => withResults(question, earlierResults.get(question.id)));
  const runIds = new Set(run.questions.map(({ id }) => id));
  const absent = [...earlierResults.values()].filter(({ id }) => !runIds.has(id)).flatMap(withGap);
  const runs = [...(before ? historyRuns(before) : []), historyRunOf(run)].slice(-MAX_RUNS);
  const isNews = reason !== null && (base?.history?.runs.length ?? 0) > 1;
  return {
    run: { ...run, questions, history: { runs, absent: absent.slice(0, MAX_ABSENT) } },
    notices: isNews ? [{ kind: 'history-dropped', reason }] : [],
  };
}

/** Why the history of a baseline is dropped: another evaluation or other scoring rules; null: it is kept. */
function reasonToDrop(base: RunFigures, run: RunFigures): 'name' | 'scoring' | null {
  if (base.name !== undefined && base.name !== run.label) return 'name';
  if (base.scoring === null || run.scoring === null) return 'scoring';
  return canonicalJson(base.scoring.knobs) === canonicalJson(run.scoring.knobs) ? null : 'scoring';
}

/** The results of a baseline's questions including its own; without a history, they start with the baseline. */
function collectResults({ questions, history }: RunFigures): AbsentQuestion[] {
  const currentResults = questions.flatMap((question): AbsentQuestion[] => {
    const { id, fingerprint } = question;
    const results = question.results ?? resultCharacter(question);
    return fingerprint === null || results === null ? [] : [{ id, fingerprint, results }];
  });
  return [...currentResults, ...(history?.absent ?? [])];
}

function historyRuns(base: RunFigures): readonly HistoryRun[] {
  return base.history?.runs ?? [historyRunOf(base)];
}

/** Appends the result of a question; the results of an edited question start again. */
function withResults(question: QuestionFigures, before: AbsentQuestion | undefined): QuestionFigures {
  const currentResult = resultCharacter(question);
  if (currentResult === null) return question;
  const earlier = before && before.fingerprint === question.fingerprint ? before.results : '';
  return { ...question, results: `${earlier}${currentResult}`.slice(-MAX_RESULTS) };
}

/** Adds a run without the question; removes the question if no result is left. */
function withGap(question: AbsentQuestion): AbsentQuestion[] {
  const results = `${question.results}${RESULTS.unasked}`.slice(-MAX_RESULTS);
  return [...results].every((result) => result === RESULTS.unasked) ? [] : [{ ...question, results }];
}

/** The result of a question as a character; null for one without reference steps. */
function resultCharacter(question: QuestionFigures): string | null {
  const { score, status } = question;
  if (score === null) return null;
  if (status !== 'success') return RESULTS.failed;
  return isRight(question) ? RESULTS.right : score > 0 ? RESULTS.partly : RESULTS.wrong;
}

/** The history entry of a run. */
export function historyRunOf({ provenance, headline, questions }: RunFigures): History['runs'][number] {
  const { total_tokens, elapsed_sec, cost_usd } = totalMeasures(questions);
  const checks = checksHeadlineOf(questions).micro;
  const rules = keptOf(questions);
  return {
    commit: provenance.commit ?? null,
    time: provenance.time ?? null,
    runId: provenance.run_id ?? null,
    micro: headline.micro,
    macro: headline.macro,
    questions: headline.questions,
    interval: scoreInterval(questions),
    ...(checks !== null && { checks }),
    ...(rules && { rules: rules.kept / rules.of }),
    tokens: total_tokens,
    seconds: elapsed_sec,
    cost: cost_usd,
  };
}
