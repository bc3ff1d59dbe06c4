import {
  type AnswerComparison,
  type AnswerMean,
  answerMean,
  type NotComparedReason,
} from '../../core/comparison/answer-delta.js';
import type { RunDelta } from '../../core/comparison/comparison.js';
import type { Report } from '../../core/gates/report.js';
import { MAX_FAILURES } from '../../core/judge/judge.js';
import { CUSTOM_PREFIX, FIGURES_OF, type Figure, isStepMetric, type MetricName } from '../../core/judge/metric.js';
import {
  figuresOfMetric,
  isPartial,
  type JudgedMetric,
  type JudgeTrust,
  metricOfFigure,
  passRateOf,
} from '../../core/judge/summary.js';
import { MAX_NAMED } from '../../core/shown.js';
import { agreementOf } from '../../core/statistics/agreement.js';
import { counted, whole } from '../../core/text/numerals.js';
import { type Block, left, right, sideColumns, type ViewOptions } from '../words/blocks.js';
import { percentText } from '../words/calibration.js';
import { FIGURE_TITLES, figureTitle } from '../words/judging.js';
import { changeText, dollars, foldedTable, score } from '../words/numbers.js';
import { code, type Inline, plain, type Text } from '../words/text.js';
import { linkedQuestion } from './questions.js';

const METRIC_TITLES: Readonly<Record<string, string>> = {
  answer_correctness: 'Answer F1',
  answer_relevance: 'Answer relevance',
};

/** The title of a metric; for a custom evaluation its name. */
export function metricTitle(name: MetricName): string {
  return METRIC_TITLES[name] ?? FIGURE_TITLES[name] ?? name.slice(CUSTOM_PREFIX.length);
}

/** The shown figures of a run: first of the built-in metrics, then the numbers of the custom evaluations. */
function shownFigures({ run }: Report): Figure[] {
  const builtIn: readonly Figure[] = Object.values(FIGURES_OF).flat();
  const found = new Set(run.questions.flatMap(({ answer }) => Object.keys(answer?.figures ?? {})));
  return [...Object.keys(FIGURE_TITLES), ...[...found].filter((figure) => !builtIn.includes(figure))];
}

/** Table of the figures of judged answers, next to those of the baseline if they can be compared. */
export function judgeBlocks(report: Report, options: ViewOptions): Block[] {
  const { judge } = report.run;
  const comparison = report.comparison.kind === 'compared' ? report.comparison : null;
  // Without a comparison, the columns of the base and of the change are left out.
  const rows = [
    ...shownFigures(report).flatMap((figure) => figureRows(figure, report, comparison)),
    ...passRateRows(report),
    ...costRow(report),
  ].map(([label = [], ...cells]) => (comparison ? [label, ...cells] : [label, cells[1] ?? []]));
  if (rows.length === 0) return [];
  const head: Text = judge?.spending
    ? ['Judged by ', code(judge.spending.model), ` (${trustText(judge.trust)})`]
    : ['Judged answers'];
  const columns = [left(...head), ...sideColumns(comparison, options)];
  // Next to a base, only what moved is seen at once.
  const isMoved = (row: readonly Text[]) => /[1-9]/.test(plain(row[3] ?? []));
  const [moved, rest] = [rows.filter(isMoved), rows.filter((row) => !isMoved(row))];
  if (comparison === null || rest.length === 0) return [{ kind: 'table', columns, rows }];
  const more = moved.length === 0 ? 'Judged answers' : 'More judged figures';
  return [
    ...(moved.length === 0 ? [] : [{ kind: 'table' as const, columns, rows: moved }]),
    { kind: 'details', summary: [`${more}: nothing moved`], blocks: [{ kind: 'table', columns, rows: rest }] },
  ];
}

function trustText(trust: JudgeTrust | undefined): string {
  if (!trust?.calibration) return 'never compared with people';
  if (trust.problem !== null) return 'compared with people for another judge';
  const { outcome, counts, bar } = trust.calibration;
  const { tpr, tnr } = agreementOf(counts);
  const rates = [
    ...(tpr ? [`TPR ${percentText(tpr.share)}`] : []),
    ...(tnr ? [`TNR ${percentText(tnr.share)}`] : []),
    `bar ${percentText(bar)}`,
  ];
  return [`compared with people: ${outcome.replace('_', ' ')}`, ...rates].join(', ');
}

