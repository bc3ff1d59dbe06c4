import { describe, expect, test } from 'vitest';
import type { HistoryRun } from '../../../src/core/figures/history.js';
import type { GateVerdict } from '../../../src/core/gates/evaluate-gates.js';
import { makeEntry, makeFigures } from '../../support/make.js';
import { pageOf } from '../../support/page/render.js';
import { makeDelta, makeReport, times } from '../../support/report.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';

function run(micro: number | null, more: Partial<HistoryRun> = {}): HistoryRun {
  return { questions: 190, ...(micro !== null && { micro }), ...more };
}

describe('the trend', () => {
  const known: Partial<HistoryRun> = {
    commit: '01234567',
    time: '2026-11-22T10:00:00.000Z',
    interval: [0.75, 0.87],
  };

  test('is drawn with the intervals, and is a table for those who do not see it', async () => {
    const html = await pageOf(
      makeReport({ comparison: makeDelta({ history: [run(0.81, known), run(null), run(0.87)] }) }),
    );
    const figure = /<figure class="plot"><figcaption><h3>Steps score of main<\/h3>.*?<\/figure>/s.exec(html)?.[0] ?? '';
    expect(figure).toContain('Last 2 runs: 0.810 → 0.870');
    expect(figure.match(/<circle /g)).toHaveLength(2);
    expect(figure.match(/<line class="range same"/g)).toHaveLength(1);
    expect(figure).toContain(
      '<tr><th scope="row">2026-11-22 10:00</th><td>0123456</td><td>0.810</td><td>0.750 to 0.870</td><td>190</td></tr>',
    );
  });

  test.each<[string, readonly HistoryRun[] | undefined]>([
    ['no history', undefined],
    ['one run', [run(0.5)]],
    ['one run with a score', [run(0.5), run(null)]],
  ])('is left out with %s', async (_, history) => {
    expect(await pageOf(makeReport({ comparison: makeDelta({ history }) }))).not.toContain('Steps score of');
  });

  test('escapes what a baseline says', async () => {
    const html = await pageOf(
      makeReport({ comparison: makeDelta({ label: '<b>\u202e', history: [run(0.5, { commit: '<i>' }), run(0.6)] }) }),
    );
    expect(html).toContain('<td>&lt;i>');
    expect(html).not.toMatch(/<b>|<td><i>|\u202e/);
  });
});

describe('the steps of an answer', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `tool-${at}`, args: {}, status: 'success', output: 'x' }));
  const report = makeReport({ questions: [makeFigures({ id: 'q' })] });

  test.each([
    [200, 200, null],
    [201, 200, '… 1 further step; <code>stepgate show ID</code> lists it.'],
    [1_400, 200, '… 1,200 further steps; <code>stepgate show ID</code> lists them.'],
  ])('of %i, %i are listed', async (count, listed, line) => {
    const html = await pageOf(report, { actual_steps: steps(count) });
    expect(html.match(/<code>tool-\d+<\/code>/g)).toHaveLength(listed);
    expect(html.match(/<option value="tool-\d+" data-k="n:tool-\d+">/g)).toHaveLength(listed);
    if (line === null) expect(html).not.toContain('further step');
    else expect(html).toContain(line);
  });
});

/** What the page says of a question whose reference has some rows, and whose step gave others. */
async function detailOf(reference: unknown, output: unknown, more: object = {}): Promise<string> {
  const query = { name: 'sparql_query', args: { query: 'SELECT * { ?s ?p ?o }' } };
  const gold = { ...query, output: reference, output_media_type: SPARQL_JSON, ...more };
  const step = { ...query, id: '1', status: 'success', output };
  const report = makeReport({ questions: [makeFigures({ id: 'q', score: 0 })] });
  return pageOf(report, { reference_steps: [[gold]], actual_steps: [step], steps_score: 0 });
}

