import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import type { PresetName } from '../../src/index.js';
import { differences } from './close.js';
import { json, list, records, text } from './data.js';
import { run, without } from './run.js';

interface Expected {
  readonly scoring: PresetName;
  readonly questions: Readonly<Record<string, number>>;
  readonly aggregates: unknown;
  readonly aggregates_without?: readonly string[];
}

describe.runIf(list('published').length > 0)('a published evaluation run is reproduced', () => {
  test.each(list('published'))('%s', async (name) => {
    const expected = json<Expected>('published', name, 'expected.json');
    const corpus = parseYaml(text('published', name, 'corpus.yaml'), name);
    const { entries, aggregates } = await run(corpus, records('published', name, 'responses.jsonl'), expected.scoring);
    const scores = Object.fromEntries(
      entries.flatMap((entry) => (entry.steps_score === undefined ? [] : [[entry.question_id, entry.steps_score]])),
    );
    const left = expected.aggregates_without ?? [];
    expect(differences(scores, expected.questions)).toEqual([]);
    expect(differences(without(aggregates, left), without(expected.aggregates, left))).toEqual([]);
  });
});
