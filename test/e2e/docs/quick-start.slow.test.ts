import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { BLOCKS, blocksOf, ROOT } from '../../support/docs/blocks.js';
import { commandsOf, isExempt, layOutNpx, runCommand } from '../../support/docs/shell.js';

const PAGE = 'docs/quick-start.md';
const COMMANDS = BLOCKS.filter(({ page, info }) => page === PAGE && info === 'bash')
  .flatMap(({ text }) => commandsOf(text))
  .filter((command) => !isExempt(command));
/** Files of the page by their path, and the draft that it shows. */
const FILES = new Map(blocksOf('quick start').map(({ info, text }) => [info.split(' ')[1] ?? '', text]));

test('the page has at most 700 words', () => {
  const words = readFileSync(join(ROOT, PAGE), 'utf8').split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(700);
});

test('the commands of the page, one after the other, for a REST tool and for a graph', () =>
  inFolder({}, async (folder, file) => {
    layOutNpx(folder);
    mkdirSync(file('node_modules'));
    symlinkSync(join(ROOT, 'node_modules/oxigraph'), file('node_modules/oxigraph'));
    let at = 0;
    const run = async (start: string) => {
      const command = COMMANDS[at++] ?? '';
      expect(command).toContain(`npx stepgate ${start}`);
      const { code, stdout, stderr } = await runCommand(command, folder, '');
      return { code, text: stdout + stderr };
    };
    const write = (name: string) => writeFileSync(file(name), FILES.get(name) ?? '');
    const edit = (name: string, change: (text: string) => string) =>
      writeFileSync(file(name), change(readFileSync(file(name), 'utf8')));
    const check = (text: string) => text.replaceAll(/\n *draft: true.*/g, '');
    const drafted = async (written: string) => {
      for (const recording of [1, 2]) expect(await run('record'), `recording ${recording}`).toMatchObject({ code: 0 });
      const drafts = await run('init');
      expect(drafts).toMatchObject({
        code: 0,
        text: expect.stringContaining(`written: ${written} to eval/`),
      });
    };
    const right = (text: string) => ({ code: 0, text: expect.stringContaining(text) });

    expect(await run('init')).toMatchObject({ code: 0 });
    write('shop.mjs');
    const recorder = readFileSync(file('eval/agent.mjs'), 'utf8').split('\n}\n')[0] ?? '';
    writeFileSync(file('eval/agent.mjs'), `${recorder}\n}\n${FILES.get('end-of-agent.mjs') ?? ''}`);
    write('eval/corpus.yaml');
    await drafted('2 drafts');
    expect(readFileSync(file('eval/corpus.yaml'), 'utf8')).toContain(FILES.get('draft'));
    const early = await runCommand(COMMANDS[at] ?? '', folder, '');
    expect([early.code, early.stderr]).toEqual([2, expect.stringMatching(/only 2 drafts: .*draft: true.*--drafts/)]);
    edit('eval/corpus.yaml', check);
    expect(await run('evaluate')).toEqual(right('2 of 2 questions right.'));
    expect(await run('open results')).toMatchObject({ code: 0 });
    edit('shop.mjs', (text) => text.replace('lamp: 7', 'lamp: 6'));
    expect(await run('record')).toMatchObject({ code: 0 });
    const broken = await run('evaluate');
    expect(broken).toEqual({
      code: 1,
      text: expect.stringMatching(/^❌[\s\S]*How many lamps[\s\S]*expected 7, got 6/),
    });

    for (const name of ['eval/lines.ttl', 'eval/graph-agent.mjs', 'eval/lines.yaml']) write(name);
    await drafted('1 draft');
    edit('eval/lines.yaml', check);
    expect(await run('evaluate')).toEqual(right('1 of 1 question right.'));
    expect(at).toBe(COMMANDS.length);
  }));
