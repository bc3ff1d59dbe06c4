import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { expect, test } from 'vitest';
import { dumpYaml } from '../../src/adapters/files/yaml.js';
import { bundle, measured } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';

/** Questions in templates of one size, all but each seventeenth right. */
function inputs(ids: readonly string[], size: number) {
  const question = (index: number) => ({
    ...{ id: `q${index}`, question_text: `Which is ${index}?` },
    reference_steps: [[{ name: 's', output: `A${index}` }]],
  });
  const corpus = ids.map((template_id, template) => ({
    template_id,
    questions: Array.from({ length: size }, (_, index) => question(template * size + index)),
  }));
  const responses = Array.from({ length: ids.length * size }, (_, index) => {
    const output = index % 17 === 0 ? 'B' : `A${index}`;
    return {
      question_id: `q${index}`,
      total_tokens: index % 7,
      actual_steps: [{ name: 's', status: 'success', output }],
    };
  });
  const lines = responses.map((response) => `${JSON.stringify(response)}\n`);
  return { 'corpus.json': JSON.stringify(corpus), 'responses.jsonl': lines.join('') };
}

const EVALUATE = ['evaluate', '--corpus', 'corpus.json', '--responses', 'responses.jsonl', '--out', 'out', '--no-page'];

test('templates of one question take hardly more time and memory than as many questions in large templates', async () => {
  await inFolder({}, async (folder) => {
    const [single, large] = [1, 20].map((size) => {
      const ids = Array.from({ length: 60_000 / size }, (_, index) => `template_${index}`);
      const files = Object.entries(inputs(ids, size));
      for (const [name, text] of files) writeFileSync(join(folder, name), text);
      const run = measured(EVALUATE, folder);
      expect(run.code).toBe(0);
      return run;
    }) as [ReturnType<typeof measured>, ReturnType<typeof measured>];
    expect(single.seconds).toBeLessThan(1.6 * large.seconds);
    expect(single.peakMiB).toBeLessThan(850);
  });
});

test('the aggregates are one YAML document, whatever the templates are called', async () => {
  const ids = ['plain', '12', 'null', '- a: b', 'two\nlines', ' blank ', '#', 'ключ', 'x'.repeat(1500), '__proto__'];
  await inFolder(inputs(ids, 3), async (folder, file) => {
    expect(bundle([...EVALUATE], { cwd: folder }).code).toBe(0);
    const text = readFileSync(file('out/aggregates.yaml'), 'utf8');
    const aggregates = yaml.load(text) as { readonly per_template: Readonly<Record<string, unknown>> };
    expect(Object.keys(aggregates)).toEqual(['per_template', 'micro', 'macro']);
    expect(Object.keys(aggregates.per_template).sort()).toEqual([...ids].sort());
    expect(text).toBe(dumpYaml(aggregates));
    const baseline = yaml.load(readFileSync(file('out/baseline.yaml'), 'utf8')) as { readonly aggregates: unknown };
    expect(baseline.aggregates).toEqual(aggregates);
  });
});
