import type { Block } from '../blocks.js';
import { Blocks, Words } from './blocks.js';
import type { PageModel } from './model.js';
import { Plots } from './plots.js';

/** The verdict, and what it means. */
export function Head({ model }: { readonly model: PageModel }) {
  const { view, options } = model;
  const [lead, ...rest] = view.blocks;
  const footer = rest.filter(({ kind }) => kind === 'small');
  return (
    <>
      <a class="skip" href="#questions">
        Skip to the questions
      </a>
      <header>
        <p class={view.passed ? 'verdict passed' : 'verdict failed'}>{view.passed ? '✓ Passed' : '✗ Failed'}</p>
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
export function Figures({ model }: { readonly model: PageModel }) {
  const blocks = model.view.blocks.slice(1).filter(({ kind }) => kind !== 'small');
  return (
    <section id="figures">
      <h2 class="sr">Figures</h2>
      <div class="panes">
        <div>
          <Blocks blocks={blocks.filter(isPlain)} />
        </div>
        <Plots model={model} />
      </div>
      <Blocks blocks={blocks.filter((block) => !isPlain(block))} />
    </section>
  );
}

/** Folded blocks take the whole width. */
function isPlain({ kind }: Block): boolean {
  return kind !== 'details';
}
