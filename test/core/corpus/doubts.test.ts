import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../../src/adapters/files/yaml.js';
import { doubtsOf, hasLostValues } from '../../../src/core/corpus/doubts.js';
import { prepareReference } from '../../../src/core/steps/step.js';
import { decodedQuestion } from '../../support/run.js';
import { SPARQL_JSON } from '../../support/sparql.js';

function stepOf(keys: object) {
  const step = decodedQuestion([[{ name: 't', output_media_type: 'application/json', ...keys }]]).groups[0]?.[0];
  if (!step) throw new Error('no step');
  return step;
}

const CSV = { output_media_type: 'text/csv', match_output: 'table' };
const csv = (output: string, keys: object = {}) => ({ output, ...CSV, ...keys });
const ranks = '[{"team": "red", "n": 3}, {"team": "blue", "n": 3}, {"team": "teal", "n": 1}]';
const ranked = (sql: string, keys: object = { ordered: true }) => ({
  ...{ output: ranks, match_output: 'table', args: { sql }, ...keys },
});

/** Two rows with a blank node and, if it is named, a text. */
function blankRows(column: string, other?: string): string {
  const rows = ['a', 'b'].map((label) => ({
    [column]: { type: 'bnode', value: label },
    ...(other && { [other]: { type: 'literal', value: label } }),
  }));
  return JSON.stringify({ results: { bindings: rows } });
}

describe('a reference that nearly anything meets, or that may not be meant', () => {
  test.each([
    [{ output: '{}', match_output: 'includes' }, ['any-output']],
    [{ output: '[]', match_output: 'includes' }, ['any-output']],
    [{ output: '{"orders": []}', match_output: 'includes' }, ['any-output']],
    [{ output: '{"orders": [1]}', match_output: 'includes' }, []],
    [{ output: '[]', match_output: 'exact' }, []],
    [{ output: '', output_media_type: 'text/plain', match_output: 'includes' }, ['any-output']],
    [{ output: ' \n', output_media_type: 'text/plain', match_output: 'includes' }, ['any-output']],
    [{ output: '.*', output_media_type: 'text/plain', match_output: 'regex' }, ['any-output']],
    [{ output: '^[\\s\\S]*$', output_media_type: 'text/plain', match_output: 'regex' }, ['any-output']],
    [{ output: 'a?', output_media_type: 'text/plain', match_output: 'regex' }, ['any-output']],
    [{ output: '(?s)^.*', output_media_type: 'text/plain', match_output: 'regex' }, ['any-output']],
    [{ output: 'a.*', output_media_type: 'text/plain', match_output: 'regex' }, []],
    [{ output: '[1]', args: parseYaml('{query: select a, b from t}', 'corpus') }, ['cut-argument']],
    [{ output: '[1]', args: { query: 'select a, b from t', limit: null } }, []],
    [{ output: '[1]', args: {}, match_args: 'includes' }, ['any-output']],
    [{ output: '[1]', args: { id: 1 }, match_args: 'includes' }, []],
    [{ output: '[1]', args: {}, match_args: 'shallow' }, ['any-output']],
    [{ output: '[1]', args: {}, match_args: 'within' }, []],
    [{ output: '{"results": {"bindings": [{}]}}', output_media_type: SPARQL_JSON }, ['any-output']],
    [{ output: '{"results":{"bindings":[{"s":{"type":"unbound"}}]}}', output_media_type: SPARQL_JSON }, ['any-output']],
    [{ output: blankRows('s'), output_media_type: SPARQL_JSON }, ['blank-nodes']],
    [{ output: blankRows('s', 'kind'), output_media_type: SPARQL_JSON, required_columns: ['s'] }, ['blank-nodes']],
    [{ output: blankRows('s', 'kind'), output_media_type: SPARQL_JSON, required_columns: ['kind'] }, []],
    [csv('1,83.42\n2,10'), ['no-header']],
    [csv('a,2026-01-01\nb,2026-01-02'), ['no-header']],
    [csv('1,83.42\n2,10', { header: false }), []],
    [csv('1,83.42\n2,10', { columns: ['id', 'total'] }), []],
    [csv('id,total\n2,10'), []],
    [ranked('SELECT team, n FROM t ORDER BY n DESC LIMIT 3'), ['ties-in-order']],
    [ranked('SELECT team, n FROM t ORDER BY 2 DESC'), ['ties-in-order']],
    [ranked('SELECT team, n FROM t ORDER BY n DESC, team'), []],
    [ranked('SELECT team, n FROM t ORDER BY other'), []],
    [ranked('SELECT team, n FROM t'), []],
    [ranked('SELECT team, n FROM t ORDER BY t."n"'), ['ties-in-order']],
    [ranked('SELECT team, n FROM t', { text: ['Team', 'name'] }), ['unknown-column']],
    [ranked('SELECT team, n FROM t', { ordered: ['points'] }), ['unknown-column']],
    [ranked('SELECT team, n FROM t ORDER BY n', { ordered: ['n'] }), []],
    [ranked('SELECT ?team ?n { ?team :n ?n } ORDER BY DESC(?n)'), ['ties-in-order']],
    [ranked('SELECT ?team ?n { ?team :n ?n } ORDER BY DESC(?n) ?team'), []],
  ])('%j: %j', (keys, kinds) => {
    expect(doubtsOf(prepareReference(stepOf(keys))).map(({ kind }) => kind)).toEqual(kinds);
  });

  test.each([
    ['[{}]', true],
    ['[{"station": "Quay", "lines": {}}]', true],
    ['[{"station": "Quay", "lines": {"a": {}}}]', false],
    ['[["Quay", {}]]', true],
    ['{"rows": [{"lines": {}}]}', true],
    ['{"lines": {}}', false],
    ['[]', false],
  ])('a Map or Set that was lost: %s', (output, isLost) => {
    expect(hasLostValues(stepOf({ output }))).toBe(isLost);
  });
});
