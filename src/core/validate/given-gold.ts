import { cellText, termOf } from '../sparql/cells.js';
import { lastPart, namedBy } from '../steps/given.js';
import { shownValue } from '../steps/shown.js';
import type { PreparedReference } from '../steps/step.js';
import { counted } from '../text/numerals.js';
import { isMapping, type Mapping } from '../values.js';

/** What is doubtful about a reference result that holds what the question asks about. */
export interface GivenTrouble {
  readonly kind: 'gold-is-given' | 'given-among-rows';
  readonly why: string;
}

/** What a row is: the asked entity alone, that entity with values, or another answer. */
type RowKind = 'entity' | 'entity with values' | 'other';

/**
 * Whether the reference rows are, or hold, the entity that the question asks about. A question that names several may have
 * one of them as its answer.
 */
export function givenTrouble(question: string, reference: PreparedReference): GivenTrouble | null {
  const result = reference.sparql();
  const { inText, inArguments } = namedBy(question, reference);
  if (result.kind !== 'select' || inText.size > 1) return null;
  const required = reference.step.requiredColumns ?? result.columns;
  const isGiven: IsGiven = (text, isIri) =>
    isIri ? inArguments.has(text) || isNamed(text, inText) : inText.has(text.toLowerCase());
  const kinds = result.rows.map((row) => kindOf(row, required, isGiven));
  const first = result.rows[kinds.findIndex((kind) => kind !== 'other')];
  if (!first) return null;
  const given = kinds.filter((kind) => kind !== 'other').length;
  const [entity] = cellsOf(first, required).filter((cell) => isGiven(cell.text, cell.isIri));
  const shown = shownValue(entity?.text ?? '');
  if (given < kinds.length) return { kind: 'given-among-rows', why: `${shown} in ${given} of ${kinds.length} rows` };
  // Its values are the answer.
  if (kinds.includes('entity with values')) return null;
  return { kind: 'gold-is-given', why: `only ${shown}, in ${counted(kinds.length, 'row')}` };
}

type IsGiven = (text: string, isIri: boolean) => boolean;

function isNamed(iri: string, inText: ReadonlySet<string>): boolean {
  return inText.has(iri.toLowerCase()) || inText.has(lastPart(iri).toLowerCase());
}

interface Cell {
  readonly text: string;
  readonly isIri: boolean;
}

function cellsOf(row: Mapping, columns: readonly string[]): Cell[] {
  return columns.flatMap((column) => {
    const term = termOf(row, column);
    const text = cellText(term);
    return text === null ? [] : [{ text, isIri: isMapping(term) && term.type === 'uri' }];
  });
}

function kindOf(row: Mapping, columns: readonly string[], isGiven: IsGiven): RowKind {
  const cells = cellsOf(row, columns);
  const others = cells.filter(({ text, isIri }) => !isGiven(text, isIri));
  if (others.length === cells.length || others.some(({ isIri }) => isIri)) return 'other';
  return others.length === 0 ? 'entity' : 'entity with values';
}
