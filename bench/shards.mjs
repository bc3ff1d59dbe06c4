import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { withFolder } from './files.mjs';
import { writeRuns } from './page.mjs';
import { CLI, runNode } from './processes.mjs';
import { range } from './random.mjs';
import { millions } from './report.mjs';

const MB = 1e6;

/** (q): merging the shards of a large run against a baseline. Their files must equal those of the run in one piece. */
export async function mergeCosts({ questions, rows, counts, limits }) {
  return withFolder(async (folder) => {
    writeRuns(folder, questions, rows);
    await evaluate(folder, 'base', ['--out', join(folder, 'base')]);
    const whole = await runIn(folder, 'whole', ['evaluate', ...inputsOf(folder, 'head'), '--quiet']);
    const results = [];
    for (const count of counts) {
      const of = `in ${count} ${count === 1 ? 'shard' : 'shards'}`;
      const what = `\`stepgate merge\` of ${questions.toLocaleString('en')} questions ${of}`;
      results.push(...rowsOf(what, await mergeOf(folder, count, whole.hashes), whole, limits));
    }
    return results;
  });
}

function rowsOf(what, { time, peak }, whole, { seconds, memory }) {
  const secondsOf = (run) => `${(run.time / 1000).toFixed(1)} s`;
  return [
    {
      ...{ id: 'q', what: `${what}: time`, against: `in one piece: ${secondsOf(whole)}` },
      ...{ result: secondsOf({ time }), target: `≤ ${seconds} s`, reached: time <= seconds * 1000 },
    },
    {
      ...{ id: 'q', what: `${what}: peak memory`, against: `in one piece: ${millions(whole.peak)} MB` },
      ...{ result: `${millions(peak)} MB`, target: `≤ ${millions(memory * MB)} MB`, reached: peak <= memory * MB },
    },
  ];
}

async function mergeOf(folder, count, expected) {
  const shards = range(count).map((at) => join(folder, `${at + 1}-of-${count}`));
  for (const [at, out] of shards.entries()) {
    await evaluate(folder, 'head', ['--shard', `${at + 1}/${count}`, '--out', out]);
  }
  const { hashes, ...costs } = await runIn(folder, `merged-${count}`, ['merge', ...shards]);
  const names = new Set([...Object.keys(hashes), ...Object.keys(expected)]);
  const different = [...names].filter((name) => hashes[name] !== expected[name]);
  if (different.length > 0) throw new Error(`${count} shards merge to other files: ${different.join(', ')}`);
  return { count, ...costs };
}

function evaluate(folder, run, flags) {
  return runNode([CLI, 'evaluate', ...inputsOf(folder, run), '--no-page', '--quiet', ...flags]);
}

/** Runs the command in a separate folder, because reports have paths. */
async function runIn(folder, name, command) {
  const cwd = join(folder, name);
  mkdirSync(cwd);
  const args = [CLI, ...command, '--out', 'out', '--baseline', '../base', '--junit', 'junit.xml'];
  const { time, peak } = await runNode(args, { usage: true, cwd });
  const hashes = {};
  const files = ['junit.xml', ...readdirSync(join(cwd, 'out')).map((name) => join('out', name))];
  for (const file of files) hashes[file] = await hashOf(join(cwd, file));
  return { time, peak, hashes };
}

async function hashOf(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function inputsOf(folder, run) {
  return ['--corpus', join(folder, 'corpus.yaml'), '--responses', join(folder, `${run}.jsonl`)];
}
