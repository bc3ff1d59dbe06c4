import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { BASELINE_ARTIFACT, type BaselineFile } from '../../support/github/baselines.js';
import { pullRequest, push } from '../../support/github/events.js';
import { corpusOf, type Mark, responsesOf } from '../../support/github/exam.js';
import { type Scenario, scenario } from '../../support/github/scenario.js';
import { addCommits, openPull, sha, type World } from '../../support/github/world.js';

const RUNS = 10;
const IDS = ['stable', 'flaky', 'failing', 'edited', 'sometimes', 'falls'] as const;
type Id = (typeof IDS)[number];

/** What becomes of each question in a run; null: the corpus has no such question. */
function markOf(id: Id, run: number): Mark | null {
  if (id === 'flaky') return run % 3 === 0 ? 'wrong' : 'right';
  if (id === 'failing') return run % 4 === 0 ? 'missing' : 'error';
  if (id === 'sometimes') return run % 5 === 0 ? null : 'right';
  return 'right';
}

const CHARACTERS: Readonly<Record<Mark, string>> = { right: '1', wrong: '0', error: 'e', missing: 'e' };

/** The preset changes at run 3, and the question `edited` at run 5. The artifact of run 4 is lost. */
const [NEW_PRESET, EDITED, LOST] = [3, 5, 4];
/** The push of run 8 came while run 7 had not begun: it finds run 6, and so does run 7, which ends last. */
const ORDER = [1, 2, 3, 4, 5, 6, 8, 7, 9, 10];

/** What the file of a run must say, by the rules of the design and not by the code. */
interface Expected {
  readonly runs: readonly number[];
  readonly strings: Readonly<Partial<Record<Id, string>>>;
}

function expectedOf(run: number, base: Expected | null): Expected {
  const before = run === NEW_PRESET ? null : base;
  const strings = IDS.flatMap((id): [Id, string][] => {
    const mark = markOf(id, run);
    const earlier = id === 'edited' && run === EDITED ? '' : (before?.strings[id] ?? '');
    const next = mark === null ? (earlier === '' ? '' : `${earlier}-`) : `${earlier}${CHARACTERS[mark]}`;
    return next === '' ? [] : [[id, next]];
  });
  return { runs: [...(before?.runs ?? []), run], strings: Object.fromEntries(strings) };
}

async function pushRun({ world, run: act }: Scenario, run: number) {
  const marks = Object.fromEntries(
    IDS.flatMap((id) => {
      const mark = markOf(id, run);
      return mark === null ? [] : [[id, mark] as const];
    }),
  );
  const gold = (id: string) => (id === 'edited' && run >= EDITED ? 'new gold' : `gold of ${id}`);
  const responses = responsesOf(marks).replaceAll('gold of edited', run >= EDITED ? 'new gold' : 'gold of edited');
  const ran = await act({
    event: push(world, sha(`c${run}`)),
    files: { 'corpus.yaml': corpusOf(Object.keys(marks), gold), 'responses.jsonl': responses },
    inputs: {
      corpus: 'corpus.yaml',
      responses: 'responses.jsonl',
      'min-coverage': '0',
      scoring: run < NEW_PRESET ? 'graphrag-eval-5' : 'standard',
    },
  });
  expect(ran.code, ran.stdout).toBe(0);
  return ran;
}

function fileOf(world: World, runId: number): BaselineFile {
  const artifact = world.artifacts.findLast((one) => one.runId === runId && one.name === BASELINE_ARTIFACT);
  return yaml.load(artifact?.bytes.toString() ?? '', { schema: yaml.CORE_SCHEMA }) as BaselineFile;
}

function stringsOf({ questions, history }: BaselineFile): Record<string, unknown> {
  const { absent = [] } = history as { absent?: { question_id: string; results: string }[] };
  return Object.fromEntries(
    [...questions, ...absent].map((one) => [String(one.question_id), (one as { results: string }).results]),
  );
}

describe('the history of a branch', () => {
  test('over ten runs: an edited question, a new preset, a lost artifact, two pushes at once', async () => {
    await scenario(async (told) => {
      const { world } = told;
      addCommits(
        world,
        Array.from({ length: RUNS + 1 }, (_, at) => `c${at}`),
      );
      const expected = new Map<number, Expected>();
      let newest: number | null = null;
      for (const run of ORDER) {
        // Run 7 began when 6 was the newest of its ancestors, as run 8 did.
        const base: number | null = run === 7 || run === 8 ? 6 : newest;
        const own = expectedOf(run, base === null ? null : (expected.get(base) ?? null));
        const { record, summary } = await pushRun(told, run);
        const file = fileOf(world, record.id);
        expect(stringsOf(file), `run ${run}`).toEqual(own.strings);
        const { runs } = file.history as { runs: { commit: string; micro: number; questions: number }[] };
        expect(
          runs.map(({ commit }) => commit),
          `run ${run}`,
        ).toEqual(own.runs.map((at) => sha(`c${at}`)));
        expect(summary.includes('history of the baseline is dropped')).toBe(run === NEW_PRESET);
        expected.set(run, own);
        if (run === LOST) {
          const lost = world.artifacts.find(({ runId, name }) => runId === record.id && name === BASELINE_ARTIFACT);
          if (lost) lost.expired = true;
        } else newest = run;
      }
      const last = expected.get(RUNS);
      expect(last?.runs).toEqual([3, 5, 6, 7, 9, 10]);
      expect(last?.strings.edited).toBe('11111');
      await pullOn(told);
    });
  });
});

/** A pull request on the newest run, on which a stable question and two flaky ones regress. */
async function pullOn({ world, run }: Scenario) {
  const pull = openPull(world, { number: 7, headSha: sha('p1'), baseSha: sha(`c${RUNS}`) });
  world.commits.set(sha('p1'), [sha(`c${RUNS}`)]);
  const marks = { stable: 'right', flaky: 'wrong', failing: 'error', edited: 'wrong', falls: 'wrong' } as const;
  const gold = (id: string) => (id === 'edited' ? 'new gold' : `gold of ${id}`);
  const { code } = await run({
    event: pullRequest(world, pull),
    files: { 'corpus.yaml': corpusOf(Object.keys(marks), gold), 'responses.jsonl': responsesOf(marks) },
    inputs: { corpus: 'corpus.yaml', responses: 'responses.jsonl' },
  });
  expect(code).toBe(0);
  // Questions link their place in the page.
  const body = (world.comments[0]?.body ?? '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  expect(body.split('\n')[2]).toContain('2 stable regressions, 1 flaky');
  expect(body).toContain('3 regressed (2 stable, 1 flaky), ');
  // Those that 3 divides were wrong: 3, 6 and 9.
  expect(body).toMatch(/▼ What is flaky\? `flaky` {2}\nflaky, right in 3 of the last 6 runs on `main`: /);
  expect([...body.matchAll(/^▼ What is (\w+)\?/gm)].map(([, id]) => id)).toEqual(['edited', 'falls', 'flaky']);
  expect(body).toMatch(/<sub>`main`, last 6 runs: [▁-█]{6} 0\.\d{3} → 0\.\d{3}<\/sub>/);
}
