// npm run bench           all measurements; the results go into bench/README.md, too
// npm run bench -- a c    some of them
// npm run bench -- base   this build against that of another commit (base.mjs)
import { actionAgainstCommand, firstLineAgainstNode } from './action.mjs';
import { compareWithBase } from './base.mjs';
import { blankNodesAgainstIris, blankNodesTenTimes } from './blank-nodes.mjs';
import { growthWithColumns, mismatchAgainstMatch, symmetricTables } from './columns.mjs';
import { commandAgainstLibraries, demoAgainstNode, pageAgainstNone, startAgainstNode } from './commands.mjs';
import { makeMix } from './data.mjs';
import { decisionTime } from './decisions.mjs';
import { editsAgainstNone } from './edits.mjs';
import { alternativesAgainstOne, unorderedAgainstHalf } from './matching.mjs';
import { peakWithLargeCorpus, peakWithManyResponses } from './memory.mjs';
import { pageCosts } from './page.mjs';
import { renderMachine, renderRows, renderTable, writeResults } from './report.mjs';
import { rerunErrors, statisticsTime } from './reruns.mjs';
import { scoringAgainstParsing, scoringTwice } from './scoring.mjs';
import { mergeCosts } from './shards.mjs';
import { importSpans } from './spans.mjs';

const MEASUREMENTS = {
  a: [() => scoringAgainstParsing({ id: 'a', data: makeMix(2000, 50), limit: 2.2 })],
  b: [
    async () => {
      const data = makeMix(200, 5000);
      return scoringAgainstParsing({ id: 'b', data, limit: 2.4, repetitions: 3 });
    },
    () => peakWithManyResponses({ questions: 5000, sizesMb: [500, 1000], limitMb: 50 }),
  ],
  c: [() => mismatchAgainstMatch({ limit: 5 }), () => symmetricTables({ limitMs: 1000 })],
  d: [() => scoringTwice({ questions: 2000, rows: 50, limit: 2.3 })],
  e: [
    () =>
      commandAgainstLibraries({
        ...{ id: 'e', questions: 2000, rows: 50, repetitions: 7 },
        limit: 1.3,
      }),
  ],
  f: [() => startAgainstNode({ limit: 3 })],
  g: [() => firstLineAgainstNode({ limit: 4 })],
  h: [() => actionAgainstCommand({ questions: 200, rows: 50, limit: 3 })],
  i: [
    () =>
      commandAgainstLibraries({
        ...{ id: 'i', questions: 200, rows: 5000, repetitions: 3 },
        limit: 1.3,
      }),
  ],
  j: [() => demoAgainstNode({ limit: 20 })],
  k: [() => peakWithLargeCorpus(makeMix(200, 5000))],
  m: [
    () =>
      commandAgainstLibraries({
        ...{ id: 'm', questions: 2000, rows: 50, repetitions: 5, layout: 'folded' },
        limit: 1.3,
      }),
  ],
  n: [
    () => unorderedAgainstHalf({ items: 10_000, limit: 2.6 }),
    () => alternativesAgainstOne({ alternatives: 50, rows: 1000, limit: 50 }),
    () => blankNodesAgainstIris({ rows: 10_000, limit: 3 }),
    () => blankNodesTenTimes({ rows: 1000, limit: 12 }),
  ],
  o: [() => importSpans({ traces: 25_000, rows: 52, limit: 5.2, limitMb: 350 })],
  p: [
    () => pageAgainstNone({ questions: 2000, rows: 50, limit: 1.25 }),
    () => pageCosts({ questions: 180, rows: 50, repetitions: 5, limits: { seconds: 0.5, memory: 150, size: 3 } }),
    ...[
      [2000, 1000],
      [10_000, 2000],
    ].map(([questions, usable]) => () => {
      const limits = { seconds: 2, memory: 150, size: questions === 2000 ? 4 : 9, usable, key: 100 };
      return pageCosts({ questions, rows: 10, repetitions: 3, limits });
    }),
    () =>
      pageCosts({
        questions: 50_000,
        rows: 5,
        repetitions: 3,
        limits: { seconds: 8, memory: 150, size: 12, key: 100 },
      }),
  ],
  q: [() => mergeCosts({ questions: 50_000, rows: 5, counts: [8], limits: { seconds: 60, memory: 2000 } })],
  r: [() => editsAgainstNone({ questions: 50_000, rows: 5, limit: 1.25, limitMb: 50 })],
  s: [() => rerunErrors({ pairs: 2000, limit: 0.05 }), () => statisticsTime({ questions: 50_000, limitMs: 500 })],
  u: [() => decisionTime({ questions: 10_000, limit: 0.05 })],
};

const asked = process.argv.slice(2);
try {
  console.log(asked[0] === 'base' ? await compareWithBase(asked.slice(1)) : await measure(asked));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

async function measure(asked) {
  const unknown = asked.filter((id) => !Object.hasOwn(MEASUREMENTS, id));
  if (unknown.length > 0) {
    throw new Error(`no measurement ${unknown.join(', ')}; there are ${Object.keys(MEASUREMENTS).join(', ')}, base`);
  }
  const ids = Object.keys(MEASUREMENTS).filter((id) => asked.length === 0 || asked.includes(id));
  const rows = [];
  for (const id of ids) {
    for (const measureOne of MEASUREMENTS[id]) {
      console.error(`measuring ${id} …`);
      rows.push(...(await measureOne()));
    }
  }
  const parts = [renderMachine(), renderRows(rows)];
  if (ids.includes('c')) parts.push(renderTable(await growthWithColumns()));
  const text = parts.join('\n\n');
  if (asked.length === 0) writeResults(text);
  return text;
}
