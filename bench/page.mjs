import { statSync } from 'node:fs';
import { join } from 'node:path';
import { makePair, makeQuestion, makeResponse, makeTemplates } from './data.mjs';
import { withFolder, writeCorpus, writeResponses } from './files.mjs';
import { keyTimes, loadTime } from './keys.mjs';
import { median } from './measure.mjs';
import { CLI, runNode } from './processes.mjs';
import { range } from './random.mjs';
import { millions } from './report.mjs';

const MB = 1e6;
/** One question in so many, which the base run answered, is not answered by the other run. */
const REGRESSED = 15;

/** (p): what the page of a comparison adds to the run without it: time, memory; its size, and how soon it answers a key. */
export async function pageCosts({ questions, rows, repetitions, limits }) {
  return withFolder(async (folder) => {
    writeRuns(folder, questions, rows);
    await runNode(commandOf(folder, 'base', ['--no-page']));
    const rounds = [];
    for (let round = 0; round <= repetitions; round++) {
      rounds.push({ without: await usageOf(folder, ['--no-page']), whole: await usageOf(folder, []) });
    }
    const page = join(folder, 'head', 'report.html');
    const size = statSync(page).size;
    const found = [
      // The first round warms up.
      ...usageRows(rounds.slice(1), limits),
      {
        what: 'size',
        against: '–',
        result: `${millions(size)} MB`,
        target: `≤ ${limits.size} MB`,
        reached: size <= limits.size * MB,
      },
      ...(limits.usable === undefined ? [] : await loadRows(page, limits.usable)),
      ...(limits.key === undefined ? [] : await keyRows(page, limits.key)),
    ];
    const title = `The page of ${questions.toLocaleString('en')} questions of ${rows} rows against a baseline`;
    return found.map((row) => ({ ...row, id: 'p', what: `${title}: ${row.what}` }));
  });
}

function usageRows(rounds, limits) {
  const of = (figure) => median(rounds.map(figure));
  const seconds = of(({ whole, without }) => whole.cpu - without.cpu) / 1000;
  const memory = of(({ whole, without }) => whole.peak - without.peak);
  const alone = 'the run with `--no-page`';
  return [
    {
      what: 'processor time',
      against: `${alone}: ${(of(({ without }) => without.cpu) / 1000).toFixed(1)} s`,
      result: `+${seconds.toFixed(2)} s`,
      target: `≤ +${limits.seconds} s`,
      reached: seconds <= limits.seconds,
    },
    {
      what: 'memory',
      against: `${alone}: ${millions(of(({ without }) => without.peak))} MB`,
      result: `+${millions(memory)} MB`,
      target: `≤ +${limits.memory} MB`,
      reached: memory <= limits.memory * MB,
    },
  ];
}

/** None where there is no Chromium. */
async function loadRows(page, limit) {
  const wait = await loadTime(page);
  if (wait === null) return [];
  return [
    {
      what: 'usable after',
      against: '(in Chromium)',
      result: `${wait.toFixed(0)} ms`,
      target: `≤ ${limit} ms`,
      reached: wait <= limit,
    },
  ];
}

/** None where there is no Chromium. */
async function keyRows(page, limit) {
  const [slowest, wait] = [...((await keyTimes(page)) ?? [])].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (wait === undefined) return [];
  return [
    {
      what: `the slowest key (${slowest})`,
      against: '(in Chromium)',
      result: `${wait.toFixed(0)} ms`,
      target: `≤ ${limit} ms`,
      reached: wait <= limit,
    },
  ];
}

/** Both in one run: the memory is that of the run whose time is measured. */
function usageOf(folder, flags) {
  return runNode(commandOf(folder, 'head', ['--baseline', join(folder, 'base'), ...flags]), { usage: true });
}

function commandOf(folder, run, flags) {
  const inputs = ['--corpus', join(folder, 'corpus.yaml'), '--responses', join(folder, `${run}.jsonl`)];
  return [CLI, 'evaluate', ...inputs, '--out', join(folder, run), '--quiet', ...flags];
}

/** Two runs over one corpus, of which the later one lost some questions. */
export function writeRuns(folder, questions, rows) {
  const templates = makeTemplates(questions, (index) => makeQuestion(index, makePair(index, rows).reference));
  writeCorpus(join(folder, 'corpus.yaml'), templates);
  for (const [run, isLost] of [
    ['base', () => false],
    ['head', (index) => index % REGRESSED === 0],
  ]) {
    const responses = Iterator.from(range(questions)).map((index) =>
      makeResponse(index, makePair(isLost(index) ? index + 1 : index, rows).actual),
    );
    writeResponses(join(folder, `${run}.jsonl`), responses);
  }
}
