import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { effortOf, type Measured, measured } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { aliasBomb, corpusOf, deep, lineOf, table } from '../support/hostile.js';

/** Nobody waits longer, and a runner has no more for one step. */
const MAX_EFFORT = 30;
const MAX_MIB = 1024;
const MAX_LINES = 25;

const GOOD_CORPUS = corpusOf({ id: 'q1', output: table(['a'], [['x']]), columns: ['a'] });
const GOOD_RESPONSE = lineOf('q1', table(['a'], [['x']]));

interface Attack {
  readonly files: () => Readonly<Record<string, string | Buffer>>;
  readonly code: number;
  /** What stdout (0, 1) or stderr (2) says. */
  readonly says: string | RegExp;
  /** More processor time than the others may take. */
  readonly effort?: number;
}

const ATTACKS: Readonly<Record<string, Attack>> = {
  'an alias bomb as a corpus': {
    files: () => ({ 'corpus.yaml': aliasBomb(12) }),
    code: 2,
    says: 'corpus.yaml: more than 20000000 nodes once its aliases are expanded',
  },
  'YAML nested 20,000 levels deep': {
    files: () => ({ 'corpus.yaml': deep(20_000) }),
    code: 2,
    says: /corpus\.yaml.*nest/,
  },
  'a response nested 20,000 levels deep': {
    files: () => ({ 'responses.jsonl': `{"question_id": "q1", "actual_steps": ${deep(20_000)}}` }),
    code: 0,
    says: 'nested deeper than 1000 levels',
  },
  '__proto__ and constructor as ids': {
    files: () => ({
      'corpus.yaml': ['__proto__', 'constructor'].map((id) => corpusOf({ id, output: 'x' })).join(''),
      'responses.jsonl': ['__proto__', 'constructor'].map((id) => lineOf(id, 'x')).join('\n'),
    }),
    code: 0,
    says: '2 of 2 questions right',
  },
  'a line of 300 MB': {
    files: () => ({ 'responses.jsonl': Buffer.alloc(300_000_000, 0x61) }),
    code: 2,
    says: 'responses.jsonl:1: a line of more than 256 MiB',
  },
  'a corpus of 50,000 questions': {
    files: () => {
      const ids = Array.from({ length: 50_000 }, (_, index) => `q${index}`);
      return {
        'corpus.yaml': `- template_id: t\n  questions:\n${ids.map((id) => `  - {id: ${id}, question_text: x, reference_steps: [[{name: s, output: '${id}'}]]}\n`).join('')}`,
        'responses.jsonl': ids.map((id) => lineOf(id, id)).join('\n'),
      };
    },
    code: 0,
    says: '50,000 of 50,000 questions right',
    // Most of it is for the page, which has a row for each question.
    effort: 90,
  },
  '12 identical columns': {
    files: () => {
      const columns = Array.from({ length: 12 }, (_, at) => `c${at}`);
      const rows = Array.from({ length: 200 }, (_, row) => columns.map(() => String(row % 7)));
      const other = rows.map((row, at) => (at === 199 ? [...row.slice(1), 'else'] : row));
      return {
        'corpus.yaml': corpusOf({ id: 'q1', output: table(columns, rows), columns }),
        'responses.jsonl': lineOf(
          'q1',
          table(
            columns.map((name) => `${name}x`),
            other,
          ),
        ),
      };
    },
    code: 0,
    says: '0 of 1 question right',
  },
};

function attack({ files }: Attack, folder: string): Measured {
  const all = { 'corpus.yaml': GOOD_CORPUS, 'responses.jsonl': GOOD_RESPONSE, ...files() };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  return measured(['evaluate', '--corpus', 'corpus.*', '--responses', 'responses.jsonl', '--out', 'out'], folder);
}

describe('hostile input ends in a result or one clear error, in time and space', () => {
  test.each(Object.entries(ATTACKS))('%s', async (_, row) => {
    await inFolder({}, async (folder) => {
      const run = attack(row, folder);
      const { code, stdout, stderr, peakMiB } = run;
      expect(code === 2 ? stderr : stdout).toMatch(row.says);
      expect(code).toBe(row.code);
      expect(stderr.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
      expect(stderr).not.toMatch(/\n\s+at .*:\d+/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get through.
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
      expect(effortOf(run)).toBeLessThan(row.effort ?? MAX_EFFORT);
      expect(peakMiB).toBeLessThan(MAX_MIB);
    });
  });
});

describe('a glob', () => {
  test('finds linked files, and follows no linked folder', async () => {
    await inFolder({ 'secret.yaml': GOOD_CORPUS, 'responses.jsonl': GOOD_RESPONSE }, async (folder, file) => {
      const inside = join(folder, 'inside');
      mkdirSync(join(inside, 'sub'), { recursive: true });
      symlinkSync(file('secret.yaml'), join(inside, 'link.yaml'));
      symlinkSync(folder, join(inside, 'sub', 'up'));
      const run = (corpus: string) =>
        measured(['evaluate', '--corpus', corpus, '--responses', file('responses.jsonl')], inside);
      for (const pattern of ['*.yaml', '**/*.yaml', 'link.yaml']) expect(run(pattern).code).toBe(0);
    });
  });
});
