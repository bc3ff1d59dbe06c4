import { PRESET_NAMES, type PresetName } from '../../src/index.js';
import { differences } from './close.js';
import { conform, givesExactly, ofResults } from './conform.js';
import { casesIn } from './data.js';
import type { Evaluated, Outcome } from './doors.js';
import { type Case, inputsOf } from './run.js';

interface Correction extends Case {
  readonly checks: string;
  readonly expected: Readonly<Partial<Record<PresetName, unknown>>>;
}

/** What a correction looks at. */
const CHECKS: Readonly<Record<string, (results: Evaluated) => unknown>> = {
  'steps_score of each question': ({ entries }) => entries.map(({ steps_score }) => steps_score),
  'evaluation[0].status': ({ entries }) => entries[0]?.status,
  'evaluation[1].reference_steps[0][0] has no matches': ({ entries }) =>
    (entries[1]?.reference_steps as { matches?: unknown }[][] | undefined)?.[0]?.[0]?.matches ?? null,
  'macro.input_tokens.mean': ({ aggregates }) =>
    (aggregates as { macro: { input_tokens: { mean: number } } }).macro.input_tokens.mean,
};

/** What was left arguable in the data and is decided since: standard compares instants by value. */
const DECIDED: Readonly<Record<string, Readonly<Partial<Record<PresetName, unknown>>>>> = {
  'datetime-same-instant': { standard: [1] },
};

conform(
  'corrections',
  casesIn<Correction>('corrections.json').flatMap((correction) => {
    const check = CHECKS[correction.checks];
    if (!check) throw new Error(`no check for: ${correction.checks}`);
    return Object.entries({ ...correction.expected, ...DECIDED[correction.id] }).map(([scoring, expected]) => ({
      ...{ id: correction.id, scoring: scoring as PresetName, given: inputsOf(correction) },
      differences: ofResults((results) => differences(check(results), expected)),
    }));
  }),
);

interface LibraryResults {
  readonly expected_evaluation: unknown;
  readonly expected_aggregates: unknown;
}

interface Hazard extends Case {
  readonly v4?: LibraryResults;
  readonly v6?: LibraryResults;
}

const RELEASES = [
  ['v4', 'graphrag-eval-4'],
  ['v6', 'graphrag-eval-6'],
] as const;

conform(
  'hazards',
  casesIn<Hazard>('hazards.json').flatMap((hazard) =>
    RELEASES.flatMap(([release, scoring]) => {
      const expected = hazard[release];
      if (!expected) return [];
      const differences = givesExactly(expected.expected_evaluation, expected.expected_aggregates);
      return [{ id: hazard.id, scoring, given: inputsOf(hazard), differences }];
    }),
  ),
);

interface Crash extends Case {
  readonly suggested: string;
}

/** What the words of a suggestion ask for. */
const WANTED: readonly (readonly [RegExp, (outcome: Outcome, names: RegExp) => boolean])[] = [
  [
    /^clear error naming the question\/template\/field/,
    (outcome, names) =>
      outcome.kind === 'refused' && names.test(outcome.message) && /question|template/.test(outcome.message),
  ],
  [/\(or an error sample\)/, (outcome) => outcome.kind === 'evaluated' && outcome.entries[0]?.status === 'error'],
  [/^no steps_score/, (outcome) => outcome.kind === 'evaluated' && !('steps_score' in (outcome.entries[0] ?? {}))],
  [/score 0(?!.* or )/, (outcome) => scoreOf(outcome) === 0],
  [/score 1(?!.* or )/, (outcome) => scoreOf(outcome) === 1],
  [/score [01].* or /, (outcome) => [0, 1].includes(scoreOf(outcome) as number)],
  [/^ignore empty groups/, (outcome) => scoreOf(outcome) === 1],
  // Nothing more is said of the others.
  [/./, (outcome) => outcome.kind === 'evaluated'],
];

function scoreOf(outcome: Outcome): unknown {
  return outcome.kind === 'evaluated' ? outcome.entries[0]?.steps_score : null;
}

/** What went otherwise than suggested; results always have whole aggregates. */
function unlike(suggested: string, outcome: Outcome, names: RegExp): string[] {
  const [, isMet] = WANTED.find(([words]) => words.test(suggested)) as (typeof WANTED)[number];
  if (outcome.kind === 'refused') return isMet(outcome, names) ? [] : [`${suggested}: refused: ${outcome.message}`];
  const { entries, aggregates } = outcome;
  return isMet(outcome, names) && hasOnlyFigures(aggregates)
    ? []
    : [JSON.stringify({ suggested, entries, aggregates })];
}

/** No figure is NaN or infinite, and none is missing. */
function hasOnlyFigures(aggregates: unknown): boolean {
  if (typeof aggregates !== 'object' || aggregates === null) return Number.isFinite(aggregates);
  return Object.values(aggregates).every(hasOnlyFigures);
}

conform(
  'crashes',
  casesIn<Crash>('crashes.json').flatMap((crash) =>
    PRESET_NAMES.map((scoring) => ({
      ...{ id: crash.id, scoring, given: inputsOf(crash) },
      differences: (outcome: Outcome, names: RegExp) => unlike(crash.suggested, outcome, names),
    })),
  ),
);
