import { canonicalText } from './match-leaf.js';
import { NO_RULES } from './value-rules.js';

const XSD = 'http://www.w3.org/2001/XMLSchema#';

/** A term as SPARQL results have it, or a number or boolean in its place. */
type Term = { readonly type?: string; readonly value: unknown; readonly datatype?: string };

const NUMERAL = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const INTEGER = /^\s*[+-]?\d+\s*$/;
/** A code, as a postal code, is no number. */
const LEADING_ZERO = /^\s*[+-]?0\d/;
/** A longer one is no measured number. */
const LONGEST = 400;

/**
 * The cell of a table as a term: JSON types as they are; a text without a type that is a finite number as that number.
 * null, nothing, and without types the empty text, are unbound.
 */
export function cellTerm(cell: unknown, isUntyped: boolean): Term | undefined {
  if (cell === null || cell === undefined || (isUntyped && cell === '')) return undefined;
  if (typeof cell === 'string') return isUntyped ? untypedTerm(cell) : literal(cell);
  if (typeof cell === 'bigint') return { ...literal(String(cell)), datatype: `${XSD}integer` };
  if (typeof cell === 'boolean' && isUntyped) return literal(String(cell));
  if (typeof cell === 'number' || typeof cell === 'boolean') return { value: cell };
  return literal(canonicalText(cell, NO_RULES.paths, { rules: NO_RULES, normalized: String }));
}

function literal(value: string): Term & { readonly value: string } {
  return { type: 'literal', value };
}

function untypedTerm(text: string): Term {
  const isNumber = text.length <= LONGEST && NUMERAL.test(text) && !LEADING_ZERO.test(text);
  if (!isNumber || !Number.isFinite(Number(text))) return literal(text);
  const type = INTEGER.test(text) ? 'integer' : /e/i.test(text) ? 'double' : 'decimal';
  return { ...literal(text), datatype: XSD + type };
}
