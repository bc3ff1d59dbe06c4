import { removedScores } from '../../core/runs/compare.js';
import {
  type Comparison,
  type EditedQuestion,
  isFlakyDelta,
  type QuestionDelta,
  type RunDelta,
} from '../../core/runs/comparison.js';
import { isWrong, type QuestionFigures } from '../../core/runs/figures.js';
import { recentResults } from '../../core/runs/history.js';
import type { Report } from '../../core/runs/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import { listAt } from '../../core/text/values.js';
import type { Block, Column, ListItem, ViewOptions } from '../words/blocks.js';
import { causeCounts, kindText, UNKNOWN, whyOf } from '../words/cause-sentences.js';
import { corpusChangeText, editScores, editsToCheck, notRescoredText } from '../words/edits.js';
import { cutNote, questionId, scorePair, withIds, withoutUniform } from '../words/numbers.js';
import { code, oneLine, plain, strong, type Text } from '../words/text.js';
import { fallenKnown } from './known.js';
import { noiseSentence } from './noise.js';

/** Number of changed questions, and whether they could be chance. */
export function countBlocks(report: Report): Block[] {
  const { comparison } = report;
  if (comparison.kind !== 'compared') return [];
  const { unscored, head } = comparison;
  const changes = changeCounts(comparison);
  if (changes === null) return [];
  const parts = [
    ...changes.changed,
    `${whole(changes.unchanged)} unchanged`,
    ...failureCounts(comparison),
    ...(head.questions > 0 && unscored > 0 ? [`${whole(unscored)} without reference steps`] : []),
  ];
  // One piece per clause, as a long piece would be cut.
  const noise = noiseSentence(report).split(/(?<=;) /);
  const clauses = noise.map((clause) => clause && ` ${clause}`);
  return [{ kind: 'paragraph', part: 'counts', text: [strong(`${parts.join(', ')}.`), ...clauses] }];
}

/** The causes of the regressions, if there are more than the list has examples, which have their counts. */
export function causeBlocks({ comparison }: Report, { visibleRegressions }: ViewOptions): Block[] {
  const regressed = comparison.kind === 'compared' ? comparison.regressed : [];
  const causes = hasMoreCauses(regressed, visibleRegressions) ? causeCounts(regressed.map(({ head }) => head)) : [];
  return causes.length === 0 ? [] : [{ kind: 'paragraph', part: 'causes', text: ['Why: ', ...causes] }];
}

/** Whether regressions have more causes than the list has examples. */
function hasMoreCauses(regressed: readonly QuestionDelta[], visibleRegressions: number): boolean {
  if (regressed.length <= visibleRegressions) return false;
  return new Set(regressed.map(({ head }) => headingOf(head))).size > visibleRegressions;
}

function headingOf({ why, status }: QuestionFigures): string {
  return why ? plain(kindText({ ...why, status })) : UNKNOWN;
}

/** Example: `1 regressed, 0 improved, 2 newly broke a rule`; empty without compared questions. */
export function changesLine(delta: RunDelta): string {
  return [...(changeCounts(delta)?.changed ?? []), ...failureCounts(delta)].join(', ');
}

/** Falls that the steps score does not contain: answer checks, rules, known failures. */
function failureCounts(delta: RunDelta): string[] {
  const { ruleBreaks, fallenChecks, head } = delta;
  const isChecked = head.questions > 0 && fallenChecks.length > 0;
  return [
    ...fallenKnown(delta),
    ...(isChecked ? [`${counted(fallenChecks.length, 'answer')} with more failed checks`] : []),
    ...(ruleBreaks.length > 0 ? [`${whole(ruleBreaks.length)} newly broke a rule`] : []),
  ];
}

/** Counts by the steps score; by the answer checks if no question has a steps score; null if none has a score. */
function changeCounts(delta: RunDelta): { changed: string[]; unchanged: number } | null {
  const { head, improved, unchanged, checks, fallenChecks, risenChecks } = delta;
  if (head.questions > 0) return { changed: [regressedWords(delta), `${whole(improved.length)} improved`], unchanged };
  if (checks.head.questions === 0) return null;
  const [fallen, risen] = [fallenChecks.length, risenChecks.length];
  return {
    changed: [`${whole(fallen)} regressed`, `${whole(risen)} improved`],
    unchanged: checks.head.questions - fallen - risen,
  };
}

