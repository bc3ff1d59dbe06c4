import type { SampleStatus } from '../core/model.js';
import type { Why } from '../core/runs/figures.js';
import { counted } from '../core/text/numerals.js';
import { code, type Inline, type Text } from './text.js';

/** A cause as far as it is known: with its detail for a scored run, in numbers only for a baseline. */
export interface Explained extends Why {
  readonly status: SampleStatus;
}

export function stoppedAfter({ stepName, detail: { tool, error } }: Explained): Text {
  if (!tool) return ['stopped without ', step(stepName)];
  const line = firstLine(error ?? '');
  const failed = error === undefined ? '' : line === '' ? ' failed' : ` failed (${line})`;
  return ['stopped after ', step(tool), `${failed}: no `, step(stepName), ' step'];
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] as string;
}

/** What an error says, behind a colon; nothing where it is blank. */
export function because(error: string | undefined): Text {
  const line = firstLine(error ?? '');
  return line === '' ? [] : [`: ${line}`];
}

const REPEATS_COUNT: Readonly<Record<'step' | 'scoring' | 'order', Text>> = {
  step: [' (counted, as the step says ', code('ignore_duplicates: false'), ')'],
  scoring: [' (counted, as the scoring says ', code('duplicates: count'), ')'],
  order: [' (counted, as the step says ', code('ordered: true'), ')'],
};

/** The rows are right, some are just there too often or not often enough. */
export function repeats({
  cause: { expected = 0, actual = 0, common = 0 },
  detail: { repeats_count },
}: Explained): Text {
  const [missing, extra] = [expected - common, actual - common];
  const why = repeats_count ? REPEATS_COUNT[repeats_count] : [];
  if (missing > 0 && extra > 0) return ['the right rows, repeated differently', ...why];
  if (missing > 0) return [`the right rows, ${counted(missing, 'repeat')} missing`, ...why];
  return [`the right rows, ${counted(extra, 'repeat')} too many`, ...why];
}

/** Other steps can stand for the discovery of an IRI, and may be taken by other references. */
export function noStep(stepName: string): Text {
  return stepName === 'iri_discovery' ? ['no separate step for ', step(stepName)] : ['no ', step(stepName), ' step'];
}

/** What was looked for, where the reference says it. */
export function searched(sentence: string, { detail: { expected_value } }: Explained): Text {
  return expected_value === undefined ? [sentence] : [`${sentence} (expected `, code(expected_value), ')'];
}

/** What was looked for comes last: where there is little room, it is the part that is cut. */
export function notFound({ detail: { entity, searched_as = '', is_found } }: Explained): Text {
  if (!entity) return ['asked entity not found'];
  if (!is_found) {
    const how: Text = searched_as === '' ? [] : [' (searched as ', code(searched_as), ')'];
    return ['asked entity not found: ', code(entity), ...how];
  }
  const isText = [`"${entity}"`, `'${entity}'`].some((text) => searched_as.includes(text));
  const what = isText ? 'the IRI of the asked entity is written as text: ' : 'asked entity found, but written as ';
  return [what, code(searched_as)];
}

export function step(name: string): Inline {
  return name === '' ? 'tool' : code(name);
}

export function noun({ stepName }: Explained): string {
  return stepName === 'retrieval' ? 'id' : 'row';
}

export function items(explained: Explained, count = 0): string {
  return counted(count, noun(explained));
}

/** A reader who counts the rows of the output finds more where equal ones were counted once. */
export function actualCount({ cause, detail }: Explained): string {
  return `${cause.actual}${detail.distinct_rows ? ' distinct' : ''}`;
}

export function missing(explained: Explained): string {
  const { expected = 0, common = 0 } = explained.cause;
  const { missing_repeats: repeated = 0 } = explained.detail;
  const which =
    repeated === 0 ? '' : repeated === expected - common ? ' (repeats only)' : ` (${counted(repeated, 'repeat')})`;
  return `${expected - common} of ${items(explained, expected)} missing${which}`;
}

/** A cell that is right but for its type: the text `"1"` for the number, which look alike in a table. */
export function otherType({ detail: { first_difference, expected_value, actual_value } }: Explained): Text {
  if (first_difference === undefined || expected_value === undefined) return [];
  return [': ', code(first_difference), ` expected ${expected_value}, got ${actual_value}`];
}
