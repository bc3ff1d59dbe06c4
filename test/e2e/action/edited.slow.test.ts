import { expect, test } from 'vitest';
import { pullRequest } from '../../support/github/events.js';
import { type PushedStory, storiesAfterPush } from '../../support/github/pushed.js';
import type { Ran } from '../../support/github/scenario.js';
import { digestOf, type WorldArtifact } from '../../support/github/world.js';

const INPUTS = { corpus: 'corpus.json', responses: 'responses.jsonl', page: 'false' };
const GATED = { ...INPUTS, 'max-steps-drop': '0', 'drop-test': 'plain' };

/** An exam of two questions with these references, answered by these outputs. */
function filesOf(references: readonly string[], outputs: readonly string[]) {
  const questions = references.map((output, at) => ({
    ...{ id: `q${at}`, question_text: `Which ${at}?` },
    reference_steps: [[{ name: 's', output }]],
  }));
  const responses = outputs.map((output, at) =>
    JSON.stringify({ question_id: `q${at}`, actual_steps: [{ name: 's', status: 'success', output }] }),
  );
  return { 'corpus.json': JSON.stringify([{ template_id: 't', questions }]), 'responses.jsonl': responses.join('\n') };
}

const ON_MAIN = filesOf(['A', 'B'], ['A', 'B']);
/** The first answer falls, and its reference is edited to it. */
const EDITED = filesOf(['wrong', 'B'], ['wrong', 'B']);

const afterPush = storiesAfterPush(({ run }, event) => run({ event, files: ON_MAIN, inputs: INPUTS }));

const onPull = ({ world, run, pull }: PushedStory, files: typeof EDITED, inputs: Readonly<Record<string, string>>) =>
  run({ event: pullRequest(world, pull), files, inputs });

const downloads = ({ requests }: Ran, { id }: WorldArtifact) =>
  requests.filter(({ path }) => path.endsWith(`/actions/artifacts/${id}/zip`));

test.concurrent('a pull request that edits the reference of its fallen question fails this gate, too, if the answers on main are not those of its baseline', () =>
  afterPush(async (story) => {
    Object.assign(story.archive, { digest: digestOf(Buffer.from('x')) });
    const gates = 'comparison.corpus_change.favours_head <= 0';
    const run = await onPull(story, EDITED, { ...GATED, gates });
    expect(run.code).toBe(1);
    expect(run.outputs).toMatchObject({ edited: '1', 'edited-favouring': '' });
    expect(story.world.comments[0]?.body).toMatch(/could not be scored again: its files do not match its baseline/);
  }));

test('a pull request without an edit downloads nothing', () =>
  afterPush(async (story) => {
    const run = await onPull(story, filesOf(['A', 'B'], ['A', 'C']), INPUTS);
    expect(downloads(run, story.archive)).toEqual([]);
    expect(run.outputs).toMatchObject({ edited: '0', 'edited-favouring': '0' });
    expect(story.world.comments[0]?.body).not.toContain('edited');
  }));
