import { join } from 'node:path';
import { makePair, makeQuestion, makeResponse, makeTemplates } from './data.mjs';
import { withFolder, writeCorpus, writeResponses } from './files.mjs';
import { median } from './measure.mjs';
import { CLI, runNode } from './processes.mjs';
import { range } from './random.mjs';
import { millions } from './report.mjs';

const SEED = 2;
const MB = 1e6;

/** (b): the largest resident set of the command line, with a large corpus. */
export async function peakWithLargeCorpus({ questions, rows }) {
  return withFolder(async (folder) => {
    const corpus = writeLargeCorpus(folder, questions, (index) => makePair(index, rows, SEED).reference);
    const { bytes, largest } = writeAnswers(folder, questions, (index) => makePair(index, rows, SEED).actual);
    const peak = await peakOf(folder);
    const what = `Peak memory of \`evaluate --out\` with a corpus of ${millions(corpus)} MB`;
    return [peakRow({ what, peak, corpus, responses: bytes, largest })];
  });
}

/** (b): the same with a small corpus, and with ten times the responses. */
export async function peakWithManyResponses({ questions, sizesMb, limitMb, repetitions = 3 }) {
  return withFolder(async (folder) => {
    const corpus = writeLargeCorpus(folder, questions, (index) => makePair(index, 2, SEED).reference);
    const rows = [];
    const peaks = [];
    for (const size of sizesMb) {
      const { bytes, largest } = writeAnswers(folder, questions, answersOf((size * MB) / questions));
      const peak = median(await inTurn(repetitions, () => peakOf(folder)));
      peaks.push(peak);
      const what = `Peak memory with a corpus of ${millions(corpus)} MB`;
      rows.push(peakRow({ what, peak, corpus, responses: bytes, largest }));
    }
    const more = peaks.at(-1) - peaks[0];
    const [few, many] = [sizesMb[0], sizesMb.at(-1)];
    rows.push({
      ...{ id: 'b', what: `Peak memory with ${many} MB of responses: ${millions(peaks.at(-1))} MB` },
      ...{ against: `with ${few} MB: ${millions(peaks[0])} MB`, result: `${more < 0 ? '' : '+'}${millions(more)} MB` },
      ...{ target: `within ${limitMb} MB`, reached: Math.abs(more) <= limitMb * MB },
    });
    return rows;
  });
}

function writeLargeCorpus(folder, questions, referenceOf) {
  const questionAt = (index) => makeQuestion(index, referenceOf(index));
  return writeCorpus(join(folder, 'corpus.yaml'), makeTemplates(questions, questionAt));
}

function writeAnswers(folder, questions, actualOf) {
  const responses = Iterator.from(range(questions)).map((index) => makeResponse(index, actualOf(index)));
  return writeResponses(join(folder, 'responses.jsonl'), responses);
}

/** Answers of about as many bytes as asked for: a row of the mix takes this many as a line of JSONL. */
const ROW_BYTES = 390;

function answersOf(bytes) {
  return (index) => makePair(index, Math.round(bytes / ROW_BYTES), SEED).actual;
}

async function peakOf(folder) {
  const [corpus, responses] = ['corpus.yaml', 'responses.jsonl'].map((name) => join(folder, name));
  const args = ['evaluate', '--corpus', corpus, '--responses', responses, '--out', join(folder, 'out'), '--quiet'];
  return (await runNode([CLI, ...args], { memory: true })).peak;
}

function peakRow({ what, peak, corpus, responses, largest }) {
  const limit = 4 * (corpus + largest) + 150 * MB;
  return {
    ...{ id: 'b', what: `${what}, ${millions(responses)} MB of responses` },
    ...{ against: `corpus and largest response, ${millions(corpus + largest)} MB`, result: `${millions(peak)} MB` },
    ...{ target: `≤ 4 × + 150 MB: ${millions(limit)} MB`, reached: peak <= limit },
  };
}

async function inTurn(count, work) {
  const results = [];
  for (let round = 0; round < count; round++) results.push(await work());
  return results;
}