/** The pass rate of the calibrated figure, by the judge and corrected for its errors; not gated. */
function passRateRows({ run: { judge, questions } }: Report): Text[][] {
  const { trust } = judge ?? {};
  if (!trust?.calibration || questions.some(({ trials }) => (trials?.count ?? 1) > 1)) return [];
  const { figure, pass } = trust.calibration;
  const values = questions.flatMap(({ answer }) => answer?.figures[figure] ?? []);
  const rate = passRateOf(trust, values);
  if (!rate) return [];
  const { passed, answers, corrected } = rate;
  const label: Text = ['Passed (', code(pass), `), ${whole(passed)} of ${whole(answers)}`];
  const row: Text[] = [label, [''], [percentText(passed / answers)], ['']];
  if (!corrected) return [row];
  const { low, high } = corrected.interval;
  const range = `${percentText(corrected.rate)} (${Math.round(low * 100)}–${percentText(high)})`;
  return [row, [['Passed, corrected for the errors of the judge'], [''], [range], ['']]];
}

function figureRows(figure: Figure, report: Report, comparison: RunDelta | null): Text[][] {
  const mean = answerMean(report.run.questions, figure);
  if (!mean) return [];
  const delta = comparison?.answers.figures.find((figureDelta) => figureDelta.figure === figure) ?? null;
  const judgedOfAll = denominator(mean, figure, report);
  if (!delta) return levelRows(figure, null, mean, judgedOfAll);
  if (delta.head.questions === mean.questions) return levelRows(figure, delta.base, delta.head, judgedOfAll);
  const { questions } = delta.head;
  const metric = metricOfFigure(report.run.judge ?? null, figure);
  const isOfSteps = metric !== null && isStepMetric(metric.name);
  const which = isOfSteps ? `steps of ${counted(questions, 'question')}` : counted(questions, 'answer');
  const pairedNote = `, the ${which} judged on both sides`;
  return [...levelRows(figure, null, mean, judgedOfAll), ...levelRows(figure, delta.base, delta.head, pairedNote)];
}

/** " (38 of 40 judged)": counts questions with the figure; for repeated answers, the judged answers. */
function denominator({ questions: questionCount }: AnswerMean, figure: Figure, { run: { judge, questions } }: Report) {
  const metric = metricOfFigure(judge ?? null, figure);
  if (!metric) return ` (${whole(questionCount)} judged)`;
  if (isStepMetric(metric.name)) return ` (${whole(metric.judged)} of ${counted(metric.expected, 'step')})`;
  const isRepeated = questions.some(({ trials }) => trials !== undefined && trials.count > 1);
  return ` (${whole(isRepeated ? metric.judged : questionCount)} of ${whole(metric.expected)} judged)`;
}

function levelRows(figure: Figure, base: AnswerMean | null, head: AnswerMean, of: string): Text[][] {
  return (['micro', 'macro'] as const).map((level) => [
    [`${figureTitle(figure)}, ${level}${of}`],
    [base ? score(base[level]) : '–'],
    [score(head[level])],
    [base ? changeText(head[level] - base[level]) : ''],
  ]);
}

function costRow({ run: { judge } }: Report): Text[][] {
  const spending = judge?.spending;
  if (!spending) return [];
  const { asked, reused, requests, costUsd, isMost } = spending;
  const counts = `${counted(asked, 'verdict')} from ${counted(requests, 'request')}, ${whole(reused)} reused`;
  const label: Text = [`Cost of judging in this run (${counts})`];
  const cost = costUsd === null ? 'no price known' : `${isMost ? 'at most ' : ''}${dollars(costUsd)}`;
  return [[label, [''], [cost], ['']]];
}

