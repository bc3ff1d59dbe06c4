import { headlineBlock } from '../../core/runs/baseline-head.js';
import { type ComparedRun, type RunOrder, type RunTable, sortRuns } from '../../core/runs/compare-many.js';
import type { Mapping } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import { deltaBlock, scoreNoiseBlock } from '../formats/files.js';
import type { Text } from '../words/text.js';

/** A run with a letter, which is used where there is no room for its name. */
export interface LetteredRun extends ComparedRun {
  readonly letter: string;
}

/** Adds letters to runs, in their order: A, B, C. */
export function withLetters(runs: readonly ComparedRun[]): LetteredRun[] {
  return runs.map((run, index) => ({ ...run, letter: letterAt(index) }));
}

/** The letter of the run at an index: A to Z, then AA, AB and so on. */
export function letterAt(index: number): string {
  const lastLetter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? lastLetter : `${letterAt(Math.floor(index / 26) - 1)}${lastLetter}`;
}

/** Letter and label of a run: "A results-of-main". */
export function runName({ letter, run: { label } }: LetteredRun): Text {
  return [`${letter} ${label}`];
}

/** Letters of runs as a list: "A, C and D". */
export function letters(runs: readonly LetteredRun[]): string {
  const allLetters = runs.map(({ letter }) => letter);
  return allLetters.length < 2 ? allLetters.join('') : `${allLetters.slice(0, -1).join(', ')} and ${allLetters.at(-1)}`;
}

/** The figures of several runs, for `--format json` and the comparison file. */
export function manyFile(
  { runs, differing, front }: RunTable,
  order: RunOrder,
): Mapping & { readonly runs: readonly Mapping[] } {
  const names = uniqueNames(runs);
  const nameAt = (index: number) => names[index] ?? '';
  const sortedRuns = sortRuns(
    runs.map((run, index) => ({ ...run, index })),
    order,
  );
  return {
    stepgate_version: VERSION,
    compared_with: nameAt(0),
    runs: sortedRuns.map((run) => runBlock(run, nameAt(run.index))),
    ...(front && { pareto: { cost: front.measure, runs: front.on.map(nameAt), unknown: front.unknown.map(nameAt) } }),
    differing: differing.map(({ question, right }) => ({
      question_id: question.id,
      template_id: question.templateId,
      ...(question.text !== null && { question_text: question.text }),
      right: Object.fromEntries(right.map((isRight, index) => [nameAt(index), isRight])),
    })),
  };
}

/** Unique names of runs: their labels, with a number before them if two labels are equal. */
function uniqueNames(runs: readonly ComparedRun[]): string[] {
  const labels = runs.map(({ run }) => run.label);
  const isUnique = new Set(labels).size === labels.length;
  return labels.map((label, index) => (isUnique ? label : `${index + 1} ${label}`));
}

function runBlock(comparedRun: ComparedRun, name: string): Mapping {
  const { run, rank, interval, checks, rules, measures, answers, costPerRight } = comparedRun;
  const knownMeasures = Object.entries(measures).filter(([, value]) => value !== null);
  return {
    run: name,
    rank,
    scoring: run.scoring,
    steps_score: { ...headlineBlock(run.headline), interval_95: interval && [interval.low, interval.high] },
    ...(checks.questions > 0 && { answer_check_score: headlineBlock(checks) }),
    ...(rules && { rules }),
    ...changeBlock(comparedRun),
    ...(Object.keys(answers).length > 0 && { answers }),
    measures: {
      ...Object.fromEntries(knownMeasures),
      ...(costPerRight !== null && { cost_per_right_usd: costPerRight }),
    },
  };
}

function changeBlock({ delta, change }: ComparedRun): Mapping {
  if (delta === null || change === null) return {};
  const { noise, generalises } = scoreNoiseBlock(change.score) as Readonly<Record<string, Mapping>>;
  return {
    change: {
      questions: delta.head.questions,
      regressed: delta.regressed.length,
      improved: delta.improved.length,
      micro: deltaBlock(delta.base.micro, delta.head.micro),
      macro: deltaBlock(delta.base.macro, delta.head.macro),
      noise: { ...noise, verdict: change.verdict === 'none' ? 'no_change' : change.verdict, p_holm: change.corrected },
      generalises,
    },
  };
}
