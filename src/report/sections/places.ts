import type { RunDelta } from '../../core/comparison/comparison.js';
import { counted, whole } from '../../core/text/numerals.js';
import { increment } from '../../core/text/values.js';
import type { CauseKind } from '../../core/words/causes.js';
import { kindOf } from '../words/cause-sentences.js';

type Place = 'agent' | 'tool' | 'data';

const PLACE_WORDS: Readonly<Record<Place, string>> = {
  agent: 'what the agent did',
  tool: 'what a tool returned',
  data: 'the data or a tool that changed',
};

/** The causes that are not in what the agent did. */
const PLACES: Readonly<Partial<Record<CauseKind, Place>>> = {
  ...{ step_failed: 'tool', unreadable: 'tool', not_recorded: 'tool', timed_out: 'tool', unavailable: 'tool' },
  cut_output: 'tool',
};

/**
 * Whether regressions have one cause or many, and where: "3 causes for 7 regressions: 5 in what the agent did, 2 in …";
 * empty for less than two.
 */
export function placesText({ regressed }: RunDelta): string {
  const explained = regressed.flatMap(({ head }) => (head.why ? [{ ...head, why: head.why }] : []));
  if (explained.length < 2) return '';
  const places = new Map<Place, number>();
  for (const { cause, detail } of explained.map(({ why }) => why)) {
    const isOther = detail.same_call || cause.kind === 'other_result';
    increment(places, PLACES[cause.kind] ?? (isOther ? 'data' : 'agent'));
  }
  const sorted = [...places].sort((a, b) => b[1] - a[1]);
  const parts = sorted.map(([place, count]) => `${whole(count)} in ${PLACE_WORDS[place]}`);
  const names = new Set(explained.map(kindOf));
  const where = sorted.length === 1 ? `all in ${PLACE_WORDS[(sorted[0] as [Place, number])[0]]}` : parts.join(', ');
  const [name = ''] = names;
  const causes = names.size === 1 ? `One cause, ${name},` : `${whole(names.size)} causes`;
  return `${causes} for ${counted(explained.length, 'regression')}: ${where}.`;
}
