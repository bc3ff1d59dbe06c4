import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openEntries, readRunEntries } from '../../../src/adapters/files/entries.js';
import { openEvaluationFile } from '../../../src/adapters/files/evaluation-file.js';
import { questionsById, regressedIds, worstEntry } from '../../../src/core/show/run-entries.js';
import { testFolder } from '../../support/cli.js';

const folder = testFolder();

const itemOf = (id: string, answer: string) =>
  `- template_id: t\n  question_id: ${id}\n  question_text: 'What? - é'\n  actual_answer: ${answer}\n`;

/** The answers that are found of some questions of a file. */
async function answersIn(text: string, ids: readonly string[]): Promise<unknown[][]> {
  const path = join(folder, 'evaluation.yaml');
  writeFileSync(path, text);
  const file = await openEntries(path);
  const found: unknown[][] = [];
  for (const id of ids) found.push((await file.read(id)).map(({ actual_answer }) => actual_answer));
  return found;
}

const MB = 1024 * 1024;
const [BEFORE, AFTER] = [Buffer.byteLength(itemOf('a', '')), itemOf('z', 'last')];

describe('entries of a file are found', () => {
  // The file is read in pieces of 1 MB.
  test.each([MB, 2 * MB])('wherever an item begins at a border of what is read (%i bytes)', async (border) => {
    for (let start = border - 5; start <= border + 5; start++) {
      const answer = 'x'.repeat(start - BEFORE);
      const text = `${itemOf('a', answer)}${itemOf('b', 'second')}${AFTER}`;
      expect(Buffer.from(text).indexOf('\n- ') + 1).toBe(start);
      expect(await answersIn(text, ['b', 'z', 'y']), `${start}`).toEqual([['second'], ['last'], []]);
    }
  });

  test('several of one question, in the order of the file', async () => {
    const long = 'y'.repeat(1.5 * MB);
    const text = [itemOf('a', 'one'), itemOf('b', long), itemOf('a', 'two'), itemOf('c', 'last'), itemOf('a', 'three')];
    expect(await answersIn(text.join(''), ['a', 'b', 'c'])).toEqual([['one', 'two', 'three'], [long], ['last']]);
  });

  test('in a file of another form, and in one without any', async () => {
    const other = JSON.stringify([
      { template_id: 't', question_id: 'a', question_text: 'What?', actual_answer: 'one' },
    ]);
    expect(await answersIn(other, ['a'])).toEqual([['one']]);
    expect(await answersIn('', ['a'])).toEqual([[]]);
  });
});

test('entries that were kept, and those whose places are known, are the same as those in the file', async () => {
  const details = { group: 0, step: 0, name: 's', comparator: 'exact', score: 1, matches: '1' };
  const cause = { kind: 'no_tool_call', step: 0 };
  const file = await openEvaluationFile(folder);
  for (const [question, question_id] of ['b', 'a', 'c'].entries()) {
    for (const trial of [1, 2]) {
      const place = { question: 2 - question, trial };
      const keys = { template_id: 't', question_id, question_text: '?', trial, actual_answer: `${trial}\n- é\n` };
      const steps_details = [details, { ...details, matches: null, score: 0, cause, detail: { query: 'x' } }];
      await file.write({ ...place, part: 'details' }, { steps_details: trial === 1 ? steps_details : [] });
      await file.write({ ...place, part: 'start' }, keys);
    }
  }
  const { path, entries, places } = await file.finish();
  const [kept, placed] = [
    await openEntries(path, { entries, places }),
    await openEntries(path, { entries: null, places }),
  ];
  const read = await openEntries(path);
  expect([entries?.length, places.length]).toEqual([6, 6]);
  for (const id of ['a', 'b', 'c', 'd']) {
    expect(await kept.read(id), id).toStrictEqual(await read.read(id));
    expect(await placed.read(id), id).toStrictEqual(await read.read(id));
  }
});

describe('entries are parsed on request', () => {
  const headsOf = async (text: string) => {
    const path = join(folder, 'evaluation.yaml');
    writeFileSync(path, text);
    return (await readRunEntries(path)).heads;
  };
  // It can only be scanned.
  const BROKEN = itemOf('broken', '[');

  test.each<[string, string, number | null]>([
    ['a score', '  steps_score: 0.5\n  status: success\n', 0.5],
    ['an error', '  reference_steps:\n  - - name: t\n  status: error\n', 0],
    ['an error with several ways', '  reference_steps_any_of:\n  - - - name: t\n  status: error\n', 0],
    ['no reference', '  reference_steps: []\n  status: success\n', null],
  ])('not for the score: %s', async (_, keys, score) => {
    const [head] = await headsOf(`${BROKEN}${keys}`);
    expect([head?.score(), head?.figures()]).toEqual([score, { score, isChecked: false }]);
    expect(head?.read).toThrow(/evaluation\.yaml/);
  });

  test('for rules and answer checks, and for a score in another form', async () => {
    const [checked, quoted] = await headsOf(`${BROKEN}  rules_checked: []\n${BROKEN}  steps_score: "1"\n`);
    expect(checked?.figures).toThrow(/evaluation\.yaml/);
    expect(quoted?.score).toThrow(/evaluation\.yaml/);
  });

  test('not for the worst answer, if another one scores less', async () => {
    const scored = (score: number) => `  steps_score: ${score}\n  status: success\n  rules_checked: []\n`;
    const heads = await headsOf(`${itemOf('broken', 'one')}${scored(0)}${BROKEN}${scored(1)}`);
    expect(worstEntry(heads)).toMatchObject({ entry: { actual_answer: 'one' }, answers: 2 });
  });

  test('not for what regressed, if the other run lacks the question', async () => {
    const head = { label: 'head', heads: await headsOf(`${BROKEN}  rules_checked: []\n`) };
    expect(regressedIds(questionsById(head), new Map())).toEqual([]);
  });

  test('one by one, though a text has a line like an alias', async () => {
    const heads = await headsOf(`${itemOf('a', '|\n    - *T1\n')}${BROKEN}`);
    expect([heads[0]?.read().actual_answer, heads.length]).toEqual(['- *T1\n', 2]);
  });

  test('all at once if one has the value of another', async () => {
    const heads = await headsOf(`${itemOf('a', '&answer')}    one\n${itemOf('b', '*answer')}`);
    expect(heads.map(({ read }) => read().actual_answer)).toEqual(['one', 'one']);
  });

  test('not for responses, no list and no text', async () => {
    await expect(headsOf('- question_id: a\n  actual_answer: one\n')).rejects.toThrow(/expected .*evaluation/);
    expect(await headsOf('[]\n')).toEqual([]);
    await expect(headsOf('')).rejects.toThrow('evaluation.yaml: is empty');
  });
});
