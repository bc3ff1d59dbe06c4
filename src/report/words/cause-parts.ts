import type { Why } from '../../core/figures/figures.js';
import type { SampleStatus } from '../../core/steps/model.js';
import { counted } from '../../core/text/numerals.js';
import type { CauseDetail } from '../../core/words/causes.js';
import { code, type Inline, joinedNames, say, type Text } from './text.js';

/** A cause with the known facts: with its detail for a scored run, only in numbers for a baseline. */
export interface Explained extends Why {
  readonly status: SampleStatus;
}

export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] as string;
}

/** The first line of an error after a colon; empty for a blank error. */
export function errorText(error: string | undefined): Text {
  const line = firstLine(error ?? '');
  return line === '' ? [] : [`: ${line}`];
}

const REPEATS_COUNT: Readonly<Record<'step' | 'scoring' | 'order', Text>> = {
  step: ['; each duplicate counts as an extra row'],
  scoring: ['; in this preset, each duplicate counts as an extra row'],
  order: say`; with ${code('ordered: true')}, each duplicate counts as an extra row`,
};

/** The rows are right, but occur too often or not often enough. */
export function repeatsText({ cause, detail: { repeats_count, repeated_for } }: Explained): Text {
  const { expected = 0, actual = 0, common = 0 } = cause;
  const [missing, extra] = [expected - common, actual - common];
  const why = repeats_count ? REPEATS_COUNT[repeats_count] : [];
  if (missing > 0 && extra > 0) return say`the right rows, repeated differently${why}`;
  if (missing > 0) return say`the right rows, ${counted(missing, 'repeat')} missing${why}`;
  if (repeated_for !== undefined) {
    const rows = expected === 1 ? 'row, but' : 'rows, but each';
    const columns = repeated_for.includes(', ') ? 'columns' : 'column';
    const names = joinedNames(repeated_for.split(', '), ' and ');
    const count = `${counted(actual, 'row')} instead of ${expected}`;
    return say`the right ${rows} once for each value of the extra ${columns} ${names}: ${count}`;
  }
  if (expected === 1) return say`the right row, but ${actual} times instead of once${why}`;
  return say`the right rows, with ${counted(extra, 'repeat')}${why}`;
}

export function step(name: string): Inline {
  return name === '' ? 'tool' : code(name);
}

export function itemNoun({ stepName }: Explained): string {
  return stepName === 'retrieval' ? 'id' : 'row';
}

export function countItems(explained: Explained, count = 0): string {
  return counted(count, itemNoun(explained));
}

/** The actual count; "distinct" if equal rows were counted once, as the output has more rows in this case. */
export function actualCountText({ cause, detail }: Explained): string {
  return `${cause.actual}${detail.distinct_rows ? ' distinct' : ''}`;
}

export function missingText(explained: Explained): string {
  const { expected = 0, common = 0 } = explained.cause;
  const { missing_repeats: repeatedCount = 0 } = explained.detail;
  const repeatsNote =
    repeatedCount === 0
      ? ''
      : repeatedCount === expected - common
        ? ' (only repeats of rows that the run has)'
        : ` (${repeatedCount} of them ${repeatedCount === 1 ? 'a repeat of a row' : 'repeats of rows'} that the run has)`;
  return `${expected - common} of ${countItems(explained, expected)} missing${repeatsNote}`;
}

/** A cell that differs only in its type, which a table does not show. Example: the text `"1"` for the number 1. */
export function otherTypeText({ detail: { first_difference, expected_value, actual_value } }: Explained): Text {
  if (first_difference === undefined || expected_value === undefined) return [];
  return say`: ${code(first_difference)} expected ${expected_value}, got ${String(actual_value)}`;
}

/** Another value in the only row that differs: "step 2 `run_sql`: `mean` is 49.89, expected 83.41". */
export function otherValueText({ stepName, detail }: Explained): Text {
  const { first_difference, row, expected_value, actual_value } = detail;
  if (first_difference === undefined || row === undefined) return [];
  // The value is a piece of its own also without a row: what follows must not change how it is escaped.
  const of = row === '' ? [] : say` for ${code(row)}`;
  const values = say`${code(first_difference)} is ${String(actual_value)}${of}, expected ${String(expected_value)}`;
  return [...callText(stepName, detail), ...values];
}

/** "step 2 `run_sql`: ": the explained call of several. */
export function callText(stepName: string, { call }: Explained['detail']): Text {
  return call === undefined ? [] : say`step ${call} ${step(stepName)}: `;
}

/** The first missing row, or else the first extra one; of both which is which. */
export function exampleText({ detail: { example, extra_example } }: Explained): Text {
  if (example === undefined) return [];
  return say`, e.g. ${code(example)}${extra_example !== undefined && say` missing, ${code(extra_example)} extra`}`;
}

/** Calls that failed for a known reason, in words for one call and for several. */
export function failedCall(one: string, all: string): (explained: Explained) => Text {
  return ({ stepName, detail: { tool, error, tries, instead } }) => {
    // An error that the tool returned as its output is a sentence of its own.
    if (tool === undefined && error !== undefined) return [error];
    const name = step(tool ?? stepName);
    const isSaid = firstLine(error ?? '')
      .toLowerCase()
      .includes(all);
    const how = tries === undefined ? ` ${one}` : ` ${all}`;
    const said = !isSaid && how;
    const calls = tries === undefined ? say`${name}${said}` : say`${tries} tries of ${name}, all${said}`;
    return say`${calls}${errorText(error)}${instead?.reason === 'later' && '; only lookups after it'}`;
  };
}

/** Which hit of a search the agent went on with. */
export function chosenText(chosen: NonNullable<CauseDetail['chosen']>): Text {
  const { entity, expected, hit, hits, expected_hit, searched_as, entity_class } = chosen;
  const which = hits === 1 ? 'the only hit' : `hit ${hit} of ${hits}`;
  const search = say`${which} of its search${searched_as !== undefined && say` for ${code(searched_as)}`}`;
  const expectedHit = expected_hit === undefined ? 'not among the hits' : `hit ${expected_hit}`;
  const place = entity_class === undefined ? expectedHit : say`a ${code(entity_class)}`;
  return say`; the agent took ${code(entity)} (${search}), the reference has ${code(expected)} (${place})`;
}

/** " (\u{43e} is the Cyrillic letter о)": an escaped letter, which can look like another one; empty for none. */
export function letterText(text: string): string {
  const [escaped, digits = ''] = /\\u\{([\da-f]+)\}/.exec(text) ?? [];
  const letter = String.fromCodePoint(Number.parseInt(digits || '0', 16));
  const script = /\p{Script=Cyrillic}/u.test(letter) ? 'Cyrillic ' : '';
  return /\p{L}/u.test(letter) ? ` (${escaped} is the ${script}letter ${letter})` : '';
}
