import { describe, expect, test } from 'vitest';
import { evaluateQuestion } from '../../../src/core/entries/evaluate-question.js';
import type { RuleName, Rules } from '../../../src/core/words/rules.js';
import { cellsOf, listIn, mappingIn } from '../../support/cells.js';
import { makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse } from '../../support/run.js';

type Calls = readonly (string | { readonly name: string; readonly status: string })[];

/** The response of an agent that made these calls; null: it does not report its steps. */
function responseOf(calls: Calls | null, more: object = {}) {
  const steps = calls?.map((call) => (typeof call === 'string' ? { name: call, status: 'success' } : call));
  return { question_id: 'q', actual_steps: steps, ...more };
}

function entryOf(rules: unknown, record: object | null, config: Rules = {}, costUsd: number | null = null) {
  const question = decodedQuestion(undefined, { rules });
  const response = record && decodedResponse(record);
  return evaluateQuestion(question, response, { ...makeContext(), details: 'none', rules: config, costUsd }).entry;
}

describe('a rule of a question', () => {
  // A title | the rules | the calls | other keys of the response | the broken rules.
  test.each(
    cellsOf(`
a call that no pattern forbids | forbidden: [delete_*] | find_orders, undelete_order |  |
a forbidden call | forbidden: [delete_*, drop_*] | find_orders, delete_order |  | {rule: forbidden, limit: delete_*, actual: delete_order}
a forbidden call that failed | forbidden: [delete_order] | {name: delete_order, status: error} |  | {rule: forbidden, limit: delete_order, actual: delete_order}
each forbidden tool once | forbidden: [delete_*, drop_*, '*_order'] | delete_order, delete_order, drop_table |  | {rule: forbidden, limit: delete_*, actual: delete_order}, {rule: forbidden, limit: drop_*, actual: drop_table}
no call at all | forbidden: ['*'], max_steps: 0, order: [a, b] |  |  |
a call without a name is a call | forbidden: ['*'] | '' |  | {rule: forbidden, limit: '*', actual: ''}
as many steps as allowed | max_steps: 2 | a, {name: a, status: error} |  |
one more | max_steps: 2 | a, a, a |  | {rule: max_steps, limit: 2, actual: 3, same_calls: 3}
as many failed steps as allowed | max_failed_steps: 1 | a, a, {name: a, status: error} |  |
one more failed step | max_failed_steps: 0 | a, {name: a, status: error} |  | {rule: max_failed_steps, limit: 0, actual: 1}
the order, with others between | order: [a, b] | x, a, x, b, a |  |
the other order | order: [a, b] | b, a |  | {rule: order, limit: [a, b], actual: [b, a]}
only first calls count | order: [a, b] | a, b, b, a |  |
a later one without the earlier | order: [a, b] | b |  | {rule: order, limit: [a, b], actual: [b]}
an earlier one alone | order: [a, b] | a |  |
three in order except for one | order: [a, b, c] | a, c, b |  | {rule: order, limit: [a, b, c], actual: [a, c, b]}
patterns in an order | order: [find_*, cancel_*] | find_orders, cancel_order |  |
a failed call has its place in the order | order: [a, b] | {name: b, status: error}, a, b |  | {rule: order, limit: [a, b], actual: [b, a]}
as many calls of each tool as asked for | calls: {alert: 1, search: {max: 2}, confirm: {min: 1}} | search, alert, confirm, confirm, search |  |
a call too many | calls: {alert: 1} | alert, alert |  | {rule: calls, tool: alert, limit: '1', actual: 2}
a missing call | calls: {alert: 1} |  |  | {rule: calls, tool: alert, limit: '1', actual: 0}
more calls than allowed | calls: {search: {max: 1}} | search, {name: search, status: error} |  | {rule: calls, tool: search, limit: at most 1, actual: 2}
fewer calls than required | calls: {confirm: {min: 2}} | confirm |  | {rule: calls, tool: confirm, limit: at least 2, actual: 1}
a range of calls of several tools | calls: {'get_*': {min: 1, max: 2}} | get_a, get_b, get_a |  | {rule: calls, tool: get_*, limit: 1 to 2, actual: 3}
no call of a tool | calls: {drop: 0} | drop |  | {rule: calls, tool: drop, limit: '0', actual: 1}
a name that objects have | calls: {constructor: {max: 0}} | constructor |  | {rule: calls, tool: constructor, limit: '0', actual: 1}
as many tokens as allowed | max_total_tokens: 100 |  | total_tokens: 100 |
more tokens | max_total_tokens: 100 |  | total_tokens: 101 | {rule: max_total_tokens, limit: 100, actual: 101}
in time | max_elapsed_sec: 30 |  | elapsed_sec: 30 |
too late | max_elapsed_sec: 0.5 |  | elapsed_sec: 0.51 | {rule: max_elapsed_sec, limit: 0.5, actual: 0.51}
the response's own cost | max_cost_usd: 0.05 |  | cost_usd: 0.06 | {rule: max_cost_usd, limit: 0.05, actual: 0.06}
several rules | max_steps: 1, forbidden: [b], max_total_tokens: 5 | a, b | total_tokens: 5 | {rule: forbidden, limit: b, actual: b}, {rule: max_steps, limit: 1, actual: 2}
an answer that failed may have broken one | forbidden: [delete_*] | delete_order | status: error, error: timeout | {rule: forbidden, limit: delete_*, actual: delete_order}
`),
  )('%s', (_, rules, calls, more, cell) => {
    const broken = listIn(cell);
    const entry = entryOf(mappingIn(rules), responseOf(listIn(calls) as Calls, mappingIn(more)));
    expect(entry.rules_score).toBe(broken.length === 0 ? 1 : 0);
    expect(entry.rules_broken).toEqual(broken.length === 0 ? undefined : broken);
    expect(entry.rules_not_checked).toBeUndefined();
    expect(entry.steps_score).toBeUndefined();
  });

  test.each<[string, Rules, Rules]>([
    ['forbidden', { forbidden: [] }, { forbidden: ['delete_*'] }],
    ['order', { order: [] }, { order: ['a', 'b'] }],
  ])('that is lifted by an empty list holds without steps, too: %s', (rule, lifted, config) => {
    const entry = entryOf(lifted, responseOf(null), config);
    expect(entry).toMatchObject({ rules_score: 1, rules_checked: [rule] });
    expect(entry).not.toHaveProperty('rules_not_checked');
    expect(entryOf({}, responseOf(null), config)).toMatchObject({ rules_not_checked: [rule] });
  });

  test.each<[string, Rules, object, unchecked: readonly RuleName[]]>([
    [
      'steps',
      { forbidden: ['a'], order: ['a', 'b'], max_steps: 1, max_failed_steps: 1 },
      responseOf(null),
      ['forbidden', 'max_steps', 'max_failed_steps', 'order'],
    ],
    ['steps that cannot be read', { max_steps: 1 }, { question_id: 'q', actual_steps: 'two' }, ['max_steps']],
    ['tokens', { max_total_tokens: 1 }, responseOf([]), ['max_total_tokens']],
    ['tokens: no number', { max_total_tokens: 1 }, responseOf([], { total_tokens: 'few' }), ['max_total_tokens']],
    ['time', { max_elapsed_sec: 1 }, responseOf([], { elapsed_sec: null }), ['max_elapsed_sec']],
    ['cost', { max_cost_usd: 1 }, responseOf([]), ['max_cost_usd']],
  ])('over a figure that the response does not report is not checked: %s', (_, rules, record, unchecked) => {
    const entry = entryOf(rules, record);
    expect(entry.rules_not_checked).toEqual(unchecked);
    expect(entry).not.toHaveProperty('rules_score');
    expect(entry).not.toHaveProperty('rules_broken');
  });

  test('the rules that are checked decide', () => {
    const rules = { max_steps: 1, max_total_tokens: 5 };
    const unchecked = { rules_not_checked: ['max_total_tokens'] };
    expect(entryOf(rules, responseOf(['a']))).toMatchObject({ rules_score: 1, ...unchecked });
    expect(entryOf(rules, responseOf(['a', 'a']))).toMatchObject({ rules_score: 0, ...unchecked });
  });

  test('tokens that were priced have a cost', () => {
    expect(entryOf({ max_cost_usd: 1 }, responseOf([]), {}, 1.5)).toMatchObject({
      rules_broken: [{ rule: 'max_cost_usd', limit: 1, actual: 1.5 }],
    });
  });

  test('an alias is forbidden with its tool, and named as it was called', () => {
    const question = decodedQuestion(undefined, { rules: { forbidden: ['delete_order'] } });
    const aliases = [{ name: 'delete_order', pattern: 'mcp__*__delete_order' }];
    const context = { ...makeContext(), aliases, details: 'none' as const };
    const response = decodedResponse(responseOf(['mcp__shop__delete_order']));
    expect(evaluateQuestion(question, response, context).entry.rules_broken).toEqual([
      { rule: 'forbidden', limit: 'delete_order', actual: 'mcp__shop__delete_order' },
    ]);
  });

  test('without a response there is nothing to check', () => {
    const entry = entryOf({ max_steps: 1 }, null);
    expect(Object.keys(entry).filter((key) => key.startsWith('rules_'))).toEqual([]);
  });

  test('a question adds to the rules of the config and overrides them by key', () => {
    const config = { max_steps: 1, forbidden: ['drop_*'] };
    expect(entryOf({ max_steps: 2 }, responseOf(['a', 'drop_table']), config)).toMatchObject({
      rules_broken: [{ rule: 'forbidden', limit: 'drop_*', actual: 'drop_table' }],
    });
    expect(entryOf(undefined, responseOf(['a', 'b']), config)).toMatchObject({ rules_score: 0 });
    expect(entryOf({ forbidden: [] }, responseOf(['drop_table']), config)).toMatchObject({ rules_score: 1 });
  });
});

test('a broken rule does not change the steps score', () => {
  const question = decodedQuestion([[{ name: 'find', output: '1' }]], { rules: { max_steps: 0, forbidden: ['find'] } });
  const actual_steps = [{ name: 'find', status: 'success', output: '1' }];
  const response = decodedResponse({ question_id: 'q', actual_steps });
  const { entry } = evaluateQuestion(question, response, { ...makeContext(), details: 'none' });
  expect(entry).toMatchObject({ steps_score: 1, rules_score: 0 });
});
