import { expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { compareRuns } from '../../src/index.js';
import { bundle, type Result } from '../support/bundle.js';
import { cli } from '../support/cli.js';
import { conform, ofResults } from './conform.js';
import { describeWithData, HAS_DATA, json, ROOT, text } from './data.js';

const example = (name: string) => ({ name, text: text('readme-examples', name) });
const RESPONSES = ['response.json', 'response-error.json'];

function given() {
  const corpus = example('corpus.yaml');
  const responses = RESPONSES.map((name) => json<unknown>('readme-examples', name));
  return {
    ...{ corpus: parseYaml(corpus.text, corpus.name), responses },
    files: { corpus, responses: RESPONSES.map(example) },
  };
}

const cases = () => [
  {
    ...{ id: RESPONSES.join(' and '), scoring: 'standard' as const, given: given() },
    differences: ofResults(({ entries, passed, says }) => [
      ...entries.filter(({ status }) => status !== 'error').map((entry) => `evaluated: ${JSON.stringify(entry)}`),
      ...(passed === false && /no response matches any question/i.test(says) ? [] : [`${passed}: ${says}`]),
    ]),
  },
];

conform('readme examples', HAS_DATA ? cases() : []);

describeWithData("the evaluation of the library's README can be compared with", () => {
  const file = `${ROOT}/readme-examples/evaluation.yaml`;

  test('through the library', () => {
    const evaluation = parseYaml(text('readme-examples', 'evaluation.yaml'), file);
    expect(compareRuns(evaluation, evaluation)).toMatchObject({ kind: 'compared', regressed: [], improved: [] });
  });

  test.each<[string, (...args: string[]) => Result | Promise<Result>]>([
    ['command line', cli],
    ['built command line', (...args) => bundle(args)],
  ])('through the %s', async (_, run) => {
    const { code, stdout } = await run('compare', file, file);
    expect(code).toBe(0);
    expect(stdout).toContain('0 regressed, 0 improved');
  });
});
