import type { QuestionFigures, RunFigures } from '../../core/figures/figures.js';
import { type HistoryRun, isFlakyHistory, recentResults } from '../../core/figures/history.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { everyText, type Mapping } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import { trendText } from '../sections/templates.js';
import { type Block, type Column, left, right, type ViewOptions } from '../words/blocks.js';
import { dollars, questionTable, score, shown } from '../words/numbers.js';
import { code, type Text, visible } from '../words/text.js';
import { questionText } from './markdown.js';
import type { View } from './view.js';

/** A run with its earlier runs. */
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
      ...runTable(runs, SCORES),
      ...runTable(runs, AMOUNTS),
      ...flakyBlocks(flaky, options),
      { kind: 'small', text: [`Stepgate ${VERSION}`] },
    ],
  };
  return everyText(view, visible);
}

/** A history as data for scripts. */
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

interface RunColumn {
  readonly head: string;
  readonly align: 'left' | 'right';
  /** Null: the run lacks the figure. A column without figures is omitted. */
  readonly cell: (run: HistoryRun) => string | null;
}

const SCORES: readonly RunColumn[] = [
  { head: 'Commit', align: 'left', cell: ({ commit }) => commit?.slice(0, 7) ?? null },
  { head: 'Score', align: 'right', cell: ({ micro }) => score(micro ?? null) },
  {
    head: '95 % interval',
    align: 'left',
    cell: ({ interval }) => interval?.map(score).join(' to ') ?? null,
  },
  { head: 'Macro', align: 'right', cell: ({ macro }) => score(macro ?? null) },
  { head: 'Questions', align: 'right', cell: ({ questions }) => whole(questions) },
];

/** In a second table, because all columns in one table are wider than most terminals. */
const AMOUNTS: readonly RunColumn[] = [
  { head: 'Answer checks', align: 'right', cell: (run) => shown(run.answer_check_score ?? null, score) },
  { head: 'Rules kept', align: 'right', cell: (run) => shown(run.rules_score ?? null, score) },
  { head: 'Tokens', align: 'right', cell: ({ tokens }) => shown(tokens ?? null, whole) },
  { head: 'Seconds', align: 'right', cell: ({ seconds }) => shown(seconds ?? null, (value) => fixed(value, 1)) },
  { head: 'Cost', align: 'right', cell: ({ cost }) => shown(cost ?? null, dollars) },
];

function runTable(runs: readonly HistoryRun[], allColumns: readonly RunColumn[]): Block[] {
  const shownColumns = allColumns
    .map((column) => ({ ...column, cells: runs.map((run) => column.cell(run)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  if (shownColumns.length === 0) return [];
  const columns: Column[] = [left('Time (UTC)'), ...shownColumns.map(({ head, align }) => ({ head: [head], align }))];
  const rows = runs.map(({ time }, at): Text[] => {
    return [[time?.slice(0, 16).replace('T', ' ') ?? '–'], ...shownColumns.map(({ cells }) => [cells[at] ?? '–'])];
  });
  return [{ kind: 'table', columns, rows }];
}

function flakyBlocks(flaky: readonly QuestionFigures[], options: Options): Block[] {
  if (flaky.length === 0) return [{ kind: 'paragraph', text: ['No question is flaky.'] }];
  const columns = [left('Flaky question'), right('Right'), left('Results, the newest last')];
  const blocks = questionTable(columns, flaky, { ...options, textOf: questionText }, (question) => {
    const { right, runs } = recentResults(question.results ?? '');
    return { question, cells: [[questionText(question)], [`${right} of ${runs}`], [question.results ?? '']] };
  });
  const legend = '1 right, 0 wrong, p partly, e failed, - not asked';
  const summary = `${counted(flaky.length, 'flaky question')} (${legend})`;
  return [{ kind: 'details', summary: [summary], blocks }];
}
