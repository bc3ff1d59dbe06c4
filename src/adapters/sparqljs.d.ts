// The package has no types of its own; these are the parts that are used.
declare module 'sparqljs' {
  export interface ParserOptions {
    readonly prefixes: Readonly<Record<string, string>>;
    readonly baseIRI: string;
    readonly skipValidation: boolean;
    readonly sparqlStar: boolean;
  }

  export class Parser {
    constructor(options: ParserOptions);
    parse(query: string): import('../core/why/query-terms.js').QuerySyntax;
  }

  const sparqljs: { readonly Parser: typeof Parser };
  export default sparqljs;
}
