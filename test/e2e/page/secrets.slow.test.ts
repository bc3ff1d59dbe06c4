import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cliWith, testFolder } from '../../support/cli.js';

const folder = testFolder();
/** A key whose beginning alone occurs nowhere else. */
const SECRET = `Zq7${'Kp4Xw9'.repeat(5)}`;
/** Where a page may cut a text: the secret lies across each of these places. */
const CUTS = [50, 60, 120, 160, 200, 300, 500, 1000, 2000, 3000, 4000, 20_000];

/** Texts of one word, and of many short ones, that hold the secret across a cut. */
function textsAround(length: number): string[] {
  const start = length - SECRET.length / 2;
  return ['x'.repeat(start), 'ab '.repeat(start / 3).padEnd(start, '-')].map((text) => `${text}${SECRET} and more`);
}

test('a text that is cut keeps no part of a secret', async () => {
  const at = (name: string) => join(folder, name);
  const texts = CUTS.flatMap(textsAround);
  const questions = texts.map((text, index) => ({
    ...{ id: `q${index} ${text}`, question_text: text, tags: [text], reference_answer: text },
    reference_steps: [[{ name: 's', args: { query: `SELECT * { # ${text}\n}` }, output: `gold ${text}` }]],
  }));
  const responses = (isRight: boolean) =>
    texts.map((text, index) => {
      const output = `${isRight ? 'gold' : 'other'} ${text}`;
      const step = { id: '1', name: 's', args: { query: text }, status: 'success', output };
      const failed = { id: '2', name: text, args: {}, status: 'error', error: text };
      return JSON.stringify({ question_id: `q${index} ${text}`, actual_answer: text, actual_steps: [step, failed] });
    });
  writeFileSync(at('c.json'), JSON.stringify([{ template_id: 't', name: texts.at(-1), questions }]));
  for (const [side, more] of [
    ['base', []],
    ['head', ['--baseline', at('base')]],
  ] as const) {
    writeFileSync(at(`${side}.jsonl`), responses(side === 'base').join('\n'));
    const paths = ['--corpus', at('c.json'), '--responses', at(`${side}.jsonl`), '--out', at(side)];
    const env: Record<string, string> = side === 'base' ? {} : { OPENAI_API_KEY: SECRET };
    expect((await cliWith(env, 'evaluate', ...paths, ...more, '--quiet')).code).toBe(0);
  }
  // The base run did not know the secret: its file has it, and the page must not.
  expect(readFileSync(at('base/evaluation.yaml'), 'utf8')).toContain(SECRET);
  const page = readFileSync(at('head/report.html'), 'utf8');
  expect(page).toContain('other x');
  expect(page).toContain('***');
  const parts = Array.from({ length: SECRET.length - 5 }, (_, from) => SECRET.slice(from, from + 6));
  expect(parts.filter((part) => page.includes(part))).toEqual([]);
});
