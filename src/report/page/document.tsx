import { everyText } from '../../core/text/values.js';
import { type Content, html } from '../html/jsx-runtime.js';
import type { Block } from '../words/blocks.js';
import { plain, printable, type Text } from '../words/text.js';
import { Blocks, Words } from './blocks.js';
import { renderFilters } from './filters.js';
import { amountsOf, GROUP_WORDS, keysOf, rowLine, scoreText } from './list.js';
import type { PageModel, PageVerdict, ReadDetail } from './model.js';
import { renderPlots } from './plots.js';
import { commandOf, renderDetail } from './question.js';
import { type ListedGroup, type Questions, questionSection, type RowDetail } from './question-list.js';
import { COMPARED_GROUPS, type PageRow } from './rows.js';
import { SCRIPT } from './script-text.js';
import { STYLE } from './style.js';
import { renderTemplates } from './templates.js';

/** Hashes a text for a content security policy: SHA-256 in Base64. */
export type PolicyHash = (text: string) => string;

/** The start of a page up to its body. Its policy allows only its own style and script, and no requests. */
export function documentStart(title: string, style: string, script: string | null, hash: PolicyHash): string {
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

/** The words of each verdict, and its sign in the title of the browser tab. */
const VERDICTS: Readonly<Record<PageVerdict, readonly [words: string, sign: string]>> = {
  passed: ['✓ Passed', '✓ '],
  warned: ['⚠ Over the limit', '⚠️ '],
  failed: ['✗ Failed', '✗ '],
  none: ['– No gate', ''],
  unchecked: ['– Gates not checked', ''],
};

function isLead({ part }: Block, at: number): boolean {
  return at === 0 || part === 'counts';
}

interface HeadProps {
  readonly verdict: PageVerdict | null;
  readonly title: Text;
  readonly origin: Content;
  /** Whether the page has a list of questions, and a script. */
  readonly hasList: boolean;
  readonly lead: Content;
  readonly links: readonly (readonly [id: string, name: string])[];
  /** Below the two lines. */
  readonly children?: Content;
}

/** The top of a page in two lines: verdict, title and origin; figures and links. */
export function PageHead({ verdict, title, origin, hasList, lead, links, children }: HeadProps) {
  return (
    <>
      {hasList && (
        <a class="skip" href="#questions">
          Skip to the questions
        </a>
      )}
      <header>
        <div class="bar-line">
          {verdict !== null && <p class={`verdict ${verdict}`}>{VERDICTS[verdict][0]}</p>}
          <h1>
            <Words text={title} />
          </h1>
          {hasList && (
            <p class="origin">
              {origin}
              <button type="button" id="help">
                <kbd>?</kbd> keys
              </button>
            </p>
          )}
        </div>
        <div class="bar-line lead">
          {lead}
          <nav aria-label="Contents">
            {links.map(([id, name]) => (
              <a href={`#${id}`}>{name}</a>
            ))}
          </nav>
        </div>
        {children}
      </header>
    </>
  );
}

function renderHead({ view, verdict, options, origin, baseLabel, changes, places }: PageModel) {
  const warnings = view.blocks.filter((block) => block.kind === 'note' && block.level !== 'note');
  const against = baseLabel !== null && [' · against ', <code>{baseLabel}</code>];
  const lead = [
    <Blocks blocks={view.blocks.filter(isLead)} />,
    ...changes.map(({ name, change, isGrey }) => (
      <span class="change">
        {name} {isGrey ? change : <b>{change}</b>}
      </span>
    )),
  ];
  const links = [
    ['figures', 'Figures'],
    ['templates', 'Templates'],
    ['statistics', 'Statistics'],
  ] as const;
  const heading = { verdict, title: view.title, origin: [origin.join(' · '), against], lead, links };
  return (
    <PageHead {...heading} hasList>
      <Blocks blocks={warnings} />
      {places !== '' && <p class="places">{places}</p>}
      {options.baseMissing !== null && <p class="note">{options.baseMissing}</p>}
    </PageHead>
  );
}

/** The figures and plots of the run, the notes, and the origin of the page. */
function renderFigures(model: PageModel) {
  const blocks = model.view.blocks.filter((block, at) => !isLead(block, at));
  const notes = blocks.filter((block) => block.kind === 'note' && block.level === 'note');
  return (
    <>
      <section id="figures">
        <h2>Figures</h2>
        <Blocks blocks={blocks.filter(({ kind }) => kind === 'table' || kind === 'paragraph')} />
        <Blocks blocks={notes} />
        <Blocks blocks={blocks.filter(({ kind }) => kind === 'details')} />
      </section>
      <section id="statistics">
        <h2>Statistics</h2>
        {renderPlots(model)}
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
        {HELP.map(([key, words]) => [
          <dt>
            <kbd>{key}</kbd>
          </dt>,
          <dd>{words}</dd>,
        ])}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}

/** Renders the page piece by piece, with the section of edited questions if there is one. */
export async function* renderPage(
  model: PageModel,
  readDetail: ReadDetail,
  hash: PolicyHash,
  edits: AsyncIterable<string> | null = null,
): AsyncGenerator<string> {
  const { view, verdict } = model;
  const [, sign] = VERDICTS[view.isDoubtful ? 'warned' : verdict];
  const start = documentStart(plain([sign, ...view.title]), STYLE, SCRIPT, hash);
  yield `${start}${html(renderHead(model))}<main>`;
  yield* questionSection(questionsOf(model, readDetail));
  if (edits) yield* edits;
  yield html([renderFigures(model), renderTemplates(model)]);
  yield `</main>${html(<Help />)}${documentEnd(SCRIPT)}`;
}

function questionsOf(model: PageModel, readDetail: ReadDetail): Questions<PageRow> {
  const groups = [...new Set(model.rows.map(({ group }) => group))].map((group) => ({
    key: group,
    title: GROUP_WORDS[group][0],
    rows: model.rows.filter((row) => row.group === group),
  }));
  const withScores = new Set(groups.filter(({ rows }) => new Set(rows.map(scoreText)).size > 1).map(({ key }) => key));
  const hasScore = ({ key }: ListedGroup<PageRow>) => withScores.has(key as PageRow['group']);
  return {
    groups,
    line: (row, group) => rowLine(row, hasScore(group)),
    detail: (row) => detailOf(row, model, readDetail),
    keys: keysOf,
    amounts: amountsOf,
    filters: (steps) => renderFilters(model, steps),
    command: (id) => commandOf(id, { ...model.options, results: model.options.results ?? 'RESULTS' }),
  };
}

async function detailOf(row: PageRow, model: PageModel, readDetail: ReadDetail): Promise<RowDetail | null> {
  const question = await readDetail(row.id, COMPARED_GROUPS.has(row.group));
  if (!question) return null;
  const shown = everyText(question, printable);
  const steps = [...new Set(shown.calls.map(({ name }) => name))];
  return { content: renderDetail(row, shown, model), steps };
}
