import { scaleLinear } from 'd3-scale';
import { whole } from '../../../core/text/numerals.js';
import { increment } from '../../../core/values.js';
import type { FilterNumbers } from '../list.js';
import type { PageModel } from '../model.js';
import { PlotRow } from './axis.js';

/** Causes that are drawn. */
const MOST = 8;

interface Counts {
  readonly cause: string;
  readonly base: number;
  readonly head: number;
}

/** How many questions miss for which cause, in the base run and in this one. */
export function Causes({ model, numbers }: { readonly model: PageModel; readonly numbers: FilterNumbers }) {
  const counts = countsOf(model);
  if (counts.length === 0) return null;
  const isCompared = model.baseLabel !== null;
  const scale = scaleLinear([0, Math.max(...counts.flatMap(({ base, head }) => [base, head]))], [0, 100]);
  return (
    <figure class="plot">
      <figcaption>
        <h3>Why questions miss</h3>
        {isCompared && (
          <p class="counts">
            Questions: <span class="key base" /> {model.baseLabel}, <span class="key" /> {model.options.thisRun.label}
          </p>
        )}
      </figcaption>
      <table class="words">
        <thead class="sr">
          <tr>
            <th scope="col">Cause</th>
            <th scope="col">Drawing</th>
            <th scope="col">Questions{isCompared && `, ${model.baseLabel} and this run`}</th>
          </tr>
        </thead>
        <tbody>
          {counts.slice(0, MOST).map((one) => (
            <CauseRow counts={one} number={numbers.causes.get(one.cause)} scale={scale} isCompared={isCompared} />
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface RowProps {
  readonly counts: Counts;
  readonly number: number | undefined;
  readonly scale: (count: number) => number;
  readonly isCompared: boolean;
}

function CauseRow({ counts: { cause, base, head }, number, scale, isCompared }: RowProps) {
  return (
    <tr>
      <th scope="row" title={cause}>
        <a href="#questions" data-filter={`c${number ?? ''}`}>
          {cause}
        </a>
      </th>
      <td class="wide">
        <PlotRow height={20}>
          {isCompared && <rect class="bar base" x="0" y="3" height="6" width={`${scale(base)}%`} />}
          <rect class="bar" x="0" y={isCompared ? 10 : 4} height={isCompared ? 7 : 12} width={`${scale(head)}%`} />
        </PlotRow>
      </td>
      <td class="num">{isCompared ? `${whole(base)} → ${whole(head)}` : whole(head)}</td>
    </tr>
  );
}

function countsOf({ rows }: PageModel): Counts[] {
  const [base, head] = [new Map<string, number>(), new Map<string, number>()];
  for (const row of rows) {
    if (row.cause !== null) increment(head, row.cause);
    if (row.baseCause !== null) increment(base, row.baseCause);
  }
  return [...new Set([...head.keys(), ...base.keys()])]
    .map((cause) => ({ cause, base: base.get(cause) ?? 0, head: head.get(cause) ?? 0 }))
    .sort((a, b) => b.head - a.head || b.base - a.base);
}
