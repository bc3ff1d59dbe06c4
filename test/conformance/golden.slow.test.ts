import { parseYaml } from '../../src/adapters/files/yaml.js';
import { PRESET_NAMES, type PresetName } from '../../src/index.js';
import { AGGREGATING_DOORS, type Samples } from './aggregating-doors.js';
import { differences } from './close.js';
import { conform, conformThrough, givesExactly, ofResults } from './conform.js';
import { json, list, text } from './data.js';
import { type Case, inputsIn, inputsOf } from './run.js';

interface GoldenCase extends Case {
  readonly quirks?: readonly string[];
  readonly expected_evaluation: unknown;
  readonly expected_aggregates: unknown;
}

conform(
  'golden',
  PRESET_NAMES.flatMap((scoring) =>
    list('golden', scoring)
      .map((file) => ({ ...json<GoldenCase>('golden', scoring, file), id: file }))
      // The library compares steps of different names in such a case; Stepgate never does.
      .filter(({ quirks }) => !quirks?.includes('name-mismatch'))
      .map((golden) => ({
        ...{ id: golden.id, scoring, given: inputsOf(golden) },
        differences: givesExactly(golden.expected_evaluation, golden.expected_aggregates),
      })),
  ),
);

const aggregatesTo = (expected: unknown) =>
  ofResults(({ aggregates }) => differences(aggregates, expected, '$aggregates'));

conformThrough(
  AGGREGATING_DOORS,
  'golden aggregates',
  (['4', '6'] as const).flatMap((release) =>
    list('golden', `aggregates-${release}`).map((file) => {
      const path = ['golden', `aggregates-${release}`, file];
      const { samples, expected_aggregates } = json<{ samples: Samples; expected_aggregates: unknown }>(...path);
      const scoring = `graphrag-eval-${release}` as const;
      return { id: `${release}/${file}`, scoring, given: samples, differences: aggregatesTo(expected_aggregates) };
    }),
  ),
);

const RELEASES: readonly PresetName[] = ['graphrag-eval-4', 'graphrag-eval-6'];
const libraryTests = RELEASES.flatMap((scoring) =>
  list('library-tests', scoring).map((id) => {
    const path = ['library-tests', scoring, id];
    const yaml = (file: string) => parseYaml(text(...path, file), file);
    return { id, scoring, path, yaml, hasCorpus: list(...path).includes('corpus.yaml') };
  }),
);

conform(
  'library tests',
  libraryTests
    .filter(({ hasCorpus }) => hasCorpus)
    .map(({ path, yaml, ...one }) => ({
      ...{ ...one, given: inputsIn(...path) },
      differences: givesExactly(yaml('evaluation.yaml'), yaml('aggregates.yaml')),
    })),
);

conformThrough(
  AGGREGATING_DOORS,
  'library tests',
  libraryTests
    .filter(({ hasCorpus }) => !hasCorpus)
    .map(({ yaml, ...one }) => ({
      ...{ ...one, given: yaml('evaluation.yaml') as Samples },
      differences: aggregatesTo(yaml('aggregates.yaml')),
    })),
);
