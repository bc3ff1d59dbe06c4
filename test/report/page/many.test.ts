import { describe, expect, test } from 'vitest';
import { manyPage, reader, tableOf } from '../../support/page/many.js';

const texts = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text);

describe('the page of several runs', () => {
  test('knows the result of each question, and counts those that do not differ', async () => {
    const html = await manyPage(tableOf(['○●○', '●●●', '○●○', '●●○', '○○○', '●●●', '●●●']), async () => null);
    expect(texts(html, /data-k="[^"]*?(p:\d+) /g)).toEqual(['p:010', 'p:010', 'p:110']);
    const [, plot = ''] = html.split('Which runs are right where');
    const bars = plot.match(/<tr>.*?<td class="num">\d+/g)?.slice(1) ?? [];
    expect(
      bars.map((bar) =>
        bar
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ).toEqual(['○●○ only B right 2', '●●○ only C wrong 1', '○○○ all wrong 1']);
    expect(plot).toContain('●●● all right');
  });

  test('says of each condition in which wrong runs it differs, unless a right run has no need of it', async () => {
    const html = await manyPage(
      tableOf(['○●○']),
      reader('yes', [
        { text: '?a needed', reference: true, runs: [false, true, true] },
        { text: '?a replaced', reference: true, runs: [false, false, null] },
        { text: '?a wrong', reference: false, runs: [true, false, true] },
        { text: '?a harmless', reference: false, runs: [false, true, true] },
        { text: '?a shared', reference: true, runs: [true, true, true] },
      ]),
    );
    const rows = [...html.matchAll(/<tr(?: class="([a-z]+)")?><td><code>([^<]*)<\/code> <small>([^<]*)/g)];
    expect(rows.map(([, tone, text, note]) => [tone, text, note])).toEqual([
      ['lost', '?a needed', 'missing in A'],
      [undefined, '?a replaced', 'missing in A; B is right without it'],
      ['added', '?a wrong', 'only in A, C'],
      [undefined, '?a harmless', 'in C; B is right with it'],
      [undefined, '?a shared', ''],
    ]);
    expect(texts(html, /<th scope="col">((?:reference|[ABC] [✓✗]))</g)).toEqual(['reference', 'A ✗', 'B ✓', 'C ✗']);
  });

  test('equal answers are shown once, with the runs that gave them', async () => {
    const html = await manyPage(tableOf(['○●○']), reader('The same.'));
    expect(texts(html, /<p class="edge"><span class="soft">([^<]*)/g)).toEqual(['A x ✗, B y ✓, C z ✗ answered:']);
  });
});
