import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openEntries } from '../../../src/adapters/files/entries.js';
import { dumpYaml } from '../../../src/adapters/files/yaml.js';

const folder = mkdtempSync(join(tmpdir(), 'stepgate-entries-'));
afterAll(() => rmSync(folder, { recursive: true }));

const itemOf = (id: string, answer: string) =>
  `- template_id: t\n  question_id: ${id}\n  question_text: 'What? - é'\n  actual_answer: ${answer}\n`;

/** The answers that are found of some questions of a file. */
async function answersIn(text: string, ids: readonly string[]): Promise<unknown[][]> {
  const path = join(folder, 'evaluation.yaml');
  writeFileSync(path, text);
  const file = await openEntries(path);
  const found: unknown[][] = [];
  for (const id of ids) found.push((await file.read(id)).map(({ actual_answer }) => actual_answer));
  await file.close();
  return found;
}

const MB = 1024 * 1024;
const [BEFORE, AFTER] = [Buffer.byteLength(itemOf('a', '')), itemOf('z', 'last')];

describe('entries of a file are found', () => {
  // The file is read in pieces of 1 MB, and the first 4 kB of an item are looked at.
  const borders = [4096, MB - 4096, MB, 2 * MB - 4096];
  test.each(borders)('wherever an item begins at a border of what is read (%i bytes)', async (border) => {
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

describe('the text of a question is read without its answers', () => {
  const long = Array.from({ length: 90 }, (_, at) => `word${at} - é: "`).join(' ');
  const texts = ['What?', "What's - é?", 'two\nlines\n\n  - indented', '- no list', 'null', '12', long];
  /** The texts that are read of a file of Stepgate, whose items can begin with other keys. */
  const readTexts = async (text: string, ids: readonly string[]) => {
    const path = join(folder, 'texts.yaml');
    writeFileSync(path, text);
    const file = await openEntries(path);
    const found: (string | null)[] = [];
    for (const id of ids) found.push(await file.readText(id));
    await file.close();
    return found;
  };

  test.each(texts)('%j', async (question_text) => {
    const keys = { question_text, steps: [{ question_text: 'another' }] };
    const entries = ['a', 'b'].map((question_id) => ({ template_id: 't', question_id, ...keys }));
    expect(await readTexts(dumpYaml(entries), ['b'])).toEqual([question_text]);
    expect(await readTexts(JSON.stringify(entries), ['b'])).toEqual([question_text]);
  });

  test('unless it is unknown, or not where Stepgate writes it', async () => {
    const tooLong = itemOf('b', 'x').replace('What? - é', 'y'.repeat(5000));
    const later = '- template_id: t\n  question_id: c\n  notes:\n    question_text: x\n  question_text: z\n';
    expect(await readTexts(`${itemOf('a', 'x')}${tooLong}${later}`, ['a', 'b', 'c', 'd'])).toEqual([
      'What? - é',
      ...[null, null, null],
    ]);
  });
});
