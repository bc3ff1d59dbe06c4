import { scaleLinear } from 'd3-scale';
import { everyText } from '../../../core/text/values.js';
import { html } from '../../html/jsx-runtime.js';
import { FRONT_MEASURES } from '../../many/tables.js';
import { score as scoreText } from '../../words/numbers.js';
import { plain, printable } from '../../words/text.js';
import { Axis, axisNote, Blocks, PlotRow, placesOn, plainTable, Rails, scoreRange } from '../blocks.js';
import { documentEnd, documentStart, Help, PageHead, type PolicyHash } from '../document.js';
import { commandOf } from '../question.js';
import { type Questions, questionSection, type RowDetail } from '../question-list.js';
import { SCRIPT } from '../script-text.js';
import { MANY_STYLE, STYLE } from '../style.js';
import { renderRunsDetail } from './detail.js';
import { manyAmounts, manyFilters, manyKeys, manyLine, plotPatterns, scoreRows, type Table } from './list.js';
import type { ManyModel, ManyRow, PlottedRun, ReadManyDetail } from './model.js';

/** Renders the page of several runs piece by piece; without answers, it does not have a script. */
export async function* renderManyPage(
  model: ManyModel,
  readDetail: ReadManyDetail,
  hash: PolicyHash,
): AsyncGenerator<string> {
  const hasList = model.rows.length > 0;
  const script = hasList ? SCRIPT : null;
  yield documentStart(plain(model.view.title), STYLE + MANY_STYLE, script, hash);
  yield `${html(renderHead(model))}<main>${html([renderLegs(model), renderScores(model)])}`;
  if (hasList) yield* questionSection(questionsOf(model, readDetail));
  yield html([renderFigures(model), plotFront(model)]);
  yield `</main>${hasList ? html(<Help />) : ''}${documentEnd(script)}`;
}

function questionsOf(model: ManyModel, readDetail: ReadManyDetail): Questions<ManyRow> {
  return {
    groups: [{ key: 'differ', title: 'Right in some runs, wrong in others', rows: model.rows }],
    line: manyLine,
    detail: (row) => detailOf(row, model, readDetail),
    keys: manyKeys,
    amounts: manyAmounts,
    filters: (steps) => manyFilters(model, steps),
    command: (id) => commandOf(id, { results: 'RESULTS', baseline: null }),
  };
}

async function detailOf(row: ManyRow, model: ManyModel, readDetail: ReadManyDetail): Promise<RowDetail | null> {
  const read = await readDetail(row);
  if (!read?.shown.some((question) => question !== null)) return null;
  const detail = { ...read, shown: everyText(read.shown, printable) };
  const names = detail.shown.flatMap((question) => question?.calls.map(({ name }) => name) ?? []);
  return { content: renderRunsDetail(row, detail, model), steps: [...new Set(names)] };
}

function renderHead({ view, legs, measure, rows }: ManyModel) {
  const verdict = !view.passed ? 'failed' : view.isDoubtful ? 'warned' : 'passed';
  const links = [
    ...(legs.length > 0 ? [['evaluations', 'Evaluations'] as const] : []),
    ...(rows.length > 0 ? [['questions', 'Questions'] as const] : []),
    ['figures', 'Figures'] as const,
    ...(measure !== null ? [['cost', 'Score against cost'] as const] : []),
  ];
  const lead = <Blocks blocks={view.blocks.filter(({ kind }) => kind === 'small')} />;
  const heading = { title: view.title, origin: null, hasList: rows.length > 0, lead, links };
  return <PageHead {...heading} verdict={legs.length > 0 ? verdict : null} />;
}

function renderLegs({ legs }: ManyModel) {
  if (legs.length === 0) return null;
  return (
    <section id="evaluations">
      <h2>Evaluations</h2>
      <Blocks blocks={legs} />
    </section>
  );
}

function tablesOf({ view }: ManyModel): Table[] {
  return view.blocks.filter((block): block is Table => block.kind === 'table');
}

