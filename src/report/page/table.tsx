import { type DiffCell, type DiffRow, diffTables, type RowCount, type TableDiff } from '../../core/show/table-diff.js';
import type { ShownTables } from '../../core/show/tables.js';
import { MAX_NAMED } from '../../core/shown.js';
import { signedBlanks } from '../../core/steps/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import type { Content } from '../html/jsx-runtime.js';
import { scrolled } from './blocks.js';

type Column = TableDiff['columns'][number];

const MARKS = { missing: '−', extra: '+', common: '' } as const;
const WORDS = { missing: 'missing', extra: 'extra', common: 'in both' } as const;

/** Two results as one table: missing rows with a minus, extra rows with a plus. `isAlone`: the agent has no comparable result. */
export function TableView({ tables, isAlone }: { readonly tables: ShownTables; readonly isAlone: boolean }) {
  const diff = diffTables(tables);
  const differentRows = diff.rows.filter(({ kind }) => kind !== 'common');
  const commonRows = diff.rows.filter(({ kind }) => kind === 'common');
  return (
    <>
      <p class="counts">{countsText(diff, isAlone)}</p>
      {diff.rows.some(({ copies }) => copies !== undefined) && <p class="counts">{repeatsText(diff)}</p>}
      {differentRows.length > 0 && [<Rows diff={diff} rows={differentRows} />, hiddenRows(diff)]}
      {commonRows.length > 0 && (
        <details class="fold" open={differentRows.length === 0}>
          <summary>{commonTitle(diff, commonRows.length)}</summary>
          <Rows diff={diff} rows={commonRows} />
        </details>
      )}
    </>
  );
}

function countsText({ counts, rows, leftOut, isReordered }: TableDiff, isAlone: boolean): string {
  const { expected, actual } = counts;
  const head = `Expected ${counted(expected.total, 'row')}${distinctText(expected)}`;
  if (actual === null) return isAlone ? head : `${head}; the output is not a table`;
  const countKind = (kind: DiffRow['kind']) => rows.filter((row) => row.kind === kind).length + leftOut[kind];
  const parts = (['missing', 'extra', 'common'] as const)
    .filter((kind) => countKind(kind) > 0)
    .map((kind) => `${whole(countKind(kind))} ${WORDS[kind]}`);
  const actualText = `got ${whole(actual.total)}${distinctText(actual)}`;
  return `${head}, ${actualText}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}${isReordered ? ', in another order' : ''}`;
}

/** Number of distinct rows, if repeated rows count once; only distinct rows add up to the counts. */
function distinctText({ total, distinct }: RowCount): string {
  return distinct < total ? ` (${whole(distinct)} without repeats)` : '';
}

/** Note on repeated rows: rows that differ only in columns that are not compared are equal for the score. */
function repeatsText({ columns }: TableDiff): string {
  const comparedColumns = columns.flatMap(({ reference }) => reference ?? []);
  const names = comparedColumns.length > MAX_NAMED ? '' : ` (${comparedColumns.join(', ')})`;
  return `Rows with the same values in the compared ${comparedColumns.length === 1 ? 'column' : 'columns'}${names} count once.`;
}

function hiddenRows({ leftOut }: TableDiff) {
  const kinds = (['missing', 'extra'] as const).filter((kind) => leftOut[kind] > 0);
  if (kinds.length === 0) return null;
  return <p class="rest">… {kinds.map((kind) => `${whole(leftOut[kind])} more ${WORDS[kind]}`).join(', ')}</p>;
}

function commonTitle({ leftOut, isReordered }: TableDiff, shown: number): string {
  const order = isReordered ? ', in the order of this run (#: row of the reference)' : '';
  return `${counted(shown + leftOut.common, 'row')} in both${order}${leftOut.common > 0 ? `, ${whole(shown)} shown` : ''}`;
}

function Rows({ diff: { columns, counts }, rows }: { readonly diff: TableDiff; readonly rows: readonly DiffRow[] }) {
  const hasBoth = (counts.actual?.total ?? 0) > 0;
  return (
    <div class="scroll" {...scrolled('Rows')}>
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">
              {rows.some(({ place }) => place !== undefined) ? (
                <span title="Row of the reference">
                  #<span class="sr"> Row of the reference</span>
                </span>
              ) : (
                <span class="sr">Row</span>
              )}
            </th>
            {columns.map((column) => (
              <th scope="col">{columnName(column, hasBoth)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, cells, copies, place }) => (
            <tr class={kind}>
              <td class="mark">
                {MARKS[kind]}
                <span class="sr">{WORDS[kind]}</span>
                {copies !== undefined && ` ${whole(copies)}×`}
                {place !== undefined && ` ${whole(place)}`}
              </td>
              {cells.map((cell, at) => renderCell(cell, kind, columns[at]))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name of a column in the reference, and its name in the run if it differs. */
function columnName({ reference, actual }: Column, hasBoth: boolean): Content {
  if (reference === null) return <span class="other">{actual}</span>;
  if (actual === reference || !hasBoth) return reference;
  return [reference, ' ', <span class="other">{actual === null ? '(no column)' : `← ${actual}`}</span>];
}

/** The namespace of an IRI, shown in a weaker colour than the local name; null for other texts. */
function namespaceOf(text: string): string | null {
  if (!/^(?:https?:\/\/|urn:)/.test(text) || /\s/.test(text)) return null;
  const end = Math.max(text.lastIndexOf('#'), text.lastIndexOf('/'), text.lastIndexOf(':')) + 1;
  return end === text.length ? null : text.slice(0, end);
}

function renderCell({ text, isDifferent }: DiffCell, kind: DiffRow['kind'], column: Column | undefined) {
  const style = column?.reference === null ? 'other' : '';
  const name = kind === 'extra' ? column?.actual : column?.reference;
  if (text === null) return name == null ? <td /> : <td class={`${style} unbound`.trim()}>unbound</td>;
  const namespace = namespaceOf(text);
  // Texts of several lines are shown unchanged.
  const plainText = text.includes('\n') ? text : signedBlanks(text);
  const content = namespace === null ? plainText : [<span class="ns">{namespace}</span>, text.slice(namespace.length)];
  return <td class={style || undefined}>{isDifferent ? <b>{content}</b> : content}</td>;
}
