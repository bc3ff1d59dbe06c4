import { ANY_KEY, type Place, placesOf, titleOf, withValue } from './places.js';

/** One question that holds a text in one place, with a wrong answer, and one that makes its calls. */
interface Case {
  readonly title: string;
  readonly template: unknown;
  readonly right: unknown;
  readonly response: unknown;
}

/** Base questions, one for each way in which steps are compared, and an answer that misses. */
interface Base {
  readonly key: string;
  readonly step: object;
  readonly output: unknown;
}

const table = (value: string) =>
  JSON.stringify({ head: { vars: ['x'] }, results: { bindings: [{ x: { type: 'literal', value } }] } });
const SPARQL = { output_media_type: 'application/sparql-results+json' };
const QUERY = 'SELECT ?x { ?x a <urn:a> }';

const BASES: Readonly<Record<string, Base>> = {
  arguments: {
    key: 'a',
    step: { name: 'call', args: { a: 'b' }, match_args: 'exact', output: 'gold' },
    output: 'gold',
  },
  text: { key: 'a', step: { name: 'call', args: { a: 'b' }, output: 'gold' }, output: 'other' },
  expect: {
    key: 'a',
    step: { name: 'call', args: { a: 'b' }, expect: { 'args.a': { any: ['c'] } }, output: 'gold' },
    output: 'gold',
  },
  json: {
    key: 'a',
    step: { name: 'call', args: { a: 'b' }, output: '{"k":1}', output_media_type: 'application/json' },
    output: '{"k":2}',
  },
  table: {
    key: 'query',
    step: { name: 'sparql_query', args: { query: QUERY }, output: table('gold'), ...SPARQL },
    output: table('other'),
  },
  points: {
    key: 'external_id',
    step: { name: 'retrieve_data_points', args: { external_id: 'b' }, output: 'gold' },
    output: 'gold',
  },
  series: { key: 'mrid', step: { name: 'retrieve_time_series', args: { mrid: 'b' }, output: 'gold' }, output: 'gold' },
};

/** The forms in which a place that holds any value can hold a text. */
const FORMS: readonly ((text: string) => unknown)[] = [
  (text) => text,
  (text) => ({ [text]: 1, k: [text] }),
  (text) => JSON.stringify({ k: text }),
  table,
  (text) => `x,y\n1,${JSON.stringify(text).replaceAll('\\"', '""')}\n`,
  (text) => [{ type: 'text', text }],
];

/** All cases for a text: in each place of the types, in each form, for each way to compare or only one. `id` keeps questions apart. */
export function casesFor(text: string, id: string, ways: 'all' | 'one' = 'all'): Case[] {
  const of = (name: 'Template' | 'Response') => placesOf(name).map((place) => ({ place, name }));
  return [...of('Template'), ...of('Response')].flatMap(({ place, name }, index) =>
    basesOf(place)
      .slice(0, ways === 'all' ? undefined : 1)
      .flatMap(([baseName, base]) => {
        const forms = place.holds === 'free' ? FORMS : FORMS.slice(0, 1);
        return forms.map((form, at) => {
          const title = `${name}.${titleOf(place)} #${at}, ${baseName}`;
          return { title, ...caseOf(place, name, form(text), base, `${id}-${index}-${baseName}-${at}`) };
        });
      }),
  );
}

/** What is no part of a step is compared in one way. */
function basesOf({ path }: Place): [name: string, base: Base][] {
  const isStep = path.includes('actual_steps') || (path.includes('reference_steps') && !path.includes('any_of'));
  return Object.entries(BASES).slice(0, isStep ? undefined : 1);
}

function caseOf(place: Place, name: string, value: unknown, base: Base, id: string): Omit<Case, 'title'> {
  const { args } = base.step as { readonly args?: object };
  const step = { name: 'call', ...base.step };
  const template = {
    template_id: `t ${id}`,
    questions: [{ id: `q ${id}`, question_text: 'How many?', reference_steps: [[step]] }],
  };
  const call = { id: '1', name: step.name, args: { ...args, [base.key]: 'z' }, status: 'success', output: base.output };
  const response = { question_id: `q ${id}`, actual_answer: 'none', actual_steps: [call] };
  const placed = (record: object) =>
    place.holds === 'key'
      ? withValue(record, [...place.path, keyOf(place, value)], valueOfKey(place), base.key)
      : withValue(
          record,
          place.path,
          isId(place) ? `${value} ${id}` : value,
          place.path.at(-1) === ANY_KEY ? base.key : 'args.a',
        );
  const asked = (name === 'Template' ? placed(template) : template) as typeof template;
  const [{ id: asksFor, reference_steps: groups }] = asked.questions as [(typeof template.questions)[0]];
  const called = { ...response, question_id: asksFor };
  const right = { ...called, actual_steps: [{ id: '1', status: 'success', ...groups[0]?.[0] }] };
  return { template: asked, right, response: name === 'Template' ? called : placed(response) };
}

/** Ids stay apart from each other. */
function isId({ path }: Place): boolean {
  return ['template_id', 'question_id'].includes(String(path.at(-1))) || (path.at(-1) === 'id' && path.length === 3);
}

/** Keys that are paths quote what is not a name. */
function keyOf({ path }: Place, value: unknown): string {
  const last = path.at(-1);
  if (last === 'expect') return `output.${JSON.stringify(value)}`;
  return last === 'paths' ? JSON.stringify(value) : String(value);
}

function valueOfKey({ path }: Place): unknown {
  const last = path.at(-1);
  return last === 'expect' ? { any: ['c'] } : last === 'paths' ? 0.5 : 'v';
}
