import { describe, expect, test } from 'vitest';
import { makeBudget, makeMeter } from '../../../src/adapters/judge/meter.js';

const WORST = { input: 1000, output: 100, cached: 0 };
/** One dollar per thousand tokens: the most that a request can cost is 1.1 dollars. */
const price = ({ input, output }: { readonly input: number; readonly output: number }) => (input + output) / 1000;
const reply = (usage: object) => async () => ({ usage });
const failing = (error: object) => () => Promise.reject(Object.assign(new Error('no'), error));

const metered = (limit: number | null, longestReply: number | null = null) =>
  makeMeter({ model: 'm', price, longestReply }, makeBudget(limit));

describe('the budget of a judge', () => {
  test.each<[string, () => Promise<unknown>, number | undefined, boolean]>([
    ['its reported tokens', reply({ prompt_tokens: 100, completion_tokens: 50 }), 0.15, false],
    ['thoughts that only the total has', reply({ prompt_tokens: 100, total_tokens: 190 }), 0.19, false],
    ['its maximum without reported tokens', reply({}), 1.1, true],
    ['its maximum without a reply', failing({ status: undefined }), 1.1, true],
    ['its maximum after a failure of the server', failing({ status: 500 }), 1.1, true],
    ['nothing if it was turned away', failing({ status: 429 }), 0, false],
  ])('counts a request with %s', async (_, send, cost, isMost) => {
    const budget = makeBudget(10);
    const meter = makeMeter({ model: 'm', price, longestReply: null }, budget);
    await meter(WORST, send).catch(() => null);
    const spent = budget.spent();
    expect([spent.trillionths / 1e12, spent.isMost]).toEqual([cost, isMost]);
  });

  test('refuses a request that it does not cover', async () => {
    const meter = metered(2);
    await meter(WORST, reply({}));
    await expect(meter(WORST, reply({}))).rejects.toThrow(
      'budget: not judged, $2 does not cover one more request (up to $1.1)',
    );
  });

  test('waits for requests in flight, which usually cost less', async () => {
    const meter = metered(2);
    const cheap = reply({ prompt_tokens: 1, completion_tokens: 1 });
    await expect(Promise.all([1, 2, 3].map(() => meter(WORST, cheap)))).resolves.toHaveLength(3);
  });

  test.each<[string, object, string]>([
    ['a reply over its limit', { prompt_tokens: 1, completion_tokens: 200 }, 'a reply used 200 tokens'],
    ['more tokens than bytes', { prompt_tokens: 2000, completion_tokens: 1 }, 'counted 2000 tokens in 1000 bytes'],
  ])('stops after %s', async (_, usage, words) => {
    const meter = metered(10);
    await meter(WORST, reply(usage));
    await expect(meter(WORST, reply({}))).rejects.toThrow(words);
  });

  test('needs a limit of tokens, or the longest reply of the model', async () => {
    const unlimited = { ...WORST, output: null };
    await expect(metered(1)(unlimited, reply({}))).rejects.toThrow('how much it can write is unknown');
    await expect(metered(1, 5000)(unlimited, reply({}))).rejects.toThrow('a reply can cost $6.00');
    await expect(metered(10, 5000)(unlimited, reply({}))).resolves.toMatchObject({ costUsd: null });
    await expect(metered(null)(unlimited, reply({}))).resolves.toMatchObject({ costUsd: null });
  });
});
