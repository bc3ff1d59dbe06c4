import { MAX_NAME } from '../shown.js';
import { beginningOf } from '../text/values.js';
import type { CauseDetail, CauseKind } from '../words/causes.js';

type Cells = readonly (string | null)[];

/** The first missing row and the first extra one, in a few words; none that a person does not know. */
export function exampleOf(kind: CauseKind, detail: CauseDetail): Pick<CauseDetail, 'example' | 'extra_example'> {
  const [missing, extra] = [detail.missing_rows, detail.extra_rows].map((rows) => rowText(rows?.[0] ?? []));
  if (kind === 'missing_rows' || kind === 'missing_and_extra') {
    const both = kind === 'missing_and_extra' && missing !== '' && extra !== '' && missing !== extra;
    const example = detail.example ?? missing;
    return { ...(example && { example }), ...(both && { extra_example: extra }) };
  }
  const example = detail.example ?? (kind === 'extra_rows' ? extra : '');
  return example ? { example } : {};
}

const IRI = /^(?:https?:\/\/|urn:)\S+$/i;
const UUID = /[\da-f]{8}-[\da-f]{4}-/i;

/** A row in a few words: its texts and numbers, or else the names in its IRIs, of which UUIDs say nothing. */
export function rowText(cells: Cells): string {
  const known = cells.filter((cell) => cell !== null && cell.trim() !== '') as string[];
  const texts = known.filter((cell) => !IRI.test(cell));
  const parts = texts.length > 0 ? texts : known.map((iri) => iri.replace(/^.*[/#:]/, ''));
  const names = parts.filter((name) => !UUID.test(name));
  return beginningOf(names.join(' ').replace(/\s+/g, ' '), MAX_NAME);
}
