import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPartial } from '../../../src/adapters/files/output-file.js';
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
    const file = await openPartial(path('text'));
    const places: { readonly from: number; readonly length: number }[] = [];
    for (const piece of pieces) places.push(file.append(piece));
    await file.finish();
    const bytes = readFileSync(path('text'));
    expect(bytes.equals(Buffer.from(pieces.join('')))).toBe(true);
    const found = places.map(({ from, length }) => bytes.subarray(from, from + length).toString('utf8'));
    expect(found).toEqual(pieces);
  });
});

test('bytes of another file are copied in order, and all of them or none', async () => {
  await inFolder({}, async (_, path) => {
    const source = await openPartial(path('source'));
    const large = source.append('x'.repeat(3 * LARGE));
    const small = source.append('small');
    source.flush();
    const file = await openPartial(path('text'));
    file.append('a');
    for (const place of [small, large]) file.copy(source.handle, place);
    file.append('b');
    expect(() => file.copy(source.handle, { from: small.from, length: 6 })).toThrow('text: cannot be written');
    file.flush();
    const text = readFileSync(path('text.partial'), 'utf8');
    expect(text).toBe(`asmall${'x'.repeat(3 * LARGE)}bsmall`);
    await file.discard();
    await source.discard();
  });
});
