import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMix } from './data.mjs';
import { withFolder, writeCorpus, writeFoldedCorpus, writeResponses } from './files.mjs';
import { compareRuns, compareTimes } from './measure.mjs';
import { CLI, runNode } from './processes.mjs';
import { makeRandom, shuffled } from './random.mjs';
import { ratioRow } from './report.mjs';
import { score } from './scoring.mjs';

const BARE = join(import.meta.dirname, 'bare.mjs');

/** The layouts of a corpus: as js-yaml writes it, and folded at 80 columns as PyYAML does by default. */
const LAYOUTS = { lines: writeCorpus, folded: writeFoldedCorpus };

/** (e), (i), (m): the whole command line against reading and writing the same files with the bare libraries. */
export async function commandAgainstLibraries({ id, questions, rows, repetitions, layout = 'lines', limit }) {
  const data = makeMix(questions, rows);
  return withFolder(async (folder) => {
    const files = Object.fromEntries(
      ['corpus.yaml', 'responses.jsonl', 'scores.json', 'bare.yaml', 'out'].map((name) => [name, join(folder, name)]),
    );
    LAYOUTS[layout](files['corpus.yaml'], data.corpus);
    writeFileSync(files['scores.json'], JSON.stringify(scoresOf(await score(data))));
    const results = [];
    const orders = [['', data.responses]];
    if (id === 'e') orders.push([', responses in another order', shuffled(makeRandom(1), data.responses)]);
    for (const [order, responses] of orders) {
      writeResponses(files['responses.jsonl'], responses);
      const { cpu, time } = await compareRuns(
        () => runCommand(files),
        () => runBare(files),
        repetitions,
      );
      checkOutput(files);
      const folded = layout === 'folded' ? ', corpus folded as by PyYAML' : '';
      const what = `\`stepgate evaluate --out --no-page\` on ${questions} questions of ${rows} rows${folded}${order}`;
      const against = 'the same files loaded and dumped by js-yaml and `JSON.parse`';
      const row = (kind, times) => ratioRow({ id, what: `${what}, ${kind}`, against, times, limit });
      results.push(row('processor time', cpu), row('wall time', time));
    }
    return results;
  });
}

/** (p): what the page of all questions adds. */
export async function pageAgainstNone({ questions, rows, limit }) {
  const data = makeMix(questions, rows);
  return withFolder(async (folder) => {
    const files = Object.fromEntries(
      ['corpus.yaml', 'responses.jsonl', 'out'].map((name) => [name, join(folder, name)]),
    );
    writeCorpus(files['corpus.yaml'], data.corpus);
    writeResponses(files['responses.jsonl'], data.responses);
    const { cpu } = await compareRuns(
      () => runCommand(files, []),
      () => runCommand(files),
      3,
    );
    const what = '`stepgate evaluate --out` on (a), processor time';
    return [ratioRow({ id: 'p', what, against: 'the same with `--no-page`', times: cpu, limit })];
  });
}

function runCommand(files, more = ['--no-page']) {
  const inputs = ['--corpus', files['corpus.yaml'], '--responses', files['responses.jsonl']];
  return runNode([CLI, 'evaluate', ...inputs, '--out', files.out, '--quiet', ...more], { usage: true });
}

function runBare(files) {
  return runNode([BARE, files['corpus.yaml'], files['responses.jsonl'], files['scores.json'], files['bare.yaml']], {
    usage: true,
  });
}

/** What a library cannot know. */
function scoresOf(entries) {
  return Object.fromEntries(
    entries.map(({ question_id, reference_steps, steps_score, steps_details }) => [
      question_id,
      { matches: reference_steps[0][0].matches, steps_score, steps_details },
    ]),
  );
}

/** Both must have written the same, or they did not do the same work. */
function checkOutput(files) {
  const written = readFileSync(join(files.out, 'evaluation.yaml'));
  if (!written.equals(readFileSync(files['bare.yaml']))) throw new Error('the two evaluation files differ');
}

/** (f): the start of the command line. */
export async function startAgainstNode({ limit }) {
  const times = await compareTimes(
    () => runNode([CLI, '--help']),
    () => runNode(['-e', '0']),
    15,
  );
  return [ratioRow({ id: 'f', what: '`stepgate --help`', against: '`node -e 0`', times, limit })];
}

/** (j): the example, as `npm start` shows it. */
export async function demoAgainstNode({ limit }) {
  const times = await compareTimes(
    () => runNode([CLI, 'demo']),
    () => runNode(['-e', '0']),
  );
  return [ratioRow({ id: 'j', what: '`stepgate demo` (`npm start`)', against: '`node -e 0`', times, limit })];
}
