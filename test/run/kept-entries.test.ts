import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openEntries } from '../../src/adapters/files/entries.js';
import { openEvaluationFile } from '../../src/adapters/files/evaluation-file.js';
import { ENTRY_PARTS, type EntryPlace } from '../../src/core/runs/entry-place.js';
import type { Mapping } from '../../src/core/text/values.js';
import { makeEntryKeeper } from '../../src/run/write-run.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { start, judged, rest, details } = ENTRY_PARTS;
const head = (id: string, more: Mapping = {}) => ({
  ...{ template_id: 't', question_id: id, question_text: `What is ${id}?`, status: 'success', ...more },
});

/** Parts of entries in the order in which they may come. */
const PARTS: readonly (readonly [EntryPlace, Mapping])[] = [
  [{ question: 1, trial: 2, part: start }, head('b', { steps_score: 0.5, actual_answer: "it's: «b»\n- 2" })],
  [{ question: 0, trial: 0, part: start }, head('a', { actual_steps: [{ output: '{"rows": [1, 2.50]}', args: {} }] })],
  [{ question: 1, trial: 1, part: details }, { steps_details: [{ name: 's', score: 0, detail: { missing: [] } }] }],
  [{ question: 1, trial: 1, part: start }, head('b', { elapsed_sec: 1e-7, error: null })],
  [{ question: 1, trial: 2, part: judged }, { answer_recall: 1 }],
  [{ question: 1, trial: 1, part: rest }, { steps_score: 0.1 }],
];

describe('entries that are kept', () => {
  test('are those of the file, whatever order their parts come in', async () => {
    const keeper = makeEntryKeeper();
    const writer = await openEvaluationFile(folder);
    for (const [place, keys] of PARTS) {
      keeper.add(place, keys);
      await writer.write(place, keys);
    }
    const [kept, file] = [keeper.kept(), await openEntries(await writer.finish())];
    for (const id of ['a', 'b', 'c']) expect(await kept?.read(id)).toEqual(await file.read(id));
    expect((await kept?.read('b'))?.map(({ steps_score }) => steps_score)).toEqual([0.1, 0.5]);
    await file.close();
  });

  test('are none where they are too many', () => {
    const place = { question: 0, trial: 0, part: start };
    const keys = head('a', { actual_answer: 'x'.repeat(500) });
    const [small, large] = [1000, 499].map(makeEntryKeeper);
    for (const keeper of [small, large]) keeper?.add(place, keys);
    expect([small, large].map((keeper) => keeper?.kept() === null)).toEqual([false, true]);
  });
});
