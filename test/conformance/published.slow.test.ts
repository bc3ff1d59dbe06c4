import type { PresetName } from '../../src/index.js';
import { PROVES } from '../support/fewer.js';
import { differences } from './close.js';
import { conformThrough, ofResults } from './conform.js';
import { json, list } from './data.js';
import { DOORS } from './doors.js';
import { inputsIn, without } from './run.js';

interface Expected {
  readonly scoring: PresetName;
  readonly questions: Readonly<Record<string, number>>;
  readonly aggregates: unknown;
  readonly aggregates_without?: readonly string[];
}

// Through the action, `npm run prove` alone: other suites go through it.
conformThrough(
  DOORS.filter(({ name }) => PROVES || ['library', 'built command line'].includes(name)),
  'published',
  list('published').map((id) => {
    const expected = json<Expected>('published', id, 'expected.json');
    const { scoring, questions, aggregates, aggregates_without: left = [] } = expected;
    return {
      ...{ id, scoring, given: inputsIn('published', id) },
      differences: ofResults((results) => {
        const scored = results.entries.filter(({ steps_score }) => steps_score !== undefined);
        const scores = Object.fromEntries(scored.map(({ question_id, steps_score }) => [question_id, steps_score]));
        return [
          ...differences(scores, questions),
          ...differences(without(results.aggregates, left), without(aggregates, left), '$aggregates'),
        ];
      }),
    };
  }),
);
