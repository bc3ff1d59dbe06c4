/** A backslash and what it stands before: a code point, or any character, which may be another backslash. */
const ESCAPE = /\\(?:u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|[\s\S])/g;

/** What would end a literal or an IRI, can be in neither, or begins an escape; and half of a surrogate pair. */
const KEPT = /^[\p{Cc} "'<>\\^`{|}\p{Cs}]$/u;
/** What a reader could not see, or not tell from a blank. */
const UNSEEN = /^[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]$/u;
const LAST = 0x10ffff;

/**
 * A query with its code point escapes decoded, as section 19.2 of SPARQL 1.1 says: `caf\u00E9` is `café`, in an IRI, a name or a
 * literal. An escape of a character that could change where a literal or an IRI ends stays as it is: in a literal the parser reads it,
 * and an IRI cannot have it.
 */
export function decodeCodePoints(query: string): string {
  return decoded(query, (character) => KEPT.test(character));
}

/** The same for a reader: a character that draws nothing stays an escape, too. */
export function decodeSeen(query: string): string {
  return decoded(query, (character) => KEPT.test(character) || UNSEEN.test(character));
}

function decoded(query: string, isKept: (character: string) => boolean): string {
  if (!/\\u/i.test(query)) return query;
  return query.replace(ESCAPE, (written, short?: string, long?: string) => {
    const code = Number.parseInt(short ?? long ?? '', 16);
    if (Number.isNaN(code) || code > LAST) return written;
    const character = String.fromCodePoint(code);
    return isKept(character) ? written : character;
  });
}
