/** Attributes by their names. They take no functions: a page acts by its own script alone. */
type With<Names extends string> = { readonly [Name in Names]?: string | number | boolean | undefined };

/** What any element can have. */
type Common<Content> = With<'class' | 'id' | 'title' | 'hidden' | 'tabIndex' | `aria-${string}` | `data-${string}`> & {
  readonly children?: Content;
};

type Plain =
  | ('b' | 'code' | 'em' | 'i' | 'kbd' | 'label' | 'output' | 'span' | 'strong')
  | ('div' | 'figcaption' | 'figure' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'header' | 'nav' | 'p' | 'pre' | 'section')
  | ('dd' | 'dl' | 'dt' | 'li' | 'ol' | 'summary' | 'ul')
  | ('table' | 'tbody' | 'td' | 'thead' | 'tr')
  | 'title';

/** The elements of the pages, with their attributes and what can stand in them. */
export type Elements<Content> = { readonly [Name in Plain]: Common<Content> } & {
  readonly a: Common<Content> & With<'href'>;
  readonly button: Common<Content> & With<'type'>;
  readonly circle: Common<Content> & With<'cx' | 'cy' | 'r'>;
  readonly details: Common<Content> & With<'open'>;
  readonly dialog: Common<Content> & With<'open'>;
  readonly form: Common<Content> & With<'method'>;
  readonly input: Common<Content> & With<'type' | 'name' | 'placeholder'>;
  readonly line: Common<Content> & With<'x1' | 'x2' | 'y1' | 'y2'>;
  readonly meta: With<'charset' | 'http-equiv' | 'content' | 'name'>;
  readonly option: Common<Content> & With<'value'>;
  readonly rect: Common<Content> & With<'x' | 'y' | 'width' | 'height'>;
  readonly select: Common<Content> & With<'name'>;
  readonly svg: Common<Content> & With<'width' | 'height'>;
  readonly text: Common<Content> & With<'x' | 'y'>;
  readonly th: Common<Content> & With<'scope'>;
};
