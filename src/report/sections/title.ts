import type { RunDelta } from '../../core/runs/comparison.js';
import type { GateVerdict } from '../../core/runs/evaluate-gates.js';
import type { Failure } from '../../core/runs/failures.js';
import { isWrong } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { failureClause, failureText } from '../failures.js';
import { formatDistinct, placesOf, points, score } from '../numbers.js';
import { code, type Inline, strong, type Text } from '../text.js';
import { causeCounts } from '../why.js';
import { stableWords } from './flaky.js';
import { digitsOf } from './gates.js';
import { dropText, noiseSentence, noiseWords, templateWords, warnedDrop } from './noise.js';
import { sharedWord } from './shared.js';

/** The verdict, the number, and the gates that were asked for and not checked, in one line. */
export function titleOf(report: Report): Text {
  const breach = breachOf(report);
  const verdict = breach ?? [`Steps score ${score(report.run.headline.micro)}${trendOf(report)}`];
  const skipped = report.gates.filter(({ outcome }) => outcome === 'skipped');
  // A branch without any baseline so far is no surprise: there the words of the trend are enough.
  const isSaid = isBaselineRequired(report) || (breach === null && isFirstRun(report));
  if (skipped.length === 0 || isSaid) return verdict;
  const names = skipped.flatMap(({ name }, index) => [index === 0 ? '; ' : ', ', code(name)]);
  return [...verdict, ...names, ' not checked'];
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
  const { run, coverage, gates } = report;
  const { headline } = run;
  if (coverage.answered === 0) return ['No response matches any question'];
  if (headline.micro === null) return [`No steps score: no question has reference steps${suffixOf(report)}`];
  const figure = `Steps score ${score(headline.micro)}`;
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  const minimum = failed.find(({ kind }) => kind === 'min-steps-score');
  if (minimum) return [belowMinimum(headline.micro, minimum)];
  const failure = failureInTitle(report);
  if (failure) return [`${figure}, but ${failureClause(failure)}`];
  const drop = failed.find(({ kind }) => kind === 'max-steps-drop');
  if (drop && drop.value !== null) return [[figure, dropText(drop.value, drop.limit), ...dropWords(report)].join(', ')];
  const [only] = failed;
  if (only && failed.length === 1 && only.value !== null)
    return [...missedGate(only, only.value), `; ${lowered(figure)}`];
  if (failed.length > 1) return [`${figure}; ${failed.length} of ${counted(gates.length, 'gate')} failed`];
  if (only) return [`${figure}, but `, code(only.name), ' failed'];
  const warned = warnedDrop(report);
  return warned === null ? null : [`${figure}, ${warned}`];
}

