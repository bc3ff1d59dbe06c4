import { describe, expect, test } from 'vitest';
import { decodeOptions } from '../../src/run/option-kinds.js';
import { OPTIONS } from '../../src/run/options.js';
import { makeSettings } from '../../src/run/settings.js';

describe('the gates that are given', () => {
  const WORDS = {
    name: (input: string) => `--${input}`,
    setting: (input: string, value: string) => `--${input} ${value}`,
  };
  const decode = (given: Readonly<Record<string, string>>) =>
    makeSettings(
      decodeOptions(OPTIONS, (name) => given[name], WORDS.name),
      WORDS,
    ).gates;
  const drop = { kind: 'max-steps-drop', limit: 0.05 };

  test.each<[string, Readonly<Record<string, string>>, readonly object[]]>([
    ['none', {}, []],
    ['auto is the default', { 'max-steps-drop': '0.05' }, [{ ...drop, test: 'auto' }]],
    ['plain', { 'max-steps-drop': '0.05', 'drop-test': 'plain' }, [{ ...drop, test: 'plain' }]],
    [
      'the changes of a rerun',
      { 'max-steps-drop': '0.05', 'rerun-changes': '0.15' },
      [{ ...drop, test: 'auto', rerunChanges: 0.15 }],
    ],
    ['regressions', { 'max-regressions': '0' }, [{ kind: 'max-regressions', limit: 0 }]],
  ])('%s', (_, given, expected) => expect(decode(given)).toEqual(expected));

  test.each<[Readonly<Record<string, string>>, string]>([
    [{ 'drop-test': 'bare' }, '--drop-test: expected auto or significant or plain, got "bare"'],
    [{ 'rerun-changes': '15' }, '--rerun-changes: expected a number from 0 to 1, as in 0.85, got "15"'],
    [
      { 'rerun-changes': '0.15', 'drop-test': 'plain' },
      '--rerun-changes: has no effect with --drop-test plain; remove one of them',
    ],
    [{ 'min-steps-score': '2' }, '--min-steps-score: expected a number from 0 to 1, as in 0.85, got "2"'],
    ...['0.5', '-1', '', 'none'].map((text): [Readonly<Record<string, string>>, string] => [
      { 'max-regressions': text },
      `--max-regressions: expected a whole number from 0 on, as in 4, got "${text}"`,
    ]),
  ])('%j is an error', (given, message) => expect(() => decode(given)).toThrow(message));
});
