import { html } from '../html/jsx-runtime.js';
import { Blocks, Words } from './blocks.js';
import type { FilterNumbers } from './list.js';
import type { PageModel, PageVerdict } from './model.js';
import { TemplatePlot } from './plot-templates.js';
import { Plots } from './plots.js';

/** Hashes a text for a content security policy: SHA-256 in Base64. */
export type PolicyHash = (text: string) => string;

interface DocumentParts {
  readonly title: string;
  readonly style: string;
  /** null: the page has no script. */
  readonly script: string | null;
}

/** The start of a page up to its body. Its policy allows only its own style and script, and no requests. */
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

/** Texts of the verdicts. */
export const VERDICTS: Readonly<Record<PageVerdict, string>> = {
  passed: '✓ Passed',
  failed: '✗ Failed',
  none: '– No gate',
  unchecked: '– Gates not checked',
};

/** The top of the page: verdict, title, summary and links. */
export function Head({ model }: { readonly model: PageModel }) {
  const { view, verdict, options } = model;
  const [lead, ...rest] = view.blocks;
  const footer = rest.filter(({ kind }) => kind === 'small');
  return (
    <>
      <a class="skip" href="#questions">
        Skip to the questions
      </a>
      <header>
        <p class={`verdict ${verdict}`}>{VERDICTS[verdict]}</p>
        <h1>
          <Words text={view.title} />
        </h1>
        <div class="lead">{lead && <Blocks blocks={[lead]} />}</div>
        <Blocks blocks={footer} />
        {options.baseMissing !== null && <p class="note">{options.baseMissing}</p>}
        <nav aria-label="Contents">
          <a href="#figures">Figures</a>
          <a href="#questions">Questions</a>
          <a href="#templates">Templates</a>
        </nav>
      </header>
    </>
  );
}

/** The figures of the run, and the plots. */
export function Figures({ model, numbers }: { readonly model: PageModel; readonly numbers: FilterNumbers }) {
  const blocks = model.view.blocks.slice(1).filter(({ kind }) => kind !== 'small');
  return (
    <section id="figures">
      <h2 class="sr">Figures</h2>
      <Blocks blocks={blocks.filter(({ kind }) => kind === 'note')} />
      <div class="panes">
        <div>
          <Blocks blocks={blocks.filter(({ kind }) => kind === 'table' || kind === 'paragraph')} />
        </div>
        <TemplatePlot model={model} numbers={numbers} />
      </div>
      <Plots model={model} numbers={numbers} />
      <Blocks blocks={blocks.filter(({ kind }) => kind === 'details')} />
    </section>
  );
}
