import { scaleLinear, scaleSqrt } from 'd3-scale';
import { SAME_SCORE } from '../../core/figures/figures.js';
import { whole } from '../../core/text/numerals.js';
import { html } from '../html/jsx-runtime.js';
import { changeText, scorePair } from '../words/numbers.js';
import { DrawnHead, type Place, PlotRow, placesOn, WIDTH } from './blocks.js';
import { filterKey } from './list.js';
import type { PageModel, PageTemplate } from './model.js';

const at: Place = placesOn(scaleLinear([0, 1], WIDTH));

/** Renders the table of all templates piece by piece, the largest loss first; with scripts, a name filters the questions. */
export function* templatePieces(model: PageModel): Generator<string> {
  const { templates } = model;
  const isCompared = model.baseLabel !== null;
  const largest = templates.reduce((most, { questions }) => Math.max(most, questions), 2);
  const radiusOf = scaleSqrt([1, largest], [3.5, 7]);
  const heading = (
    <>
      <h2>
        Templates <span class="count">{whole(templates.length)}</span>
      </h2>
      <p class="counts">
        Steps score{isCompared && `: ${model.baseLabel} ○ → ● ${model.options.thisRun.label}`}; a larger dot stands for
        more questions.
      </p>
    </>
  );
  yield `<section id="templates">${html(heading)}<div class="scroll"><table class="figures runs">`;
  yield `${html(tableHead(model))}<tbody>`;
  for (const template of templates) yield html(templateRow(template, radiusOf(template.questions), isCompared));
  yield '</tbody></table></div></section>';
}

function tableHead({ baseLabel, options }: PageModel) {
  const base = baseLabel === null ? [] : [baseLabel];
  const names = ['Questions', ...base, options.thisRun.label, ...base.map(() => 'Change')];
  return (
    <thead>
      <tr>
        <th scope="col">Template</th>
        <DrawnHead name="Drawing" ticks={[0, 0.5, 1]} at={at} show={String} />
        {names.map((name) => (
          <th scope="col" class="num">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function templateRow(template: PageTemplate, radius: number, isCompared: boolean) {
  const { id, title, questions, base, score } = template;
  const [baseText, headText] = scorePair(base, score);
  const change = base === null || score === null ? null : score - base;
  const tone = toneOf(change);
  return (
    <tr>
      <th scope="row">
        <a href="#questions" data-filter={filterKey('t', id)}>
          {title}
        </a>
      </th>
      <td class="wide">{score !== null && drawScores(base, score, tone, radius)}</td>
      <td class="num">{whole(questions)}</td>
      {isCompared && <td class="num">{baseText}</td>}
      <td class="num">{headText}</td>
      {isCompared && <td class={`num ${tone}`}>{change === null ? '' : changeText(change)}</td>}
    </tr>
  );
}

function toneOf(change: number | null): 'bad' | 'good' | 'same' {
  if (change === null || Math.abs(change) <= SAME_SCORE) return 'same';
  return change < 0 ? 'bad' : 'good';
}

function drawScores(base: number | null, score: number, tone: string, radius: number) {
  return (
    <PlotRow height={20}>
      <line class="rail" x1={at(0)} x2={at(1)} y1="10" y2="10" />
      {base !== null && (
        <>
          <line class={`range ${tone}`} x1={at(base)} x2={at(score)} y1="10" y2="10" />
          <circle class={`ring ${tone}`} cx={at(base)} cy="10" r={Math.max(2.5, radius - 1)} />
        </>
      )}
      <circle class={`dot ${tone}`} cx={at(score)} cy="10" r={Math.round(radius * 10) / 10} />
    </PlotRow>
  );
}
