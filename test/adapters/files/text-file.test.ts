import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openText } from '../../../src/adapters/files/output-file.js';
import { inFolder } from '../../support/cli.js';

const LARGE = 400_000;

// Pieces are gathered up to a MiB, larger ones are written as they come.
test.each<[string, readonly string[]]>([
  ['nothing', []],
  ['small pieces', ['a', '', '\u00e9', '\u{1f68b}\n']],
  ['many small pieces', Array.from({ length: 60_000 }, (_, at) => `${at} \u{1f68b} \u00e9\n`)],
  // Each fills much of a buffer at once, while the one before may still be on its way to the disk.
  [
    'pieces that fill a buffer fast',
    Array.from({ length: 60 }, (_, at) => String.fromCharCode(65 + at).repeat(340_000)),
  ],
  ['large pieces between small ones', ['a', 'x'.repeat(LARGE), 'b', '\u{1f68b}'.repeat(LARGE), 'c', 'y'.repeat(LARGE)]],
])('%s are written in order, and found where they were said to be', async (_, pieces) => {
  await inFolder({}, async (__, path) => {
    const file = await openText(path('text'));
    const places: { readonly from: number; readonly length: number }[] = [];
    for (const piece of pieces) places.push(await file.append(piece));
    await file.flush();
    await file.handle.close();
    const bytes = readFileSync(path('text'));
    expect(bytes.equals(Buffer.from(pieces.join('')))).toBe(true);
    const found = places.map(({ from, length }) => bytes.subarray(from, from + length).toString('utf8'));
    expect(found).toEqual(pieces);
  });
});

test('texts that are appended at the same time stay whole', async () => {
  const pieces = Array.from({ length: 8 }, (_, at) => String.fromCharCode(65 + at).repeat(700_000));
  await inFolder({}, async (__, path) => {
    const file = await openText(path('text'));
    await Promise.all(pieces.map((piece) => file.append(piece)));
    await file.flush();
    await file.handle.close();
    expect(readFileSync(path('text'), 'utf8') === pieces.join('')).toBe(true);
  });
});
