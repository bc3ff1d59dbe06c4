import type { RunDelta } from '../core/delta.js';
import type { GateVerdict } from '../core/gates.js';
import type { Report } from '../core/report.js';
import { noiseSentence, noiseWord, warnedDrop } from './noise.js';
import { counted, points, score, whole } from './numbers.js';
import { causeCounts } from './questions.js';
import { code, type Inline, strong, type Text } from './text.js';

/** The verdict and the number, in one line. */
export function titleOf(report: Report): Text {
  const { headline, coverage, gates } = report;
  if (coverage.answered === 0) return ['No response matches any question'];
  if (headline.micro === null) return [`No steps score: no question has reference steps${suffixOf(report)}`];
  const figure = `Steps score ${score(headline.micro)}`;
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  const minimum = failed.find(({ name }) => name === 'min-steps-score');
  if (minimum) return [`${figure} is below the required ${score(minimum.limit)}`];
  if (report.failures.length > 0) return [`${figure}, but ${report.failures[0]}`];
  const drop = failed.find(({ name }) => name === 'max-steps-drop');
  if (drop)
    return [`${figure}, down ${limitPoints(drop.value ?? 0)} points, over the limit of ${limitPoints(drop.limit)}`];
  if (failed.length > 0) return [`${figure}, but ${failed.length} of ${counted(gates.length, 'gate')} failed`];
  const warned = warnedDrop(report);
  return [warned === null ? `${figure}${trendOf(report)}` : `${figure}, ${warned}`];
}

function limitPoints(share: number): string {
  return (share * 100).toFixed(1);
}

/** ", up 6.3 points (required 0.850)" */
function trendOf(report: Report): string {
  const { comparison, headline } = report;
  if (comparison.kind !== 'compared')
    return `${suffixOf(report)}, nothing to compare with${comparison.kind === 'none' ? ' yet' : ''}`;
  const change = changeOf(comparison);
  if (change === null || headline.micro === null) return suffixOf(report);
  const noise = noiseWord(comparison);
  if (noise === 'no detectable change') return `${suffixOf(report)}, ${noise}`;
  const shown = points(change);
  const word = shown.startsWith('±') ? 'unchanged' : `${change > 0 ? 'up' : 'down'} ${shown.slice(1)} points`;
  return `, ${word}${suffixOf(report)}${noise === null || word === 'unchanged' ? '' : `, ${noise}`}`;
}

function changeOf({ base, head }: RunDelta): number | null {
  return base.micro === null || head.micro === null ? null : head.micro - base.micro;
}

function suffixOf({ gates }: Report): string {
  if (gates.length === 0) return ' (no gate set)';
  const minimum = gates.find(({ name }) => name === 'min-steps-score');
  return minimum ? ` (required ${score(minimum.limit)})` : '';
}

/** What the verdict means: how many are right, how many more it takes, what is wrong. */
export function summaryOf(report: Report): Text {
  const { headline, comparison, coverage } = report;
  const answered =
    coverage.answered < coverage.selected ? ` ${coverage.answered} of ${coverage.selected} answered.` : '';
  if (headline.micro === null) return [strong(`${counted(coverage.selected, 'question')} read.`), answered];
  const than = comparison.kind === 'compared' ? fewerOrMore(comparison, headline.questions) : [];
  const right = strong(`${whole(headline.right)} of ${counted(headline.questions, 'question')} right`, ...than, '.');
  const rest = [answered, needed(report), noiseSentence(report), gatesSentence(report.gates)].filter(
    (sentence) => sentence !== '',
  );
  return [right, ...rest.map((sentence) => ` ${sentence.trim()}`), ...wrongOf(report)];
}

function fewerOrMore({ base, head, label }: RunDelta, all: number): Inline[] {
  if (head.questions === 0) return [', none of them in ', code(label)];
  const difference = head.right - base.right;
  const shared = head.questions === all ? '' : ` on the ${whole(head.questions)} that both were asked`;
  if (difference === 0) return [', as many as ', code(label), shared];
  return [`, ${Math.abs(difference)} ${difference < 0 ? 'fewer' : 'more'} than `, code(label), shared];
}

/** How many more right answers would lift the score to its threshold. */
function needed({ gates, headline }: Report): string {
  const gate = gates.find(({ name, outcome }) => name === 'min-steps-score' && outcome === 'failed');
  if (!gate || headline.micro === null) return '';
  const more = Math.ceil(gate.limit * headline.questions - headline.micro * headline.questions - 1e-9);
  return more > 0 && more <= headline.questions - headline.right ? `${more} more would pass.` : '';
}

function gatesSentence(gates: readonly GateVerdict[]): string {
  if (gates.length === 0 || gates.some(({ outcome }) => outcome !== 'passed')) return '';
  return gates.length === 1 ? 'The gate passed.' : `All ${gates.length} gates passed.`;
}

/** Without a comparison the reader learns what is wrong at all. */
function wrongOf(report: Report): Text {
  if (report.comparison.kind === 'compared') return [];
  const wrong = report.questions.filter(({ score: value }) => value !== null && value < 1);
  return wrong.length === 0 ? [] : [` ${wrong.length} wrong: `, ...causeCounts(wrong)];
}
