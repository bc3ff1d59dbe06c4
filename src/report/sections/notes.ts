import type { FirstBaseline } from '../../core/comparison/baseline-candidates.js';
import {
  type NotCompared,
  type RemovedScores,
  type RunDelta,
  removedScores,
} from '../../core/comparison/comparison.js';
import { lostReferences } from '../../core/comparison/corpus-change.js';
import { isUrgent } from '../../core/comparison/notices.js';
import type { RunFigures } from '../../core/figures/figures.js';
import { summarizeTrials } from '../../core/figures/trials.js';
import type { Report } from '../../core/gates/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import { notComparedText, olderBaselineText } from '../words/baseline.js';
import type { Block, ThisRun, ViewOptions } from '../words/blocks.js';
import { corpusChangeText, notRescoredText } from '../words/edits.js';
import { noticeText } from '../words/notices.js';
import { formatDistinct, placesOf, score } from '../words/numbers.js';
import { code, joined, joinedNames, say, shortList, strong, type Text } from '../words/text.js';
import { judgeNotes } from './judge.js';
import { failuresOfNotes, isBaselineRequired, sharedWord } from './title.js';

const VISIBLE_NOTES = 2;

/** Notes that are needed to interpret the figures; the most important first. */
export function noteBlocks(report: Report, options: ViewOptions): Block[] {
  const { comparison, notices } = report;
  const delta = comparison.kind === 'compared' ? comparison : null;
  const notComparedLines =
    comparison.kind === 'compared' ? [] : withoutComparison(comparison, report.run.label, options);
  // A first run does not need a baseline, so its absence is not a warning.
  const isFirst = comparison.kind === 'none' && comparison.reason.kind === 'not-given';
  const [uncompared, hints] = isFirst ? [[], notComparedLines] : [notComparedLines, []];
  const change = delta ? corpusChange(report.run, delta, options.thisRun.label) : [];
  const urgent = notices.filter(isUrgent);
  const uneven = unevenTrials(report);
  const lines: Text[] = [
    ...urgent.map((notice) => sentence(noticeText(notice))),
    ...uneven,
    ...(delta?.corpusChange ? [corpusChangeText(delta.corpusChange, delta)] : []),
    ...change,
    ...(delta ? unselectedLines(delta) : []),
    // Why edited questions are not compared.
    ...('notRescored' in comparison && comparison.notRescored
      ? [notRescoredText(comparison.notRescored, comparison.label)]
      : []),
    ...uncompared,
    ...uncheckedGates(report, options),
    ...failuresOfNotes(report).map(sentence),
    ...(delta ? baseNotes(delta) : []),
    ...(delta ? baselineBelowGate(report, delta) : []),
    ...idsOnly(report, options),
    ...notices.filter((notice) => !isUrgent(notice)).map((notice) => sentence(noticeText(notice))),
    ...judgeNotes(report),
  ];
  const visible = VISIBLE_NOTES + urgent.length + uneven.length;
  const [open, folded] = [lines.slice(0, visible), lines.slice(visible)];
  const isEdited = delta !== null && (delta.edited.length + delta.removed.length > 0 || hasEditsToCheck(delta));
  return [
    ...noteOf(isEdited ? 'warning' : 'note', open),
    ...noteOf('note', folded).map(
      (note): Block => ({ kind: 'details', summary: [counted(folded.length, 'more note')], blocks: [note] }),
    ),
    ...hints.map((text): Block => ({ kind: 'small', text })),
  ];
}

/** Whether an edit of questions or rules must be looked at. */
function hasEditsToCheck({ corpusChange }: RunDelta): boolean {
  if (!corpusChange) return false;
  const { favoursHead, raisesHead, broken, unchecked } = corpusChange;
  return favoursHead + raisesHead + broken + unchecked > 0;
}

/** Note on questions with different numbers of answers, of which some could have been left out. */
function unevenTrials({ run }: Report): Text[] {
  const trials = summarizeTrials(run.questions);
  if (trials === null || trials.least_per_question === trials.most_per_question) return [];
  const range = `${whole(trials.least_per_question)} to ${counted(trials.most_per_question, 'answer')}`;
  return [[`⚠️ Questions have ${range}; each score is the mean of a question's answers.`]];
}

