import type { Figure } from '../../core/judge/metric.js';
import { askedRuns, type DifferingQuestion, type Front } from '../../core/runs/compare-many.js';
import type { QuestionFigures } from '../../core/runs/figures.js';
import { LEVEL } from '../../core/runs/run-noise.js';
import { shortIds } from '../../core/show/ids.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { questionText } from '../formats/full-report.js';
import type { Block, Column, ViewOptions } from '../words/blocks.js';
import { type AmountStyle, DOLLARS, dollars, points, SECONDS, score, shown, TOKENS } from '../words/numbers.js';
import { cutNote, withIds } from '../words/tables.js';
import { code, cut, joined, type Text } from '../words/text.js';
import { type LetteredRun, letters, runName } from './runs.js';

/** A column of a table of runs. */
interface RunColumn {
  readonly head: string;
  readonly align: 'left' | 'right';
  /** Null: the run has no such figure. A column that no run has a figure for is left out. */
  readonly cell: (run: LetteredRun) => string | null;
}

const SCORES: readonly RunColumn[] = [
  { head: 'Rank', align: 'right', cell: ({ rank }) => (rank === null ? null : String(rank)) },
  { head: 'Score', align: 'right', cell: ({ run }) => score(run.headline.micro) },
  { head: '95 % interval', align: 'left', cell: intervalCell },
  { head: 'Macro', align: 'right', cell: ({ run }) => score(run.headline.macro) },
  { head: 'Change', align: 'right', cell: ({ change }) => change && `${points(change.score.change)} pp` },
  { head: 'Noise', align: 'left', cell: verdictCell },
];

const FIGURES: readonly RunColumn[] = [
  { head: 'Answer checks', align: 'right', cell: ({ checks }) => shown(checks.micro, score) },
  { head: 'Rules kept', align: 'right', cell: ({ rules }) => rules && countOf(rules.kept, rules.of) },
  { head: 'F1', align: 'right', cell: answerCell('answer_f1') },
  { head: 'Recall', align: 'right', cell: answerCell('answer_recall') },
  { head: 'Precision', align: 'right', cell: answerCell('answer_precision') },
  { head: 'Relevance', align: 'right', cell: answerCell('answer_relevance') },
  { head: 'Failed calls', align: 'right', cell: failedCalls },
  { head: 'Tokens', align: 'right', cell: ({ measures }) => shown(measures.total_tokens, whole) },
  { head: 'Seconds', align: 'right', cell: ({ measures }) => shown(measures.elapsed_sec, (value) => fixed(value, 1)) },
  { head: 'Cost', align: 'right', cell: ({ measures }) => shown(measures.cost_usd, dollars) },
  { head: 'Per right', align: 'right', cell: ({ costPerRight }) => shown(costPerRight, dollars) },
];

/** The steps scores of the runs with their ranks, intervals and changes from the first. */
export function scoreTable(runs: readonly LetteredRun[]): Block {
  return tableOf(runs, SCORES);
}

/** Everything else that is measured, per question; empty where all runs lack it. */
export function figureTable(runs: readonly LetteredRun[]): Block[] {
  const table = tableOf(runs, FIGURES);
  return table.kind === 'table' && table.columns.length > 1 ? [table] : [];
}