/** The failure that the title tells, without its reason; null where it tells something else. */
function failureInTitle({ failures, gates }: Report): Failure | null {
  const isBelow = gates.some(({ kind, outcome }) => kind === 'min-steps-score' && outcome === 'failed');
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

function belowMinimum(micro: number, { limit }: GateVerdict): string {
  const [shown, required] = formatDistinct(micro, limit, Math.max(3, placesOf(limit)));
  return `Steps score ${shown} is below the required ${required}`;
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
function trendOf(report: Report): string {
  const { comparison, run } = report;
  if (comparison.kind !== 'compared') {
    return `${suffixOf(report)}, nothing to compare with${isFirstRun(report) ? ' yet' : ''}`;
  }
  const change = changeOf(comparison);
  if (change === null) return `${suffixOf(report)}, nothing to compare with`;
  const { questions } = comparison.head;
  const shared =
    questions === run.headline.questions ? '' : ` on ${counted(questions, `${sharedWord(comparison)} question`)}`;
  const words = [`${changeWord(change, comparison)}${shared}`, ...noiseWords(comparison), ...stableWords(comparison)];
  return `, ${words.join(', ')}${suffixOf(report)}`;
}

/** What a drop is made of: "2 templates broken", "2 stable regressions, 3 flaky". */
function dropWords({ comparison }: Report): string[] {
  if (comparison.kind !== 'compared') return [];
  const { score } = comparison.noise;
  return [...(score ? templateWords({ ...score, mended: [] }) : []), ...stableWords(comparison)];
}

/** "up 6.3 points"; what rounds to nothing is still no "no change" where something changed. */
function changeWord(change: number, { noise }: RunDelta): string {
  if (Math.abs(change) <= 1e-12) return (noise.score?.changed ?? 0) === 0 ? 'no change' : '±0.0 points';
  const shown = points(change);
  const size = shown.startsWith('±') ? 'less than 0.1' : shown.slice(1);
  return `${change > 0 ? 'up' : 'down'} ${size} points`;
}

function changeOf({ base, head }: RunDelta): number | null {
  return base.micro === null || head.micro === null ? null : head.micro - base.micro;
}

function suffixOf({ gates }: Report): string {
  if (gates.length === 0) return ' (no gate set)';
  const minimum = gates.find(({ kind }) => kind === 'min-steps-score');
  return minimum ? ` (required ${fixed(minimum.limit, Math.max(3, placesOf(minimum.limit)))})` : '';
}

/** What the verdict means: how many are right, how many more it takes, what is wrong. */
export function summaryOf(report: Report): Text {
  const { run, comparison, coverage } = report;
  const { headline } = run;
  const answered = answeredSentence(report);
  if (headline.micro === null) {
    const read = strong(`${counted(coverage.selected, 'question')} read.`);
    return answered === '' ? [read] : [read, ` ${answered}`];
  }
  const than = comparison.kind === 'compared' ? fewerOrMore(comparison, headline.questions) : [];
  const right = strong(`${whole(headline.right)} of ${counted(headline.questions, 'question')} right`, ...than, '.');
  const rest = [answered, needed(report), noiseSentence(report), gatesSentence(report.gates)];
  return [right, ...rest.filter((sentence) => sentence !== '').map((sentence) => ` ${sentence}`), ...wrongOf(report)];
}

/** How many were answered, where not all were and the title does not say so. */
function answeredSentence(report: Report): string {
  const { answered, selected } = report.coverage;
  const told = failureInTitle(report)?.kind === 'low-coverage' && report.run.headline.micro !== null;
  return answered === selected || told ? '' : `${whole(answered)} of ${whole(selected)} answered.`;
}

function fewerOrMore(delta: RunDelta, all: number): Inline[] {
  const { base, head, label } = delta;
  if (head.questions === 0) return ['; none of them can be compared with ', code(label)];
  const difference = Math.abs(head.right - base.right);
  const shared = sharedWord(delta);
  const ones = head.questions === 1 ? `${shared} one` : `${whole(head.questions)} ${shared} ones`;
  const among = head.questions === all ? ',' : `; on the ${ones}`;
  const fewer = head.right < base.right ? 'fewer' : 'more';
  return [`${among} ${difference === 0 ? 'as many as' : `${whole(difference)} ${fewer} than`} `, code(label)];
}

/** How many more right answers would lift the score to its threshold. */
function needed({ gates, run: { headline } }: Report): string {
  const gate = gates.find(({ kind, outcome }) => kind === 'min-steps-score' && outcome === 'failed');
  if (!gate || headline.micro === null) return '';
  const more = Math.ceil(gate.limit * headline.questions - headline.micro * headline.questions - 1e-9);
  return more > 0 && more <= headline.questions - headline.right ? `${whole(more)} more would pass.` : '';
}

function gatesSentence(gates: readonly GateVerdict[]): string {
  if (gates.length === 0 || gates.some(({ outcome }) => outcome !== 'passed')) return '';
  return gates.length === 1 ? 'The gate passed.' : `All ${gates.length} gates passed.`;
}

/** Without a comparison the reader learns what is wrong at all. */
function wrongOf(report: Report): Text {
  if (report.comparison.kind === 'compared') return [];
  const wrong = report.run.questions.filter(isWrong);
  const causes = causeCounts(wrong);
  if (wrong.length === 0) return [];
  return causes.length === 0 ? [` ${whole(wrong.length)} wrong.`] : [` ${whole(wrong.length)} wrong: `, ...causes];
}
