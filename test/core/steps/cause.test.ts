import { describe, expect, test } from 'vitest';
import type { ActualStep, ReferenceStep, StepDetail } from '../../../src/core/steps/model.js';
import type { ScoringRules } from '../../../src/core/words/scoring-rules.js';
import { whyText } from '../../../src/report/words/cause-sentences.js';
import { plain } from '../../../src/report/words/text.js';
import { makeActual, makeContext, makeReference, scoreSteps } from '../../support/make.js';
import { grid, makeAsk, makeColumn, makeSelect, SPARQL_JSON, uri } from '../../support/sparql.js';

const P1 = 'urn:plant:p1';
const QUESTION = 'Which lines does the plant P1 of Oslo feed?';

/** Rows of IRIs, one column. */
function iris(column: string, ...names: string[]) {
  return makeColumn(column, ...names.map((name) => uri(`urn:${name}`)));
}

const LINES = ['line:a', 'line:b', 'line:c'];
const wanted = makeReference({
  name: 'sparql_query',
  args: { query: `SELECT ?line { ?line a :Line ; :fedBy <${P1}> . <${P1}> a :Plant }` },
  output: iris('line', ...LINES),
  mediaType: SPARQL_JSON,
});
const discovery = makeReference({ name: 'iri_discovery', args: { query: 'P1 of Oslo' }, output: P1 });

/** A query with its outcome; ids are what it is for. */
function asked(id: string, query: string, output: unknown, more: Partial<ActualStep> = {}): ActualStep {
  return makeActual({ id, name: 'sparql_query', args: { query }, output, ...more });
}

const none = grid('line');
const plants = makeSelect(['e', 'class'], [[uri(P1), uri('urn:Plant')]]);
const lookup = asked('lookup', 'SELECT ?e ?class { ?e :name "P1 of Oslo" ; a ?class }', plants);
const classes = asked('classes', `SELECT ?class { <${P1}> a ?class }`, iris('class', 'Plant'));
const properties = asked(
  'properties',
  `SELECT ?p ?o { <${P1}> ?p ?o }`,
  makeSelect(['p', 'o'], [[uri('urn:name')], [uri('urn:feeds'), uri('urn:line:a')]]),
);
const attempt = asked('attempt', `SELECT ?line { <${P1}> :feeds ?line }`, none);

interface Case {
  readonly steps: readonly ActualStep[];
  readonly reference?: ReferenceStep;
  readonly question?: string;
  readonly knobs?: Partial<ScoringRules>;
}

function explained({ steps, reference = wanted, question = QUESTION, knobs = {} }: Case): StepDetail {
  const context = { ...makeContext('standard', knobs), question };
  return scoreSteps([[discovery], [reference]], steps, context).details.at(-1) as StepDetail;
}

function sentenceOf({ cause, detail = {}, name }: StepDetail): string {
  return cause ? plain(whyText({ cause, detail, stepName: name, status: 'success' })) : '';
}

