import { brokenRules, type QuestionDelta, type RuleRegression } from '../../core/comparison/comparison.js';
import { isFullyChecked, type QuestionFigures } from '../../core/figures/figures.js';
import type { Report } from '../../core/gates/report.js';
import { MAX_NAMED } from '../../core/shown.js';
import { counted } from '../../core/text/numerals.js';
import type { BrokenRule } from '../../core/words/rules.js';
import { type Block, left, right, type ViewOptions } from '../words/blocks.js';
import { foldedTable, questionTable, scorePair } from '../words/numbers.js';
import { brokenText, brokenTexts, failedChecksText } from '../words/rule-sentences.js';
import { plain, type Text } from '../words/text.js';
import { linkedQuestion } from './questions.js';

/** Questions whose answer fails more checks than on the base; without a comparison, any check. */
export function checkBlocks({ run, comparison }: Report, options: ViewOptions): Block[] {
  if (comparison.kind === 'compared') return droppedChecksTable(comparison.droppedChecks, options);
  const failing = run.questions.filter((question) => question.checks && !isFullyChecked(question));
  const columns = [left('Question'), left('Failed checks')];
  const summary = `${counted(failing.length, 'answer')} with failed checks`;
  return foldedTable(summary, columns, failing, options, (question) => ({
    question,
    cells: [linkedQuestion(question, options), failedText(question)],
  }));
}

function droppedChecksTable(droppedChecks: readonly QuestionDelta[], options: ViewOptions): Block[] {
  const columns = [left('Regressed: answer checks'), right('Score'), left('Failed checks')];
  return questionTable(columns, droppedChecks, options, ({ base, head }) => {
    const scores = scorePair(base.checks?.score ?? null, head.checks?.score ?? null);
    return { question: head, cells: [linkedQuestion(head, options), [scores.join(' → ')], failedText(head)] };
  });
}

function failedText({ checks, status }: QuestionFigures): Text {
  if (status === 'missing') return ['no response'];
  if (status === 'error') return ['the agent failed'];
  return checks && checks.failed.length > 0 ? failedChecksText(checks.failed) : ['–'];
}

/** "2 questions broke a rule (e.g. `delete_order` was called)", for one rule or all rules; null if none broke it. */
export function brokenQuestions({ questions }: Report['run'], rule?: string): Text | null {
  const brokenByQuestion = questions
    .map((question) => brokenRules(question).filter((brokenRule) => rule === undefined || brokenRule.rule === rule))
    .filter((rules) => rules.length > 0);
  if (brokenByQuestion.length === 0) return null;
  const rules = brokenByQuestion.flat();
  const example = brokenText(rules.find((brokenRule) => brokenRule.rule === 'forbidden') ?? (rules[0] as BrokenRule));
  const isOnly = rules.every((brokenRule) => plain(brokenText(brokenRule)) === plain(example));
  return [`${counted(brokenByQuestion.length, 'question')} broke a rule (${isOnly ? '' : 'e.g. '}`, ...example, ')'];
}

/** Questions that broke a rule: first those that newly broke one since the base, then all others, folded. */
export function ruleBlocks({ run, comparison }: Report, options: ViewOptions): Block[] {
  const isCompared = comparison.kind === 'compared';
  const newBreaks = isCompared ? comparison.ruleBreaks : [];
  const newIds = new Set(newBreaks.map(({ head }) => head.id));
  const otherBreaks = run.questions
    .map((head) => ({ head, rules: brokenRules(head) }))
    .filter(({ head, rules }) => rules.length > 0 && !newIds.has(head.id));
  const newTable = brokenTable('Regressed: broke a rule', newBreaks, options);
  if (otherBreaks.length === 0) return newTable;
  const baseClause = isCompared ? ', not kept on the base either' : '';
  const summary = [`${counted(otherBreaks.length, 'question')} broke a rule${baseClause}`];
  return [...newTable, { kind: 'details', summary, blocks: brokenTable('Question', otherBreaks, options) }];
}

function brokenTable(title: string, breaks: readonly Omit<RuleRegression, 'base'>[], options: ViewOptions): Block[] {
  return questionTable([left(title), left('Broken rule')], breaks, options, ({ head, rules }) => ({
    question: head,
    cells: [linkedQuestion(head, options), brokenTexts(rules.slice(0, MAX_NAMED))],
  }));
}
