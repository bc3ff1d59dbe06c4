import { describe, expect, test } from 'vitest';
import { redactNothing } from '../../../src/core/secrets/redact.js';
import { renderFullReport } from '../../../src/report/formats/markdown.js';
import { THIS_RUN } from '../../../src/report/words/blocks.js';
import { parseComment } from '../../support/github/gfm.js';
import { changed, makeDelta, makeReport, unfolded, wrong } from '../../support/report.js';

const HOME = 'https://github.com/acme/agent/';

function rows(...texts: [id: string, text: string][]): string[] {
  const regressed = texts.map(([id, text]) =>
    changed(wrong('extra_rows', { expected: 1, actual: 2, common: 1 }, { id, text }), 1),
  );
  const questions = regressed.map(({ head }) => head);
  const comment = unfolded(makeReport({ questions, comparison: makeDelta({ regressed }) }));
  expect(parseComment(comment, HOME).problems).toEqual([]);
  return comment
    .split('\n')
    .filter((line) => line.startsWith('▼ '))
    .slice(0, texts.length);
}

describe('two questions in a list can be distinguished', () => {
  const start = 'Which of the stations on the northern line, counted from the harbour, '.repeat(4);

  test('where their ends differ, which would be cut off', () => {
    const [north, south] = rows(['q1', `${start}lie north?`], ['q2', `${start}lie south?`]) as [string, string];
    expect(north).toContain('lie north?');
    expect(south).toContain('lie south?');
    for (const row of [north, south]) expect(row).toMatch(/^▼ Which of the stations .*…/);
  });

  test('where the texts are the same, by their ids', () => {
    const [one, two] = rows(['q1', 'Which lines?'], ['q2', 'Which\nlines?']);
    expect(one).toContain('▼ Which lines? (q1) ');
    expect(two).toContain('▼ Which lines? (q2) ');
  });

  test('in the full report, too, where blanks are visible', () => {
    const texts = ['Which lines?', 'Which lines?', 'Which  stops?'];
    const questions = texts.map((text, at) =>
      wrong('extra_rows', { expected: 1, actual: 2, common: 1 }, { id: `q${at}`, text }),
    );
    const regressed = questions.map((head) => changed(head, 1));
    const report = makeReport({ questions, comparison: makeDelta({ regressed }) });
    const text = renderFullReport(report, { thisRun: THIS_RUN, redact: redactNothing });
    for (const shown of ['Which lines? (q0)', 'Which lines? (q1)', 'Which␣␣stops?']) expect(text).toContain(shown);
  });
});
