import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { EXAMPLES } from './bundle.js';
import { cli, type Outcome } from './cli.js';

type Version = 'v1' | 'v2';

/** The inputs of a version of the example's agent: version 2 lost q03, q05, q07, q14 and q17, and mended others. */
export function exampleOf(version: Version, folder = EXAMPLES): string[] {
  return ['--corpus', join(folder, 'corpus.yaml'), '--responses', join(folder, `responses-${version}.jsonl`)];
}

/** Scores a version of the example's agent into a folder. */
export function evaluateExample(version: Version, out: string, ...flags: readonly string[]): Promise<Outcome> {
  return cli('evaluate', ...exampleOf(version), '--out', out, '--quiet', ...flags);
}

/** Three runs `v1` to `v3` in a folder; the third is the first at the price of a smaller model, with four answers lost. */
export async function threeRuns(folder: string): Promise<void> {
  const lines = readFileSync(join(EXAMPLES, 'responses-v1.jsonl'), 'utf8').trim().split('\n');
  writeFileSync(join(folder, 'v3.jsonl'), lines.slice(4).join('\n'));
  const fewer = [
    '--corpus',
    join(EXAMPLES, 'corpus.yaml'),
    '--responses',
    join(folder, 'v3.jsonl'),
    '--min-coverage',
    '0',
  ];
  for (const [name, inputs, model] of [
    ['v1', exampleOf('v1'), 'gpt-4o'],
    ['v2', exampleOf('v2'), 'gpt-4o'],
    ['v3', fewer, 'gpt-4o-mini'],
  ] as const) {
    const flags = ['--agent-model', model, '--out', join(folder, name), '--no-page', '--quiet'];
    expect((await cli('evaluate', ...inputs, ...flags)).code).toBe(0);
  }
}
