import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { entriesOf, everythingOf, judge, KEY, outFile, withExam } from '../../support/judge/exam.js';
import { completion, type embeddings, purposeOf } from '../../support/judge/replies.js';
import type { Behaviour, Reply } from '../../support/judge/server.js';

const ONE = { q1: ['a', 'a'] } as const;
const QUICK = 'judge: {max_retries: 1, concurrency: 2}';
/** Not for a server that answers: a slow machine may take as long. */
const IMPATIENT = 'judge: {timeout_sec: 0.4, max_retries: 1, concurrency: 2}';

const status = (code: number, error: object, headers = {}): Reply => ({ status: code, body: { error }, headers });
/** What a server does to every chat; embeddings work. */
const chats =
  (reply: (body: Parameters<typeof completion>[0]) => Reply): Behaviour =>
  ({ path, body }) =>
    path.endsWith('/chat/completions') ? reply(body) : null;
const says = (content: unknown, more: object = {}) =>
  chats((body) => ({ status: 200, body: completion(body, content, more) }));
const finished = (finish_reason: string) =>
  chats((body) => {
    const whole = completion(body) as { choices: object[] };
    return { status: 200, body: { ...whole, choices: [{ ...whole.choices[0], finish_reason }] } };
  });

/** A run whose only answer the server lets nobody judge. */
async function expectUnjudged(config: string, behaviour: Behaviour, words: RegExp): Promise<void> {
  await withExam(ONE, config, async (server, folder) => {
    server.behaviour = behaviour;
    const run = await judge(folder, '--judge-cache', 'verdicts.jsonl');
    expect(run.code).toBe(0);
    const { q1 } = entriesOf(folder);
    expect(q1).toMatchObject({ steps_score: 1, status: 'success' });
    expect(q1?.answer_eval_error).toMatch(words);
    expect(q1?.answer_relevance_error).toMatch(words);
    for (const key of ['answer_f1', 'answer_recall', 'answer_relevance', 'answer_relevance_cost']) {
      expect(q1).not.toHaveProperty(key);
    }
    expect(run.stdout).toContain('Steps score 1.000');
    expect(run.stdout).toContain('Answer F1 covers 0 of 1 answer');
    expect(readFileSync(outFile(folder, 'aggregates.yaml'), 'utf8')).not.toContain('answer_');
    expect(everythingOf(folder, run)).not.toContain(KEY);
  });
}

