import { isFlakyDelta, type QuestionDelta, type RunDelta, removedScores } from '../../core/comparison/comparison.js';
import { lostReferences } from '../../core/comparison/corpus-change.js';
import { isWrong, type QuestionFigures } from '../../core/figures/figures.js';
import { recentResults } from '../../core/figures/history.js';
import type { Report } from '../../core/gates/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import { groupedBy } from '../../core/text/values.js';
import { type Block, type Column, type ListItem, left, right, type ViewOptions } from '../words/blocks.js';
import { causeCounts, kindOf, kindText, whyOf } from '../words/cause-sentences.js';
import { editScores, editsToCheck } from '../words/edits.js';
import { foldedTable, questionId, questionTable, scorePair } from '../words/numbers.js';
import { otherResultsInTitle, otherResultsText } from '../words/other-results.js';
import { code, oneLine, plain, strong, type Text } from '../words/text.js';
import { droppedKnown } from './known.js';
import { noiseSentence } from './noise.js';
import { placesText } from './places.js';

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
  // Each clause is a separate piece, because a long piece is cut.
  const noise = noiseSentence(report).split(/(?<=;) /);
  const clauses = noise.map((clause) => clause && ` ${clause}`);
  return [{ kind: 'paragraph', part: 'counts', text: [strong(`${parts.join(', ')}.`), ...clauses] }];
}

/** The causes of the regressions, if there are more than the list has examples, which have their counts. */
export function causeBlocks({ comparison }: Report, { visibleRegressions }: ViewOptions): Block[] {
  if (comparison.kind !== 'compared') return [];
  const { regressed } = comparison;
  const hasMoreCauses =
    regressed.length > visibleRegressions &&
    new Set(regressed.map(({ head }) => kindOf(head))).size > visibleRegressions;
  const causes = hasMoreCauses ? causeCounts(regressed.map(({ head }) => head)) : [];
  const others = otherResultsText(comparison);
  const isMost = otherResultsInTitle(comparison).length > 0;
  const notice: Text = others
    ? [`${others}${isMost ? ', so the change under review is not the likely cause' : ''}.`]
    : [];
  const why: Text =
    causes.length === 0 ? [] : [`${placesText(comparison)} `, ...notice, others ? ' Why: ' : 'Why: ', ...causes];
  const text = why.length === 0 ? notice : why;
  return text.length === 0 ? [] : [{ kind: 'paragraph', part: 'causes', text }];
}

/** Example: `1 regressed, 0 improved, 2 newly broke a rule`; empty without compared questions. */
export function changesLine(delta: RunDelta): string {
  return [...(changeCounts(delta)?.changed ?? []), ...failureCounts(delta)].join(', ');
}

/** Falls that the steps score does not contain: answer checks, rules, known failures. */
function failureCounts(delta: RunDelta): string[] {
  const { ruleBreaks, droppedChecks, head } = delta;
  const isChecked = head.questions > 0 && droppedChecks.length > 0;
  return [
    ...droppedKnown(delta),
    ...(isChecked ? [`${counted(droppedChecks.length, 'answer')} with more failed checks`] : []),
    ...(ruleBreaks.length > 0 ? [`${whole(ruleBreaks.length)} newly broke a rule`] : []),
  ];
}

/** Counts by the steps score; by the answer checks if no question has a steps score; null if none has a score. */
function changeCounts(delta: RunDelta): { changed: string[]; unchanged: number } | null {
  const { head, improved, unchanged, checks, droppedChecks, improvedChecks } = delta;
  if (head.questions > 0) return { changed: [regressedWords(delta), `${whole(improved.length)} improved`], unchanged };
  if (checks.head.questions === 0) return null;
  const [dropped, improvedCount] = [droppedChecks.length, improvedChecks.length];
  return {
    changed: [`${whole(dropped)} regressed`, `${whole(improvedCount)} improved`],
    unchanged: checks.head.questions - dropped - improvedCount,
  };
}

/** The changed questions with causes; without a comparison, the wrong ones. */
export function questionBlocks(report: Report, options: ViewOptions): Block[] {
  const { comparison } = report;
  if (comparison.kind !== 'compared') return wrongBlocks(report, options);
  return [...changedBlocks(comparison, options), ...corpusBlocks(comparison, options)];
}

