import type { QuestionFigures, RunFigures } from '../../core/figures/figures.js';
import { type HistoryRun, isFlakyHistory, recentResults } from '../../core/figures/history.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { everyText, type Mapping } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import { trendText } from '../sections/templates.js';
import { type Block, type Column, left, right, type ViewOptions } from '../words/blocks.js';
import { dollars, foldedTable, score, shown } from '../words/numbers.js';
import { code, visible } from '../words/text.js';
import { questionText } from './markdown.js';
import type { View } from './view.js';

export interface ShownHistory {
  readonly run: RunFigures;
  /** In order of time, the newest last. */
  readonly runs: readonly HistoryRun[];
}

type Options = Pick<ViewOptions, 'rows' | 'allAt' | 'ids'>;

/** Builds the view of a history: one row per run, and the flaky questions. */
export function viewOfHistory({ run, runs }: ShownHistory, options: Options): View {
  const flaky = flakyQuestions(run);
  const view: View = {
    passed: null,
    title: trendText(runs, run.label) ?? [code(run.label), ', 1 run: there is no trend yet'],
    blocks: [
      ...runTable(runs, TIME, SCORES),
      ...runTable(runs, TIME, AMOUNTS),
      ...flakyBlocks(flaky, options),
      { kind: 'small', text: [`Stepgate ${VERSION}`] },
    ],
  };
  return everyText(view, visible);
}

export function historyJson({ run, runs }: ShownHistory): Mapping {
  const recordedQuestions = run.questions.filter(({ results }) => results !== undefined);
  return {
    label: run.label,
    runs,
    questions: recordedQuestions.map(({ id, templateId, text, results }) => ({
      question_id: id,
      template_id: templateId,
      ...(text !== null && { question_text: text }),
      results,
      flaky: isFlakyHistory(results),
    })),
  };
}

function flakyQuestions({ questions }: RunFigures): QuestionFigures[] {
  const rightShare = ({ results = '' }: QuestionFigures) => recentResults(results).right / recentResults(results).runs;
  return questions.filter(({ results }) => isFlakyHistory(results)).sort((a, b) => rightShare(a) - rightShare(b));
}

/** A column of a table of runs. The cell is null if the run lacks the figure. */
export type RunColumn<Run> = readonly [column: Column, cell: (run: Run) => string | null];

const TIME: RunColumn<HistoryRun> = [left('Time (UTC)'), ({ time }) => time?.slice(0, 16).replace('T', ' ') ?? '–'];

const SCORES: readonly RunColumn<HistoryRun>[] = [
  [left('Commit'), ({ commit }) => commit?.slice(0, 7) ?? null],
  [right('Score'), ({ micro }) => score(micro ?? null)],
  [left('95 % interval'), ({ interval }) => interval?.map(score).join(' to ') ?? null],
  [right('Macro'), ({ macro }) => score(macro ?? null)],
  [right('Questions'), ({ questions }) => whole(questions)],
];

/** In a second table, because all columns in one table are wider than most terminals. */
const AMOUNTS: readonly RunColumn<HistoryRun>[] = [
  [right('Answer checks'), (run) => shown(run.answer_check_score ?? null, score)],
  [right('Rules kept'), (run) => shown(run.rules_score ?? null, score)],
  [right('Tokens'), ({ tokens }) => shown(tokens ?? null, whole)],
  [right('Seconds'), ({ seconds }) => shown(seconds ?? null, (value) => fixed(value, 1))],
  [right('Cost'), ({ cost }) => shown(cost ?? null, dollars)],
];

/** A table with one row per run, without the columns that are empty; no table if only the first column is left. */
export function runTable<Run>(runs: readonly Run[], first: RunColumn<Run>, others: readonly RunColumn<Run>[]): Block[] {
  const filled = others.filter(([, cell]) => runs.some((run) => cell(run) !== null));
  if (filled.length === 0) return [];
  const shownColumns = [first, ...filled];
  const columns = shownColumns.map(([column]) => column);
  return [{ kind: 'table', columns, rows: runs.map((run) => shownColumns.map(([, cell]) => [cell(run) ?? '–'])) }];
}

function flakyBlocks(flaky: readonly QuestionFigures[], options: Options): Block[] {
  if (flaky.length === 0) return [{ kind: 'paragraph', text: ['No question is flaky.'] }];
  const columns = [left('Flaky question'), right('Right'), left('Results, the newest last')];
  const legend = '1 right, 0 wrong, p partly, e failed, - not asked';
  const summary = `${counted(flaky.length, 'flaky question')} (${legend})`;
  return foldedTable(summary, columns, flaky, { ...options, textOf: questionText }, (question) => {
    const { right, runs } = recentResults(question.results ?? '');
    return { question, cells: [[questionText(question)], [`${right} of ${runs}`], [question.results ?? '']] };
  });
}
