import type { ComparedSteps, ShownBase, ShownReference, TextDiff } from '../../core/show/question.js';
import { pairLines } from '../../core/text/line-diff.js';
import { whyText } from '../cause-sentences.js';
import type { Sides } from '../show/diff.js';
import { Words } from './blocks.js';
import { DiffView, TextView } from './diff.js';
import { TableView } from './table.js';

interface StepProps {
  readonly reference: ShownReference;
  readonly of: number;
  readonly asked: TextDiff | null;
  readonly base: ShownBase | null;
}

/** A scored reference step beside the call that matched it, or that explains its miss. */
export function Step({ reference, of, asked, base }: StepProps) {
  const { compared, name, why, call } = reference;
  const shown = compared?.call;
  return (
    <section class="step">
      <h4>
        {of > 1 ? placeText(reference) : 'Reference step'}: <code>{name}</code>{' '}
        {why ? <span class="bad">missed</span> : <span class="good">matched by step {call}</span>}
        {why && shown && <span class="soft">closest: step {shown.number} of this run</span>}
        {why && base && <BaseMatch reference={reference} base={base} />}
      </h4>
      {why && of > 1 && (
        <p class="counts">
          <Words text={whyText({ ...why, status: 'success' })} />
        </p>
      )}
      {compared && <Compared compared={compared} isMissed={why !== null} />}
      {asked && base && shown && <Asked asked={asked} label={base.label} />}
    </section>
  );
}

/** The step of the other run that matched: a lookup before its last step can match by chance. */
function BaseMatch({ reference, base }: { readonly reference: ShownReference; readonly base: ShownBase }) {
  const same = base.references.find(({ group, step }) => group === reference.group && step === reference.step);
  if (!same || same.why || same.call === null) return null;
  return (
    <span class="soft">
      <code>{base.label}</code>: matched by step {same.call} of {base.callCounts.all}
    </span>
  );
}

/** Which reference step of several it is. */
export function placeText({ group, step }: ShownReference): string {
  return `Reference step ${group + 1}.${step + 1}`;
}

function Compared({ compared, isMissed }: { readonly compared: ComparedSteps; readonly isMissed: boolean }) {
  const { args, argsOf, output, call, name } = compared;
  const sides = { left: 'reference', right: callName(call, name) };
  const what = args.language === 'sparql' ? 'Query' : 'Arguments';
  const query = argsOf === 'both' ? <DiffView diff={args} sides={sides} /> : <TextView diff={args} />;
  const result = output && <Output output={output} sides={sides} isAlone={call === null} />;
  if (isMissed) {
    const asked = (
      <>
        <h5>{`${what}${WHOSE[argsOf]}`}</h5>
        {query}
      </>
    );
    return isQueryFirst(compared) ? [asked, result] : [result, asked];
  }
  return (
    <details class="fold">
      <summary>{what} and result</summary>
      {query}
      {result}
    </details>
  );
}

/** Lines of a query that leave room for the result below it on the first screen. */
const SHORT_QUERY = 15;

/** Two queries often say best what went wrong: an empty result says less, and so does a query alone. */
function isQueryFirst({ args, argsOf, output }: ComparedSteps): boolean {
  const isEmpty = output?.kind === 'tables' && output.tables.actual?.total === 0;
  return argsOf === 'both' && (isEmpty || pairLines(args.lines).length <= SHORT_QUERY);
}

const WHOSE = { both: '', reference: ' of the reference', call: ' (the reference has none)' } as const;

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
