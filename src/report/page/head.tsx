import { Blocks, Words } from './blocks.js';
import type { FilterNumbers } from './list.js';
import type { PageModel, PageVerdict } from './model.js';
import { Plots } from './plots/plots.js';
import { TemplatePlot } from './plots/templates.js';

/** The words of a verdict. */
export const VERDICTS: Readonly<Record<PageVerdict, string>> = {
  passed: '✓ Passed',
  failed: '✗ Failed',
  none: '– No gate',
  unchecked: '– Gates not checked',
};

/** The verdict, and what it means. */
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
