import { describe, expect, test } from 'vitest';
import { commandOf } from '../../../src/report/page/question.js';
import { questionAnchor } from '../../../src/report/words/blocks.js';

describe('the address of a question', () => {
  test.each([
    ['q14', 'q-q14'],
    ['a b/c', 'q-a%20b%2Fc'],
    ['"><script>', 'q-%22%3E%3Cscript%3E'],
    ["it's (1)*~!", 'q-it%27s%20%281%29%2A%7E%21'],
    ['\ud800', 'q-%EF%BF%BD'],
  ])('%j is %s', (id, anchor) => expect(questionAnchor(id)).toBe(anchor));

  test('long ids are cut, and stay apart', () => {
    const [first, second] = [`${'x'.repeat(1e5)}1`, `${'x'.repeat(1e5)}2`].map(questionAnchor) as [string, string];
    expect(first.length).toBeLessThan(300);
    expect(first).not.toBe(second);
  });
});

describe('the command that shows a question', () => {
  test.each([
    ['q14', 'results', null, 'stepgate show q14 results'],
    ['q 14', 'my results', 'base', 'stepgate show "q 14" "my results" --baseline base'],
    ["Q&A's; <b>|", 'results', null, `stepgate show "Q&A's; <b>|" results`],
    ['-x', 'results', 'base', 'stepgate show --baseline base -- -x results'],
    ['--all', 'results', null, 'stepgate show -- --all results'],
    ['Zürich', 'results', null, 'stepgate show "Zürich" results'],
  ])('%s in %s', (id, results, baseline, command) => expect(commandOf(id, { results, baseline })).toBe(command));

  test.each(['$(reboot)', '`id`', '%PATH%', 'a"b', 'a\\b', 'a”b', 'wait!', ''])(
    'none for %j, which some shell changes between double quotes',
    (id) => expect(commandOf(id, { results: 'results', baseline: null })).toBeNull(),
  );

  test('none where no shell takes the id as a word, or the results are elsewhere', () => {
    expect(commandOf('a\nb', { results: 'results', baseline: null })).toBeNull();
    expect(commandOf('q14', { results: null, baseline: null })).toBeNull();
  });
});
