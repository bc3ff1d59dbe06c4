import type { RunDelta } from '../../core/comparison/comparison.js';
import type { Failure } from '../../core/comparison/notices.js';
import { headlineOf } from '../../core/figures/figures.js';
import type { GateVerdict } from '../../core/gates/evaluate-gates.js';
import { hasWarned, type Report } from '../../core/gates/report.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { failureClause, failureText } from '../words/failures.js';
import { changeDigits, formatDistinct, placesOf, score } from '../words/numbers.js';
import { otherResultsInTitle } from '../words/other-results.js';
import { code, type Text } from '../words/text.js';
import { brokenQuestions } from './checks.js';
import { decidedTitle } from './decided.js';
import { digitsOf } from './gates.js';
import { droppedKnown, withoutKnownWords } from './known.js';
import { dropText, noiseWords, templateWords, warnedDrop } from './noise.js';
import { editWords, stableWords } from './questions.js';

/** The title of a report: verdict, main figure, and skipped gates, in one line. */
export function titleOf(report: Report): Text {
  const { comparison } = report;
  const title = [...verdictTitle(report), ...(comparison.kind === 'compared' ? otherResultsInTitle(comparison) : [])];
  const isReplaced = report.notices.some((notice) => notice.kind === 'baseline-file' && notice.state === 'changed');
  return isReplaced ? [...title, '; the baseline file is changed here, and that of the base counts'] : title;
}

function verdictTitle(report: Report): Text {
  const breach = breachText(report) ?? unnamedStepsText(report);
  const main = mainFigure(report);
  const verdict = decidedTitle(report) ??
    breach ?? [`${main?.name} ${score(main?.headline.micro ?? null)}${trendText(report, main)}`];
  const skippedGates = report.gates.filter((gate) => gate.outcome === 'skipped' && gate.reason?.kind !== 'not-decided');
  if (skippedGates.length === 0 || isBaselineRequired(report)) return verdict;
  const names = skippedGates.flatMap(({ name }, index) => [index === 0 ? '; ' : ', ', code(name)]);
  return [...verdict, ...names, ' not checked'];
}

/** Whether a run passed although a drop is over its limit, or only because it has no gate and nothing was right. */
export function isDoubtful(report: Report): boolean {
  if (hasWarned(report)) return true;
  if (report.gates.length > 0 || report.run.passed !== true) return false;
  return mainFigure(report)?.headline.micro === 0 || unnamedStepsText(report) !== null;
}

/** "Steps score 0.000: no step is named like a reference step; the agent calls `run_sparql` 412 times" */
function unnamedStepsText(report: Report): Text | null {
  const advice = report.notices.find((notice) => notice.kind === 'alias-advice')?.advice;
  const main = mainFigure(report);
  if (!advice || !main || report.gates.length > 0) return null;
  const [mostCalled] = [...advice.found].sort((a, b) => b[1] - a[1]);
  const start = `${main.name} ${score(main.headline.micro)}: no step is named like a reference step; the agent calls `;
  if (!mostCalled) return [`${start}no tool`];
  const [name, count] = mostCalled;
  return [start, code(name), count === 1 ? ' once' : ` ${whole(count)} times`];
}

/** Whether a run failed because a baseline is required and missing. */
export function isBaselineRequired({ failures }: Report): boolean {
  return failures.some(({ kind }) => kind === 'baseline-required');
}

