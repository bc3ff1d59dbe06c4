/** A piece of a query's text, as it is written. Blanks are left out; `spaced`: some precede it. */
export type Token = Readonly<ReturnType<typeof tokensOf>[number]>;

/** A dot at the end of a name ends the statement; in names, a backslash escapes punctuation. An unclosed text ends with the query. */
const TOKEN = new RegExp(
  [
    /(?<comment>#[^\n]*)/,
    /<(?<iri>[^<>"{}|^`\\\s]*)>/,
    /[?$](?<variable>[\p{L}\p{N}_]+)/u,
    /(?<quote>"""|'''|"|')(?<text>(?:\\[\s\S]|(?!\k<quote>)[\s\S])*)(?:\k<quote>|$)/,
    /(?<word>[\p{L}\p{N}_:@](?:[\p{L}\p{N}_:%@-]|\\[_~.!$&'()*+,;=/?#@%-]|\.+(?=[\p{L}\p{N}_:%@\\-]))*)/u,
    /(?<sign>\S)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

const KINDS = ['comment', 'iri', 'variable', 'text', 'word', 'sign'] as const;

/**
 * The tokens of a query, also of one with syntax errors. `text`: an IRI without its brackets, a text without its quotes, a variable without
 * its mark; other tokens are unchanged.
 */
export function tokensOf(query: string) {
  let end = 0;
  return Array.from(query.matchAll(TOKEN), ({ index, 0: written, groups = {} }) => {
    const kind = KINDS.find((name) => groups[name] !== undefined) ?? 'sign';
    const token = { kind, text: groups[kind] ?? written, written, spaced: index > end };
    end = index + written.length;
    return token;
  });
}

/** The namespaces that a query declares, by their prefixes with the colon. */
export function prefixesOf(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const known = tokens.filter(({ kind }) => kind !== 'comment');
  return new Map(
    known.flatMap(({ kind, text }, at) => {
      if (kind !== 'word' || text.toUpperCase() !== 'PREFIX') return [];
      const [name, iri] = [known[at + 1], known[at + 2]];
      return name?.text.endsWith(':') && iri?.kind === 'iri' ? [[name.text, iri.text] as const] : [];
    }),
  );
}

/** Replaces variables by terms; texts, IRIs and comments are unchanged. */
export function replaceVariables(query: string, terms: ReadonlyMap<string, string>): string {
  return query.replace(TOKEN, (written: string, ...more: unknown[]) => {
    const { variable } = more.at(-1) as { readonly variable?: string };
    return (variable !== undefined && terms.get(variable)) || written;
  });
}
