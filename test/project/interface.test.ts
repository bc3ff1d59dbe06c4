import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { localFileNames, SHARD_FILE } from '../../src/adapters/files/run-files.js';
import { makeProgram } from '../../src/cli/main.js';
import { GATE_NAMES } from '../../src/core/gates/gate.js';
import { OUTPUT_MATCHES } from '../../src/core/steps/match-outputs.js';
import { own } from '../../src/core/text/values.js';
import { plainHelp } from '../../src/run/option-help.js';
import type { OptionRow } from '../../src/run/option-kinds.js';
import { OPTIONS } from '../../src/run/options.js';

const ROOT = join(import.meta.dirname, '../..');
const action = yaml.load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string };
};

const silent = { write: () => undefined };
const program = makeProgram({ stdout: silent, stderr: silent, env: {} }, () => undefined);

const ROWS: Readonly<Record<string, OptionRow>> = OPTIONS;

test('action.yml and the tables of options in the docs are generated from the options', () => {
  execFileSync(process.execPath, ['scripts/generate.mjs', '--check'], { cwd: ROOT });
});

describe('the entry points have the options of one table', () => {
  test('the help names the files of a run', () => {
    const named = [...plainHelp(OPTIONS['output-dir'], String).matchAll(/[\w-]+\.\w+/g)].map(([name]) => name);
    // A shard has a file of its own, for stepgate merge.
    const ofRun = localFileNames().filter((name) => name !== SHARD_FILE);
    expect(named.sort()).toEqual(ofRun.sort());
  });

  test('an option of the command line is one of evaluateFiles, unless it says how something is printed', () => {
    const library = readFileSync(join(ROOT, 'src/library/evaluate-files.ts'), 'utf8');
    const renamed = {
      'output-dir': 'out',
      'judge-model': 'model',
      'judge-base-url': 'base_url',
      'judge-cache': 'cache',
      'judge-retrieval': 'retrieval',
    };
    const printing = ['format', 'ids', 'all', 'quiet', 'junit', 'no-judge', 'shard'];
    // The type of the gates is made from their table.
    const excluded: readonly string[] = [...printing, ...GATE_NAMES];
    for (const name of Object.keys(ROWS).filter((option) => ROWS[option]?.flag && !excluded.includes(option)))
      expect(library).toMatch(new RegExp(`readonly ${own(renamed, name) ?? name.replaceAll('-', '_')}\\??:`));
  });

  test('the action runs on Node 24 and describes every input and output', () => {
    expect(action.runs.using).toBe('node24');
    const all = [...Object.values(action.inputs), ...Object.values(action.outputs)];
    expect(all.filter(({ description }) => !description)).toEqual([]);
  });
});

describe('docs/action.md', () => {
  const text = readFileSync(join(ROOT, 'docs/action.md'), 'utf8');

  test('lists the outputs of action.yml', () => {
    const section = text.split('## Outputs\n')[1]?.split('\n## ')[0] ?? '';
    const listed = [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual(Object.keys(action.outputs));
  });

  test('the workflow of the README is the one that stepgate init writes', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const shown = /```yaml\n(name: agent-eval[\s\S]*?)```/.exec(readme)?.[1];
    const example = readFileSync(join(ROOT, 'examples/scaffold/agent-eval.yml'), 'utf8');
    expect(shown).toBe(example.replace(/ +timeout-minutes: \d+\n/, ''));
  });
});

describe('docs/corpus.md', () => {
  const text = readFileSync(join(ROOT, 'docs/corpus.md'), 'utf8');

  test('lists the values of match_output among the keys of a step', () => {
    const row = text.split('\n').find((line) => line.startsWith('| `match_output` |'));
    const listed = row?.split(' | ')[1]?.split(', ');
    expect(listed).toEqual(OUTPUT_MATCHES.map((value) => `\`${value}\``));
  });

  test('explains each of them', () => {
    const [, table = ''] = text.split('| value of `match_args`, `match_output` | meaning |\n');
    const explained = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)].map(([, value]) => value);
    expect(explained).toEqual(OUTPUT_MATCHES);
  });
});

describe('help teaches', () => {
  test.each(program.commands.map((command) => [command.name(), command] as const))(
    '%s shows an example',
    (name, command) => {
      let text = '';
      command.configureOutput({ writeOut: (piece) => (text += piece) });
      command.outputHelp();
      expect(text).toContain(`stepgate ${name}`);
      expect(text).toMatch(/Examples?:/);
    },
  );

  const stream = { write: () => undefined, columns: 80 };
  const narrow = makeProgram({ stdout: stream, stderr: stream, env: {} }, () => undefined);
  test.each([narrow, ...narrow.commands].map((command) => [command.name(), command] as const))(
    '%s in 80 columns',
    (_, command) => {
      let text = '';
      command.configureOutput({ writeOut: (piece) => (text += piece) });
      command.outputHelp();
      expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
    },
  );
});
