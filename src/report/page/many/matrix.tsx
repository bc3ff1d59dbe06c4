import { whole } from '../../../core/text/numerals.js';
import type { MatrixRow, MatrixTemplate, PlottedRun } from './model.js';

interface TemplateProps {
  readonly template: MatrixTemplate;
  /** In the order of the columns. */
  readonly runs: readonly PlottedRun[];
}

/** The questions of a template that are right in some runs and wrong in others, a column for each run. */
export function Matrix({ template: { title, rows }, runs }: TemplateProps) {
  const rightIn = (run: number) =>
    rows.every(({ right }) => right[run] === null) ? '–' : rows.filter(({ right }) => right[run] === true).length;
  return (
    <section class="part">
      <h3>
        {title} <span class="count">{whole(rows.length)}</span>
      </h3>
      <table class="figures matrix">
        <thead>
          <tr>
            <th scope="col">Question</th>
            {runs.map(({ letter, name }, run) => (
              <th scope="col" class="sign" title={name}>
                {letter} <span class="count">{rightIn(run)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ row: { id, text, right } }: { readonly row: MatrixRow }) {
  return (
    <tr>
      <th scope="row">
        {text} <code class="count">{id}</code>
      </th>
      {right.map((is) => (
        <td class="sign">
          <Sign right={is} />
        </td>
      ))}
    </tr>
  );
}

const SIGNS = [
  ['●', 'right', 'good'],
  ['○', 'wrong', 'bad'],
  ['–', 'not asked', 'same'],
] as const;

function Sign({ right }: { readonly right: boolean | null }) {
  const [sign, words, tone] = SIGNS[right === null ? 2 : right ? 0 : 1];
  return (
    <>
      <span class={tone} aria-hidden="true">
        {sign}
      </span>
      <span class="sr">{words}</span>
    </>
  );
}
