import { brokenRules, type QuestionDelta, type RuleRegression, type RunDelta } from '../../core/runs/comparison.js';
import { isFullyChecked, type QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { counted } from '../../core/text/numerals.js';
import type { BrokenRule } from '../../core/words/rules.js';
import type { Block, Column, ViewOptions } from '../words/blocks.js';
import { scorePair } from '../words/numbers.js';
import { brokenText, brokenTexts, failedChecksText } from '../words/rule-sentences.js';
import { cutNote, withIds } from '../words/tables.js';
import { plain, type Text } from '../words/text.js';

/** The questions whose answer fails more checks than on the base; without one, those whose answer fails any. */
export function checkBlocks({ run, comparison }: Report, options: ViewOptions): Block[] {
  if (comparison.kind === 'compared') return fallenTable(comparison.fallenChecks, options);
  const failing = run.questions.filter((question) => question.checks && !isFullyChecked(question));
  if (failing.length === 0) return [];
  const columns: Column[] = [
    { head: ['Question'], align: 'left' },
    { head: ['Failed checks'], align: 'left' },
  ];
  const shown = failing.slice(0, options.rows);
  const rows = shown.map((question): Text[] => [[options.textOf(question)], failedOf(question)]);
  const table: Block = { kind: 'table', ...withIds(columns, rows, shown, options) };
  const summary = [`${counted(failing.length, 'answer')} with failed checks`];
  return [{ kind: 'details', summary, blocks: [table, ...cutNote(failing.length, options)] }];
}

function fallenTable(fallen: readonly QuestionDelta[], options: ViewOptions): Block[] {
  if (fallen.length === 0) return [];
  const columns: Column[] = [
    { head: ['Regressed: answer checks'], align: 'left' },
    { head: ['Score'], align: 'right' },
    { head: ['Failed checks'], align: 'left' },
  ];
  const shown = fallen.slice(0, options.rows);
  const rows = shown.map(({ base, head }): Text[] => {
    const scores = scorePair(base.checks?.score ?? null, head.checks?.score ?? null);
    return [[options.textOf(head)], [scores.join(' → ')], failedOf(head)];
  });
  const questions = shown.map(({ head }) => head);
  return [{ kind: 'table', ...withIds(columns, rows, questions, options) }, ...cutNote(fallen.length, options)];
}

function failedOf({ checks, status }: QuestionFigures): Text {
  if (status === 'missing') return ['no response'];
  if (status === 'error') return ['the agent failed'];
  return checks && checks.failed.length > 0 ? failedChecksText(checks.failed) : ['–'];
}

/** "2 questions broke a rule (e.g. `delete_order` was called)", of one rule or of all; null where none did. */
export function brokenQuestions({ questions }: Report['run'], rule?: string): Text | null {
  const broken = questions
    .map((question) => brokenRules(question).filter((one) => rule === undefined || one.rule === rule))
    .filter((rules) => rules.length > 0);
  if (broken.length === 0) return null;
  const rules = broken.flat();
  const example = brokenText(rules.find((one) => one.rule === 'forbidden') ?? (rules[0] as BrokenRule));
  const isOnly = rules.every((one) => plain(brokenText(one)) === plain(example));
  return [`${counted(broken.length, 'question')} broke a rule (${isOnly ? '' : 'e.g. '}`, ...example, ')'];
}

interface Broken {
  readonly question: QuestionFigures;
  readonly rules: readonly BrokenRule[];
}

/** The questions that broke a rule: first those that kept it on the base, then all others, folded. */
export function ruleBlocks({ run, comparison }: Report, options: ViewOptions): Block[] {
  const isNew = comparison.kind === 'compared' ? comparison.ruleBreaks : [];
  const broken = isNew.map(({ head, rules }: RuleRegression): Broken => ({ question: head, rules }));
  const known = new Set(isNew.map(({ head }) => head.id));
  const others = run.questions
    .filter((question) => brokenRules(question).length > 0 && !known.has(question.id))
    .map((question): Broken => ({ question, rules: brokenRules(question) }));
  return [
    ...(broken.length > 0 ? brokenTable('Regressed: broke a rule', broken, options) : []),
    ...(others.length > 0 ? [foldedTable(others, comparison, options)] : []),
  ];
}

function foldedTable(
  others: readonly Broken[],
  { kind }: { readonly kind: RunDelta['kind'] | string },
  options: ViewOptions,
): Block {
  const which = kind === 'compared' ? ', not kept on the base either' : '';
  const summary = [`${counted(others.length, 'question')} broke a rule${which}`];
  return { kind: 'details', summary, blocks: brokenTable('Question', others, options) };
}

function brokenTable(head: string, broken: readonly Broken[], options: ViewOptions): Block[] {
  const shown = broken.slice(0, options.rows);
  const columns: Column[] = [
    { head: [head], align: 'left' },
    { head: ['Broken rule'], align: 'left' },
  ];
  const rows = shown.map(({ question, rules }): Text[] => [[options.textOf(question)], brokenTexts(rules.slice(0, 3))]);
  const table = withIds(
    columns,
    rows,
    shown.map(({ question }) => question),
    options,
  );
  return [{ kind: 'table', ...table }, ...cutNote(broken.length, options)];
}
