import { removedFailures } from '../../core/runs/compare.js';
import type { NotCompared, RunDelta } from '../../core/runs/comparison.js';
import type { RunFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import { notComparedText, olderBaselineText } from '../words/baseline.js';
import type { Block, ThisRun, ViewOptions } from '../words/blocks.js';
import { noticeText } from '../words/notices.js';
import { formatDistinct, placesOf, score } from '../words/numbers.js';
import { code, joined, strong, type Text } from '../words/text.js';
import { judgeNotes } from './judge.js';
import { isBaselineRequired, untoldFailures } from './title.js';

/** What a reader must know before reading the figures. */
export function noteBlocks(report: Report, options: ViewOptions): Block[] {
  const { comparison, notices } = report;
  const compared = comparison.kind === 'compared' ? comparison : null;
  const change = compared ? corpusChange(report.run, compared, options.thisRun.label) : [];
  const lines: Text[] = [
    ...change,
    ...(comparison.kind === 'compared' ? [] : withoutComparison(comparison, options)),
    ...uncheckedGates(report, options),
    ...untoldFailures(report).map(sentence),
    ...(compared ? baseNotes(compared) : []),
    ...(compared ? baselineBelowGate(report, compared) : []),
    ...idsOnly(report, options),
    ...notices.map((notice) => sentence(noticeText(notice))),
    ...judgeNotes(report),
  ];
  const isEdited = compared !== null && compared.edited.length + compared.removed.length > 0;
  return lines.length === 0 ? [] : [{ kind: 'note', level: isEdited ? 'warning' : 'note', lines }];
}

/** A clause as a sentence. */
function sentence([first = '', ...rest]: Text): Text {
  const start = typeof first === 'string' ? `${first.charAt(0).toUpperCase()}${first.slice(1)}` : first;
  const last = rest.at(-1) ?? start;
  return [start, ...rest, ...(typeof last === 'string' && /[.!?…]$/.test(last) ? [] : ['.'])];
}

/** What a reader must know of the run that this one is compared with. */
function baseNotes({ label, older, isScoringUnknown }: RunDelta): Text[] {
  return [
    ...(older ? [olderBaselineText(older)] : []),
    ...(isScoringUnknown ? [[code(label), " does not say how it was scored; this run's scoring is assumed."]] : []),
  ];
}

/** Why there is nothing to compare with, and what to do about it. */
function withoutComparison(comparison: NotCompared, { thisRun }: ViewOptions): Text[] {
  const { label } = comparison;
  const first = comparison.kind === 'none' ? comparison.first : undefined;
  if (!first) return [sentence(notComparedText(comparison))];
  const cannot = thisRun.isPullRequest ? 'this comment cannot say what this PR changed' : 'there is no comparison';
  return [
    [strong('No baseline on ', code(label), ' yet'), `, so ${cannot}. This does not mean "no regressions".`],
    comesWith(first.command, label, thisRun),
  ];
}

function comesWith(command: string | null, label: string, thisRun: ThisRun): Text {
  if (command === null) return ['This run is the first on ', code(label), ': the next one is compared with it.'];
  const merge = thisRun.isPullRequest ? 'merge this PR or, where the workflow is on ' : 'where the workflow is on ';
  return ['It comes with the first run on ', code(label), `: ${merge}`, code(label), ' already, ', code(command), '.'];
}

/** Gates that there was nothing to hold against. */
function uncheckedGates(report: Report, { thisRun }: ViewOptions): Text[] {
  const unchecked = report.gates.filter(({ outcome }) => outcome === 'skipped');
  const required = code(thisRun.isPullRequest ? 'baseline-required: true' : 'baseline-required');
  const hint: Text = isBaselineRequired(report) ? ['.'] : [' (', required, ' would make that a failure).'];
  return unchecked.map(({ name }) => [code(name), ' was ', strong('not checked'), ...hint]);
}

/** A base branch below the threshold explains a red pull request. */
function baselineBelowGate({ gates }: Report, { base, label }: RunDelta): Text[] {
  const minimum = gates.find(({ kind }) => kind === 'min-steps-score');
  if (!minimum || base.micro === null || base.micro >= minimum.limit) return [];
  const [shown] = formatDistinct(base.micro, minimum.limit, Math.max(3, placesOf(minimum.limit)));
  return [[code(label), ` itself is below the gate (${shown}).`]];
}

/** A run that was read from a baseline file has no texts to show. */
function idsOnly({ run: { questions } }: Report, { textsFrom }: ViewOptions): Text[] {
  if (textsFrom !== undefined || questions.length === 0) return [];
  const without = questions.filter(({ text }) => text === null).length;
  if (without < questions.length) return [];
  return [['Questions are shown by their ids: a baseline file contains no texts.']];
}

/** A change of the exam itself: references edited, failing questions taken away, questions added. */
function corpusChange({ headline }: RunFigures, delta: RunDelta, thisRun: string): Text[] {
  const lost = delta.edited.filter(({ base, head }) => base.score !== null && head.score === null).length;
  const edited = delta.edited.length - lost;
  const parts: Text[] = [
    ...(edited > 0 ? [[`edits ${counted(edited, 'reference')}`]] : []),
    ...(lost > 0 ? [[`removes the reference steps of ${counted(lost, 'question')}`]] : []),
    ...(delta.removed.length > 0 ? [removal(delta)] : []),
    ...(delta.added.length > 0 ? [[`adds ${counted(delta.added.length, 'question')}`]] : []),
  ];
  if (parts.length === 0) return [];
  const sign = delta.edited.length + delta.removed.length > 0 ? '⚠️ ' : '';
  return [[`${sign}${thisRun} `, ...listed(parts), '.', ` ${unchangedScore(delta, headline.micro)}`]];
}

function unchangedScore({ head }: RunDelta, micro: number | null): string {
  if (head.questions === 0) return 'No question is unchanged, so none is compared.';
  return micro === null ? '' : `On the ${counted(head.questions, 'unchanged question')}: ${score(head.micro)}.`;
}

function removal(delta: RunDelta): Text {
  const [all, failed] = [delta.removed.length, removedFailures(delta)];
  const removed = `removes ${counted(all, 'question')}`;
  if (failed === 0) return [removed];
  const which = failed === all ? ' that failed on ' : `, ${whole(failed)} of which failed on `;
  return [removed, which, code(delta.label)];
}

/** "a, b and c" */
function listed(parts: readonly Text[]): Text {
  const [last = [], ...before] = [...parts].reverse();
  return before.length === 0 ? last : [...joined(before.reverse(), ', '), ' and ', ...last];
}
