import stringWidth from 'string-width';

/** The width of a longer text is summed up over pieces: V8 finds the characters of a text in time that grows with its square. */
const PIECE = 1_000;

/** Printable ASCII, of which every character takes one column. */
const ASCII = /^[ -~]*$/;

/** Columns that a text takes in a terminal. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) return text.length;
  if (text.length <= PIECE) return stringWidth(text);
  let width = 0;
  for (let at = 0; at < text.length; at += PIECE) width += stringWidth(text.slice(at, at + PIECE));
  return width;
}
