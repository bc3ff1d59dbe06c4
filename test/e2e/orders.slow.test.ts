import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { MATCHING_KEYS } from '../../src/core/corpus/corpus-schema.js';
import { CHECK_NAMES, RULE_NAMES } from '../../src/core/words/rules.js';
import { EXAMPLES } from '../support/bundle.js';
import { cli, inFolder } from '../support/cli.js';

const FOLDER = join(EXAMPLES, 'orders');
const CORPUS = join(FOLDER, 'corpus.yaml');
const responses = (version: 'v1' | 'v2') => join(FOLDER, `responses-${version}.jsonl`);

async function evaluate(version: 'v1' | 'v2', ...flags: readonly string[]) {
  return await cli('evaluate', '--corpus', CORPUS, '--responses', responses(version), ...flags);
}

describe('the example of an agent that calls REST, SQL and MCP tools', () => {
  test('the corpus has no finding', async () => {
    const { stdout, code } = await cli('validate', '--corpus', CORPUS, '--responses', responses('v1'), '--strict');
    expect(stdout).toMatch(/^15 questions, 4 templates: 0 errors, 0 kinds of warning\nNext: .*\n$/);
    expect(code).toBe(0);
  });

  test('each key is used at least once', async () => {
    const keys = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) for (const key of Object.keys(value)) keys.add(key);
      for (const inner of Object.values(value)) collect(inner);
    };
    collect(parseYaml(readFileSync(CORPUS, 'utf8'), CORPUS));
    const wanted = [...MATCHING_KEYS, ...RULE_NAMES, ...CHECK_NAMES, 'any_of', 'reference_steps_any_of'];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });

  test('version 1 is right, and keeps all rules', async () => {
    const { stdout } = await evaluate('v1', '--min-steps-score', '1', '--min-answer-check-score', '1');
    expect(stdout).toContain('✅ Steps score 1.000');
    expect(stdout).toMatch(/Rules kept +5 of 5/);
  });

  test('version 2 calls a forbidden tool, which the steps score does not see', () =>
    inFolder({}, async (folder) => {
      await evaluate('v1', '--out', folder);
      const { stdout, code } = await evaluate(
        'v2',
        '--baseline',
        folder,
        '--gate',
        'micro.rule_violations.forbidden <= 0',
      );
      expect(code).toBe(1);
      expect(stdout.split('\n')[0]).toBe('❌ 1 question broke a rule (`delete_order` was called); steps score 0.929');
      expect(stdout.split('\n')[2]).toMatch(
        /^13 of 14 questions right, 1 fewer than `[^`]*`\. 1 regressed in score, 0 improved, 13 unchanged, 1 answer with more failed checks, 2 newly broke a rule/,
      );
      expect(stdout).toMatch(/micro\.rule_violations\.forbidden` +≤ 0 +1 +❌ 1 over/);
      expect(stdout).toMatch(/Cancel order 4713\. +`delete_order` was called/);
      expect(stdout).toMatch(/Thank you! +450 tokens, at most 400 allowed; 5\.2 s, at most 3\.0 s allowed/);
      expect(stdout).toContain(
        '▼ Which three orders are the largest? q06\n    2 of 3 rows missing, 2 extra, e.g. `4713` missing, `4715` extra; `query` lacks `DESC`, which `',
      );
      const complete = (await evaluate('v2', '--baseline', folder, '--all')).stdout;
      expect(complete).toContain(
        '➖ 0.929 · 1 regressed in score, 0 improved, 1 answer with more failed checks, 2 newly broke a rule\n',
      );
      const ungated = (await evaluate('v2', '--baseline', folder)).stdout;
      expect(ungated).toContain('13 of 14 questions right');
      expect(ungated).toContain('2 questions broke a rule (e.g. `delete_order` was called).');
      expect(stdout).toMatch(/tracking nu…r of order 4714\? +1\.000 → 0\.000/);
    }));
});
