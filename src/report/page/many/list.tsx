import { whole } from '../../../core/text/numerals.js';
import { Choice, type CountedState, FilterForm } from '../filters.js';
import { assignNumber } from '../list.js';
import { PlotRow } from '../plot-axis.js';
import type { ManyModel, ManyRow, RunCell } from './model.js';

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

/** Maximum number of drawn patterns; the list has all that differ. */
const MAX_PATTERNS = 12;

/** How many questions have the same results in all runs, as bars; those that differ filter the list. */
export function Patterns({ model, numbers }: { readonly model: ManyModel; readonly numbers: ManyNumbers }) {
  const shown = model.patterns.slice(0, MAX_PATTERNS);
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
