import { describe, expect, test } from 'vitest';
import { aliasAdvice, decodeAliases, makeAliasAdvisor } from '../../../src/core/steps/aliases.js';
import { StepgateError } from '../../../src/core/words/errors.js';
import { scoringOf } from '../../../src/core/words/scoring-rules.js';
import { noticeText } from '../../../src/report/words/notices.js';
import { marked } from '../../../src/report/words/text.js';
import { makeActual, makeQuestion, makeReference, makeResponse } from '../../support/make.js';

describe('step aliases', () => {
  test.each<[string, [string, string][]]>([
    ['sparql_query = graphdb_sparql', [['sparql_query', 'graphdb_sparql']]],
    [
      'sparql_query=a,b',
      [
        ['sparql_query', 'a'],
        ['sparql_query', 'b'],
      ],
    ],
    [
      ' sparql_query = mcp__*__sparql_query , * ',
      [
        ['sparql_query', 'mcp__*__sparql_query'],
        ['sparql_query', '*'],
      ],
    ],
  ])('%j', (line, expected) => {
    expect(decodeAliases([line])).toEqual(expected.map(([name, pattern]) => ({ name, pattern })));
  });

  test.each([[''], ['sparql_query'], ['= a'], ['a ='], ['a = b,'], ['a = b = c'], ['a = ,b']])(
    '%j is none, and the message shows a right one',
    (line) => {
      expect(() => decodeAliases([line])).toThrow(StepgateError);
      expect(() => decodeAliases([line])).toThrow('sparql_query = graphdb_sparql');
    },
  );
});

describe('advice on a missing alias', () => {
  const question = makeQuestion({ groups: [[makeReference({ name: 'sparql_query', output: 'A' })]] });
  const response = (...steps: [name: string, output: string][]) =>
    makeResponse({ steps: steps.map(([name, output]) => makeActual({ name, output })) });

  function advice(...responses: ReturnType<typeof response>[]): string | null {
    const advisor = makeAliasAdvisor(scoringOf(), []);
    for (const each of responses) advisor.observe(question, each);
    const found = aliasAdvice([advisor.observed()]);
    return found && marked(noticeText({ kind: 'alias-advice', advice: found }));
  }

  test('names the alias under which questions would match, and how many', () => {
    const found = advice(
      response(['graphdb', 'A']),
      response(['graphdb', 'A'], ['other', 'x']),
      response(['graphdb', 'B']),
    );
    expect(found).toContain('All 3 questions score 0 because no step is named `sparql_query`');
    expect(found).toContain('2 would match under `graphdb`');
    expect(found).toContain('step-aliases: sparql_query = graphdb');
  });

  test('names the steps there are where no alias would help', () => {
    const found = advice(response(['graphdb', 'B']));
    expect(found).toContain('`graphdb`');
    expect(found).not.toContain('would match');
  });

  test('says so where no step has a name', () => {
    expect(advice(response(['', 'A']))).toBe(
      'The only question scores 0 because no step is named `sparql_query`. The responses have no named steps.',
    );
  });

  test.each<[string, ReturnType<typeof response>[]]>([
    ['a reference step occurs by its name', [response(['graphdb', 'A']), response(['sparql_query', 'B'])]],
    ['nothing was observed', []],
    ['no response has steps', [makeResponse({ steps: null })]],
  ])('is none where %s', (_, responses) => expect(advice(...responses)).toBeNull());
});
