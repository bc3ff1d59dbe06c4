import type { BrokenRule, RuleName } from '../rules/rule.js';
import { increment } from '../values.js';
import type { KeptRules, QuestionDelta, RuleRegression, RunDelta } from './comparison.js';
import type { QuestionFigures } from './figures.js';

/** The questions that broke a rule which they kept in the base run, in the order of the pairs. */
export function ruleRegressions(pairs: readonly QuestionDelta[]): RuleRegression[] {
  return pairs.flatMap(({ base, head }) => {
    const kept = keptRules(base);
    const rules = brokenRules(head).filter(({ rule }) => kept.has(rule));
    return rules.length > 0 ? [{ base, head, rules }] : [];
  });
}

/** The rules that a question broke; none where it has no rules. */
export function brokenRules({ rules }: QuestionFigures): readonly BrokenRule[] {
  return rules?.broken ?? [];
}

function keptRules({ rules }: QuestionFigures): ReadonlySet<RuleName> {
  const broken = new Set(rules?.broken.map(({ rule }) => rule));
  return new Set(rules?.checked.filter((rule) => !broken.has(rule)));
}

/** How many questions are worse than in the base run: a score fell, or they broke a rule that they kept there. */
export function countRegressions({ regressed, ruleBreaks, fallenChecks }: RunDelta): number {
  return new Set([...regressed, ...ruleBreaks, ...fallenChecks].map(({ head }) => head.id)).size;
}

/** How many questions keep their rules, of those whose rules were checked; null for none. */
export function keptOf(questions: readonly QuestionFigures[]): KeptRules | null {
  const scores = questions.flatMap(({ rules }) => rules?.score ?? []);
  return scores.length === 0 ? null : { kept: scores.reduce((sum, score) => sum + score, 0), of: scores.length };
}

/** For each rule the answers that do not report what it is about. */
export function uncheckedRules(answers: readonly { readonly unchecked: readonly RuleName[] }[]): [RuleName, number][] {
  const counts = new Map<RuleName, number>();
  for (const { unchecked } of answers) for (const rule of unchecked) increment(counts, rule);
  return [...counts];
}
