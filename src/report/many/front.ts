import type { Front } from '../../core/many/front.js';
import { counted } from '../../core/text/numerals.js';
import { type AmountStyle, DOLLARS, SECONDS, TOKENS } from '../amounts.js';
import type { Block, Column } from '../blocks.js';
import { score } from '../numbers.js';
import { code, joined, type Text } from '../text.js';
import { type LetteredRun, letters, runName } from './runs.js';

/** How the measures that count as cost are named and written. */
export const FRONT_MEASURES: Readonly<
  Record<Front['measure'], { readonly name: string; readonly style: AmountStyle }>
> = {
  cost_usd: { name: 'Cost', style: DOLLARS },
  total_tokens: { name: 'Tokens', style: TOKENS },
  elapsed_sec: { name: 'Seconds', style: SECONDS },
};

/** The runs that are worth what they cost, the cheapest first. `runs`: in the order in which they were given. */
export function frontBlocks(front: Front | null, runs: readonly LetteredRun[]): Block[] {
  if (front === null) return [];
  const { name, style } = FRONT_MEASURES[front.measure];
  const at = (indexes: readonly number[]) => runs.filter((_, index) => indexes.includes(index));
  const columns: Column[] = [
    { head: ['Best score for its cost'], align: 'left' },
    { head: ['Score'], align: 'right' },
    { head: [`${name} per question`], align: 'right' },
  ];
  const rows = front.on.map((index) => {
    const run = runs[index] as LetteredRun;
    const cost = run.measures[front.measure] ?? 0;
    return [runName(run), [score(run.run.headline.micro)], [style.show(cost, style.digits(cost))]];
  });
  const unknown = at(front.unknown);
  const known = runs.filter(({ rank }) => rank !== null).length - unknown.length;
  const without: Text = unknown.length === 0 ? [] : [`Not known: ${letters(unknown)}.`];
  const price: Text =
    front.measure === 'cost_usd' ? [] : ['No prices are known (', code('--agent-model'), ' names the model).'];
  const summary = `Score against cost: for ${front.on.length} of ${counted(known, 'run')}, no other run scores as much for less.`;
  return [
    { kind: 'details', summary: [summary], blocks: [{ kind: 'table', columns, rows }, ...note([price, without])] },
  ];
}

function note(sentences: readonly Text[]): Block[] {
  const said = sentences.filter(({ length }) => length > 0);
  return said.length === 0 ? [] : [{ kind: 'paragraph', text: joined(said, ' ') }];
}
