import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measured } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { asSpans, lines } from '../support/recorded.js';

test('memory does not grow with the lines of a file', () =>
  inFolder({}, async (folder, file) => {
    const output = 'x'.repeat(20_000);
    const traces = Array.from({ length: 6_000 }, (_, at) =>
      asSpans({ question_id: `q${at}`, question: '?', actual_steps: [{ name: 's', status: 'success', output }] }, at),
    );
    writeFileSync(file('traces.jsonl'), lines(traces.flat()));
    const { peakMiB, stderr } = measured(['import', 'traces.jsonl', '-o', 'responses.jsonl'], folder);
    expect(stderr).toContain('written: 6,000 responses');
    expect(peakMiB).toBeLessThan(200);
  }));
