import { MAX_NAME } from '../shown.js';
import { beginningOf } from '../text/values.js';
import type { CauseDetail, CauseKind } from '../words/causes.js';

type Cells = readonly (string | null)[];

/** Which rows of a miss are an example of it. */
const EXAMPLES: Readonly<Partial<Record<CauseKind, 'missing_rows' | 'extra_rows'>>> = {
  missing_rows: 'missing_rows',
  missing_and_extra: 'missing_rows',
  extra_rows: 'extra_rows',
};

/** The first missing row, or else the first extra one, in a few words; empty where it has none that a person knows. */
export function exampleOf(kind: CauseKind, detail: CauseDetail): Pick<CauseDetail, 'example'> {
  const key = EXAMPLES[kind];
  const [first = []] = (key && detail[key]) ?? [];
  const example = detail.example ?? rowText(first);
  return example === '' ? {} : { example };
}

const IRI = /^(?:https?:\/\/|urn:)\S+$/i;
const UUID = /[\da-f]{8}-[\da-f]{4}-/i;

/** A row in a few words: its texts and numbers, or else the names in its IRIs, of which UUIDs say nothing. */
export function rowText(cells: Cells): string {
  const known = cells.filter((cell) => cell !== null && cell.trim() !== '') as string[];
  const texts = known.filter((cell) => !IRI.test(cell));
  const names = (texts.length > 0 ? texts : known.map((iri) => iri.replace(/^.*[/#:]/, ''))).filter(
    (name) => !UUID.test(name),
  );
  return beginningOf(names.join(' ').replace(/\s+/g, ' '), MAX_NAME);
}
