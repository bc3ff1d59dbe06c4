// npm run bench -- base [--base COMMIT] [--pairs N] [--only RUN …]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { baseCommit, copyBuild, unpackBuild } from './builds.mjs';
import { makePair, makeQuestion, makeResponse, makeTemplates } from './data.mjs';
import { repeatExample } from './example.mjs';
import { withFolder, writeCorpus, writeResponses } from './files.mjs';
import { PAGE_HEAD, PAGES, pageRow } from './page-pairs.mjs';
import { HEAD, rowOf, runPairs } from './pairs.mjs';
import { runNode } from './processes.mjs';
import { range } from './random.mjs';
import { renderMachine, renderTable } from './report.mjs';

const large = { write: (folder) => writeMix(folder, 2000, 50) };

/** Each writes its files, and has its own flags; `baseline`: responses that each build scores first. */
const RUNS = {
  'run-a': { ...large, flags: ['--no-page'] },
  'run-a-page': { ...large, flags: [] },
  'run-b': { write: (folder) => writeMix(folder, 200, 5000), flags: ['--no-page'] },
  'run-q': { write: (folder) => writeExample(folder, 190), flags: [], baseline: 'before.jsonl' },
};

const KNOWN = [...Object.keys(RUNS), ...Object.keys(PAGES)];

/** Compares this build with that of a commit, as whole processes. Returns the text that shows it. */
export async function compareWithBase(args) {
  const { base, pairs, only } = parseFlags(args);
  return withFolder(async (folder) => {
    const builds = [unpackBuild(base, join(folder, 'base')), copyBuild(join(folder, 'current'))];
    const [rows, pageRows] = [[], []];
    for (const run of only) {
      console.error(`measuring ${run} …`);
      if (Object.hasOwn(RUNS, run))
        rows.push(rowOf(run, await withFolder((data) => pairsOf(RUNS[run], data, builds, pairs))));
      else pageRows.push(await withFolder((data) => pageRow(run, data, builds, pairs)));
    }
    const title = `This build against that of ${base}; number of pairs: ${pairs}. Medians, and the least and the greatest ratio:`;
    const pages = pageRows.filter((row) => row !== null);
    const tables = [
      ...(rows.length > 0 ? [renderTable({ title, head: HEAD, rows })] : []),
      ...(pages.length > 0 ? [renderTable({ title, head: PAGE_HEAD, rows: pages })] : []),
    ];
    return [renderMachine(), ...tables].join('\n\n');
  });
}

function parseFlags(args) {
  const options = { base: { type: 'string' }, pairs: { type: 'string' }, only: { type: 'string', multiple: true } };
  const { base = baseCommit(), pairs = '5', only = KNOWN } = parseArgs({ args, options }).values;
  const unknown = only.filter((run) => !KNOWN.includes(run));
  if (unknown.length > 0) throw new Error(`--only ${unknown[0]}: there are ${KNOWN.join(', ')}`);
  if (!/^[1-9]\d{0,3}$/.test(pairs)) throw new Error(`--pairs ${pairs}: a number of pairs, as in 5`);
  return { base, pairs: Number(pairs), only };
}

async function pairsOf({ write, flags, baseline }, folder, builds, count) {
  write(folder);
  const runs = [];
  for (const [at, build] of builds.entries()) {
    const out = (name) => ['--out', join(folder, `${name}-${at}`)];
    const evaluate = (responses, more) =>
      runNode([build, 'evaluate', ...inputsOf(folder, responses), '--quiet', ...more], { usage: true });
    if (baseline) await evaluate(baseline, [...out('before'), '--no-page']);
    const against = baseline ? ['--baseline', join(folder, `before-${at}`)] : [];
    runs.push(() => evaluate('responses.jsonl', [...out('after'), ...against, ...flags]));
  }
  return runPairs(count, ...runs);
}

function inputsOf(folder, responses) {
  return ['--corpus', join(folder, 'corpus.yaml'), '--responses', join(folder, responses)];
}

/** Question by question, as all of them are larger than memory should be. */
function writeMix(folder, questions, rows) {
  const questionAt = (index) => makeQuestion(index, makePair(index, rows).reference);
  writeCorpus(join(folder, 'corpus.yaml'), makeTemplates(questions, questionAt));
  writeResponses(join(folder, 'responses.jsonl'), makeResponses(questions, rows));
}

function* makeResponses(questions, rows) {
  for (const index of range(questions)) yield makeResponse(index, makePair(index, rows).actual);
}

function writeExample(folder, questions) {
  const { corpus, responses } = repeatExample(questions);
  writeCorpus(join(folder, 'corpus.yaml'), corpus);
  for (const [at, name] of ['before.jsonl', 'responses.jsonl'].entries()) {
    writeResponses(join(folder, name), responses[at]);
  }
}
