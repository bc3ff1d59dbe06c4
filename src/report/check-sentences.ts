import { type FailedCheck, type NumberTolerance, TOO_LONG } from '../core/rules/answer-check.js';
import { counted } from '../core/text/numerals.js';
import { code, cut, joined, type Text } from './text.js';

/** Characters that are shown of an expected text. */
const SHOWN = 60;

/** Failed checks of an answer in one line: "lacks `cancelled`; 83.4 where 83.42 ± 0.01 is expected". */
export function failedChecksText(failed: readonly FailedCheck[], most = 3): Text {
  const shown = failed.slice(0, most).map(failedText);
  const more = failed.length - shown.length;
  return joined([...shown, ...(more > 0 ? [[`${counted(more, 'more failed check')}`]] : [])], '; ');
}

function failedText({ check, expected, tolerance, actual }: FailedCheck): Text {
  const named = [expected].flat().map((text): Text => [code(cut(String(text), SHOWN))]);
  switch (check) {
    case 'includes':
      return ['lacks ', ...joined(named, ', ')];
    case 'excludes':
      return ['says ', ...joined(named, ', ')];
    case 'equals':
      return ['is not ', ...joined(named, ' or ')];
    case 'regex':
      if (actual === TOO_LONG) return ['is too long for ', ...joined(named, ', '), ', which needs smaller repetitions'];
      return ['does not match ', ...joined(named, ', ')];
    case 'number': {
      const wanted = `${expected}${toleranceText(tolerance)}`;
      if (actual === undefined) return [`has no number, expected ${wanted}`];
      return [`${Number.isFinite(actual) ? actual : 'a number that is too large'}, expected ${wanted}`];
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
