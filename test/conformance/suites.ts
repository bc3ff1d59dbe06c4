import type { DoorName } from './doors.js';

/** What the suites of the data show. */
export const SUITES = {
  published: 'a published evaluation run is reproduced',
  golden: 'a golden case gives the evaluation and the aggregates of the library',
  'golden aggregates': 'samples with judge metrics aggregate as in the library',
  'library tests': "the library's own tests pass",
  'readme examples': "the responses of the library's README belong to another corpus, which is said",
  corrections: 'what the library scores wrongly is right in every preset',
  crashes: 'what crashes the library ends in a result or a clear error',
  hazards: 'traps of a port from Python give the results of the library',
} as const;

export type Suite = keyof typeof SUITES;

/** Cases that cannot go through some doors. */
export interface Exception {
  readonly suite: Suite;
  readonly ids: readonly string[];
  readonly doors: readonly DoorName[];
  readonly why: string;
}

/** All of them; each is tried, so that the list holds none that could go through. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    suite: 'golden aggregates',
    ids: ['4/001.json', '4/003.json', '4/005.json', '6/001.json', '6/003.json', '6/005.json'],
    doors: ['command line'],
    why: 'an evaluation file does not say its preset, so that `compare` aggregates it by the rules of standard',
  },
  {
    ...{ suite: 'readme examples', ids: ['response.json and response-error.json'], doors: ['library'] },
    why: '`runEvaluation` gives entries, all of them errors here, and no report that could say it',
  },
];
