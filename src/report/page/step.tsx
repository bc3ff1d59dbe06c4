import type { ComparedSteps, ShownAnswer, ShownBase, ShownReference } from '../../core/show/entry.js';
import type { CutText, ShownCall, TextDiff } from '../../core/show/texts.js';
import { MAX_LINE_TEXT } from '../../core/shown.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { conditionTone } from '../../core/why/condition-table.js';
import type { Content } from '../html/jsx-runtime.js';
import { whyText } from '../words/cause-sentences.js';
import { argumentsNoun } from '../words/differences.js';
import { turnText } from '../words/numbers.js';
import { codeLine, cut } from '../words/text.js';
import { Lines, Words } from './blocks.js';
import { renderConditions } from './conditions.js';
import { Code, DiffView, differingParts, ExpectedRules, TextView } from './diff.js';
import { TableView } from './table.js';

/** A scored reference step next to the call that matched it, or that explains its miss. */
export interface StepPart {
  readonly reference: ShownReference;
  readonly of: number;
  readonly asked: TextDiff | null;
}

interface PanelProps {
  /** The same for all questions. */
  readonly kind: string;
  readonly title: string;
  /** Whether it shows a difference. The first such tab is open. */
  readonly hasDifference?: boolean;
  readonly children: Content;
}

/** A part of the details with a title; a tab where there are scripts. */
export function Panel({ kind, title, hasDifference, children }: PanelProps) {
  return (
    <section class="panel" data-kind={kind} data-differs={hasDifference ? '' : undefined}>
      <h4>{title}</h4>
      {children}
    </section>
  );
}

export function CopyPanel({ text }: { readonly text: string }) {
  return (
    <Panel kind="copy" title="Copy for an assistant">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre class="copyable" tabIndex={0}>
        {text}
      </pre>
    </Panel>
  );
}

type ComparedPart = ReturnType<typeof comparedParts>[number];

/** The reference steps that are compared with a call. */
export function comparedParts(steps: readonly StepPart[]) {
  return steps.flatMap(({ reference, of }) =>
    reference.compared ? [{ reference, of, compared: reference.compared }] : [],
  );
}

/** Panels of conditions, queries and rows. `isCause`: a missed step is the failure; the tab that shows it is open. */
export function stepPanels(steps: readonly StepPart[], base: ShownBase | null, isCause: boolean): Content {
  const parts = comparedParts(steps);
  const [missed] = isCause ? steps.filter(({ reference }) => reference.why !== null) : [];
  const differing = differingParts(missed?.reference.compared, missed?.asked);
  const conditions = steps.filter(({ reference }) =>
    reference.why?.detail.conditions?.some((one) => conditionTone(one) !== null),
  );
  const asked = base ? steps.filter((step) => step.asked !== null) : [];
  const outputs = parts.filter(({ compared }) => compared.output !== null);
  const [first] = parts;
  const besideReference = first && (
    <Panel
      kind="reference"
      title={`${argumentsNoun(first.compared.args)}${BESIDE[first.compared.argsOf]}`}
      hasDifference={differing.reference}
    >
      {stepArguments(parts)}
    </Panel>
  );
  // Where no condition differs, the base run is the best explanation.
  const isBaseFirst = conditions.length === 0;
  const besideBase = base && asked.length > 0 && (
    <Panel kind="base" title={`${argumentsNoun(asked[0]?.asked)} next to ${base.label}`} hasDifference={differing.base}>
      {asked.map((part) => [
        part.of > 1 && stepName(part.reference, part.of),
        part.asked && <DiffView diff={part.asked} sides={{ left: base.label, right: 'this run' }} />,
      ])}
    </Panel>
  );
  return [
    conditions.length > 0 && (
      <Panel kind="conditions" title="Conditions" hasDifference={isCause}>
        {conditions.map(({ reference, of }) => [
          of > 1 && stepName(reference, of),
          renderConditions(reference.why?.detail.conditions ?? [], base?.label ?? null),
        ])}
      </Panel>
    ),
    isBaseFirst && besideBase,
    besideReference,
    !isBaseFirst && besideBase,
    outputs.length > 0 && (
      <Panel kind="rows" title={outputTitle(outputs)} hasDifference={differing.output}>
        {stepOutputs(outputs)}
      </Panel>
    ),
  ];
}

/** The arguments of the compared steps next to the arguments of the reference. */
export function stepArguments(parts: readonly ComparedPart[]): Content {
  return parts.map(({ reference, of, compared }) => [
    stepName(reference, of),
    compared.argsOf === 'both' ? (
      <DiffView diff={compared.args} sides={{ left: 'reference', right: callName(compared.call, compared.name) }} />
    ) : (
      <TextView diff={compared.args} />
    ),
    <ExpectedRules rules={compared.expect} />,
  ]);
}

/** The outputs of the compared steps next to the output of the reference. */
export function stepOutputs(parts: readonly ComparedPart[]): Content {
  return parts.map(({ reference, of, compared }) => [of > 1 && stepName(reference, of), renderOutput(compared)]);
}

