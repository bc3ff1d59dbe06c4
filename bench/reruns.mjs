import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareRuns, loadCorpus } from '../dist/lib/index.js';
import { median, timeOf } from './measure.mjs';
import { makeRandom, range, shuffled } from './random.mjs';
import { milliseconds } from './report.mjs';

const DATA = process.env.STEPGATE_CONFORMANCE ?? join(import.meta.dirname, '../../shared/conformance');

/** So many of the questions are answered now right, now wrong, which flips 8 of 100 answers; the others hardly ever. */
const UNSTABLE = 0.16;
const STABLE = 0.985;
const SEED = 12;

/** What each question of a template scored in a run. */
const EXAMPLE = [range(45).map((template) => range(4).map(() => (template % 7 === 0 ? 0 : 1)))];

/** (s): how often reruns are called different, on corpora of the sizes and scores of the published runs. */
export async function rerunErrors({ pairs, limit }) {
  const runs = (await publishedRuns()) ?? EXAMPLE;
  const rows = [];
  for (const [size, flaky] of [20, 40, 80, 180].flatMap((questions) => [
    [questions, 0],
    [questions, 0.1],
  ])) {
    const random = makeRandom(SEED);
    let [larger, failed] = [0, 0];
    for (let pair = 0; pair < pairs; pair++) {
      const rates = ratesOf(runs[pair % runs.length], size, flaky, random);
      const { steps_score } = compareRuns(drawRun(rates, random), drawRun(rates, random));
      if (steps_score.noise.verdict === 'larger') larger++;
      if (fails(steps_score)) failed++;
    }
    const how = flaky > 0 ? ', a tenth of the templates unstable as a whole' : '';
    const cases = [
      ['called larger than noise', larger],
      ['failed by `max-steps-drop: 0.02` with `drop-test: significant`', failed],
    ];
    for (const [what, count] of cases) {
      const share = `${((100 * count) / pairs).toFixed(1)} %`;
      rows.push({
        ...{ id: 's', what: `Reruns on about ${size} questions${how}: ${what}`, against: `${pairs} pairs` },
        ...{ result: share, target: `≤ ${100 * limit} %`, reached: count / pairs <= limit },
      });
    }
  }
  return rows;
}

/** Rounds of a comparison with and without statistics, by turns. */
const ROUNDS = 5;

/** (s): what the statistics of a large comparison take. A difference below 0 is a disturbed measurement. */
export async function statisticsTime({ questions, limitMs }) {
  const random = makeRandom(SEED);
  const rates = range(questions / 10).map(() => range(10).map(() => (random() < UNSTABLE ? random() : STABLE)));
  const measures = (entry) => ({ ...entry, total_tokens: Math.floor(random() * 1e5), elapsed_sec: random() * 60 });
  const [base, head] = [drawRun(rates, random), drawRun(rates, random)].map((run) => run.map(measures));
  // A run that is compared with a run without scores, tokens, time and cost is compared without statistics.
  const bare = head.map(({ steps_score: _, total_tokens: __, elapsed_sec: ___, ...entry }) => entry);
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const without = await timeOf(() => compareRuns(bare, bare));
    rounds.push({ without, added: (await timeOf(() => compareRuns(base, head))) - without });
  }
  // The first round warms up.
  const [without, time] = ['without', 'added'].map((kind) => median(rounds.slice(1).map((round) => round[kind])));
  return [
    {
      ...{ id: 's', what: `Statistics of ${questions.toLocaleString('en')} questions, tokens and time included` },
      ...{ against: `a comparison of as many without scores: ${milliseconds(without)}`, result: milliseconds(time) },
      ...{ target: `< ${limitMs} ms`, reached: time > 0 && time < limitMs },
    },
  ];
}

function fails({ micro, noise }) {
  return micro.change < -0.02 && (noise.p <= 0.05 || noise.templates_broken.length > 0);
}

/** Scores by template of each published run, where the conformance data lie. */
async function publishedRuns() {
  const folder = join(DATA, 'published');
  if (!existsSync(folder)) return null;
  const runs = [];
  for (const run of readdirSync(folder)) {
    const { questions: scores } = JSON.parse(readFileSync(join(folder, run, 'expected.json'), 'utf8'));
    const corpus = await loadCorpus(join(folder, run, 'corpus.yaml'));
    runs.push(corpus.map(({ questions }) => questions.map(({ id }) => scores[id] ?? 0)));
  }
  return runs;
}

/** Chances of a right answer, for templates of a run that have about so many questions together. */
function ratesOf(run, size, flaky, random) {
  const chosen = [];
  let count = 0;
  for (const template of shuffled(random, run)) {
    if (count >= size) break;
    chosen.push(template);
    count += template.length;
  }
  const coins = Math.round(flaky * chosen.length);
  const rate = (score) => (random() < UNSTABLE ? random() : score >= 1 ? STABLE : 1 - STABLE);
  return chosen.map((template, index) => template.map((score) => (index < coins ? 0.5 : rate(score))));
}

/** An evaluation by chance. */
function drawRun(rates, random) {
  return rates.flatMap((questions, template) =>
    questions.map((chance, index) => ({
      ...{ template_id: `t${template}`, question_id: `q${template}-${index}`, question_text: '?', status: 'success' },
      steps_score: random() < chance ? 1 : 0,
    })),
  );
}
