import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { bundle } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';

const CORPUS = `- template_id: orders
  questions:
    - id: q1
      question_text: Which orders has customer 42?
      reference_steps:
        - - name: find_orders
            args: {customer: 42}
            match_args: includes
            output: '{"orders": [{"id": 1, "total": 83.4233333}, {"id": 2, "total": 10}]}'
            output_media_type: application/json
            match_output: includes
            tolerance: 0.000001
            unordered: [orders]
    - id: q2
      question_text: When was order 1 sent?
      reference_steps:
        - - {name: get_order, output: '{"sent": "2026-03-09T00:00:00+01:00"}', output_media_type: application/json, normalize: [time]}
    - id: q3
      question_text: Revenue by city?
      reference_steps:
        - - any_of:
              - {name: report, output: 'Paris 5', match_output: includes}
              - {name: run_sql, output: "city,revenue\\nParis,5\\nRome,7", output_media_type: text/csv, match_output: table}
    - id: q4
      question_text: Send a mail.
      reference_steps: [[{name: send_mail, output: '^Sent to \\w+@example\\.com$', match_output: regex}]]
`;

const step = (id: string, name: string, output: unknown, args = {}) => ({
  ...{ question_id: id, actual_steps: [{ id: 'a', name, status: 'success', args, output }] },
});
const RESPONSES = [
  step(
    'q1',
    'find_orders',
    [
      {
        type: 'text',
        text: '{"orders": [{"id": 2, "total": 10, "etag": "x"}, {"id": 1, "total": 83.42333330000001}], "next": null}',
      },
    ],
    { customer: 42, limit: 10 },
  ),
  step('q2', 'get_order', { sent: '2026-03-08T23:00:00Z' }),
  step('q3', 'run_sql', [{ c: 'Paris', r: 5 }]),
  step('q4', 'send_mail', 'Sent to ada@example.org'),
];
const FILES = { 'c.yaml': CORPUS, 'r.jsonl': RESPONSES.map((response) => JSON.stringify(response)).join('\n') };

describe('an agent without a graph, with the built command line', () => {
  test('right answers score 1, and a miss says why', async () => {
    await inFolder(FILES, async (folder, file) => {
      const out = join(folder, 'out');
      const run = bundle(['evaluate', '--corpus', file('c.yaml'), '--responses', file('r.jsonl'), '--out', out]);
      expect([run.code, run.stderr]).toEqual([0, '']);
      expect(run.stdout).toContain('1 of 2 rows missing');
      expect(run.stdout).toContain('expected /^Sent to \\w+@example\\.com$/, got Sent to ada@example.org');
      const entries = yaml.load(readFileSync(join(out, 'evaluation.yaml'), 'utf8')) as Record<string, unknown>[];
      expect(entries.map((entry) => entry.steps_score)).toEqual([1, 1, 0, 0]);
      expect(entries[2]?.steps_details).toMatchObject([
        { name: 'run_sql', any_of: 1, rows: { expected: 2, actual: 1, common: 1, precision: 1, recall: 0.5 } },
      ]);
      expect(entries[2]?.rows_f1).toBeCloseTo(2 / 3, 12);
    });
  });

  test('a wrong key stops the run, with its line and what would be right', async () => {
    await inFolder(
      { ...FILES, 'c.yaml': CORPUS.replace('match_args: includes', 'match_args: subset') },
      async (_, file) => {
        const { code, stderr } = bundle(['evaluate', '--corpus', file('c.yaml'), '--responses', file('r.jsonl')]);
        expect(code).toBe(2);
        expect(stderr).toMatch(/c\.yaml:8: .*match_args: "subset" can be understood in two ways; say `includes`/);
      },
    );
  });

  test('the rows of a table are paired within the tolerance, cell by cell', async () => {
    const table = (name: string, rows: object[], keys: string) =>
      `- template_id: ${name}
  questions:
    - id: ${name}
      question_text: Revenue by city?
      reference_steps: [[{name: sql, output_media_type: application/json, match_output: table, ${keys}, output: '${JSON.stringify(rows)}'}]]
`;
    const cities = [
      { city: 'Paris', n: 100 },
      { city: 'Rome', n: 104 },
    ];
    const off = [
      { town: 'Paris', total: 103 },
      { town: 'Rome', total: 104 },
    ];
    // Nearer to each other than the tolerance: the nearest number of all rows is that of another row.
    const numbers = Array.from({ length: 50 }, (_, at) => ({ city: `city ${at}`, revenue: 100 + 2 * at }));
    const shifted = numbers.map(({ city, revenue }) => ({ city, revenue: revenue * 1.009 }));
    const corpus = [
      table('any_order', cities, 'tolerance: 5'),
      table('ordered', cities, 'tolerance: 5, ordered: true'),
      table('share', numbers, 'tolerance: {relative: 0.01}'),
      table('share_ordered', numbers, 'tolerance: {relative: 0.01}, ordered: true'),
      table('too_far', cities, 'tolerance: 2'),
    ].join('');
    const outputs: Record<string, object[]> = {
      any_order: off.toReversed(),
      ordered: off,
      share: shifted.toReversed(),
      share_ordered: shifted,
      too_far: off,
    };
    const responses = Object.entries(outputs).map(([id, rows]) => JSON.stringify(step(id, 'sql', rows)));
    await inFolder({ 'c.yaml': corpus, 'r.jsonl': responses.join('\n') }, async (folder, file) => {
      const out = join(folder, 'out');
      const run = bundle(['evaluate', '--corpus', file('c.yaml'), '--responses', file('r.jsonl'), '--out', out]);
      expect([run.code, run.stderr]).toEqual([0, '']);
      const entries = yaml.load(readFileSync(join(out, 'evaluation.yaml'), 'utf8')) as Record<string, unknown>[];
      expect(entries.map(({ steps_score, rows_f1 }) => [steps_score, rows_f1])).toEqual([
        [1, 1],
        [1, 1],
        [1, 1],
        [1, 1],
        [0, 0.5],
      ]);
      expect(entries.at(-1)?.steps_details).toMatchObject([
        { cause: { kind: 'missing_and_extra', expected: 2, actual: 2, common: 1 } },
      ]);
    });
  });
});
