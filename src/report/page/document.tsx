import { html } from '../html/jsx-runtime.js';

/** The hash of a text as a content security policy has it: SHA-256 in Base64. */
export type PolicyHash = (text: string) => string;

export interface DocumentParts {
  readonly title: string;
  readonly style: string;
  /** null: the page has none. */
  readonly script: string | null;
}

/** A page up to its body: only its own style and script may act in it, and nothing is requested. */
export function documentStart({ title, style, script }: DocumentParts, hash: PolicyHash): string {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash(style)}'`,
    ...(script === null ? [] : [`script-src 'sha256-${hash(script)}'`]),
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = (
    <>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
    </>
  );
  return `<!doctype html>\n<html lang="en"><head>${html(head)}<style>${style}</style></head><body>`;
}

/** The end of a page, with its script. */
export function documentEnd(script: string | null): string {
  return `${script === null ? '' : `<script>${script}</script>`}</body></html>\n`;
}
