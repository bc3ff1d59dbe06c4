import { scaleLinear, scaleSqrt } from 'd3-scale';
import { SAME_SCORE } from '../../core/runs/figures.js';
import { MAX_LISTED } from '../../core/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import { html } from '../html/jsx-runtime.js';
import { changeText, scorePair } from '../words/numbers.js';
import { Axis, type Place, PlotRow, placesOn, WIDTH } from './blocks.js';
import type { FilterNumbers } from './list.js';
import type { PageModel, PageTemplate } from './model.js';

/**
 * Renders the table of all templates piece by piece, the largest loss first; with scripts, a name filters the
 * questions.
 */
export function* templatePieces(model: PageModel, numbers: FilterNumbers): Generator<string> {
  const { templates } = model;
  const isCompared = model.baseLabel !== null;
  const heading = (
    <h2>
      Templates <span class="count">{whole(templates.length)}</span>
    </h2>
  );
  yield `<section id="templates">${html(heading)}<div class="scroll"><table class="figures">`;
  yield `${html(<TableHead model={model} />)}<tbody>`;
  for (const template of templates) {
    const number = numbers.templates.get(template.id) ?? 0;
    yield html(<TemplateRow template={template} number={number} isCompared={isCompared} />);
  }
  yield '</tbody></table></div></section>';
}

function TableHead({ model: { baseLabel, options } }: { readonly model: PageModel }) {
  const isCompared = baseLabel !== null;
  return (
    <thead>
      <tr>
        <th scope="col">Template</th>
        <th scope="col" class="num">
          Questions
        </th>
        {isCompared && (
          <th scope="col" class="num">
            {baseLabel}
          </th>
        )}
        <th scope="col" class="num">
          {options.thisRun.label}
        </th>
        {isCompared && (
          <th scope="col" class="num">
            Change
          </th>
        )}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly template: PageTemplate;
  readonly number: number;
  readonly isCompared: boolean;
}

function TemplateRow({ template: { title, questions, base, score }, number, isCompared }: RowProps) {
  const [baseText, headText] = scorePair(base, score);
  const change = base === null || score === null ? null : score - base;
  return (
    <tr>
      <th scope="row">
        <a href="#questions" data-filter={`t${number}`}>
          {title}
        </a>
      </th>
      <td class="num">{whole(questions)}</td>
      {isCompared && <td class="num">{baseText}</td>}
      <td class="num">{headText}</td>
      {isCompared && <td class={`num ${toneOf(change)}`}>{change === null ? '' : changeText(change)}</td>}
    </tr>
  );
}

/** Colour class of a change: loss, gain or no change. */
function toneOf(change: number | null): 'bad' | 'good' | 'same' {
  if (change === null || Math.abs(change) <= SAME_SCORE) return 'same';
  return change < 0 ? 'bad' : 'good';
}

const at: Place = placesOn(scaleLinear([0, 1], WIDTH));

/** Plot of the templates on both sides, the largest loss first. */
export function TemplatePlot({ model, numbers }: { readonly model: PageModel; readonly numbers: FilterNumbers }) {
  const scoredTemplates = model.templates.filter(({ score }) => score !== null);
  if (scoredTemplates.length < 2) return null;
  const isCompared = scoredTemplates.some(({ base }) => base !== null);
  const shownTemplates = selectTemplates(scoredTemplates);
  const prefix = sharedPrefix(scoredTemplates.map(({ title }) => title));
  const radius = scaleSqrt([1, Math.max(2, ...shownTemplates.map(({ questions }) => questions))], [3.5, 7]);
  return (
    <figure class="plot">
      <Caption baseLabel={isCompared ? model.baseLabel : null} />
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">Template</span>
            </th>
            <th class="wide" scope="col">
              <span class="sr">Drawing</span>
              <Axis ticks={[0, 0.5, 1]} at={at} show={String} />
            </th>
            <th scope="col" class="num">
              <span class="sr">Score</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shownTemplates.map((template) => (
            <Row
              template={template}
              name={shortenName(prefix, template.title)}
              radius={radius(template.questions)}
              number={numbers.templates.get(template.id)}
            />
          ))}
        </tbody>
      </table>
      {scoredTemplates.length > shownTemplates.length && (
        <p class="counts">
          {counted(scoredTemplates.length - shownTemplates.length, 'further template')}: see{' '}
          <a href="#templates">the table</a>.
        </p>
      )}
    </figure>
  );
}

function Caption({ baseLabel }: { readonly baseLabel: string | null }) {
  return (
    <figcaption>
      <h3>Templates{baseLabel === null ? '' : `: ${baseLabel} ○ → ● this run`}</h3>
      <p class="counts">Steps score; a larger dot stands for more questions.</p>
    </figcaption>
  );
}

/** Templates in the plot: those with losses, then the largest gains if there is room; the weakest if none changed. */
function selectTemplates(scoredTemplates: readonly PageTemplate[]): readonly PageTemplate[] {
  const changedTemplates = scoredTemplates.filter(
    ({ base, score }) => toneOf(base === null ? null : (score ?? 0) - base) !== 'same',
  );
  if (changedTemplates.length <= MAX_LISTED)
    return changedTemplates.length === 0 ? scoredTemplates.slice(0, MAX_LISTED) : changedTemplates;
  const losses = changedTemplates.filter(({ base, score }) => (score ?? 0) < (base ?? 0)).slice(0, MAX_LISTED);
  return losses.length === MAX_LISTED ? losses : [...losses, ...changedTemplates.slice(losses.length - MAX_LISTED)];
}

/** Minimum length of a removed common beginning of all names; shorter ones leave enough room for the differences. */
const MIN_PREFIX = 6;

/** The common beginning of all names, in whole words; empty if it is short. */
function sharedPrefix([first = '', ...otherNames]: readonly string[]): string {
  let length = first.length;
  for (const otherName of otherNames) while (!otherName.startsWith(first.slice(0, length))) length--;
  const prefix = /^.*[\s_\-./:]/su.exec(first.slice(0, length))?.[0] ?? '';
  return prefix.length < MIN_PREFIX ? '' : prefix;
}

function shortenName(prefix: string, title: string): string {
  return prefix === '' || title === prefix ? title : `…${title.slice(prefix.length)}`;
}

interface DumbbellProps {
  readonly template: PageTemplate;
  readonly name: string;
  readonly radius: number;
  readonly number: number | undefined;
}

function Row({ template: { title, questions, base, score }, name, radius, number }: DumbbellProps) {
  const tone = toneOf(base === null || score === null ? null : score - base);
  const [baseText, headText] = scorePair(base, score).map((text) => text.replace(/\.0+$|(?<=[1-9])0+$/, ''));
  return (
    <tr>
      <th scope="row" title={`${title}: ${counted(questions, 'question')}`}>
        <a href="#questions" data-filter={`t${number}`}>
          {name}
        </a>
      </th>
      <td class="wide">
        <PlotRow height={20}>
          <line class="rail" x1={at(0)} x2={at(1)} y1="10" y2="10" />
          {base !== null && (
            <>
              <line class={`range ${tone}`} x1={at(base)} x2={at(score ?? 0)} y1="10" y2="10" />
              <circle class={`ring ${tone}`} cx={at(base)} cy="10" r={Math.max(2.5, radius - 1)} />
            </>
          )}
          <circle class={`dot ${tone}`} cx={at(score ?? 0)} cy="10" r={radius} />
        </PlotRow>
      </td>
      <td class="num">{base === null || baseText === headText ? headText : `${baseText} → ${headText}`}</td>
    </tr>
  );
}