/** The title of a run with a failure, a warning or no score; null for all others. */
function breachText(report: Report): Text | null {
  const { coverage, gates } = report;
  const main = mainFigure(report);
  // Only a shard can be empty.
  if (coverage.selected === 0) return ['No questions in this shard'];
  if (coverage.answered === 0) return ['No response matches any question'];
  if (main === null) return [`No steps score: no question has reference steps${gateSuffix(report)}`];
  const undecided = report.failures.find((one) => one.kind === 'low-coverage' && one.undecided);
  if (undecided) return [`Not decided: ${failureClause(undecided)}`];
  const figure = `${main.name} ${score(main.headline.micro)}`;
  const failedGates = gates.filter(({ outcome }) => outcome === 'failed');
  const minimumGate = failedGates.find(({ kind }) => kind === main.gate);
  if (minimumGate) {
    const digits = Math.max(3, placesOf(minimumGate.limit));
    const [shownScore, requiredScore] = formatDistinct(main.headline.micro, minimumGate.limit, digits);
    return [`${main.name} ${shownScore} is below the required ${requiredScore}`];
  }
  const failure = failureInTitle(report);
  if (failure) return [`${figure}, but ${failureClause(failure)}`];
  const drop = failedGates.find(({ kind }) => kind === 'max-steps-drop');
  if (drop && drop.value !== null) return [[figure, dropText(drop.value, drop.limit), ...dropWords(report)].join(', ')];
  const [onlyGate] = failedGates;
  if (onlyGate && failedGates.length === 1 && onlyGate.value !== null)
    return [...(brokenInTitle(report) ?? missedGate(onlyGate, onlyGate.value)), `; ${figure.toLowerCase()}`];
  if (failedGates.length > 1) return [`${figure}; ${failedGates.length} of ${counted(gates.length, 'gate')} failed`];
  if (onlyGate) return [`${figure}, but `, code(onlyGate.name), ' failed'];
  const warnedText = warnedDrop(report);
  return warnedText === null ? null : [`${figure}, ${warnedText}`];
}

/** The failure shown in the title, without its reason; null if the title shows something else. */
export function failureInTitle(report: Report): Failure | null {
  const { failures, gates } = report;
  const isBelow = gates.some(({ kind, outcome }) => kind === mainFigure(report)?.gate && outcome === 'failed');
  return isBelow ? null : (failures[0] ?? null);
}

/** The failures that no other sentence of a report contains. */
export function failuresOfNotes(report: Report): Text[] {
  const titleFailure = failureInTitle(report);
  return report.failures
    .filter(({ kind }) => kind !== 'no-answer')
    .flatMap((failure) => {
      // The reason for a missing baseline is in a separate note.
      const isUndecided = failure.kind === 'low-coverage' && failure.undecided !== undefined;
      const hasReason = isUndecided || (failure.kind === 'baseline-required' && report.comparison.kind === 'compared');
      if (hasReason) return [failureText(failure)];
      return failure === titleFailure && report.coverage.answered > 0 ? [] : [[failureClause(failure)]];
    });
}

/** Why a rule gate failed, in words, which are clearer than the mean of a rules score; null for other failures. */
export function brokenInTitle({ run, gates, failures }: Report): Text | null {
  const [onlyGate, ...otherGates] = gates.filter(({ outcome }) => outcome === 'failed');
  const isAlone = onlyGate !== undefined && onlyGate.value !== null && otherGates.length + failures.length === 0;
  if (!isAlone || !onlyGate.name.startsWith('micro.rule')) return null;
  const [, rule] = /^micro\.rule_violations\.(\w+)/.exec(onlyGate.name) ?? [];
  return brokenQuestions(run, rule);
}

/** Title for a failed gate on another figure than the main figure. */
function missedGate(gate: GateVerdict, value: number): Text {
  const [shownValue, limit] = [value, gate.limit].map((figure) => fixed(figure, digitsOf(gate)));
  const side = gate.operator.startsWith('>') ? 'below the required' : 'above the allowed';
  const relation = value === gate.limit ? `must be ${gate.operator === '>' ? 'above' : 'below'}` : `is ${side}`;
  return [code(gate.name), ` ${shownValue} ${relation} ${limit}`];
}