describe('the rows of a result', () => {
  test.each([
    ['an output that is no table', grid('x', '1', '2'), 'sorry', {}, 'Expected 2 rows; the output is not a table'],
    ['no row', grid('x', '1', '2'), grid('x'), {}, 'Expected 2 rows, got 0: 2 missing'],
    ['others', grid('x', '1', '2'), grid('x', '1', '3'), {}, 'Expected 2 rows, got 2: 1 missing, 1 extra, 1 in both'],
    [
      ...(['repeated rows that count once', grid('x', '1', '1', '2'), grid('x', '1', '3', '3')] as const),
      ...([
        { ignore_duplicates: true },
        'Expected 3 rows (2 without repeats), got 3 (2 without repeats): 1 missing, 1 extra, 1 in both',
      ] as const),
    ],
  ])('%s: the counts add up', async (_, reference, output, more, counts) => {
    const html = await detailOf(reference, output, more);
    expect(html).toContain(`<p class="counts">${counts}</p>`);
    if (output === 'sorry') expect(html).not.toContain('in both');
  });

  test('a row that stands for several says so, and names the columns that decide it', async () => {
    const output = grid('x note', '1 a', '2 b', '2 c', '2 d');
    const html = await detailOf(grid('x', '1'), output, { required_columns: ['x'] });
    expect(html).toContain('Expected 1 row, got 4 (2 without repeats): 1 extra, 1 in both');
    expect(html).toContain('Rows with the same values in the compared column (x) count once.');
    expect(html).toMatch(/<tr class="extra"><td class="mark">\+<span class="sr">extra<\/span> 3×<\/td><td>2<\/td>/);
    expect(await detailOf(grid('x', '1'), grid('x', '1', '2'))).not.toMatch(/×<\/td>|count once/);
  });

  test('rows in another order are said to be so, in the order of the run with their numbers in the reference', async () => {
    const html = await detailOf(grid('x', '1', '2', '3'), grid('y', '3', '1', '2'), { ordered: true });
    expect(html).toContain('Expected 3 rows, got 3: 3 in both, in another order</p>');
    expect(html).toContain(
      '<details class="fold" open><summary>3 rows in both, in the order of this run (#: row of the reference)</summary>',
    );
    expect(html).toContain('<span title="Row of the reference">#<span class="sr"> Row of the reference</span></span>');
    const rows = [...html.matchAll(/<span class="sr">in both<\/span> (\d)<\/td><td>(\d)<\/td>/g)];
    expect(rows.map(([, place, cell]) => [place, cell])).toEqual([
      ['3', '3'],
      ['1', '1'],
      ['2', '2'],
    ]);
    const lacking = await detailOf(grid('x', '1', '2', '3'), grid('y', '1', '3'), { ordered: true });
    expect(lacking).toContain('Expected 3 rows, got 2: 1 missing, 2 in both</p>');
    expect(lacking).not.toMatch(/another order|Row of the reference/);
  });

  test('an unbound cell is said to be so; a row has nothing in a column of the other table', async () => {
    const html = await detailOf(grid('x', '1', '3'), grid('x y', '1 a', '2 -'), { required_columns: ['x'] });
    expect(html).toMatch(/<tr class="missing">.*?<td>3<\/td><td><\/td><\/tr>/);
    expect(html).toMatch(/<tr class="extra">.*?<td>2<\/td><td class="other unbound">unbound<\/td><\/tr>/);
  });

  test('an empty table has no columns that could answer', async () => {
    const html = await detailOf(grid('x', '1'), grid('x remark'));
    expect(html).toContain('</th><th scope="col">x</th></tr>');
    expect(html).not.toMatch(/no column|<span class="other">/);
  });
});

