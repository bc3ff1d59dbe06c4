import { scaleLinear, scaleSqrt } from 'd3-scale';
import { SAME_SCORE } from '../../core/figures/figures.js';
import { whole } from '../../core/text/numerals.js';
import { changeText, scorePair } from '../words/numbers.js';
import { DrawnHead, Figures, type Place, PlotRow, placesOn, WIDTH } from './blocks.js';
import { filterKey } from './list.js';
import type { PageModel, PageTemplate } from './model.js';

const at: Place = placesOn(scaleLinear([0, 1], WIDTH));

/** The table of all templates, the largest loss first; with scripts, a name filters the questions. */
export function renderTemplates({ templates, baseLabel, options }: PageModel) {
  const { label } = options.thisRun;
  const largest = templates.reduce((most, { questions }) => Math.max(most, questions), 2);
  const radiusOf = scaleSqrt([1, largest], [3.5, 7]);
  const names = ['Questions', ...(baseLabel === null ? [label] : [baseLabel, label, 'Change'])];
  const head = <DrawnHead name="Drawing" ticks={[0, 0.5, 1]} at={at} show={String} />;
  return (
    <section id="templates">
      <h2>
        Templates <span class="count">{whole(templates.length)}</span>
      </h2>
      <p class="counts">
        Steps score{baseLabel !== null && `: ${baseLabel} ○ → ● ${label}`}; a larger dot stands for more questions.
      </p>
      <Figures
        columns={[
          { head: 'Template', align: 'left' },
          ...names.map((name) => ({ head: name, align: 'right' as const })),
        ]}
        rows={templates.map((template) => cellsOf(template, baseLabel !== null))}
        drawing={{ head, cell: (row) => templates[row] && drawScores(templates[row], radiusOf) }}
      />
    </section>
  );
}

function cellsOf({ id, title, questions, base, score }: PageTemplate, isCompared: boolean) {
  const [baseText, headText] = scorePair(base, score);
  const link = (
    <a href="#questions" data-filter={filterKey('t', id)}>
      {title}
    </a>
  );
  if (!isCompared) return [link, whole(questions), headText];
  const change = changeOf(base, score);
  return [
    ...[link, whole(questions), baseText, headText],
    <span class={toneOf(change)}>{change === null ? '' : changeText(change)}</span>,
  ];
}

function changeOf(base: number | null, score: number | null): number | null {
  return base === null || score === null ? null : score - base;
}

function toneOf(change: number | null): 'bad' | 'good' | 'same' {
  if (change === null || Math.abs(change) <= SAME_SCORE) return 'same';
  return change < 0 ? 'bad' : 'good';
}

function drawScores({ base, score, questions }: PageTemplate, radiusOf: (questions: number) => number) {
  const tone = toneOf(changeOf(base, score));
  const radius = radiusOf(questions);
  return (
    <td class="wide">
      {score !== null && (
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
      )}
    </td>
  );
}
