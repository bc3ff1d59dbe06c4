import type {
  ComparedSteps,
  CutText,
  ShownAnswer,
  ShownBase,
  ShownCall,
  ShownReference,
  TextDiff,
} from '../../core/show/question.js';
import { pairLines } from '../../core/text/diff.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import type { Sides } from '../show/diff.js';
import { whyText } from '../words/cause-sentences.js';
import { codeLine, cut } from '../words/text.js';
import { Words } from './blocks.js';
import { Conditions } from './conditions.js';
import { Code, DiffView, TextView } from './diff.js';
import { TableView } from './table.js';

interface StepProps {
  readonly reference: ShownReference;
  readonly of: number;
  readonly asked: TextDiff | null;
  readonly base: ShownBase | null;
}

/** A scored reference step next to the call that matched it, or that explains its miss. */
export function Step({ reference, of, asked, base }: StepProps) {
  const { compared, name, why, call } = reference;
  const closestCall = compared?.call;
  return (
    <section class="step">
      <h4>
        {of > 1 ? placeText(reference) : 'Reference step'}: <code>{name}</code>{' '}
        {why ? <span class="bad">missed</span> : <span class="good">matched by step {call}</span>}
        {why && closestCall && <span class="soft">closest: step {closestCall.number} of this run</span>}
        {why && base && <BaseMatch reference={reference} base={base} />}
      </h4>
      {why && of > 1 && (
        <p class="counts">
          <Words text={whyText({ ...why, status: 'success' })} />
        </p>
      )}
      {why?.detail.conditions && <Conditions all={why.detail.conditions} base={base?.label ?? null} />}
      {compared && <Compared compared={compared} isMissed={why !== null} />}
      {asked && base && closestCall && <Asked asked={asked} label={base.label} />}
    </section>
  );
}

/** The step of the base run that matched; shown with the number of steps, as an early lookup can match by chance. */
function BaseMatch({ reference, base }: { readonly reference: ShownReference; readonly base: ShownBase }) {
  const baseReference = base.references.find(({ group, step }) => group === reference.group && step === reference.step);
  if (!baseReference || baseReference.why || baseReference.call === null) return null;
  return (
    <span class="soft">
      <code>{base.label}</code>: matched by step {baseReference.call} of {base.callCounts.all}
    </span>
  );
}

/** Position of a reference step. Example: `Reference step 1.2`. */
export function placeText({ group, step }: ShownReference): string {
  return `Reference step ${group + 1}.${step + 1}`;
}

function Compared({ compared, isMissed }: { readonly compared: ComparedSteps; readonly isMissed: boolean }) {
  const { args, argsOf, output, call, name } = compared;
  const sides = { left: 'reference', right: callName(call, name) };
  const argsNoun = args.language === 'sparql' ? 'Query' : 'Arguments';
  const query = argsOf === 'both' ? <DiffView diff={args} sides={sides} /> : <TextView diff={args} />;
  const result = output && <Output output={output} sides={sides} isAlone={call === null} />;
  if (isMissed) {
    const argsBlock = (
      <>
        <h5>{`${argsNoun}${ARGS_SUFFIX[argsOf]}`}</h5>
        {query}
      </>
    );
    return isQueryFirst(compared) ? [argsBlock, result] : [result, argsBlock];
  }
  return (
    <details class="fold">
      <summary>{argsNoun} and result</summary>
      {query}
      {result}
    </details>
  );
}

/** Maximum lines of a query that leave room for the result below it on the first screen. */
const MAX_SHORT_QUERY_LINES = 15;

/** Whether the query is above the result: if there are two queries, and they are short or the result is empty. */
function isQueryFirst({ args, argsOf, output }: ComparedSteps): boolean {
  const isEmpty = output?.kind === 'tables' && output.tables.actual?.total === 0;
  return argsOf === 'both' && (isEmpty || pairLines(args.lines).length <= MAX_SHORT_QUERY_LINES);
}

const ARGS_SUFFIX = { both: '', reference: ' of the reference', call: ' (the reference has none)' } as const;