/** The notes that are needed to compare the runs, and the table of their scores. */
function renderScores(model: ManyModel) {
  const [scores, ...figures] = tablesOf(model);
  return (
    <section id="scores">
      <h2 class="sr">Runs</h2>
      <Blocks blocks={model.view.blocks.filter(({ kind }) => kind === 'note')} />
      {scores && scoreRows(scores, model.runs)}
      <Blocks blocks={figures.slice(0, 1)} />
    </section>
  );
}

function renderFigures(model: ManyModel) {
  return (
    <section id="figures">
      <h2>Figures</h2>
      <div class="method">
        <Blocks blocks={model.view.blocks.filter(({ kind }) => kind === 'paragraph')} />
      </div>
      <Blocks blocks={tablesOf(model).slice(2)} />
      {model.rows.length > 0 && plotPatterns(model)}
    </section>
  );
}

const HEIGHT = 240;

interface Point extends PlottedRun {
  readonly score: number;
  readonly cost: number;
}

/** Plot of score against cost; a line connects the runs on the Pareto front: no other run scores as much for less. */
function plotFront({ given, measure }: ManyModel) {
  const points = given.flatMap(({ score, cost, ...run }): Point[] =>
    score === null || cost === null ? [] : [{ ...run, score, cost }],
  );
  if (measure === null || points.length < 2) return null;
  const { name, style } = FRONT_MEASURES[measure];
  const show = (cost: number, like = cost) => style.show(cost, style.digits(like));
  const rows = sortByCost(points).map(({ name, score, cost, isOnFront }) => {
    return [name, scoreText(score), show(cost), isOnFront ? 'yes' : 'no'];
  });
  const costs = plainTable(['Run', 'Score', `${name} per question`, 'Best for its cost'], rows);
  return (
    <section id="cost">
      <h2>Score against cost</h2>
      <p class="counts">
        Filled: no other run scores as much for less. {name} per question from left to right, score upwards.{' '}
        {axisNote(scoreScale(points).ticks(4))}
      </p>
      <div class="panes">
        {drawFront(points, show)}
        <Blocks blocks={[costs]} />
      </div>
    </section>
  );
}

/** `show`: writes a cost with the decimals of `like`. */
function drawFront(points: readonly Point[], show: (cost: number, like: number) => string) {
  const costs = scaleLinear([0, Math.max(...points.map(({ cost }) => cost)) || 1], [12, 95]).nice(4);
  const x = placesOn(costs);
  const scale = scoreScale(points);
  const y = (value: number) => Math.round(scale(value) * 10) / 10;
  const ticks = costs.ticks(4);
  // All ticks have the decimals of their distance.
  const step = ticks[1] ?? 0;
  const front = sortByCost(points).filter(({ isOnFront }) => isOnFront);
  return (
    <figure class="plot">
      <PlotRow height={HEIGHT}>
        <Rails ticks={scale.ticks(4)} y={y} />
        {front.slice(1).map((point, index) => {
          const previous = front[index] as Point;
          return (
            <line class="trend" x1={x(previous.cost)} x2={x(point.cost)} y1={y(previous.score)} y2={y(point.score)} />
          );
        })}
        {points.map(({ letter, score, cost, isOnFront }) => [
          <circle class={isOnFront ? 'bar' : 'ring same'} cx={x(cost)} cy={y(score)} r="6" />,
          <text class="letter" x={x(cost)} y={y(score) - 11}>
            {letter}
          </text>,
        ])}
      </PlotRow>
      <Axis ticks={ticks} at={x} show={(tick) => show(tick, step)} />
    </figure>
  );
}

function scoreScale(points: readonly Point[]) {
  const scores = points.map(({ score }) => score);
  return scaleLinear(scoreRange(scores, 0.1), [HEIGHT - 12, 26]).nice(4);
}

function sortByCost(points: readonly Point[]): Point[] {
  return [...points].sort((a, b) => a.cost - b.cost || b.score - a.score);
}