/** All regressions if they are few, else an example of each of the most frequent causes, with the number that it represents. */
function selectExamples({ regressed }: RunDelta, { visibleRegressions }: ViewOptions) {
  if (regressed.length <= visibleRegressions) return regressed.map((delta) => ({ delta, count: null }));
  const byCause = groupedBy(regressed, ({ head }) => kindOf(head));
  const causes = [...byCause.values()].sort((a, b) => b.length - a.length).slice(0, visibleRegressions);
  return causes.map((deltas) => ({
    delta: deltas[0] as QuestionDelta,
    count: deltas.length === 1 ? null : deltas.length,
  }));
}

export function regressionBlocks({ comparison }: Report, options: ViewOptions): Block[] {
  if (comparison.kind !== 'compared') return [];
  const examples = selectExamples(comparison, options);
  if (examples.length === 0) return [];
  const items = examples.map(({ delta, count }) => regressionItem(delta, count, comparison.label, options));
  const source: Block[] =
    options.textsFrom === undefined
      ? []
      : [{ kind: 'paragraph', text: ['Texts of the questions from ', code(options.textsFrom), ':'] }];
  return [...source, { kind: 'list', items }];
}

function regressionItem(delta: QuestionDelta, count: number | null, label: string, options: ViewOptions): ListItem {
  const { idOf = questionId, textOf } = options;
  const [text = [], why = []] = whyRow(delta.head, options);
  const id = typeof textOf(delta.head) === 'string' ? idOf(delta.head) : null;
  const cause = kindText(delta.head) ?? ['unknown cause'];
  const lead: Text = count === null ? ['▼ '] : [strong(`${whole(count)} × `, ...cause), ', e.g. '];
  return { lead, head: text, id, detail: [...flakyText(delta, label), ...why] };
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
  const regressions = questionTable(whyColumns('Regressed question', options), more, { ...options, rows }, (one) => {
    const [text = [], why = []] = whyRow(one.head, options);
    return { question: one.head, cells: [text, [...flakyText(one, label), ...why]] };
  });
  const columns = [questionColumn('Improved question', options), right('Score')];
  const improvements = questionTable(columns, improved, options, ({ base, head }) => ({
    question: head,
    cells: [linkedQuestion(head, options), [scorePair(base.score, head.score).join(' → ')]],
  }));
  return [{ kind: 'details', summary: [parts.join(', ')], blocks: [...regressions, ...improvements] }];
}

function wrongBlocks(report: Report, options: ViewOptions): Block[] {
  const wrong = report.run.questions.filter(isWrong);
  const summary = wrong.length === 1 ? 'The wrong answer' : `The ${whole(wrong.length)} wrong answers`;
  return foldedTable(summary, whyColumns('Question', options), wrong, options, (question) => ({
    question,
    cells: whyRow(question, options),
  }));
}

/** Table of the questions that differ between the sides, so that the removal of a failing question is visible. */
function corpusBlocks(delta: RunDelta, options: ViewOptions): Block[] {
  const { removed, edited, added, label } = delta;
  const failed: Text = ['removed, failed on ', code(label)];
  const lost = new Set(lostReferences(delta));
  const items: { readonly question: QuestionFigures; readonly what: Text }[] = [
    ...removed.map((question) => ({ question, what: isWrong(question) ? failed : ['removed'] })),
    ...edited.map((pair) => ({ question: pair.head, what: [lost.has(pair) ? 'lost its reference steps' : 'edited'] })),
    ...added.map((question) => ({ question, what: ['added'] })),
  ];
  const counts = Object.entries({ removed, edited, added }).filter(([, { length }]) => length > 0);
  const summary = `Questions: ${counts.map(([word, { length }]) => `${whole(length)} ${word}`).join(', ')}`;
  const columns = [questionColumn('Question', options), left('What')];
  return foldedTable(summary, columns, items, options, ({ question, what }) => ({
    question,
    cells: [[options.textOf(question)], what],
  }));
}

function questionColumn(head: string, { textsFrom }: ViewOptions): Column {
  const column = textsFrom === undefined ? left(head) : left(`${head} (text from `, code(textsFrom), ')');
  return { ...column, givesWay: true };
}

