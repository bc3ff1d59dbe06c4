import { counted } from '../../../core/text/numerals.js';
import type { Block } from '../../blocks.js';
import { html } from '../../html/jsx-runtime.js';
import { plain } from '../../text.js';
import { Blocks, Words } from '../blocks.js';
import { documentEnd, documentStart, type PolicyHash } from '../document.js';
import { VERDICTS } from '../head.js';
import { STYLE } from '../style.js';
import { FrontPlot } from './front.js';
import { Matrix } from './matrix.js';
import type { ManyModel } from './model.js';
import { MANY_STYLE } from './style.js';
import { RunRows } from './tables.js';

/** Bytes of the matrix. */
const MOST_MATRIX = 8_000_000;

/** The page of several runs, piece by piece. It has no script. */
export function* renderManyPage(model: ManyModel, hash: PolicyHash): Generator<string> {
  const { view, templates } = model;
  yield documentStart({ title: plain(view.title), style: STYLE + MANY_STYLE, script: null }, hash);
  yield `${html(<Head model={model} />)}<main>${html(<Legs model={model} />)}${html(<Figures model={model} />)}`;
  yield html(<FrontPlot model={model} />);
  if (templates.length > 0) yield* matrix(model);
  yield `</main>${documentEnd(null)}`;
}

function Head({ model: { view, legs, measure, templates } }: { readonly model: ManyModel }) {
  const verdict = view.passed ? 'passed' : 'failed';
  return (
    <header>
      {legs.length > 0 && <p class={`verdict ${verdict}`}>{VERDICTS[verdict]}</p>}
      <h1>
        <Words text={view.title} />
      </h1>
      <Blocks blocks={view.blocks.filter(({ kind }) => kind === 'small')} />
      <nav aria-label="Contents">
        {legs.length > 0 && <a href="#evaluations">Evaluations</a>}
        <a href="#figures">Figures</a>
        {measure !== null && <a href="#cost">Score against cost</a>}
        {templates.length > 0 && <a href="#questions">Questions</a>}
      </nav>
    </header>
  );
}

/** How the evaluations ended, with all their gates. */
function Legs({ model: { legs } }: { readonly model: ManyModel }) {
  if (legs.length === 0) return null;
  return (
    <section id="evaluations">
      <h2>Evaluations</h2>
      {legs.map((block) =>
        block.kind === 'table' ? <RunRows table={block} runs={null} /> : <Blocks blocks={[block]} />,
      )}
    </section>
  );
}

function Figures({ model: { view, runs } }: { readonly model: ManyModel }) {
  const tables = view.blocks.filter((block): block is Extract<Block, { kind: 'table' }> => block.kind === 'table');
  const [scores, ...others] = tables;
  return (
    <section id="figures">
      <h2 class="sr">Figures</h2>
      <Blocks blocks={view.blocks.filter(({ kind }) => kind === 'note')} />
      {scores && <RunRows table={scores} runs={runs} />}
      <div class="method">
        <Blocks blocks={view.blocks.filter(({ kind }) => kind === 'paragraph')} />
      </div>
      {others.map((table) => (
        <RunRows table={table} runs={null} />
      ))}
    </section>
  );
}

function* matrix({ templates, given }: ManyModel): Generator<string> {
  const all = templates.reduce((sum, { rows }) => sum + rows.length, 0);
  const runs = given.filter(({ isInMatrix }) => isInMatrix);
  const names = runs.map(({ name }) => name).join(', ');
  yield `<section id="questions"><h2>Questions with different results <span class="count">${all}</span></h2>`;
  yield html(
    <p class="counts">
      Right in some runs (●) and wrong in others (○). Beside each letter: how many of them are right. {names}.
    </p>,
  );
  let [bytes, left] = [0, all];
  for (const template of templates) {
    const piece = html(<Matrix template={template} runs={runs} />);
    bytes += new TextEncoder().encode(piece).length;
    if (bytes > MOST_MATRIX) break;
    left -= template.rows.length;
    yield piece;
  }
  if (left > 0) yield html(<p class="note">{counted(left, 'more question')}: comparison.yaml has all of them.</p>);
  yield '</section>';
}