describe('which entity of a search the queries are about', () => {
  const search = (...names: string[]) =>
    makeActual({ id: 's', name: 'autocomplete_search', args: { query: 'P1' }, output: iris('iri', ...names) });
  const other = asked('o', 'SELECT ?line { <urn:plant:p7> :feeds ?line }', iris('line', 'line:z'));
  const said = (...steps: ActualStep[]) => explained({ steps }).detail?.chosen;
  const chosen = { entity: 'urn:plant:p7', expected: P1, hit: 2, hits: 3 };

  test('and whether the expected one was a hit', () => {
    expect(said(search('plant:p8', 'plant:p7', 'plant:p9'), other)).toEqual(chosen);
    const found = [search('plant:p8', 'plant:p7', 'plant:p1'), other];
    expect(said(...found)).toEqual({ ...chosen, expected_hit: 3 });
    expect(sentenceOf(explained({ steps: found }))).toContain(
      'the agent took urn:plant:p7 (hit 2 of 3 of its search), the reference has urn:plant:p1 (hit 3)',
    );
  });

  test('also behind several steps, and where the expected rows are among others', () => {
    const way = asked('w', 'SELECT ?x { <urn:plant:p7> :has ?x }', iris('x', 'x1'));
    const next = asked('n', 'SELECT ?y { <urn:x1> :has ?y }', iris('y', 'y1'));
    const last = asked('o', 'SELECT ?line { <urn:y1> :feeds ?line }', iris('line', ...LINES, 'line:z'));
    expect(said(search('plant:p8', 'plant:p7', 'plant:p9'), way, next, last)).toEqual(chosen);
  });

  test('and the search, where its class leaves out the expected one', () => {
    const args = { query: 'P1', result_class: ':Depot' };
    const steps = [makeActual({ ...search('plant:p7'), args }), other];
    expect(sentenceOf(explained({ steps }))).toContain(
      'took urn:plant:p7 (the only hit of its search for "P1", result_class :Depot), the reference has urn:plant:p1 (a :Plant)',
    );
    const ofClass = [makeActual({ ...search('plant:p7'), args: { ...args, result_class: ':Plant' } }), other];
    expect(sentenceOf(explained({ steps: ofClass }))).toContain('the reference has urn:plant:p1 (not among the hits)');
  });

  test('nothing where the query names what another column of the hits has, such as a class', () => {
    const hits = makeSelect(['iri', 'class'], [[uri(P1), uri('urn:Metro')]]);
    const found = makeActual({ id: 's', name: 'autocomplete_search', args: { query: 'P1' }, output: hits });
    const byClass = asked('c', 'SELECT ?line { ?p :kind <urn:Metro> ; :name "P1 of Oslo" ; :feeds ?line }', none);
    expect(said(found, byClass)).toBeUndefined();
  });

  test('nothing where only a query that led nowhere named the hit', () => {
    const abandoned = asked('w', 'SELECT ?x { <urn:plant:p7> :has ?x }', iris('x', 'x1'));
    const last = asked('o', 'SELECT ?line { ?p :name "P1 of Oslo" ; :feeds ?line }', none);
    expect(said(search('plant:p8', 'plant:p7'), abandoned, last)).toBeUndefined();
  });

  test('nothing where it is not known', () => {
    expect(said(search('plant:p8', 'plant:p9'), other)).toBeUndefined();
    expect(said(search('plant:p7', 'plant:p1'), attempt)).toBeUndefined();
  });
});

test('of several empty attempts, the one with most of the properties of the reference is explained', () => {
  const near = asked('near', 'SELECT ?line { <urn:x> :fedBy ?line }', none);
  expect(explained({ steps: [lookup, near, attempt] }).detail?.closest).toBe('near');
  expect(explained({ steps: [lookup, attempt, { ...attempt, id: 'last' }] }).detail?.closest).toBe('last');
});

test('an IRI that the question has must not be found', () => {
  const steps = [asked('e', 'SELECT ?e { ?e :name "P1 of Oslo" }', none), attempt];
  expect(explained({ steps }).cause?.kind).toBe('entity_not_found');
  expect(explained({ steps, question: `Which lines does ${P1} feed?` }).cause?.kind).toBe('empty_result');
});

test('an entity that no call names is said to be so', () => {
  const said = (query: string) => sentenceOf(explained({ steps: [asked('q', query, none)] }));
  const unnamed = 'empty result, expected 3 rows; no call names the entity in the question';
  expect(said('SELECT ?line { ?line a :Line ; :current "300" }')).toBe(unnamed);
  expect(said('SELECT ?line { ?line a :Line ; :fedBy ?p . ?p :label "Plant" }')).toBe(unnamed);
  expect(said('SELECT ?line { ?line a :Line ; :fedBy ?p . ?p :label "oslo" }')).not.toContain('no call');
  expect(said('SELECT ?line { ?line :fedBy <urn:plant:p2> }')).not.toContain('no call');
});

test('a search that did not return the entity is named with its text', () => {
  const found = (output: unknown) => [makeActual({ name: 'autocomplete_search', args: { query: 'P1' }, output })];
  const stopped = (output: unknown) => sentenceOf(explained({ steps: found(output) }));
  const result = (iri: string) => makeSelect(['e'], [[uri(iri)]]);
  expect(stopped(result('urn:plant:p2'))).toBe(
    `no sparql_query step: the agent stopped after autocomplete_search "P1", which did not return the entity ${P1}`,
  );
  expect(stopped(result(P1))).toBe('no sparql_query step: the agent stopped after autocomplete_search');
});

test('the class of an earlier search is shown where the last search was in another form', () => {
  const args = { query: 'P1 of Oslo', result_class: 'urn:Line' };
  const search = makeActual({ name: 'autocomplete_search', args, output: none });
  const steps = [search, asked('id', 'SELECT ?e ?class { ?e :mRID "P1 of Oslo" ; a ?class }', none)];
  expect(sentenceOf(explained({ steps }))).toBe(
    `the entity in the question was not found: ${P1} (searched as autocomplete_search "P1 of Oslo", result_class urn:Line; then :mRID "P1 of Oslo"; the entity is a :Plant)`,
  );
});

