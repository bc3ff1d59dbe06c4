import type { RunDelta } from '../../core/runs/comparison.js';
import type { GateVerdict } from '../../core/runs/evaluate-gates.js';
import { isFullyChecked, isWrong, type QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { counted, whole } from '../../core/text/numerals.js';
import { code, type Inline, strong, type Text } from '../words/text.js';
import { causeCounts } from '../words/why.js';
import { brokenQuestions } from './checks.js';
import { noiseSentence } from './noise.js';
import { brokenInTitle, failureInTitle, type MainFigure, mainFigure, sharedWord } from './title.js';

/** What the verdict means: how many are right, how many more it takes, what is wrong. */
export function summaryOf(report: Report): Text {
  const { comparison, coverage } = report;
  const main = mainFigure(report);
  const answered = answeredSentence(report);
  if (main === null) {
    const read = strong(`${counted(coverage.selected, 'question')} read.`);
    return answered === '' ? [read] : [read, ` ${answered}`];
  }
  const { headline, sides } = main;
  const than = comparison.kind === 'compared' && sides ? fewerOrMore(comparison, sides, headline.questions) : [];
  const right = strong(`${whole(headline.right)} of ${counted(headline.questions, 'question')} right`, ...than, '.');
  const broken = brokenInTitle(report) ? null : brokenQuestions(report.run);
  const rest = [answered, needed(report, main), noiseSentence(report), gatesSentence(report.gates)];
  return [
    right,
    ...(broken ? [' ', ...broken, '.'] : []),
    ...rest.filter((sentence) => sentence !== '').map((sentence) => ` ${sentence}`),
    ...wrongOf(report, main),
  ];
}

/** How many were answered, where not all were and the title does not say so. */
function answeredSentence(report: Report): string {
  const { answered, selected } = report.coverage;
  const told = failureInTitle(report)?.kind === 'low-coverage' && mainFigure(report) !== null;
  return answered === selected || told ? '' : `${whole(answered)} of ${whole(selected)} answered.`;
}

function fewerOrMore(delta: RunDelta, { base, head }: NonNullable<MainFigure['sides']>, all: number): Inline[] {
  const { label } = delta;
  if (head.questions === 0) return ['; none of them can be compared with ', code(label)];
  const difference = Math.abs(head.right - base.right);
  const shared = sharedWord(delta);
  const ones = head.questions === 1 ? `${shared} one` : `${whole(head.questions)} ${shared} ones`;
  const among = head.questions === all ? ',' : `; on the ${ones}`;
  const fewer = head.right < base.right ? 'fewer' : 'more';
  return [`${among} ${difference === 0 ? 'as many as' : `${whole(difference)} ${fewer} than`} `, code(label)];
}

/** How many more right answers would lift the score to its threshold. */
function needed({ gates }: Report, main: MainFigure): string {
  const { headline } = main;
  const gate = gates.find(({ kind, outcome }) => kind === main.gate && outcome === 'failed');
  if (!gate) return '';
  const more = Math.ceil(gate.limit * headline.questions - headline.micro * headline.questions - 1e-9);
  return more > 0 && more <= headline.questions - headline.right ? `${whole(more)} more would pass.` : '';
}

function gatesSentence(gates: readonly GateVerdict[]): string {
  if (gates.length === 0 || gates.some(({ outcome }) => outcome !== 'passed')) return '';
  return gates.length === 1 ? 'The gate passed.' : `All ${gates.length} gates passed.`;
}

/** Without a comparison the reader learns what is wrong at all. */
function wrongOf(report: Report, { gate }: MainFigure): Text {
  if (report.comparison.kind === 'compared') return [];
  const isMissed = (one: QuestionFigures) => one.checks !== undefined && !isFullyChecked(one);
  const wrong = report.run.questions.filter(gate === 'min-steps-score' ? isWrong : isMissed);
  const causes = causeCounts(wrong);
  if (wrong.length === 0) return [];
  return causes.length === 0 ? [` ${whole(wrong.length)} wrong.`] : [` ${whole(wrong.length)} wrong: `, ...causes];
}
