import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { cliWith, inFolder, type Outcome } from '../support/cli.js';

type Keys = Readonly<Record<string, unknown>>;

/** What is scored: keys of each question, of each response, and of the config. */
interface Side {
  readonly questions: Readonly<Record<string, Keys>>;
  readonly responses: Readonly<Record<string, Keys>>;
  readonly config?: Keys;
}

interface Change {
  readonly edited: number;
  readonly rescored: number;
  readonly not_checked?: number;
  readonly before: number;
  readonly after: number;
  readonly head_before: number | null;
  readonly favours_head: number;
  readonly raises_head: number;
  readonly answer_checks?: Keys;
  readonly rules?: Keys;
}

const GATES = [
  ...['--max-steps-drop', '0.02', '--drop-test', 'plain'],
  ...['favours_head', 'raises_head'].flatMap((name) => ['--gate', `comparison.corpus_change.${name} <= 0`]),
  ...['--gate', 'comparison.removed_right <= 0'],
];

const call = (output: unknown, more: Keys = {}) => ({ name: 't', args: {}, status: 'success', output, ...more });
const reference = (output: unknown, more: Keys = {}) => ({
  reference_steps: [[{ name: 't', args: {}, output, ...more }]],
});
const calls = (...outputs: unknown[]) => ({ actual_steps: outputs.map((output) => call(output)) });

/** Runs the base and, with the recommended gates, the head; `also`: another command on their folders. */
async function compared(
  base: Side,
  head: Side,
  { env = {}, flags = [] }: { readonly env?: Record<string, string>; readonly flags?: readonly string[] } = {},
): Promise<{ readonly outcomes: readonly Outcome[]; readonly changes: readonly (Change | undefined)[] }> {
  return inFolder({}, async (folder) => {
    const at = (name: string) => join(folder, name);
    const inputs = (name: string, { questions, responses, config }: Side) => {
      const all = Object.entries(questions).map(([id, keys]) => ({ id, question_text: `Which ${id}?`, ...keys }));
      writeFileSync(at(`${name}.json`), JSON.stringify([{ template_id: 't', questions: all }]));
      const lines = Object.entries(responses).map(([id, keys]) =>
        JSON.stringify({ question_id: id, status: 'success', actual_answer: 'yes', ...keys }),
      );
      writeFileSync(at(`${name}.jsonl`), lines.join('\n'));
      writeFileSync(at(`${name}.yaml`), yaml.dump(config ?? {}));
      const files = ['--corpus', at(`${name}.json`), '--responses', at(`${name}.jsonl`)];
      return ['evaluate', ...files, '--config', at(`${name}.yaml`), '--quiet', '--no-page', ...flags];
    };
    const [ofBase, ofHead] = [inputs('base', base), inputs('head', head)];
    await cliWith(env, ...ofBase, '--out', at('before'));
    const against = ['--baseline', at('before'), ...GATES];
    for (const shard of ['1/2', '2/2'])
      await cliWith(env, ...ofHead, '--shard', shard, '--out', at(shard[0] as string));
    const outcomes = [
      await cliWith(env, ...ofHead, ...against, '--out', at('after')),
      await cliWith(env, 'merge', at('1'), at('2'), ...against, '--no-page', '--out', at('merged')),
    ];
    const changes = ['after', 'merged'].map((name) => {
      const file = yaml.load(readFileSync(at(join(name, 'comparison.yaml')), 'utf8')) as {
        readonly comparison?: { readonly corpus_change?: Change };
      };
      return file.comparison?.corpus_change;
    });
    return { outcomes, changes };
  });
}

/** Four questions that both runs answer right, in addition to those of a test. */
const REST = ['a', 'b', 'c', 'd'];
const withRest = (questions: Readonly<Record<string, Keys>>, responses: Readonly<Record<string, Keys>>): Side => ({
  questions: { ...Object.fromEntries(REST.map((id) => [id, reference(`of ${id}`)])), ...questions },
  responses: { ...Object.fromEntries(REST.map((id) => [id, calls(`of ${id}`)])), ...responses },
});

const SECRET = { MY_API_TOKEN: 'zq81-hidden-value-9' };

describe('an answer of this run that holds a secret', () => {
  test.each([
    {
      of: 'an output',
      was: reference('^[^z]+$', { match_output: 'regex' }),
      is: reference('x', { match_output: 'ignore' }),
    },
    {
      of: 'a rule',
      was: { ...reference('x', { match_output: 'ignore' }), rules: { forbidden: ['zq81*'] } },
      is: reference('x', { match_output: 'ignore' }),
    },
  ])('is unknown by the references of the base, and fails the gates: $of', async ({ was, is }) => {
    const steps = [call(SECRET.MY_API_TOKEN), call('x', { name: SECRET.MY_API_TOKEN })];
    const base = withRest({ q: was }, { q: calls('A') });
    const { outcomes, changes } = await compared(base, withRest({ q: is }, { q: { actual_steps: steps } }), {
      env: SECRET,
    });
    for (const { code, stdout } of outcomes) {
      expect(code).toBe(1);
      expect(stdout).toContain('the effect of some edits is unknown');
    }
    expect(changes.map((change) => change?.head_before)).toEqual([null, null]);
  });
});