/** The changed questions with causes; without a comparison, the wrong ones. */
export function questionBlocks(report: Report, options: ViewOptions): Block[] {
  const { comparison } = report;
  if (comparison.kind !== 'compared') return wrongBlocks(report, options);
  return [...changedBlocks(comparison, options), ...corpusBlocks(comparison, options)];
}

/** A visible regression; `count`: number of regressions with its cause, if it stands for others, too. */
interface Example {
  readonly delta: QuestionDelta;
  readonly count: number | null;
}

/** The visible regressions: all if they are few, else one example of each of the most frequent causes. */
function selectExamples({ regressed }: RunDelta, { visibleRegressions }: ViewOptions): Example[] {
  if (regressed.length <= visibleRegressions) return regressed.map((delta) => ({ delta, count: null }));
  const byCause = new Map<string, QuestionDelta[]>();
  for (const delta of regressed) listAt(byCause, headingOf(delta.head)).push(delta);
  const causes = [...byCause.values()].sort((a, b) => b.length - a.length).slice(0, visibleRegressions);
  return causes.map((deltas) => ({
    delta: deltas[0] as QuestionDelta,
    count: deltas.length === 1 ? null : deltas.length,
  }));
}

/** List of the visible regressions, each with its whole reason. */
export function regressionBlocks({ comparison }: Report, options: ViewOptions): Block[] {
  if (comparison.kind !== 'compared') return [];
  const examples = selectExamples(comparison, options);
  if (examples.length === 0) return [];
  const items = examples.map((example) => regressionItem(example, comparison.label, options));
  const source: Block[] =
    options.textsFrom === undefined
      ? []
      : [{ kind: 'paragraph', text: ['Texts of the questions from ', code(options.textsFrom), ':'] }];
  return [...source, { kind: 'list', items }];
}

function regressionItem({ delta, count }: Example, label: string, options: ViewOptions): ListItem {
  const { idOf = questionId, textOf } = options;
  const [text = [], why = []] = whyRow(delta.head, options);
  const id = typeof textOf(delta.head) === 'string' ? idOf(delta.head) : null;
  const { why: cause, status } = delta.head;
  const causeText = cause ? kindText({ ...cause, status }) : ['unknown cause'];
  const start: Text = count === null ? ['▼ '] : [strong(`${whole(count)} × `, ...causeText), ', e.g. '];
  return {
    lead: start,
    head: text,
    id,
    detail: [...flakyText(delta, label), ...why],
  };
}

