import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import oxigraph from 'oxigraph';
import { describe, expect, test } from 'vitest';
import { type Corpus, loadCorpus, type RefreshRequest, refreshOutputs } from '../../src/index.js';
import { deepFreeze } from '../support/make.js';

const FIXTURES = join(import.meta.dirname, '../fixtures/corpus-life');
const EXPECTED = JSON.parse(readFileSync(join(FIXTURES, 'expected.json'), 'utf8')) as Record<string, string[]>;
const PREFIX = 'PREFIX g: <https://grid.example/ns#>\n';

function asker(name: string): (request: RefreshRequest) => string {
  const store = new oxigraph.Store();
  store.load(readFileSync(join(FIXTURES, name)), { format: 'application/n-triples' });
  return ({ step }) => {
    if (typeof step.args.query !== 'string') throw new Error('no query');
    return String(store.query(PREFIX + step.args.query, { results_format: 'json' }));
  };
}

const corpus = deepFreeze(await loadCorpus(join(FIXTURES, 'corpus.yaml')));
const question = (id: string, more: object = {}): Corpus => [
  {
    template_id: 't',
    questions: [{ id, question_text: '?', reference_steps: [[{ name: 'a', output: 'x', ...more }]] }],
  },
];

describe('refreshOutputs', () => {
  test('finds what stepgate refresh finds, and gives back a corpus in which a second call finds nothing', async () => {
    const ask = asker('export-2.nt');
    const { corpus: fresh, outputs } = await refreshOutputs(corpus, ask, { concurrency: 4 });
    for (const state of ['same', 'changed', 'was_empty', 'became_empty'])
      expect([state, outputs.filter((one) => one.state === state).map(({ question_id }) => question_id)]).toEqual([
        state,
        EXPECTED[state],
      ]);
    const again = await refreshOutputs(fresh, ask);
    expect(again.outputs.filter(({ state }) => state !== 'same').map(({ state }) => state)).toEqual(['became_empty']);
    expect(again.corpus).toBe(fresh);
  });

  test('selects; undefined leaves a step, an exception is a failure, another result is asked again', async () => {
    const asked: string[] = [];
    const source = async ({ question_id, step }: RefreshRequest) => {
      asked.push(question_id);
      if (question_id === 'transformers-of-corrie') return undefined;
      if (step.name === 'sparql_query') throw new Error('no such table');
      return '';
    };
    const select = ['id:transformers-of-corrie', 'id:transformers-of-keld'];
    await expect(refreshOutputs(corpus, source, { select: select.slice(1) })).rejects.toThrow('no such table');
    const { corpus: fresh, outputs } = await refreshOutputs(corpus, source, { select });
    expect(fresh).toBe(corpus);
    expect(outputs).toMatchObject([{ question_id: 'transformers-of-keld', state: 'failed', why: 'no such table' }]);
    expect([...new Set(asked)].sort()).toEqual(['transformers-of-corrie', 'transformers-of-keld']);
    let count = 0;
    const unstable = await refreshOutputs(question('q'), () => `${count++}`);
    expect(unstable).toMatchObject({ corpus: question('q'), outputs: [{ state: 'unstable' }] });
  });

  test('drafts are left out, or taken alone', async () => {
    const both: Corpus = [...question('a'), { ...question('b')[0], template_id: 'd', draft: true }];
    const ids = async (drafts: boolean) =>
      (await refreshOutputs(both, () => 'y', { drafts })).outputs.map(({ question_id, path }) => [
        question_id,
        path[0],
      ]);
    expect([await ids(false), await ids(true)]).toEqual([[['a', 0]], [['b', 1]]]);
  });

  test('a wrong corpus or option is an error', async () => {
    await expect(refreshOutputs([{}] as unknown as Corpus, () => '')).rejects.toThrow('template_id: is missing');
    await expect(refreshOutputs(question('q'), () => '', { concurrency: 0 })).rejects.toThrow('options.concurrency');
    await expect(refreshOutputs(question('q'), 'x' as never)).rejects.toThrow('source: expected a function');
  });
});