test('rules that differ, and no answer that can be scored again, fail the gates on edits', async () => {
  const asked = withRest({}, {});
  const rules = { rules: { forbidden: [SECRET.MY_API_TOKEN] } };
  const questions = Object.fromEntries(REST.map((id) => [id, { ...reference(`of ${id}`), ...rules }]));
  const responses = Object.fromEntries(REST.map((id) => [id, calls('wrong')]));
  const head = { questions, responses, config: { scoring: { preset: 'standard', cells: 'lexical' } } };
  const { outcomes } = await compared(asked, head, { env: SECRET });
  for (const { code, stdout } of outcomes) {
    expect(code).toBe(1);
    expect(stdout).toMatch(/favours_head.*the effect of some edits is unknown/);
  }
});

test('rules that raise this run alone are counted, whether or not a question was edited', async () => {
  const table = (value: string) => {
    const cell = { type: 'literal', value, datatype: 'http://www.w3.org/2001/XMLSchema#integer' };
    return JSON.stringify({ head: { vars: ['n'] }, results: { bindings: [{ n: cell }] } });
  };
  const asked = reference(table('1'), {
    output_media_type: 'application/sparql-results+json',
    required_columns: ['n'],
  });
  const scoring = (cells: string) => ({ config: { scoring: { preset: 'standard', cells } } });
  const base = { ...withRest({ q: asked }, { q: calls(table('2')) }), ...scoring('lexical') };
  const head = { ...withRest({ q: asked }, { q: calls(table('01')), a: calls('wrong') }), ...scoring('typed') };
  const { outcomes, changes } = await compared(base, head);
  expect(outcomes.map(({ code }) => code)).toEqual([1, 1]);
  for (const change of changes) {
    expect(change).toMatchObject({ before: 0.8, after: 0.8, head_before: 0.6, favours_head: 0, raises_head: 1 });
  }
});

describe('an answer that lacks', () => {
  test('its text is not read as the answer checks of its question', async () => {
    const check = (includes: string) => ({ ...reference('x'), answer: { includes } });
    const answer = { ...calls('x'), actual_answer: null };
    const base = withRest({ q: check('equal') }, { q: answer });
    const { outcomes, changes } = await compared(base, withRest({ q: check('includes') }, { q: answer }));
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    for (const change of changes) {
      expect(change).toMatchObject({ edited: 1, rescored: 1, favours_head: 0 });
      expect(change).not.toHaveProperty('answer_checks');
    }
  });

  test('a list of calls keeps rules on calls unchecked', async () => {
    const ruled = (most: number) => ({ ...reference('x'), rules: { max_steps: most } });
    const base = withRest({ q: ruled(5) }, { q: {} });
    const { changes } = await compared(base, withRest({ q: ruled(2) }, { q: calls('x', 'x', 'x') }));
    for (const change of changes) expect(change?.rules).toEqual({ before: null, after: null, head_before: 1, head: 0 });
  });
});

test.each(['standard', 'graphrag-eval-6'])(
  'a failed call is found by the rules that score it: from %s',
  async (preset) => {
    const failed = JSON.stringify({ content: [{ type: 'text', text: 'no such table' }], isError: true });
    const other = preset === 'standard' ? 'graphrag-eval-6' : 'standard';
    const side = (name: string) => ({
      ...withRest({ q: reference(failed) }, { q: calls(failed) }),
      config: { scoring: { preset: name } },
    });
    const { outcomes, changes } = await compared(side(preset), side(other));
    expect(outcomes.map(({ code }) => code)).toEqual([0, 0]);
    // A call that has failed matches no step; without unwrapping, it is a success with this output.
    const score = (name: string) => (name === 'standard' ? 0.8 : 1);
    for (const change of changes) {
      expect(change).toMatchObject({ before: score(preset), after: score(other), head_before: score(preset) });
    }
  },
);

test.each([[[]], [['--trials', 'all']]])(
  'rules of a failed answer are checked again on its calls (%j)',
  async (flags) => {
    const ruled = (name: string) => ({ ...reference('x'), rules: { forbidden: [name] } });
    const answer = { ...calls('y'), status: 'error', error: 'out of time' };
    const base = withRest({ q: ruled('other') }, { q: answer });
    const { changes } = await compared(base, withRest({ q: ruled('t') }, { q: answer }), { flags });
    for (const change of changes) expect(change?.rules).toMatchObject({ before: 1, after: 0, head_before: 1, head: 0 });
  },
);

