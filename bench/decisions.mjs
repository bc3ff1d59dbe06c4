import { createHash } from 'node:crypto';
import { runEvaluation } from '../dist/lib/index.js';
import { drawOrder, makeMeanTest, meanInterval } from '../src/core/statistics/until-decided.ts';
import { repeatExample } from './example.mjs';
import { median, timeOf } from './measure.mjs';
import { range } from './random.mjs';
import { milliseconds } from './report.mjs';

const ROUNDS = 3;

/** (u): what it takes to decide a gate on answers, of which nearly all are needed, relative to their scoring. */
export async function decisionTime({ questions, limit }) {
  const { corpus, responses } = repeatExample(questions);
  const ids = range(questions).map(String);
  const hash = (text) => createHash('sha256').update(text).digest('hex');
  const decide = () => {
    const scores = drawOrder(ids, 'seed', hash).map((id) => (Number(id) % 4 === 0 ? 0 : 1));
    const test = makeMeanTest({ minimum: 0.7501, size: questions, error: 0.005 });
    for (const score of scores) test(score);
    meanInterval(scores, { size: questions, error: 0.005 });
  };
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({ score: await timeOf(() => runEvaluation(corpus, responses[0])), decide: await timeOf(decide) });
  const [scoring, time] = ['score', 'decide'].map((kind) => median(rounds.slice(1).map((round) => round[kind])));
  return [
    {
      ...{ id: 'u', what: `Decision of a gate on ${questions.toLocaleString('en')} answers, with order and interval` },
      ...{ against: `their scoring: ${milliseconds(scoring)}`, result: milliseconds(time) },
      ...{ target: `≤ ${100 * limit} %`, reached: time <= limit * scoring },
    },
  ];
}
