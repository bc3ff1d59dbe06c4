import type { Comparison } from '../model.js';
import { termOf } from '../sparql/cells.js';
import type { SelectResult, SparqlResult } from '../sparql/result.js';
import { jsonText } from '../text/json-text.js';
import { isMapping } from '../values.js';

/**
 * IRI discovery: 1 when the reference IRI is the value of a `uri` term of the actual result; where that is no
 * SPARQL JSON, when it stands there as a whole IRI. Else 0.
 */
export function compareIri(reference: unknown, actualOutput: unknown, actual: SparqlResult): Comparison {
  if (typeof reference !== 'string' || reference === '') {
    return miss({ error: 'the reference output is not an IRI' }, 'unreadable');
  }
  if (actual.kind === 'select') return compareWithTerms(reference, actual);
  const text = typeof actualOutput === 'string' ? actualOutput : jsonText(actualOutput);
  if (actual.kind === 'unreadable' && holdsIri(text, reference)) return { score: 1 };
  return miss({ expected_value: reference }, 'other_rows');
}

function compareWithTerms(iri: string, actual: SelectResult): Comparison {
  const found = actual.rows.some((row) =>
    Object.keys(row).some((column) => {
      const term = termOf(row, column);
      return isMapping(term) && term.type === 'uri' && term.value === iri;
    }),
  );
  if (found) return { score: 1 };
  const kind = actual.rows.length === 0 ? 'empty_result' : 'other_rows';
  const counts = { expected: 1, actual: actual.rows.length, common: 0 };
  return { score: 0, explain: () => ({ cause: { kind, ...counts }, detail: { expected_value: iri } }) };
}

function miss(detail: { error?: string; expected_value?: string }, kind: 'unreadable' | 'other_rows'): Comparison {
  return { score: 0, explain: () => ({ cause: { kind }, detail }) };
}

const NO_IRI_CHARACTER = /[\s<>"{}|\\^`]/;
const SENTENCE_END = /[.,;:!?)\]']/;

/** True if the IRI occurs in the text, without further characters of an IRI before or after it. */
export function holdsIri(text: string, iri: string): boolean {
  for (let at = text.indexOf(iri); at >= 0; at = text.indexOf(iri, at + 1)) {
    const startsHere = at === 0 || isBoundary(text.charAt(at - 1)) || '(['.includes(text.charAt(at - 1));
    if (startsHere && endsAt(text, at + iri.length)) return true;
  }
  return false;
}

/** An IRI ends before a character that no IRI has, or before punctuation that is followed by one. */
function endsAt(text: string, end: number): boolean {
  let at = end;
  while (at < text.length && SENTENCE_END.test(text.charAt(at))) at++;
  return at >= text.length || isBoundary(text.charAt(at));
}

function isBoundary(character: string): boolean {
  return NO_IRI_CHARACTER.test(character);
}
