import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import {
  computeAggregates,
  evaluateFiles,
  explainEntry,
  type FileOptions,
  loadCorpus,
  loadResponses,
  runEvaluation,
  StepgateError,
} from '../../src/index.js';
import { EXAMPLES } from '../support/bundle.js';
import { cli, inFolder } from '../support/cli.js';

const CORPUS = join(EXAMPLES, 'corpus.yaml');
const RESPONSES = join(EXAMPLES, 'responses-v2.jsonl');
const FLAGS = ['evaluate', '--corpus', CORPUS, '--responses', RESPONSES];

describe('files that the library reads', () => {
  test('score as on the command line', () =>
    inFolder({}, async (folder) => {
      await cli(...FLAGS, '--out', folder);
      const written = (file: string) => parseYaml(readFileSync(join(folder, file), 'utf8'), file);
      const entries = await runEvaluation(await loadCorpus(CORPUS), await loadResponses([RESPONSES]));
      expect(JSON.parse(JSON.stringify(entries))).toEqual(written('evaluation.yaml'));
      expect(computeAggregates(entries)).toEqual(written('aggregates.yaml'));
    }));

  test('have the rules of all questions as an option, below those of a question', async () => {
    const corpus = [
      {
        template_id: 't',
        questions: [
          { id: 'a', question_text: '?' },
          { id: 'b', question_text: '?', rules: { forbidden: [] } },
        ],
      },
    ];
    const actual_steps = [{ name: 'delete_order', status: 'success' }];
    const responses = ['a', 'b'].map((question_id) => ({ question_id, actual_steps }));
    const entries = await runEvaluation(corpus, responses, { rules: { forbidden: ['delete_*'], max_steps: 1 } });
    expect(entries).toMatchObject([
      { rules_score: 0, rules_broken: [{ rule: 'forbidden', limit: 'delete_*', actual: 'delete_order' }] },
      { rules_score: 1, rules_checked: ['forbidden', 'max_steps'] },
    ]);
    const mistyped = runEvaluation(corpus, responses, { rules: { max_step: 1 } as never });
    await expect(mistyped).rejects.toThrow('options: rules.max_step: unknown key; did you mean max_steps?');
  });

  test('keep ids as they are written, under the keys of today', async () => {
    const corpus =
      '- template_id: 007\n  questions:\n    - {id: 017, question: "?", expected_steps: [[{name: s, output: A}]]}\n';
    const responses = '- {question_id: 017, steps: [{name: s, status: success, output: A}]}\n';
    await inFolder({ 'corpus.yaml': corpus, 'responses.yaml': responses }, async (_, file) => {
      const templates = await loadCorpus(file('corpus.yaml'));
      expect(templates[0]?.questions).toEqual([
        { id: '017', question_text: '?', reference_steps: [[{ name: 's', output: 'A' }]] },
      ]);
      const [entry] = await runEvaluation(templates, await loadResponses(file('responses.yaml')));
      expect(entry).toMatchObject({ question_id: '017', steps_score: 1 });
    });
  });

  test.each<[string, string, string, RegExp]>([
    ['a corpus of the wrong shape', '- questions: 5\n', '', /corpus\.yaml:1: \[0\]/],
    ['a second one', '[]', '{"question_id": "q"}\n{"question_id": "q"}\n', /responses\.jsonl:2: a second response/],
    ['a response without a question', '[]', '{"question_id": "q"}\n{}\n', /responses\.jsonl:2: question_id is missing/],
  ])('are refused at their line: %s', async (_, corpus, responses, message) => {
    await inFolder({ 'corpus.yaml': corpus, 'responses.jsonl': responses }, async (_folder, file) => {
      const loading = responses === '' ? loadCorpus(file('corpus.yaml')) : loadResponses(file('responses.jsonl'));
      const error = await loading.catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(StepgateError);
      expect((error as StepgateError).message).toMatch(message);
    });
  });
});

