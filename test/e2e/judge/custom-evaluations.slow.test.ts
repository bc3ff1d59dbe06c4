import { describe, expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { textOf } from '../../support/evaluated.js';
import {
  answerFiles,
  EVALUATE,
  entriesOf,
  judge,
  judgeConfig,
  outFile,
  startCli,
  withExam,
} from '../../support/judge/exam.js';
import { completion, fieldOf } from '../../support/judge/replies.js';
import type { JudgeRequest } from '../../support/judge/server.js';

const ANSWERS = { q1: ['a, b', 'a, b'], q2: ['c', 'd'] } as const;

interface Evaluation {
  readonly name: string;
  readonly inputs: readonly string[];
  readonly instructions: string;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly [key: string]: unknown;
}

/** An evaluation as graphrag-eval 6.4 has it. */
const STYLE: Evaluation = {
  ...{ name: 'my_style', inputs: ['question', 'actual_answer', 'actual_steps'] },
  ...{ steps_name: 's', steps_keys: ['output'], instructions: 'Judge {question}.' },
  outputs: { why: 'one sentence', style: 'a number from 0 to 1' },
};
const BREVITY: Evaluation = {
  ...{ name: 'brevity', inputs: ['actual_answer'], instructions: 'Judge.' },
  outputs: { short: { description: 'is it short', min: 0, max: 1 } },
};
const OTHERS_OFF = 'answer_correctness: {enabled: false}\nanswer_relevance: {enabled: false}\n';

const custom = (...evaluations: readonly Evaluation[]) =>
  `${OTHERS_OFF}custom_evaluations: ${JSON.stringify(evaluations)}\n`;

const schemaOf = ({ body }: JudgeRequest) =>
  (body.response_format as { json_schema?: { name: string; schema: { properties: object } } } | undefined)?.json_schema;

describe.concurrent('a custom evaluation', () => {
  test('is asked for in the form of a schema, announced, and written after all other keys', () =>
    withExam(ANSWERS, custom(STYLE, BREVITY), async (server, folder) => {
      const run = await judge(folder, '--no-page');
      expect(run.code).toBe(0);
      expect(run.stderr).toMatch(/judging sends 2 answers to .* \(gpt-6-luna\), about \$0\.0\d+; 4 requests\n/);
      expect(run.stderr).toContain(
        'custom evaluation my_style sends question, actual_answer, actual_steps (output of s)\n',
      );
      expect(run.stderr).toContain('custom evaluation brevity sends actual_answer\n');
      expect(server.requests).toHaveLength(4);
      const [style] = server.requests.filter(
        (request) => Object.keys(schemaOf(request)?.schema.properties ?? {}).length === 2,
      );
      expect(Object.keys(schemaOf(style as JudgeRequest)?.schema.properties ?? {})).toEqual(['why', 'style']);
      expect(fieldOf((style as JudgeRequest).body, 'actual_steps')).toBe('[\n  {\n    "output": "A"\n  }\n]');
      expect(Object.entries(entriesOf(folder).q1 ?? {}).slice(-3)).toEqual([
        ['why', 0.5],
        ['style', 0.5],
        ['short', 0.5],
      ]);
    }));

  test('is a metric of aggregates, gates and the comparison', () =>
    withExam(ANSWERS, custom(BREVITY), async (server, folder) => {
      const gate = ['--gate', 'micro.short.mean >= 0.6'];
      const low = await judge(folder, '--no-page', ...gate);
      expect(low.stdout + low.stderr).toContain('micro.short.mean');
      expect(low.code).toBe(1);
      server.behaviour = ({ body }) => ({ status: 200, body: completion(body, '{"short": 0.75}') });
      const flags = ['--config', 'config.yaml', '--out', 'head', '--baseline', 'out', ...gate];
      const evaluate = ['evaluate', '--corpus', 'corpus.json', '--responses', 'responses.jsonl', ...flags];
      const high = await startCli(folder, evaluate).ended;
      expect(high.code).toBe(0);
      expect(high.stdout).toMatch(/short, micro \(2 of 2 judged\).*0\.500.*0\.750.*\+0\.250/);
      const page = textOf(folder, 'head', 'report.html');
      expect(page).toContain('short 0.750');
      expect(page).toContain('<span class="flag">short 0.500 → 0.750</span>');
      expect(textOf(folder, 'head', 'aggregates.yaml')).toMatch(/short:\n\s+sum: 1\.5\n/);
      const compared = await startCli(folder, ['compare', 'out', 'head', ...gate]).ended;
      expect(compared.code).toBe(0);
      expect(compared.stdout).toMatch(/short, micro/);
      const shown = await startCli(folder, ['show', 'q1', 'head']).ended;
      expect(shown.stdout).toContain('\nJudge\n  short 0.750\n');
      const json = await startCli(folder, ['show', 'q1', 'head', '--format', 'json']).ended;
      expect(JSON.parse(json.stdout)).toMatchObject([{ judge: { figures: { short: 0.75 } } }]);
      const noise = textOf(folder, 'head', 'comparison.yaml');
      expect(noise).toMatch(/short:\n\s+questions: 2\n(?:.*\n)*?\s+noise:/);
    }));
});

test('a config whose metrics are all off is a warning, without a key', async () => {
  const config = judgeConfig('http://127.0.0.1:1/v1', OTHERS_OFF);
  await inFolder({ ...answerFiles(ANSWERS), 'config.yaml': config }, async (folder) => {
    const run = await startCli(folder, EVALUATE, {}).ended;
    expect(run.stderr).toContain('warning: --config: no answer is judged, because');
    expect(run.code).toBe(0);
    expect(textOf(outFile(folder, 'evaluation.yaml'))).toContain('steps_score: 1');
  });
});
