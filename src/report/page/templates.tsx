import { SAME_SCORE } from '../../core/runs/compare.js';
import { whole } from '../../core/text/numerals.js';
import { html } from '../html/jsx-runtime.js';
import { points, scorePair } from '../words/numbers.js';
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
      {isCompared && <td class={`num ${toneOf(change)}`}>{change === null ? '' : `${points(change)} pp`}</td>}
    </tr>
  );
}

/** Colour class of a change: loss, gain or no change. */
export function toneOf(change: number | null): 'bad' | 'good' | 'same' {
  if (change === null || Math.abs(change) <= SAME_SCORE) return 'same';
  return change < 0 ? 'bad' : 'good';
}
