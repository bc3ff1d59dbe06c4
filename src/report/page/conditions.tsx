import type { QueryCondition } from '../../core/words/causes.js';
import { codeLine } from '../words/text.js';

/** A condition in the table: which queries have it, null where that is not known. */
export interface ConditionRow {
  readonly text: string;
  readonly has: readonly (boolean | null)[];
  /** What it says of the wrong queries; null: nothing. */
  readonly tone: 'lost' | 'added' | null;
  /** The first difference is about it. */
  readonly isNamed: boolean;
  /** In words what the colour of the row says. */
  readonly note: string;
}

interface ConditionsProps {
  readonly all: readonly QueryCondition[];
  /** The name of the base run; null without one. */
  readonly base: string | null;
}

/** A table of what each query asks for; nothing where all ask the same. */
export function Conditions({ all, base }: ConditionsProps) {
  const hasBase = all.some((one) => one.base !== undefined);
  const rows = all.map(
    (one): ConditionRow => ({
      text: one.text,
      has: [one.reference, ...(hasBase ? [one.base === true] : []), one.actual],
      tone: one.reference === one.actual ? null : one.actual ? 'added' : 'lost',
      isNamed: one.named === true,
      note: noteOf(one),
    }),
  );
  return <ConditionTable queries={['reference', ...(hasBase ? [base ?? ''] : []), 'this run']} rows={rows} />;
}

interface TableProps {
  /** The names of the queries. */
  readonly queries: readonly string[];
  readonly rows: readonly ConditionRow[];
}

/** A table with a column for each query; nothing where no row is coloured. */
export function ConditionTable({ queries, rows }: TableProps) {
  if (rows.every(({ tone }) => tone === null)) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="scroll" tabIndex={0} aria-label="Conditions">
      <table class="rows asks">
        <thead>
          <tr>
            <th scope="col">What the query asks</th>
            {queries.map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, has, tone, isNamed, note }) => (
            <tr class={tone === null ? undefined : `${tone}${isNamed ? ' named' : ''}`}>
              <td>
                <code>{codeLine(text)}</code> <small>{note}</small>
              </td>
              {has.map((is) => (
                <td>
                  <Has is={is} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In words what the colour of a row says. */
export function noteOf({ reference, base, actual }: QueryCondition): string {
  if (reference === actual) return '';
  if (actual) return base === true ? 'not in the reference' : 'only here';
  return base === true ? 'missing here, in both right queries' : 'missing here';
}

function Has({ is }: { readonly is: boolean | null }) {
  if (is === null) return <span class="sr">not known</span>;
  return (
    <>
      <span aria-hidden="true">{is ? '●' : '–'}</span>
      <span class="sr">{is ? 'yes' : 'no'}</span>
    </>
  );
}
