import { MAX_LISTED } from '../../core/shown.js';
import { counted } from '../../core/text/numerals.js';
import type { Content } from '../html/jsx-runtime.js';
import type { Block, Column } from '../words/blocks.js';
import { codeLine, type Inline, type Text } from '../words/text.js';

/** Running text, all of it escaped. */
export function Words({ text }: { readonly text: Text }): Content {
  return text.map(renderInline);
}

function renderInline(part: Inline): Content {
  if (typeof part === 'string') return part;
  if ('code' in part) return <code>{codeLine(part.code)}</code>;
  if ('strong' in part) return <strong>{part.strong.map(renderInline)}</strong>;
  if ('grey' in part) return <span class="grey">{part.grey.map(renderInline)}</span>;
  return /^https:\/\//.test(part.link.url) ? <a href={part.link.url}>{part.link.text}</a> : part.link.text;
}

export function Blocks({ blocks }: { readonly blocks: readonly Block[] }): Content {
  return blocks.map(renderBlock);
}

function renderBlock(block: Block): Content {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text.map(renderInline)}</p>;
    case 'small':
      return <p class="small">{block.text.map(renderInline)}</p>;
    case 'note':
      return (
        <div class={`note ${block.level}`}>
          {block.lines.map((line) => (
            <p>{line.map(renderInline)}</p>
          ))}
        </div>
      );
    case 'details':
      return (
        <details class="fold">
          <summary>{block.summary.map(renderInline)}</summary>
          {block.blocks.map(renderBlock)}
        </details>
      );
    case 'list':
      return (
        <ul>
          {block.items.map(({ lead, head, id, detail }) => (
            <li>
              {[...lead, ...head].map(renderInline)} {id !== null && <code>{id}</code>} {detail.map(renderInline)}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Figures {...tableContent(block)} />;
  }
}

/** The columns and the cells of a table of a report. */
export function tableContent({ columns, rows }: Extract<Block, { kind: 'table' }>) {
  return {
    columns: columns.map(({ head, align }) => ({ head: head.map(renderInline), align })),
    rows: rows.map((row) => row.map((cell) => cell.map(renderInline))),
  };
}

interface Table {
  readonly columns: readonly { readonly head: Content; readonly align: Column['align'] }[];
  readonly rows: readonly (readonly Content[])[];
  /** A drawn column after the first one. */
  readonly drawing?: { readonly head: Content; readonly cell: (row: number) => Content };
}

/** Attributes of a table that scrolls with keys. The role is `group`, because a page has many tables. */
export const scrolled = (name: string) => ({ tabIndex: 0, role: 'group', 'aria-label': name }) as const;

/** A table of figures; one with a drawing has one row per run, or per template. */
export function Figures({ columns, rows, drawing }: Table) {
  const alignClass = (at: number) => (columns[at]?.align === 'right' ? 'num' : undefined);
  return (
    <div class="scroll" {...scrolled('Table')}>
      <table class={drawing ? 'figures runs' : 'figures'}>
        <thead>
          <tr>
            {columns.map(({ head }, at) => [
              <th scope="col" class={alignClass(at)}>
                {head}
              </th>,
              at === 0 && drawing?.head,
            ])}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            <tr>
              <th scope="row">{first}</th>
              {drawing?.cell(row)}
              {rest.map((cell, at) => (
                <td class={alignClass(at + 1)}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function plainTable(heads: readonly string[], rows: readonly (readonly string[])[]): Block {
  return {
    kind: 'table',
    columns: heads.map((head) => ({ head: [head], align: 'left' })),
    rows: rows.map((row) => row.map((text) => [text])),
  };
}

interface BarsProps {
  /** The names of the rows and of the counts. */
  readonly heads: readonly [name: string, count: string];
  readonly rows: readonly {
    readonly title: string;
    /** Filters the list; null: no question of the list. */
    readonly filter: string | null;
    readonly bars: Content;
    readonly count: string;
  }[];
}

/** Counts as bars, with links to their questions. */
export function Bars({ heads: [name, count], rows }: BarsProps) {
  return (
    <table class="words">
      <thead class="sr">
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">Drawing</th>
          <th scope="col">{count}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr>
            <th scope="row" title={row.title}>
              {row.filter === null ? (
                row.title
              ) : (
                <a href="#questions" data-filter={row.filter}>
                  {row.title}
                </a>
              )}
            </th>
            <td class="wide">
              <PlotRow height={20}>{row.bars}</PlotRow>
            </td>
            <td class="num">{row.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Lines({ texts, noun }: { readonly texts: readonly string[]; readonly noun: string }) {
  const more = texts.length - MAX_LISTED;
  return (
    <div class="diff alone">
      {texts.slice(0, MAX_LISTED).map((text) => (
        <div class="line">{text}</div>
      ))}
      {more > 0 && <div class="rest">… {counted(more, `more ${noun}`)}</div>}
    </div>
  );
}

interface PlotProps {
  readonly title: Content;
  /** What its marks stand for. */
  readonly legend?: Content;
  readonly children: Content;
}

export function Plot({ title, legend, children }: PlotProps) {
  return (
    <figure class="plot">
      <figcaption>
        <h3>{title}</h3>
        {legend && <p class="counts">{legend}</p>}
      </figcaption>
      {children}
    </figure>
  );
}

/** Position of a value on the width of a plot, in percent. Example: `45.5%`. */
export type Place = (value: number) => string;

/** Range of positions in percent of the width, with room at both ends so that no mark is cut. */
export const WIDTH: [number, number] = [3, 97];

/** Makes positions of values from a scale in percent. */
export function placesOn(scale: (value: number) => number): Place {
  return (value) => `${Math.round(scale(value) * 100) / 100}%`;
}

/** One row of a plot, hidden from screen readers, because the figures are next to it as text. */
export function PlotRow({ height, children }: { readonly height: number; readonly children: Content }) {
  return (
    <svg aria-hidden="true" height={height} width="100%">
      {children}
    </svg>
  );
}

interface AxisProps {
  readonly ticks: readonly number[];
  readonly at: Place;
  readonly show: (tick: number) => string;
}

/** The axis labels below or above the rows of a plot. */
export function Axis({ ticks, at, show }: AxisProps) {
  return (
    <PlotRow height={16}>
      {ticks.map((tick) => (
        <text x={at(tick)} y="12">
          {show(tick)}
        </text>
      ))}
    </PlotRow>
  );
}

/** The range of some scores with their intervals: at least `minimum`, so that small differences look small. */
export function scoreRange(scores: readonly number[], minimum: number): [number, number] {
  if (scores.length === 0) return [0, 1];
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const missingRange = Math.max(0, minimum - (high - low)) / 2;
  return [Math.max(0, low - missingRange), Math.min(1, high + missingRange)];
}

/** The lines of a plot at the ticks of its upright axis, with their labels. */
export function Rails({ ticks, y }: { readonly ticks: readonly number[]; readonly y: (tick: number) => number }) {
  return ticks.map((tick) => [
    <line class="rail" x1="12%" x2="97%" y1={y(tick)} y2={y(tick)} />,
    <text class="left" x="0" y={y(tick) + 4}>
      {tick}
    </text>,
  ]);
}

/** The head of a drawn column, with the axis. */
export function DrawnHead({ name, ...axis }: AxisProps & { readonly name: string }) {
  return (
    <th class="wide" scope="col">
      <span class="sr">{name}</span>
      <Axis {...axis} />
    </th>
  );
}

/** The note that an axis does not begin at 0; empty if it does. */
export function axisNote(ticks: readonly number[], show: (tick: number) => string = String): string {
  const [first = 0] = ticks;
  return first > 0 ? `The axis begins at ${show(first)}, not at 0.` : '';
}
