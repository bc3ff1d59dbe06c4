import type { RunDelta } from '../../core/comparison/comparison.js';
import { isFullyChecked, isWrong, type QuestionFigures } from '../../core/figures/figures.js';
import type { Report } from '../../core/gates/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import { causeCounts } from '../words/cause-sentences.js';
import { formatDistinct, score } from '../words/numbers.js';
import { code, type Inline, strong, type Text } from '../words/text.js';
import { brokenQuestions } from './checks.js';
import { changesLine } from './questions.js';
import { brokenInTitle, failureInTitle, type MainFigure, mainFigure, sharedWord } from './title.js';

/** Explains the verdict: how many questions are right, how many more are needed, which causes failed the others. */
export function summaryOf(report: Report): Text {
  const { comparison, coverage } = report;
  const figure = mainFigure(report);
  const answered = answeredSentence(report);
  if (figure === null) {
    const readText = strong(`${counted(coverage.selected, 'question')} read.`);
    return answered === '' ? [readText] : [readText, ` ${answered}`];
  }
  const { headline, sides } = figure;
  const comparedText =
    comparison.kind === 'compared' && sides ? fewerOrMore(comparison, sides, headline.questions) : [];
  const counts = `${whole(headline.right)} of ${counted(headline.questions, 'question')} right`;
  const brokenText = brokenInTitle(report) ? null : brokenQuestions(report.run);
  const sentences = [answered, neededText(report, figure)];
  return [
    strong(counts, ...comparedText, '.'),
    ...(brokenText ? [' ', ...brokenText, '.'] : []),
    ...sentences.filter((sentence) => sentence !== '').map((sentence) => ` ${sentence}`),
    ...wrongText(report, figure),
  ];
}

/** The main figure with its minimum, and what changed. Example: `0.468 < 0.850 · 90 regressed, 6 improved`. */
export function summaryLine(report: Report): string {
  const { comparison, gates, run } = report;
  const figure = mainFigure(report);
  const gate = gates.find(({ kind, outcome }) => kind === figure?.gate && outcome !== 'skipped');
  const failedCount = gates.filter(({ outcome }) => outcome === 'failed').length;
  const [shownScore, limit] =
    figure && gate ? formatDistinct(figure.headline.micro, gate.limit, 3) : [score(figure?.headline.micro ?? null), ''];
  const changes = comparison.kind === 'compared' ? changesLine(comparison) : '';
  return [
    `${shownScore}${gate ? ` ${gate.outcome === 'failed' ? '<' : '≥'} ${limit}` : ''}`,
    ...(failedCount > 0 && gate?.outcome !== 'failed' ? [`${counted(failedCount, 'gate')} failed`] : []),
    changes === '' ? `${whole(run.questions.filter(figure ? IS_WRONG[figure.gate] : isWrong).length)} wrong` : changes,
  ].join(' · ');
}

/** Number of answered questions; empty if all were answered or the title contains it. */
function answeredSentence(report: Report): string {
  const { answered, selected } = report.coverage;
  const isInTitle = failureInTitle(report)?.kind === 'low-coverage' && mainFigure(report) !== null;
  return answered === selected || isInTitle ? '' : `${whole(answered)} of ${whole(selected)} answered.`;
}

function fewerOrMore(delta: RunDelta, { base, head }: NonNullable<MainFigure['sides']>, total: number): Inline[] {
  const { label } = delta;
  if (head.questions === 0) return ['; none of them can be compared with ', code(label)];
  const difference = Math.abs(head.right - base.right);
  const shared = sharedWord(delta);
  const questionsText = head.questions === 1 ? `${shared} one` : `${whole(head.questions)} ${shared} ones`;
  const amongText = head.questions === total ? ',' : `; on the ${questionsText}`;
  const fewer = head.right < base.right ? 'fewer' : 'more';
  return [`${amongText} ${difference === 0 ? 'as many as' : `${whole(difference)} ${fewer} than`} `, code(label)];
}

/** Number of further right answers that would raise the score to its minimum. */
function neededText({ gates, run }: Report, figure: MainFigure): string {
  if (run.decided) return '';
  const { headline } = figure;
  const gate = gates.find(({ kind, outcome }) => kind === figure.gate && outcome === 'failed');
  if (!gate) return '';
  const moreCount = Math.ceil(gate.limit * headline.questions - headline.micro * headline.questions - 1e-9);
  const isPossible = moreCount > 0 && moreCount <= headline.questions - headline.right;
  return isPossible ? `${whole(moreCount)} more would pass.` : '';
}

const IS_WRONG: Readonly<Record<MainFigure['gate'], (question: QuestionFigures) => boolean>> = {
  'min-steps-score': isWrong,
  'min-answer-check-score': (question) => question.checks !== undefined && !isFullyChecked(question),
};

/** Number of wrong questions and their causes; only without a comparison. */
function wrongText(report: Report, { gate }: MainFigure): Text {
  if (report.comparison.kind === 'compared') return [];
  const wrongQuestions = report.run.questions.filter(IS_WRONG[gate]);
  const causes = causeCounts(wrongQuestions);
  if (wrongQuestions.length === 0) return [];
  const count = ` ${whole(wrongQuestions.length)} wrong`;
  return causes.length === 0 ? [`${count}.`] : [`${count}: `, ...causes];
}