function tableOf(runs: readonly LetteredRun[], columns: readonly RunColumn[]): Block {
  const known = columns
    .map((column) => ({ ...column, cells: runs.map((run) => column.cell(run)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null));
  return {
    kind: 'table',
    columns: [{ head: ['Run'], align: 'left' }, ...known.map(({ head, align }) => ({ head: [head], align }))],
    rows: runs.map((run, at) => [runName(run), ...known.map(({ cells }) => [cells[at] ?? '–'])]),
  };
}

function intervalCell({ interval }: LetteredRun): string | null {
  return interval && `${score(interval.low)} to ${score(interval.high)}`;
}

function verdictCell({ change, delta }: LetteredRun): string {
  if (delta === null) return 'first run';
  if (change === null) return 'nothing shared';
  if (change.verdict !== 'larger') return change.verdict === 'none' ? 'no change' : 'within';
  if (change.corrected <= LEVEL) return 'larger';
  return change.score.broken.length > 0 ? 'template broken' : 'template mended';
}

function answerCell(figure: Figure): RunColumn['cell'] {
  return ({ answers }) => shown(answers[figure]?.micro ?? null, score);
}

function failedCalls({ measures: { steps, failed_steps } }: LetteredRun): string | null {
  return shown(steps, (all) => countOf(failed_steps ?? 0, all));
}

/** "3 of 14" */
function countOf(part: number, all: number): string {
  return `${fixed(part, digitsOf(part))} of ${fixed(all, digitsOf(all))}`;
}

/** The mean of several answers has a fraction. */
function digitsOf(count: number): number {
  return Number.isInteger(count) ? 0 : 1;
}

const SIGNS = { right: '●', wrong: '○', unknown: '–' } as const;

/** Characters of a template's name that a column has room for. */
const MAX_TEMPLATE_LENGTH = 20;

type Options = Pick<ViewOptions, 'rows' | 'allAt' | 'ids'>;

/** The questions that are right in some runs and wrong in others, a column for each run, by template. */
export function differingBlocks(
  differing: readonly DifferingQuestion[],
  runs: readonly LetteredRun[],
  options: Options,
): Block[] {
  if (differing.length === 0) return [];
  const legend = `${SIGNS.right} right, ${SIGNS.wrong} wrong, ${SIGNS.unknown} not asked`;
  const templates = new Set(differing.map(({ question }) => question.templateId)).size;
  const summary = `${counted(differing.length, 'question')} of ${counted(templates, 'template')} right in some runs and wrong in others (${legend})`;
  const blocks = [matrix(differing, runs, options), ...cutNote(differing.length, options)];
  return [{ kind: 'details', part: 'questions', summary: [summary], blocks }];
}

function matrix(all: readonly DifferingQuestion[], runs: readonly LetteredRun[], options: Options): Block {
  const shown = all.slice(0, options.rows);
  // A run that shares no question has no column.
  const asked = askedRuns(all);
  const known = all.map(({ question }) => question);
  const [templates, ids] = [known.map(({ templateId }) => templateId), known.map(({ id }) => id)].map((names) =>
    options.ids === 'full' ? new Map<string, string>() : shortIds(names),
  );
  const columns: Column[] = [
    { head: ['Question'], align: 'left' },
    ...runs.filter((_, run) => asked[run]).map(({ letter }): Column => ({ head: [letter], align: 'left' })),
    { head: ['Template'], align: 'left', unquoted: true },
  ];
  const rows = shown.map(({ question: { templateId, ...question }, right }): Text[] => {
    const name = templates?.get(templateId) ?? templateId;
    const template = code(options.ids === 'full' ? name : cut(name, MAX_TEMPLATE_LENGTH));
    return [
      [questionText(question)],
      ...right.filter((_, run) => asked[run]).map((is): Text => [signOf(is)]),
      [template],
    ];
  });
  const idOf = ({ id }: QuestionFigures) => ids?.get(id) ?? id;
  return { kind: 'table', ...withIds(columns, rows, known, { ...options, textOf: questionText, idOf }) };
}

function signOf(right: boolean | null): string {
  return right === null ? SIGNS.unknown : right ? SIGNS.right : SIGNS.wrong;
}

/** How the measures that count as cost are named and written. */
export const FRONT_MEASURES: Readonly<
  Record<Front['measure'], { readonly name: string; readonly style: AmountStyle }>
> = {
  cost_usd: { name: 'Cost', style: DOLLARS },
  total_tokens: { name: 'Tokens', style: TOKENS },
  elapsed_sec: { name: 'Seconds', style: SECONDS },
};

/** The runs that are worth what they cost, the cheapest first. `runs`: in the order in which they were given. */
export function frontBlocks(front: Front | null, runs: readonly LetteredRun[]): Block[] {
  if (front === null) return [];
  const { name, style } = FRONT_MEASURES[front.measure];
  const at = (indexes: readonly number[]) => runs.filter((_, index) => indexes.includes(index));
  const columns: Column[] = [
    { head: ['Best score for its cost'], align: 'left' },
    { head: ['Score'], align: 'right' },
    { head: [`${name} per question`], align: 'right' },
  ];
  const rows = front.on.map((index) => {
    const run = runs[index] as LetteredRun;
    const cost = run.measures[front.measure] ?? 0;
    return [runName(run), [score(run.run.headline.micro)], [style.show(cost, style.digits(cost))]];
  });
  const unknown = at(front.unknown);
  const known = runs.filter(({ rank }) => rank !== null).length - unknown.length;
  const without: Text = unknown.length === 0 ? [] : [`Not known: ${letters(unknown)}.`];
  const price: Text =
    front.measure === 'cost_usd' ? [] : ['No prices are known (', code('--agent-model'), ' names the model).'];
  const summary = `Score against cost: for ${front.on.length} of ${counted(known, 'run')}, no other run scores as much for less.`;
  return [
    { kind: 'details', summary: [summary], blocks: [{ kind: 'table', columns, rows }, ...note([price, without])] },
  ];
}

function note(sentences: readonly Text[]): Block[] {
  const said = sentences.filter(({ length }) => length > 0);
  return said.length === 0 ? [] : [{ kind: 'paragraph', text: joined(said, ' ') }];
}
