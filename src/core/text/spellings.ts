// Expressions for the ways in which other programs write a text: escaped, as an entity, in an address, in Base64.

/** A character as it is or escaped in any way: in JSON of any writer, in JSON in JSON, in addresses, in literals of programs. */
export function anyForm(character: string): string {
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
    ...(character === "'" ? [`'\\\\''`] : []),
    ...[
      ENTITIES[character],
      `#0*${character.codePointAt(0)}`,
      `#[xX]0*${hex(character.codePointAt(0) as number)}`,
    ].flatMap((entity) => (entity === undefined ? [] : [`&${entity};`])),
  ];
  return `(?:${[...new Set(forms)].join('|')})`;
}

/** The names of characters in HTML. */
const ENTITIES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' };

/** A code in at least two hexadecimal digits of either case. */
function hex(code: number): string {
  const digits = code.toString(16).padStart(2, '0');
  return digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

/** Base64 of a secret after `shift` bytes, without the digits at both ends that its neighbours change. */
export function base64Pattern(secret: string, shift: number): string {
  const bytes = [...new Uint8Array(shift), ...new TextEncoder().encode(secret)];
  const digits = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  const middle = digits.slice(Math.ceil((8 * shift) / 6), Math.floor((8 * bytes.length) / 6));
  return middle.replaceAll('/', '(?:[/_]|%2[Ff])').replaceAll('+', '(?:[+-]|%2[Bb])');
}