describe('the step that is explained is the attempt at the answer', () => {
  const some = asked('some', `SELECT ?line { ?line :near <${P1}> }`, iris('line', 'line:a', 'line:z'));
  const domain = asked('schema', 'SELECT ?x { :feeds rdfs:domain ?x }', iris('x', 'Plant'));
  const name = asked('name', 'SELECT ?n { <urn:line:z> :name ?n }', grid('n', 'Z'));
  const named = asked('named', 'SELECT ?n { <urn:line:a> :name ?n }', grid('n', 'A'));
  const more = asked('m', 'SELECT ?line ?n { VALUES ?line { <urn:line:a> } ?line :name ?n }', iris('line', 'line:a'));
  const numbers = asked('numbers', `SELECT ?volt { <${P1}> :feeds ?l . ?l :voltage ?volt }`, grid('volt', '300'));
  test.each<[string, readonly ActualStep[], string]>([
    ['not the lookup of the entity', [lookup, attempt], 'attempt'],
    ['not a later lookup', [attempt, lookup], 'attempt'],
    ['not the list of all properties, though it shares a row', [attempt, properties], 'attempt'],
    ['not an ASK', [attempt, asked('ask', `ASK { <${P1}> a :Plant }`, makeAsk(true))], 'attempt'],
    ['not a look into the schema', [attempt, domain], 'attempt'],
    ['not the name of what was found', [attempt, name], 'attempt'],
    ['the name of a thing that the reference returns, not other lookups', [lookup, named, classes], 'named'],
    ['not a DESCRIBE', [attempt, asked('describe', `DESCRIBE <${P1}>`, '@prefix e: <http://e/> .')], 'attempt'],
    ['the one with most rows in common', [some, attempt], 'some'],
    ['of equal ones the latest', [{ ...some, id: 'first' }, some], 'some'],
    ['the empty one', [attempt, asked('other', 'SELECT ?line { <urn:plant:p2> :feeds ?line }', none)], 'attempt'],
    ['not more about results of an earlier attempt', [some, more], 'some'],
    ['an empty one, before one that has no column for the answer', [attempt, numbers], 'attempt'],
  ])('%s', (_, steps, closest) => expect(explained({ steps }).detail?.closest).toBe(closest));

  test('given entities do not count as rows in common', () => {
    const reference = makeReference({ ...wanted, output: makeSelect(['line'], [[uri(P1)], [uri('urn:line:a')]]) });
    const steps = [
      asked('given', `SELECT ?x { ?x :near <urn:line:q> }`, makeSelect(['x'], [[uri(P1)]])),
      asked('own', `SELECT ?x { <${P1}> :feeds ?x }`, iris('x', 'line:a', 'line:y', 'line:z')),
      asked('given again', `SELECT ?x { ?x :near <urn:line:r> }`, makeSelect(['x'], [[uri(P1)]])),
    ];
    expect(explained({ steps, reference }).detail?.closest).toBe('own');
  });

  test('a question about classes is not answered by lookups alone', () => {
    const reference = makeReference({ ...wanted, args: { query: `SELECT ?class { <${P1}> a ?class }` } });
    const cause = explained({ steps: [classes], reference }).cause;
    expect(cause).toMatchObject({ kind: 'other_rows', expected: 3, actual: 1, common: 0 });
  });

  test.each<[string, string[], string]>([
    ['the call with the fewest differing arguments', ['1d start', '1h other', '2h third'], '1d start'],
    ['of equal ones the latest', ['1h start', '2h start'], '2h start'],
  ])('arguments: %s', (_, calls, closest) => {
    const args = { external_id: 'x', granularity: '1d', start: 'start', end: 'end' };
    const reference = makeReference({ name: 'retrieve_data_points', args });
    const steps = calls.map((call) => {
      const [granularity, start] = call.split(' ');
      const sent = { ...args, granularity, start, end: 'never' };
      return makeActual({ id: call, name: 'retrieve_data_points', args: sent });
    });
    expect(explained({ steps, reference }).detail?.closest).toBe(closest);
  });
});

