import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cliWith, inFolder } from '../../support/cli.js';
import { completion } from '../../support/judge/replies.js';
import { withJudge } from '../../support/judge/server.js';

const CORPUS = [
  { template_id: 't', questions: [{ id: 'q1', question_text: 'Q?', reference_steps: [[{ name: 's', output: 'x' }]] }] },
];
const CONFIG = {
  llm: {},
  ...{ answer_correctness: { enabled: false }, answer_relevance: { enabled: false } },
  custom_evaluations: [
    {
      ...{ name: 'style', inputs: ['actual_answer'], instructions: 'Judge.' },
      outputs: { why: 'a reason', formal: 'a boolean', style: 'a number' },
    },
  ],
};
const WHY = `it is <b>curt</b>\u001b[31m\n${'long '.repeat(400)}`;

test('texts of a custom evaluation are in stepgate show, its JSON and the page, escaped and cut', () =>
  withJudge((server) =>
    inFolder(
      {
        'corpus.json': JSON.stringify(CORPUS),
        'a.jsonl': JSON.stringify({ question_id: 'q1', actual_answer: 'A.', steps: [] }),
        'config.json': JSON.stringify(CONFIG),
      },
      async (_, file) => {
        server.behaviour = ({ body }) => ({
          status: 200,
          body: completion(body, JSON.stringify({ why: WHY, formal: true, style: 0.5 })),
        });
        const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url };
        const files = [
          '--corpus',
          file('corpus.json'),
          '--responses',
          file('a.jsonl'),
          '--config',
          file('config.json'),
        ];
        const run = await cliWith(env, 'evaluate', ...files, '--judge', '--out', file('out'));
        expect(run.code).toBe(0);
        const shown = await cliWith({}, 'show', 'q1', file('out'));
        expect(shown.stdout).toMatch(/Judge\n(?: {2}.*\n)* {2}why: it is <b>curt<\/b>/);
        expect(shown.stdout).toContain('  formal: true\n');
        expect(shown.stdout).not.toContain('\u001b[31m');
        expect(shown.stdout.match(/long/g)?.length).toBeLessThan(130);
        const { stdout } = await cliWith({}, 'show', 'q1', file('out'), '--format', 'json');
        const [{ judge }] = JSON.parse(stdout) as [{ judge: { texts: Record<string, string> } }];
        expect(judge.texts.formal).toBe('true');
        expect(judge.texts.why).toContain('it is <b>curt</b>');
        const page = readFileSync(file('out/report.html'), 'utf8');
        expect(page).toContain('why: it is &lt;b>curt&lt;/b>');
        expect(page).not.toContain('<b>curt');
      },
    ),
  ));
