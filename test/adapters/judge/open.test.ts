import { describe, expect, test } from 'vitest';
import { openJudge } from '../../../src/adapters/judge/open.js';
import { decodeConfig } from '../../../src/core/entries/config.js';
import type { Judge } from '../../../src/core/judge/judge.js';
import { judgeSettings } from '../../../src/core/judge/settings.js';
import { requireOk } from '../../../src/core/words/errors.js';
import { scoringOf } from '../../../src/core/words/scoring-rules.js';
import { type Body, completion, type embeddings } from '../../support/judge/replies.js';
import { type Behaviour, type JudgeServer, type Reply, withJudge } from '../../support/judge/server.js';

const KEY = 'sk-test-0123456789abcdefghij';
const FORM = { kind: 'json', name: 'x', schema: { type: 'object' } } as const;
const MESSAGES = [{ role: 'user', content: 'Which?' }] as const;

/** Opens a judge of a server that behaves in this way. */
async function opened(behaviour: Behaviour, use: (judge: Judge, server: JudgeServer) => Promise<void>, more = {}) {
  await withJudge(async (server) => {
    server.behaviour = behaviour;
    const { judge } = requireOk(decodeConfig({ llm: {}, judge: { max_retries: 1, ...more } }, 'c.yaml'));
    const request = { on: true, model: null, hosts: 'bound', env: { OPENAI_API_KEY: KEY }, maxCostUsd: null } as const;
    const settings = judgeSettings({ ...request, baseUrl: server.url }, scoringOf('standard'), judge);
    await use((await openJudge(settings, new AbortController().signal)).judge, server);
  });
}

const status = (code: number, error: object, headers = { 'retry-after-ms': '5' }): Reply => ({
  ...{ status: code, body: { error }, headers },
});
const says = (content: unknown, more: object = {}): Behaviour => {
  return ({ body }) => ({ status: 200, body: completion(body, content, more) });
};
const finished = (finish_reason: string): Behaviour => {
  return ({ body }) => {
    const { choices } = completion(body) as { choices: object[] };
    return { status: 200, body: { choices: [{ ...choices[0], finish_reason }] } };
  };
};

describe('a failure of a request has the status and the code, never other words of the server', () => {
  test.each<[string, Behaviour, string, number?]>([
    [
      'a wrong key',
      () => status(401, { message: `Incorrect API key provided: ${KEY}`, code: 'invalid_api_key' }),
      'the judge answers 401 (invalid_api_key)',
    ],
    ['a missing model', () => status(404, { message: 'none', code: 'x y' }), 'the judge answers 404'],
    ['too many requests', () => status(429, { message: 'slow down' }), 'the judge answers 429', 2],
    ['errors of the server', () => status(500, { message: 'oops' }), 'the judge answers 500', 2],
    ['a 400 about the text', () => status(400, { code: 'context_length_exceeded' }), 'context_length_exceeded'],
    ['a redirect', () => ({ status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }), 'redirect (302)'],
    ['a dropped connection', () => 'drop', 'the judge cannot be reached', 2],
    ['half of a reply', () => ({ status: 200, body: '{"choices": [{"mess' }), 'cannot be read: it is not JSON'],
    ['no choices', () => ({ status: 200, body: {} }), 'has no choice'],
    ['a choice of null', () => ({ status: 200, body: { choices: [null] } }), 'has no choice'],
    ['a refusal', says(null, { refusal: 'I must not judge' }), 'the judge refuses: I must not judge'],
    ['a list as text', says(['a']), 'reply is empty'],
    ['a reply that was cut off', finished('length'), 'cut off (max_tokens)'],
    ['a filter', finished('content_filter'), 'content filter'],
  ])('%s', async (_, behaviour, words, requests = 1) => {
    await opened(behaviour, async (judge, server) => {
      const failure = await judge.chat(MESSAGES, FORM).catch((error: Error) => error.message);
      expect(failure).toContain(words);
      expect(failure).not.toContain(KEY);
      expect(server.requests).toHaveLength(requests);
    });
  });

  test.each<Reply>(['hang', 'stall'])('%s', async (reply) => {
    const more = { timeout_sec: 0.4, max_retries: 0 };
    await opened(
      () => reply,
      (judge) => expect(judge.chat(MESSAGES, FORM)).rejects.toThrow('answer in time'),
      more,
    );
  });

  test.each<[string, (body: Parameters<typeof embeddings>[0]) => unknown, string]>([
    ['are too few', () => ({ data: [{ index: 0, embedding: [1] }] }), 'embeddings are missing'],
    ['are NaN, as Python writes it', () => '{"data": [{"index": 0, "embedding": [NaN]}]}', 'not JSON'],
    ['have the same index', () => ({ data: [1, 2].map(() => ({ index: 0, embedding: [1] })) }), 'are missing'],
    ['are texts', () => ({ data: [0, 1].map((index) => ({ index, embedding: ['1'] })) }), 'not finite numbers'],
  ])('embeddings that %s', async (_, body, words) => {
    await opened(
      (request) => ({ status: 200, body: body(request.body) }),
      (judge) => expect(judge.embed(['a', 'b'])).rejects.toThrow(words),
    );
  });
});

