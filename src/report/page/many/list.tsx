import { scaleLinear } from 'd3-scale';
import { MAX_LISTED } from '../../../core/shown.js';
import { whole } from '../../../core/text/numerals.js';
import type { Block } from '../../words/blocks.js';
import {
  axisNote,
  Bars,
  DrawnHead,
  Figures,
  type Place,
  Plot,
  PlotRow,
  placesOn,
  scoreRange,
  tableContent,
  WIDTH,
} from '../blocks.js';
import { Choice, type CountedState, FilterForm, namesOf } from '../filters.js';
import { amountsText, filterKey } from '../list.js';
import type { ManyModel, ManyRow, PlottedRun, RunCell } from './model.js';

/** The causes of a question; the causes of the first wrong run are first. */
function causesOf({ cells }: ManyRow): string[] {
  return cells.flatMap(({ cause }) => (cause === '' ? [] : [cause]));
}

/** Filter keys of a question. Example: `wrong-A wrong-C p:010 c:empty%20result`. */
export function manyKeys(row: ManyRow, steps: readonly string[]): string {
  return [
    ...row.cells.filter(({ isRight }) => isRight === false).map(wrongKey),
    filterKey('p', row.pattern),
    ...new Set(causesOf(row).map((cause) => filterKey('c', cause))),
    filterKey('t', row.templateId),
    ...steps.map((name) => filterKey('n', name)),
  ].join(' ');
}

function wrongKey({ letter }: Pick<RunCell, 'letter'>): string {
  return `wrong-${letter}`;
}

/** Amounts by which the list is sorted; change and score are unknown. */
export function manyAmounts({ amounts }: ManyRow): string {
  return amountsText([null, null, ...amounts]);
}

/** Row of a question: text, and its result in each run. */
export function manyLine({ text, cells, shortId }: ManyRow) {
  return (
    <>
      <span class="text">
        {text}
        <span class="cells">{cells.map(renderCell)}</span>
      </span>
      <code class="short">{shortId}</code>
    </>
  );
}

function renderCell({ letter, isRight, cause }: RunCell) {
  const [sign, word, tone] = SIGNS[isRight === null ? 2 : isRight ? 0 : 1];
  return (
    <span class={`cell ${tone}`}>
      <b>{letter}</b> <span aria-hidden="true">{sign}</span>
      <span class="sr">{word}</span> {cause}
    </span>
  );
}

const SIGNS = [
  ['●', 'right', 'good'],
  ['○', 'wrong', 'bad'],
  ['–', 'not asked', 'same'],
] as const;

export function manyFilters({ rows, given, patterns, templates }: ManyModel, steps: ReadonlySet<string>) {
  const listed = patterns.filter(({ isListed }) => isListed).map(({ key, title }) => ({ id: key, title }));
  const states = given.map(({ letter }): CountedState => {
    const isWrong = (cell: RunCell) => cell.letter === letter && cell.isRight === false;
    return {
      key: wrongKey({ letter }),
      name: `Wrong in ${letter}`,
      count: rows.filter(({ cells }) => cells.some(isWrong)).length,
    };
  });
  return (
    <FilterForm
      states={states.filter(({ count }) => count > 0)}
      all={rows.length}
      by={[['pattern', 'by result']]}
      orders={[['', 'usual order']]}
    >
      <Choice name="pattern" label="Result" letter="p" options={listed} />
      <Choice name="cause" label="Cause" letter="c" options={namesOf(rows.flatMap(causesOf))} />
      <Choice name="template" label="Template" letter="t" options={templates} />
      <Choice name="tool" label="Step" letter="n" options={namesOf(steps)} />
    </FilterForm>
  );
}

/** Bars for the results over all runs, with the number of questions. A bar of different results filters the list. */
export function plotPatterns(model: ManyModel) {
  const shown = model.patterns.slice(0, MAX_LISTED);
  const largest = Math.max(...shown.map(({ questions }) => questions));
  const names = model.given.filter(({ isListed }) => isListed).map(({ name }) => name);
  const rows = shown.map(({ key, title, questions, isListed }) => ({
    title,
    filter: isListed ? filterKey('p', key) : null,
    bars: (
      <rect
        class={isListed ? 'missed' : 'bar base'}
        x="0"
        y="4"
        height="12"
        width={`${Math.round((1000 * questions) / largest) / 10}%`}
      />
    ),
    count: whole(questions),
  }));
  const legend = `Questions by their results (● right, ○ wrong, – not asked) in ${names.join(', ')}.`;
  return (
    <Plot title="Which runs are right where" legend={legend}>
      <Bars heads={['Results', 'Questions']} rows={rows} />
    </Plot>
  );
}

export type Table = Extract<Block, { kind: 'table' }>;

/** A table with one row per run, whose scores are drawn next to their names. */
export function scoreRows(table: Table, runs: readonly PlottedRun[]) {
  const ranked = runs.filter(({ isRanked }) => isRanked);
  const scores = ranked.flatMap(({ score, interval }) =>
    [score ?? [], interval ? [interval.low, interval.high] : []].flat(),
  );
  const scale = scaleLinear(scoreRange(scores, 0.1), WIDTH).nice(4);
  const [ticks, at] = [scale.ticks(4), placesOn(scale)];
  const show = (tick: number) => tick.toFixed(2);
  const note = axisNote(ticks, show);
  const head = <DrawnHead name="Score with interval, drawn" ticks={ticks} at={at} show={show} />;
  const cell = (row: number) => runs[row] && drawScore(runs[row], at);
  return (
    <>
      <Figures {...tableContent(table)} drawing={{ head, cell }} />
      {note !== '' && <p class="counts">{note}</p>}
    </>
  );
}

function drawScore({ score, interval, isRanked }: PlottedRun, at: Place) {
  return (
    <td class="wide">
      {score !== null && isRanked && (
        <PlotRow height={22}>
          {interval && <line class="range same" x1={at(interval.low)} x2={at(interval.high)} y1="11" y2="11" />}
          <circle class="bar" cx={at(score)} cy="11" r="5" />
        </PlotRow>
      )}
    </td>
  );
}