function noteOf(level: 'note' | 'warning', lines: readonly Text[]): Block[] {
  return lines.length === 0 ? [] : [{ kind: 'note', level, lines }];
}

function sentence([first = '', ...rest]: Text): Text {
  const start = typeof first === 'string' ? `${first.charAt(0).toUpperCase()}${first.slice(1)}` : first;
  const last = rest.at(-1) ?? start;
  return [start, ...rest, ...(typeof last === 'string' && /[.!?…]$/.test(last) ? [] : ['.'])];
}

function baseNotes({ label, older, isScoringUnknown }: RunDelta): Text[] {
  return [
    ...(older ? [olderBaselineText(older)] : []),
    ...(isScoringUnknown ? [say`${code(label)} does not say how it was scored; this run's scoring is assumed.`] : []),
  ];
}

/** Why the run is not compared, and how to get a comparison. */
function withoutComparison(comparison: NotCompared, name: string, { thisRun }: ViewOptions): Text[] {
  const { label } = comparison;
  const firstBaseline = comparison.kind === 'none' ? comparison.first : undefined;
  if (!firstBaseline) return [sentence(notComparedText(comparison))];
  const consequence = thisRun.isPullRequest ? 'this comment cannot say what this PR changed' : 'there is no comparison';
  return [
    say`${strong(...say`No baseline on ${code(label)} yet`)}, so ${consequence}. This does not mean "no regressions".`,
    firstBaseline.command === null
      ? firstRunText(firstBaseline, label)
      : nextRunText(firstBaseline.command, firstBaseline, { label, name, thisRun }),
  ];
}

/** What follows from the first run on a branch: a promise only once its baseline is stored. */
function firstRunText({ obstacle }: FirstBaseline, label: string): Text {
  if (obstacle != null) return say`This run is the first on ${code(label)}, and no baseline was recorded: ${obstacle}.`;
  const condition = obstacle === undefined && ', if its baseline can be uploaded';
  return say`This run is the first on ${code(label)}: the next one is compared with it${condition}.`;
}

/** How a branch gets its first baseline, and which workflows ran there without leaving one. */
function nextRunText(
  command: string,
  { workflows = [], obstacle }: FirstBaseline,
  { label, name, thisRun }: { readonly label: string; readonly name: string; readonly thisRun: ThisRun },
): Text {
  if (obstacle != null) return [`No run records a baseline: ${obstacle}.`];
  const start = say`It comes with the first run on ${code(label)}`;
  const started = say`where the workflow is on ${code(label)} already, ${code(command)}.`;
  if (workflows.length === 0) return say`${start}: ${thisRun.isPullRequest && 'merge this PR or, '}${started}`;
  const ran = say`its runs of ${shortList(workflows)} left none`;
  return say`${start} that evaluates ${code(name)}; ${ran}. To record one, ${started}`;
}

function uncheckedGates(report: Report, { thisRun }: ViewOptions): Text[] {
  const skippedGates = report.gates.filter(({ outcome }) => outcome === 'skipped');
  const required = code(thisRun.isPullRequest ? 'baseline-required: true' : 'baseline-required');
  const hint = !isBaselineRequired(report) && say` (${required} would make that a failure)`;
  return skippedGates.map(({ name, reason }) =>
    reason?.kind === 'not-decided'
      ? say`${code(name)} was ${strong('not decided')} when another gate had failed.`
      : say`${code(name)} was ${strong('not checked')}${hint}.`,
  );
}

/** Note on a baseline below the minimum, which explains a failed pull request. */
function baselineBelowGate({ gates }: Report, { base, label }: RunDelta): Text[] {
  const minimumGate = gates.find(({ kind }) => kind === 'min-steps-score');
  if (!minimumGate || base.micro === null || base.micro >= minimumGate.limit) return [];
  const [shownScore] = formatDistinct(base.micro, minimumGate.limit, Math.max(3, placesOf(minimumGate.limit)));
  return [say`${code(label)} itself is below the gate (${shownScore}).`];
}

