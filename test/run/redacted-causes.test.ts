import { expect, test } from 'vitest';
import { makePricing } from '../../src/adapters/prices.js';
import { makeRedactor } from '../../src/core/secrets/redact.js';
import { scoringOf } from '../../src/core/words/scoring-rules.js';
import { makeAnswerScorer } from '../../src/run/score-answer.js';
import { decodedQuestion, decodedResponse } from '../support/run.js';

const LINES = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSj\nAgEAAoIBAQC7VJTUt9Us8cKjMzEfYfji\n';
const KEY = `-----BEGIN PRIVATE KEY-----\n${LINES}-----END PRIVATE KEY-----\n`;
/** Values of the environment. */
const TWO_LINES = 'correct horse\nbattery staple 7';
const UMLAUT = 'schlüsselwörter-für-alle-9';
const SECRETS = [KEY, TWO_LINES, UMLAUT];
/** None of them appears, with its line breaks and letters as they are or written out. */
const PARTS = ['MIIEvQIB', 'AgEAAoIB', 'correct horse', 'battery staple', 'schl', 'r-für-alle'];

/** The reference steps and the arguments of the agent's only call, which has `secret` in one place. */
type Place = (secret: string) => {
  readonly groups: object[][];
  readonly name: string;
  readonly args: object;
  readonly output?: unknown;
};

const ARGUMENT: Place = (secret) => ({
  groups: [[{ name: 'call', args: { body: 'b' }, match_args: 'exact', output: 'o' }]],
  name: 'call',
  args: { body: secret },
});

const PLACES: Readonly<Record<string, Place>> = {
  'an argument': ARGUMENT,
  'an argument of the reference': (secret) => ({
    groups: [[{ name: 'call', args: { body: secret }, match_args: 'exact', output: 'o' }]],
    name: 'call',
    args: { body: 'b' },
  }),
  'an argument in a list without order': (secret) => ({
    groups: [[{ name: 'call', args: { body: ['b'] }, match_args: 'exact', unordered: ['args.body'], output: 'o' }]],
    name: 'call',
    args: { body: ['b', secret] },
  }),
  'a long argument, cut within the secret': (secret) => ARGUMENT(`${'x '.repeat(140)}${secret}`),
  'data points': (secret) => ({
    groups: [[{ name: 'retrieve_data_points', args: { external_id: 'b' } }]],
    name: 'retrieve_data_points',
    args: { external_id: secret },
  }),
  'a time series': (secret) => ({
    groups: [[{ name: 'retrieve_time_series', args: { mrid: 'b' } }]],
    name: 'retrieve_time_series',
    args: { mrid: secret },
  }),
  'the search that found nothing, after which the agent stopped': (secret) => ({
    groups: [[{ name: 'find', args: { text: 'b' }, output: 'o' }], [{ name: 'call', output: 'o' }]],
    ...{ name: 'find', args: { text: secret }, output: '[]' },
  }),
  'expect, an argument': (secret) => ({
    groups: [[{ name: 'call', expect: { 'args.body': { regex: '^b$' } }, output: 'o' }]],
    name: 'call',
    args: { body: secret },
  }),
  'expect, the rule': (secret) => ({
    groups: [[{ name: 'call', expect: { 'args.body': { includes: secret } }, output: 'o' }]],
    name: 'call',
    args: { body: 'b' },
  }),
  'expect, an output': (secret) => ({
    groups: [[{ name: 'call', expect: { 'output.body': { any: [secret, 'b'] } }, match_output: 'ignore' }]],
    ...{ name: 'call', args: {}, output: { body: `${secret}c` } },
  }),
};

const CASES = Object.entries(PLACES).flatMap(([title, place]) => SECRETS.map((secret) => ({ title, place, secret })));

/** The details of the steps of an answer, without the secrets. */
async function redactedDetails({ groups, name, args, output = 'other' }: ReturnType<Place>, secrets = SECRETS) {
  const rules = { scoring: scoringOf(), aliases: [], rules: {}, failedOutputs: [], trials: 'all' as const };
  const settings = { ...rules, sampled: new Set<number>(), fingerprints: false, details: 'full' as const };
  const scorer = makeAnswerScorer(settings, makePricing(null));
  const step = { id: '1', name, args, status: 'success', output };
  const response = decodedResponse({ question_id: 'q', actual_steps: [step] });
  const { scored } = await scorer.score(decodedQuestion(groups), { question: 0, trial: 1 }, response);
  const entry = await scorer.redacted(scored.entry, makeRedactor(secrets).redact);
  expect(entry.steps_details).toMatchObject(scored.entry.steps_details?.map(({ cause }) => ({ cause })) ?? []);
  return JSON.stringify(entry.steps_details);
}

test.each(CASES)('a secret of the environment does not appear: $title', async ({ place, secret }) => {
  const shown = await redactedDetails(place(secret));
  expect(shown).toMatch(/expected|is extra|search_empty/);
  expect(PARTS.filter((part) => shown.includes(part))).toEqual([]);
});

test('a private key that nothing names is removed from an argument', async () => {
  expect(await redactedDetails(ARGUMENT(KEY), [])).toContain('body: expected b, got ***');
});

test('where only the secrets differ, the cause stays, without the values', async () => {
  const args = (body: string) => ({ groups: [], name: 'call', args: { body } });
  const groups = [[{ name: 'call', args: { body: KEY }, match_args: 'exact', output: 'o' }]];
  const shown = await redactedDetails({ ...args(`${TWO_LINES}`), groups });
  expect(JSON.parse(shown)).toMatchObject([
    { score: 0, cause: { kind: 'arguments_differ' }, detail: { closest: '1' } },
  ]);
});
