import { isPartial as isPartlyJudged } from '../../core/answers/summary.js';
import { counted, whole } from '../../core/text/numerals.js';
import type { Block } from '../blocks.js';
import { METRICS, notComparedNotes } from '../sections/judge.js';
import type { Text } from '../text.js';
import { type LetteredRun, letters } from './runs.js';

/** What a reader must know before comparing the figures of several runs. */
export function manyNotes(runs: readonly LetteredRun[]): Block[] {
  const lines = [...questionNotes(runs), ...scoringNotes(runs), ...judgeNotes(runs)];
  return lines.length === 0 ? [] : [{ kind: 'note', level: 'important', lines }];
}

function questionNotes(runs: readonly LetteredRun[]): Text[] {
  const [first, ...others] = runs;
  const all = first?.run.headline.questions ?? 0;
  const isPartial = ({ change, run }: LetteredRun) =>
    change !== null && Math.max(all, run.headline.questions) > change.score.questions;
  const apart = others.filter(({ change }) => change === null);
  const edited = others.filter(({ delta }) => delta !== null && delta.edited.length > 0);
  const verb = apart.length === 1 ? 'shares' : 'share';
  return [
    ...sentence(apart.length > 0, `${letters(apart)} ${verb} no question with ${first?.letter}: no rank, no change`),
    ...sentence(
      others.some(isPartial),
      `${first?.letter} has ${counted(all, 'question')}; shared with it: ${listed(others.filter(isPartial), ({ change }) => change?.score.questions)}`,
    ),
    ...sentence(
      edited.length > 0,
      `Same id, but another text or reference than in ${first?.letter}: ${listed(edited, ({ delta }) => delta?.edited.length)}`,
    ),
  ];
}

function sentence(isTrue: boolean, text: string): Text[] {
  return isTrue ? [[`${text}.`]] : [];
}

/** "B 187 of 190, C 60 of 60" questions */
function listed(runs: readonly LetteredRun[], countOf: (run: LetteredRun) => number | undefined): string {
  const parts = runs.map((run) => `${run.letter} ${whole(countOf(run) ?? 0)} of ${whole(run.run.questions.length)}`);
  return parts.join(', ');
}

function scoringNotes(runs: readonly LetteredRun[]): Text[] {
  const unknown = runs.filter(({ run }) => run.scoring === null);
  if (unknown.length === 0) return [];
  const verb = unknown.length === 1 ? 'does not say how it was' : 'do not say how they were';
  return [[`${letters(unknown)} ${verb} scored; one scoring is assumed for all runs.`]];
}

function judgeNotes(runs: readonly LetteredRun[]): Text[] {
  const label = runs[0]?.run.label ?? '';
  const partial = runs.flatMap(({ letter, run: { judge } }) =>
    (judge?.metrics ?? []).filter(isPartlyJudged).map(({ name, judged, expected }): Text => {
      return [`${letter}: ${METRICS[name]} covers ${whole(judged)} of ${counted(expected, 'answer')}.`];
    }),
  );
  const different = runs.flatMap(({ letter, delta }) =>
    (delta ? notComparedNotes(delta.answers, label) : []).map((note): Text => [`${letter}: `, ...note]),
  );
  return [...partial, ...different];
}
