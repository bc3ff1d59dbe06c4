import type { ShownQuestion } from '../../core/show/question.js';
import { counted } from '../../core/text/numerals.js';
import { inlineText, type TerminalStyle, wrapped } from '../terminal.js';
import { code } from '../text.js';
import { folded, safeLine } from './lines.js';

/** Lines of a terminal that an answer may take, and those of one of its lines. */
const [MOST_LINES, MOST_FOLDS] = [12, 8];
/** Characters of an answer that are looked at. */
const LONGEST = 20_000;

/** The final answers: of this run, of the reference and of the other run; nothing where there are none. */
export function renderAnswers(
  { answer: { actual, reference }, base }: ShownQuestion,
  style: TerminalStyle,
): string[][] {
  const before = base?.answer.actual ?? null;
  if (actual === null && reference === null && before === null) return [];
  const label = base && inlineText([code(base.label)], style);
  const isSame = actual !== null && before !== null && actual.trim() === before.trim();
  return [
    answerBlock(`Final answer${isSame ? `, the same in ${label}` : ''}`, actual, style),
    ...(base && !isSame ? [answerBlock(`Final answer in ${label}`, before, style)] : []),
    ...(reference === null ? [] : [answerBlock('Reference answer', reference, style)]),
  ];
}

function answerBlock(head: string, answer: string | null, style: TerminalStyle): string[] {
  if (answer === null || answer.trim() === '') {
    return [style.bold(wrapped(`${head}: ${answer === null ? 'none' : 'empty'}`, style.width, 2))];
  }
  const lines = answer
    .slice(0, LONGEST)
    .split(/\r?\n/)
    .map(safeLine)
    .filter((line) => line !== '')
    .flatMap((line) => folded(line, style.width - 2, MOST_FOLDS));
  const hidden = lines.length - MOST_LINES;
  return [
    style.bold(wrapped(head, style.width, 2)),
    ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
    ...(hidden > 0 ? [style.dim(`  … ${counted(hidden, 'more line')}`)] : []),
  ];
}
