import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLines } from '../../../src/adapters/files/lines.js';
import { inFolder } from '../../support/cli.js';

const MIB = 1024 * 1024;

async function linesOf(text: string): Promise<[number, string][]> {
  return inFolder({}, async (_, file) => {
    writeFileSync(file('lines'), text);
    const lines: [number, string][] = [];
    for await (const { number, text: line } of readLines(file('lines'))) lines.push([number, line]);
    return lines;
  });
}

// A piece of the file holds a MiB: lines end just before, at and behind its border, and characters lie across it.
test.each<[string, readonly string[]]>([
  ['short lines', ['a', 'b', 'c']],
  ['a line that ends with the piece', ['x'.repeat(MIB - 1), 'y']],
  ['a line one longer', ['x'.repeat(MIB), 'y']],
  ['a character across the border', [`${'x'.repeat(MIB - 2)}\u{1f68b}`, 'y']],
  ['a line over several pieces', ['\u00e9'.repeat(2 * MIB), 'y', 'z'.repeat(3 * MIB)]],
  ['many lines over a border', Array.from({ length: 40_000 }, (_, at) => `${at} \u{1f68b}`.repeat(4))],
])('%s', async (_, lines) => {
  const numbered = lines.map((line, index) => [index + 1, line]);
  expect(await linesOf(lines.join('\n'))).toEqual(numbered);
  expect(await linesOf(`${lines.join('\n')}\n`)).toEqual(numbered);
});

test('blank lines are counted and left out', async () => {
  expect(await linesOf('\n\na\n  \nb')).toEqual([
    [3, 'a'],
    [5, 'b'],
  ]);
});
