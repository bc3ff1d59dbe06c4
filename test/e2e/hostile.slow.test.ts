import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { effortOf, type Measured, measured } from '../support/bundle.js';
import { cliIn, inFolder } from '../support/cli.js';
import { aliasBomb, corpusOf, deep, lineOf, table } from '../support/hostile.js';

/** Nobody waits longer, and a runner has no more for one step. */
const MAX_EFFORT = 45;
const MAX_MIB = 1024;
const MAX_LINES = 25;
const MIB = 1024 * 1024;

const GOOD_CORPUS = corpusOf({ id: 'q1', output: table(['a'], [['x']]), columns: ['a'] });
const GOOD_RESPONSE = lineOf('q1', table(['a'], [['x']]));

function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

function questions(count: number, part: (index: number) => string): string {
  return `- template_id: t\n  questions:\n${times(count, (index) => `  - {${part(index)}}\n`)}`;
}

/** As many columns as rows, and no cell in any of them. */
function emptyTable(size: number): string {
  const vars = Array.from({ length: size }, (_, at) => `v${at}`);
  return JSON.stringify({ head: { vars }, results: { bindings: Array.from({ length: size }, () => ({})) } });
}

/** Many questions that share one output by an alias. */
function aliased(count: number, output: string): string {
  const shared = `reference_steps: [[{name: s, output: &id001 ${output}}]]`;
  const others = questions(
    count,
    (index) => `id: q${index}, question_text: x, reference_steps: [[{name: s, output: *id001}]]`,
  );
  return others.replace('questions:\n', `questions:\n  - {id: first, question_text: x, ${shared}}\n`);
}

interface Attack {
  readonly files: () => Readonly<Record<string, string | Buffer>>;
  readonly code: number;
  /** What stdout (0, 1) or stderr (2) says. */
  readonly says: string | RegExp;
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
  'a line of 270 MB': {
    files: () => ({ 'responses.jsonl': Buffer.alloc(270_000_000, 0x61) }),
    code: 2,
    says: 'responses.jsonl:1: a line of more than 256 MiB',
  },
  'a corpus of 5,000 questions': {
    files: () => {
      const ids = Array.from({ length: 5000 }, (_, index) => `q${index}`);
      return {
        'corpus.yaml': `- template_id: t\n  questions:\n${ids.map((id) => `  - {id: ${id}, question_text: x, reference_steps: [[{name: s, output: '${id}'}]]}\n`).join('')}`,
        'responses.jsonl': ids.map((id) => lineOf(id, id)).join('\n'),
      };
    },
    code: 0,
    says: '5,000 of 5,000 questions right',
  },
  '20,000 malformed questions': {
    files: () => ({ 'corpus.yaml': questions(20_000, (index) => `id: q${index}`) }),
    code: 2,
    says: /corpus\.yaml:3: \[0]\.questions\[0]\.question_text: is missing[\s\S]*… and 19980 more/,
  },
  'a table of 30,000 columns and as many rows, all empty': {
    files: () => ({
      'corpus.yaml': corpusOf({ id: 'q1', output: table(['a'], [['1']]), columns: ['a'] }),
      'responses.jsonl': lineOf('q1', emptyTable(30_000)),
    }),
    code: 0,
    says: '1 × unreadable output',
  },
  'aliases of one large output': {
    files: () => ({ 'corpus.yaml': aliased(40, 'x'.repeat(2 * MIB)) }),
    code: 2,
    says: 'corpus.yaml: more than 64 MiB of text added by its aliases',
  },
  'a line of 20 million open brackets': {
    files: () => ({ 'responses.jsonl': '['.repeat(20_000_000) }),
    code: 2,
    says: 'responses.jsonl:1: begins a JSON document, expected one record per line; name it responses.json',
  },
  '30,000 lines that are no JSON': {
    files: () => ({ 'responses.jsonl': '{"a": x\n'.repeat(30_000) }),
    code: 2,
    says: /responses\.jsonl:1: is not JSON: column 7[\s\S]*… and at least 9980 more/,
  },
};

function attack({ files }: Attack, folder: string): Measured {
  const all = { 'corpus.yaml': GOOD_CORPUS, 'responses.jsonl': GOOD_RESPONSE, ...files() };
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  return measured(['evaluate', '--corpus', 'corpus.*', '--responses', 'responses.jsonl', '--out', 'out'], folder);
}

test.each(Object.entries(ATTACKS))(
  'hostile input ends in a result or one clear error, in time and space: %s',
  (_, row) =>
    inFolder({}, async (folder) => {
      const run = attack(row, folder);
      const { code, stdout, stderr, peakMiB } = run;
      expect(code === 2 ? stderr : stdout).toMatch(row.says);
      expect(code).toBe(row.code);
      expect(stderr.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
      expect(stderr).not.toMatch(/\n\s+at .*:\d+/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get through.
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]/);
      expect(effortOf(run)).toBeLessThan(MAX_EFFORT);
      expect(peakMiB).toBeLessThan(MAX_MIB);
    }),
);

test('a glob finds linked files, and follows no linked folder', () =>
  inFolder({ 'secret.yaml': GOOD_CORPUS, 'responses.jsonl': GOOD_RESPONSE }, async (folder, file) => {
    const inside = join(folder, 'inside');
    mkdirSync(join(inside, 'sub'), { recursive: true });
    symlinkSync(file('secret.yaml'), join(inside, 'link.yaml'));
    symlinkSync(folder, join(inside, 'sub', 'up'));
    for (const pattern of ['*.yaml', '**/*.yaml', 'link.yaml']) {
      const args = ['evaluate', '--corpus', pattern, '--responses', file('responses.jsonl')];
      expect((await cliIn(inside, ...args)).code).toBe(0);
    }
  }));
