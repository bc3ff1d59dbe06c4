import type { Measures, QuestionFigures } from '../figures.js';
import { clustersOf, type Difference, meanChange, standardError } from './clusters.js';
import { holm } from './holm.js';
import { FEWEST_TEMPLATES, judgeNoise, type Noise, type ScoreNoise } from './noise.js';
import { signFlipP } from './sign-flips.js';

/** What the change of a run is worth. */
export interface RunNoise {
  /** Of the steps score; null where no question has one on both sides. */
  readonly score: ScoreNoise | null;
  readonly measures: readonly MeasureNoise[];
}

/** The measures that a report shows, so that the correction counts what a reader can see. */
const TESTED = ['failed_steps', 'total_tokens', 'elapsed_sec', 'cost_usd'] as const satisfies (keyof Measures)[];
export type TestedMeasure = (typeof TESTED)[number];

/** What the change of a measure is worth, over the questions for which both runs report it. */
export interface MeasureNoise extends Pick<Noise, 'kind' | 'change' | 'standardError' | 'p' | 'changed'> {
  readonly measure: TestedMeasure;
  /** p after Holm's correction for all measures of the comparison; `larger` where it is at most 5 %. */
  readonly corrected: number;
}

const LEVEL = 0.05;

/** A question on both sides. */
interface Pair {
  readonly base: QuestionFigures;
  readonly head: QuestionFigures;
}

/** Judges every change between two runs over the questions on both sides. */
export function judgeRunNoise(pairs: readonly Pair[]): RunNoise {
  const score = judgeNoise(clustersOf(differencesOf(pairs, (side) => side.score)));
  return { score, measures: judgeMeasures(pairs) };
}

/** By the templates of the base: what is judged must not decide how it is judged. */
function differencesOf(pairs: readonly Pair[], of: (side: QuestionFigures) => number | null): Difference[] {
  return pairs.flatMap(({ base, head }): Difference[] => {
    const [before, after] = [of(base), of(head)];
    return before === null || after === null ? [] : [{ templateId: base.templateId, change: after - before }];
  });
}

function judgeMeasures(pairs: readonly Pair[]): MeasureNoise[] {
  const found = TESTED.flatMap((measure) => {
    const clusters = clustersOf(differencesOf(pairs, ({ measures }) => measures[measure] ?? null));
    return clusters.sums.length === 0 ? [] : [{ measure, clusters, p: signFlipP(clusters.sums) }];
  });
  const corrected = holm(found.map(({ p }) => p));
  return found.map(({ measure, clusters, p }, index) => {
    const changed = clusters.sums.filter((sum) => sum !== 0).length;
    const correctedP = corrected[index] as number;
    const kind = changed < FEWEST_TEMPLATES ? 'too-few' : correctedP <= LEVEL ? 'larger' : 'none';
    const [change, error] = [meanChange(clusters), standardError(clusters)];
    return { measure, kind, change, standardError: error, p, corrected: correctedP, changed };
  });
}
