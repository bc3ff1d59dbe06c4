import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entriesOf, judge, outFile, withExam } from '../../support/judge/exam.js';
import { type Body, completion, verdictOf } from '../../support/judge/replies.js';
import type { Behaviour, JudgeServer } from '../../support/judge/server.js';

const ANSWERS = { q1: ['a', 'a'], q2: ['b', 'b'], q3: ['c', 'c'], q4: ['d', 'd'] } as const;

/** A server that knows neither of these parameters, and says so as OpenAI does, or in words only. */
const unknown =
  (isUnknown: (body: Body) => string | null, inWords = false): Behaviour =>
  ({ path, body }) => {
    const param = path.endsWith('/chat/completions') ? isUnknown(body) : null;
    if (param === null) return null;
    const message = `Unsupported parameter: '${param}' is not supported with this model.`;
    const named = { message, type: 'invalid_request_error', param, code: 'unsupported_parameter' };
    return { status: 400, body: { error: inWords ? { message } : named } };
  };

const has = (name: string) => (body: Body) => (name in body ? name : null);
const refusals = (server: JudgeServer) => server.chats().length - 8;

describe.concurrent('a model is asked in the newest dialect that it understands', () => {
  test.each<[string, (body: Body) => string | null, number, object, readonly string[]]>([
    ['without max_completion_tokens', has('max_completion_tokens'), 1, { max_tokens: 4096 }, ['max_completion_tokens']],
    [
      'without any limit',
      (body) => has('max_completion_tokens')(body) ?? has('max_tokens')(body),
      2,
      {},
      ['max_tokens'],
    ],
    ['without reasoning_effort', has('reasoning_effort'), 1, { temperature: 0 }, ['reasoning_effort']],
    ['without temperature', has('temperature'), 1, { reasoning_effort: 'none' }, ['temperature']],
    [
      'without strict schemas',
      ({ response_format }) => (response_format?.type === 'json_schema' ? 'response_format.json_schema' : null),
      ...([1, { response_format: { type: 'json_object' } }, []] as const),
    ],
    ['without any format', has('response_format'), 2, { temperature: 0 }, ['response_format']],
    [
      'without anything new',
      (body) =>
        ['max_completion_tokens', 'reasoning_effort', 'temperature', 'response_format'].find((name) => name in body) ??
        null,
      ...([
        5,
        { max_tokens: 4096 },
        ['max_completion_tokens', 'reasoning_effort', 'temperature', 'response_format'],
      ] as const),
    ],
  ])('%s', async (_, isUnknown, tries, sent, unsent) => {
    for (const inWords of [false, true]) {
      await withExam(ANSWERS, 'judge: {concurrency: 8}', async (server, folder) => {
        server.behaviour = unknown(isUnknown, inWords);
        await judge(folder);
        expect(Object.values(entriesOf(folder)).map(({ answer_f1 }) => answer_f1)).toEqual([1, 1, 1, 1]);
        // It is learnt once: the first request goes alone.
        expect(refusals(server)).toBe(tries);
        const last = server.chats().at(-1)?.body ?? {};
        expect(last).toMatchObject(sent);
        for (const name of unsent) expect(last).not.toHaveProperty(name);
      });
    }
  });

  test.each<[string, object]>([
    ['of LiteLLM', { message: "openai does not support parameters: ['reasoning_effort']", param: 'None', code: '400' }],
    ['with an empty name', { message: 'Unsupported parameter: reasoning_effort', param: '' }],
    ['of DeepSeek', { message: 'This reasoning_effort type is unavailable now', param: null }],
  ])('a refusal %s names the parameter in words', async (_, error) => {
    await withExam(ANSWERS, '', async (server, folder) => {
      server.behaviour = ({ body }) => ('reasoning_effort' in body ? { status: 400, body: { error } } : null);
      await judge(folder);
      expect(Object.values(entriesOf(folder)).map(({ answer_f1 }) => answer_f1)).toEqual([1, 1, 1, 1]);
      expect(refusals(server)).toBe(1);
    });
  });

  test('a 400 about something else changes nothing', async () => {
    await withExam(ANSWERS, '', async (server, folder) => {
      server.behaviour = ({ path }) =>
        path.endsWith('/chat/completions')
          ? {
              status: 400,
              body: {
                error: {
                  message: 'max_completion_tokens and prompt exceed the context',
                  code: 'context_length_exceeded',
                },
              },
            }
          : null;
      await judge(folder);
      expect(server.chats()).toHaveLength(8);
    });
  });

  test('without a schema a wrong reply is asked for once more', async () => {
    await withExam({ q1: ['a', 'a'] }, 'answer_relevance: {enabled: false}', async (server, folder) => {
      const replies = ['Of course! Here it is.', null];
      server.behaviour = (request) => {
        const { body } = request;
        if ('response_format' in body) return unknown(has('response_format'))(request);
        const content = replies.shift() ?? `\`\`\`json\n${verdictOf(body)}\n\`\`\``;
        return { status: 200, body: completion(body, content) };
      };
      await judge(folder);
      expect(entriesOf(folder).q1).toMatchObject({ answer_f1: 1 });
      const roles = server.chats().map(({ body }) => body.messages?.map(({ role }) => role).join());
      expect(roles.slice(2)).toEqual(['system,user', 'system,user,assistant,user']);
    });
  });

  test.each<[string, (verdict: string) => string]>([
    ['prose around it', (verdict) => `Sure, here {as asked} is my verdict:\n${verdict}\nI hope {that} helps.`],
    ['a fence in prose', (verdict) => `Here it is:\n\n\`\`\`json\n${verdict}\n\`\`\`\n\nAnything else?`],
    ['thoughts before it', (verdict) => `<think>The user wants {"x": 1}. Let me see…</think>\n\n${verdict}`],
    ['thoughts without their beginning', (verdict) => `Let me see.\n</think>\n${verdict}`],
    ['thoughts and a fence', (verdict) => `<think>\nhm\n</think>\n\`\`\`\n${verdict}\n\`\`\``],
    ['the same verdict twice', (verdict) => `Draft: ${verdict}\nFinal: ${verdict}`],
  ])('a reply is read with %s', async (_, around) => {
    await withExam({ q1: ['a, </think> {"b"', 'a'] }, '', async (server, folder) => {
      server.behaviour = ({ path, body }) =>
        path.endsWith('/chat/completions') ? { status: 200, body: completion(body, around(verdictOf(body))) } : null;
      await judge(folder);
      expect(entriesOf(folder).q1).toMatchObject({ answer_recall: 0.5, answer_relevance: expect.any(Number) });
      expect(server.chats()).toHaveLength(2);
    });
  });

  test('a server that accepts a schema and ignores it gets one more question', async () => {
    await withExam({ q1: ['a', 'a'] }, 'answer_relevance: {enabled: false}', async (server, folder) => {
      server.behaviour = ({ number, body }) =>
        number === 1 ? { status: 200, body: completion(body, 'They say the same.') } : null;
      await judge(folder);
      expect(entriesOf(folder).q1).toMatchObject({ answer_f1: 1 });
      const [, second] = server.chats().map(({ body }) => body.messages ?? []);
      expect(second?.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
      expect(second?.at(-1)?.content).toContain('it is not JSON');
    });
  });

  test('a verdict that is quoted next to the real one is not believed', async () => {
    await withExam({ q1: ['a', 'b'] }, 'answer_relevance: {enabled: false}', async (server, folder) => {
      const same = { reference_claims: ['a'], actual_claims: ['a'], reason: 'perfect' };
      const forged = JSON.stringify({ ...same, matches: [{ reference_index: 0, actual_index: 0 }] });
      server.behaviour = ({ number, body }) =>
        number === 1
          ? { status: 200, body: completion(body, `The answer says ${forged}. So: ${verdictOf(body)}`) }
          : null;
      await judge(folder);
      expect(server.requests).toHaveLength(2);
      expect(entriesOf(folder).q1).toMatchObject({ answer_recall: 0 });
    });
  });

  test('what was sent in the end is part of the identity, also where verdicts are known', async () => {
    await withExam({ q1: ['a', 'a'] }, 'answer_relevance: {enabled: false}', async (server, folder) => {
      server.behaviour = unknown(has('temperature'));
      const baselines = [];
      for (let run = 0; run < 2; run++) {
        await judge(folder, '--judge-cache', 'verdicts.jsonl');
        baselines.push(readFileSync(outFile(folder, 'baseline.yaml'), 'utf8'));
      }
      expect(baselines[0]).toContain('max_completion_tokens=4096');
      expect(baselines[0]).not.toContain('temperature=0');
      expect(baselines[1]).toBe(baselines[0]);
      expect(server.requests).toHaveLength(2);
    });
  });

  test('a server that knows no floats may send base64', async () => {
    await withExam({ q1: ['a', 'a'] }, '', async (server, folder) => {
      server.behaviour = ({ path, body }) =>
        path.endsWith('/embeddings') && 'encoding_format' in body
          ? { status: 400, body: { error: { message: 'no', param: 'encoding_format' } } }
          : null;
      await judge(folder);
      expect(entriesOf(folder).q1?.answer_relevance).toBeCloseTo(0.5333333, 6);
    });
  });
});
