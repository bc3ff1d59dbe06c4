import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measured } from '../support/bundle.js';
import { cliIn, inFolder, type Outcome } from '../support/cli.js';
import { fewer } from '../support/fewer.js';
import { generatedInput } from '../support/generated-inputs.js';
import { makeRandom } from '../support/random.js';

const COUNT = fewer(5000);
const MAX_SECONDS = 20;
const MAX_MIB = 1024;
const BATCH = 25;

/** A program that evaluates the inputs in some folders by the built library, one after the other. */
const EVALUATES_ALL = [
  '--input-type=module',
  '-e',
  `import { evaluateFiles, StepgateError } from ${JSON.stringify(join(import.meta.dirname, '../../dist/lib/index.js'))};
  for (const folder of process.argv.slice(1)) {
    process.chdir(folder);
    await evaluateFiles({ corpus: ['corpus.json'], responses: ['responses.jsonl'], out: 'again' }).catch((error) => {
      if (!(error instanceof StepgateError)) throw error;
    });
  }`,
];

/** Processor time of a run in this process. */
async function timed(run: () => Promise<Outcome>) {
  const before = process.cpuUsage();
  const outcome = await run();
  const { user, system } = process.cpuUsage(before);
  return { ...outcome, seconds: (user + system) / 1e6 };
}

async function checkInput(folder: string, title: string): Promise<void> {
  const inputs = ['--corpus', 'corpus.json', '--responses', 'responses.jsonl'];
  const { code, stdout, stderr, seconds } = await timed(() =>
    cliIn(folder, 'evaluate', ...inputs, '--out', 'out', '--quiet'),
  );
  expect(seconds, title).toBeLessThanOrEqual(MAX_SECONDS);
  // An id that no question has leaves a question without an answer.
  const codes = stdout.includes('below the required coverage') ? [1] : [0, 2];
  expect(codes, `${title}: ${stderr.slice(0, 2000)}`).toContain(code);
  if (code === 2) expect(stderr, title).toMatch(/^(?:warning: .*\n)*error: /);
  else expect(stdout, title).toContain('Steps score');
  expect(stderr, title).not.toMatch(/^\s+at .*:\d+:\d+/m);
}

describe('an input of less than 2 MB ends within 20 s of processor time and 1 GB, or with a clear error', () => {
  const random = makeRandom(52);
  const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, at) => at);
  test.each(batches)('batch %i', async () => {
    const inputs = Array.from({ length: BATCH }, (_, at) => ({ ...generatedInput(random), name: String(at) }));
    const files = inputs.flatMap(({ name, files }) =>
      Object.entries(files).map(([file, text]) => [`${name}/${file}`, text] as const),
    );
    await inFolder(Object.fromEntries(files), async (folder) => {
      for (const { name, title } of inputs) await checkInput(join(folder, name), title);
      const folders = inputs.map(({ name }) => join(folder, name));
      const { code, stderr, peakMiB } = measured(folders, folder, EVALUATES_ALL);
      expect(code, stderr).toBe(0);
      expect(peakMiB, inputs.map(({ title }) => title).join('\n')).toBeLessThanOrEqual(MAX_MIB);
    });
  });
});
