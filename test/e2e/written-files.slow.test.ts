import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { bundle } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';
import { hasPyYaml, LOADERS, readByPyYaml } from '../support/pyyaml.js';

const template = (id: string, ...questions: string[]) => ({
  template_id: id,
  questions: questions.map((question) => ({ id: question, question_text: `${question}?` })),
});

/** Evaluates corpus files, all questions answered in another order than asked, and reads the files it leaves. */
async function written(corpora: readonly unknown[], ids: readonly string[]) {
  const files = Object.fromEntries(corpora.map((corpus, index) => [`corpus-${index}.json`, JSON.stringify(corpus)]));
  const responses = ids.map((question_id) => JSON.stringify({ question_id, actual_answer: 'x' })).join('\n');
  return inFolder({ ...files, 'responses.jsonl': responses }, async (folder, file) => {
    const corpus = Object.keys(files).flatMap((name) => ['--corpus', file(name)]);
    const { code } = bundle(['evaluate', ...corpus, '--responses', file('responses.jsonl'), '--out', folder]);
    expect(code).toBe(0);
    const read = (name: string) => parseYaml(readFileSync(file(name), 'utf8'), name) as never;
    return { evaluation: read('evaluation.yaml') as { question_id: string }[], aggregates: read('aggregates.yaml') };
  });
}

describe('a template id that occurs again', () => {
  const files = [[template('wards', 'q1'), template('beds', 'q2')], [template('wards', 'q3', 'q4')]];
  test.each<[string, unknown[]]>([
    ['in another file', files],
    ['in the same file', [files.flat()]],
  ])('%s: entries are in the order of the files, aggregates are of one template', async (_, corpora) => {
    const { evaluation, aggregates } = await written(corpora, ['q4', 'q2', 'q3', 'q1']);
    expect(evaluation.map(({ question_id }) => question_id)).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(aggregates).toMatchObject({
      per_template: { wards: { number_of_success_samples: 3 }, beds: { number_of_success_samples: 1 } },
    });
  });
});

/** Evaluates one corpus as YAML against responses as JSONL; returns the scores and the evaluation file as it is written. */
async function evaluated(corpus: string, responses: readonly object[]) {
  const lines = responses.map((response) => JSON.stringify(response)).join('\n');
  return inFolder({ 'corpus.yaml': corpus, 'responses.jsonl': lines }, async (folder, file) => {
    const { code, stderr } = bundle([
      ...['evaluate', '--corpus', file('corpus.yaml'), '--responses', file('responses.jsonl'), '--out', folder],
    ]);
    expect([code, stderr]).toEqual([0, '']);
    const text = readFileSync(file('evaluation.yaml'), 'utf8');
    const entries = parseYaml(text, 'evaluation.yaml') as { question_id: string; steps_score?: number }[];
    const compared = bundle(['compare', file('evaluation.yaml'), file('evaluation.yaml')]);
    return { text, entries, compared };
  });
}

describe('files that PyYAML wrote, and files for PyYAML', () => {
  test('a hexadecimal id that looks like a number in YAML 1.2 is a text, on both sides and in the files', async () => {
    const corpus = `
- template_id: 12e4
  questions:
  - id: 63e8
    question_text: Which?
    reference_steps:
    - - name: retrieve_data_points
        args: {external_id: 63e8, limit: 1_000}
`;
    const args = { external_id: '63e8', limit: 1000 };
    const steps = [{ id: '0o17', name: 'retrieve_data_points', args, status: 'success', output: '017' }];
    const { text, entries, compared } = await evaluated(corpus, [{ question_id: '63e8', actual_steps: steps }]);
    expect(entries).toMatchObject([{ question_id: '63e8', steps_score: 1, actual_steps: steps }]);
    expect(text).toContain("question_id: '63e8'");
    expect(compared.code).toBe(0);
  });

  const PYYAML = hasPyYaml();
  test.runIf(PYYAML).each(LOADERS)('half of a surrogate pair leaves a file that %s reads', async (loader) => {
    const corpus = '[{template_id: t, questions: [{id: q, question_text: Which?}]}]';
    const { text } = await evaluated(corpus, [{ question_id: 'q', actual_answer: 'a\ud800b', elapsed_sec: 1e-7 }]);
    const [found] = readByPyYaml([text], loader);
    expect(found).toMatchObject({ kind: 'list' });
    expect(JSON.stringify(found)).toContain('"a\ufffdb"');
    expect(JSON.stringify(found)).toContain('{"kind":"float","text":"1e-07"}');
  });
});
