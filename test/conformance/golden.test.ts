import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { computeAggregates, type EvaluationEntry, PRESET_NAMES, type PresetName } from '../../src/index.js';
import { differences } from './close.js';
import { json, list, records, text } from './data.js';
import { type Case, corpusOf, run } from './run.js';

interface GoldenCase extends Case {
  readonly quirks?: readonly string[];
  readonly expected_evaluation: unknown;
  readonly expected_aggregates: unknown;
}

const golden = PRESET_NAMES.flatMap((preset) => list('golden', preset).map((file) => [preset, file] as const));

describe.runIf(golden.length > 0)('a golden case gives the evaluation and the aggregates of the library', () => {
  test.each(golden)('%s %s', async (preset, file) => {
    const golden = json<GoldenCase>('golden', preset, file);
    const { entries, aggregates } = await run(corpusOf(golden), golden.responses, preset);
    // The library compares steps of different names in such a case; Stepgate never does.
    if (golden.quirks?.includes('name-mismatch')) return;
    expect(differences(entries, golden.expected_evaluation)).toEqual([]);
    expect(differences(aggregates, golden.expected_aggregates)).toEqual([]);
  });
});

const aggregateCases = (['4', '6'] as const).flatMap((release) =>
  list('golden', `aggregates-${release}`).map((file) => [release, file] as const),
);

describe.runIf(aggregateCases.length > 0)('samples with judge metrics aggregate as in the library', () => {
  test.each(aggregateCases)('release %s, %s', (release, file) => {
    const golden = json<{ samples: EvaluationEntry[]; expected_aggregates: unknown }>(
      'golden',
      `aggregates-${release}`,
      file,
    );
    const aggregates = computeAggregates(golden.samples, { scoring: `graphrag-eval-${release}` });
    expect(differences(aggregates, golden.expected_aggregates)).toEqual([]);
  });
});

const RELEASES: readonly PresetName[] = ['graphrag-eval-4', 'graphrag-eval-6'];
const libraryTests = RELEASES.flatMap((preset) => list('library-tests', preset).map((name) => [preset, name] as const));

describe.runIf(libraryTests.length > 0)("the library's own tests pass", () => {
  test.each(libraryTests)('%s %s', async (preset, name) => {
    const path = ['library-tests', preset, name];
    const yaml = (file: string) => parseYaml(text(...path, file), file);
    if (!list(...path).includes('corpus.yaml')) {
      const aggregates = computeAggregates(yaml('evaluation.yaml') as EvaluationEntry[], { scoring: preset });
      expect(differences(aggregates, yaml('aggregates.yaml'))).toEqual([]);
      return;
    }
    const { entries, aggregates } = await run(yaml('corpus.yaml'), records(...path, 'responses.jsonl'), preset);
    expect(differences(entries, yaml('evaluation.yaml'))).toEqual([]);
    expect(differences(aggregates, yaml('aggregates.yaml'))).toEqual([]);
  });
});
