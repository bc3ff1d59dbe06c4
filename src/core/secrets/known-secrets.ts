import { anyForm, base64Pattern } from '../text/spellings.js';

/** Takes secrets out of texts, in all their forms; `add` names further ones. */
export function makeKnownSecrets() {
  const known = new Set<string>();
  let [plain, encoded] = [NOTHING, NOTHING];
  const add = (secrets: readonly string[]): void => {
    const spelled = secrets.flatMap((secret) => [secret, secret.normalize('NFC'), secret.normalize('NFD')]);
    // A long secret in pieces, because engines limit the length of a text in an expression.
    for (const piece of spelled.flatMap((one) => one.match(/.{8,1000}/gsu) ?? [])) known.add(piece);
    // The longest first, as one may begin another.
    const pieces = [...known].sort((a, b) => b.length - a.length);
    plain = anyOf(pieces.map((piece) => Array.from(piece, anyForm).join('')));
    encoded = anyOf(pieces.flatMap((piece) => [0, 1, 2].map((shift) => base64Pattern(piece, shift))));
  };
  // Most texts have no line end, and a copy of each would cost more than the search.
  const isEncoded = (text: string) => (/[\r\n\\]/.test(text) ? text.replace(LINE_ENDS, '') : text).search(encoded) >= 0;
  const without = (text: string, mask: () => string): string => {
    if (known.size === 0) return text;
    const clean = text.replace(plain, mask);
    return isEncoded(clean) ? clean.replace(BASE64, (run) => (isEncoded(run) ? mask() : run)) : clean;
  };
  return { without, isEmpty: () => known.size === 0, add };
}

const NOTHING = /(?!)/g;

function anyOf(patterns: readonly string[]): RegExp {
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'g') : NOTHING;
}

/** The end of a line of Base64, as it is or escaped, with what begins the next line. */
const LINE_ENDS = /(?<=[\w+/-]{16})(?:\r?\n|(?:\\{1,4}r)?\\{1,4}n)[ \t>]*(?=[\w+/-])/g;
/** A text in Base64, in one line or several. */
const BASE64 = new RegExp(`(?<![\\w+/%-])[\\w+/%-]+(?:${LINE_ENDS.source}[\\w+/%-]+)*={0,2}`, 'g');
