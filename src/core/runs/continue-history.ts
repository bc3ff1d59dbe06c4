import { canonicalJson } from '../corpus/fingerprint.js';
import { keptOf } from './comparison.js';
import { checksHeadlineOf, isRight, type QuestionFigures, type RunFigures, totalMeasures } from './figures.js';
import { type AbsentQuestion, type History, type HistoryRun, MAX_RESULTS, MAX_RUNS, RESULTS } from './history.js';
import type { Notice } from './notices.js';
import { scoreInterval } from './run-noise.js';

/** Questions that are not in the newest run are kept up to this number, so that the file stays small. */
const MAX_ABSENT = 1_000;

/** A run that goes on with the history of its baseline. */
export interface ContinuedRun<Run> {
  readonly run: Run;
  readonly notices: readonly Notice[];
}

/** The run with the history of its baseline, to which it is appended; null: it has none, and the history begins. */
export function continueHistory<Run extends RunFigures>(run: Run, base: RunFigures | null): ContinuedRun<Run> {
  const reason = base && reasonToDrop(base, run);
  const before = reason ? null : base;
  const known = new Map((before ? resultsOf(before) : []).map((question) => [question.id, question]));
  const questions = run.questions.map((question) => withResults(question, known.get(question.id)));
  const asked = new Set(run.questions.map(({ id }) => id));
  const absent = [...known.values()].filter(({ id }) => !asked.has(id)).flatMap(withGap);
  const runs = [...(before ? runsOf(before) : []), historyRunOf(run)].slice(-MAX_RUNS);
  const isNews = reason !== null && (base?.history?.runs.length ?? 0) > 1;
  return {
    run: { ...run, questions, history: { runs, absent: absent.slice(0, MAX_ABSENT) } },
    notices: isNews ? [{ kind: 'history-dropped', reason }] : [],
  };
}

/** Results that were scored by other rules, or of another evaluation, say nothing of this one. */
function reasonToDrop(base: RunFigures, run: RunFigures): 'name' | 'scoring' | null {
  if (base.name !== undefined && base.name !== run.label) return 'name';
  if (base.scoring === null || run.scoring === null) return 'scoring';
  return canonicalJson(base.scoring.knobs) === canonicalJson(run.scoring.knobs) ? null : 'scoring';
}

/** The results of a baseline's questions up to its own; those of a baseline without a history begin with it. */
function resultsOf({ questions, history }: RunFigures): AbsentQuestion[] {
  const own = questions.flatMap((question): AbsentQuestion[] => {
    const { id, fingerprint } = question;
    const results = question.results ?? resultOf(question);
    return fingerprint === null || results === null ? [] : [{ id, fingerprint, results }];
  });
  return [...own, ...(history?.absent ?? [])];
}

function runsOf(base: RunFigures): readonly HistoryRun[] {
  return base.history?.runs ?? [historyRunOf(base)];
}

/** A question that was edited begins anew. */
function withResults(question: QuestionFigures, before: AbsentQuestion | undefined): QuestionFigures {
  const own = resultOf(question);
  if (own === null) return question;
  const earlier = before && before.fingerprint === question.fingerprint ? before.results : '';
  return { ...question, results: `${earlier}${own}`.slice(-MAX_RESULTS) };
}

/** One more run in which a question was not asked; it is forgotten once no result is left. */
function withGap(question: AbsentQuestion): AbsentQuestion[] {
  const results = `${question.results}${RESULTS.unasked}`.slice(-MAX_RESULTS);
  return [...results].every((result) => result === RESULTS.unasked) ? [] : [{ ...question, results }];
}

/** The result of a question as a character; null for one without reference steps. */
function resultOf(question: QuestionFigures): string | null {
  const { score, status } = question;
  if (score === null) return null;
  if (status !== 'success') return RESULTS.failed;
  return isRight(question) ? RESULTS.right : score > 0 ? RESULTS.partly : RESULTS.wrong;
}

/** A run as the history has it. */
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
