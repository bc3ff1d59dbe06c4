import type { ShownTables } from '../../core/show/question.js';
import {
  type DiffCell,
  type DiffColumn,
  type DiffRow,
  diffTables,
  type TableDiff,
} from '../../core/show/table-diff.js';
import { counted, whole } from '../../core/text/numerals.js';

const MARKS = { missing: '−', extra: '+', common: '' } as const;
const WORDS = { missing: 'missing', extra: 'extra', common: 'in both' } as const;

/** Two results as one table: missing rows with a minus, extra rows with a plus. */
export function TableView({ tables }: { readonly tables: ShownTables }) {
  const diff = diffTables(tables);
  const different = diff.rows.filter(({ kind }) => kind !== 'common');
  const common = diff.rows.filter(({ kind }) => kind === 'common');
  return (
    <>
      <p class="counts">{countsText(diff)}</p>
      {different.length > 0 && <Rows columns={diff.columns} rows={different} />}
      <LeftOut diff={diff} />
      {common.length > 0 && <Common diff={diff} rows={common} isOpen={different.length === 0} />}
    </>
  );
}

function countsText({ counts: { expected, actual }, rows, leftOut }: TableDiff): string {
  const all = (kind: DiffRow['kind']) => rows.filter((row) => row.kind === kind).length + leftOut[kind];
  const parts = [
    all('missing') > 0 ? `${whole(all('missing'))} missing` : '',
    all('extra') > 0 ? `${whole(all('extra'))} extra` : '',
    all('common') > 0 ? `${whole(all('common'))} in both` : '',
  ].filter((part) => part !== '');
  const got = actual === null ? 'the output is no table' : `got ${whole(actual)}`;
  return `Expected ${counted(expected, 'row')}, ${got}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

function LeftOut({ diff: { leftOut } }: { readonly diff: TableDiff }) {
  const kinds = (['missing', 'extra'] as const).filter((kind) => leftOut[kind] > 0);
  if (kinds.length === 0) return null;
  return <p class="rest">… {kinds.map((kind) => `${whole(leftOut[kind])} more ${WORDS[kind]}`).join(', ')}</p>;
}

interface CommonProps {
  readonly diff: TableDiff;
  readonly rows: readonly DiffRow[];
  readonly isOpen: boolean;
}

function Common({ diff, rows, isOpen }: CommonProps) {
  const more = diff.leftOut.common;
  return (
    <details class="fold" open={isOpen}>
      <summary>
        {counted(rows.length + more, 'row')} in both{more > 0 && `, ${whole(rows.length)} shown`}
      </summary>
      <Rows columns={diff.columns} rows={rows} />
    </details>
  );
}

function Rows({ columns, rows }: { readonly columns: readonly DiffColumn[]; readonly rows: readonly DiffRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="scroll" tabIndex={0} aria-label="Rows">
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">Row</span>
            </th>
            {columns.map((column) => (
              <th scope="col">
                <ColumnName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, cells }) => (
            <tr class={kind}>
              <td class="mark">
                {MARKS[kind]}
                <span class="sr">{WORDS[kind]}</span>
              </td>
              {cells.map((cell, at) => (
                <Cell cell={cell} isOther={columns[at]?.reference === null} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A column by its name in the reference, and by its name in the run where that is another. */
function ColumnName({ column: { reference, actual } }: { readonly column: DiffColumn }) {
  if (reference === null) return <span class="other">{actual}</span>;
  if (actual === reference) return <>{reference}</>;
  return (
    <>
      {reference} <span class="other">{actual === null ? '(no column)' : `← ${actual}`}</span>
    </>
  );
}

/** Longer names are shown in one tone. */
const LONGEST_IRI = 500;

/** An IRI up to its own name, which says more than the rest; null for other texts. */
function namespaceOf(text: string): string | null {
  if (text.length > LONGEST_IRI || !/^(?:https?:\/\/|urn:)/.test(text) || /\s/.test(text)) return null;
  const end = Math.max(text.lastIndexOf('#'), text.lastIndexOf('/'), text.lastIndexOf(':')) + 1;
  return end === text.length ? null : text.slice(0, end);
}

function Cell({ cell: { text, isDifferent }, isOther }: { readonly cell: DiffCell; readonly isOther: boolean }) {
  const namespace = namespaceOf(text ?? '');
  const content = namespace === null ? text : [<span class="ns">{namespace}</span>, text?.slice(namespace.length)];
  const style = [isOther ? 'other' : '', text === null ? 'unbound' : ''].filter((one) => one !== '').join(' ');
  return <td class={style || undefined}>{text === null ? '–' : isDifferent ? <b>{content}</b> : content}</td>;
}
