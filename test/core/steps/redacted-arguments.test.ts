import { expect, test } from 'vitest';
import { makeRedactor } from '../../../src/core/secrets/redact.js';
import { makeContext } from '../../support/make.js';
import { evaluated } from '../../support/run.js';

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
    name: 'find',
    args: { text: secret },
    output: '[]',
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
    name: 'call',
    args: {},
    output: { body: `${secret}c` },
  }),
};

const { redact } = makeRedactor(SECRETS);
const CASES = Object.entries(PLACES).flatMap(([title, place]) => SECRETS.map((secret) => ({ title, place, secret })));

test.each(CASES)('a secret of the environment does not appear: $title', ({ place, secret }) => {
  const { groups, name, args, output = 'other' } = place(secret);
  const step = { id: '1', name, args, status: 'success', output };
  const entry = evaluated(groups, { actual_steps: [step] }, { ...makeContext(), redact }, 'full');
  const shown = JSON.stringify(redact(entry.steps_details));
  expect(shown).toMatch(/expected|is extra|search_empty/);
  expect(PARTS.filter((part) => shown.includes(part))).toEqual([]);
});

test('a private key that nothing names is removed from an argument', () => {
  const { groups, name, args } = ARGUMENT(KEY);
  const step = { id: '1', name, args, status: 'success', output: 'other' };
  const context = { ...makeContext(), redact: makeRedactor([]).redact };
  const shown = JSON.stringify(evaluated(groups, { actual_steps: [step] }, context, 'full').steps_details);
  expect(shown).toContain('body: expected b, got ***');
});
