/** A list of texts as Python writes it: the library's messages have it. */
export function pythonList(texts: readonly string[]): string {
  return `[${texts.map(pythonText).join(', ')}]`;
}

const NAMED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** What Python does not take for printable: a blank is the only separator that is. */
const ESCAPED = /[\\\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

function pythonText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text.replace(ESCAPED, escapeOf);
  return quote + (quote === "'" ? body.replaceAll("'", "\\'") : body) + quote;
}

function escapeOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const hex = (length: number) => point.toString(16).padStart(length, '0');
  if (point < 0x100) return NAMED[character] ?? `\\x${hex(2)}`;
  return point < 0x10000 ? `\\u${hex(4)}` : `\\U${hex(8)}`;
}
