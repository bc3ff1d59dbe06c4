import type { Content } from '../html/jsx-runtime.js';

/** Stressed words, and names in code. */
const MARKED =
  /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]{0,500}[^\s*])\*\*(?![\p{L}\p{N}*])|(?<!`)`([^`\n]{1,500})`(?!`)/gu;

/**
 * An answer. Agents write Markdown: its most frequent marks become what they stand for; all else stays as it is written, and
 * nothing becomes HTML.
 */
export function SaidText({ text }: { readonly text: string }) {
  const parts: Content[] = [];
  let end = 0;
  for (const { 0: whole, 1: stressed, 2: name, index } of text.matchAll(MARKED)) {
    parts.push(text.slice(end, index), stressed === undefined ? <code>{name}</code> : <Stressed text={stressed} />);
    end = index + whole.length;
  }
  return <>{[...parts, text.slice(end)]}</>;
}

function Stressed({ text }: { readonly text: string }) {
  return (
    <strong>
      <SaidText text={text} />
    </strong>
  );
}
