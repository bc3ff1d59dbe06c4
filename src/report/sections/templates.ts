import type { TrialAggregates } from '../../core/entries/result-types.js';
import { headlineOf, type QuestionFigures, SAME_SCORE } from '../../core/figures/figures.js';
import type { HistoryRun } from '../../core/figures/history.js';
import { isFlaky, summarizeTrials } from '../../core/figures/trials.js';
import type { Report } from '../../core/gates/report.js';
import { MAX_LISTED } from '../../core/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import { groupedBy } from '../../core/text/values.js';
import { type Block, type Column, left, right, sideColumns, type ViewOptions } from '../words/blocks.js';
import { changeText, cutNote, questionTable, score, scorePair } from '../words/numbers.js';
import { code, type Inline, type Text } from '../words/text.js';

/** The changed templates, or without a comparison the weakest ones; for diagnosis, no gate uses them. */
export function templateBlocks(report: Report, options: ViewOptions): Block[] {
  if (report.run.headline.templates < 2) return [];
  const { comparison } = report;
  if (comparison.kind !== 'compared') return weakestBlocks(report, options);
  const { templates } = comparison;
  const worseTemplates = templates.filter(({ change }) => change < -SAME_SCORE).sort((a, b) => a.change - b.change);
  const betterTemplates = templates.filter(({ change }) => change > SAME_SCORE).sort((a, b) => b.change - a.change);
  const changedTemplates = [...worseTemplates, ...betterTemplates];
  if (changedTemplates.length === 0) return [];
  const counts = [`${whole(worseTemplates.length)} worse`, `${whole(betterTemplates.length)} better`];
  if (betterTemplates.length > worseTemplates.length) counts.reverse();
  const summary = `Templates: ${counts.join(', ')}, ${whole(templates.length - changedTemplates.length)} same`;
  const columns = [...HEAD, ...sideColumns(comparison, options)];
  const rows = changedTemplates.slice(0, options.rows).map(({ id, questions, base, head, change }): Text[] => {
    const [baseText, headText] = scorePair(base, head);
    return [[templateTitle(id, report)], [whole(questions)], [baseText], [headText], [changeText(change)]];
  });
  const blocks: Block[] = [{ kind: 'table', columns, rows }, ...cutNote(changedTemplates.length, options)];
  return [{ kind: 'details', summary: [summary], blocks }];
}

const HEAD: readonly Column[] = [{ ...left('Template'), unquoted: true }, right('Questions')];

function templateTitle(id: string, { run: { templateTitles = {} } }: Report): Inline {
  const title = Object.hasOwn(templateTitles, id) ? templateTitles[id] : undefined;
  return title === undefined || title === id ? code(id) : title;
}

function weakestBlocks(report: Report, options: ViewOptions): Block[] {
  const byTemplate = groupedBy(report.run.questions, ({ templateId }) => templateId);
  const scoredTemplates = [...byTemplate]
    .map(([id, questions]) => ({ id, ...headlineOf(questions) }))
    .filter(({ micro }) => micro !== null && micro < 1 - SAME_SCORE)
    .sort((a, b) => (a.micro ?? 0) - (b.micro ?? 0));
  if (scoredTemplates.length === 0) return [];
  const columns = [...HEAD, right('Steps score')];
  const rows = scoredTemplates.slice(0, options.rows).map(({ id, questions, micro }): Text[] => {
    return [[templateTitle(id, report)], [whole(questions)], [scorePair(micro, 1)[0]]];
  });
  const blocks: Block[] = [{ kind: 'table', columns, rows }, ...cutNote(scoredTemplates.length, options)];
  return [{ kind: 'details', summary: ['Weakest templates'], blocks }];
}

/** Summary of repeated answers, and the flaky questions. */
export function trialBlocks(report: Report, options: ViewOptions): Block[] {
  const summary = summarizeTrials(report.run.questions);
  if (summary === null || summary.most_per_question < 2) return [];
  return [{ kind: 'paragraph', text: [sentence(summary)] }, ...flakyBlocks(report.run.questions, summary, options)];
}

/** "3 answers per question: pass@1 0.810, pass@3 0.930, pass^3 0.660. 17 flaky questions, …" */
function sentence(summary: TrialAggregates): string {
  const { least_per_question: minAnswers, most_per_question: maxAnswers, flaky_questions: flaky } = summary;
  const { spread_within_questions: spread } = summary;
  const answers =
    minAnswers === maxAnswers ? counted(minAnswers, 'answer') : `${minAnswers} to ${counted(maxAnswers, 'answer')}`;
  const k = Object.keys(summary).filter((key) => key.startsWith('pass@')).length;
  const shown = (['pass@1', `pass@${k}`, `pass^${k}`] as const).slice(0, k > 1 ? 3 : 1);
  const chances = shown.map((name) => `${name} ${score(summary[name] ?? null)}`);
  const spreadText = spread === undefined ? '' : `, answers to one question spread by ${score(spread)}`;
  return `${answers} per question: ${chances.join(', ')}. ${counted(flaky, 'flaky question')}${spreadText}.`;
}

function flakyBlocks(questions: readonly QuestionFigures[], trials: TrialAggregates, options: ViewOptions): Block[] {
  const { flaky_questions: flaky } = trials;
  if (flaky === 0 || options.rows === 0) return [];
  const columns = [left('Flaky question'), right('Right'), right('Score')];
  const blocks = questionTable(columns, questions.filter(isFlaky), options, (question) => ({
    question,
    cells: [
      [options.textOf(question)],
      [`${question.trials?.right} of ${question.trials?.count}`],
      [score(question.score)],
    ],
  }));
  return [{ kind: 'details', part: 'questions', summary: [counted(flaky, 'flaky question')], blocks }];
}

const BARS = '▁▂▃▄▅▆▇█';
/** Minimum range of scores that fills the height of the bars; a smaller one would look like a large change. */
const MIN_RANGE = 0.05;

/**
 * Trend of the steps score, or of the answer checks if no question has reference steps; null for fewer than two runs.
 * Example: "`main`, last 12 runs: ▂▃▃▅▆▆▅▆▇▇▆▇ 0.810 → 0.870".
 */
export function trendText(history: readonly HistoryRun[], label: string): Text | null {
  const hasSteps = history.some(({ micro }) => micro !== undefined);
  const scores = history.flatMap((run) => (hasSteps ? run.micro : run.answer_check_score) ?? []).slice(-MAX_LISTED);
  const [firstScore, lastScore] = [scores[0], scores.at(-1)];
  if (firstScore === undefined || lastScore === undefined || scores.length < 2) return null;
  const ends = scorePair(firstScore, lastScore).join(' → ');
  return [code(label), `, last ${counted(scores.length, 'run')}: ${formatSparkline(scores)} ${ends}`];
}

export function trendBlocks(history: readonly HistoryRun[] | undefined, label: string): Block[] {
  const text = trendText(history ?? [], label);
  return text ? [{ kind: 'small', text }] : [];
}

function formatSparkline(scores: readonly number[]): string {
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const range = Math.max(high - low, MIN_RANGE);
  // A small range is in the middle of the height.
  const lowerBound = low - (range - (high - low)) / 2;
  return scores
    .map((score) => BARS[Math.min(BARS.length - 1, Math.floor(((score - lowerBound) / range) * BARS.length))])
    .join('');
}
