import { counted, whole } from '../../core/text/numerals.js';
import type { FilterNumbers } from './list.js';
import type { PageModel } from './model.js';
import type { PageRow } from './rows.js';

interface FiltersProps {
  readonly model: PageModel;
  readonly numbers: FilterNumbers;
}

/** The filters of the list: hidden until the script, which needs them, moves them above it. */
export function Filters({ model: { rows, templates }, numbers }: FiltersProps) {
  const titles = new Map(templates.map(({ id, title }) => [id, title]));
  return (
    <form id="filters" hidden>
      <input type="search" name="text" placeholder="Search" aria-label="Search in the questions" />
      <States rows={rows} />
      <Choice name="t" label="Template" names={numbers.templates} titleOf={(id) => titles.get(id) ?? id} />
      <Choice name="c" label="Cause" names={numbers.causes} titleOf={String} />
      <Choice name="g" label="Tag" names={numbers.tags} titleOf={String} />
      <Choice name="n" label="Step" names={numbers.steps} titleOf={String} />
      <label>
        <span class="sr">Order</span>
        <select name="sort">
          <option value="">By change</option>
          <option value="template">By template</option>
          <option value="text">By text</option>
        </select>
      </label>
      <button type="reset">Clear</button>
      <output />
    </form>
  );
}

const STATES: readonly (readonly [key: string, name: string, is: (row: PageRow) => boolean])[] = [
  ['regressed', 'Regressed', ({ change }) => change === 'regressed'],
  ['improved', 'Improved', ({ change }) => change === 'improved'],
  ['wrong', 'Wrong', ({ isWrong }) => isWrong],
  ['right', 'Right', ({ group }) => group === 'right'],
  ['rule', 'Broke a rule', ({ brokenRules }) => brokenRules.length > 0],
  ['check', 'Failed an answer check', ({ failedCheck }) => failedCheck],
  ['flaky', 'Flaky', ({ isFlaky }) => isFlaky],
  ['accepted', 'Accepted', ({ known }) => known?.kind === 'accepted'],
  ['quarantined', 'Quarantined', ({ known }) => known?.kind === 'quarantined'],
  ['edited', 'Edited', ({ corpus }) => corpus === 'edited'],
  ['added', 'Added', ({ corpus }) => corpus === 'added'],
];

function States({ rows }: { readonly rows: readonly PageRow[] }) {
  const counts = STATES.map(([key, name, is]) => ({ key, name, count: rows.filter(is).length }));
  return (
    <label>
      <span class="sr">State</span>
      <select name="s">
        <option value="">All {counted(rows.length, 'question')}</option>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ key, name, count }) => (
            <option value={key}>
              {name} ({whole(count)})
            </option>
          ))}
      </select>
    </label>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly names: ReadonlyMap<string, number>;
  readonly titleOf: (name: string) => string;
}

/** Characters of a name in a list of choices. */
const LONGEST = 60;

function Choice({ name, label, names, titleOf }: ChoiceProps) {
  if (names.size < 2) return null;
  return (
    <label>
      <span class="sr">{label}</span>
      <select name={name}>
        <option value="">{label}: all</option>
        {[...names].map(([key, number]) => (
          <option value={`${name}${number}`}>{titleOf(key).slice(0, LONGEST)}</option>
        ))}
      </select>
    </label>
  );
}
