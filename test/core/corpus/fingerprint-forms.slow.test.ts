import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/adapters/hash.js';
import { fingerprintOf } from '../../../src/core/corpus/fingerprint.js';
import { evaluateQuestion } from '../../../src/core/runs/evaluate-question.js';
import type { Question } from '../../../src/core/steps/model.js';
import type { PresetName } from '../../../src/core/words/scoring-rules.js';
import { makeContext } from '../../support/make.js';
import { makeRandom } from '../../support/random.js';
import { decodedQuestion, decodedResponse } from '../../support/run.js';
import { grid, makeAsk, SPARQL_JSON } from '../../support/sparql.js';

const wrapped = (text: string) => ({ content: [{ type: 'text', text }] });

/** Values as outputs that are not texts; undefined: no output. */
const VALUES: readonly unknown[] = [
  ...[undefined, null, 5, 15.5, true, Number.NaN, 12345678901234567890n, [], {}, [1, 2], [2, 1], ['1', '2']],
  ...[{ a: 1 }, { a: '1' }, { a: 1, b: [2] }, [{ a: 1 }, { a: 2 }], [{ a: '1' }, { a: '2' }], [['1'], ['2']]],
  ...[{ columns: ['a'], rows: [] }, { columns: [], rows: [] }, [['a'], ['[["a","1"]]', '[["a","2"]]']]],
  ...[makeAsk(true), makeAsk(false), grid('a', '1', '2'), grid('a', '2', '1'), grid('a')],
  ...[wrapped('[{"a": 1}, {"a": 2}]'), wrapped('5'), [[[[1]]]], '\ud800', '\udc00'],
];

const TEXTS: readonly string[] = [
  ...[
    '',
    'nothing',
    'null',
    '5',
    '5.0',
    ' 5',
    'true',
    'ask true',
    '\ud800',
    '\udc00',
    '\ufffd',
    '"\\ud800"',
    '1 columns',
  ],
  ...['a\n1\n2', 'a\n2\n1', 'a', '[1, 2]', '{"a": 1}', '{"b":[2],"a":1}', '"5"', '"integer 12345678901234567890"'],
  ...['"number NaN"', '[["a"],["[[\\"a\\",\\"1\\"]]","[[\\"a\\",\\"2\\"]]"]]', 'http://x/5'],
  ...['{"content":[{"\\u0074ype":"\\u0074ext","\\u0074ext":"5"}]}', '[NaN]', '[[[['.repeat(200) + ']]]]'.repeat(200)],
  ...VALUES.flatMap((value) => (typeof value === 'bigint' ? [String(value)] : (JSON.stringify(value) ?? []))),
];

const REFERENCES: readonly unknown[] = [...VALUES, ...new Set(TEXTS)];

const KEYS: readonly object[] = [
  ...[{}, { tolerance: 0.5 }, { unordered: true }, { normalize: ['trim', 'case'] }, { required_columns: ['a'] }],
  ...[{ expect: { 'output.a': { type: 'any' } } }, { expect: { 'output.*': { min: 0 } } }, { ordered: true }],
];
const MEDIA_TYPES = [null, 'application/json', 'text/csv', SPARQL_JSON, 'text/plain'];
const MATCHES = [null, 'exact', 'includes', 'within', 'regex', 'table', 'ignore'];
const NAMES = ['q', 'iri_discovery', 'retrieval', 'retrieve_data_points'];
const PRESETS: readonly PresetName[] = ['standard', 'graphrag-eval-5'];

function questionOrNull(step: object): Question | null {
  try {
    return decodedQuestion([[step]]);
  } catch {
    // The corpus cannot have these keys together.
    return null;
  }
}

/** A reference with its output, as the corpus has it. */
interface Referenced {
  readonly question: Question;
  readonly output: unknown;
}

/** Those of the references that a corpus can have with these keys, by their fingerprints. */
function byFingerprint(keys: object): Map<string, Referenced[]> {
  const all = new Map<string, Referenced[]>();
  for (const output of REFERENCES) {
    const question = questionOrNull(output === undefined ? keys : { ...keys, output });
    if (!question) continue;
    const fingerprint = fingerprintOf(question, sha256);
    all.set(fingerprint, [...(all.get(fingerprint) ?? []), { question, output }]);
  }
  return all;
}

const random = makeRandom(32);
const someAnswers = () => REFERENCES.filter(() => random() < 0.1);