describe.concurrent('a failure of the judge is in the error key, and costs no step score', () => {
  test.each<[string, Behaviour, RegExp]>([
    [
      'a wrong key',
      () => status(401, { message: `Incorrect API key provided: ${KEY}`, code: 'invalid_api_key' }),
      /^the judge answers 401 \(invalid_api_key\)$/,
    ],
    [
      'a model that is not there',
      () => status(404, { message: 'no such model', code: 'model_not_found' }),
      /^the judge answers 404 \(model_not_found\)$/,
    ],
    [
      'too many requests',
      () => status(429, { message: 'slow down' }, { 'retry-after-ms': '5' }),
      /^the judge answers 429$/,
    ],
    [
      'no money left',
      () => status(429, { message: 'quota', code: 'insufficient_quota' }, { 'retry-after-ms': '5' }),
      /^the judge answers 429 \(insufficient_quota\)$/,
    ],
    [
      'errors of the server',
      () => status(500, { message: 'oops' }, { 'retry-after-ms': '5' }),
      /^the judge answers 500$/,
    ],
    [
      'a refused request',
      () => status(400, { message: 'the prompt is too long', code: 'context_length_exceeded' }),
      /^the judge answers 400 \(context_length_exceeded\)$/,
    ],
    [
      'a page of HTML',
      () => ({ status: 502, body: '<html>Bad Gateway</html>', headers: { 'retry-after-ms': '5' } }),
      /^the judge answers 502$/,
    ],
    [
      'a redirect',
      () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }),
      /redirect \(302\), which is not followed/,
    ],
    ['a dropped connection', () => 'drop', /cannot be reached/],
    [
      'JSON that ends too early',
      () => ({ status: 200, body: '{"choices": [{"mess' }),
      /cannot be read: it is not JSON/,
    ],
    ['an empty body', () => ({ status: 200, body: '{}' }), /has no choice/],
    ['no choices', chats((body) => ({ status: 200, body: { ...completion(body), choices: [] } })), /has no choice/],
    ['a choice of null', () => ({ status: 200, body: { choices: [null] } }), /has no choice/],
    ['a refusal', says(null, { refusal: 'I must not judge' }), /the judge refuses: I must not judge/],
    ['nothing said', says(''), /it is empty/],
    ['null said', says(null), /reply is empty/],
    ['a list said', says(['a']), /reply is empty/],
    ['a reply that was cut off', finished('length'), /cut off \(max_tokens\)/],
    ['a filter', finished('content_filter'), /content filter/],
    ['half a verdict', says('{"reference_claims": ["a'), /cannot be read: it is not JSON/],
    ['another schema', says('{"score": 10}'), /cannot be read: (?:reference_claims|questions)/],
    ['a list for a verdict', says('[]'), /cannot be read/],
    [
      'no claim in the reference',
      says('{"reference_claims":[],"actual_claims":[],"matches":[],"reason":"","questions":[]}'),
      /no claim in the reference|no usable question/,
    ],
    [
      'numbers for claims',
      says('{"reference_claims":[1],"actual_claims":[],"matches":[],"reason":"","questions":[1]}'),
      /cannot be read/,
    ],
  ])('%s', (_, behaviour, words) => expectUnjudged(QUICK, behaviour, words));

  test.each<[string, Reply]>([
    ['silence', 'hang'],
    ['half an answer', 'stall'],
  ])('%s', (_, reply) => expectUnjudged(IMPATIENT, () => reply, /did not answer in time/));

  test.each<[string, (body: Parameters<typeof embeddings>[0]) => unknown, RegExp]>([
    ['are missing', () => ({ data: [] }), /embeddings are missing/],
    ['are too few', () => ({ data: [{ index: 0, embedding: [1] }] }), /embeddings are missing/],
    ['are NaN, as Python writes it', () => '{"data": [{"index": 0, "embedding": [NaN]}]}', /not JSON/],
    [
      'are null, as JSON writes NaN',
      ({ input = [] }) => ({ data: input.map((_, index) => ({ index, embedding: [null] })) }),
      /not finite/,
    ],
    ['are zero', ({ input = [] }) => ({ data: input.map((_, index) => ({ index, embedding: [0, 0] })) }), /not finite/],
    [
      'differ in length',
      ({ input = [] }) => ({ data: input.map((_, index) => ({ index, embedding: Array(index + 1).fill(1) })) }),
      /lengths/,
    ],
    ['have the same index', ({ input = [] }) => ({ data: input.map(() => ({ index: 0, embedding: [1] })) }), /missing/],
    ['are texts', ({ input = [] }) => ({ data: input.map((_, index) => ({ index, embedding: ['1'] })) }), /not finite/],
  ])('embeddings that %s', async (_, body, words) => {
    await withExam(ONE, QUICK, async (server, folder) => {
      server.behaviour = (request) =>
        request.path.endsWith('/embeddings') ? { status: 200, body: body(request.body) } : null;
      await judge(folder);
      expect(entriesOf(folder).q1?.answer_relevance_error).toMatch(words);
      expect(entriesOf(folder).q1).toMatchObject({ answer_f1: 1, steps_score: 1 });
    });
  });

  test('the error key of release 6 is its own', async () => {
    await withExam(ONE, QUICK, async (server, folder) => {
      server.behaviour = says('2\t2.0\t1\tno');
      await judge(folder, '--scoring', 'graphrag-eval-6');
      expect(entriesOf(folder).q1?.answer_correctness_error).toBe(
        "Claims counts should be ints: ['2', '2.0', '1', 'no']",
      );
      await judge(folder, '--scoring', 'graphrag-eval-4');
      expect(entriesOf(folder).q1?.answer_eval_error).toBe('Non-int value: 2\t2.0\t1\tno');
    });
  });

  test.each<[preset: string, key: string, ...words: string[]]>([
    ['graphrag-eval-4', 'answer_eval_error', "Non-int value: it's\t1\t1\tx", 'Invalid int values: 1\t2\t2'],
    [
      ...(['graphrag-eval-5', 'answer_eval_error'] as const),
      ...[`Claims counts should be ints: ["it's", '1', '1', 'x']`, 'Invalid claims counts combination: 1\t2\t2'],
    ],
    [
      ...(['graphrag-eval-6', 'answer_correctness_error'] as const),
      ...[`Claims counts should be ints: ["it's", '1', '1', 'x']`, 'Invalid claims counts combination: 1\t2\t2'],
    ],
  ])('%s has its own words for what a judge replies', async (preset, key, noInteger, noCounts) => {
    const replies = [
      ["it's\t1\t1\tx", noInteger],
      ['1\t2\t2\tx', noCounts],
      ['1\t2', 'Expected 4 tab-separated values: 1\t2'],
    ] as const;
    for (const [reply, words] of replies) {
      await withExam(ONE, `${QUICK}\nanswer_relevance: {enabled: false}`, async (server, folder) => {
        server.behaviour = says(reply);
        await judge(folder, '--scoring', preset);
        expect(entriesOf(folder).q1?.[key]).toBe(words);
      });
    }
  });
});

const MANY = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`q${at}`, ['a', `a, ${at}`] as const]));

