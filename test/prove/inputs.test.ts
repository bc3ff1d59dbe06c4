import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLI, measured } from '../support/bundle.js';
import { inFolder, type Outcome } from '../support/cli.js';
import { fewer } from '../support/fewer.js';
import { generatedInput } from '../support/generated-inputs.js';
import { makeRandom } from '../support/random.js';

const COUNT = fewer(5000);
const MAX_SECONDS = 20;
const MAX_MIB = 1024;
const BATCH = 25;

type Ran = Outcome & { readonly seconds: number };

/** Runs the built command line in some folders, one after the other; prints how each run ended, and its processor time. */
const EVALUATES_ALL = `
const ran = [];
const inputs = ['--corpus', 'corpus.json', '--responses', 'responses.jsonl'];
const [{ write }, ...folders] = [process.stdout, ...process.argv.slice(1)];
for (const folder of folders) {
  process.chdir(folder);
  process.argv = ['node', 'stepgate', 'evaluate', ...inputs, '--out', 'out', '--quiet'];
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) process[name].write = (text) => Boolean((texts[name] += text));
  process.stdout.removeAllListeners('error');
  process.exitCode = undefined;
  const before = process.cpuUsage();
  await import(${JSON.stringify(`${CLI}?`)} + folder);
  while (process.exitCode === undefined) await new Promise((done) => setTimeout(done, 2));
  const { user, system } = process.cpuUsage(before);
  ran.push({ code: process.exitCode, ...texts, seconds: (user + system) / 1e6 });
}
process.exitCode = 0;
write.call(process.stdout, JSON.stringify(ran));`;

function check({ code, stdout, stderr, seconds }: Ran, title: string): void {
  expect(seconds, title).toBeLessThanOrEqual(MAX_SECONDS);
  // An id that no question has leaves a question without an answer.
  const codes = stdout.includes('below the required coverage') ? [1] : [0, 2];
  expect(codes, `${title}: ${stderr.slice(0, 2000)}`).toContain(code);
  if (code === 2) expect(stderr, title).toMatch(/^(?:warning: .*\n)*error: /);
  else expect(stdout, title).toContain('Steps score');
  expect(stderr, title).not.toMatch(/^\s+at .*:\d+:\d+/m);
}

const random = makeRandom(52);
const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, at) => at);
test.each(batches)(
  'an input of less than 2 MB ends within 20 s of processor time and 1 GB, or with a clear error: batch %i',
  async () => {
    const inputs = Array.from({ length: BATCH }, (_, at) => ({ ...generatedInput(random), name: String(at) }));
    const files = inputs.flatMap(({ name, files }) =>
      Object.entries(files).map(([file, text]) => [`${name}/${file}`, text] as const),
    );
    await inFolder(Object.fromEntries(files), async (folder) => {
      const folders = inputs.map(({ name }) => join(folder, name));
      const program = ['--input-type=module', '-e', EVALUATES_ALL];
      const { code, stdout, stderr, peakMiB } = measured(folders, folder, program);
      expect(code, stderr).toBe(0);
      const ran = JSON.parse(stdout) as Ran[];
      for (const [at, { title }] of inputs.entries()) check(ran[at] as Ran, title);
      expect(peakMiB, inputs.map(({ title }) => title).join('\n')).toBeLessThanOrEqual(MAX_MIB);
    });
  },
);
