import type { RunDelta } from '../../core/runs/comparison.js';
import type { GateVerdict } from '../../core/runs/evaluate-gates.js';
import { checksHeadlineOf, type Headline } from '../../core/runs/figures.js';
import type { Failure } from '../../core/runs/notices.js';
import type { Report } from '../../core/runs/report.js';
import type { AliasAdvice } from '../../core/steps/aliases.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { failureClause, failureText } from '../words/judging.js';
import { formatDistinct, placesOf, points, score } from '../words/numbers.js';
import { code, type Text } from '../words/text.js';
import { brokenQuestions } from './checks.js';
import { digitsOf } from './gates.js';
import { fallenKnown, withoutKnownWords } from './known.js';
import { dropText, noiseWords, templateWords, warnedDrop } from './noise.js';
import { stableWords } from './questions.js';

/** The verdict, the number, and the gates that were asked for and not checked, in one line. */
export function titleOf(report: Report): Text {
  const breach = breachOf(report) ?? unnamedOf(report);
  const main = mainFigure(report);
  const verdict = breach ?? [`${main?.name} ${score(main?.headline.micro ?? null)}${trendOf(report, main)}`];
  const skipped = report.gates.filter(({ outcome }) => outcome === 'skipped');
  // A branch without any baseline so far is no surprise: there the words of the trend are enough.
  const isSaid = isBaselineRequired(report) || (breach === null && isFirstRun(report));
  if (skipped.length === 0 || isSaid) return verdict;
  const names = skipped.flatMap(({ name }, index) => [index === 0 ? '; ' : ', ', code(name)]);
  return [...verdict, ...names, ' not checked'];
}

/** Whether a run that passed did so only for want of a gate: its figure is 0, or no step is named like a reference step. */
export function isDoubtful(report: Report): boolean {
  if (report.gates.length > 0 || report.run.passed !== true) return false;
  return mainFigure(report)?.headline.micro === 0 || unnamedOf(report) !== null;
}

/** "Steps score 0.000: no step is named like a reference step; the agent calls `run_sparql` 412 times" */
function unnamedOf(report: Report): Text | null {
  const advice = report.notices.find((notice) => notice.kind === 'alias-advice')?.advice;
  const main = mainFigure(report);
  if (!advice || !main || report.gates.length > 0) return null;
  const calls = mostCalled(advice);
  const agent: Text =
    calls === null ? ['the agent calls no tool'] : ['the agent calls ', code(calls[0]), ` ${times(calls[1])}`];
  return [`${main.name} ${score(main.headline.micro)}: no step is named like a reference step; `, ...agent];
}

function mostCalled({ found }: AliasAdvice): readonly [string, number] | null {
  return [...found].sort((a, b) => b[1] - a[1])[0] ?? null;
}

function times(count: number): string {
  return count === 1 ? 'once' : `${whole(count)} times`;
}

/** Whether a run failed for want of a baseline. */
export function isBaselineRequired({ failures }: Report): boolean {
  return failures.some(({ kind }) => kind === 'baseline-required');
}

function isFirstRun({ comparison }: Report): boolean {
  return comparison.kind === 'none' && comparison.first !== undefined;
}

/** What is wrong; null for a run whose score is all there is to say. */
function breachOf(report: Report): Text | null {
  const { coverage, gates } = report;
  const main = mainFigure(report);
  // Only a shard can have none.
  if (coverage.selected === 0) return ['No questions in this shard'];
  if (coverage.answered === 0) return ['No response matches any question'];
  if (main === null) return [`No steps score: no question has reference steps${suffixOf(report)}`];
  const figure = `${main.name} ${score(main.headline.micro)}`;
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  const minimum = failed.find(({ kind }) => kind === main.gate);
  if (minimum) return [belowMinimum(main, minimum)];
  const failure = failureInTitle(report);
  if (failure) return [`${figure}, but ${failureClause(failure)}`];
  const drop = failed.find(({ kind }) => kind === 'max-steps-drop');
  if (drop && drop.value !== null) return [[figure, dropText(drop.value, drop.limit), ...dropWords(report)].join(', ')];
  const [only] = failed;
  if (only && failed.length === 1 && only.value !== null)
    return [...(brokenInTitle(report) ?? missedGate(only, only.value)), `; ${lowered(figure)}`];
  if (failed.length > 1) return [`${figure}; ${failed.length} of ${counted(gates.length, 'gate')} failed`];
  if (only) return [`${figure}, but `, code(only.name), ' failed'];
  const warned = warnedDrop(report);
  return warned === null ? null : [`${figure}, ${warned}`];
}

/** The failure that the title tells, without its reason; null where it tells something else. */
export function failureInTitle(report: Report): Failure | null {
  const { failures, gates } = report;
  const isBelow = gates.some(({ kind, outcome }) => kind === mainFigure(report)?.gate && outcome === 'failed');
  return isBelow ? null : (failures[0] ?? null);
}

/** The failures that no other sentence of a report tells. */
export function untoldFailures(report: Report): Text[] {
  const told = failureInTitle(report);
  return report.failures
    .filter(({ kind }) => kind !== 'no-answer')
    .flatMap((failure) => {
      // The reason for a missing baseline is in a separate note.
      const hasReason = failure.kind === 'baseline-required' && report.comparison.kind === 'compared';
      if (hasReason) return [failureText(failure)];
      return failure === told && report.coverage.answered > 0 ? [] : [[failureClause(failure)]];
    });
}

function belowMinimum({ name, headline }: MainFigure, { limit }: GateVerdict): string {
  const [shown, required] = formatDistinct(headline.micro, limit, Math.max(3, placesOf(limit)));
  return `${name} ${shown} is below the required ${required}`;
}

