import { describe, expect, test } from 'vitest';
import { pullRequest } from '../../support/github/events.js';
import { type PushedStory, storiesAfterPush } from '../../support/github/pushed.js';
import { messages, type Ran } from '../../support/github/scenario.js';
import { digestOf, type World, type WorldArtifact } from '../../support/github/world.js';
import { grid, SPARQL_JSON } from '../../support/sparql.js';
import { zipOf } from '../../support/zip.js';

const INPUTS = { corpus: 'corpus.json', responses: 'responses.jsonl' };

/** An exam of two questions; the answer of the first by this query, with this many of its two rows. */
function filesOf(property: string, rows: 1 | 2) {
  const table = grid('t', '1', '2');
  const gold = 'SELECT ?t { ?t cim:Terminal.ConductingEquipment <urn:line> }';
  const step = { name: 'sparql_query', args: { query: gold }, output: table, output_media_type: SPARQL_JSON };
  const questions = ['q0', 'q1'].map((id) => ({ id, question_text: `${id}?`, reference_steps: [[step]] }));
  const call = (query: string, output: unknown) => ({
    id: 'c',
    name: 'sparql_query',
    args: { query },
    status: 'success',
    output,
  });
  const first = call(`SELECT ?x { ?x ${property} <urn:line> }`, rows === 1 ? grid('x', '1') : grid('x', '1', '2'));
  const responses = [
    { question_id: 'q0', actual_steps: [first] },
    { question_id: 'q1', actual_steps: [call(gold, table)] },
  ];
  return {
    'corpus.json': JSON.stringify([{ template_id: 't', questions }]),
    'responses.jsonl': responses.map((response) => JSON.stringify(response)).join('\n'),
  };
}

const RIGHT = filesOf('cim:Other', 2);
const WRONG = filesOf('cim:Equipment.EquipmentContainer', 1);

const AGAINST_BASE = /1 of 2 rows missing, e\.g\. .{1,4}; query: .*EquipmentContainer.*; .*main.* asked .*cim:Other/;
const AGAINST_REFERENCE = /1 of 2 rows missing, e\.g\. .{1,4}; query: .*EquipmentContainer.* where the reference has/;

/** A push to main that answers right; then what a test makes of it. */
const afterPush = storiesAfterPush(({ run }, event) => run({ event, files: RIGHT, inputs: INPUTS }));

function runOnPull(
  { world, run, pull }: PushedStory,
  files = WRONG,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return run({ event: pullRequest(world, pull), files, inputs: { ...INPUTS, ...inputs } });
}

function archiveRequests({ requests }: Ran, { id }: WorldArtifact) {
  return requests.filter(({ path }) => path.endsWith(`/artifacts/${id}/zip`) || path.startsWith(`/blob/${id}/`));
}

/** What a page says: its marks and breaks are taken out. */
function textOf(html = ''): string {
  return html.replace(/<style>[\s\S]*?<\/style>|<[^>]*>/g, '');
}

function notices(run: Ran): string[] {
  return messages(run, 'notice');
}

describe.concurrent('what the run on main asked, from its files', () => {
  test('is at a regressed question in comment, summary and annotation', () =>
    afterPush(async (story) => {
      const run = await runOnPull(story);
      expect(run.code).toBe(0);
      expect(story.world.comments[0]?.body).toMatch(AGAINST_BASE);
      expect(run.summary).toMatch(AGAINST_BASE);
      const regressed = run.annotations.filter(({ properties }) => properties.title === 'Regressed: q0');
      expect(regressed.map(({ message }) => message)).toEqual([expect.stringMatching(AGAINST_BASE)]);
      expect([messages(run, 'warning'), notices(run)]).toEqual([[], []]);
      expect(textOf(run.files['report.html'])).toContain('cim:Other');
      // One request to GitHub, one to the store: for causes and page together.
      expect(archiveRequests(run, story.archive)).toHaveLength(2);
    }));

  test('nothing is downloaded with page: false', () =>
    afterPush(async (story) => {
      const run = await runOnPull(story, WRONG, { page: 'false' });
      expect([archiveRequests(run, story.archive), notices(run)]).toEqual([[], []]);
      expect(story.world.comments[0]?.body).toMatch(AGAINST_REFERENCE);
    }));
});

type Change = (archive: WorldArtifact, world: World) => void;

function replace(archive: WorldArtifact, bytes: Buffer): void {
  Object.assign(archive, { bytes, size: bytes.length, digest: digestOf(bytes) });
}

/** The baseline file of the push. */
function baselineOf({ artifacts }: World): Buffer {
  return artifacts.find(({ name }) => name === 'stepgate.baseline.yaml')?.bytes ?? Buffer.alloc(0);
}

const EVALUATION = Buffer.from('- {template_id: t, question_id: q0, question_text: "q0?", status: success}\n');
const ZEROS = Buffer.alloc(200_000_001);

function archiveOf(baseline: Buffer, name = 'evaluation.yaml', bytes = EVALUATION): Buffer {
  return zipOf([
    { name: 'baseline.yaml', bytes: baseline },
    { name, bytes },
  ]);
}

describe.concurrent('files of the run on main that cannot be used: a notice, and the rest as ever', () => {
  test.each<[string, Change, RegExp]>([
    ['another digest', (archive) => Object.assign(archive, { digest: digestOf(Buffer.from('x')) }), /do not match/],
    [
      'a small archive of a large file',
      (archive, world) => replace(archive, archiveOf(baselineOf(world), 'evaluation.yaml', ZEROS)),
      /exceed 200 MB/,
    ],
    ['../', (archive, world) => replace(archive, archiveOf(baselineOf(world), '../evaluation.yaml')), /do not match/],
  ])('%s', (_, change, words) =>
    afterPush(async (story) => {
      change(story.archive, story.world);
      expectReferenceOnly(await runOnPull(story), story, words);
    }),
  );

  test('the download is dropped', () =>
    afterPush(async (story) => {
      const { world, server, run, pull, archive } = story;
      server.fail({ path: new RegExp(`/actions/artifacts/${archive.id}/zip$`), how: 'drop' });
      const ran = await run({ event: pullRequest(world, pull), files: WRONG, inputs: INPUTS, fast: true });
      expectReferenceOnly(ran, story, /could not be downloaded/);
    }));
});

function expectReferenceOnly(run: Ran, { world }: PushedStory, words: RegExp): void {
  expect(run.code).toBe(0);
  expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score-delta': '-0.5000', regressions: '1' });
  expect(world.comments[0]?.body).toMatch(AGAINST_REFERENCE);
  expect(world.comments[0]?.body).not.toContain(' asked ');
  expect([messages(run, 'error'), messages(run, 'warning')]).toEqual([[], []]);
  expect(notices(run)).toEqual([expect.stringMatching(words)]);
  const page = textOf(run.files['report.html']);
  expect([page.includes(notices(run)[0] ?? '?'), page.includes('cim:Other')]).toEqual([true, false]);
  expect(notices(run)[0]).toMatch(/^The answers of the baseline \(run 4\d\d\) are not shown: /);
}
