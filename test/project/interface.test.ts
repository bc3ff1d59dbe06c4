import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { makeProgram } from '../../src/cli/main.js';
import { GATE_NAMES } from '../../src/core/runs/gate.js';

const ROOT = join(import.meta.dirname, '../..');
const action = yaml.load(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as {
  inputs: Record<string, { description: string; default?: string }>;
  outputs: Record<string, { description: string }>;
  runs: { using: string };
};

const silent = { write: () => undefined };
const program = makeProgram({ stdout: silent, stderr: silent, env: {} }, () => undefined);
const evaluate = program.commands.find((command) => command.name() === 'evaluate');
const flags = evaluate?.options.map(({ long }) => (long ?? '').slice(2)) ?? [];

/** Inputs that mean the same under another name. */
const RENAMED: Readonly<Record<string, string>> = {
  gates: 'gate',
  'step-aliases': 'step-alias',
  'output-dir': 'out',
  page: 'no-page',
};
/** What only a run on GitHub has. */
const ONLY_ACTION = [
  'baseline-branch',
  'accept-label',
  'combine',
  'comment',
  'comment-when',
  'check',
  'upload',
  'retention-days',
  'mode',
  'legs',
  'github-token',
  'openai-api-key',
];
/** What only a terminal has. */
const ONLY_CLI = ['details', 'format', 'ids', 'all', 'quiet', 'judge-cache', 'no-judge', 'junit'];

describe('the action and the command line have the same interface', () => {
  test('every input is a flag of evaluate, and every flag an input', () => {
    const inputs = Object.keys(action.inputs).filter((name) => !ONLY_ACTION.includes(name));
    const shared = flags.filter((name) => !ONLY_CLI.includes(name));
    expect(inputs.map((name) => RENAMED[name] ?? name).sort()).toEqual([...shared].sort());
  });

  test('defaults are equal', () => {
    const defaults = new Map(evaluate?.options.map(({ long, defaultValue }) => [long?.slice(2), defaultValue]));
    expect(defaults.get('min-coverage')).toBe(action.inputs['min-coverage']?.default);
    expect(defaults.get('name')).toBe(action.inputs.name?.default);
  });

  test('the action runs on Node 24 and describes every input and output', () => {
    expect(action.runs.using).toBe('node24');
    const all = [...Object.values(action.inputs), ...Object.values(action.outputs)];
    expect(all.filter(({ description }) => !description)).toEqual([]);
  });
});

describe('docs/action.md', () => {
  const text = readFileSync(join(ROOT, 'docs/action.md'), 'utf8');
  const rows = (heading: string) =>
    [...(text.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([\w-]+)` \|/gm)].map(
      ([, name]) => name,
    );

  test('has each gate in action.yml and in the options of the library', () => {
    const library = readFileSync(join(ROOT, 'src/library/evaluate-files.ts'), 'utf8');
    for (const name of GATE_NAMES) {
      expect(Object.keys(action.inputs)).toContain(name);
      expect(library).toContain(`readonly ${name.replaceAll('-', '_')}?: number;`);
    }
  });

  test('lists the inputs and outputs of action.yml', () => {
    expect(rows('Inputs')).toEqual(Object.keys(action.inputs));
    expect(rows('Outputs')).toEqual(Object.keys(action.outputs));
  });

  test('the quick start of the README is the example workflow', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const shown = /```yaml\n(name: agent-eval[\s\S]*?)```/.exec(readme)?.[1];
    const example = readFileSync(join(ROOT, 'examples/workflows/quick-start.yml'), 'utf8');
    expect(shown).toBe(example.replace(/ +timeout-minutes: \d+\n/, ''));
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