describe('the answers', () => {
  const report = makeReport({ questions: [makeFigures({ id: 'q', score: 0 })], comparison: makeDelta({}) });
  const steps = { actual_steps: [{ name: 'tool', args: {}, status: 'success', output: 'x' }] };
  const answered = (actual_answer: string) => ({ ...steps, actual_answer });
  const SAME = "The answer is the same as in <code>main</code>'s run.";

  test('are next to each other', async () => {
    const html = await pageOf(report, answered('Oslo'), answered('Bergen'));
    const panel = /<section class="panel" data-kind="answer"><h4>Answers<\/h4>(.*?)<\/section>/s.exec(html)?.[1] ?? '';
    const places = ['This run', 'Oslo', 'main', 'Bergen'].map((text) => panel.indexOf(text));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(html).not.toContain('The answer is the same');
  });

  test('the same words in both runs are said to be so, and shown once', async () => {
    const html = await pageOf(report, answered('**Oslo**,\n`Bergen`'), answered('Oslo, Bergen\n'));
    expect(html).toContain(SAME);
    expect(html).toContain('<figcaption>This run and main</figcaption>');
    expect(html.replace(/<pre class="copyable".*?<\/pre>/s, '').match(/Bergen/g)).toHaveLength(1);
    expect(html.indexOf(SAME)).toBeLessThan(html.indexOf('<section class="panel"'));
  });

  const judged = (text: string, answer_f1: number) => ({ ...answered(text), answer_f1, answer_recall: answer_f1 });
  const RIGHT = "The answer is judged right, as in <code>main</code>'s run.";

  test.each([
    ['both right', judged('Oslo', 1), judged('It is Oslo.', 1), true],
    ['one right', judged('Oslo', 0.9), judged('It is Oslo.', 1), false],
    ['one judged', judged('Oslo', 1), answered('It is Oslo.'), false],
    ['alone', judged('Oslo', 1), null, false],
  ])('judged answers, %s', async (_, head, base, agree) => {
    expect((await pageOf(report, head, base)).includes(RIGHT)).toBe(agree);
  });

  test('show the figures of the judge with their titles, those of custom evaluations with their names, and no costs', async () => {
    const html = await pageOf(report, { ...judged('Oslo', 0.5), answer_relevance_cost: 0.01, style_score: 3 });
    expect(html).toContain('Answer F1 0.500');
    expect(html).toContain('style_score 3.000');
    expect(html).not.toMatch(/relevance.cost/);
  });

  const gold = { name: 'tool', args: {}, output: 'gold' };
  const missed = (actual_answer: string) => ({
    ...{ reference_steps: [[gold]], ...answered(actual_answer) },
    steps_details: [
      { group: 0, step: 0, name: 'tool', score: 0, cause: { kind: 'value_differs', step: 0 }, detail: {} },
    ],
  });
  const gistOf = (html: string) => /<div class="gist">(.*?)<\/div>/s.exec(html)?.[1] ?? null;

  test('of a miss begin above the steps, in each run', async () => {
    const gist = gistOf(await pageOf(report, missed(`**Oslo**\n${'and '.repeat(200)}Bergen.`), answered('Bergen')));
    expect(gist).toMatch(
      /This run answered:<\/span> Oslo and and [^<]*… [^<]* and Bergen\.<\/p>.*main answered:<\/span> Bergen<\/p>/s,
    );
    expect(gist?.length).toBeLessThan(500);
    expect(gistOf(await pageOf(report, missed('Oslo'), answered('Oslo')))).not.toContain('main answered');
    expect(gistOf(await pageOf(report, missed('Oslo')))).toContain('Oslo');
    expect(gistOf(await pageOf(report, answered('Oslo'), answered('Bergen')))).toBeNull();
  });

  test('say that they are not judged, where the steps have a score', async () => {
    const words = 'Not judged; the score is that of the steps.';
    expect(await pageOf(report, { ...answered('Oslo'), steps_score: 0 })).toContain(words);
    expect(await pageOf(report, { ...judged('Oslo', 1), steps_score: 0 })).not.toContain(words);
    expect(await pageOf(report, answered('Oslo'))).not.toContain(words);
  });

  test.each([
    ['no answer', steps, steps],
    ['no base run', answered('Oslo'), null],
    ['no answer of the base run', answered('Oslo'), steps],
  ])('%s: nothing is the same', async (_, head, base) => {
    expect(await pageOf(report, head, base)).not.toContain('The answer is the same');
  });

  test.each([
    ['**Oslo** and `a*b`', '<strong>Oslo</strong> and <code>a*b</code>'],
    ['**`urn:a`**: 1', '<strong><code>urn:a</code></strong>: 1'],
    ['2**3**4, ** a **, `', '2**3**4, ** a **, `'],
    ['# A\n- b\n| c |', '# A\n- b\n| c |'],
    ['**<img src=x>** `</code>`', '<strong>&lt;img src=x></strong> <code>&lt;/code></code>'],
  ])('Markdown: %s', async (text, shown) => {
    expect(await pageOf(report, answered(text))).toContain(`tabindex="0">${shown}</div>`);
  });
});

describe('an entity that was not found', () => {
  const call = (id: string, output: unknown) => ({ id, name: 'search', args: {}, status: 'success', output });
  const gold = { name: 'search', args: {}, output: grid('x', '1'), output_media_type: SPARQL_JSON };
  const entry = (detail: object) => ({
    reference_steps: [[gold]],
    actual_steps: [call('1', grid('x', '7', '8')), call('2', grid('x')), call('3', grid('x', '9'))],
    steps_details: [
      { group: 0, step: 0, name: 'search', score: 0, cause: { kind: 'entity_not_found', step: 0 }, detail },
    ],
  });
  const report = makeReport({ questions: [makeFigures({ id: 'q', score: 0 })] });

  test('has a line for its form, where that is certain', async () => {
    const entity = 'urn:uuid:b52df43a-d617-11e5-9a54-c8f73334bf7e';
    const html = await pageOf(report, entry({ closest: '2', entity, searched_as: ':mRID "b52df43a"' }));
    expect(html).toContain('<li><code>b52df43a</code> is only a part of its id</li>');
  });
});

