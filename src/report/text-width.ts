import stringWidth from 'string-width';

/** The width of a longer text is summed up over pieces: V8 finds the characters of a text in time that grows with its square. */
const PIECE = 1_000;

/** Printable ASCII, of which every character takes one column. */
const ASCII = /^[ -~]*$/;

/** Codes of colours and weights, which a piece could end within. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const STYLE = /\u001b\[[\d;]*m/g;

const CHARACTERS = new Intl.Segmenter();

/** Columns that a text takes in a terminal. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  if (text.length <= PIECE) return stringWidth(text);
  const plain = text.replace(STYLE, '');
  let width = 0;
  for (let at = 0; at < plain.length; ) {
    const end = endOfPiece(plain, at);
    width += stringWidth(plain.slice(at, end));
    at = end;
  }
  return width;
}

/** Where a piece ends: between two characters as they are seen. One with so many marks that no piece holds it is a piece of its own. */
function endOfPiece(text: string, from: number): number {
  for (let size = PIECE; ; size *= 2) {
    const end = from + size;
    if (size === PIECE && end >= text.length) return text.length;
    const piece = text.slice(from, endsInPair(text, end) ? end - 1 : end);
    const characters = CHARACTERS.segment(piece);
    const last = characters.containing(piece.length - 1)?.index ?? 0;
    if (last > 0) return from + (size === PIECE ? last : (characters.containing(0)?.segment.length ?? last));
    if (end >= text.length) return text.length;
  }
}

function endsInPair(text: string, end: number): boolean {
  const code = text.charCodeAt(end - 1);
  return code >= 0xd800 && code <= 0xdbff;
}
