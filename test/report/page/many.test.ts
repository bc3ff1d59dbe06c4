import { describe, expect, test } from 'vitest';
import { shownQuestion } from '../../../src/core/show/entry.js';
import { PAGE_EXTENT } from '../../../src/report/page/model.js';
import { makeEntry } from '../../support/make.js';
import { manyPage, reader, tableOf } from '../../support/page/many.js';
import { times } from '../../support/report.js';

const SPARQL_JSON = 'application/sparql-results+json';

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

  describe('of a miss among several steps', () => {
    /** A question in a run that missed: its steps as the number of rows, null for a failed one, and the one that is explained. */
    const factsOf = async (steps: readonly (number | null)[], closest: number, kind = 'empty_result') => {
      const asTable = (rows: number) => ({
        head: { vars: ['x'] },
        results: { bindings: times(rows, (at) => ({ x: { type: 'literal', value: `other ${at}` } })) },
      });
      const actual_steps = steps.map((rows, at) => ({
        ...{
          id: `${at + 1}`,
          name: kind === 'stopped_after' ? 'search' : 'sparql_query',
          args: { query: `ASK ${at}` },
        },
        ...(rows === null
          ? { status: 'error', error: 'no' }
          : { status: 'success', output: JSON.stringify(asTable(rows)) }),
      }));
      const output = JSON.stringify({
        head: { vars: ['x'] },
        results: { bindings: [{ x: { type: 'literal', value: '1' } }] },
      });
      const reference = { name: 'sparql_query', args: { query: 'SELECT ?x' }, output, output_media_type: SPARQL_JSON };
      const detail = { group: 0, step: 0, name: 'sparql_query', score: 0, cause: { kind, step: 0 } };
      const entry = makeEntry({
        ...{ question_id: 'q0', question_text: 'Which?' },
        ...{ reference_steps: [[reference]], actual_steps, steps_score: 0 },
        steps_details: [{ ...detail, detail: { closest: `${closest}` } }],
      });
      const html = await manyPage(tableOf(['○●●']), async () => {
        const shown = shownQuestion({ entry, answers: 1 }, null, PAGE_EXTENT);
        return { shown: [shown, null, null], conditions: [] };
      });
      return texts(html, /<li>(Step .*?)<\/li>/g).map((text) => text?.replace(/<[^>]+>/g, ''));
    };

    test.each([
      ['no others', [0], 1, []],
      ['one before it, as a search for an entity', [3, 0], 2, []],
      ['one after it', [0, 2], 1, ['Step 1 is the closest of 2 sparql_query steps; the other: with other results']],
      [
        'many, most of which led nowhere',
        [1, 0, null, 0, 0],
        5,
        ['Step 5 is the closest of 5 sparql_query steps; the others: 2 empty, 1 failed, 1 with other results'],
      ],
    ] as const)('says which one the cause is about: %s', async (_, steps, closest, expected) => {
      expect(await factsOf(steps, closest)).toEqual(expected);
    });

    test('says what a search found after which the agent stopped', async () => {
      expect(await factsOf([10], 1, 'stopped_after')).toEqual(['Step 1, search, found 10 rows']);
      expect(await factsOf([null], 1, 'stopped_after')).toEqual([]);
    });
  });
});
