import { statSync } from 'node:fs';
import { join } from 'node:path';
import { makePair, makeQuestion, makeResponse, makeTemplates } from './data.mjs';
import { withFolder, writeCorpus, writeResponses } from './files.mjs';
import { keyTimes } from './keys.mjs';
import { median } from './measure.mjs';
import { CLI, runNode } from './processes.mjs';
import { range } from './random.mjs';
import { millions } from './report.mjs';

const MB = 1e6;
/** One question in so many, which the base run answered, is not answered by the other run. */
const REGRESSED = 15;

/** (p): what the page of a comparison takes beside the run without it: time, memory, and its size. */
export async function pageCosts({ questions, rows, repetitions, limits }) {
  return withFolder(async (folder) => {
    writeRuns(folder, questions, rows);
    await runNode(commandOf(folder, 'base', ['--no-page']));
    const rounds = [];
    for (let round = 0; round <= repetitions; round++) {
      const [without, withPage] = [await costOf(folder, ['--no-page']), await costOf(folder, [])];
      rounds.push({ time: withPage.time - without.time, memory: withPage.peak - without.peak });
    }
    // The first round warms up.
    const [time, memory] = ['time', 'memory'].map((kind) => median(rounds.slice(1).map((round) => round[kind])));
    const size = statSync(join(folder, 'head', 'report.html')).size;
    const what = `The page of ${questions.toLocaleString('en')} questions of ${rows} rows against a baseline`;
    const row = (figure, result, target, reached) => ({
      ...{
        id: 'p',
        what: `${what}: ${figure}`,
        against: '`stepgate evaluate --out --no-page`',
        result,
        target,
        reached,
      },
    });
    const keys = limits.key === undefined ? null : await keyTimes(join(folder, 'head', 'report.html'));
    const [slowest, wait] = [...(keys ?? [])].sort((a, b) => b[1] - a[1])[0] ?? [];
    return [
      row('processor time', `+${(time / 1000).toFixed(2)} s`, `≤ +${limits.seconds} s`, time <= limits.seconds * 1000),
      row('memory', `+${millions(memory)} MB`, `≤ +${limits.memory} MB`, memory <= limits.memory * MB),
      row('size', `${millions(size)} MB`, `≤ ${limits.size} MB`, size <= limits.size * MB),
      ...(keys
        ? [row(`the slowest key (${slowest})`, `${wait.toFixed(0)} ms`, `≤ ${limits.key} ms`, wait <= limits.key)]
        : []),
    ];
  });
}

async function costOf(folder, flags) {
  const args = commandOf(folder, 'head', ['--baseline', join(folder, 'base'), ...flags]);
  const { cpu: time } = await runNode(args, { cpu: true });
  return { time, peak: (await runNode(args, { memory: true })).peak };
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
