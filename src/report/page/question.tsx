import type { ShownQuestion, ShownReference } from '../../core/show/entry.js';
import { MAX_TEXT } from '../../core/shown.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import type { Content } from '../html/jsx-runtime.js';
import { reasonText } from '../sections/known.js';
import { whyText } from '../words/cause-sentences.js';
import { factLines } from '../words/differences.js';
import { dollars } from '../words/numbers.js';
import { brokenText, failedChecksText } from '../words/rule-sentences.js';
import { cut, printable, quoteWord, type Text } from '../words/text.js';
import { renderAnswers, renderGist } from './answer.js';
import { assistantText } from './assistant.js';
import { Words } from './blocks.js';
import { renderResults } from './list.js';
import type { PageModel, PageOptions } from './model.js';
import { MISSED_GROUPS, type PageRow } from './rows.js';
import { CopyPanel, Panel, placeText, renderCalls, type StepPart, stepPanels } from './step.js';

/** Details of one question: the cause, the answers, and panels, of which the script makes tabs; without it, all are open. */
export function renderDetail(row: PageRow, shown: ShownQuestion, model: PageModel) {
  const { base } = shown;
  const baseAnswer = base && { ...base.answer, label: base.label };
  const baseSteps = base ? ` (${base.label}: ${whole(base.callCounts.all)})` : '';
  // The panel that shows the failure is first: a broken rule is in the steps, a failed check in the answer.
  const [isRule, isCheck] = [row.group === 'rule', row.group === 'check'];
  const steps = (
    <Panel kind="steps" title={`Steps: ${whole(shown.callCounts.all)}${baseSteps}`}>
      <div class="two">
        {renderCalls(shown, model.options.thisRun.label)}
        {base && renderCalls(base, base.label)}
      </div>
    </Panel>
  );
  const answers = renderAnswers(shown.answer, baseAnswer, shown.score !== null);
  return (
    <div class="body" id={row.anchor}>
      {renderChecks(shown, row)}
      <Cause shown={shown} />
      {renderGist(shown.answer, baseAnswer, shown.why !== null || row.failedCheck)}
      {row.known && (
        <p class="meta">
          <span>
            Known failure: <Words text={reasonText(row.known)} />
          </span>
        </p>
      )}
      {isRule && steps}
      {isCheck && answers}
      {stepPanels(shownSteps(shown), base, !isRule && !isCheck)}
      {!isRule && steps}
      {!isCheck && answers}
      {MISSED_GROUPS.has(row.group) && <CopyPanel text={assistantText(row, shown)} />}
      {renderMeta(row, model.templates, metaFacts(row))}
      {renderCommand(commandOf(row.id, model.options))}
    </div>
  );
}

/** The reference steps; the one of the cause is first. */
export function shownSteps(shown: ShownQuestion): StepPart[] {
  const { references, base } = shown;
  const explained = explainedStep(shown);
  const steps = references.map((reference, at) => ({
    // With a base run, the reason has more facts than its step.
    reference: reference === explained ? { ...reference, why: shown.why } : reference,
    asked: base?.asked[at] ?? null,
    of: references.length,
    isExplained: reference === explained,
  }));
  return [...steps.filter((step) => step.isExplained), ...steps.filter((step) => !step.isExplained)];
}

function explainedStep({ why, references }: ShownQuestion): ShownReference | null {
  return (why && references.find((reference) => reference.why?.cause.step === why.cause.step)) ?? null;
}

