import type { QueryCondition } from '../../core/words/causes.js';
import { type TerminalStyle, textWidth } from '../formats/terminal.js';
import { codeLine } from '../words/text.js';
import { middleCut, padded } from './lines.js';

/** More conditions are counted. */
const MAX_ROWS = 15;
const GAP = 2;
/** Narrower columns do not show what a condition is about. */
const MIN_WIDTH = 30;

/** A table of what each query asks for; the conditions of the first difference have an arrow. `base`: the name of the base run. */
export function renderConditions(all: readonly QueryCondition[], base: string | null, style: TerminalStyle): string[] {
  const differing = all.filter(({ reference, actual }) => reference !== actual);
  if (differing.length === 0) return [];
  const hasBase = all.some((one) => one.base !== undefined);
  const heads = ['reference', ...(hasBase ? [codeLine(base ?? 'base')] : []), 'this run'];
  const marksWidth = heads.reduce((sum, head) => sum + GAP + textWidth(head), 0);
  const shown = all.slice(0, MAX_ROWS);
  const texts = shown.map(({ text }) => codeLine(text));
  const longest = Math.max(...texts.map((text) => textWidth(text)));
  const width = Math.max(MIN_WIDTH, Math.min(longest, style.width - marksWidth - GAP * 2 - 1));
  const lineOf = (text: string, cells: readonly string[]) =>
    `  ${padded(middleCut(text, width), width)}${cells.map((cell, at) => `${' '.repeat(GAP)}${padded(cell, textWidth(heads[at] ?? ''))}`).join('')}`;
  const rows = shown.map((one, at) => {
    const has = [one.reference, ...(hasBase ? [one.base === true] : []), one.actual];
    const line = lineOf(
      texts[at] ?? '',
      has.map((is) => (is ? '●' : '–')),
    );
    if (one.reference === one.actual) return style.dim(line.trimEnd());
    const paint = one.actual ? style.green : style.red;
    return paint(one.named ? `${line}  ←` : line.trimEnd());
  });
  const rest = all.length > MAX_ROWS ? [style.dim(`  … ${all.length - MAX_ROWS} more`)] : [];
  return [style.bold('What the queries ask for'), style.dim(lineOf('', heads).trimEnd()), ...rows, ...rest];
}