describe('a model is asked in the newest dialect that it understands', () => {
  const has = (name: string) => (body: Body) => (name in body ? name : null);
  const NEW = ['max_completion_tokens', 'reasoning_effort', 'temperature', 'response_format'];

  test.each<[string, (body: Body) => string | null, number, object, readonly string[]]>([
    ['max_completion_tokens', has('max_completion_tokens'), 1, { max_tokens: 4096 }, ['max_completion_tokens']],
    ['a limit', (body) => has('max_completion_tokens')(body) ?? has('max_tokens')(body), 2, {}, ['max_tokens']],
    ['reasoning_effort', has('reasoning_effort'), 1, { temperature: 0 }, ['reasoning_effort']],
    ['temperature', has('temperature'), 1, { reasoning_effort: 'none' }, ['temperature']],
    [
      'strict schemas',
      ({ response_format }) => (response_format?.type === 'json_schema' ? 'response_format.json_schema' : null),
      ...([1, { response_format: { type: 'json_object' } }, []] as const),
    ],
    ['any new parameter', (body) => NEW.find((name) => name in body) ?? null, 5, { max_tokens: 4096 }, NEW],
  ])('without %s', async (_, isUnknown, refusals, sent, unsent) => {
    for (const inWords of [false, true]) {
      const behaviour: Behaviour = ({ body }) => {
        const param = isUnknown(body);
        const message = `Unsupported parameter: '${param}' is not supported with this model.`;
        return param === null ? null : status(400, inWords ? { message } : { message, param });
      };
      await opened(behaviour, async (judge, server) => {
        // It is learnt once: the first request goes alone.
        const replies = await Promise.all([1, 2, 3].map(() => judge.chat(MESSAGES, FORM)));
        expect(server.requests).toHaveLength(refusals + 3);
        const last = server.requests.at(-1)?.body ?? {};
        expect(last).toMatchObject(sent);
        for (const name of unsent) expect(last).not.toHaveProperty(name);
        expect(replies[0]?.sent).toEqual(replies[2]?.sent);
      });
    }
  });

  test.each<[string, object]>([
    ['of LiteLLM', { message: "openai does not support parameters: ['reasoning_effort']", param: 'None', code: '400' }],
    ['of DeepSeek', { message: 'This reasoning_effort type is unavailable now', param: null }],
  ])('a refusal %s names the parameter in words', async (_, error) => {
    await opened(
      ({ body }) => ('reasoning_effort' in body ? status(400, error) : null),
      async (judge, server) => {
        await judge.chat(MESSAGES, FORM);
        expect(server.requests).toHaveLength(2);
      },
    );
  });

  test('a server that refuses a format of embeddings is asked without it', () =>
    opened(
      ({ body }) => ('encoding_format' in body ? status(400, { message: 'no', param: 'encoding_format' }) : null),
      async (judge) => {
        const { vectors, sent } = await judge.embed(['a', 'b']);
        expect([vectors, sent]).toEqual([
          [
            [1, 0],
            [1, 0],
          ],
          [],
        ]);
      },
    ));
});
