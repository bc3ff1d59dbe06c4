import type { Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { cellKey, DATATYPE_KINDS } from './cells.js';
import { type Interner, makeNumbering, makeValueInterner } from './value-interner.js';

/** An interner for one pair of results: by value, by typed value, or by the text of the literal. */
export function makeInterner(cells: ScoringRules['cells']): Interner {
  return cells === 'values' ? makeValueInterner() : makeKeyInterner(cells);
}

function makeKeyInterner(cells: 'typed' | 'lexical'): Interner {
  const { idIn, size } = makeNumbering();
  const texts = new Map<string, number>();
  const values = new Map<string | number, number>();
  const idOf = (term: unknown): number => {
    if (term === undefined || term === null) return 0;
    const { value, datatype } = term as Mapping;
    // Most cells are texts, for which a text of their value need not be made.
    const isText = typeof value === 'string' && (cells === 'lexical' || !DATATYPE_KINDS.has(datatype));
    if (isText) return idIn(texts, value);
    const key = cellKey(term, cells);
    return typeof key === 'string' && key.startsWith('t') ? idIn(texts, key.slice(1)) : idIn(values, key);
  };
  return { idOf, size };
}