describe('the words for it', () => {
  const search = makeActual({ name: 'autocomplete_search', args: { query: 'P1 of Oslo' }, output: grid('iri name') });
  const schema = makeActual({ name: 'get_schema', output: 'classes' });
  const limited = asked('limited', `SELECT ?line { <${P1}> :feeds ?line } LIMIT 2`, iris('line', 'line:a', 'line:b'));
  const first = asked('one', `SELECT ?line { <${P1}> :feeds ?line }`, iris('line', 'line:a', 'line:b'));
  const second = asked('two', `SELECT ?line { <${P1}> :serves ?line }`, iris('line', 'line:c'));
  const self = asked(
    'self',
    `SELECT ?line { <${P1}> :feeds ?line }`,
    makeColumn('line', ...LINES.map((line) => uri(`urn:${line}`)), uri(P1)),
  );
  const did = (name: string, output: unknown) => makeActual({ name, output });
  const empty = (query: string) => asked('empty', query, none);
  const failed = { status: 'error', error: 'Timeout\nat line 3', output: undefined };
  const refused = { ...attempt, ...failed, error: '414' };
  const ofClass = (result_class: string) => ({ ...search, args: { ...search.args, result_class } });
  const asText = empty(`SELECT ?line { ?line :fedBy "${P1}" }`);
  const names = asked('n', `SELECT ?lineName { <${P1}> :feeds/:name ?lineName }`, grid('lineName', 'A', 'B'));
  const CUT = '{"results": [{"line';
  const SEARCHED = 'autocomplete_search "P1 of Oslo"';
  const NO_LINE = `${SEARCHED}, result_class urn:Line, which found nothing (the entity is a :Plant)`;
  const ONLY = 'only lookups of entities, classes or properties, no query for the answer (the last lookup returned';
  const NOTHING = 'empty result, expected 3 rows';
  const STOPPED = 'the agent stopped after';
  const EXTRA = 'each duplicate counts as an extra row';
  const UNFOUND = `the entity in the question was not found: ${P1} (searched as`;

  test.each<[string, readonly ActualStep[], string]>([
    ['no_tool_call', [], 'no tool was called'],
    ['search_empty', [search], `${STOPPED} autocomplete_search "P1 of Oslo", which found nothing`],
    ['search_empty', [did('list_series', [])], `${STOPPED} list_series, which found nothing`],
    ['search_empty', [did('find_thing', 'No results.')], `${STOPPED} find_thing, which found nothing`],
    ['stopped_after', [search, schema], `no sparql_query step: ${STOPPED} get_schema`],
    ['search_empty', [ofClass('urn:Line')], `${STOPPED} ${NO_LINE}`],
    ['stopped_after', [search, schema, schema], `no sparql_query step: ${STOPPED} 2 identical calls of get_schema`],
    ['search_empty', [search, search], `${STOPPED} 2 identical calls of ${SEARCHED}, which found nothing`],
    ['stopped_after', [{ ...schema, ...failed }], `no sparql_query step: ${STOPPED} get_schema failed (Timeout)`],
    ['step_failed', [refused], 'no successful sparql_query: 414'],
    ['timed_out', [{ ...attempt, ...failed }], 'sparql_query timed out: Timeout'],
    ['step_failed', [refused, { ...refused, error: '415' }], 'no successful sparql_query in 2 tries: 415'],
    ['unavailable', [refused, { ...refused, error: 'HTTP 503' }], 'sparql_query was not available: HTTP 503'],
    ['timed_out', [{ ...attempt, ...failed, error: 'Timed out after 30 s' }], 'sparql_query: Timed out after 30 s'],
    ['cut_output', [{ ...attempt, output: CUT }], `the recorded output is cut off (…${CUT})`],
    ['not_recorded', [{ ...attempt, output: undefined }], 'the output of sparql_query was not recorded'],
    ['unreadable', [{ ...attempt, output: '@prefix e: <e> .' }], 'the result of a DESCRIBE or CONSTRUCT, not a table'],
    ['only_lookups', [lookup, classes, properties], `${ONLY} 2 rows with the columns p, o)`],
    [
      'only_lookups',
      [{ ...search, ...failed }, lookup],
      `${ONLY} 1 row with the columns e, class); autocomplete_search failed: Timeout`,
    ],
    ['only_lookups', [lookup, refused], 'the query for the answer failed: 414'],
    ['only_lookups', [refused, lookup], 'the query for the answer failed: 414; only lookups came after it'],
    ['timed_out', [lookup, { ...attempt, ...failed }], 'sparql_query timed out: Timeout'],
    ['timed_out', [{ ...attempt, ...failed }, lookup], 'sparql_query timed out: Timeout; only lookups after it'],
    [
      'entity_not_found',
      [empty('SELECT ?e { ?e a :Plant ; :name "P1 of Oslo" }'), attempt],
      `${UNFOUND} a :Plant; :name "P1 of Oslo")`,
    ],
    ['entity_not_found', [search, attempt], `${UNFOUND} autocomplete_search "P1 of Oslo")`],
    ['entity_not_found', [ofClass('http://e/ns#Plant'), attempt], `${UNFOUND} ${SEARCHED}, result_class Plant)`],
    ['entity_not_found', [lookup, asText], `the entity was found, but its IRI is written as text: :fedBy "${P1}"`],
    ['entity_not_found', [asText], `${UNFOUND} :fedBy "${P1}")`],
    ['empty_result', [search, lookup, attempt], NOTHING],
    ['empty_result', [empty(`SELECT ?l { ?l :fedBy <${P1}> ; :name ?n FILTER(STRSTARTS(?n, "P1 of")) }`)], NOTHING],
    ['empty_result', [empty('SELECT ?line { ?e :name "P1 of Oslo" ; :feeds ?line }')], NOTHING],
    // The agent went on with another one.
    ['empty_result', [search, empty('SELECT ?line { <urn:plant:2> :feeds ?line }')], NOTHING],
    ['given_row_extra', [self], 'the rows include the entity in the question itself, which the reference leaves out'],
    ['cut_off', [limited], 'cut off by LIMIT 2 (expected 3 rows)'],
    ['split', [first, second], 'the rows are right, but spread over 2 calls'],
    ['missing_rows', [first], '1 of 3 rows missing, e.g. c'],
    ['unbound_column', [{ ...attempt, output: makeSelect(['Line'], [[null]]) }], 'Line is unbound in every row'],
    ['literal_for_iri', [names], 'column lineName holds text; the reference has IRIs'],
  ])('%s: %#', (kind, steps, sentence) => {
    const detail = explained({ steps });
    expect(sentenceOf(detail)).toBe(sentence);
    expect(detail.cause?.kind).toBe(kind);
  });

  describe('an entity that is asked for by its id', () => {
    const id = 'f1769876-9aeb-11e5-91da-b8763fd99c5f';
    const entity = `urn:uuid:${id}`;
    const query = `SELECT ?line { ?line a :Line ; :fedBy <${entity}> }`;
    const reference = makeReference({ ...wanted, args: { query } });
    const named = makeReference({ ...discovery, args: { query: 'OULU    420' }, output: entity });
    const question = 'Which lines does OULU    420 feed?';
    const causeOf = (...steps: ActualStep[]) =>
      scoreSteps([[named], [reference]], steps, { ...makeContext(), question }).details.at(-1) as StepDetail;

    test('of its searches, the one by the whole id is shown', () => {
      const search = (text: string) => asked(text, `SELECT ?e { ?e :mRID "${text}" }`, grid('e'));
      const [whole, part] = [search(id), search('f1769876')];
      const sentences = [causeOf(whole, part), causeOf(part, whole)].map(sentenceOf);
      for (const sentence of sentences) expect(sentence).toContain(`(searched as :mRID "${id}")`);
    });

    test('its class in the reference is shown where the agent looked for it as another', () => {
      const typed = (type: string) => `SELECT ?line { ?line a :Line ; :fedBy <${entity}> . <${entity}> a ${type} }`;
      const sentence = (query: string, how: string) => {
        const steps = [asked(how, `SELECT ?e { ?e ${how} }`, grid('e'))];
        return sentenceOf(explained({ steps, reference: makeReference({ ...wanted, args: { query } }) }));
      };
      const how = `a :Substation; :mRID "${id}"`;
      const start = `the entity in the question was not found: ${entity} (searched as ${how}`;
      expect(sentence(typed(':Level'), how)).toBe(`${start}; the entity is a :Level)`);
      for (const query of [typed(':Substation'), typed(':Level, :Substation'), typed('?any')]) {
        expect(sentence(query, how)).toBe(`${start})`);
      }
    });
  });

  test('an IRI that only the query for the answer gave', () => {
    const both = makeSelect(['e', 'line'], [...LINES.map((line) => [uri(P1), uri(`urn:${line}`)])]);
    const empty = asked('empty', 'SELECT ?e { ?e :name "P1 of Oslo" }', grid('e'));
    const sentencesOf = (step: ActualStep) =>
      scoreSteps([[discovery], [wanted]], [empty, step], makeContext('graphrag-eval-6')).details.map(sentenceOf);
    expect(sentencesOf(asked('both', '', both))).toEqual(['no separate step for iri_discovery', '']);
    const failed = makeActual({ id: 'f', name: 'autocomplete_search', status: 'error', error: 'Expected a class' });
    const calls = [failed, empty, asked('both', '', both)];
    const tried = scoreSteps([[discovery], [wanted]], calls, makeContext('graphrag-eval-6'));
    const reason = 'autocomplete_search failed: Expected a class; no separate step for iri_discovery';
    expect(tried.details.map(sentenceOf)).toEqual([reason, '']);
    const never = sentencesOf({ ...attempt, output: wanted.output });
    expect(never).toEqual([`the search found nothing (expected ${P1})`, '']);
  });

  test('an entity that was not found, where the last rows are a list of all things', () => {
    const search = asked('search', 'SELECT ?e { ?e :name "P1 of Oslo" }', grid('e'));
    const all = asked('all', 'SELECT ?line { ?line a :Line }', iris('line', ...LINES, 'line:d'));
    expect(sentenceOf(explained({ steps: [search, all] }))).toBe(
      `the entity in the question was not found: ${P1} (searched as :name "P1 of Oslo")`,
    );
    expect(sentenceOf(explained({ steps: [lookup, all] }))).toBe('1 extra row (4, expected 3), e.g. d');
  });

  test('a long cell that is another one, by the part in which they differ', () => {
    const cells = (end: string) => makeSelect(['n', 't'], [['A', `${'x'.repeat(130)}${end}`], ['B']]);
    const reference = makeReference({ ...wanted, output: cells('1') });
    const sentence = sentenceOf(explained({ reference, steps: [{ ...attempt, output: cells('2') }] }));
    expect(sentence).toBe(`t is …"${'x'.repeat(15)}2" for A, expected …"${'x'.repeat(15)}1"`);
  });

  test('an entity that is itself expected', () => {
    const self = makeSelect(['line'], [[uri(P1)]]);
    const both = makeSelect(['line'], [[uri(P1)], [uri('urn:line:a')]]);
    const sentence = (output: unknown, found: unknown) =>
      sentenceOf(explained({ reference: { ...wanted, output }, steps: [{ ...attempt, output: found }] }));
    expect(sentence(both, iris('line', 'line:a'))).toBe('the entity in the question is missing from the rows');
    expect(sentence(self, none)).toBe('empty result; the expected row is the entity in the question');
    expect(sentence(self, iris('line', 'line:z'))).toBe('1 row, but the expected row is the entity in the question');
  });

  test.each<[string, Omit<Case, 'steps'>, string]>([
    ['the step', { reference: { ...wanted, ignoreDuplicates: false } }, EXTRA],
    ['the scoring', { knobs: { duplicates: 'count' } }, `in this preset, ${EXTRA}`],
    ['an order', { reference: { ...wanted, ordered: true } }, `with ordered: true, ${EXTRA}`],
  ])('repeats count because %s says so', (_, given, reason) => {
    const steps = [{ ...attempt, output: iris('line', ...LINES, 'line:c') }];
    expect(sentenceOf(explained({ ...given, steps }))).toBe(`the right rows, with 1 repeat; ${reason}`);
  });

  test('one row that comes several times', () => {
    const reference = { ...wanted, output: iris('line', 'line:c'), ordered: true };
    const steps = [{ ...attempt, output: iris('line', 'line:c', 'line:c', 'line:c') }];
    expect(sentenceOf(explained({ reference, steps }))).toBe(
      `the right row, but 3 times instead of once; with ordered: true, ${EXTRA}`,
    );
  });

  test('a step of the right name that matches another reference step, or comes too late', () => {
    const lookups = [makeReference({ name: 'get', output: 'a' }), makeReference({ name: 'get', output: 'b' })];
    const one = scoreSteps([lookups], [makeActual({ name: 'get', output: 'a' })], makeContext());
    expect(one.details.map(sentenceOf)).toEqual(['', 'no further get step']);
    const steps = [asked('all', '', iris('line', ...LINES))];
    const all = scoreSteps([[discovery], [wanted]], steps, makeContext('graphrag-eval-6'));
    expect(all.details.map(sentenceOf)).toEqual(['no separate step for iri_discovery', '']);
  });
});