function whyColumns(head: string, options: ViewOptions): Column[] {
  return [questionColumn(head, options), left('Why')];
}

function whyRow(question: QuestionFigures, options: ViewOptions): Text[] {
  return [linkedQuestion(question, options), whyOf(question)];
}

/** A question, with a link to the page if there is one. */
export function linkedQuestion(
  question: QuestionFigures,
  { textOf, addressOf }: Pick<ViewOptions, 'textOf' | 'addressOf'>,
): Text {
  const text = textOf(question);
  const url = addressOf?.(question) ?? null;
  const isCode = typeof text === 'object' && 'code' in text;
  const link = { text: oneLine(plain([text])) || question.id, url: url ?? '', ...(isCode && { isCode }) };
  return [url === null ? text : { link }];
}

/** "2 stable regressions, 3 flaky"; empty if no regressed question is flaky. */
export function stableWords({ regressed }: RunDelta): string[] {
  const flakyCount = regressed.filter(isFlakyDelta).length;
  return flakyCount === 0
    ? []
    : [counted(regressed.length - flakyCount, 'stable regression'), `${whole(flakyCount)} flaky`];
}

/** "5 regressed (2 stable, 3 flaky)"; "in score" where others regressed in their answer checks or rules, which are counted next. */
function regressedWords({ regressed, ruleBreaks, droppedChecks }: RunDelta): string {
  const flakyCount = regressed.filter(isFlakyDelta).length;
  const parts = flakyCount === 0 ? '' : ` (${whole(regressed.length - flakyCount)} stable, ${whole(flakyCount)} flaky)`;
  const isPart = ruleBreaks.length + droppedChecks.length > 0;
  return `${whole(regressed.length)} regressed${isPart ? ' in score' : ''}${parts}`;
}

/** "flaky, right in 5 of the last 8 runs on `main`: "; empty for a question that is not flaky. */
function flakyText(delta: QuestionDelta, label: string): Text {
  if (!isFlakyDelta(delta)) return [];
  const { right, runs } = recentResults(delta.base.results ?? '');
  return [`flaky, right in ${right} of the last ${runs} runs on `, code(label), ': '];
}

/** "3 edits to check", "10 questions lost their references", "20 questions no longer asked (8 right)", for a title. */
export function editWords(delta: RunDelta): string[] {
  const edits = editsToCheck(delta.corpusChange);
  const lost = lostReferences(delta).length;
  const removed = delta.removed.length;
  const unselected = delta.otherSelection?.unselected.length ?? 0;
  const { right, partly } = removedScores(delta.removed);
  const state = partly === 0 ? 'right' : right === 0 ? 'partly right' : 'right or partly right';
  const all = right + partly === removed ? `${state} question` : 'question';
  const some = right + partly === removed || right + partly === 0 ? '' : ` (${whole(right + partly)} ${state})`;
  return [
    ...(edits === 0 ? [] : [`${counted(edits, 'edit')} to check`]),
    ...(lost === 0 ? [] : [`${counted(lost, 'question')} lost ${lost === 1 ? 'its' : 'their'} references`]),
    ...(unselected === 0 ? [] : [`${counted(unselected, 'question')} not selected`]),
    ...(removed === 0 ? [] : [`${counted(removed, all)} no longer asked${some}`]),
  ];
}

/** Table of the edited questions with their four scores; edits that favour this run are first. */
export function editedQuestionBlocks({ comparison }: Report, options: ViewOptions): Block[] {
  const change = comparison.kind === 'compared' ? comparison.corpusChange : undefined;
  if (!change) return [];
  const { label } = comparison;
  const sides = [code(label), options.thisRun.label].flatMap((side) => [right(side, ' before'), right(side, ' now')]);
  const favoured = editsToCheck(change) > 0 ? `, ${whole(editsToCheck(change))} to check` : '';
  const summary = `Edited questions: ${whole(change.questions.length)}${favoured}`;
  return foldedTable(summary, [left('Edited question'), ...sides], change.questions, options, (edit) => ({
    question: edit.head,
    cells: [
      [edit.favoursHead || edit.raisesHead ? '⚠️ ' : '', options.textOf(edit.head)],
      ...editScores(edit).map((scores): Text => [scores]),
    ],
  }));
}