describe('a missed step', () => {
  const report = makeReport({ questions: [makeFigures({ id: 'q', score: 0 })] });
  const query = (lines: number, name: string) =>
    ['SELECT * {', ...Array.from({ length: lines }, (_, at) => `  ?s ?${name}${at} ?o .`), '}'].join('\n');
  const gold = (lines: number) => ({
    ...{ name: 'sparql_query', args: lines === 0 ? {} : { query: query(lines, 'gold') } },
    ...{ output: grid('x', '1'), output_media_type: SPARQL_JSON },
  });
  const call = (output: unknown) => ({
    ...{ id: '1', name: 'sparql_query', args: { query: query(3, 'own') }, status: 'success', output },
  });
  const missed = (step: number, more: object = {}) => ({
    ...{ group: 0, step, name: 'sparql_query', score: 0, cause: { kind: 'missing_rows', step }, ...more },
  });
  /** Titles of the panels, of which the first one is open. */
  const titles = (html: string) =>
    [...html.matchAll(/<section class="panel"[^>]*><h4>(.*?)<\/h4>/g)].map(([, text]) => text);

  test.each([
    ['other rows', 3, grid('x', '2'), ['Query next to reference', 'Rows: 0 of 1', 'Steps: 1']],
    ['no rows', 3, grid('x'), ['Query next to reference', 'Rows: 0 of 1', 'Steps: 1']],
    ['no query', 0, grid('x', '2'), ['Query (the reference has none)', 'Rows: 0 of 1', 'Steps: 1']],
  ])('has a panel for queries, rows and steps: %s', async (_, lines, output, order) => {
    const steps = { reference_steps: [[gold(lines)]], actual_steps: [call(output)] };
    const html = await pageOf(report, { ...steps, steps_details: [missed(0, { detail: { closest: '1' } })] });
    expect(titles(html)).toEqual([...order, 'Copy for an assistant']);
    expect(html).toContain('<span class="soft">closest: step 1 of this run</span>');
  });

  test('has its conditions in the first panel, with the runs that have them', async () => {
    const conditions = [
      { text: '?answer a :Area', reference: true, base: true, actual: true },
      { text: '?answer :name "A"', reference: true, base: true, actual: false, named: true },
      { text: '?area :name "A"', reference: false, base: false, actual: true },
    ];
    const steps = { reference_steps: [[gold(3)]], actual_steps: [call(grid('x'))] };
    const entry = { ...steps, steps_details: [missed(0, { detail: { closest: '1', conditions } })] };
    const html = await pageOf(report, entry, { ...steps, actual_steps: [call(grid('x', '1'))] });
    expect(titles(html)[0]).toBe('Conditions');
    const rows = [...html.matchAll(/<tr class="(lost named|added)">(.*?)<\/tr>/g)].map(([, kind, row = '']) => [
      kind,
      row.replace(/(?:<[^>]+>|\s)+/g, ' ').trim(),
    ]);
    expect(rows).toEqual([
      ['lost named', '?answer :name &quot;A&quot; missing here, in both right queries – no ● yes ● yes'],
      ['added', '?area :name &quot;A&quot; only here ● yes – no – no'],
    ]);
  });

  test('marks the line of a syntax error, and all steps with their errors in the text for an assistant', async () => {
    const query = 'SELECT *\nWHERE {{\n ?s ?p }';
    const failed = { ...call(''), args: { query }, status: 'error', output: 'Parse error: "{" at line 2, column 8' };
    const error = { cause: { kind: 'step_failed', step: 0 }, detail: { closest: '1', error: failed.output } };
    const html = await pageOf(report, {
      ...{ reference_steps: [[gold(90)]], actual_steps: [failed] },
      steps_details: [{ ...missed(0, {}), ...error }],
    });
    expect(html.replace(/<[^>]+>/g, '')).toContain('  { ← syntax error');
    const [, text = ''] = /<pre class="copyable"[^>]*>(.*?)<\/pre>/s.exec(html) ?? [];
    expect(text).toContain('1. sparql_query: error: Parse error: &quot;{&quot; at line 2, column 8');
  });

  test('has a text for an assistant, of at most 3 kB', async () => {
    const steps = { reference_steps: [[gold(90)]], actual_steps: [call(grid('x', '<b>'))] };
    const html = await pageOf(report, { ...steps, steps_details: [missed(0, { detail: { closest: '1' } })] });
    const [, text = ''] = /<pre class="copyable"[^>]*>(.*?)<\/pre>/s.exec(html) ?? [];
    expect(text).toMatch(/^# Which\?\n\nId: q\n\nFailure: /);
    expect(text).toMatch(/Query of the reference:\n```sparql\n…\n {2}\?s \?gold0/);
    expect(text).toContain('Rows: 1 expected, 1 received (- missing, + extra):\n- 1\n+ &lt;b>');
    expect(Buffer.byteLength(text)).toBeLessThan(3_000);
  });

  test.each([
    ['all expected rows', grid('x', '1', '2', '3'), '<li>Step 1, a lookup, has the expected row among 3 rows</li>'],
    ['none of them', grid('x', '2', '3'), null],
  ])('of a run with lookups only says what they found: %s', async (_, output, line) => {
    const cause = { kind: 'only_lookups', step: 0 };
    const steps = { reference_steps: [[gold(1)]], actual_steps: [call(output)] };
    const html = await pageOf(report, { ...steps, steps_details: [missed(0, { cause, detail: { closest: '1' } })] });
    expect(html.match(/<li>Step 1, a lookup.*?<\/li>/)?.[0] ?? null).toBe(line);
  });

  test('is named in the cause, and stands before the other steps', async () => {
    const steps = { reference_steps: [[gold(1), gold(2)]], actual_steps: [call(grid('x', '1'))] };
    const matched = { group: 0, step: 0, name: 'sparql_query', score: 1, matches: '1' };
    const html = await pageOf(report, { ...steps, steps_details: [matched, missed(1)] });
    expect(html).toContain('<p class="why">Reference step 1.2: ');
    const places = [...html.matchAll(/data-kind="reference".*?<\/section>/gs)]
      .flatMap(([panel]) => [...panel.matchAll(/<h5 class="step">(Reference step [\d.]+)/g)])
      .map(([, text]) => text);
    expect(places).toEqual(['Reference step 1.2', 'Reference step 1.1']);
  });
});

describe('a step of the agent', () => {
  const report = makeReport({ questions: [makeFigures({ id: 'q' })] });
  const call = (args: object, at?: number) => ({
    ...{ name: 'tool', args, status: 'success', output: 'x' },
    ...(at !== undefined && { execution_timestamp: at }),
  });

  test('shows in one line what it was asked, if that is no query', async () => {
    const html = await pageOf(report, {
      actual_steps: [call({ name: 'Oslo', limit: 5 }), call({ query: 'SELECT ?s { ?s ?p ?o }' }), call({})],
    });
    const lines = [...html.matchAll(/<code class="asked">(.*?)<\/code>/g)].map(([, text]) => text);
    expect(lines).toEqual(['{ &quot;limit&quot;: 5, &quot;name&quot;: &quot;Oslo&quot; }']);
  });
});

describe('details of questions', () => {
  const miss = { cause: { kind: 'empty_result' as const, step: 0, expected: 1 }, stepName: 'find', detail: {} };

  test('the first 200 questions have them, the wrong ones first; the others name the command', async () => {
    const right = times(200, (at) => makeFigures({ id: `q${at}`, text: `Which is ${at}?` }));
    const wrong = makeFigures({ id: 'w', text: 'Which is wrong?', score: 0, why: miss });
    const html = await pageOf(makeReport({ questions: [...right, wrong] }));
    expect(html.match(/<details class="q" data-k/g)).toHaveLength(201);
    expect(html.match(/class="panel"/g)?.length).toBeGreaterThanOrEqual(200);
    expect(html.match(/The details are not on this page\. This command shows them: <code>.*?<\/code>/g)).toEqual([
      'The details are not on this page. This command shows them: <code>stepgate show q199 RESULTS</code>',
    ]);
    expect(/<details class="q"[^>]*><summary>.*?<\/summary>/s.exec(html)?.[0]).toContain('Which is wrong?');
    for (const at of [0, 199]) expect(html).toContain(`Which is ${at}?`);
    expect(html).toContain(
      'The details of 1 question are left out, to keep this page small. <code>stepgate show ID RESULTS</code>',
    );
    expect(await pageOf(makeReport({ questions: right }))).not.toContain('are left out');
  });
});

describe('the verdict', () => {
  const gate: GateVerdict = {
    ...{
      name: 'min-steps-score',
      kind: 'min-steps-score',
      operator: '>=',
      limit: 0.5,
      value: 0.8,
      outcome: 'passed',
      reason: null,
    },
  };
  test.each<[string, boolean, readonly GateVerdict[], string, string]>([
    ['no gate', true, [], 'verdict none">– No gate<', '<title>Steps'],
    ['a gate that passed', true, [gate], 'verdict passed">✓ Passed<', '<title>✓ Steps'],
    [
      ...(['gates that could not be checked', true, [{ ...gate, value: null, outcome: 'skipped' }]] as const),
      ...(['verdict unchecked">– Gates not checked<', '<title>Steps'] as const),
    ],
    ['a failed gate', false, [{ ...gate, outcome: 'failed' }], 'verdict failed">✗ Failed<', '<title>✗ Steps'],
  ])('%s', async (_, passed, gates, pill, title) => {
    const html = await pageOf(makeReport({ passed, gates }));
    expect(html).toContain(pill);
    expect(html).toContain(title);
  });
});

describe('what a step expects in addition to its arguments and output', () => {
  const report = makeReport({ questions: [makeFigures({ id: 'q' })] });
  const call = { id: '1', name: 'find', args: { rate: 5 }, status: 'success', output: 'x' };
  const entryWith = (expect: object) => ({
    reference_steps: [[{ name: 'find', args: {}, match_args: 'exact', match_output: 'ignore', expect }]],
    actual_steps: [call],
  });

  test('is listed: the rules of single paths, escaped, each cut to a line', async () => {
    const rules = { 'args.rate': { any: [0.04, '<b>'] }, 'args.city': { regex: 'x'.repeat(2000) } };
    const html = await pageOf(report, entryWith(rules));
    expect(html).toContain('Rules of single paths');
    expect(html).toContain('args.rate: {&quot;any&quot;:[0.04,&quot;&lt;b>&quot;]}');
    expect(html).toContain('x'.repeat(200));
    expect(html).not.toContain('x'.repeat(400));
    expect(await pageOf(report, entryWith({}))).not.toContain('Rules of single paths');
  });

  test('of many rules the first are listed, and the others counted', async () => {
    const rules = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`args.key${at}`, { type: 'string' }]));
    const html = await pageOf(report, entryWith(rules));
    expect(html).toContain('args.key19: ');
    expect(html).not.toContain('args.key20: {');
    expect(html).toContain('… 40 more rules');
  });

  test('is in the text for an assistant', async () => {
    const { shownQuestion } = await import('../../../src/core/show/entry.js');
    const { assistantText } = await import('../../../src/report/page/assistant.js');
    const found = { entry: makeEntry(entryWith({ 'args.rate': { any: [4] } })), answers: 1 };
    const row = { why: ['x'], asked: [] } as unknown as Parameters<typeof assistantText>[0];
    expect(assistantText(row, shownQuestion(found, null))).toContain(
      'Rules of single paths:\n- args.rate: {"any":[4]}\n',
    );
  });
});

describe('the turns of the user', () => {
  const report = makeReport({ questions: [makeFigures({ id: 'q' })] });
  const call = { id: '1', name: 'find', args: {}, status: 'success', output: 'x' };
  const turn = { steps: 1, failed_steps: 0 };

  test('are listed with their steps, tokens, time and cost', async () => {
    const turns = [
      { ...turn, total_tokens: 1200, elapsed_sec: 0.52 },
      { steps: 2, failed_steps: 1, cost_usd: 0.25 },
    ];
    const html = await pageOf(report, { actual_steps: [call], turns: 2, turn_figures: turns });
    expect(html).toContain('2 turns');
    expect(html).toContain('1: 1 step, 1,200 tokens, 0.5 s');
    expect(html).toContain('2: 2 steps, 1 failed, $0.25');
  });

  test.each([['a text'], [[1]]])('%j of another program is left out', async (turn_figures) => {
    const html = await pageOf(report, { actual_steps: [call], turn_figures });
    expect(html).not.toMatch(/\d turns?</);
  });
});
