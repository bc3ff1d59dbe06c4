import { conditionTone } from '../../core/why/condition-table.js';
import type { QueryCondition } from '../../core/words/causes.js';
import type { Content } from '../html/jsx-runtime.js';
import { codeLine } from '../words/text.js';
import { scrolled } from './blocks.js';

/** A condition in the table: for each query whether it has the condition; null: unknown. */
export interface ConditionRow {
  readonly text: string;
  readonly has: readonly (boolean | null)[];
  /** The note on the wrong queries; null without a note. */
  readonly tone: 'lost' | 'added' | null;
  /** Whether the first difference is about it. */
  readonly isNamed: boolean;
  readonly note: string;
}

/** A table of the conditions of each query; empty if all are equal. `base`: the name of the base run; null without one. */
export function renderConditions(all: readonly QueryCondition[], base: string | null) {
  const hasBase = all.some((one) => one.base !== undefined);
  const rank = ({ isNamed, tone }: ConditionRow) => (isNamed ? 0 : tone === null ? 2 : 1);
  const rows = all.map((one) => ({
    text: one.text,
    has: [one.actual, ...(hasBase ? [one.base === true] : []), one.reference],
    tone: conditionTone(one),
    isNamed: one.named === true,
    note: noteOf(one),
  }));
  const sorted = rows.sort((a, b) => rank(a) - rank(b));
  return conditionTable(['this run', ...(hasBase ? [base ?? ''] : []), 'reference'], sorted);
}

/** A table with a column for each query; empty if no row is coloured. */
export function conditionTable(queries: readonly string[], rows: readonly ConditionRow[]) {
  if (rows.every(({ tone }) => tone === null)) return null;
  return (
    <div class="scroll" {...scrolled('Conditions')}>
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
                <td>{conditionSign(is)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The meaning of the colour of a row in words. */
export function noteOf({ reference, base, actual }: QueryCondition): string {
  if (reference === actual) return '';
  if (actual) return base === true ? 'not in the reference' : 'only here';
  return base === true ? 'missing here, in both right queries' : 'missing here';
}

function conditionSign(is: boolean | null): Content {
  if (is === null) return <span class="sr">not known</span>;
  return [<span aria-hidden="true">{is ? '●' : '–'}</span>, <span class="sr">{is ? 'yes' : 'no'}</span>];
}
