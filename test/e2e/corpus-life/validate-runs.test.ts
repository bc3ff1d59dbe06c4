import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, inFolder } from '../../support/cli.js';

const FIXTURES = join(import.meta.dirname, '../../fixtures/corpus-life');
const CORPUS = join(FIXTURES, 'corpus.yaml');
const RUNS = [1, 2, 3, 4, 5].map((number) => join(FIXTURES, `run-${number}.jsonl`));
const { runs_contradict: CONTRADICTED } = JSON.parse(readFileSync(join(FIXTURES, 'expected.json'), 'utf8')) as {
  runs_contradict: string[];
};

interface Finding {
  readonly severity: string;
  readonly kind: string;
  readonly questions: string[];
  readonly agree?: number;
  readonly runs?: number;
  readonly reference_rows?: number;
  readonly common_rows?: number;
}

async function findings(runs: readonly string[]): Promise<Finding[]> {
  const { stdout } = await cli('validate', '--corpus', CORPUS, '--runs', ...runs, '--format', 'json');
  const { findings: found } = JSON.parse(stdout) as { findings: Finding[] };
  return found.filter(({ kind }) => /run/.test(kind));
}

test('five runs find exactly the references that they contradict together', async () => {
  const found = (await findings(RUNS)).filter(({ kind }) => kind === 'runs-contradict-reference');
  expect(found.flatMap(({ questions }) => questions).sort()).toEqual([...CONTRADICTED].sort());
  for (const { severity, agree = 0, runs, reference_rows, common_rows } of found) {
    expect({ severity, runs }).toEqual({ severity: 'warning', runs: 5 });
    expect(agree).toBeGreaterThanOrEqual(3);
    expect(reference_rows).toBeGreaterThan(0);
    expect(common_rows).toBeGreaterThanOrEqual(0);
  }
});

test('answers that are exchanged between questions, in each run in another way, contradict nothing', async () => {
  await inFolder({}, async (_, file) => {
    const shuffled = RUNS.map((run, number) => {
      const records = readFileSync(run, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      const ids = records.map((record) => record.question_id);
      const moved = records.map((record, at) => ({ ...record, question_id: ids[(at + 3 * number + 2) % ids.length] }));
      writeFileSync(file(`run-${number}.jsonl`), moved.map((record) => JSON.stringify(record)).join('\n'));
      return file(`run-${number}.jsonl`);
    });
    expect((await findings(shuffled)).filter(({ severity }) => severity === 'warning')).toEqual([]);
  });
});

test('fewer than five runs give the counts alone, fewer than three are an error', async () => {
  expect((await findings(RUNS.slice(0, 4))).map(({ severity }) => severity)).not.toContain('warning');
  const { code, stderr } = await cli('validate', '--corpus', CORPUS, '--runs', ...RUNS.slice(0, 2));
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'error: --runs: expected at least 3 runs, better five or more, got 2\n',
  });
});

test('folders of runs give what their files of responses give', async () => {
  await inFolder({}, async (_, file) => {
    for (const [at, run] of RUNS.entries()) {
      mkdirSync(file(`r${at}`));
      await cli(
        'evaluate',
        '--corpus',
        CORPUS,
        '--responses',
        run,
        '--out',
        file(`r${at}`),
        '--min-coverage',
        '0',
        '--no-page',
        '--quiet',
      );
    }
    expect(await findings(RUNS.map((_run, at) => file(`r${at}`)))).toEqual(await findings(RUNS));
  });
});
