import * as v from 'valibot';
import { RULE_NAMES, type RuleName, type Rules } from '../rules/rule.js';
import { isAbsent, type Mapping, own } from '../values.js';
import { plainMapping } from './shape.js';

const count = v.nullish(
  v.pipe(
    v.number(),
    v.check((value) => Number.isInteger(value) && value >= 0, 'expected a whole number of at least 0'),
  ),
);
const amount = v.nullish(
  v.pipe(
    v.number(),
    v.check((value) => Number.isFinite(value) && value >= 0, 'expected a number of at least 0'),
  ),
);

const TOOLS = 'expected a list of tools, as in [find_orders, delete_*]';
const tool = v.pipe(v.string(TOOLS), v.nonEmpty('expected the name of a tool'));
const tools = v.nullish(v.array(tool, TOOLS));

/** The shape of each rule. */
const RULES = {
  forbidden: tools,
  max_steps: count,
  max_failed_steps: count,
  order: v.nullish(
    v.pipe(
      v.array(tool, TOOLS),
      v.checkItems(
        (name, at, names) => names.indexOf(name) === at,
        'expected each tool once: only first calls have an order',
      ),
    ),
  ),
  max_total_tokens: amount,
  max_elapsed_sec: amount,
  max_cost_usd: amount,
} satisfies Record<RuleName, unknown>;

/** The `rules` of a question or a template, whose unknown keys are warned of. */
export const rulesSchema = v.nullish(v.pipe(plainMapping, v.looseObject(RULES)));

/** The `rules` of a config, where an unknown key is an error. */
export const strictRulesSchema = v.pipe(plainMapping, v.strictObject(RULES));

/** The rules that a mapping of the right shape has; those without a value have none. */
export function rulesOf(raw: Mapping | null | undefined): Rules {
  const given = RULE_NAMES.map((name) => [name, raw && own(raw, name)] as const);
  return Object.fromEntries(given.filter(([, limit]) => !isAbsent(limit)));
}