function changedBlocks(delta: RunDelta, options: ViewOptions): Block[] {
  const { regressed, improved, label } = delta;
  const shown = new Set(selectExamples(delta, options).map((example) => example.delta));
  const more = regressed.filter((one) => !shown.has(one));
  const rows = Math.max(0, options.rows - shown.size);
  const parts = [
    more.length > 0 ? counted(more.length, 'more regression') : '',
    improved.length > 0 ? counted(improved.length, 'improvement') : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return [];
  const blocks: Block[] = [
    ...(more.length > 0 && rows > 0
      ? [regressionTable(more.slice(0, rows), label, options), ...cutNote(more.length, { ...options, rows })]
      : []),
    ...(improved.length > 0 ? [improvementTable(improved, options), ...cutNote(improved.length, options)] : []),
  ];
  return [{ kind: 'details', summary: [parts.join(', ')], blocks }];
}

function wrongBlocks(report: Report, options: ViewOptions): Block[] {
  const wrong = report.run.questions.filter(isWrong);
  if (wrong.length === 0) return [];
  const rows = wrong.slice(0, options.rows).map((question) => whyRow(question, options));
  const table = whyTable('Question', rows, wrong, options);
  const summary = wrong.length === 1 ? 'The wrong answer' : `The ${whole(wrong.length)} wrong answers`;
  return [{ kind: 'details', summary: [summary], blocks: [table, ...cutNote(wrong.length, options)] }];
}

/** Table of the questions that differ between the sides, so that the removal of a failing question is visible. */
function corpusBlocks(delta: RunDelta, options: ViewOptions): Block[] {
  const lostReferences = delta.edited.filter(({ base, head }) => base.score !== null && head.score === null);
  const removedRows = delta.removed.map((question): Text[] => {
    const outcomeText: Text = isWrong(question) ? ['removed, failed on ', code(delta.label)] : ['removed'];
    return [[options.textOf(question)], outcomeText];
  });
  const rows = [
    ...removedRows,
    ...delta.edited.map((edited): Text[] => {
      return [[options.textOf(edited.head)], [lostReferences.includes(edited) ? 'lost its reference steps' : 'edited']];
    }),
    ...delta.added.map((question): Text[] => [[options.textOf(question)], ['added']]),
  ];
  if (rows.length === 0) return [];
  const counts = [
    [delta.removed.length, 'removed'],
    [delta.edited.length, 'edited'],
    [delta.added.length, 'added'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, changeWord]) => `${whole(count)} ${changeWord}`);
  const columns: Column[] = [questionColumn('Question', options), { head: ['What'], align: 'left' }];
  const questions = [...delta.removed, ...delta.edited.map(({ head }) => head), ...delta.added];
  const tableWithIds = withIds(columns, rows.slice(0, options.rows), questions, options);
  const table = withoutUniform(tableWithIds.columns, tableWithIds.rows, 1, String);
  const summary = [`Questions: ${parts.join(', ')}`];
  return [{ kind: 'details', summary, blocks: [table, ...cutNote(rows.length, options)] }];
}

function questionColumn(head: string, { textsFrom }: ViewOptions): Column {
  return { head: textsFrom === undefined ? [head] : [`${head} (text from `, code(textsFrom), ')'], align: 'left' };
}

/** Row of a question, with a link to the page if there is one, and why it is wrong. */
function whyRow(question: QuestionFigures, { textOf, addressOf }: ViewOptions): Text[] {
  const text = textOf(question);
  const url = addressOf?.(question) ?? null;
  const isCode = typeof text === 'object' && 'code' in text;
  const link = { text: oneLine(plain([text])) || question.id, url: url ?? '', ...(isCode && { isCode }) };
  return [[url === null ? text : { link }], whyOf(question)];
}

function regressionTable(regressed: readonly QuestionDelta[], label: string, options: ViewOptions): Block {
  const questions = regressed.map(({ head }) => head);
  const rows = regressed.map((delta): Text[] => {
    const [text = [], why = []] = whyRow(delta.head, options);
    return [text, [...flakyText(delta, label), ...why]];
  });
  return whyTable('Regressed question', rows, questions, options);
}

/**
 * Table of questions with their causes, also if all causes are equal; without any known cause the column is omitted.
 */
function whyTable(
  head: string,
  rows: readonly Text[][],
  questions: readonly QuestionFigures[],
  options: ViewOptions,
): Block {
  const columns: Column[] = [questionColumn(head, options), { head: ['Why'], align: 'left' }];
  const hasCauses = rows.some(([, why]) => plain(why ?? []) !== UNKNOWN);
  const table = withIds(columns, rows, questions, options);
  return hasCauses ? { kind: 'table', ...table } : withoutUniform(table.columns, table.rows, 1, () => '');
}

function improvementTable(improved: readonly QuestionDelta[], options: ViewOptions): Block {
  const columns: Column[] = [questionColumn('Improved question', options), { head: ['Score'], align: 'right' }];
  const shownQuestions = improved.slice(0, options.rows);
  const rows = shownQuestions.map(({ base, head }): Text[] => {
    return [[options.textOf(head)], [scorePair(base.score, head.score).join(' → ')]];
  });
  const questions = shownQuestions.map(({ head }) => head);
  const table = withIds(columns, rows, questions, options);
  return withoutUniform(table.columns, table.rows, 1, String);
}