test('rules of the config that differ fail the gates on edits, unless answers are scored again', async () => {
  await inFolder({ 'rules.yaml': "failed_outputs: '^ERR'\n", 'none.yaml': '{}\n' }, async (_, at) => {
    const corpus = REST.map((id) => ({
      id,
      question_text: `Which ${id}?`,
      ...reference(id, { match_output: 'ignore' }),
    }));
    const lines = (output: string) =>
      REST.map((id) => JSON.stringify({ question_id: id, status: 'success', ...calls(output) })).join('\n');
    writeFileSync(at('corpus.json'), JSON.stringify([{ template_id: 't', questions: corpus }]));
    writeFileSync(at('before.jsonl'), lines('ok'));
    writeFileSync(at('after.jsonl'), lines('ERR'));
    const evaluate = (responses: string, config: string, ...more: string[]) => {
      const files = ['--corpus', at('corpus.json'), '--responses', at(responses), '--config', at(config)];
      return cliWith({}, 'evaluate', ...files, '--quiet', '--no-page', ...more);
    };
    await evaluate('before.jsonl', 'rules.yaml', '--out', at('base'));
    const effect = ['--gate', 'comparison.corpus_change.change_before >= -0.02'];
    const against = (baseline: string) =>
      evaluate('after.jsonl', 'none.yaml', '--baseline', at(baseline), ...GATES, ...effect);
    for (const baseline of ['base/baseline.yaml', 'base']) {
      const { code, stdout } = await against(baseline);
      expect(code).toBe(1);
      expect(stdout.match(/the effect of some edits is unknown/g)?.length).toBeGreaterThan(2);
    }
  });
});

test('a call that is recorded with the mark of a found failure is read as it was found', async () => {
  const failed = { ...call('x'), status: 'error', error: 'x', found_failed: true };
  const asked = { q: reference('x') };
  const other = { q: { ...reference('x'), reference_steps_any_of: [[[{ name: 'z', args: {} }]]] } };
  const head = { ...withRest(other, { q: { actual_steps: [failed] } }) };
  const { changes } = await compared(withRest(asked, { q: calls('x') }), head);
  // No rule finds that it has failed, in this run or by the references of the base.
  for (const change of changes) expect(change).toMatchObject({ before: 1, after: 1, head_before: 1, favours_head: 0 });
});

test('rules on calls are unknown where a file lacks those of a failed answer, and other rules say which have failed', async () => {
  const failed = JSON.stringify({ content: [{ type: 'text', text: 'no such table' }], isError: true });
  const answer = { ...calls(failed), status: 'error', error: 'out of time' };
  const side = (preset: string) => ({
    ...withRest({ q: { ...reference('x'), rules: { max_failed_steps: 0 } } }, { q: answer }),
    config: { scoring: { preset } },
  });
  const { outcomes, changes } = await compared(side('graphrag-eval-4'), side('standard'));
  for (const { stdout } of outcomes) expect(stdout).toContain('the effect of some edits is unknown');
  for (const change of changes) {
    expect(change).toMatchObject({ edited: 0, rescored: 5, not_checked: 1 });
    expect(change).not.toHaveProperty('rules');
  }
});

describe('a question of which the text was edited is scored again', () => {
  const typed = (value: string) => {
    const cell = { type: 'literal', value, datatype: 'http://www.w3.org/2001/XMLSchema#integer' };
    return JSON.stringify({ head: { vars: ['n'] }, results: { bindings: [{ n: cell }] } });
  };
  const asked = (text: string, value: string) => ({
    ...reference(typed(value), { output_media_type: 'application/sparql-results+json', required_columns: ['n'] }),
    question_text: text,
  });
  const scored = (cells: string, question: Keys) => ({
    ...withRest({ q: question }, { q: calls(typed('01')) }),
    config: { scoring: { preset: 'standard', cells } },
  });

  test('if its reference was, too', async () => {
    const base = scored('typed', asked('Which?', '2'));
    const { changes } = await compared(base, scored('typed', asked('Which one?', '1')));
    for (const change of changes) expect(change).toMatchObject({ before: 0.8, after: 1, head_before: 0.8 });
  });

  test('if the rules differ', async () => {
    const base = scored('lexical', asked('Which?', '1'));
    const { changes } = await compared(base, scored('typed', asked('Which one?', '1')));
    for (const change of changes) expect(change).toMatchObject({ before: 0.8, after: 1, head_before: 0.8 });
  });
});

test('failed outputs that only the config of this run names do not count under the rules of the base', async () => {
  const side = (config: Keys) => ({ ...withRest({ q: reference('ERR') }, { q: calls('ERR') }), config });
  const { changes } = await compared(side({}), side({ failed_outputs: '^ERR' }));
  for (const change of changes) expect(change).toMatchObject({ before: 1, after: 0.8, head_before: 1 });
});

test('a failed answer without its calls keeps its outcome under rules that nobody edited', async () => {
  const failed = { ...calls('x'), status: 'error', error: 'out of time' };
  const broken = { actual_steps: [call('y'), call('y', { name: 'z' })] };
  const side = (output: string, answer: Keys) => ({
    ...withRest({ q: { ...reference(output), rules: { forbidden: ['z'] } } }, { q: answer }),
    config: { scoring: { preset: 'graphrag-eval-4' } },
  });
  const { outcomes } = await compared(side('x', failed), side('y', broken));
  // It kept the rule that this run breaks.
  for (const { stdout } of outcomes) expect(stdout).toContain('1 newly broke a rule');
});
