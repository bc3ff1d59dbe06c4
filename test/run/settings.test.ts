import { describe, expect, test } from 'vitest';
import { decodeOptions } from '../../src/run/option-kinds.js';
import { OPTIONS } from '../../src/run/options.js';
import { makeSettings } from '../../src/run/settings.js';

type Given = Readonly<Record<string, unknown>>;

const WORDS = {
  name: (input: string) => `--${input}`,
  setting: (input: string, value: string) => `--${input} ${value}`,
};
const decode = (given: Given) =>
  makeSettings(
    decodeOptions(OPTIONS, (name) => given[name], WORDS.name),
    WORDS,
  );

describe('the gates that are given', () => {
  const drop = { kind: 'max-steps-drop', limit: 0.05 };

  test.each<[string, Given, readonly object[]]>([
    ['none', {}, []],
    ['auto is the default', { 'max-steps-drop': '0.05' }, [{ ...drop, test: 'auto' }]],
    ['changes', { 'max-steps-drop': '0.05', 'rerun-changes': '0.15' }, [{ ...drop, test: 'auto', rerunChanges: 0.15 }]],
    ['regressions', { 'max-regressions': '0' }, [{ kind: 'max-regressions', limit: 0 }]],
  ])('%s', (_, given, expected) => expect(decode(given).gates).toEqual(expected));
});

describe('a wrong value is an error with the name of the option and a right example', () => {
  test.each<[Given, string]>([
    ...['abc', '1.2', '0,02'].map((text): [Given, string] => [
      { 'min-steps-score': text },
      `--min-steps-score: expected a number from 0 to 1, as in 0.85, got "${text}"`,
    ]),
    ...['0.5', '-1'].map((text): [Given, string] => [
      { 'max-regressions': text },
      `--max-regressions: expected a whole number from 0 on, as in 4, got "${text}"`,
    ]),
    [{ 'drop-test': 'bare' }, '--drop-test: expected auto, significant or plain, got "bare"'],
    [{ 'responses-format': 'zipkin' }, '--responses-format: expected auto, responses, messages, otlp'],
    [{ 'retention-days': '0.5' }, '--retention-days: expected a whole number of days, as in 30, got "0.5"'],
    [{ scoring: 'other' }, '--scoring: unknown preset "other"; the presets are'],
    [{ scoring: 'graphrag-eval4' }, '--scoring: unknown preset "graphrag-eval4"; did you mean graphrag-eval-4?'],
    [{ name: 'a|b' }, '--name: expected 1 to 60 letters'],
    [{ shard: '3/2' }, '--shard: expected a shard from 1/1'],
    [{ select: ['smoke'] }, '--select: "smoke" is not a pattern'],
    [{ 'step-aliases': ['= x'] }, '--step-aliases: "= x" cannot be read; write sparql_query = graphdb_sparql'],
    [{ gates: ['f1 > 2'] }, '--gates: "f1 > 2" cannot be read'],
    [{ gates: ['comparison.nothing > 0'] }, '--gates: there is no comparison.nothing'],
  ])('%j', (given, message) => expect(() => decode(given)).toThrow(message));
});

test.each<[Given, string]>([
  [{ 'rerun-changes': '0.15', 'drop-test': 'plain' }, '--rerun-changes: has no effect with --drop-test plain; remove'],
  [{ drafts: true, 'max-regressions': '0' }, '--max-regressions: drafts have no gates and no baseline; remove it, or'],
  [{ drafts: true, 'baseline-required': true }, '--baseline-required: drafts have no gates and no baseline'],
  [{ drafts: true, shard: '1/2' }, '--shard: drafts have no shards: they are evaluated in one piece'],
])('%j: an option without effect is an error', (given, message) => expect(() => decode(given)).toThrow(message));