/** ", up 0.063 (required 0.850)" */
function trendText(report: Report, main: MainFigure | null): string {
  const { comparison } = report;
  if (comparison.kind !== 'compared' || !main?.sides) {
    const isFirstRun = comparison.kind === 'none' && comparison.first !== undefined;
    return `${gateSuffix(report)}, nothing to compare with${isFirstRun ? ' yet' : ''}`;
  }
  const { base, head } = main.sides;
  if (base.micro === null || head.micro === null) return `${gateSuffix(report)}, nothing to compare with`;
  const isPart = head.questions !== main.headline.questions;
  const sharedText = isPart ? ` on ${counted(head.questions, `${sharedWord(comparison)} question`)}` : '';
  const broken = comparison.ruleBreaks.length;
  const words = [
    `${changeWord(head.micro - base.micro, HAS_CHANGED[main.gate](comparison))}${sharedText}`,
    // Scores do not include rules.
    ...(broken === 0 ? [] : [`${whole(broken)} newly broke a rule`]),
    ...noiseWords(comparison),
    ...droppedKnown(comparison),
    ...stableWords(comparison),
    ...editWords(comparison),
  ];
  return `, ${words.join(', ')}${gateSuffix(report)}`;
}

/** Details of a drop: "without 2 accepted", "2 templates broken", "2 stable regressions, 3 flaky". */
function dropWords({ comparison }: Report): string[] {
  if (comparison.kind !== 'compared') return [];
  const { score } = comparison.noise;
  const brokenTemplates = score ? templateWords({ ...score, mended: [] }) : [];
  return [...withoutKnownWords(comparison), ...brokenTemplates, ...stableWords(comparison), ...editWords(comparison)];
}

/** "up 0.063"; without a change "no change", or ±0.000 if questions changed. */
function changeWord(change: number, isChanged: boolean): string {
  if (Math.abs(change) <= 1e-12) return isChanged ? '±0.000' : 'no change';
  return `${change > 0 ? 'up' : 'down'} ${fixed(Math.abs(change), changeDigits(change))}`;
}

/** Whether any question changed, even if the total change is 0. */
const HAS_CHANGED: Readonly<Record<MainFigure['gate'], (delta: RunDelta) => boolean>> = {
  'min-steps-score': ({ noise }) => (noise.score?.changed ?? 0) > 0,
  'min-answer-check-score': ({ droppedChecks, improvedChecks }) => droppedChecks.length + improvedChecks.length > 0,
};

function gateSuffix(report: Report): string {
  const { gates } = report;
  if (gates.length === 0) return ' (no gate set)';
  const minimumGate = gates.find(({ kind }) => kind === mainFigure(report)?.gate);
  return minimumGate ? ` (required ${fixed(minimumGate.limit, Math.max(3, placesOf(minimumGate.limit)))})` : '';
}

/** The main figure of a report with both sides of a comparison, if there is one, and the gate on it. */
export type MainFigure = NonNullable<ReturnType<typeof mainFigure>>;

/** The steps score; the answer checks in a run without reference steps; null if nothing is scored. */
export function mainFigure({ run, comparison }: Report) {
  const delta = comparison.kind === 'compared' ? comparison : null;
  const { micro } = run.headline;
  if (micro !== null) {
    const headline = { ...run.headline, micro };
    return { name: 'Steps score', headline, sides: delta, gate: 'min-steps-score' } as const;
  }
  const checks = headlineOf(run.questions, 'answer_check_score');
  if (checks.micro === null) return null;
  const headline = { ...checks, micro: checks.micro };
  return { name: 'Answer checks', headline, sides: delta?.checks ?? null, gate: 'min-answer-check-score' } as const;
}

/** Word for the compared questions: `unchanged` if others are new or edited, and none of them is edited, else `shared`. */
export function sharedWord({ added, edited, corpusChange }: RunDelta): 'unchanged' | 'shared' {
  const hasEdited = (corpusChange?.edited ?? 0) > edited.length;
  return added.length + edited.length > 0 && !hasEdited ? 'unchanged' : 'shared';
}

/** "the 187 questions unchanged since `main`" */
export function sharedQuestions(delta: RunDelta): Text {
  const questions = `the ${counted(delta.head.questions, 'question')}`;
  if (sharedWord(delta) === 'shared') return [`${questions} that `, code(delta.label), ' was also asked'];
  return [`${questions} unchanged since `, code(delta.label)];
}
