import { MAX_NAME } from '../../core/shown.js';
import { whole } from '../../core/text/numerals.js';
import type { Content } from '../html/jsx-runtime.js';
import { filterKey, STATES } from './list.js';
import type { PageModel } from './model.js';
import type { PageRow } from './rows.js';

/** The filters of the list of one run. `steps`: names of the steps of all shown details. */
export function renderFilters({ rows, templates }: PageModel, steps: ReadonlySet<string>) {
  return (
    <FilterForm
      states={countStates(rows)}
      all={rows.length}
      orders={[
        ['', 'by change'],
        ['score', 'by score'],
      ]}
    >
      <Choice name="cause" label="Cause" letter="c" options={namesOf(rows.flatMap(({ heading }) => heading ?? []))} />
      <Choice name="template" label="Template" letter="t" options={templates} />
      <Choice name="tag" label="Tag" letter="g" options={namesOf(rows.flatMap(({ tags }) => tags))} />
      <Choice name="tool" label="Step" letter="n" options={namesOf(steps)} />
    </FilterForm>
  );
}

/** Values of a list of choices, with their names. */
type Options = readonly (readonly [value: string, name: string])[];

interface FormProps {
  readonly states: readonly CountedState[];
  readonly all: number;
  /** How the list can be grouped, and ordered, before what all lists have; the first is the usual one. */
  readonly by?: Options;
  readonly orders: Options;
  /** The choices that are folded. */
  readonly children: Content;
}

/** The filters of a list of questions. They need the script, which shows them. */
export function FilterForm({ states, all, by = [], orders, children }: FormProps) {
  return (
    <form id="filters" hidden>
      {renderStates(states, all)}
      <div class="find">
        <input type="search" name="q" placeholder="Search questions, queries, answers" aria-label="Search" />
        <label>
          <span class="sr">Group</span>
          <select name="by">
            {[...by, ...GROUPINGS].map(([value, name], at) => (
              <option value={at === 0 ? '' : value} data-by={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span class="sr">Order</span>
          <select name="sort">
            {[...orders, ...ORDERS].map(([value, name]) => (
              <option value={value}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <details class="fold">
        <summary>More filters</summary>
        <div class="find">
          {children}
          <button type="button" id="print">
            Print these questions open
          </button>
        </div>
      </details>
      <div class="found">
        <output />
        <button type="reset">Clear</button>
      </div>
    </form>
  );
}

/** A state with its key in filters, and how many questions have it. */
export type CountedState = ReturnType<typeof countStates>[number];

function countStates(rows: readonly PageRow[]) {
  const counts = STATES.map(({ key, name, matches }) => ({ key, name, count: rows.filter(matches).length }));
  return counts.filter(({ count }) => count > 0);
}

function renderStates(states: readonly CountedState[], all: number) {
  return (
    <fieldset class="chips">
      <legend class="sr">State</legend>
      {[{ key: '', name: 'All', count: all }, ...states].map(({ key, name, count }) => (
        <label>
          <input type="radio" name="state" value={key} checked={key === ''} />
          <span>
            {name} {whole(count)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const GROUPINGS = [
  ['cause', 'by cause'],
  ['template', 'by template'],
  ['all', 'all'],
] as const;

const ORDERS = [
  ['tokens', 'by tokens'],
  ['seconds', 'by seconds'],
  ['steps', 'by steps'],
] as const;

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** First letter of the filter keys. */
  readonly letter: string;
  readonly options: readonly { readonly id: string; readonly title: string }[];
}

/** Options whose titles are their names, each once. */
export function namesOf(names: Iterable<string>): ChoiceProps['options'] {
  return [...new Set(names)].map((name) => ({ id: name, title: name }));
}

export function Choice({ name, label, letter, options }: ChoiceProps) {
  if (options.length === 0) return null;
  return (
    <label>
      <span class="sr">{label}</span>
      <select name={name}>
        <option value="">{label}: all</option>
        {options.map(({ id, title }) => (
          <option value={id} data-k={filterKey(letter, id)}>
            {title.slice(0, MAX_NAME)}
          </option>
        ))}
      </select>
    </label>
  );
}
