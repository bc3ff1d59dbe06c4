import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inFolder } from '../../support/cli.js';
import { answerFiles, judge, judgeConfig, outFile } from '../../support/judge/exam.js';
import { withJudge } from '../../support/judge/server.js';

test('first light', async () => {
  await withJudge(async (server) => {
    const files = { ...answerFiles({ q1: ['a, b', 'a, c'], q2: [null, 'x'] }), 'config.yaml': judgeConfig(server.url) };
    await inFolder(files, async (folder) => {
      const run = await judge(folder);
      console.log(run.stdout, run.stderr, run.code);
      console.log(readFileSync(outFile(folder, 'evaluation.yaml'), 'utf8'));
      console.log(readFileSync(outFile(folder, 'aggregates.yaml'), 'utf8').slice(0, 1500));
      console.log(JSON.stringify(server.requests[0], null, 1));
      expect(run.code).toBe(0);
    });
  });
});
