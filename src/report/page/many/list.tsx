import { scaleLinear } from 'd3-scale';
import { MAX_LISTED } from '../../../core/shown.js';
import { whole } from '../../../core/text/numerals.js';
import type { Block } from '../../words/blocks.js';
import { Axis, axisNote, type Place, PlotRow, placesOn, WIDTH, Words } from '../blocks.js';
import { Choice, type CountedState, FilterForm } from '../filters.js';
import { assignNumber } from '../list.js';
import type { ManyModel, ManyRow, PlottedRun, RunCell } from './model.js';

/** Numbers of patterns, causes, templates and step names in filter keys, because their names can contain any text. */
export interface ManyNumbers {
  readonly patterns: ReadonlyMap<string, number>;
  readonly causes: ReadonlyMap<string, number>;
  readonly templates: ReadonlyMap<string, number>;
  /** Filled while details are rendered. */
  readonly steps: Map<string, number>;
}

/** Numbers the names of the rows; the most frequent cause first. */
export function manyNumbers({ rows, patterns, templates }: ManyModel): ManyNumbers {
  const numbered = (names: Iterable<string>) => new Map([...new Set(names)].map((name, at) => [name, at] as const));
  return {
    patterns: numbered(patterns.filter(({ isListed }) => isListed).map(({ key }) => key)),
    causes: numbered(rows.flatMap((row) => causesOf(row))),
    templates: numbered(templates.map(({ id }) => id)),
    steps: new Map(),
  };
}

/** The causes of a question, those of the first wrong run first. */
function causesOf({ cells }: ManyRow): string[] {
  return cells.flatMap(({ cause }) => (cause === '' ? [] : [cause]));
}

/** Filter keys of a question. Example: `wrong-A wrong-C p0 c1 t3 n2`. */
export function manyKeys(row: ManyRow, numbers: ManyNumbers, steps: readonly string[]): string {
  return [
    ...row.cells.filter(({ isRight }) => isRight === false).map(wrongKey),
    `p${numbers.patterns.get(row.pattern)}`,
    ...new Set(causesOf(row).map((cause) => `c${numbers.causes.get(cause)}`)),
    `t${numbers.templates.get(row.templateId)}`,
    ...steps.map((name) => `n${assignNumber(numbers.steps, name)}`),
  ].join(' ');
}

function wrongKey({ letter }: Pick<RunCell, 'letter'>): string {
  return `wrong-${letter}`;
}

/** Amounts by which the list is sorted; change and score are unknown. */
export function manyAmounts({ amounts }: ManyRow): string {
  return ['', '', ...amounts.map((amount) => (amount === null ? '' : String(Math.round(amount * 1000) / 1000)))].join(
    ' ',
  );
}

/** Row of a question: text, and its result in each run. */
export function ManyLine({ row: { text, cells, shortId } }: { readonly row: ManyRow }) {
  return (
    <>
      <span class="text">
        {text}
        <span class="cells">
          {cells.map((cell) => (
            <Cell cell={cell} />
          ))}
        </span>
      </span>
      <code class="short">{shortId}</code>
    </>
  );
}

function Cell({ cell: { letter, isRight, cause } }: { readonly cell: RunCell }) {
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

/** The filters of the list. */
export function ManyFilters({ model, numbers }: { readonly model: ManyModel; readonly numbers: ManyNumbers }) {
  const { rows, given, patterns, templates } = model;
  const patternTitles = new Map(patterns.map(({ key, title }) => [key, title]));
  const templateTitles = new Map(templates.map(({ id, title }) => [id, title]));
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
      by={[
        ['pattern', 'by result'],
        ['cause', 'by cause'],
        ['template', 'by template'],
        ['all', 'all'],
      ]}
      orders={[
        ['', 'usual order'],
        ['tokens', 'by tokens'],
        ['seconds', 'by seconds'],
        ['steps', 'by steps'],
      ]}
    >
      <Choice
        name="pattern"
        label="Result"
        letter="p"
        names={numbers.patterns}
        titleOf={(key) => patternTitles.get(key) ?? key}
      />
      <Choice name="cause" label="Cause" letter="c" names={numbers.causes} titleOf={String} />
      <Choice
        name="template"
        label="Template"
        letter="t"
        names={numbers.templates}
        titleOf={(id) => templateTitles.get(id) ?? id}
      />
      <Choice name="tool" label="Step" letter="n" names={numbers.steps} titleOf={String} />
    </FilterForm>
  );
}

