import { expect, test } from 'vitest';
import { placesText } from '../../../src/report/sections/places.js';
import { brokenRule, changed, commentOf, makeDelta, makeReport, times, wrong } from '../../support/report.js';

test.each([
  [[], ''],
  [['empty_result'], ''],
  [['empty_result', 'empty_result'], 'One cause, empty result, for 2 regressions: all in what the agent did.'],
  [['step_failed', 'unreadable'], '2 causes for 2 regressions: all in what a tool returned.'],
  [
    ['step_failed', 'order', 'order'],
    '2 causes for 3 regressions: 2 in what the agent did, 1 in what a tool returned.',
  ],
] as const)('regressions of %j are in one place or in several', (kinds, words) => {
  const regressed = kinds.map((kind, at) => changed(wrong(kind, {}, { id: `q${at}` }), 1));
  expect(placesText(makeDelta({ regressed }))).toBe(words);
});

test('a question that newly broke a rule has a link to the page', () => {
  const head = { ...wrong('order', {}, { id: 'q9', text: 'Which?' }), rules: brokenRule };
  const ruleBreaks = [{ ...changed(head, 1), rules: brokenRule.broken }];
  const addressOf = () => 'https://pages.example/report.html#q-q9';
  const comment = commentOf(makeReport({ questions: [head], comparison: makeDelta({ ruleBreaks }) }), { addressOf });
  expect(comment).toContain('[Which?](https://pages.example/report.html#q-q9)');
});

test('causes beyond the longest list are counted', () => {
  const tools = times(23, (at) => changed(wrong('step_failed', {}, { id: `q${at}` }), 1)).map((delta, at) => {
    const { why } = delta.head;
    return { ...delta, head: { ...delta.head, why: why && { ...why, stepName: `tool-${at}` } } };
  });
  const comment = commentOf(makeReport({ comparison: makeDelta({ regressed: tools }) }));
  expect(comment).toContain(' · 3 × 3 other causes');
});
