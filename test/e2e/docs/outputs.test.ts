import { describe, expect, test } from 'vitest';
import { cliIn, inFolder } from '../../support/cli.js';
import { type Block, blockOn, blocksOf, placeOf } from '../../support/docs/blocks.js';
import { samplesOf } from '../../support/package.js';

const CLOCK = `- template_id: times
  questions:
    - {id: q1, question_text: What time is it?, reference_steps: [[{name: now, output: '12:00'}]]}
    - {id: q2, question_text: What day is it?, reference_steps: [[{name: now, output: Monday}]]}
`;
const CLOCK_RESPONSES = ['12:00', 'Tuesday']
  .map((output, at) => {
    const actual_steps = [{ name: 'clock', status: 'success', output }];
    return JSON.stringify({ question_id: `q${at + 1}`, actual_steps });
  })
  .join('\n');

const EVALUATE = ['evaluate', '--corpus', 'corpus.yaml', '--responses', 'responses.jsonl'];

const IMPORT = ['import', 'traces.jsonl', '--corpus', 'corpus.yaml', '-o', 'responses.jsonl'];
const TRACES = JSON.stringify(JSON.parse(blockOn('docs/recording.md', 'trace')));

/** Files and a command that print a block, by its first words. */
const PRINTED: readonly (readonly [words: string, corpus: string, args: readonly string[]])[] = [
  ['! All 2 questions score 0', CLOCK, EVALUATE],
  ['written: 1 response', blockOn('README.md', 'corpus'), IMPORT],
];

/** Of other outputs test/e2e/package.slow.test.ts shows that the program before them prints it. */
const OF_PROGRAMS = samplesOf('docs/library.md').map(({ prints }) => prints);
const OF_COMMANDS = blocksOf('output').filter(({ text }) => !OF_PROGRAMS.includes(text));

describe('the docs show what a command prints', () => {
  test.each(OF_COMMANDS.map((block): [string, Block] => [placeOf(block), block]))('%s', async (_, { text }) => {
    const [, corpus = '', args = []] = PRINTED.find(([words]) => text.startsWith(words)) ?? [];
    expect(args).not.toEqual([]);
    const files = { 'corpus.yaml': corpus, 'responses.jsonl': CLOCK_RESPONSES, 'traces.jsonl': TRACES };
    await inFolder(files, async (cwd) => {
      const { stdout, stderr } = await cliIn(cwd, ...args);
      expect(`${stdout}${stderr}`).toContain(text);
    });
  });

  test('all of them', () => expect(OF_COMMANDS).toHaveLength(PRINTED.length));
});
