import { expect, test } from 'vitest';
import { groupsOf, stepOf } from '../support/difference-example.js';
import { type Row, readRows } from '../support/difference-table.js';
import { casesIn } from './data.js';
import { type Case, corpusOf } from './run.js';

/** What 4.0 and 6.4 gave: a figure, a text, or the name of an exception; null: no exception. */
type Results = readonly [string | null, string | null];

interface Measured extends Case {
  readonly library: Readonly<Record<'v4' | 'v6', unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
}

interface Crash extends Case {
  readonly oracle: Readonly<Record<'v4' | 'v6', { readonly exception?: string }>>;
}

/** Names of steps that are compared in a way of their own, unless the media type says otherwise. */
const ownComparator = /^(retrieval|iri_discovery|retrieve_\w+)$/;

/** How the first reference step is compared. */
function comparatorOf(corpus: unknown): string {
  const question = (corpus as [{ questions?: { reference_steps?: unknown }[] }])[0]?.questions?.[0];
  return comparatorIn(question?.reference_steps);
}

function comparatorIn(groups: unknown): string {
  const step = (groups as Record<string, string>[][] | undefined)?.[0]?.[0];
  const { name = '', output_media_type = 'text' } = step ?? {};
  return ownComparator.test(name) ? name : output_media_type;
}

function rowComparator({ reference }: Row): string {
  const whole = (reference as { corpus?: unknown }).corpus;
  return whole === undefined ? comparatorIn(groupsOf(reference).map((one) => one.map(stepOf))) : comparatorOf(whole);
}

/** `[0.30769]` is 0.31, `KeyError: 'output'` is KeyError, and the matched step is the first. */
function shown(value: unknown): string {
  const [first] = Array.isArray(value) ? value : [value];
  if (typeof first === 'number') return String(Number(first.toFixed(2)));
  return String(first)
    .replace(/:.*/s, '')
    .replace(/^s\d+$/, 's1');
}

function isDifference({ library: { v4, v6 }, expected }: Measured): boolean {
  const pairs = [
    [v4, expected['graphrag-eval-4']],
    [v6, expected['graphrag-eval-6']],
  ];
  return pairs.some(([library, ours]) => JSON.stringify(library) !== JSON.stringify(ours));
}

const measured = casesIn<Measured>('corrections.json')
  .filter(isDifference)
  .map((one) => ({
    id: one.id,
    corpus: corpusOf(one),
    results: [shown(one.library.v4), shown(one.library.v6)] as Results,
  }));
const crashes = casesIn<Crash>('crashes.json').map((one) => {
  const exception = (text: string | undefined) => (text === undefined ? null : shown(text));
  const results: Results = [exception(one.oracle.v4.exception), exception(one.oracle.v6.exception)];
  return { id: one.id, corpus: corpusOf(one), results };
});

const rows = readRows('corrections');
test.each([...measured, ...crashes])(
  'docs/graphrag-eval/examples.yaml has an example with the results of the library: $id: $results',
  ({ corpus, results }) => {
    const same = ({ others }: Row) => results.every((result, at) => result === null || result === others[at]);
    const comparators = rows.filter(same).map(rowComparator);
    expect(comparators).toContain(comparatorOf(corpus));
  },
);
