import {
  type ComparedRun,
  type Front,
  type RunOrder,
  type RunTable,
  sortRuns,
} from '../../core/comparison/compare-many.js';
import { askedRuns, type DifferingQuestion } from '../../core/comparison/differing.js';
import { LEVEL } from '../../core/comparison/run-noise.js';
import type { QuestionFigures } from '../../core/figures/figures.js';
import { shortIds } from '../../core/show/ids.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import type { Mapping } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import { deltaBlock, scoreNoiseBlock } from '../formats/files.js';
import type { RunColumn } from '../formats/history.js';
import { questionText } from '../formats/markdown.js';
import { linkedQuestion } from '../sections/questions.js';
import { type Block, type Column, left, right, type ViewOptions } from '../words/blocks.js';
import {
  type AmountStyle,
  changeText,
  cutIds,
  DOLLARS,
  dollars,
  questionTable,
  SECONDS,
  score,
  shareText,
  shown,
  TOKENS,
} from '../words/numbers.js';
import { code, cut, type Text } from '../words/text.js';

export const NAME: RunColumn<LetteredRun> = [left('Run'), runName];

/** The steps scores of the runs with ranks, intervals and changes from the first run. */
export const SCORES: readonly RunColumn<LetteredRun>[] = [
  [right('Rank'), ({ rank }) => (rank === null ? null : String(rank))],
  [right('Score'), ({ run }) => score(run.headline.micro)],
  [left('95 % interval'), ({ interval }) => interval && `${score(interval.low)} to ${score(interval.high)}`],
  [right('Macro'), ({ run }) => score(run.headline.macro)],
  [right('Change'), ({ change }) => change && changeText(change.score.change)],
  [left('Noise'), verdictCell],
];

/** All other figures, per question. */
export const FIGURES: readonly RunColumn<LetteredRun>[] = [
  [right('Answer checks'), ({ checks }) => shown(checks.micro, score)],
  [right('Rules kept'), ({ rules }) => rules && shareText(rules.kept, rules.of)],
  [right('F1'), ({ answers }) => shown(answers.answer_f1?.micro ?? null, score)],
  [right('Recall'), ({ answers }) => shown(answers.answer_recall?.micro ?? null, score)],
  [right('Precision'), ({ answers }) => shown(answers.answer_precision?.micro ?? null, score)],
  [right('Relevance'), ({ answers }) => shown(answers.answer_relevance?.micro ?? null, score)],
  [
    right('Failed calls'),
    ({ measures: { steps, failed_steps } }) => shown(steps, (total) => shareText(failed_steps ?? 0, total)),
  ],
  [right('Tokens'), ({ measures }) => shown(measures.total_tokens, whole)],
  [right('Seconds'), ({ measures }) => shown(measures.elapsed_sec, (value) => fixed(value, 1))],
  [right('Cost'), ({ measures }) => shown(measures.cost_usd, dollars)],
  [right('Per right'), ({ costPerRight }) => shown(costPerRight, dollars)],
];

function verdictCell({ change, delta }: LetteredRun): string {
  if (delta === null) return 'first run';
  if (change === null) return 'nothing shared';
  if (change.verdict !== 'larger') return change.verdict === 'none' ? 'no change' : 'within';
  if (change.corrected <= LEVEL) return 'larger';
  return change.score.broken.length > 0 ? 'template broken' : 'template mended';
}

const SIGNS = { right: '●', wrong: '○', unknown: '–' } as const;

type Options = Pick<ViewOptions, 'rows' | 'allAt' | 'ids' | 'addressOf'>;

/** Table of the questions that are right in some runs and wrong in others, with one column per run, by template. */
export function differingBlocks(
  differing: readonly DifferingQuestion[],
  runs: readonly LetteredRun[],
  options: Options,
): Block[] {
  if (differing.length === 0) return [];
  const legend = `${SIGNS.right} right, ${SIGNS.wrong} wrong, ${SIGNS.unknown} not asked`;
  const templates = new Set(differing.map(({ question }) => question.templateId)).size;
  const summary = `${counted(differing.length, 'question')} of ${counted(templates, 'template')} right in some runs and wrong in others (${legend})`;
  const blocks = matrixTable(differing, runs, options);
  return [{ kind: 'details', part: 'questions', summary: [summary], blocks }];
}