/** The place of a step, and how it was matched. */
function stepName(reference: ShownReference, of: number) {
  const { compared, name, why, call } = reference;
  const closestCall = compared?.call;
  return (
    <h5 class="step">
      {of > 1 ? placeText(reference) : 'Reference step'}: <code>{name}</code>{' '}
      {why ? <span class="bad">missed</span> : <span class="good">matched by step {call}</span>}
      {why && closestCall && <span class="soft">closest: step {closestCall.number} of this run</span>}
      {why && of > 1 && (
        <span class="soft">
          <Words text={whyText({ ...why, status: 'success' })} />
        </span>
      )}
    </h5>
  );
}

/** Position of a reference step. Example: `Reference step 1.2`. */
export function placeText({ group, step }: ShownReference): string {
  return `Reference step ${group + 1}.${step + 1}`;
}

const BESIDE = {
  both: ' next to reference',
  reference: ' of the reference',
  call: ' (the reference has none)',
} as const;

function callName(call: ComparedSteps['call'], name: string): string {
  if (call === null) return 'this run';
  return call.name === name ? `this run, step ${call.number}` : `this run, step ${call.number}, ${call.name}`;
}

/** Example: `Rows: 0 of 1`, for the expected rows that were found. */
function outputTitle(all: readonly ComparedPart[]): string {
  const { output = null, call = null } = all[0]?.compared ?? {};
  if (output?.kind !== 'tables') return 'Output';
  if (all.length > 1 || call === null) return 'Rows';
  const { total, distinct = total, different } = output.tables.reference;
  return `Rows: ${whole(Math.max(0, distinct - different))} of ${whole(distinct)}`;
}

function renderOutput({ output, call, name }: ComparedSteps) {
  const isAlone = call === null;
  if (output === null) return null;
  if (output.kind === 'tables') return <TableView tables={output.tables} isAlone={isAlone} />;
  if (isAlone) return <TextView diff={output} />;
  return <DiffView diff={output} sides={{ left: 'reference', right: callName(call, name) }} />;
}

const ROLES = { matched: 'matched the reference', explained: 'explained above' } as const;

/** The tool calls of an answer in their order; each can be expanded to its arguments and output. */
export function renderCalls(
  { calls, callCounts, turns }: Pick<ShownAnswer, 'calls' | 'callCounts' | 'turns'>,
  label: string,
) {
  const { all, failed } = callCounts;
  if (all === 0) return <p class="counts">{label}: no step is recorded</p>;
  return (
    <div class="calls">
      <p class="counts">
        {label}: {counted(all, 'step')}
        {failed > 0 && `, ${whole(failed)} failed`}
      </p>
      <ol>
        {calls.map((call) => (
          <li class={[call.role, call.rule && 'broke'].filter(Boolean).join(' ') || undefined}>{renderCall(call)}</li>
        ))}
      </ol>
      {all > calls.length && (
        <p class="rest">
          … {counted(all - calls.length, 'further step')}; <code>stepgate show ID</code> lists{' '}
          {all - calls.length === 1 ? 'it' : 'them'}.
        </p>
      )}
      {turns.length > 0 && (
        <figure>
          <figcaption>{counted(turns.length, 'turn')}</figcaption>
          <Lines texts={turns.map((turn, at) => `${at + 1}: ${turnText(turn)}`)} noun="turn" />
        </figure>
      )}
    </div>
  );
}

function renderCall(call: ShownCall) {
  const { texts } = call;
  const line = callLine(call);
  if (texts === null || (texts.args.text === '' && texts.output.text === '')) return <div class="call">{line}</div>;
  return (
    <details>
      <summary class="call">{line}</summary>
      {callText('Arguments', texts.args)}
      {callText('Output', texts.output)}
    </details>
  );
}

function callLine(call: ShownCall): Content {
  const { name, status, role, rule, error, seconds, texts } = call;
  const after = seconds === null ? '0.0' : fixed(seconds, 1);
  const args = texts?.args.text ?? '';
  // Queries are only in the details, because they are too long.
  const isAsked = texts?.args.language !== 'sparql' && args !== '' && args !== '{}';
  return [
    <code>{name}</code>,
    <span class="amount">{status === 'success' ? formatAmount(call) : <em class="bad">{status}</em>}</span>,
    after !== '0.0' && <span class="time">after {after} s</span>,
    role && <span class={`role ${role}`}>{ROLES[role]}</span>,
    rule && <span class="role broke">broke a rule</span>,
    isAsked && <code class="asked">{cut(codeLine(args), MAX_LINE_TEXT)}</code>,
    error && <span class="error">{error}</span>,
  ];
}

function formatAmount({ rows, size }: ShownCall): string {
  if (rows !== null) return counted(rows, 'row');
  return size === null ? 'no output' : counted(size, 'character');
}

function callText(name: string, { text, language, leftOut }: CutText) {
  if (text === '') return null;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <Code text={text} language={language === 'sparql' ? language : 'text'} />
        {leftOut > 0 && <span class="rest">{`\n… ${counted(leftOut, 'further character')}`}</span>}
      </pre>
    </figure>
  );
}
