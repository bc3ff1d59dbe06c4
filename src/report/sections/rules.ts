import type { BrokenRule } from '../../core/rules/rule.js';
import type { RuleRegression, RunDelta } from '../../core/runs/comparison.js';
import type { QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { brokenRules } from '../../core/runs/rule-regressions.js';
import { counted } from '../../core/text/numerals.js';
import type { Block, Column, ViewOptions } from '../blocks.js';
import { brokenText, brokenTexts } from '../rule-sentences.js';
import { cutNote } from '../tables.js';
import { plain, type Text } from '../text.js';
import { withIds } from './question-ids.js';

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