function callName(call: ComparedSteps['call'], name: string): string {
  if (call === null) return 'this run';
  return call.name === name ? `this run, step ${call.number}` : `this run, step ${call.number}, ${call.name}`;
}

interface OutputProps {
  readonly output: NonNullable<ComparedSteps['output']>;
  readonly sides: Sides;
  readonly isAlone: boolean;
}

function Output({ output, sides, isAlone }: OutputProps) {
  if (output.kind === 'tables') {
    return (
      <>
        <h5>{isAlone ? 'Result of the reference' : 'Result'}</h5>
        <TableView tables={output.tables} isAlone={isAlone} />
      </>
    );
  }
  return (
    <>
      <h5>{isAlone ? 'Output of the reference' : 'Output'}</h5>
      {isAlone ? <TextView diff={output} /> : <DiffView diff={output} sides={sides} />}
    </>
  );
}

function Asked({ asked, label }: { readonly asked: TextDiff; readonly label: string }) {
  return (
    <details class="fold">
      <summary>
        {asked.language === 'sparql' ? 'Query' : 'Arguments'} in <code>{label}</code> and in this run
      </summary>
      <DiffView diff={asked} sides={{ left: label, right: 'this run' }} />
    </details>
  );
}

/** Minimum shown time since the first step, in seconds. */
const MIN_SECONDS = 0.05;

type ListedCalls = Pick<ShownAnswer, 'calls' | 'callCounts'>;

const ROLES = { matched: 'matched the reference', explained: 'explained above' } as const;

/** The tool calls of an answer in their order; each can be expanded to its arguments and output. */
export function Calls({
  answer: { calls, callCounts },
  label,
}: {
  readonly answer: ListedCalls;
  readonly label: string;
}) {
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
          <li class={callClass(call)}>
            <Call call={call} />
          </li>
        ))}
      </ol>
      <Further count={all - calls.length} />
    </div>
  );
}

function callClass({ role, rule }: ShownCall): string | undefined {
  return rule === undefined ? (role ?? undefined) : `${role ?? ''} broke`.trim();
}

function Further({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p class="rest">
      … {counted(count, 'further step')}; <code>stepgate show ID</code> lists {count === 1 ? 'it' : 'them'}.
    </p>
  );
}

function Call({ call }: { readonly call: ShownCall }) {
  const { texts } = call;
  const line = <CallLine call={call} />;
  if (texts === null || (texts.args.text === '' && texts.output.text === '')) return <div class="call">{line}</div>;
  return (
    <details>
      <summary class="call">{line}</summary>
      <CallText name="Arguments" text={texts.args} />
      <CallText name="Output" text={texts.output} />
    </details>
  );
}

function CallLine({ call }: { readonly call: ShownCall }) {
  const { name, status, role, rule, error, seconds, texts } = call;
  const isFailed = status !== 'success';
  return (
    <>
      <code>{name}</code>
      <span class="amount">{isFailed ? <em class="bad">{status}</em> : formatAmount(call)}</span>
      {seconds !== null && seconds >= MIN_SECONDS && <span class="time">after {fixed(seconds, 1)} s</span>}
      {role && <span class={`role ${role}`}>{ROLES[role]}</span>}
      {rule && <span class="role broke">broke a rule</span>}
      {texts && <AskedCall text={texts.args} />}
      {error && <span class="error">{error}</span>}
    </>
  );
}

/** Maximum length of arguments next to the name of a step. */
const MAX_ASKED_LENGTH = 160;

/** The arguments of a step in one line; queries are only in the details, because they are too long. */
function AskedCall({ text: { text, language } }: { readonly text: CutText }) {
  if (language === 'sparql' || text === '' || text === '{}') return null;
  return <code class="asked">{cut(codeLine(text), MAX_ASKED_LENGTH)}</code>;
}

function formatAmount({ rows, size }: ShownCall): string {
  if (rows !== null) return counted(rows, 'row');
  return size === null ? 'no output' : counted(size, 'character');
}

function CallText({ name, text: { text, language, leftOut } }: { readonly name: string; readonly text: CutText }) {
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
