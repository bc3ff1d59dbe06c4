import { describe, expect, test } from 'vitest';
import { measured } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { fewer } from '../support/fewer.js';
import { generatedInput } from '../support/generated-inputs.js';
import { makeRandom } from '../support/random.js';

const COUNT = fewer(5000);
const MAX_SECONDS = 20;
const MAX_MIB = 1024;
const BATCH = 25;

describe('an input of less than 2 MB ends within 20 s of processor time and 1 GB, or with a clear error', () => {
  const random = makeRandom(52);
  const batches = Array.from({ length: Math.ceil(COUNT / BATCH) }, (_, at) => at);
  test.each(batches)('batch %i', async () => {
    for (let at = 0; at < BATCH; at++) {
      const { title, files } = generatedInput(random);
      await inFolder(files, async (folder) => {
        const args = [
          'evaluate',
          '--corpus',
          'corpus.json',
          '--responses',
          'responses.jsonl',
          '--out',
          'out',
          '--quiet',
        ];
        const { code, stdout, stderr, seconds, peakMiB } = measured(args, folder);
        const told = {
          title,
          seconds: seconds > MAX_SECONDS ? seconds : 'few',
          peak: peakMiB > MAX_MIB ? peakMiB : 'low',
        };
        expect(told).toEqual({ title, seconds: 'few', peak: 'low' });
        // An id that no question has leaves a question without an answer.
        const codes = stdout.includes('below the required coverage') ? [1] : [0, 2];
        expect(codes, `${title}: ${stderr.slice(0, 2000)}`).toContain(code);
        if (code === 2) expect(stderr, title).toMatch(/^(?:warning: .*\n)*error: /);
        else expect(stdout, title).toContain('Steps score');
        expect(stderr, title).not.toMatch(/^\s+at .*:\d+:\d+/m);
      });
    }
  });
});
