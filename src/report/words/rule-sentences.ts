import { wrongOrder } from '../../core/rules/check-rules.js';
import { MAX_NAME } from '../../core/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import {
  type BrokenRule,
  type FailedCheck,
  type NumberTolerance,
  type RuleName,
  TOO_LONG,
} from '../../core/words/rules.js';
import { dollars, formatDistinct, visibleDigits } from './numbers.js';
import { code, cut, joined, type Text } from './text.js';

/** A broken rule as a clause: "`delete_order` was called"; without figures if a file has only the name of the rule. */
export function brokenText({ rule, tool, limit, actual, same_calls }: BrokenRule): Text {
  switch (rule) {
    case 'forbidden':
      return typeof actual === 'string' ? [code(actual), ' was called'] : ['a forbidden tool was called'];
    case 'allowed':
      return typeof actual === 'string' ? [code(actual), ' is not allowed'] : ['a tool that is not allowed was called'];
    case 'order':
      return Array.isArray(limit) && Array.isArray(actual) ? orderText(limit, actual) : ['calls in the wrong order'];
    case 'calls':
      return tool === undefined || typeof actual !== 'number'
        ? ['another number of calls than allowed']
        : [code(tool), ` was called ${counted(actual, 'time')}, expected ${limit}`];
    default:
      return typeof limit === 'number' && typeof actual === 'number'
        ? [exceededText(rule, limit, actual), same_calls ? `: the same call ${same_calls} times` : '']
        : [EXCEEDED[rule]];
  }
}

/** A broken rule without the figures of the answer, so that answers which broke the same rule have the same text. */
export function ruleKind(broken: BrokenRule): Text {
  return broken.rule === 'forbidden' ? brokenText(broken) : brokenText({ rule: broken.rule });
}

const CHECK_KINDS: Readonly<Record<FailedCheck['check'], string>> = {
  includes: 'the answer lacks a text',
  excludes: 'the answer has a text that it must not have',
  equals: 'another answer',
  regex: 'the answer does not match',
  number: 'another number in the answer',
};

/** The kind of a failed answer check, used to group questions. */
export function checkKind(failed: FailedCheck | undefined): string {
  return failed ? CHECK_KINDS[failed.check] : 'the answer failed its checks';
}

/** All rules that an answer broke, in one line. */
export function brokenTexts(brokenRules: readonly BrokenRule[]): Text {
  return joined(brokenRules.map(brokenText), '; ');
}

type Amount = Exclude<RuleName, 'forbidden' | 'allowed' | 'order' | 'calls'>;

const EXCEEDED: Readonly<Record<Amount, string>> = {
  max_steps: 'more steps than allowed',
  max_failed_steps: 'more failed steps than allowed',
  max_total_tokens: 'more tokens than allowed',
  max_elapsed_sec: 'more time than allowed',
  max_cost_usd: 'a higher cost than allowed',
};

const COUNTED = { max_steps: 'step', max_failed_steps: 'failed step', max_total_tokens: 'token' } as const;

function exceededText(rule: Amount, limit: number, actual: number): string {
  if (rule === 'max_cost_usd') return `${dollars(actual)}, at most ${dollars(limit)} allowed`;
  if (rule !== 'max_elapsed_sec') return `${counted(actual, COUNTED[rule])}, at most ${whole(limit)} allowed`;
  const [actualText, maxText] = formatDistinct(actual, limit, visibleDigits(limit, 1));
  return `${actualText} s, at most ${maxText} s allowed`;
}

/** "`b` was called before `a`", for the first two calls that were not in order. */
function orderText(limit: readonly string[], actual: readonly string[]): Text {
  const wrongPair = wrongOrder(limit, actual);
  if (wrongPair === null) return ['calls in the wrong order'];
  return [code(wrongPair.later), ' was called ', wrongPair.isMissing ? 'without ' : 'before ', code(wrongPair.earlier)];
}

/** "`max_total_tokens` was not checked for 3 answers that do not report tokens", for each rule. */
export function uncheckedText(rules: readonly (readonly [RuleName, number])[]): Text {
  return joined(
    rules.map(([rule, count]): Text => {
      const answers = `${counted(count, 'answer')} that ${count === 1 ? 'does' : 'do'} not report ${REPORTED[rule]}`;
      return [code(rule), ` was not checked for ${answers}`];
    }),
    '; ',
  );
}

const STEPS = 'steps';
const REPORTED: Readonly<Record<RuleName, string>> = {
  ...{ forbidden: STEPS, allowed: STEPS, order: STEPS, calls: STEPS, max_steps: STEPS, max_failed_steps: STEPS },
  max_total_tokens: 'tokens',
  max_elapsed_sec: 'time',
  max_cost_usd: 'a cost',
};

/** Failed checks of an answer in one line: "lacks `cancelled`; 83.4 where 83.42 ± 0.01 is expected". */
export function failedChecksText(failedChecks: readonly FailedCheck[], maxChecks = 3): Text {
  const shownChecks = failedChecks.slice(0, maxChecks).map(failedCheckText);
  const moreCount = failedChecks.length - shownChecks.length;
  return joined([...shownChecks, ...(moreCount > 0 ? [[`${counted(moreCount, 'more failed check')}`]] : [])], '; ');
}

function failedCheckText({ check, expected, tolerance, actual, sign }: FailedCheck): Text {
  const expectedNames = [expected].flat().map((text): Text => [code(cut(String(text), MAX_NAME))]);
  switch (check) {
    case 'includes':
      return ['lacks ', ...joined(expectedNames, ', '), ...(sign === undefined ? [] : [` (has it with ${sign})`])];
    case 'excludes':
      return ['says ', ...joined(expectedNames, ', ')];
    case 'equals':
      return ['is not ', ...joined(expectedNames, ' or ')];
    case 'regex':
      if (actual === TOO_LONG)
        return ['is too long for ', ...joined(expectedNames, ', '), ', which needs smaller repetitions'];
      return ['does not match ', ...joined(expectedNames, ', ')];
    case 'number': {
      const expectedText = `${expected}${toleranceText(tolerance)}`;
      if (actual === undefined) return [`has no number, expected ${expectedText}`];
      return [`${Number.isFinite(actual) ? actual : 'a number that is too large'}, expected ${expectedText}`];
    }
  }
}

function toleranceText(tolerance: NumberTolerance | undefined): string {
  if (tolerance === undefined || tolerance === 0) return '';
  if (typeof tolerance === 'number') return ` ± ${tolerance}`;
  const { absolute, relative } = tolerance;
  const parts = [
    ...(absolute === undefined ? [] : [`${absolute}`]),
    ...(relative === undefined ? [] : [`${relative * 100} %`]),
  ];
  return ` ± ${parts.join(' or ')}`;
}
