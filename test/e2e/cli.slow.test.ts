import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { bundle, EXAMPLES, findNode } from '../support/bundle.js';
import { cli, inFolder } from '../support/cli.js';

const CORPUS = join(EXAMPLES, 'corpus.yaml');
const V1 = join(EXAMPLES, 'responses-v1.jsonl');
const V2 = join(EXAMPLES, 'responses-v2.jsonl');

describe('the example', () => {
  test('is a gate that fails: the gates and the regressed questions are first, then figures and the next command', () => {
    const { code: shortCode, stdout: short } = bundle(['demo']);
    expect(shortCode).toBe(0);
    expect(short.split('\n').length).toBeLessThanOrEqual(32);
    const places = [
      '❌ Steps score 0.718 is below the required 0.750',
      '18 of 26 questions right, 1 fewer than `version 1`.',
      '`min-steps-score`   ≥ 0.750     0.718  ❌ 0.032 short',
      '▼ At which step-free stations can you change between metro and tram?',
      'Steps score, micro',
      '--all shows ',
      'All details of each question: ',
      'Next: `npx stepgate init` starts a corpus for your agent',
    ].map((words) => short.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  const node20 = findNode(20);
  test.runIf(node20)('runs on Node 20, too (where this machine has one)', () => {
    const { code, stdout } = bundle(['demo'], { node: node20 as string });
    expect(code).toBe(0);
    // The page is in a new folder each time.
    const report = (text: string) => text.slice(0, text.lastIndexOf('\nAll details'));
    expect(report(stdout)).toBe(report(bundle(['demo']).stdout));
  });

  test('a run leaves its files; runs that have only baseline files are compared by ids', () =>
    inFolder({}, async (folder) => {
      const [first, second] = [join(folder, 'first'), join(folder, 'second')];
      await cli('evaluate', '--corpus', CORPUS, '--responses', V1, '--out', first);
      await cli('evaluate', '--corpus', CORPUS, '--responses', V2, '--out', second, '--baseline', first);
      expect(readdirSync(second).sort()).toEqual([
        ...['aggregates.yaml', 'baseline.yaml', 'comparison.yaml', 'evaluation.yaml', 'report.html', 'report.md'],
      ]);
      const [left, right] = [join(first, 'baseline.yaml'), join(second, 'baseline.yaml')];
      const { stdout: withTexts } = await cli('compare', left, second, '--all');
      expect(withTexts).toContain('Which vehicles are based at Tanners Yard?');
      const { stdout: byIds } = await cli('compare', left, right, '--all');
      expect(byIds.match(/shown by their ids: a baseline file contains no texts/g)).toHaveLength(1);
      expect(byIds).not.toContain('Tanners Yard');
    }));

  test('the baseline file holds no text of corpus or responses', () =>
    inFolder({}, async (folder) => {
      await cli('evaluate', '--corpus', CORPUS, '--responses', V2, '--out', folder);
      const baseline = readFileSync(join(folder, 'baseline.yaml'), 'utf8');
      const { questions } = yaml.load(baseline) as { questions: unknown[] };
      expect(questions).toHaveLength(26);
      for (const text of ['Tanners Yard', 'SELECT', 'timeout', 'Which']) {
        expect(JSON.stringify(questions)).not.toContain(text);
      }
    }));
});

const half = readFileSync(V1, 'utf8').trim().split('\n').slice(0, 13).join('\n');
test.each([
  ['missing answers fail the run', [], 1, '13 of 26 answered'],
  ['unless fewer are asked for', ['--min-coverage', '0.5'], 0, '13 of 26 answered'],
])('coverage: %s', (_, flags, code, words) =>
  inFolder({ 'half.jsonl': half }, async (folder, file) => {
    const inputs = ['--corpus', CORPUS, '--responses', file('half.jsonl')];
    const run = await cli('evaluate', ...inputs, '--out', folder, ...flags);
    expect(run.code).toBe(code);
    expect(run.stdout).toContain(words);
    expect(existsSync(join(folder, 'evaluation.yaml'))).toBe(true);
  }),
);

const corpus = "- template_id: t\n  questions:\n  - {id: '017', question_text: x}\n  - {id: '1.0', question_text: y}\n";
test.each<[string, string, string]>([
  ['YAML list', 'r.yaml', '- {question_id: 017}\n- {question_id: &anchor 1.0}\n'],
  [
    'JSONL with other ids inside',
    'r.jsonl',
    '{"question_id": "017", "x": NaN}\n{"x": {"question_id": 5}, "question_id" : 1.0, "y": {"question_id": 6}}\n',
  ],
])('ids that are not text are taken as they are written: %s', (_, name, responses) =>
  inFolder({ 'c.yaml': corpus, [name]: responses }, async (__, file) => {
    const inputs = ['--corpus', file('c.yaml'), '--responses', file(name)];
    const { stdout } = await cli('evaluate', ...inputs, '--format', 'json');
    expect(JSON.parse(stdout).coverage).toMatchObject({ selected: 2, answered: 2, unasked: 0 });
  }),
);

describe('problems with the environment', () => {
  test.skipIf(!existsSync('/dev/full'))('standard output on a full disk is one clear error', () => {
    const full = openSync('/dev/full', 'w');
    const args = [join(import.meta.dirname, '../../dist/cli/index.js'), 'questions', '--corpus', CORPUS];
    const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' });
    closeSync(full);
    expect([status, stderr]).toEqual([2, 'error: standard output cannot be written (ENOSPC)\n']);
  });

  test('a file that cannot be written is one clear error', () =>
    inFolder({}, async (folder) => {
      mkdirSync(join(folder, 'aggregates.yaml'));
      const { code, stderr } = await cli('evaluate', '--corpus', CORPUS, '--responses', V1, '--out', folder, '--quiet');
      expect(stderr).toMatch(/^error: .*aggregates\.yaml: is a folder, expected a file\n$/);
      expect(code).toBe(2);
    }));
});