/** "2 stable regressions, 3 flaky"; empty if no regressed question is flaky. */
export function stableWords({ regressed }: RunDelta): string[] {
  const flakyCount = regressed.filter(isFlakyDelta).length;
  return flakyCount === 0
    ? []
    : [counted(regressed.length - flakyCount, 'stable regression'), `${whole(flakyCount)} flaky`];
}

/** "5 regressed (2 stable, 3 flaky)" */
function regressedWords({ regressed }: RunDelta): string {
  const flakyCount = regressed.filter(isFlakyDelta).length;
  const parts = flakyCount === 0 ? '' : ` (${whole(regressed.length - flakyCount)} stable, ${whole(flakyCount)} flaky)`;
  return `${whole(regressed.length)} regressed${parts}`;
}

/** "flaky, right in 5 of the last 8 runs on `main`: "; empty for a question that is not flaky. */
function flakyText(delta: QuestionDelta, label: string): Text {
  if (!isFlakyDelta(delta)) return [];
  const { right, runs } = recentResults(delta.base.results ?? '');
  return [`flaky, right in ${right} of the last ${runs} runs on `, code(label), ': '];
}

/** What edited questions and rules do to the base's answers; empty if nothing was scored again. */
export function editLines({ comparison }: Report): Text[] {
  if (comparison.kind !== 'compared' || !comparison.corpusChange) return [];
  return [corpusChangeText(comparison.corpusChange, comparison)];
}

/** Whether an edit of questions or rules must be looked at. */
export function hasEditsToCheck({ corpusChange }: RunDelta): boolean {
  if (!corpusChange) return false;
  const { favoursHead, raisesHead, broken, unchecked } = corpusChange;
  return favoursHead + raisesHead + broken + unchecked > 0;
}

/** Why edited questions are not compared; empty if they are. */
export function notRescoredLines(comparison: Comparison): Text[] {
  const notRescored = 'notRescored' in comparison ? comparison.notRescored : undefined;
  return notRescored ? [notRescoredText(notRescored, comparison.label)] : [];
}

/** "3 edits to check", "8 right questions removed", for a title. */
export function editWords(delta: RunDelta): string[] {
  const edits = editsToCheck(delta.corpusChange);
  const { right, partly } = removedScores(delta.removed);
  const state = partly === 0 ? 'right' : right === 0 ? 'partly right' : 'right or partly right';
  return [
    ...(edits === 0 ? [] : [`${counted(edits, 'edit')} to check`]),
    ...(right + partly === 0 ? [] : [`${counted(right + partly, `${state} question`)} removed`]),
  ];
}

/** Table of the edited questions with their four scores; those that favour this run first. */
export function editedQuestionBlocks({ comparison }: Report, options: ViewOptions): Block[] {
  const change = comparison.kind === 'compared' ? comparison.corpusChange : undefined;
  if (!change || change.questions.length === 0) return [];
  const { label } = comparison;
  const columns: Column[] = [
    { head: ['Edited question'], align: 'left' },
    { head: [code(label), ' before'], align: 'right' },
    { head: [code(label), ' now'], align: 'right' },
    { head: [options.thisRun.label, ' before'], align: 'right' },
    { head: [options.thisRun.label, ' now'], align: 'right' },
  ];
  const rows = change.questions.slice(0, options.rows).map((edit) => editRow(edit, options));
  const questions = change.questions.map(({ head }) => head);
  const favoured = editsToCheck(change) > 0 ? `, ${whole(editsToCheck(change))} to check` : '';
  const blocks: Block[] = [
    { kind: 'table', ...withIds(columns, rows, questions, options) },
    ...cutNote(change.questions.length, options),
  ];
  return [{ kind: 'details', summary: [`Edited questions: ${whole(change.questions.length)}${favoured}`], blocks }];
}

function editRow(edit: EditedQuestion, { textOf }: ViewOptions): Text[] {
  const text: Text = [edit.favoursHead || edit.raisesHead ? '⚠️ ' : '', textOf(edit.head)];
  return [text, ...editScores(edit).map((scores): Text => [scores])];
}