/** The scores of answers to a question, with several presets, from the tool that is asked for and another one. */
function scoresOf({ question }: Referenced, name: string, answers: readonly unknown[]): unknown[] {
  const tools = name === 'iri_discovery' ? [name, 'sparql_query'] : [name];
  return answers.flatMap((output) =>
    tools.flatMap((tool) => {
      const record = { question_id: 'q', actual_steps: [{ id: 's', name: tool, status: 'success', output }] };
      const response = decodedResponse(record);
      const options = PRESETS.map((preset) => ({ ...makeContext(preset), details: 'none' as const }));
      return options.map((one) => evaluateQuestion(question, response, one).entry.steps_score);
    }),
  );
}

const NO_BIGINT = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value);

describe.each(NAMES)('references of %s', (name) => {
  test.each(MEDIA_TYPES)('with one fingerprint score every answer the same: %s', (mediaType) => {
    for (const match of MATCHES) {
      for (const more of name === 'q' ? KEYS : KEYS.slice(0, 2)) {
        const own = { name, ...more, ...(mediaType && { output_media_type: mediaType }) };
        const keys = { ...own, ...(match && { match_output: match }) };
        for (const [first, ...others] of byFingerprint(keys).values()) {
          if (!first || others.length === 0) continue;
          const answers = [...[first, ...others].slice(0, 8).map(({ output }) => output), ...someAnswers()];
          const scores = scoresOf(first, name, answers);
          for (const other of others.length > 12 ? others.filter(() => random() < 0.3) : others) {
            const sides = () => JSON.stringify([keys, first.output, other.output], NO_BIGINT);
            expect(scoresOf(other, name, answers), sides()).toEqual(scores);
          }
        }
      }
    }
  });
});

const print = (step: object) => fingerprintOf(decodedQuestion([[{ name: 'q', ...step }]]), sha256);
const JSON_TYPE = { output_media_type: 'application/json' };

test.each<[string, object, object]>([
  ['a value for its JSON', { ...JSON_TYPE, output: '{"a": 1}' }, { ...JSON_TYPE, output: { a: 1 } }],
  ['a number for its JSON', { ...JSON_TYPE, output: '5' }, { ...JSON_TYPE, output: 5 }],
  [
    'a result for its JSON',
    { output_media_type: SPARQL_JSON, output: JSON.stringify(grid('a', '1')) },
    { output_media_type: SPARQL_JSON, output: grid('a', '1') },
  ],
  [
    'a table for its JSON',
    { ...JSON_TYPE, match_output: 'table', output: '[{"a": 1}]' },
    { ...JSON_TYPE, match_output: 'table', output: [{ a: 1 }] },
  ],
])('a fingerprint stays with %s', (_, before, after) => expect(print(after)).toBe(print(before)));

/** Fingerprints of version 1.0.0, which baselines hold. */
test.each<[string, object, string]>([
  ['a text', { output: 'some text' }, '99b99a7f6d4178a1627792f7fd9bb9b7'],
  ['JSON as a text with blanks', { output: '{"a": 1}' }, 'c2b0a4084f90d70c5c0bd64433c61a4c'],
  ['no output', {}, '037718d4419f950906472c07060de937'],
  ['null', { output: null }, 'dd66a4036f6a2b2d1d1c6631bd98995b'],
  ['a list', { name: 'retrieval', output: ['1', '2'] }, 'c0bc4bffefe10104cab2ef59ab436fc1'],
  ['a mapping', { output: { a: 1 } }, '9e8d5824c31b9f61bf2080b23dbcd6d0'],
  ['JSON', { output_media_type: 'application/json', output: '{"a": 1}' }, '3761254afdf6cc4b5f397698a79989f1'],
  [
    'CSV',
    { output_media_type: 'text/csv', match_output: 'table', output: 'a,b\n1,2' },
    '075744cff7fb0491d46d74f7754a6455',
  ],
  [
    'a table in JSON',
    { output_media_type: 'application/json', match_output: 'table', output: [{ a: 1 }] },
    'addc826127837375afc5bd2b7b67a86f',
  ],
  [
    'a SPARQL result',
    { output_media_type: SPARQL_JSON, output: grid('a b', '1 x', '2 y') },
    '17be86caa018af0f308032736f24075a',
  ],
  ['yes or no', { output_media_type: SPARQL_JSON, output: makeAsk(true) }, '72d9ffbb48fa489a8c33d0b8247f6890'],
  ['an IRI', { name: 'iri_discovery', output: 'http://x/5' }, 'd670e01dbc12e013994f4e8b50b47fa4'],
  ['an ignored output', { match_output: 'ignore', output: '5' }, '5dc34c18b8f64eee478fdd1d55e30c53'],
  ['an expression', { match_output: 'regex', output: '^5' }, '88ef6195bd0ff209b6cc3617e26011c6'],
])('an ordinary output keeps its fingerprint: %s', (_, step, fingerprint) => expect(print(step)).toBe(fingerprint));
