import { computeAggregates, runEvaluation } from '../dist/lib/index.js';
import { makeMix, outputsOf } from './data.mjs';
import { compareTimes } from './measure.mjs';
import { millions, ratioRow } from './report.mjs';
import { isRight } from './tables.mjs';

/** From parsed files to results: entries with their causes, and the aggregates. */
export async function score({ corpus, responses }) {
  const entries = await runEvaluation(corpus, responses);
  computeAggregates(entries);
  return entries;
}

/** (a) and (b): scoring against parsing the step outputs, which is the least that any scorer does. */
export async function scoringAgainstParsing({ id, data, repetitions, limit }) {
  await checkScores(data);
  const outputs = outputsOf(data);
  const parse = () => {
    for (const output of outputs) JSON.parse(output);
  };
  const times = await compareTimes(() => score(data), parse, repetitions);
  const size = outputs.reduce((sum, output) => sum + output.length, 0);
  const [questions, rows] = [data.responses.length, data.rows].map((count) => count.toLocaleString('en'));
  const what = `Scoring ${questions} questions of ${rows} rows × 4 columns`;
  return [ratioRow({ id, what, against: `\`JSON.parse\` of their step outputs, ${millions(size)} MB`, times, limit })];
}

/** (d): twice as many questions. */
export async function scoringTwice({ questions, rows, limit }) {
  const [once, twice] = [makeMix(questions, rows), makeMix(2 * questions, rows)];
  const times = await compareTimes(
    () => score(twice),
    () => score(once),
  );
  const what = `Scoring ${(2 * questions).toLocaleString('en')} questions of (a)'s kind`;
  return [ratioRow({ id: 'd', what, against: `scoring ${questions.toLocaleString('en')}`, times, limit })];
}

/** A benchmark of wrong results would be worth nothing. */
async function checkScores(data) {
  const entries = await score(data);
  entries.forEach(({ question_id, steps_score }, index) => {
    if (steps_score !== (isRight(index) ? 1 : 0)) throw new Error(`${question_id} scored ${steps_score}`);
  });
}
