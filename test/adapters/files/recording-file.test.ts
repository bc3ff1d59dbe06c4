import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRecording } from '../../../src/adapters/files/recording-file.js';
import { testFolder } from '../../support/cli.js';

const folder = testFolder();

const WHOLE = '{"question_id":"q1","actual_answer":"a"}\n';

test.each([
  ['a list of responses', '[\n  {"question_id":"q1","actual_answer":"a"}\n]', 1],
  ['text', 'one line\nand another one', 1],
  ['one line of text', 'notes without a line end', 1],
  ['text at the end', `${WHOLE}notes`, 2],
  ['two responses in one line', '{"question_id":"q1","actual_answer":"a"}{"question_id":"q2"}', 1],
  ['another JSON value at the end', `${WHOLE}[1`, 2],
])('a file with %s is refused, and stays as it is', async (name, text, line) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  await expect(openRecording(path, true, false)).rejects.toThrow(`:${line}: is not a recorded response`);
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test.each([
  ['half a response', `${WHOLE}{"question_id":"q2","actual_answer":"}]\\"`, WHOLE],
  ['the first characters of a response', `${WHOLE}{"quest`, WHOLE],
  ['a response without a line end', WHOLE.trim(), WHOLE],
])('%s at the end is mended', async (name, text, mended) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  const file = await openRecording(path, true, false);
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe(mended);
  expect(Object.fromEntries(file.counts)).toEqual({ q1: 1 });
});

test('half a response that ends within a character is mended, wherever it was cut', async () => {
  const path = join(folder, 'cut.jsonl');
  const [whole, last] = [Buffer.from(WHOLE), Buffer.from('{"question_id":"q2","actual_answer":"東京 é 𝄞"}')];
  for (let length = 1; length < last.length; length++) {
    writeFileSync(path, Buffer.concat([whole, last.subarray(0, length)]));
    const file = await openRecording(path, true, false);
    await file.close();
    expect([readFileSync(path, 'utf8'), file.counts.size]).toEqual([WHOLE, 1]);
  }
});

test('a recording of nothing but half a response starts anew', async () => {
  const path = join(folder, 'half.jsonl');
  writeFileSync(path, '{"question_id":"q');
  const file = await openRecording(path, true, true);
  await file.close();
  expect([readFileSync(path, 'utf8'), file.counts.size]).toEqual(['', 0]);
});

test('a second recording to the same file is noticed before it adds a line', async () => {
  const path = join(folder, 'shared.jsonl');
  const [first, second] = [await openRecording(path, true, false), await openRecording(path, true, false)];
  await first.append({ question_id: 'q1' });
  await expect(second.append({ question_id: 'q1' })).rejects.toThrow('another process writes to this file');
  await first.append({ question_id: 'q2' });
  await first.close();
  await second.close();
  expect(readFileSync(path, 'utf8')).toBe('{"question_id":"q1"}\n{"question_id":"q2"}\n');
});

test.each([
  ['removed', (path: string) => rmSync(path)],
  [
    'replaced',
    (path: string) => {
      rmSync(path);
      writeFileSync(path, 'x');
    },
  ],
])('a file that is %s during the recording is an error', async (name, change) => {
  const path = join(folder, `${name}.jsonl`);
  const file = await openRecording(path, false, false);
  await file.append({ question_id: 'q1' });
  change(path);
  await expect(file.append({ question_id: 'q2' })).rejects.toThrow('was removed or replaced during the recording');
  await expect(file.close()).rejects.toThrow('was removed or replaced during the recording');
});

test('a file that replaced an empty recording is kept', async () => {
  const path = join(folder, 'empty.jsonl');
  const file = await openRecording(path, false, false);
  rmSync(path);
  writeFileSync(path, '');
  await file.close();
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('a last line of several chunks is read as a whole', async () => {
  const path = join(folder, 'long.jsonl');
  const long = `{"question_id":"q2","actual_answer":"${'é'.repeat(100_000)}"`;
  writeFileSync(path, `${WHOLE}${long}}`);
  await (await openRecording(path, true, false)).close();
  expect(readFileSync(path, 'utf8')).toBe(`${WHOLE}${long}}\n`);
  writeFileSync(path, `${WHOLE}${long}`);
  await (await openRecording(path, true, false)).close();
  expect(readFileSync(path, 'utf8')).toBe(WHOLE);
});