describe('evaluateFiles', () => {
  test('reports what the command line prints', () =>
    inFolder({}, async (folder) => {
      const flags = ['--select', 'sample:9', '--min-steps-score', '0.9', '--max-steps-drop', '0.1', '--format', 'json'];
      await cli(...FLAGS, '--out', folder);
      const { stdout, code } = await cli(...FLAGS, ...flags, '--baseline', folder);
      const options = { select: ['sample:9'], min_steps_score: 0.9, max_steps_drop: 0.1, baseline: folder };
      const report = await evaluateFiles({ corpus: CORPUS, responses: RESPONSES, ...options });
      expect(JSON.parse(JSON.stringify(report))).toEqual(JSON.parse(stdout));
      expect(code).toBe(1);
      expect(report.passed).toBe(false);
    }));

  test.each<[string, Partial<FileOptions>, string]>([
    ['a share above 1', { min_steps_score: 85 }, 'min_steps_score: expected a number from 0 to 1'],
    ['a gate that can never be', { gates: ['micro.step_score.mean > 0.5'] }, 'micro.step_score.mean'],
  ])('refuses %s', async (_, options, words) => {
    await expect(evaluateFiles({ corpus: CORPUS, responses: RESPONSES, ...options })).rejects.toThrow(words);
  });

  test('hands over warnings', async () => {
    const corpus = '- template_id: t\n  questions: [{id: q, question_text: "?", reference_step: []}]\n';
    await inFolder({ 'c.yaml': corpus, 'r.jsonl': '{"question_id": "q"}\n' }, async (_, file) => {
      const warnings: string[] = [];
      const files = { corpus: file('c.yaml'), responses: file('r.jsonl') };
      await evaluateFiles({ ...files, on_warning: (warning) => warnings.push(warning) });
      expect(warnings).toEqual([expect.stringContaining('did you mean reference_steps?')]);
    });
  });
});

describe('explainEntry', () => {
  const steps = (output: string) => [{ name: 's', status: 'success' as const, output }];
  const corpus = [
    { template_id: 't', questions: [{ id: 'q', question_text: '?', reference_steps: [[{ name: 's', output: 'A' }]] }] },
  ];
  const bare = [{ template_id: 't', questions: [{ id: 'q', question_text: '?' }] }];

  test.each<[string, unknown, unknown[], object, string | null]>([
    ['a right answer', corpus, [{ question_id: 'q', actual_steps: steps('A') }], {}, null],
    ['a question without reference steps', bare, [{ question_id: 'q' }], {}, null],
    ['no tool called', corpus, [{ question_id: 'q', actual_steps: [] }], {}, 'no tool was called'],
    ['no response', corpus, [], {}, 'no response'],
    ['a failed answer', corpus, [{ question_id: 'q', error: 'out of time' }], {}, 'the agent failed: out of time'],
    [
      'an entry without details',
      corpus,
      [{ question_id: 'q', actual_steps: steps('B') }],
      { details: 'none' },
      "the cause is not known (the entry was made with details: 'none')",
    ],
  ])('%s', async (_, templates, responses, options, words) => {
    const [entry] = await runEvaluation(templates, responses, options);
    expect(explainEntry(entry)).toBe(words);
  });

  test('refuses what is no entry', () => {
    expect(() => explainEntry({})).toThrow('question_id');
    expect(() => computeAggregates({})).toThrow('expected a list of evaluation entries');
  });
});

test.each<[string, () => Promise<unknown>, string]>([
  ['no corpus', () => evaluateFiles({ responses: RESPONSES } as FileOptions), 'options.corpus: expected a path'],
  ['a number', () => loadCorpus(5 as unknown as string), 'files: expected a path'],
])('%s is an error of Stepgate that says what is expected', async (_, call, message) => {
  const error = await call().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StepgateError);
  expect((error as Error).message).toContain(message);
});
