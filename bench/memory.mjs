import { join } from 'node:path';
import { makePair, makeQuestion, makeResponse, makeTemplates } from './data.mjs';
import { withFolder, writeCorpus, writeResponses } from './files.mjs';
import { median } from './measure.mjs';
import { CLI, runNode } from './processes.mjs';
import { range } from './random.mjs';
import { millions } from './report.mjs';

const [CORPUS, RESPONSES] = ['corpus.yaml', 'responses.jsonl'];
const MB = 1e6;

/** What a run may take in addition to its data. A stream of large values fills the young generation of V8 to its limit. */
const LARGE_CORPUS = { times: 2.2, extra: 150 * MB };
const MANY_RESPONSES = { times: 4, extra: 350 * MB };

/** (k): the largest resident set of the command line, with a large corpus. */
export async function peakWithLargeCorpus({ corpus, responses }) {
  return withFolder(async (folder) => {
    const bytes = writeCorpus(join(folder, CORPUS), corpus);
    const written = writeResponses(join(folder, RESPONSES), responses);
    const what = `Peak memory of \`evaluate --out\` with a corpus of ${millions(bytes)} MB`;
    const peak = await peakOf(folder);
    return [peakRow({ id: 'k', what, peak, data: bytes, ...LARGE_CORPUS, ...written }), perByteRow(peak, bytes)];
  });
}

/** (b): the same with a small corpus, and with twice the responses. */
export async function peakWithManyResponses({ questions, sizesMb, limitMb, repetitions = 3 }) {
  return withFolder(async (folder) => {
    const corpus = writeCorpus(join(folder, CORPUS), makeTemplates(questions, smallQuestion));
    const runs = [];
    for (const size of sizesMb) {
      const written = writeResponses(join(folder, RESPONSES), makeAnswers(questions, (size * MB) / questions));
      const peaks = [];
      while (peaks.length < repetitions) peaks.push(await peakOf(folder));
      const what = `Peak memory with a corpus of ${millions(corpus)} MB`;
      const data = corpus + written.largest;
      runs.push({ id: 'b', what, peak: median(peaks), data, ...MANY_RESPONSES, ...written });
    }
    return [...runs.map(peakRow), growthRow(runs[0], runs.at(-1), limitMb)];
  });
}

const smallQuestion = (index) => makeQuestion(index, makePair(index, 2).reference);

/** A row of the mix takes about as many bytes in a line of JSONL. */
const ROW_BYTES = 344;

function makeAnswers(questions, bytes) {
  const rows = Math.round(bytes / ROW_BYTES);
  return Iterator.from(range(questions)).map((index) => makeResponse(index, makePair(index, rows).actual));
}

async function peakOf(folder) {
  const inputs = ['--corpus', join(folder, CORPUS), '--responses', join(folder, RESPONSES)];
  const { peak } = await runNode([CLI, 'evaluate', ...inputs, '--out', join(folder, 'out'), '--no-page', '--quiet'], {
    usage: true,
  });
  return peak;
}

function growthRow(few, many, limitMb) {
  const more = many.peak - few.peak;
  return {
    ...{ id: 'b', what: `Peak memory with ${millions(many.bytes)} MB of responses: ${millions(many.peak)} MB` },
    ...{ against: `with ${millions(few.bytes)} MB: ${millions(few.peak)} MB` },
    ...{ result: `${more < 0 ? '−' : '+'}${millions(Math.abs(more))} MB` },
    ...{ target: `within ${limitMb} MB`, reached: Math.abs(more) <= limitMb * MB },
  };
}

function peakRow({ id, what, peak, data, times, extra, bytes }) {
  const limit = times * data + extra;
  return {
    ...{ id, what: `${what}, ${millions(bytes)} MB of responses` },
    ...{ against: `corpus${id === 'b' ? ' and largest response' : ''}, ${millions(data)} MB` },
    ...{ result: `${millions(peak)} MB`, target: `≤ ${times} × + ${millions(extra)} MB: ${millions(limit)} MB` },
    ...{ reached: peak <= limit },
  };
}

function perByteRow(peak, bytes) {
  const ratio = (peak - LARGE_CORPUS.extra) / bytes;
  return {
    ...{
      id: 'k',
      what: 'Bytes of memory for each byte of that corpus',
      against: `above ${LARGE_CORPUS.extra / MB} MB`,
    },
    ...{ result: `${ratio.toFixed(2)} ×`, target: `≤ ${LARGE_CORPUS.times} ×`, reached: ratio <= LARGE_CORPUS.times },
  };
}