describe.concurrent('a judge that works at times', () => {
  test('returns all verdicts where every fifth request fails once', async () => {
    await withExam(MANY, 'judge: {concurrency: 8}', async (server, folder) => {
      const seen = new Set<string>();
      server.behaviour = ({ number, body }) => {
        const text = JSON.stringify(body.messages ?? body.input).replace(/ [0-9a-f]{18}/g, '');
        if (number % 5 !== 0 || seen.has(text)) return null;
        seen.add(text);
        return number % 2 === 0
          ? status(500, { message: 'oops' })
          : status(429, { message: 'wait' }, { 'retry-after': '0' });
      };
      const run = await judge(folder);
      expect(seen.size).toBeGreaterThan(15);
      expect(run.stdout).toContain('(40 of 40 judged)');
      const entries = Object.values(entriesOf(folder));
      expect(entries.filter((entry) => 'answer_f1' in entry && 'answer_relevance' in entry)).toHaveLength(40);
    });
  });

  test('is left alone once it is gone, and what is missing is counted', async () => {
    await withExam(MANY, 'judge: {concurrency: 2, max_retries: 0}', async (server, folder) => {
      server.behaviour = ({ number }) => (number > 20 ? status(503, { message: 'down' }) : null);
      const run = await judge(folder, '--all');
      expect(run.code).toBe(0);
      expect(server.requests.length).toBeLessThan(40);
      const unjudged = Object.values(entriesOf(folder)).filter((entry) => 'answer_eval_error' in entry);
      expect(unjudged.length).toBeGreaterThan(25);
      expect(run.stdout).toContain(
        `Answer F1 covers ${40 - unjudged.length} of 40 answers (the judge answers 503) and is not compared`,
      );
      expect(unjudged.at(-1)?.answer_eval_error).toBe('judging stopped: the judge answers 503');
    });
  });

  test('without an embedding model judges correctness all the same', async () => {
    await withExam(MANY, 'judge: {concurrency: 4}', async (server, folder) => {
      server.behaviour = ({ path }) =>
        path.endsWith('/embeddings') ? status(404, { message: 'no such model' }) : null;
      const run = await judge(folder);
      expect(run.stdout).toContain('Answer F1, micro (40 of 40 judged)');
      expect(run.stdout).toContain('Answer relevance covers 0 of 40 answers (the judge answers 404)');
      expect(server.requests.length).toBeLessThan(40 + 2 * 4 + 1);
    });
  });

  test('is not asked again after it refused the key', async () => {
    await withExam(MANY, 'judge: {concurrency: 4}', async (server, folder) => {
      server.behaviour = () => status(401, { message: 'no' });
      await judge(folder);
      // What was under way of both metrics.
      expect(server.requests.length).toBeLessThanOrEqual(2 * 4);
    });
  });

  test('fails a gate that names what it did not finish', async () => {
    await withExam(MANY, 'judge: {max_retries: 0}', async (server, folder) => {
      server.behaviour = (request) => (JSON.stringify(request.body).includes('a, 17') ? says('{}')(request) : null);
      const run = await judge(folder, '--gate', 'micro.answer_f1.mean >= 0', '--gate', 'micro.steps_score.mean >= 0');
      expect(run.code).toBe(1);
      expect(run.stdout).toContain('partial: 39 of 40 judged (1 without a usable reply)');
    });
  });

  test('is left alone after ten unusable replies in a row', async () => {
    await withExam(MANY, 'judge: {concurrency: 2}\nanswer_relevance: {enabled: false}', async (server, folder) => {
      // Each useless reply gets a question of its own to repair it.
      server.behaviour = (request) => (request.number > 6 ? says('I would rather not')(request) : null);
      const run = await judge(folder);
      expect(run.code).toBe(0);
      expect(server.requests.length).toBeLessThanOrEqual(6 + 2 * (10 + 1));
      expect(Object.values(entriesOf(folder)).at(-1)?.answer_eval_error).toBe(
        "judging stopped after 10 unusable replies in a row: the judge's reply cannot be read: it is not JSON",
      );
      expect(run.stdout).toMatch(
        /Answer F1 covers \d of 40 answers \(stopped after 10 unusable replies in a row: the judge/,
      );
    });
  });

  test('continues if unusable replies are not in a row', async () => {
    await withExam(MANY, 'judge: {concurrency: 1}\nanswer_relevance: {enabled: false}', async (server, folder) => {
      // A question with two useless replies, then one that is repaired.
      server.behaviour = (request) => (request.number % 4 === 0 ? null : says('no')(request));
      const run = await judge(folder);
      expect(run.stdout).toContain('Answer F1 covers 20 of 40');
    });
  });

  test('never has more requests in flight than allowed', async () => {
    await withExam(MANY, 'judge: {concurrency: 16}', async (server, folder) => {
      server.delayMs = 30;
      // The first goes alone. The next are not answered before so many have come, however slowly they come.
      server.behaviour = async ({ number }) => {
        while (number > 1 && server.mostInFlight() <= 8) await sleep(5);
        return null;
      };
      await judge(folder);
      expect(server.mostInFlight()).toBeLessThanOrEqual(16);
      expect(server.mostInFlight()).toBeGreaterThan(8);
      expect(server.requests.map(({ body }) => purposeOf(body))).toHaveLength(120);
    });
  });
});
