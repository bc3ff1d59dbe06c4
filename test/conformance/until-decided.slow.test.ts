import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEWEST } from '../../src/core/statistics/until-decided.js';
import { cliWith, inFolder } from '../support/cli.js';
import { type ExactQuestion, exactStep, type Fraction, rounded, START } from '../support/exact-bets.js';
import { describeWithData, HAS_DATA, json, list, ROOT, records } from './data.js';

interface Expected {
  readonly scoring: string;
  readonly questions: Readonly<Record<string, number>>;
}

const GATES: readonly (readonly [text: string, exact: Fraction])[] = [
  ['0.6', [3n, 5n]],
  ['0.75', [3n, 4n]],
  ['0.85', [17n, 20n]],
];
const CASES = HAS_DATA ? list('published').flatMap((run) => GATES.map((gate) => [run, ...gate] as const)) : [];

/** A score of the data as a fraction: all have small denominators. */
function fraction(score: number): Fraction {
  const denominator = Array.from({ length: 60 }, (_, at) => at + 1).find(
    (one) => Math.abs(score * one - Math.round(score * one)) < 1e-9,
  );
  if (denominator === undefined) throw new Error(`${score} is no small fraction`);
  return [BigInt(Math.round(score * denominator)), BigInt(denominator)];
}

/** How many of these scores decide, by exact fractions; null: all are needed. */
function countAsked(scores: readonly number[], minimum: Fraction, size: number): number | null {
  const question: ExactQuestion = { minimum, size, error: [1n, 200n] };
  let [state, isDecided] = [START, false];
  for (const [at, score] of scores.entries()) {
    const [next, decision] = exactStep(state, fraction(score), question);
    state = { ...next, above: next.above.map(rounded), below: next.below.map(rounded) };
    isDecided ||= decision !== null;
    if (isDecided && at + 1 >= FEWEST) return at + 1 < size ? at + 1 : null;
  }
  return null;
}

/** Prints the recorded answer to a question. */
const AGENT = ['sh', '-c', 'cat "$0/$STEPGATE_QUESTION_ID"'];

describeWithData('an agent that repeats the answers of a published run', () => {
  test.each(CASES)('%s, at least %s', async (run, gate, exact) => {
    const { scoring, questions } = json<Expected>('published', run, 'expected.json');
    await inFolder({}, async (folder, at) => {
      mkdirSync(at('answers'));
      for (const record of records('published', run, 'responses.jsonl') as { readonly question_id: string }[])
        writeFileSync(join(folder, 'answers', record.question_id), JSON.stringify(record));
      const corpus = ['--corpus', join(ROOT, 'published', run, 'corpus.yaml')];
      const flags = ['--until-decided', '--min-steps-score', gate, '--scoring', scoring];
      const env = { PATH: process.env.PATH ?? '' };
      const command = [...flags, '--concurrency', '1', '--quiet', '--', ...AGENT, at('answers')];
      const recorded = await cliWith(env, 'record', ...corpus, '-o', at('r.jsonl'), ...command);
      expect(recorded.code).toBe(0);
      const { code, stdout } = await cliWith(env, 'evaluate', ...corpus, '--responses', at('r.jsonl'), ...flags);
      // The verdict is that of all questions.
      const scores = Object.values(questions);
      const isReached = scores.reduce((sum, score) => sum + score, 0) / scores.length >= Number(gate) - 1e-12;
      expect(code).toBe(isReached ? 0 : 1);
      // So many questions are asked as exact fractions need.
      const lines = readFileSync(at('r.jsonl'), 'utf8').trim().split('\n');
      const ids = lines.map((line) => (JSON.parse(line) as { readonly question_id: string }).question_id);
      const drawn = ids.flatMap((id) => questions[id] ?? []);
      const asked = countAsked(drawn, exact, scores.length);
      if (asked === null) expect(drawn).toHaveLength(scores.length);
      else expect([ids.length, stdout]).toEqual([asked, expect.stringContaining(`decided after ${asked} of`)]);
    });
  });
});