/** How many questions have the same results in all runs, as bars; those that differ filter the list. */
export function Patterns({ model, numbers }: { readonly model: ManyModel; readonly numbers: ManyNumbers }) {
  const shown = model.patterns.slice(0, MAX_LISTED);
  const largest = Math.max(...shown.map(({ questions }) => questions));
  const names = model.given.filter(({ isListed }) => isListed).map(({ name }) => name);
  return (
    <figure class="plot">
      <figcaption>
        <h3>Which runs are right where</h3>
        <p class="counts">Questions by their results (● right, ○ wrong, – not asked) in {names.join(', ')}.</p>
      </figcaption>
      <table class="words">
        <thead class="sr">
          <tr>
            <th scope="col">Results</th>
            <th scope="col">Drawing</th>
            <th scope="col">Questions</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, title, questions, isListed }) => (
            <tr>
              <th scope="row">
                {isListed ? (
                  <a href="#questions" data-filter={`p${numbers.patterns.get(key)}`}>
                    {title}
                  </a>
                ) : (
                  title
                )}
              </th>
              <td class="wide">
                <PlotRow height={20}>
                  <rect
                    class={isListed ? 'missed' : 'bar base'}
                    x="0"
                    y="4"
                    height="12"
                    width={`${Math.round((1000 * questions) / largest) / 10}%`}
                  />
                </PlotRow>
              </td>
              <td class="num">{whole(questions)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A table of the report. */
export type Table = Extract<Block, { kind: 'table' }>;

/** Attributes of a table that scrolls with keys. The role is `group`, because a page has many tables. */
export const SCROLLED = { tabIndex: 0, role: 'group', 'aria-label': 'Table' } as const;

interface RunsProps {
  readonly table: Table;
  /** Runs of the rows, whose scores are drawn next to their names; null: no drawing. */
  readonly runs: readonly PlottedRun[] | null;
}

/** A table with one row per run. */
export function RunRows({ table: { columns, rows }, runs }: RunsProps) {
  const scale = runs && scaleLinear(scoreRange(runs), WIDTH).nice(4);
  const at = scale && placesOn(scale);
  const note = scale ? axisNote(scale.ticks(4), (tick) => tick.toFixed(2)) : '';
  const alignClass = (column: number) => (columns[column]?.align === 'right' ? 'num' : undefined);
  const drawing = (
    <div class="scroll" {...SCROLLED}>
      <table class="figures runs">
        <thead>
          <tr>
            {columns.map(({ head }, column) => (
              <>
                <th scope="col" class={alignClass(column)}>
                  <Words text={head} />
                </th>
                {column === 0 && scale && at && <DrawnHead ticks={scale.ticks(4)} at={at} />}
              </>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            <tr>
              <th scope="row">
                <Words text={name} />
              </th>
              {runs?.[row] && at && <Drawn run={runs[row]} at={at} />}
              {cells.map((cell, column) => (
                <td class={alignClass(column + 1)}>
                  <Words text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  return (
    <>
      {drawing}
      {note !== '' && <p class="counts">{note}</p>}
    </>
  );
}

function DrawnHead({ ticks, at }: { readonly ticks: readonly number[]; readonly at: Place }) {
  return (
    <th class="wide" scope="col">
      <span class="sr">Score with interval, drawn</span>
      <Axis ticks={ticks} at={at} show={(tick) => tick.toFixed(2)} />
    </th>
  );
}

function Drawn({ run: { score, interval, isRanked }, at }: { readonly run: PlottedRun; readonly at: Place }) {
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

/** Range of scores with their intervals; at least 0.1, so that small differences look small. */
function scoreRange(runs: readonly PlottedRun[]): [number, number] {
  const values = runs
    .filter(({ isRanked }) => isRanked)
    .flatMap(({ score, interval }) => [score ?? [], interval ? [interval.low, interval.high] : []].flat());
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missingRange = Math.max(0, 0.1 - (high - low)) / 2;
  return [Math.max(0, low - missingRange), Math.min(1, high + missingRange)];
}
