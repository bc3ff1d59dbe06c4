import type { Piece } from '../../core/text/word-diff.js';

/** The parts of a text that a reader tells apart by colour. */
const TOKENS = {
  sparql:
    /(?:#[^\n]*)|(?:"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|(?:<[^<>\s]*>)|(?:[?$][\p{L}\p{N}_]+)|(?:\b(?:PREFIX|BASE|SELECT|DISTINCT|REDUCED|ASK|CONSTRUCT|DESCRIBE|FROM|WHERE|FILTER|OPTIONAL|UNION|MINUS|GRAPH|SERVICE|BIND|AS|VALUES|GROUP|ORDER|BY|ASC|DESC|HAVING|LIMIT|OFFSET|NOT|IN|EXISTS|COUNT|SUM|MIN|MAX|AVG|SAMPLE)\b)/gu,
  json: /(?:"(?:[^"\\\n]|\\.)*"?)|(?:\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
} as const;

export type Language = keyof typeof TOKENS | 'text';

/** The colour of a token by its first character; of others that of keywords. */
const COLOURS: Readonly<Record<string, string>> = { '#': 'c', '"': 's', "'": 's', '<': 'i', '?': 'v', $: 'v' };

/** Longer lines are not coloured. */
const LONGEST = 5_000;

interface Token {
  readonly text: string;
  /** The class of its colour; empty for none. */
  readonly colour: string;
}

function tokensOf(text: string, language: Language): Token[] {
  if (language === 'text' || text.length > LONGEST) return [{ text, colour: '' }];
  const tokens: Token[] = [];
  let end = 0;
  for (const found of text.matchAll(TOKENS[language])) {
    if (found.index > end) tokens.push({ text: text.slice(end, found.index), colour: '' });
    end = found.index + found[0].length;
    const colour = COLOURS[found[0][0] as string] ?? 'k';
    const isKey = language === 'json' && colour === 's' && /^ ?:/.test(text.slice(end, end + 2));
    tokens.push({ text: found[0], colour: isKey ? 'p' : colour });
  }
  return end < text.length ? [...tokens, { text: text.slice(end), colour: '' }] : tokens;
}

/** A text with its colours; what another text does not have is marked. */
export function Code({ text, language }: { readonly text: string | readonly Piece[]; readonly language: Language }) {
  if (typeof text === 'string') return <>{tokensOf(text, language).map(coloured)}</>;
  return (
    <>
      {text.map(({ text: part, isChanged }) => {
        const tokens = tokensOf(part, language).map(coloured);
        return isChanged ? <b>{tokens}</b> : tokens;
      })}
    </>
  );
}

function coloured({ text, colour }: Token) {
  return colour === '' ? text : <i class={colour}>{text}</i>;
}
