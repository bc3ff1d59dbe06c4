import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, inFolder } from '../../support/cli.js';
import { grid, makeSelect, uri } from '../../support/sparql.js';

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

const dv = (...rows: [string, string][]) =>
  makeSelect(
    ['d', 'v'],
    rows.map(([d, v]) => [uri(`urn:${d}`), v]),
  );

test.each<[string, object, object[], string]>([
  [
    'a number of which most runs have another one',
    grid('n', '13'),
    [...Array.from({ length: 4 }, () => grid('count', '10')), grid('n', '12')],
    'warning: q: 4 of 5 runs return 10; the reference is 13; look at both',
  ],
  [
    'one column with the right rows, whose other column differs',
    dv(['a', '1'], ['b', '2']),
    [1, 2, 3, 4, 5].map((at) => dv(['a', `x${at}`], ['b', `y${at}`])),
    'warning: q: 5 of 5 runs return 2 rows in `d`; the reference has 2 of them, in another order, of other types or with other columns; look',
  ],
])('%s', async (_, output, outputs, message) => {
  const step = { name: 'sparql_query', output_media_type: 'application/sparql-results+json', output };
  const questions = [{ id: 'q', question_text: 'Which?', reference_steps: [[step]] }];
  await inFolder({ 'c.json': JSON.stringify([{ template_id: 't', questions }]) }, async (_folder, file) => {
    const runs = outputs.map((one, at) => {
      const actual_steps = [{ name: 'sparql_query', args: {}, status: 'success', output: one }];
      writeFileSync(file(`${at}.jsonl`), JSON.stringify({ question_id: 'q', actual_steps }));
      return file(`${at}.jsonl`);
    });
    const { stdout } = await cli('validate', '--corpus', file('c.json'), '--runs', ...runs);
    expect(stdout).toContain(message);
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

test('folders of runs give what their files of responses give', () =>
  inFolder({}, async (_, file) => {
    for (const [at, run] of RUNS.entries()) {
      mkdirSync(file(`r${at}`));
      await cli(
        ...['evaluate', '--corpus', CORPUS, '--responses', run, '--out', file(`r${at}`)],
        ...['--min-coverage', '0', '--no-page', '--quiet'],
      );
    }
    expect(await findings(RUNS.map((_run, at) => file(`r${at}`)))).toEqual(await findings(RUNS));
  }));
