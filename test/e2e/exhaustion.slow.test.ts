import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { effortOf, measured } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { corpusOf, lineOf, table } from '../support/hostile.js';

/** Times the processor time of a usual run: far from what each input takes, and far below what careless code takes for it. */
const MAX_EFFORT = 45;
const MAX_MIB = 1024;
const MAX_LINES = 25;

const GOOD = { 'corpus.yaml': corpusOf({ id: 'q1', output: 'x' }), 'responses.jsonl': lineOf('q1', 'x') };
const MIB = 1024 * 1024;

function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}

function questions(count: number, part: (index: number) => string): string {
  return `- template_id: t\n  questions:\n${times(count, (index) => `  - {${part(index)}}\n`)}`;
}

/** A response with many steps of which each is one of a kind. */
function manySteps(count: number, part: (index: number) => object): string {
  const steps = Array.from({ length: count }, (_, index) => ({ status: 'success', output: 'x', ...part(index) }));
  return JSON.stringify({ question_id: 'q1', actual_steps: steps });
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

/** Rows of a database with a tolerance of 1, and those of an agent. */
function tolerantRows(expected: readonly object[], actual: readonly object[]) {
  const keys = 'output_media_type: application/json, match_output: table, tolerance: 1';
  const steps = `[[{name: s, ${keys}, output: '${JSON.stringify(expected)}'}]]`;
  return {
    'corpus.yaml': questions(1, () => `id: q1, question_text: x, reference_steps: ${steps}`),
    'responses.jsonl': manySteps(1, () => ({ name: 's', output: actual })),
  };
}

/** Rows whose numbers look as if they came in any order. */
function scatteredRows(count: number, columns: number, from: number) {
  const cell = (row: number, column: number) => ((row + from) * 7919 + column * 104_729 + row * row * column) % 101;
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(Array.from({ length: columns }, (_, column) => [`c${column}`, cell(row, column)])),
  );
}

interface Row {
  readonly files: () => Readonly<Record<string, string>>;
  readonly code: number;
  readonly says: string | RegExp;
}

const ROWS: Readonly<Record<string, Row>> = {
  '150,000 malformed questions': {
    files: () => ({ 'corpus.yaml': questions(150_000, (index) => `id: q${index}`) }),
    code: 2,
    says: /corpus\.yaml:3: \[0]\.questions\[0]\.question_text: is missing[\s\S]*… and 149980 more/,
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
    files: () => ({ 'corpus.yaml': aliased(300, 'x'.repeat(2 * MIB)) }),
    code: 2,
    says: 'corpus.yaml: more than 64 MiB of text added by its aliases',
  },
  'a line of 60 million open brackets': {
    files: () => ({ 'responses.jsonl': '['.repeat(60_000_000) }),
    code: 2,
    says: 'responses.jsonl:1: begins a JSON document, expected one record per line; name it responses.json',
  },
  'a YAML document of 60 million open brackets': {
    files: () => ({ 'corpus.yaml': '['.repeat(60_000_000) }),
    code: 2,
    says: /corpus\.yaml:1:\d+: nesting exceeded/,
  },
  'a line of 30 million lists': {
    files: () => ({ 'responses.jsonl': `{"question_id": "q1", "actual_steps": [${'[],'.repeat(30_000_000)}[]]}` }),
    code: 2,
    says: 'responses.jsonl:1: is not JSON: more than 20000000 values',
  },
  '10,001 calls of one tool': {
    files: () => ({ 'responses.jsonl': manySteps(10_001, () => ({ name: 's' })) }),
    code: 0,
    says: 'with so many steps that not all of them were compared',
  },
  '10,000 rows in another order, whose numbers are within the tolerance': {
    files: () => {
      const rows = scatteredRows(10_000, 3, 0);
      const near = rows.map(({ c0 = 0, ...row }, at) => ({ total: c0 + (at % 2), ...row }));
      return tolerantRows(rows, near.toReversed());
    },
    code: 0,
    says: 'Steps score 1.000',
  },
  '40 rows of 1,000 columns that look alike within the tolerance': {
    files: () => tolerantRows(scatteredRows(40, 1000, 0), scatteredRows(40, 1000, 1)),
    code: 0,
    says: '1 question scored 0 because columns or items are too similar to distinguish.',
  },
  '500,000 lines that are no JSON': {
    files: () => ({ 'responses.jsonl': '{"a": x\n'.repeat(500_000) }),
    code: 2,
    says: /responses\.jsonl:1: is not JSON: column 7[\s\S]*… and at least 9980 more/,
  },
  'an answer of 3,000 nested lists: the other question is scored': {
    files: () => ({
      'corpus.yaml': questions(
        2,
        (at) => `id: q${at + 1}, question_text: x, reference_steps: [[{name: s, output: x}]]`,
      ),
      'responses.jsonl': `{"question_id": "q1", "actual_answer": ${'['.repeat(3000)}${']'.repeat(3000)}}\n${lineOf('q2', 'x')}`,
    }),
    code: 0,
    says: /1 of 2 questions right[\s\S]*nested deeper than 1000 levels/,
  },
  'a group of 1,000 steps and 9,000 calls of one tool': {
    files: () => {
      const step = (at: number) => `{name: s, match_output: ignore, match_args: includes, args: {q: "a${at}"}}, `;
      const steps = times(1000, step);
      return {
        'corpus.yaml': questions(1, () => `id: q1, question_text: x, reference_steps: [[${steps}]]`),
        'responses.jsonl': manySteps(9000, (at) => ({ name: 's', args: { q: `${'a'.repeat(100)}${at}` } })),
      };
    },
    code: 0,
    says: '1 question with so many steps that not all of them were compared',
  },
  '16,000 patterns of step aliases': {
    files: () => ({
      'config.yaml': `step_aliases:\n${times(800, (at) => `  t${at}: [${times(20, (one) => `"*a${at}*b${one}*", `)}]\n`)}`,
    }),
    code: 2,
    says: 'config.yaml:2: step_aliases: 16,000 names; at most 1000 are possible',
  },
};

describe('what would exhaust time, memory or the stack ends in a result or one clear error', () => {
  test.each(Object.entries(ROWS))('%s', async (_, { files, code: expected, says }) => {
    await inFolder({}, async (folder) => {
      for (const [name, content] of Object.entries({ ...GOOD, ...files() })) writeFileSync(join(folder, name), content);
      const args = ['evaluate', '--corpus', 'corpus.yaml', '--responses', 'responses.jsonl', '--out', 'out'];
      const config = 'config.yaml' in files() ? ['--config', 'config.yaml'] : [];
      const run = measured([...args, ...config], folder);
      const { code, stdout, stderr, peakMiB } = run;
      expect(code === 2 ? stderr : stdout).toMatch(says);
      expect(code).toBe(expected);
      expect(stdout.length).toBeLessThan(10_000);
      expect(stderr.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
      expect(effortOf(run)).toBeLessThan(MAX_EFFORT);
      expect(peakMiB).toBeLessThan(MAX_MIB);
    });
  });
});