/** The cause of a miss, with all that is known of it. `lead`: the name of its run. */
export function Cause({ shown, lead }: { readonly shown: ShownQuestion; readonly lead?: Content }) {
  const { why, status, references } = shown;
  if (!why) return null;
  const explainedReference = references.length > 1 ? explainedStep(shown) : null;
  const facts = [...factLines(why.detail, { query: 'Query', argument: 'Argument' }), ...lookupFacts(shown)];
  return (
    <div class="cause">
      <p class="why">
        {lead}
        {explainedReference && `${placeText(explainedReference)}: `}
        <Words text={whyText({ ...why, status })} />
      </p>
      {facts.length > 0 && (
        <ul>
          {facts.map((text) => (
            <li>
              <Words text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Fact on a lookup whose result contains the expected rows, although it is not the query for the answer. */
function lookupFacts({ why, compared }: ShownQuestion): Text[] {
  const output = why?.cause.kind === 'only_lookups' ? compared?.output : null;
  const { actual = null, reference = null } = output?.kind === 'tables' ? output.tables : {};
  if (!compared?.call || !actual || !reference || reference.total === 0 || reference.different > 0) return [];
  const rows = reference.total === 1 ? 'the expected row' : 'the expected rows';
  const all = counted(actual.distinct ?? actual.total, 'row');
  return [[`Step ${compared.call.number}, a lookup, has ${rows} among ${all}`]];
}

function renderChecks(shown: ShownQuestion, row: PageRow) {
  const { brokenRules, failedChecks = [] } = shown;
  const subject = brokenRules === undefined && shown.trial !== null ? 'Another answer broke' : 'Broke';
  const lines: Text[] = [
    ...(brokenRules ?? row.brokenRules).map((rule): Text => [`${subject} a rule: `, ...brokenText(rule)]),
    ...(failedChecks.length > 0 ? [['The answer ', ...failedChecksText(failedChecks, failedChecks.length)]] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <div class="cause">
      {lines.map((text) => (
        <p class="why">
          <Words text={text} />
        </p>
      ))}
    </div>
  );
}

/** The last line of the details: id, template and further facts. */
export function renderMeta(
  { id, templateId }: Pick<PageRow, 'id' | 'templateId'>,
  templates: readonly Pick<PageModel['templates'][number], 'id' | 'title'>[],
  facts: readonly Content[],
) {
  return (
    <p class="meta">
      <span>
        Id <code class="id">{cut(printable(id), MAX_TEXT)}</code>
      </span>
      <span>Template {templates.find((template) => template.id === templateId)?.title ?? templateId}</span>
      {facts.map((fact) => (
        <span>{fact}</span>
      ))}
    </p>
  );
}

function metaFacts(row: PageRow): Content[] {
  const amounts = [
    ...formatAmount(row, 'total_tokens', ' tokens', whole),
    ...formatAmount(row, 'elapsed_sec', ' s', (value) => fixed(value, 1)),
    ...formatAmount(row, 'cost_usd', '', dollars),
  ];
  return [
    ...(row.tags.length > 0 ? [`Tags ${row.tags.join(', ')}`] : []),
    ...(row.results === '' ? [] : [['Last runs ', renderResults(row.results)]]),
    ...amounts,
  ];
}

function formatAmount(row: PageRow, name: keyof PageRow['measures'], unit: string, show: (value: number) => string) {
  const head = row.measures[name];
  const base = row.baseMeasures?.[name];
  if (head === undefined) return [];
  const before = base === undefined || show(base) === show(head) ? '' : `${show(base)} → `;
  return [`${before}${show(head)}${unit}`];
}

/** The command that shows the question in a terminal; empty without one. */
export function renderCommand(command: string | null): Content {
  return (
    command !== null && (
      <p class="command">
        <code>{command}</code>
      </p>
    )
  );
}

/** The command that shows one question, as in `stepgate show "q 1" results`; null if no quoting is valid in all shells. */
export function commandOf(id: string, { results, baseline }: Pick<PageOptions, 'results' | 'baseline'>): string | null {
  if (results === null || id.length > MAX_TEXT) return null;
  const words = [id, results, ...(baseline === null ? [] : [baseline])].map(quoteWord);
  const [question, folder, base] = words;
  if (words.includes(null)) return null;
  const isFlag = [id, results].some((word) => word.startsWith('-'));
  const option = base === undefined ? [] : ['--baseline', base];
  const operands = [question, folder];
  return ['stepgate', 'show', ...(isFlag ? [...option, '--', ...operands] : [...operands, ...option])].join(' ');
}
