import { scaleLinear } from 'd3-scale';
import { counted } from '../../../core/text/numerals.js';
import { html } from '../../html/jsx-runtime.js';
import { FRONT_MEASURES } from '../../many/tables.js';
import type { Block } from '../../words/blocks.js';
import { score as scoreText } from '../../words/numbers.js';
import { plain } from '../../words/text.js';
import { Blocks, Words } from '../blocks.js';
import { documentEnd, documentStart, type PolicyHash, VERDICTS } from '../document.js';
import { Axis, PlotRow, placesOn } from '../plot-axis.js';
import { MANY_STYLE, STYLE } from '../style.js';
import type { ManyModel, PlottedRun } from './model.js';
import { Matrix, RunRows, SCROLLED } from './tables.js';

/** Maximum bytes of the matrix. */
const MAX_MATRIX = 8_000_000;

/** Renders the page of several runs piece by piece. The page has no script. */
export function* renderManyPage(model: ManyModel, hash: PolicyHash): Generator<string> {
  const { view, templates } = model;
  yield documentStart({ title: plain(view.title), style: STYLE + MANY_STYLE, script: null }, hash);
  yield `${html(<Head model={model} />)}<main>${html(<Legs model={model} />)}${html(<Figures model={model} />)}`;
  yield html(<FrontPlot model={model} />);
  if (templates.length > 0) yield* renderMatrix(model);
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

/** Results of the evaluations, with all their gates. */
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
  const [scores, ...otherTables] = tables;
  return (
    <section id="figures">
      <h2 class="sr">Figures</h2>
      <Blocks blocks={view.blocks.filter(({ kind }) => kind === 'note')} />
      {scores && <RunRows table={scores} runs={runs} />}
      <div class="method">
        <Blocks blocks={view.blocks.filter(({ kind }) => kind === 'paragraph')} />
      </div>
      {otherTables.map((table) => (
        <RunRows table={table} runs={null} />
      ))}
    </section>
  );
}

function* renderMatrix({ templates, given }: ManyModel): Generator<string> {
  const questionCount = templates.reduce((sum, { rows }) => sum + rows.length, 0);
  const runs = given.filter(({ isInMatrix }) => isInMatrix);
  const names = runs.map(({ name }) => name).join(', ');
  yield `<section id="questions"><h2>Questions with different results <span class="count">${questionCount}</span></h2>`;
  yield html(
    <p class="counts">
      Right in some runs (●) and wrong in others (○). Beside each letter: how many of them are right. {names}.
    </p>,
  );
  let [bytes, remainingCount] = [0, questionCount];
  for (const template of templates) {
    const piece = html(<Matrix template={template} runs={runs} />);
    bytes += new TextEncoder().encode(piece).length;
    if (bytes > MAX_MATRIX) break;
    remainingCount -= template.rows.length;
    yield piece;
  }
  if (remainingCount > 0)
    yield html(<p class="note">{counted(remainingCount, 'more question')}: comparison.yaml has all of them.</p>);
  yield '</section>';
}

const HEIGHT = 240;

interface Point extends PlottedRun {
  readonly score: number;
  readonly cost: number;
}

/** Plot of score against cost; a line connects the runs on the Pareto front: no other run scores as much for less. */
export function FrontPlot({ model: { given, measure } }: { readonly model: ManyModel }) {
  const points = given.flatMap(({ score, cost, ...run }): Point[] =>
    score === null || cost === null ? [] : [{ ...run, score, cost }],
  );
  if (measure === null || points.length < 2) return null;
  const { name, style } = FRONT_MEASURES[measure];
  const show = (cost: number, like = cost) => style.show(cost, style.digits(like));
  return (
    <section id="cost">
      <h2>Score against cost</h2>
      <p class="counts">
        Filled: no other run scores as much for less. {name} per question from left to right, score upwards.
      </p>
      <div class="panes">
        <Drawing points={points} show={show} />
        <Costs points={points} heading={`${name} per question`} show={show} />
      </div>
    </section>
  );
}

interface DrawingProps {
  readonly points: readonly Point[];
  /** `like`: amount that determines the decimals; absent: `cost`. */
  readonly show: (cost: number, like?: number) => string;
}

function Drawing({ points, show }: DrawingProps) {
  const costs = scaleLinear([0, Math.max(...points.map(({ cost }) => cost)) || 1], [10, 95]).nice(4);
  const x = placesOn(costs);
  const scale = scaleLinear(scoreRange(points), [HEIGHT - 12, 26]).nice(4);
  const y = (value: number) => Math.round(scale(value) * 10) / 10;
  const ticks = costs.ticks(4);
  // All ticks have the decimals of their distance.
  const step = ticks[1] ?? 0;
  const front = sortByCost(points).filter(({ isOnFront }) => isOnFront);
  return (
    <figure class="plot">
      <PlotRow height={HEIGHT}>
        {scale.ticks(4).map((tick) => (
          <>
            <line class="rail" x1="10%" x2="97%" y1={y(tick)} y2={y(tick)} />
            <text class="left" x="0" y={y(tick) + 4}>
              {tick}
            </text>
          </>
        ))}
        {front.slice(1).map((point, index) => {
          const previous = front[index] as Point;
          return (
            <line class="trend" x1={x(previous.cost)} x2={x(point.cost)} y1={y(previous.score)} y2={y(point.score)} />
          );
        })}
        {points.map(({ letter, score, cost, isOnFront }) => (
          <>
            <circle class={isOnFront ? 'bar' : 'ring same'} cx={x(cost)} cy={y(score)} r="6" />
            <text class="letter" x={x(cost)} y={y(score) - 11}>
              {letter}
            </text>
          </>
        ))}
      </PlotRow>
      <Axis ticks={ticks} at={x} show={(tick) => show(tick, step)} />
    </figure>
  );
}

/** Range of the shown scores: does not start at 0, at least about 0.1 wide, with a margin of at least 0.01. */
function scoreRange(points: readonly Point[]): [number, number] {
  const scores = points.map(({ score }) => score);
  const [low, high] = [Math.min(...scores), Math.max(...scores)];
  const missingRange = Math.max(0.02, 0.1 - (high - low)) / 2;
  return [Math.max(0, low - missingRange), Math.min(1, high + missingRange)];
}

function sortByCost(points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => a.cost - b.cost || b.score - a.score);
}

interface CostsProps extends DrawingProps {
  readonly heading: string;
}

function Costs({ points, heading, show }: CostsProps) {
  return (
    <div class="scroll" {...SCROLLED}>
      <table class="figures costs">
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col" class="num">
              Score
            </th>
            <th scope="col" class="num">
              {heading}
            </th>
            <th scope="col" class="num">
              Best for its cost
            </th>
          </tr>
        </thead>
        <tbody>
          {sortByCost(points).map(({ name, score, cost, isOnFront }) => (
            <tr>
              <th scope="row">{name}</th>
              <td class="num">{scoreText(score)}</td>
              <td class="num">{show(cost)}</td>
              <td class="num">{isOnFront ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
