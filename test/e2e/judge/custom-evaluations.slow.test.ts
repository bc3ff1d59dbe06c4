import { describe, expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { messages, scenario } from '../../support/github/scenario.js';
import { answerFiles, EVALUATE, entriesOf, KEY, startCli, withExam } from '../../support/judge/exam.js';
import { purposeOf } from '../../support/judge/replies.js';

const ANSWERS = { q1: ['a, b', 'a, b'] } as const;

/** The section as graphrag-eval 6.4 has it. */
const CUSTOM = {
  custom_evaluations: [
    {
      ...{ name: 'my_relevance', inputs: ['question', 'actual_answer', 'actual_steps'] },
      ...{ steps_name: 's', steps_keys: ['output'], instructions: 'Judge.', outputs: { my_score: '0-1', why: 'text' } },
    },
  ],
};
const CORRECTNESS_OFF = { answer_correctness: { enabled: false } };
const RELEVANCE_OFF = { answer_relevance: { enabled: false } };
const GENERATION = { llm: { generation: { provider: 'openai', model: 'gpt-4o-mini' } } };
const MODELS = { llm: { ...GENERATION.llm, embedding: { provider: 'openai', model: 'text-embedding-3-small' } } };

const NOT_EVALUATED = 'custom_evaluations: is not evaluated: Stepgate has no custom evaluations yet';
const NOT_JUDGED = '--config: no answer is judged, because answer_correctness and answer_relevance are both off';

/** Sections, one per line. */
const asYaml = (sections: object) =>
  Object.entries(sections)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');

describe.concurrent('a config of graphrag-eval 6.4', () => {
  test.each<[string, object, readonly string[]]>([
    ['whose only metric is a custom evaluation', { ...GENERATION, ...CORRECTNESS_OFF, ...CUSTOM }, []],
    ['the same with --judge', { ...GENERATION, ...CORRECTNESS_OFF, ...CUSTOM }, ['--judge']],
    ['with both metrics off', { ...MODELS, ...CORRECTNESS_OFF, ...RELEVANCE_OFF, ...CUSTOM }, []],
    ['with both metrics off, and no custom evaluation', { ...MODELS, ...CORRECTNESS_OFF, ...RELEVANCE_OFF }, []],
    ['with an empty list', { ...GENERATION, ...CORRECTNESS_OFF, custom_evaluations: null }, []],
  ])('%s is a warning: without a key all steps are scored', async (_, config, flags) => {
    await inFolder({ ...answerFiles(ANSWERS), 'config.yaml': JSON.stringify(config) }, async (folder) => {
      const run = await startCli(folder, [...EVALUATE, ...flags], {}).ended;
      expect(run.stderr).toContain(`warning: ${NOT_JUDGED}\n`);
      expect(run.stderr.includes(NOT_EVALUATED)).toBe(Array.isArray(Object(config).custom_evaluations));
      expect(run.stderr).not.toContain('error');
      expect(run.code).toBe(0);
      expect(entriesOf(folder).q1).toMatchObject({ steps_score: 1 });
      expect(Object.keys(entriesOf(folder).q1 ?? {}).filter((key) => /^answer_|my_/.test(key))).toEqual([]);
    });
  });

  test.each<[string, object, readonly string[]]>([
    ['correctness', { ...CUSTOM, ...RELEVANCE_OFF }, ['claims']],
    ['relevance', { ...CUSTOM, ...CORRECTNESS_OFF }, ['relevance', 'embedding']],
    ['both', CUSTOM, ['claims', 'relevance', 'embedding']],
  ])('that mixes custom evaluations with %s judges that', async (_, sections, purposes) => {
    await withExam(ANSWERS, asYaml(sections), async (server, folder) => {
      const run = await startCli(folder, EVALUATE).ended;
      expect(run.stderr).toContain(`warning: config.yaml: ${NOT_EVALUATED}\n`);
      expect(run.stderr).not.toContain('no answer is judged');
      expect(run.code).toBe(0);
      expect([...new Set(server.requests.map(({ body }) => purposeOf(body)))].sort()).toEqual([...purposes].sort());
      expect(entriesOf(folder).q1).toMatchObject({ steps_score: 1 });
    });
  });

  test.each<[string, object, readonly string[], string]>([
    ['no metric', { ...MODELS, ...CORRECTNESS_OFF, ...RELEVANCE_OFF }, ['--judge'], 'there is nothing to judge'],
    [
      ...(['relevance without embeddings', { ...GENERATION, ...CORRECTNESS_OFF, ...CUSTOM }, []] as const),
      'answer_relevance.enabled: needs an embedding model',
    ],
  ])('that contradicts what is asked is an error: %s', async (name, config, flags, words) => {
    const enabled = name === 'no metric' ? {} : { answer_relevance: { enabled: true } };
    const text = JSON.stringify({ ...config, ...enabled });
    await inFolder({ ...answerFiles(ANSWERS), 'config.yaml': text }, async (folder) => {
      const run = await startCli(folder, [...EVALUATE, ...flags]).ended;
      expect(run.stderr).toContain(words);
      expect(run.code).toBe(2);
    });
  });

  test('whose only metric is a custom evaluation is a warning in the action, too', async () => {
    await scenario(async ({ world, run: runAction }) => {
      const config = JSON.stringify({ ...GENERATION, ...CORRECTNESS_OFF, ...CUSTOM });
      const run = await runAction({
        event: pullRequest(world, usualHistory(world)),
        env: { OPENAI_API_KEY: KEY },
        files: { ...answerFiles(ANSWERS), 'config.yaml': config },
        inputs: { corpus: 'corpus.json', responses: 'responses.jsonl', config: 'config.yaml' },
      });
      expect(messages(run, 'warning').join('\n')).toContain(NOT_EVALUATED);
      expect(messages(run, 'warning').join('\n')).toContain('config: no answer is judged');
      expect(messages(run, 'error')).toEqual([]);
      expect(run.code).toBe(0);
    });
  });
});
