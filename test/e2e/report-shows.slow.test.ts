import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLI } from '../support/bundle.js';
import { cli, cliIn, inFolder, type Outcome } from '../support/cli.js';

const HASH = '3f786850e387550fdab836ed7e6dc881de23001b';

const question = (id: string, output: string) => ({
  id,
  question_text: `What is ${id}?`,
  reference_steps: [[{ name: 'get', output }]],
});
const response = (id: string, output: string) =>
  JSON.stringify({ question_id: id, actual_steps: [{ id: 'a', name: 'get', status: 'success', args: {}, output }] });

const CORPUS = JSON.stringify([
  { template_id: HASH, questions: [question('blanks', 'MO T1'), question(HASH, 'x'), question('--all', 'y')] },
  { template_id: 'other', questions: [question('nothing', 'z')] },
]);
const RESPONSES = [
  response('blanks', 'MO      T1'),
  response(HASH, 'x'),
  response('--all', 'y '),
  response('nothing', 'z'),
].join('\n');

/** What the built command line prints and writes, with `more` flags. */
function evaluated<T>(read: (run: Outcome, out: string) => T | Promise<T>, ...more: string[]): Promise<T> {
  return inFolder({ 'c.json': CORPUS, 'r.jsonl': RESPONSES }, async (folder, file) => {
    const out = join(folder, 'out');
    const inputs = ['--corpus', file('c.json'), '--responses', file('r.jsonl')];
    return read(await cli('evaluate', ...inputs, '--out', out, ...more), out);
  });
}

describe('what a report shows, with the built command line', () => {
  test('the last lines name the page and the command that shows a wrong question', () =>
    evaluated(async ({ stdout }, out) => {
      const [why, page, next] = stdout.trimEnd().split('\n').slice(-3);
      expect([why, page]).toEqual([
        `Why a question is wrong: npx stepgate show blanks ${out}`,
        `Page: ${join(out, 'report.html')}`,
      ]);
      expect(next).toContain(`evaluate with --baseline ${out} --max-regressions 0`);
      const { code, stdout: shown } = await cli('show', 'blanks', out);
      expect([code, shown]).toEqual([0, expect.stringContaining('MO␣␣␣␣␣␣T1')]);
    }));

  test('an id that begins like a flag is shown behind two dashes', () =>
    evaluated(async (_, out) => {
      expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(`stepgate show -- --all ${out}`);
      expect((await cli('show', '--', '--all', out)).stdout).toContain('What is --all?');
    }));

  test('the command of the page works as it is in a shell; an id that some shell changes has none', async () => {
    const odd = ['$(reboot)', '`id`', '%PATH%', 'a"b', 'a\\b', 'wait!'];
    const ids = ['q 1', "Q&A's; <b>|", ...odd];
    const corpus = JSON.stringify([{ template_id: 't', questions: ids.map((id) => question(id, 'x')) }]);
    const responses = ids.map((id) => response(id, 'y')).join('\n');
    return inFolder({ 'c.json': corpus, 'r.jsonl': responses }, async (folder) => {
      const inputs = ['--corpus', 'c.json', '--responses', 'r.jsonl', '--out', 'out'];
      expect((await cliIn(folder, 'evaluate', ...inputs)).code).toBe(0);
      const page = readFileSync(join(folder, 'out/report.html'), 'utf8');
      const commands = [...page.matchAll(/<p class="command"><code>(.*?)<\/code>/g)].map(([, text = '']) =>
        text.replace(/&(quot|lt|amp);/g, (_, name: 'quot' | 'lt' | 'amp') => ({ quot: '"', lt: '<', amp: '&' })[name]),
      );
      expect(commands).toEqual(['stepgate show "q 1" out', `stepgate show "Q&A's; <b>|" out`]);
      const stepgate = `stepgate() { "${process.execPath}" "${CLI}" "$@"; }`;
      for (const [at, command] of commands.entries()) {
        const shown = spawnSync('sh', ['-c', `${stepgate}; ${command}`], { cwd: folder, encoding: 'utf8' });
        expect([shown.status, shown.stdout]).toEqual([0, expect.stringContaining(`What is ${ids[at]}?`)]);
      }
    });
  });
});
