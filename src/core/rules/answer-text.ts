/** Signs that look the same, or that a reader does not see, and the one sign that stands for them. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
  [/[\u2010-\u2012]/g, '-'],
  [/[\u2018-\u201b]/g, "'"],
  [/[\u201c-\u201f]/g, '"'],
  [/\s+/g, ' '],
];

/** Models write no-break blanks and hyphens, curly quotes, and é as one or two characters: what looks the same is the same text. */
export function plainText(text: string): string {
  return replaceAll(text, LOOK_ALIKES).normalize('NFC');
}

const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp|shy)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' };

/** The same without the marks of bold text, and with the signs that entities of HTML stand for. */
export function renderedText(text: string): string {
  if (!text.includes('**') && !text.includes('&')) return plainText(text);
  const signs = text.replace(ENTITY, (entity, name, decimal, hex) => {
    if (name !== undefined) return NAMED[name] as string;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
  });
  return plainText(signs.replace(/\*\*([^*]+)\*\*/g, '$1'));
}

/** Signs that a reader may take for another one, by one of the same length. */
const SIMILAR: readonly (readonly [RegExp, string])[] = [
  [/[\u00ad\u02d7\u2013-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g, '-'],
  [/["`\u00b4\u02b9-\u02bd\u2032\u2033\u2039\u203a\u00ab\u00bb\uff07\uff02]/g, "'"],
  [/\uff0c/g, ','],
  [/\uff1a/g, ':'],
  [/\uff08/g, '('],
  [/\uff09/g, ')'],
  [/[\u2044\u2215\uff0f]/g, '/'],
];

/** Finds the first sign by which an answer differs from a text that it seems to have. Example: `U+2013`; null: it does not seem to have it. */
export function makeSignFinder(answer: string): (expected: string) => string | null {
  const similar = replaceAll(answer, SIMILAR);
  return (expected) => {
    const start = similar.indexOf(replaceAll(expected, SIMILAR));
    if (start < 0) return null;
    for (let at = 0; at < expected.length; at++) {
      const sign = answer[start + at] as string;
      if (sign !== expected[at]) return `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    }
    return null;
  };
}

function replaceAll(text: string, signs: readonly (readonly [RegExp, string])[]): string {
  return signs.reduce((replaced, [sign, other]) => replaced.replace(sign, other), text);
}
