import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMix } from './data.mjs';
import { withFolder, writeCorpus, writeResponses } from './files.mjs';
import { compareTimes } from './measure.mjs';
import { CLI, runNode } from './processes.mjs';
import { makeRandom, shuffled } from './random.mjs';
import { ratioRow } from './report.mjs';
import { score } from './scoring.mjs';

const BARE = join(import.meta.dirname, 'bare.mjs');

/** (e): the whole command line against reading and writing the same files with the bare libraries. */
export async function commandAgainstLibraries({ questions, rows, limit }) {
  const data = makeMix(questions, rows);
  const orders = [
    ['', data.responses],
    [', responses in another order', shuffled(makeRandom(1), data.responses)],
  ];
  return withFolder(async (folder) => {
    const files = Object.fromEntries(
      ['corpus.yaml', 'responses.jsonl', 'scores.json', 'bare.yaml', 'out'].map((name) => [name, join(folder, name)]),
    );
    writeCorpus(files['corpus.yaml'], data.corpus);
    writeFileSync(files['scores.json'], JSON.stringify(scoresOf(await score(data))));
    const results = [];
    for (const [order, responses] of orders) {
      writeResponses(files['responses.jsonl'], responses);
      const times = await compareTimes(
        () => runCommand(files),
        () => runBare(files),
        5,
      );
      checkOutput(files);
      const what = `\`stepgate evaluate --out\` on (a)${order}`;
      const against = 'the same files loaded and dumped by js-yaml and `JSON.parse`';
      results.push(ratioRow({ id: 'e', what, against, times, limit }));
    }
    return results;
  });
}

function runCommand(files) {
  const inputs = ['--corpus', files['corpus.yaml'], '--responses', files['responses.jsonl']];
  return runNode([CLI, 'evaluate', ...inputs, '--out', files.out, '--quiet']);
}

function runBare(files) {
  return runNode([BARE, files['corpus.yaml'], files['responses.jsonl'], files['scores.json'], files['bare.yaml']]);
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
