import yaml from 'js-yaml';
import { expect, test } from 'vitest';
import { BASELINE_ARTIFACT, type BaselineFile } from '../../support/github/baselines.js';
import { type GithubEvent, pullRequest, push } from '../../support/github/events.js';
import { examFiles, type Mark } from '../../support/github/exam.js';
import { scenario } from '../../support/github/scenario.js';
import { addCommits, openPull, sha, type WorldArtifact } from '../../support/github/world.js';

const RUNS = [1, 2, 3, 4, 5, 6, 7];
/** The artifact of this run is lost: the next one goes on where the run before it was. */
const LOST = 4;
const marksOf = (run: number): Record<string, Mark> => ({
  ...{ stable: 'right', flaky: run % 3 === 0 ? 'wrong' : 'right', failing: 'error' },
});

test('the history of a branch goes on over a lost artifact, and tells stable regressions from flaky ones', () =>
  scenario(async ({ world, run }) => {
    const call = (event: GithubEvent, marks: Record<string, Mark>) =>
      run({ event, files: examFiles(marks), inputs: { corpus: 'corpus.yaml', responses: 'responses.jsonl' } });
    addCommits(
      world,
      RUNS.map((at) => `c${at}`),
    );
    let newest: WorldArtifact | undefined;
    for (const at of RUNS) {
      const { record } = await call(push(world, sha(`c${at}`)), marksOf(at));
      newest = world.artifacts.find(({ runId, name }) => runId === record.id && name === BASELINE_ARTIFACT);
      if (newest && at === LOST) newest.expired = true;
    }
    const file = yaml.load(newest?.bytes.toString() ?? '', { schema: yaml.CORE_SCHEMA }) as BaselineFile;
    const known = RUNS.filter((at) => at !== LOST);
    expect(file.questions.map(({ question_id, results }) => [question_id, results])).toEqual([
      ['stable', '111111'],
      ['flaky', '110101'],
      ['failing', 'eeeeee'],
    ]);
    const { runs } = file.history as { runs: { commit: string }[] };
    expect(runs.map(({ commit }) => commit)).toEqual(known.map((at) => sha(`c${at}`)));
    const baseSha = sha(`c${RUNS.length}`);
    const pull = openPull(world, { number: 7, headSha: sha('p1'), baseSha });
    world.commits.set(sha('p1'), [baseSha]);
    await call(pullRequest(world, pull), { stable: 'wrong', flaky: 'wrong', failing: 'error' });
    // Questions link their place in the page.
    const body = (world.comments[0]?.body ?? '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
    expect(body.split('\n')[2]).toContain('1 stable regression, 1 flaky');
    expect(body).toContain('2 regressed (1 stable, 1 flaky), ');
    expect(body).toMatch(/▼ What is flaky\? `flaky` {2}\nflaky, right in 4 of the last 6 runs on `main`: /);
    expect([...body.matchAll(/^▼ What is (\w+)\?/gm)].map(([, id]) => id)).toEqual(['stable', 'flaky']);
    expect(body).toMatch(/<sub>`main`, last 6 runs: [▁-█]{6} 0\.\d{3} → 0\.\d{3}<\/sub>/);
  }));
