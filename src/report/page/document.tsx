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

/** The top of the page in two lines: verdict, title and origin; figures and links. Warnings are below it. */
export function Head({ model }: { readonly model: PageModel }) {
  const { view, verdict, options, origin, baseLabel, changes } = model;
  const [lead] = view.blocks;
  const warnings = view.blocks.filter((block) => block.kind === 'note' && block.level !== 'note');
  return (
    <>
      <a class="skip" href="#questions">
        Skip to the questions
      </a>
      <header>
        <div class="bar-line">
          <p class={`verdict ${verdict}`}>{VERDICTS[verdict]}</p>
          <h1>
            <Words text={view.title} />
          </h1>
          <p class="origin">
            {origin.join(' · ')}
            {baseLabel !== null && (
              <>
                {' · against '}
                <code>{baseLabel}</code>
              </>
            )}
            <button type="button" id="help">
              <kbd>?</kbd> keys
            </button>
          </p>
        </div>
        <div class="bar-line lead">
          <Blocks blocks={lead ? [lead] : []} />
          {changes.map(({ name, change }) => (
            <span class="change">
              {name} <b>{change}</b>
            </span>
          ))}
          <nav aria-label="Contents">
            <a href="#figures">Figures</a>
            <a href="#templates">Templates</a>
            <a href="#statistics">Statistics</a>
          </nav>
        </div>
        <Blocks blocks={warnings} />
        {options.baseMissing !== null && <p class="note">{options.baseMissing}</p>}
      </header>
    </>
  );
}

/** The figures and plots of the run, the notes, and the origin of the page. */
export function Figures({ model, numbers }: { readonly model: PageModel; readonly numbers: FilterNumbers }) {
  const blocks = model.view.blocks.slice(1);
  const notes = blocks.filter((block) => block.kind === 'note' && block.level === 'note');
  return (
    <>
      <section id="figures">
        <h2>Figures</h2>
        <div class="panes">
          <div>
            <Blocks blocks={blocks.filter(({ kind }) => kind === 'table' || kind === 'paragraph')} />
            <Blocks blocks={notes} />
          </div>
          <TemplatePlot model={model} numbers={numbers} />
        </div>
        <Blocks blocks={blocks.filter(({ kind }) => kind === 'details')} />
      </section>
      <section id="statistics">
        <h2>Statistics</h2>
        <Plots model={model} numbers={numbers} />
        <Blocks blocks={blocks.filter(({ kind }) => kind === 'small')} />
      </section>
    </>
  );
}

const HELP = [
  ['j, k', 'next and previous question'],
  ['/', 'search'],
  ['?', 'this help'],
] as const;

/** The keys of the page; shown by its script. */
export function Help() {
  return (
    <dialog id="keys" aria-label="Keys">
      <dl>
        {HELP.map(([key, words]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}
