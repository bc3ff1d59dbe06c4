import { own } from '../core/text/values.js';
import type { OptionRow } from './option-kinds.js';
import { OPTIONS } from './options.js';

/** The help of an option as Markdown. `nameOf`: how other options are written. */
export function markdownHelp({ help, flag }: OptionRow, nameOf: (name: string) => string): string {
  const text = flag?.startsWith('--no-') ? `do not ${help}` : help;
  return text.replace(/(?<!\$)\{([\w-]+)\}/g, (_, name: string) => nameOf(name));
}

export function plainHelp(row: OptionRow, nameOf: (name: string) => string): string {
  return plainText(markdownHelp(row, nameOf));
}

/** Markdown without links and code marks. */
export function plainText(markdown: string): string {
  return markdown.replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1').replaceAll('`', '');
}

/** `--step-alias` for the option `step-aliases`; an input that only the action has keeps its name. */
export function flagOf(name: string, rows: Readonly<Record<string, OptionRow>> = OPTIONS): string {
  const flag = (own(rows, name) as OptionRow | undefined)?.flag;
  return flag === undefined ? `--${name}` : longFlag(flag);
}

/** `--output` of `-o, --output <file>`, `--page` of `--no-page` */
export function longFlag(flag: string): string {
  return flag
    .replace(/^-\w, /, '')
    .replace(/ .*/, '')
    .replace('--no-', '--');
}