/** What a gate on rules failed for, in words: the mean of a rules score says little. */
export function brokenInTitle({ run, gates, failures }: Report): Text | null {
  const [only, ...others] = gates.filter(({ outcome }) => outcome === 'failed');
  const isAlone = only !== undefined && only.value !== null && others.length + failures.length === 0;
  if (!isAlone || !only.name.startsWith('micro.rule')) return null;
  const [, rule] = /^micro\.rule_violations\.(\w+)/.exec(only.name) ?? [];
  return brokenQuestions(run, rule);
}

/** A gate on another figure than the score: the score can be good or bad in that case. */
function missedGate(gate: GateVerdict, value: number): Text {
  const [shown, limit] = [value, gate.limit].map((figure) => fixed(figure, digitsOf(gate)));
  const side = gate.operator.startsWith('>') ? 'below the required' : 'above the allowed';
  const relation = value === gate.limit ? `must be ${gate.operator === '>' ? 'above' : 'below'}` : `is ${side}`;
  return [code(gate.name), ` ${shown} ${relation} ${limit}`];
}

function lowered(sentence: string): string {
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** ", up 6.3 points (required 0.850)" */
function trendOf(report: Report, main: MainFigure | null): string {
  const { comparison } = report;
  if (comparison.kind !== 'compared' || !main?.sides) {
    return `${suffixOf(report)}, nothing to compare with${isFirstRun(report) ? ' yet' : ''}`;
  }
  const change = changeOf(main.sides);
  if (change === null) return `${suffixOf(report)}, nothing to compare with`;
  const { questions } = main.sides.head;
  const shared =
    questions === main.headline.questions ? '' : ` on ${counted(questions, `${sharedWord(comparison)} question`)}`;
  const changed = `${changeWord(change, hasChanged(main, comparison))}${shared}`;
  const words = [
    changed,
    ...ruleWords(comparison),
    ...noiseWords(comparison),
    ...fallenKnown(comparison),
    ...stableWords(comparison),
  ];
  return `, ${words.join(', ')}${suffixOf(report)}`;
}

/** "1 newly broke a rule", which no score shows. */
function ruleWords({ ruleBreaks }: RunDelta): string[] {
  return ruleBreaks.length === 0 ? [] : [`${whole(ruleBreaks.length)} newly broke a rule`];
}

/** What a drop is made of: "without 2 accepted", "2 templates broken", "2 stable regressions, 3 flaky". */
function dropWords({ comparison }: Report): string[] {
  if (comparison.kind !== 'compared') return [];
  const { score } = comparison.noise;
  const broken = score ? templateWords({ ...score, mended: [] }) : [];
  return [...withoutKnownWords(comparison), ...broken, ...stableWords(comparison)];
}

/** "up 6.3 points"; what rounds to nothing is still no "no change" where something changed. */
function changeWord(change: number, isChanged: boolean): string {
  if (Math.abs(change) <= 1e-12) return !isChanged ? 'no change' : '±0.0 points';
  const shown = points(change);
  const size = shown.startsWith('±') ? 'less than 0.1' : shown.slice(1);
  return `${change > 0 ? 'up' : 'down'} ${size} points`;
}

/** Whether any question changed, where the change as a whole is none. */
function hasChanged({ gate }: MainFigure, { noise, fallenChecks, risenChecks }: RunDelta): boolean {
  if (gate === 'min-steps-score') return (noise.score?.changed ?? 0) > 0;
  return fallenChecks.length + risenChecks.length > 0;
}

function changeOf({ base, head }: NonNullable<MainFigure['sides']>): number | null {
  return base.micro === null || head.micro === null ? null : head.micro - base.micro;
}

function suffixOf(report: Report): string {
  const { gates } = report;
  if (gates.length === 0) return ' (no gate set)';
  const minimum = gates.find(({ kind }) => kind === mainFigure(report)?.gate);
  return minimum ? ` (required ${fixed(minimum.limit, Math.max(3, placesOf(minimum.limit)))})` : '';
}

/** The figure that a report leads with. */
export interface MainFigure {
  readonly name: 'Steps score' | 'Answer checks';
  readonly headline: Headline & { readonly micro: number };
  /** Both sides of a comparison; null: there is none. */
  readonly sides: { readonly base: Headline; readonly head: Headline } | null;
  /** The gate on it. */
  readonly gate: Extract<GateVerdict['kind'], `min-${string}`>;
}

/** The steps score; in a run without any reference step the answer checks; null where nothing is scored. */
export function mainFigure({ run, comparison }: Report): MainFigure | null {
  const compared = comparison.kind === 'compared' ? comparison : null;
  const { micro } = run.headline;
  if (micro !== null) {
    const headline = { ...run.headline, micro };
    return { name: 'Steps score', headline, sides: compared, gate: 'min-steps-score' };
  }
  const checks = checksHeadlineOf(run.questions);
  if (checks.micro === null) return null;
  const headline = { ...checks, micro: checks.micro };
  return { name: 'Answer checks', headline, sides: compared?.checks ?? null, gate: 'min-answer-check-score' };
}

/** What the compared questions are called: `unchanged` beside others that are new or edited, else `shared`. */
export function sharedWord({ added, edited }: RunDelta): 'unchanged' | 'shared' {
  return added.length + edited.length > 0 ? 'unchanged' : 'shared';
}

/** "the 187 questions unchanged since `main`" */
export function sharedQuestions(delta: RunDelta): Text {
  const questions = `the ${counted(delta.head.questions, 'question')}`;
  if (sharedWord(delta) === 'shared') return [`${questions} that `, code(delta.label), ' was also asked'];
  return [`${questions} unchanged since `, code(delta.label)];
}
