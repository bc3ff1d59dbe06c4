import type { Comparison, RunDelta } from '../core/delta.js';
import type { Report } from '../core/report.js';
import { corpusChange } from './corpus-change.js';
import { judgeNotes } from './judge.js';
import { placesOf, toldApart } from './numbers.js';
import { code, type Inline, strong, type Text } from './text.js';
import { untoldFailures } from './title.js';
import type { Block, ViewOptions } from './view.js';

/** What a reader must know before reading the figures. */
export function noteBlocks(report: Report, options: ViewOptions): Block[] {
  const { comparison, notices } = report;
  const compared = comparison.kind === 'compared' ? comparison : null;
  const change = compared ? corpusChange(report, compared, options.thisRun) : [];
  const lines: Text[] = [
    ...change,
    ...(comparison.kind === 'compared' ? [] : withoutComparison(comparison, options)),
    ...uncheckedGates(report, options),
    ...untoldFailures(report).map(sentence),
    ...(compared?.notes ?? []).map(sentence),
    ...(compared ? redBase(report, compared) : []),
    ...idsOnly(report, options),
    ...notices.map(sentence),
    ...judgeNotes(report),
  ];
  const isEdited = compared !== null && compared.edited.length + compared.removed.length > 0;
  return lines.length === 0 ? [] : [{ kind: 'note', level: isEdited ? 'warning' : 'note', lines }];
}

/** A remark as a sentence; names that stand in backticks become code. */
function sentence(text: string): Text {
  const ended = /[.!?…]$/.test(text) ? text : `${text}.`;
  const parts = `${ended.charAt(0).toUpperCase()}${ended.slice(1)}`.split('`');
  return parts.map((part, index): Inline => (index % 2 === 1 ? code(part) : part));
}

/** Why there is nothing to compare with, and what to do about it. */
function withoutComparison(comparison: Exclude<Comparison, RunDelta>, { thisRun }: ViewOptions): Text[] {
  const { label, reason } = comparison;
  const first = comparison.kind === 'none' ? comparison.first : undefined;
  if (!first) return [sentence(reason)];
  const cannot = thisRun === 'This PR' ? 'this comment cannot say what this PR changed' : 'there is no comparison';
  return [
    [strong('No baseline on ', code(label), ' yet'), `, so ${cannot}. This does not mean "no regressions".`],
    comesWith(first.command, label, thisRun),
  ];
}

function comesWith(command: string | null, label: string, thisRun: string): Text {
  if (command === null) return ['This run is the first on ', code(label), ': the next one is compared with it.'];
  const merge = thisRun === 'This PR' ? 'merge this PR or, where the workflow is on ' : 'where the workflow is on ';
  return ['It comes with the first run on ', code(label), `: ${merge}`, code(label), ' already, ', code(command), '.'];
}

/** Gates that there was nothing to hold against. */
function uncheckedGates({ gates, failures }: Report, { thisRun }: ViewOptions): Text[] {
  const unchecked = gates.filter(({ outcome }) => outcome === 'skipped');
  const isRequired = failures.some((failure) => failure.startsWith('a baseline is required'));
  const required = code(thisRun === 'This PR' ? 'baseline-required: true' : 'baseline-required');
  const hint: Text = isRequired ? ['.'] : [' (', required, ' would make that a failure).'];
  return unchecked.map(({ name }) => [code(name), ' was ', strong('not checked'), ...hint]);
}

/** A base branch below the threshold explains a red pull request. */
function redBase({ gates }: Report, { base, label }: RunDelta): Text[] {
  const minimum = gates.find(({ name }) => name === 'min-steps-score');
  if (!minimum || base.micro === null || base.micro >= minimum.limit) return [];
  const [shown] = toldApart(base.micro, minimum.limit, Math.max(3, placesOf(minimum.limit)));
  return [[code(label), ` itself is below the gate (${shown}).`]];
}

/** A baseline file as the run in question has no texts to show. */
function idsOnly({ questions }: Report, { textsFrom }: ViewOptions): Text[] {
  if (textsFrom !== undefined || questions.length === 0) return [];
  const without = questions.filter(({ text }) => text === null).length;
  if (without < questions.length) return [];
  return [['Questions are shown by their ids: a baseline file contains no texts.']];
}