export function judgeNotes(report: Report): Text[] {
  const { run, comparison, gates } = report;
  const notCompared = comparison.kind === 'compared' ? notComparedNotes(comparison.answers, comparison.label) : [];
  const partial = (run.judge?.metrics ?? []).filter(isPartial).map((metric) => partialNote(metric, report));
  const figures = (run.judge?.metrics ?? []).flatMap(figuresOfMetric);
  const isJudged = (name: string) =>
    /^(?:micro|macro)\.answer_(?!check_)/.test(name) ||
    figures.some((figure) => name.startsWith(`micro.${figure}.`) || name === `macro.${figure}.mean`);
  const { trust } = run.judge ?? {};
  // Without a calibration, a gate that needs one gives the reason why it does not count.
  const isStale = trust && trust.problem !== null && (trust.calibration !== null || !trust.isRequired);
  const isOnlyJudged = gates.length > 0 && gates.every(({ name }) => isJudged(name));
  const start = '⚠️ Only judged figures are gated. A judge makes mistakes and can be manipulated; add ';
  return [
    ...partial,
    ...notCompared,
    ...(isStale ? [[`⚠️ ${trust.problem}.`]] : []),
    ...(comparison.kind === 'compared' ? snapshotNotes(comparison.answers) : []),
    ...(isOnlyJudged ? [[start, code('min-steps-score'), '.']] : []),
  ];
}

/** The note that the provider may have changed the model between the verdicts, which looks like an effect of the change. */
function snapshotNotes({ snapshots }: AnswerComparison): Text[] {
  if (snapshots.length === 0) return [];
  const more = snapshots.length - MAX_NAMED;
  const names = snapshots.slice(0, MAX_NAMED).flatMap((name): Text => [' ', code(name)]);
  const start = `Verdicts of ${counted(snapshots.length, 'snapshot')} of the judge's model are compared:`;
  const end = `${more > 0 ? ` and ${more} more` : ''}. `;
  return [[start, ...names, end, code('stepgate judge check'), ' finds whether its verdicts have changed.']];
}

/** "Answer F1 covers 120 of 190 answers (budget of $2.50 reached) and is not compared." */
function partialNote(metric: JudgedMetric, report: Report): Text {
  const { name, judged, expected } = metric;
  const unit = isStepMetric(name) ? 'step' : 'answer';
  const covers = `${metricTitle(name)} covers ${whole(judged)} of ${counted(expected, unit)}`;
  return [`${covers} (${whyPartial(metric, report)}) and is not compared.`];
}

function whyPartial({ troubles, example }: JudgedMetric, { run: { judge } }: Report): string {
  const limit = judge?.spending?.maxCostUsd ?? null;
  if (troubles.budget) return limit === null ? 'budget reached' : `budget of ${dollars(limit)} reached`;
  if (troubles.cancelled) return 'judging was cancelled';
  if (troubles.stopped) return `stopped after ${MAX_FAILURES} unusable replies in a row: ${example}`;
  return example ?? 'the judge gave no usable reply';
}

/** Why a metric of both sides is not compared; null: `partialNote` gives the reason. */
const NOT_COMPARED: Readonly<Record<NotComparedReason, ((base: Inline) => Text) | null>> = {
  partial: null,
  'partial base': (base) => [base, ' judged only a part of its answers.'],
  'another judge': (base) => [base, ' was judged by another model, prompt or rule.'],
  'unknown base': (base) => [base, ' does not say how it was judged.'],
  unknown: () => ['this run does not say how it was judged.'],
};

/** Why judged figures of two runs are not compared, as sentences. */
export function notComparedNotes({ notCompared }: AnswerComparison, label: string): Text[] {
  return notCompared.flatMap(({ metric, reason }): Text[] => {
    const explain = NOT_COMPARED[reason];
    return explain === null ? [] : [[`${metricTitle(metric)} is not compared: `, ...explain(code(label))]];
  });
}

/** Questions whose answer F1 is lower than on the base, each with the missing claims. */
export function droppedAnswerBlocks({ comparison }: Report, options: ViewOptions): Block[] {
  if (comparison.kind !== 'compared') return [];
  const { droppedAnswers } = comparison;
  const columns = [left('Question'), right('Answer F1'), left('Claims that are missing')];
  const summary = `${counted(droppedAnswers.length, 'answer')} with a lower F1`;
  return foldedTable(summary, columns, droppedAnswers, options, ({ base, head }) => {
    const scores = [base, head].map(({ answer }) => score(answer?.figures.answer_f1 ?? null));
    const missed = (head.answer?.missed ?? []).join('; ');
    return { question: head, cells: [linkedQuestion(head, options), [scores.join(' → ')], [missed || '–']] };
  });
}
