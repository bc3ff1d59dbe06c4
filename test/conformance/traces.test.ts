import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { isMapping, type Mapping } from '../../src/core/text/values.js';
import { cli } from '../support/cli.js';
import { describeWithData, HAS_DATA, json, ROOT } from './data.js';

interface ExpectedStep {
  readonly name: string;
  readonly args?: unknown;
  readonly output?: boolean;
  readonly output_has?: string;
  readonly status?: string;
}

interface ExpectedResponse {
  readonly question_id?: string;
  readonly steps?: readonly ExpectedStep[];
  readonly calls?: Readonly<Record<string, number>>;
  readonly args_of?: Readonly<Record<string, unknown>>;
  readonly answer?: string | null;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
  readonly not_failed?: boolean;
}

interface Case {
  readonly file: string;
  readonly args: readonly string[];
  readonly responses: readonly ExpectedResponse[];
  readonly refusal_is_fine?: boolean;
}

const CASES = HAS_DATA ? json<Case[]>('traces', 'expected.json') : [];

describeWithData('stored traces of other projects read as a table made by hand says', () => {
  test.each(CASES.map((one) => [one.file, one] as const))('%s', async (file, { args, responses, ...rest }) => {
    const { code, stdout, stderr } = await cli('import', join(ROOT, 'traces', file), ...args);
    if (code === 2 && rest.refusal_is_fine) {
      expect(stderr).toMatch(/^error: .* has its messages in the bodies of span events/);
      return;
    }
    expect(code, stderr).toBe(0);
    const read = stdout.split('\n').filter((line) => line !== '');
    const records = read.map((line) => JSON.parse(line) as Mapping);
    expect(records.length).toBe(responses.length);
    const problems = responses.flatMap((expected, at) => {
      const actual = records.find((record) => record.question_id === expected.question_id) ?? records[at];
      return differences(expected, actual as Mapping).map((text) => `${expected.question_id ?? at}: ${text}`);
    });
    expect(problems).toEqual([]);
  });
});

/** What a response has otherwise than the table. */
function differences(expected: ExpectedResponse, actual: Mapping): string[] {
  const steps = (actual.actual_steps ?? []) as Mapping[];
  const names = steps.map(({ name }) => String(name));
  const wrong: string[] = [];
  const claim = (isRight: boolean, text: string) => void (isRight || wrong.push(text));
  if (expected.steps) {
    const expectedNames = expected.steps.map(({ name }) => name);
    claim(isDeepStrictEqual(names, expectedNames), `calls ${names.join(', ')} for ${expectedNames.join(', ')}`);
    for (const [at, step] of expected.steps.entries()) wrong.push(...stepDifferences(step, steps[at] ?? {}));
  }
  for (const [pattern, count] of Object.entries(expected.calls ?? {})) {
    const found = names.filter((name) => new RegExp(pattern).test(name)).length;
    claim(found === count, `${found} calls of ${pattern} for ${count}`);
  }
  for (const [name, args] of Object.entries(expected.args_of ?? {})) {
    claim(isDeepStrictEqual(steps.find((step) => step.name === name)?.args, args), `other arguments of ${name}`);
  }
  if (expected.answer === null) claim(actual.actual_answer === undefined, `an answer: ${actual.actual_answer}`);
  else if (expected.answer !== undefined) {
    claim(String(actual.actual_answer).startsWith(expected.answer), `answer ${actual.actual_answer}`);
  }
  for (const key of ['input_tokens', 'output_tokens'] as const) {
    claim(expected[key] === undefined || actual[key] === expected[key], `${key} ${actual[key]} for ${expected[key]}`);
  }
  claim(!expected.not_failed || actual.status !== 'error', `failed: ${actual.error}`);
  return wrong;
}

function stepDifferences(expected: ExpectedStep, actual: Mapping): string[] {
  const { name, args, output, output_has, status } = expected;
  const text = typeof actual.output === 'string' ? actual.output : JSON.stringify(actual.output ?? '');
  const isRight: Readonly<Record<string, boolean>> = {
    args: args === undefined || (isMapping(actual.args) && isDeepStrictEqual(actual.args, args)),
    output: output === undefined || Object.hasOwn(actual, 'output') === output,
    output_has: output_has === undefined || text.includes(output_has),
    status: status === undefined || actual.status === status,
  };
  const wrong = Object.entries(isRight).filter(([, right]) => !right);
  return wrong.map(([key]) => `${name}: ${key} ${JSON.stringify(actual)}`);
}
