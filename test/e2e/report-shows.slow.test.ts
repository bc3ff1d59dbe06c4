import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle, CLI } from '../support/bundle.js';
import { cli, inFolder } from '../support/cli.js';

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
function evaluated<T>(read: (run: ReturnType<typeof bundle>, out: string) => T, ...more: string[]): Promise<T> {
  return inFolder({ 'c.json': CORPUS, 'r.jsonl': RESPONSES }, async (folder, file) => {
    const out = join(folder, 'out');
    const inputs = ['--corpus', file('c.json'), '--responses', file('r.jsonl')];
    return read(bundle(['evaluate', ...inputs, '--out', out, ...more]), out);
  });
}

describe('what a report shows, with the built command line', () => {
  test('a run without a gate has no check mark', () =>
    evaluated(({ stdout }, out) => {
      const title = '➖ Steps score 0.500 (no gate set), nothing to compare with';
      expect(stdout.split('\n')[0]).toBe(title);
      expect(readFileSync(join(out, 'report.md'), 'utf8')).toContain(`## ${title}\n`);
    }));

  test('ids can be copied: nothing invisible is in them', () =>
    evaluated(
      (_, out) => {
        const report = readFileSync(join(out, 'report.md'), 'utf8');
        expect(report).toContain(`| \`${HASH}\` | 3 |`);
        expect(report).not.toMatch(/&#8203;|\u200b/);
      },
      '--ids',
      'full',
    ));

  test('an id in the text of a question can be copied', () => {
    const ids = ['417979f7', 'cfb857c9-3ac2-4ea8-bcdb-1e50bd15f541', 'urn:uuid:2e7635cf-db05-43c9-b8d9-ab1963ffb39d'];
    const questions = ids.map((id, at) => ({ ...question(`q${at}`, 'x'), question_text: `Which lines end at ${id}?` }));
    const corpus = JSON.stringify([{ template_id: 't', questions }]);
    return inFolder({ 'c.json': corpus, 'r.jsonl': response('q0', 'y') }, async (folder) => {
      const inputs = ['--corpus', 'c.json', '--responses', 'r.jsonl', '--min-coverage', '0', '--format', 'markdown'];
      const { stdout } = bundle(['evaluate', ...inputs], { cwd: folder });
      for (const id of ids) expect(stdout).toContain(`| Which lines end at \`${id}\`? |`);
      expect(stdout).not.toMatch(/&#8203;|\u200b/);
    });
  });

  test('values that differ in blanks alone look different', () =>
    evaluated(({ stdout }, out) => {
      const report = readFileSync(join(out, 'report.md'), 'utf8');
      for (const text of [stdout, report]) {
        expect(text).toContain('MO T1');
        expect(text).toContain('MO␣␣␣␣␣␣T1');
        expect(text).toContain('y␣');
      }
      expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('MO␣␣␣␣␣␣T1');
    }));

  test('the last lines name the page and the command that shows a wrong question', () =>
    evaluated(({ stdout }, out) => {
      const [why, page, next] = stdout.trimEnd().split('\n').slice(-3);
      expect([why, page]).toEqual([
        `Why a question is wrong: npx stepgate show blanks ${out}`,
        `Page: ${join(out, 'report.html')}`,
      ]);
      expect(next).toContain(`evaluate with --baseline ${out} and another --out`);
      const { code, stdout: shown } = bundle(['show', 'blanks', out]);
      expect([code, shown]).toEqual([0, expect.stringContaining('MO␣␣␣␣␣␣T1')]);
    }));

  test('no page is named where none is written', () =>
    evaluated(({ stdout }) => expect(stdout).not.toContain('Page:'), '--no-page'));

  test('an id that begins like a flag is shown behind two dashes', () =>
    evaluated((_, out) => {
      expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(`stepgate show -- --all ${out}`);
      expect(bundle(['show', '--', '--all', out]).stdout).toContain('What is --all?');
    }));

  test('the command of the page works as it is in a shell; an id that some shell changes has none', () => {
    const odd = ['$(reboot)', '`id`', '%PATH%', 'a"b', 'a\\b', 'wait!'];
    const ids = ['q 1', "Q&A's; <b>|", ...odd];
    const corpus = JSON.stringify([{ template_id: 't', questions: ids.map((id) => question(id, 'x')) }]);
    const responses = ids.map((id) => response(id, 'y')).join('\n');
    return inFolder({ 'c.json': corpus, 'r.jsonl': responses }, async (folder) => {
      const inputs = ['--corpus', 'c.json', '--responses', 'r.jsonl', '--out', 'out'];
      expect(bundle(['evaluate', ...inputs], { cwd: folder }).code).toBe(0);
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

  test('in the page a question that broke a rule is not right: it has its base, and the forbidden call is marked', () =>
    inFolder({}, async (folder) => {
      const run = (version: string, ...more: string[]) => {
        const out = join(folder, version);
        const inputs = [
          '--corpus',
          'examples/orders/corpus.yaml',
          '--responses',
          `examples/orders/responses-${version}.jsonl`,
        ];
        bundle(['evaluate', ...inputs, '--out', out, ...more]);
        return out;
      };
      const page = readFileSync(join(run('v2', '--baseline', run('v1')), 'report.html'), 'utf8');
      const row = page.split('<details class="q"').find((part) => part.includes('<span class="role broke">')) ?? '';
      expect(row).toContain('broke a rule');
      expect(row).toContain('<code>delete_order</code> was called');
      expect(row).toMatch(/<code>delete_order<\/code>.*?broke a rule/s);
      expect(row).toContain('>v1: ');
      for (const green of page
        .replace(/<div id="detail">[\s\S]*/, '')
        .split('<section class="group" ')
        .filter((part) => part.startsWith('data-group="right"'))) {
        expect(green).not.toMatch(/broke a rule|failed answer check/);
      }
    }));
});

test('the shown command is about a wrong question, before one whose answer check alone failed', () => {
  const question = (id: string, value: string) => ({
    ...{ id, question_text: id, answer: { includes: [value] } },
    reference_steps: [[{ name: 'find', output: '1' }]],
  });
  const line = (question_id: string, output: string) =>
    JSON.stringify({ question_id, actual_answer: '7', actual_steps: [{ name: 'find', status: 'success', output }] });
  const files = {
    'c.json': JSON.stringify([{ template_id: 't', questions: [question('said', '8'), question('wrong', '7')] }]),
    'r.jsonl': [line('said', '1'), line('wrong', '2')].join('\n'),
  };
  return inFolder(files, async (_, file) => {
    const args = ['--corpus', file('c.json'), '--responses', file('r.jsonl'), '--out', file('out'), '--no-page'];
    expect((await cli('evaluate', ...args)).stdout).toContain('Why a question is wrong: npx stepgate show wrong ');
  });
});

test('the last line counts questions whose answer checks failed, if they have no steps', () => {
  const files = {
    'c.json': '[{"template_id": "t", "questions": [{"id": "q", "question_text": "x", "answer": {"number": 5}}]}]',
    'r.jsonl': '{"question_id": "q", "actual_answer": "6", "actual_steps": []}',
  };
  return inFolder(files, async (_, file) => {
    const { stdout } = await cli('evaluate', '--corpus', file('c.json'), '--responses', file('r.jsonl'), '--all');
    expect(stdout).toMatch(/\n⚠️ 0\.000 · 1 wrong\n/);
  });
});
