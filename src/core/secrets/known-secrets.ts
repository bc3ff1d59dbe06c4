/** Takes the given secrets out of texts, in all their forms. */
interface KnownSecrets {
  readonly without: (text: string, mask: () => string) => string;
  /** No secret is known. */
  readonly isEmpty: () => boolean;
  readonly add: (secrets: readonly string[]) => void;
}

export function makeKnownSecrets(): KnownSecrets {
  const known = new Set<string>();
  let [plain, encoded] = [NOTHING, NOTHING];
  const add = (secrets: readonly string[]): void => {
    for (const piece of secrets.flatMap(piecesOf)) known.add(piece);
    // The longest first, as one may begin another.
    const pieces = [...known].sort((a, b) => b.length - a.length);
    plain = anyOf(pieces.map((piece) => Array.from(piece, anyForm).join('')));
    encoded = anyOf(pieces.flatMap((piece) => [0, 1, 2].map((shift) => base64Pattern(piece, shift))));
  };
  const isEncoded = (text: string) => text.replace(LINE_ENDS, '').search(encoded) >= 0;
  const without = (text: string, mask: () => string): string => {
    const clean = text.replace(plain, mask);
    return isEncoded(clean) ? clean.replace(BASE64, (run) => (isEncoded(run) ? mask() : run)) : clean;
  };
  return { without, isEmpty: () => known.size === 0, add };
}

/** A long secret in pieces, because engines limit the length of a text in an expression. */
function piecesOf(secret: string): string[] {
  return secret.match(/.{8,1000}/gsu) ?? [];
}

const NOTHING = /(?!)/g;

function anyOf(patterns: readonly string[]): RegExp {
  return patterns.length > 0 ? new RegExp(patterns.join('|'), 'g') : NOTHING;
}

/** A character as it is or escaped in any way: in JSON of any writer, in JSON in JSON, in addresses, in literals of programs. */
function anyForm(character: string): string {
  if (/\w/.test(character)) return character;
  const bytes = Array.from(new TextEncoder().encode(character), (byte) => hex(byte));
  const units = Array.from({ length: character.length }, (_, at) => hex(character.charCodeAt(at)));
  const letter = /^"\\([a-z])"$/.exec(JSON.stringify(character))?.[1];
  const forms = [
    `\\\\{0,8}${character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')}`,
    ...[bytes, units, [hex(character.codePointAt(0) as number)]].map((codes) =>
      codes.map((code) => `\\\\{1,8}[uUx]\\{?0*${code}\\}?`).join(''),
    ),
    bytes.map((byte) => `%${byte}`).join(''),
    ...(letter === undefined ? [] : [`\\\\{1,8}${letter}`]),
    ...(character === ' ' ? ['\\+'] : []),
  ];
  return `(?:${[...new Set(forms)].join('|')})`;
}

/** A code in at least two hexadecimal digits of either case. */
function hex(code: number): string {
  const digits = code.toString(16).padStart(2, '0');
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

/** Base64 of a secret after `shift` bytes, without the digits at both ends that its neighbours change. */
function base64Pattern(secret: string, shift: number): string {
  const bytes = [...new Uint8Array(shift), ...new TextEncoder().encode(secret)];
  const digits = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  const middle = digits.slice(Math.ceil((8 * shift) / 6), Math.floor((8 * bytes.length) / 6));
  return middle.replaceAll('/', '(?:[/_]|%2[Ff])').replaceAll('+', '(?:[+-]|%2[Bb])');
}

/** The end of a line of Base64, as it is or escaped, with what begins the next line. */
const LINE_ENDS = /(?<=[\w+/-]{16})(?:\r?\n|(?:\\{1,4}r)?\\{1,4}n)[ \t>]*(?=[\w+/-])/g;
/** A text in Base64, in one line or several. */
const BASE64 = new RegExp(`(?<![\\w+/%-])[\\w+/%-]+(?:${LINE_ENDS.source}[\\w+/%-]+)*={0,2}`, 'g');
