import { whole } from '../../core/text/numerals.js';
import { points, scorePair } from '../numbers.js';
import { toneOf } from './change-tone.js';
import type { FilterNumbers } from './list.js';
import type { PageModel, PageTemplate } from './model.js';

interface TemplatesProps {
  readonly model: PageModel;
  readonly numbers: FilterNumbers;
}

/** All templates, the largest loss first; a name filters the questions where scripts run. */
export function Templates({ model: { templates, baseLabel, options }, numbers }: TemplatesProps) {
  const isCompared = baseLabel !== null;
  return (
    <section id="templates">
      <h2>
        Templates <span class="count">{whole(templates.length)}</span>
      </h2>
      <div class="scroll">
        <table class="figures">
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
          <tbody>
            {templates.map((template) => (
              <TemplateRow
                template={template}
                number={numbers.templates.get(template.id) ?? 0}
                isCompared={isCompared}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps {
  readonly template: PageTemplate;
  readonly number: number;
  readonly isCompared: boolean;
}

function TemplateRow({ template: { title, questions, base, score }, number, isCompared }: RowProps) {
  const [before, after] = scorePair(base, score);
  const change = base === null || score === null ? null : score - base;
  return (
    <tr>
      <th scope="row">
        <a href="#questions" data-filter={`t${number}`}>
          {title}
        </a>
      </th>
      <td class="num">{whole(questions)}</td>
      {isCompared && <td class="num">{before}</td>}
      <td class="num">{after}</td>
      {isCompared && <td class={`num ${toneOf(change)}`}>{change === null ? '' : `${points(change)} pp`}</td>}
    </tr>
  );
}
