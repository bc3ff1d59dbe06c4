import type { NotCompared, RunDelta } from '../../core/runs/comparison.js';
import type { Report } from '../../core/runs/report.js';
import { notComparedText, olderBaselineText } from '../baseline.js';
import type { Block, ThisRun, ViewOptions } from '../blocks.js';
import { noticeText } from '../notices.js';
import { formatDistinct, placesOf } from '../numbers.js';
import { code, strong, type Text } from '../text.js';
import { corpusChange } from './corpus-change.js';
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
