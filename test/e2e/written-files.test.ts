import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/yaml.js';
import { bundle } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';

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
  ])('%s: entries stand in the order of the files, aggregates are of one template', async (_, corpora) => {
    const { evaluation, aggregates } = await written(corpora, ['q4', 'q2', 'q3', 'q1']);
    expect(evaluation.map(({ question_id }) => question_id)).toEqual(['q1', 'q2', 'q3', 'q4']);
    expect(aggregates).toMatchObject({
      per_template: { wards: { number_of_success_samples: 3 }, beds: { number_of_success_samples: 1 } },
    });
  });
});