/** Note on a run from a baseline file, which contains no question texts. */
function idsOnly({ run: { questions } }: Report, { textsFrom }: ViewOptions): Text[] {
  const hasTexts = textsFrom !== undefined || questions.length === 0 || questions.some(({ text }) => text !== null);
  return hasTexts ? [] : [['Questions are shown by their ids: a baseline file contains no texts.']];
}

/** Note on changes of the corpus: edited references, removed questions (also failing ones), added questions. */
function corpusChange({ headline }: RunFigures, delta: RunDelta, thisRun: string): Text[] {
  const lostCount = lostReferences(delta).length;
  const edited = delta.edited.length - lostCount;
  const parts: Text[] = [
    ...(edited > 0 ? [[`edits ${counted(edited, 'reference')}`]] : []),
    ...(lostCount > 0 ? [[`removes the reference steps of ${counted(lostCount, 'question')}`]] : []),
    ...(delta.removed.length > 0 ? [removal(delta)] : []),
    ...(delta.added.length > 0 ? [[`adds ${counted(delta.added.length, 'question')}`]] : []),
  ];
  if (parts.length === 0) return [];
  const sign = delta.edited.length + delta.removed.length > 0 && '⚠️ ';
  return [say`${sign}${thisRun} ${listTexts(parts)}. ${unchangedScore(delta, headline.micro)}`];
}

function unchangedScore(delta: RunDelta, micro: number | null): string {
  const { head } = delta;
  if (head.questions === 0) return 'No question is unchanged, so none is compared.';
  const word = delta.corpusChange ? sharedWord(delta) : 'unchanged';
  return micro === null ? '' : `On the ${counted(head.questions, `${word} question`)}: ${score(head.micro)}.`;
}

function removal(delta: RunDelta): Text {
  const removedCount = delta.removed.length;
  const removed = `removes ${counted(removedCount, 'question')}`;
  const counts = countsOfRemoved(removedScores(delta.removed), removedCount);
  return counts === '' ? [removed] : say`${removed}${counts} on ${code(delta.label)}`;
}

/** ", 8 of which were right and 2 partly right (0.500)"; " that failed" if all did. */
function countsOfRemoved({ failed, right, partly, partlyMean }: RemovedScores, all: number): string {
  const counts = [
    { count: failed, words: 'failed' },
    { count: right, words: right === 1 ? 'was right' : 'were right' },
    { count: partly, words: `${partly === 1 ? 'was' : 'were'} partly right (${score(partlyMean)})` },
  ].filter(({ count }) => count > 0);
  const [first, ...others] = counts;
  if (!first) return '';
  if (first.count === all) return ` that ${first.words}`;
  const texts = others.map(({ count, words }) => `${whole(count)} ${words}`);
  return `, ${[`${whole(first.count)} of which ${first.words}`, ...texts].join(texts.length > 1 ? ', ' : ' and ')}`;
}

/** Note on questions that only the base run has, because this run selects others. */
function unselectedLines({ label, otherSelection }: RunDelta): Text[] {
  if (!otherSelection || otherSelection.unselected.length === 0) return [];
  const { head, unselected } = otherSelection;
  const { right, partly } = removedScores(unselected);
  const base = code(label);
  const are = unselected.length === 1 ? 'is' : 'are';
  const rightText = `, ${whole(right + partly)} of them ${partly > 0 ? 'right or partly right' : 'right'}`;
  const results = right + partly > 0 && say`${rightText} on ${base}`;
  const which = say`${counted(unselected.length, 'question')} of ${base} ${are} not in this run${results}`;
  return [say`${which}: the selections differ (here ${head.length === 0 ? 'all' : joinedNames(head)}).`];
}

function listTexts(parts: readonly Text[]): Text {
  const [last = [], ...earlierParts] = [...parts].reverse();
  return earlierParts.length === 0 ? last : [...joined(earlierParts.reverse(), ', '), ' and ', ...last];
}
