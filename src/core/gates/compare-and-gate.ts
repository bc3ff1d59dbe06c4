import type { Baseline } from '../comparison/baseline.js';
import { type Comparison, compareRuns, keptOf } from '../comparison/comparison.js';
import type { KnownQuestions } from '../comparison/known.js';
import { type Coverage, type Failure, knownNotices, type Notice } from '../comparison/notices.js';
import { scoreInterval } from '../comparison/run-noise.js';
import { canonicalJson } from '../corpus/fingerprint.js';
import { headlineOf, isRight, measuresOfRun, type QuestionFigures, type RunFigures } from '../figures/figures.js';
import { type AbsentQuestion, type History, MAX_RESULTS, MAX_RUNS, RESULTS } from '../figures/history.js';
import type { Acceptance } from '../github/event.js';
import { present, type Rewrite } from '../text/values.js';
import { evaluateGates, type GateVerdict, withDecisions } from './evaluate-gates.js';
import { hasPassed, type Report, type ScoredRun } from './report.js';
import { type Requirements, storedGates } from './weaker-gates.js';

export interface Policy extends Requirements {
  readonly baselineRequired: boolean;
}

export interface ComparisonPolicy extends Policy {
  readonly known: KnownQuestions;
  /** Ids of all questions of the corpus; absent: those of the run and of its baseline. */
  readonly allIds?: readonly string[];
}

/**
 * Compares a scored run with its baseline and evaluates its gates. The report is without secrets: `redact` takes them out of all
 * that is compared, before anything is shortened for display.
 */
export function compareAndGate(
  scored: ScoredRun,
  baseline: Baseline,
  policy: ComparisonPolicy,
  redact: Rewrite,
): Report {
  const [head, base, known] = [redact(scored), redact(baseline), redact(policy.known)];
  const comparison = 'kind' in base ? base : compareRuns(base, head.run, known);
  const gates = redact(withDecisions(evaluateGates(policy.gates, scored.run, comparison), scored.run.decided));
  const failures = [...head.failures, ...collectFailures(head.coverage, policy, comparison)];
  const passed = hasPassed(failures, gates);
  const runs = 'kind' in base ? [head.run] : [head.run, base];
  const ids = policy.allIds ?? runs.flatMap(({ questions }) => questions.map(({ id }) => id));
  const notices = [...head.notices, ...knownNotices(known, comparison, ids)];
  const stored = storedGates(gates, policy);
  const run = { ...head.run, passed, ...(stored.length > 0 && { requirements: stored }) };
  return { ...head, run, comparison, gates, failures, notices };
}

function collectFailures(coverage: Coverage, policy: Policy, comparison: Comparison): Failure[] {
  const { answered, selected, undecided } = coverage;
  const failures: Failure[] = [];
  if (answered === 0) failures.push({ kind: 'no-answer' });
  else if (answered / selected < policy.minCoverage) {
    const why = undecided && { undecided };
    failures.push({ kind: 'low-coverage', answered, selected, required: policy.minCoverage, ...why });
  }
  return policy.baselineRequired ? [...failures, ...withoutBaseline(comparison)] : failures;
}

/** The failure of a run without a required baseline. One without shared questions counts as missing, and so does one of a commit that is not an ancestor. */
function withoutBaseline(comparison: Comparison): Failure[] {
  if (comparison.kind !== 'compared') return [{ kind: 'baseline-required', missing: comparison }];
  if (comparison.older?.behind === null) return [{ kind: 'baseline-required', missing: 'unrelated' }];
  return comparison.paired > 0 ? [] : [{ kind: 'baseline-required', missing: null }];
}

/** Whether a report has a drop that somebody can accept; a drop that could not be measured does not count. */
export function hasFailedDrop({ gates }: Report): boolean {
  return gates.some(isFailedDrop);
}

/** The report with the effect of a label: an accepted drop warns and does not fail. Other gates are unchanged. */
export function withAcceptance(report: Report, acceptance: Acceptance): Report {
  if (acceptance.kind === 'absent') return report;
  if (acceptance.kind !== 'accepted') {
    const notice: Notice = { kind: 'label-ignored', acceptance };
    return { ...report, notices: [notice, ...report.notices] };
  }
  const reason = { kind: 'accepted' as const, by: acceptance.by };
  const gates = report.gates.map((gate): GateVerdict => {
    if (isFailedDrop(gate)) return { ...gate, outcome: 'warned', reason };
    // The drop ended the run before this gate was decided.
    return gate.reason?.kind === 'not-decided' ? { ...gate, outcome: 'failed' } : gate;
  });
  const passed = hasPassed(report.failures, gates);
  return { ...report, gates, run: { ...report.run, passed } };
}

function isFailedDrop({ kind, outcome, value }: GateVerdict): boolean {
  return kind === 'max-steps-drop' && outcome === 'failed' && value !== null;
}

/** Appends the run to the history of its baseline; without a baseline or history, it starts a new one. */
export function continueHistory<Run extends RunFigures>(run: Run, base: RunFigures | null) {
  const reason = base && reasonToDrop(base, run);
  const before = reason ? null : base;
  const earlier = before ? collectResults(before) : [];
  const earlierResults = new Map(earlier.map((question) => [question.question_id, question]));
  const questions = run.questions.map((question) => withResults(question, earlierResults.get(question.id)));
  const runIds = new Set(run.questions.map(({ id }) => id));
  const absent = [...earlierResults.values()].filter(({ question_id }) => !runIds.has(question_id)).flatMap(withGap);
  const earlierRuns = before && (before.history?.runs ?? [historyRunOf(before)]);
  const runs = [...(earlierRuns ?? []), historyRunOf(run)].slice(-MAX_RUNS);
  const isNews = reason !== null && (base?.history?.runs.length ?? 0) > 1;
  const notices: Notice[] = isNews ? [{ kind: 'history-dropped', reason }] : [];
  return { run: { ...run, questions, history: { runs, ...(absent.length > 0 && { absent }) } }, notices };
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
    return fingerprint === null || results === null ? [] : [{ question_id: id, fingerprint, results }];
  });
  return [...currentResults, ...(history?.absent ?? [])];
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

export function historyRunOf({ provenance, headline, questions }: RunFigures): History['runs'][number] {
  const { total_tokens, elapsed_sec, cost_usd } = measuresOfRun(questions);
  const checks = headlineOf(questions, 'answer_check_score').micro;
  const rules = keptOf(questions);
  const interval = scoreInterval(questions);
  return present({
    ...{ commit: provenance.commit, time: provenance.time, micro: headline.micro, macro: headline.macro },
    ...{ questions: headline.questions, tokens: total_tokens, seconds: elapsed_sec, cost: cost_usd },
    run_id: provenance.run_id,
    interval: interval && ([interval.low, interval.high] as [number, number]),
    ...{ answer_check_score: checks, rules_score: rules && rules.kept / rules.of },
  });
}
