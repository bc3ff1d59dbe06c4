import { ANY_KEY, type Place, placesOf, titleOf, withValue } from './secrets/places.js';

/** Maximum characters of the files of a case. */
const SIZE = 2_000_000;

type Random = () => number;

/** A value that is nested, repeated, long or wide, of about so many characters. */
type Shape = (size: number, random: Random) => unknown;

const PIECES = [
  'a',
  'ab',
  ' ',
  '\n',
  '"',
  '\\',
  '{',
  '[',
  ',',
  '1',
  '0.1,',
  'é',
  '\u0000',
  '…',
  'a.b',
  '<a>',
  '?x ',
  '%41',
  '*',
];
const QUERY = 'SELECT ?a WHERE { ?a <urn:p> ?b . ';

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, at) => make(at));
const repeated = (size: number, piece: string) => piece.repeat(Math.max(1, Math.floor(size / piece.length)));

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = wrap(value);
  return value;
}

const bindings = (rows: number, columns: number, random: Random) => ({
  head: { vars: times(columns, (at) => `v${at}`) },
  results: {
    bindings: times(rows, () =>
      Object.fromEntries(
        times(columns, (at) => [
          `v${at}`,
          { type: pick(['literal', 'uri', 'bnode'], random), value: `x${Math.floor(random() * 3)}` },
        ]),
      ),
    ),
  },
});

const SHAPES: Readonly<Record<string, Shape>> = {
  'nested lists': (size) => nested(Math.min(size / 2, 2500), (inner) => [inner]),
  'nested mappings': (size) => nested(Math.min(size / 8, 2500), (inner) => ({ a: inner })),
  'nested lists as text': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'nested mappings as text': (size) => `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
  'one piece repeated': (size, random) => repeated(size, pick(PIECES, random)),
  'two pieces repeated': (size, random) =>
    repeated(size / 2, pick(PIECES, random)) + repeated(size / 2, pick(PIECES, random)),
  'a long list of numbers': (size, random) => times(size / 4, () => Math.floor(random() * 9)),
  'a long list of texts': (size) => times(size / 10, (at) => `t${at % 7}`),
  'a long list of mappings': (size, random) => times(size / 30, (at) => ({ id: at % 5, x: random() < 0.5 })),
  'a wide mapping': (size) => Object.fromEntries(times(size / 14, (at) => [`key${at}`, at])),
  'a long table': (size, random) => JSON.stringify(bindings(size / 60, 1, random)),
  'a wide table': (size, random) => JSON.stringify(bindings(2, size / 120, random)),
  'a square table': (size, random) => JSON.stringify(bindings(Math.sqrt(size / 45), Math.sqrt(size / 45), random)),
  CSV: (size, random) => times(size / 20, () => times(10, () => Math.floor(random() * 9)).join(',')).join('\n'),
  'a long query': (size) => `${QUERY}${times(size / 24, (at) => `?v${at} <urn:p${at % 3}> ?w${at} . `).join('')}}`,
  'nested groups of a query': (size) => `${QUERY}${'{'.repeat(size / 2)}${'}'.repeat(size / 2)}}`,
};

/** The steps of a question and of its answer, each many times. */
const LISTS: Readonly<Record<string, (count: number, random: Random) => { steps: object[][]; calls: object[] }>> = {
  'groups of one step': (count) => ({
    steps: times(count, () => [{ name: 's', output: 'x' }]),
    calls: times(count, () => ({ name: 's', output: 'x', status: 'success' })),
  }),
  'one group of many steps': (count, random) => ({
    steps: [times(count / 4, (at) => ({ name: `s${at % 9}`, output: `o${Math.floor(random() * 9)}` }))],
    calls: times(count, (at) => ({ name: `s${at % 9}`, output: `o${Math.floor(random() * 9)}`, status: 'success' })),
  }),
  'many tools': (count) => ({
    steps: [[{ name: 's', output: 'x' }]],
    calls: times(count, (at) => ({ name: `tool${at}`, output: 'y', status: 'success' })),
  }),
};

export interface GeneratedInput {
  readonly title: string;
  readonly files: Readonly<Record<string, string>>;
}

const PLACES = (['Template', 'Response'] as const).flatMap((name) => placesOf(name).map((place) => ({ name, place })));
const MODES = ['exact', 'includes', 'within', 'regex', 'table'];
const MEDIA = ['application/sparql-results+json', 'application/json', 'text/csv', 'text/plain'];
const TOOLS = ['s', 'sparql_query', 'iri_discovery', 'retrieve_data_points', 'retrieve_time_series'];

/** A corpus and responses of less than 2 MB, with one thing in them that is large. */
export function generatedInput(random: Random): GeneratedInput {
  const size = Math.floor(SIZE / 4 ** (1 + Math.floor(random() * 4)));
  const listed = random() < 0.2 ? pick(Object.keys(LISTS), random) : null;
  const { steps, calls } = listed === null ? oneStep(random) : (LISTS[listed]?.(size / 40, random) ?? oneStep(random));
  const template = { template_id: 't', questions: [{ id: 'q', question_text: 'How many?', reference_steps: steps }] };
  const response = { question_id: 'q', actual_answer: 'none', actual_steps: calls };
  const shape = pick(Object.keys(SHAPES), random);
  const { name, place } = pick(PLACES, random);
  const value = SHAPES[shape]?.(size, random);
  const both = random() < 0.3;
  const files = (corpus: unknown, answer: unknown) => ({
    'corpus.json': JSON.stringify([corpus, { template_id: 'u', questions: [{ id: 'other', question_text: '?' }] }]),
    'responses.jsonl': `${JSON.stringify(answer)}\n{"question_id":"other","actual_answer":"a"}\n`,
  });
  if (listed !== null) return { title: `${listed}, ${size}`, files: files(template, response) };
  const placed = placeIn(name === 'Template' ? template : response, place, value);
  const title = `${name}.${titleOf(place)}: ${shape}, ${size}`;
  if (name === 'Response') return { title, files: files(both ? placeIn(template, GOLD, value) : template, placed) };
  return { title, files: files(placed, both ? placeIn(response, OUTPUT, value) : response) };
}

const GOLD: Place = { path: ['questions', 0, 'reference_steps', 0, 0, 'output'], holds: 'free' };
const OUTPUT: Place = { path: ['actual_steps', 0, 'output'], holds: 'free' };

function oneStep(random: Random) {
  const name = pick(TOOLS, random);
  const mode = random() < 0.5 && name === 's' ? { match_output: pick(MODES, random) } : {};
  const media = random() < 0.7 ? { output_media_type: pick(MEDIA, random) } : {};
  const args = random() < 0.5 ? { match_args: 'exact' } : {};
  return {
    steps: [[{ name, args: { query: 'x' }, output: 'gold', ...mode, ...media, ...args }]],
    calls: [{ id: '1', name, args: { query: 'y' }, status: 'success', output: 'other' }],
  };
}

/** Texts stay texts where the types say so. */
function placeIn(record: object, { path, holds }: Place, value: unknown): object {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const key = path.at(-1) === ANY_KEY ? 'query' : 'args.query';
  const at = holds === 'key' ? [...path, text] : path;
  return withValue(record, at, holds === 'free' ? value : holds === 'key' ? 'v' : text, key) as object;
}