function matrixTable(allQuestions: readonly DifferingQuestion[], runs: readonly LetteredRun[], options: Options) {
  // A run without any of these questions does not get a column.
  const askedByRun = askedRuns(allQuestions);
  const questions = allQuestions.map(({ question }) => question);
  const isFull = options.ids === 'full';
  const templates = isFull ? null : shortIds(questions.map(({ templateId }) => templateId));
  const ids = isFull ? null : cutIds(questions.map(({ id }) => id));
  const columns: Column[] = [
    left('Question'),
    ...runs.filter((_, run) => askedByRun[run]).map(({ letter }) => left(letter)),
    { ...left('Template'), unquoted: true },
  ];
  const idOf = ({ id }: QuestionFigures) => ids?.get(id) ?? id;
  const tableOptions = { ...options, textOf: questionText, idOf };
  return questionTable(columns, allQuestions, tableOptions, ({ question, right }) => {
    const name = templates?.get(question.templateId) ?? question.templateId;
    // A short name leaves room for the texts of the questions.
    const template = code(isFull ? name : cut(name, 20));
    const asked = right.filter((_, run) => askedByRun[run]);
    const results = asked.map(
      (isRight): Text => [isRight === null ? SIGNS.unknown : isRight ? SIGNS.right : SIGNS.wrong],
    );
    return { question, cells: [linkedQuestion(question, tableOptions), ...results, [template]] };
  });
}

/** Names and formats of what can be the cost: dollars, tokens or seconds. */
export const FRONT_MEASURES: Readonly<
  Record<Front['measure'], { readonly name: string; readonly style: AmountStyle }>
> = {
  cost_usd: { name: 'Cost', style: DOLLARS },
  total_tokens: { name: 'Tokens', style: TOKENS },
  elapsed_sec: { name: 'Seconds', style: SECONDS },
};

/** Table of the runs on the Pareto front of score and cost, the cheapest first. `runs` are in their given order. */
export function frontBlocks(front: Front | null, runs: readonly LetteredRun[]): Block[] {
  if (front === null) return [];
  const { name, style } = FRONT_MEASURES[front.measure];
  const columns = [left('Best score for its cost'), right('Score'), right(`${name} per question`)];
  const rows = front.on.map((index): Text[] => {
    const run = runs[index] as LetteredRun;
    const cost = run.measures[front.measure] ?? 0;
    return [[runName(run)], [score(run.run.headline.micro)], [style.show(cost, style.digits(cost))]];
  });
  const withoutCost = runs.filter((_, index) => front.unknown.includes(index));
  const rankedCount = runs.filter(({ rank }) => rank !== null).length - withoutCost.length;
  const priceText: Text =
    front.measure === 'cost_usd' ? [] : ['No prices are known (', code('--agent-model'), ' names the model).'];
  const unknownText = withoutCost.length === 0 ? '' : `Not known: ${letters(withoutCost)}.`;
  const note = [...priceText, priceText.length > 0 && unknownText !== '' ? ` ${unknownText}` : unknownText];
  const notes: Block[] = priceText.length + withoutCost.length === 0 ? [] : [{ kind: 'paragraph', text: note }];
  const summary = `Score against cost: for ${front.on.length} of ${counted(rankedCount, 'run')}, no other run scores as much for less.`;
  return [{ kind: 'details', summary: [summary], blocks: [{ kind: 'table', columns, rows }, ...notes] }];
}

/** A run with a letter, which is used instead of its name where space is limited. */
export interface LetteredRun extends ComparedRun {
  readonly letter: string;
}

export function withLetters(runs: readonly ComparedRun[]): LetteredRun[] {
  return runs.map((run, index) => ({ ...run, letter: letterAt(index) }));
}

/** The letter of the run at an index: A to Z, then AA, AB and so on. */
export function letterAt(index: number): string {
  const lastLetter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? lastLetter : `${letterAt(Math.floor(index / 26) - 1)}${lastLetter}`;
}

/** Letter and label of a run: "A results-of-main". */
export function runName({ letter, run: { label } }: LetteredRun): string {
  return `${letter} ${label}`;
}

/** Letters of runs as a list: "A, C and D". */
export function letters(runs: readonly LetteredRun[]): string {
  const allLetters = runs.map(({ letter }) => letter);
  return allLetters.length < 2 ? allLetters.join('') : `${allLetters.slice(0, -1).join(', ')} and ${allLetters.at(-1)}`;
}

/** The figures of several runs, for `--format json` and the comparison file. */
export function manyFile({ runs, differing, front }: RunTable, order: RunOrder) {
  const names = uniqueNames(runs);
  const nameAt = (index: number) => names[index] ?? '';
  const numbered = runs.map((run, index) => ({ ...run, index }));
  return {
    stepgate_version: VERSION,
    compared_with: nameAt(0),
    runs: sortRuns(numbered, order).map((run) => runBlock(run, nameAt(run.index))),
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
    steps_score: { ...run.headline, interval_95: interval && [interval.low, interval.high] },
    ...(checks.questions > 0 && { answer_check_score: checks }),
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
