import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from '../../../src/adapters/files/corpus.js';
import { cliIn, inFolder } from '../../support/cli.js';
import { blockOn, blocksOf, ROOT } from '../../support/docs/blocks.js';
import { commandsOf } from '../../support/docs/shell.js';

const PAGE = 'docs/corpus-life.md';
const FIXTURES = join(ROOT, 'test/fixtures/corpus-life');
const COMMANDS = blocksOf('commands')
  .filter(({ page }) => page === PAGE)
  .flatMap(({ text }) => commandsOf(text));

/** A project of a user: recordings, an export of the data, templates, and the package oxigraph. */
function layOut(folder: string): void {
  mkdirSync(join(folder, 'eval'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(ROOT, 'node_modules/oxigraph'), join(folder, 'node_modules/oxigraph'));
  for (const number of [1, 2, 3, 4, 5])
    cpSync(join(FIXTURES, `run-${number}.jsonl`), join(folder, `run-${number}.jsonl`));
  cpSync(join(FIXTURES, 'export-1.nt'), join(folder, 'export.nq'));
  cpSync(join(FIXTURES, 'config.yaml'), join(folder, 'eval/prefixes.yaml'));
  writeFileSync(join(folder, 'templates.yaml'), blockOn(PAGE, 'question templates'));
  writeFileSync(join(folder, 'traces.jsonl'), JSON.stringify(JSON.parse(blockOn('docs/recording.md', 'trace'))));
}

const SCHEMA_LINE = /^# yaml-language-server: \$schema=\.\.\/node_modules\/stepgate\/dist\/schema\/corpus\.json\n/;

test('one year of a corpus: the commands of the page, one after the other, with a person between them', () =>
  inFolder({}, async (folder, file) => {
    layOut(folder);
    let at = 0;
    const run = async (command: string) => {
      expect(COMMANDS[at++]).toContain(command);
      const [, , ...args] = (COMMANDS[at - 1] ?? '').split(' ');
      const { code, stdout, stderr } = await cliIn(folder, ...args);
      return { code, text: stdout + stderr };
    };
    const corpus = () => readFileSync(file('eval/year.yaml'), 'utf8');

    const first = await run('init run-1.jsonl run-2.jsonl');
    expect(first).toEqual({
      code: 0,
      text: expect.stringContaining('written: 27 drafts to eval/year.yaml\n'),
    });
    expect(first.text).toContain('Next: in eval/year.yaml, check the call and the output of each draft');
    expect(corpus()).toMatch(SCHEMA_LINE);
    const drafts = await run('evaluate --corpus eval/year.yaml --drafts');
    expect(drafts).toEqual({
      code: 0,
      text: expect.stringContaining('Drafts have no gates and no baseline'),
    });
    expect(await run('validate --corpus eval/year.yaml')).toMatchObject({
      code: 0,
      text: expect.stringContaining(' 0 errors'),
    });

    // A person checks all drafts but one.
    const reviewed = corpus().replaceAll(/\n *draft: true #.*/g, (line, offset: number) => (offset < 300 ? line : ''));
    writeFileSync(file('eval/year.yaml'), reviewed);
    const gated = await run('--out results-of-january --min-steps-score 0.5');
    expect(gated).toEqual({ code: 0, text: expect.stringContaining('1 draft is not scored') });

    expect(await run('init traces.jsonl --append')).toMatchObject({ code: 0 });
    expect(corpus().startsWith(reviewed)).toBe(true);

    cpSync(join(FIXTURES, 'export-2.nt'), file('export.nq'));
    const shown = await run('--data export.nq');
    expect(shown).toEqual({ code: 1, text: expect.stringContaining('changed') });
    expect(corpus().startsWith(reviewed)).toBe(true);
    const written = await run('--data export.nq --write');
    expect(written.text).toContain('written: eval/year.yaml');
    expect(corpus()).not.toContain(reviewed);
    const compared = await run('--out results-of-july --baseline results-of-january');
    const { comparison } = parseDocument(readFileSync(file('results-of-july/comparison.yaml'), 'utf8'), 'c.yaml') as {
      comparison: { kind: string; corpus_change: { edited: number } };
    };
    expect([comparison.kind, comparison.corpus_change.edited], compared.text).toEqual(['compared', expect.any(Number)]);

    const runs = await run('validate --corpus eval/year.yaml --runs');
    expect(runs).toEqual({ code: 0, text: expect.stringContaining('in every run') });

    expect(await run('generate templates.yaml')).toEqual({
      code: 0,
      text: expect.stringContaining('written: 10 questions of 1 template to eval/generated.yaml'),
    });
    expect(readFileSync(file('eval/generated.yaml'), 'utf8')).toMatch(SCHEMA_LINE);
    expect(at).toBe(COMMANDS.length);
  }));
