import { describe, expect, test } from 'vitest';
import { aliasAdvice, decodeAliases, makeAliasAdvisor, renamedTool } from '../../../src/core/steps/aliases.js';
import { StepgateError } from '../../../src/core/words/errors.js';
import { scoringOf } from '../../../src/core/words/scoring-rules.js';
import { noticeText } from '../../../src/report/words/notices.js';
import { marked } from '../../../src/report/words/text.js';
import { makeActual, makeQuestion, makeReference, makeResponse } from '../../support/make.js';

describe('step aliases', () => {
  test.each([
    ['sparql_query = graphdb_sparql', 'graphdb_sparql'],
    ['sparql_query=a,b', 'a', 'b'],
    [' sparql_query = mcp__*__sparql_query , * ', 'mcp__*__sparql_query', '*'],
  ])('%j', (line, ...patterns) => {
    expect(decodeAliases([line])).toEqual(patterns.map((pattern) => ({ name: 'sparql_query', pattern })));
  });

  const WRONG = [[''], ['sparql_query'], ['= a'], ['a ='], ['a = b,'], ['a = b = c'], ['a = ,b']];
  test.each(WRONG)('%j is none, and the message shows a right one', (line) => {
    expect(() => decodeAliases([line])).toThrow(StepgateError);
    expect(() => decodeAliases([line])).toThrow('sparql_query = graphdb_sparql');
  });
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
    const right = response(['graphdb', 'A'], ['other', 'x']);
    const found = advice(response(['graphdb', 'A']), right, response(['graphdb', 'B']));
    expect(found).toContain('All 3 questions score 0 because no step is named `sparql_query`');
    expect(found).toContain('2 would match under `graphdb`');
    expect(found).toContain('the step alias `sparql_query = graphdb');
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

describe('advice on one renamed tool among several', () => {
  const asks = (...names: string[]) =>
    makeQuestion({ groups: [names.map((name) => makeReference({ name, output: 'A' }))] });
  const calls = (...names: string[]) => makeResponse({ steps: names.map((name) => makeActual({ name, output: 'A' })) });
  type Answer = readonly [ReturnType<typeof asks>, ReturnType<typeof calls>];
  const OTHER: Answer = [asks('list'), calls('list')];

  function advice(...pieces: readonly (readonly Answer[])[]): string | null {
    const observed = pieces.map((answers) => {
      const advisor = makeAliasAdvisor(scoringOf(), []);
      for (const [question, response] of answers) advisor.observe(question, response);
      return advisor.observed();
    });
    const tool = renamedTool(observed);
    return tool && marked(noticeText({ kind: 'renamed-tool', tool }));
  }

  const FOUND =
    'no step is named `find`, which 2 questions ask for. 1 of them would score more under `search`: add the step alias `find = search`';
  const ONE: readonly Answer[] = [OTHER, [asks('find'), calls('search')], [asks('find'), calls('list')]];

  test('names the alias, and how many questions would score more', () => expect(advice(ONE)).toBe(FOUND));

  test('also if the others are called later, or in another shard', () => {
    expect(advice([...ONE].reverse())).toBe(FOUND);
    expect(advice([OTHER], ONE.slice(1))).toBe(FOUND);
  });

  test('tries fewer names, the more calls each of them would score', () => {
    const names = Array.from({ length: 400 }, (_, at) => `other${at}`);
    const callsAt = (right: number) =>
      makeResponse({ steps: names.map((name, at) => makeActual({ name, output: at === right ? 'A' : 'B' })) });
    expect(advice([OTHER, [asks('find'), callsAt(249)]])).toContain('the step alias `find = other249`');
    expect(advice([OTHER, [asks('find'), callsAt(250)]])).toBeNull();
  });

  test('also if it is one of the alternatives', () => {
    expect(advice([[asks('list', 'find'), calls('list', 'search')]])).toBe(
      'no step is named `find`, which 1 question asks for. It would score more under `search`: add the step alias `find = search`',
    );
  });

  test.each<[string, readonly Answer[]]>([
    ['an answer calls it by its name', [...ONE, [asks('find'), calls('find', 'search')]]],
    ['no other name fits', [OTHER, [asks('find'), makeResponse({ steps: [makeActual({ name: 'x', output: 'B' })] })]]],
    ['the name is that of another reference step', [OTHER, [asks('find'), calls('list')]]],
    ['no name at all is called, which has an advice of its own', [[asks('find'), calls('search')]]],
  ])('is none where %s', (_, answers) => expect(advice(answers)).toBeNull());
});
