import type { CutText, ShownAnswer, ShownCall } from '../../core/show/question.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { codeLine, cut } from '../text.js';
import { Code } from './code.js';

/** Seconds since the first step that are worth a word. */
const SHORTEST = 0.05;

type ListedCalls = Pick<ShownAnswer, 'calls' | 'callCounts'>;

const ROLES = { matched: 'matched the reference', explained: 'explained above' } as const;

/** The tool calls of an answer in their order; each opens to what it was given and what it gave. */
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
          <li class={classOf(call)}>
            <Call call={call} />
          </li>
        ))}
      </ol>
      <Further count={all - calls.length} />
    </div>
  );
}

function classOf({ role, rule }: ShownCall): string | undefined {
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
      <span class="amount">{isFailed ? <em class="bad">{status}</em> : amountOf(call)}</span>
      {seconds !== null && seconds >= SHORTEST && <span class="time">after {fixed(seconds, 1)} s</span>}
      {role && <span class={`role ${role}`}>{ROLES[role]}</span>}
      {rule && <span class="role broke">broke a rule</span>}
      {texts && <Asked text={texts.args} />}
      {error && <span class="error">{error}</span>}
    </>
  );
}

/** Characters of arguments beside the name of a step. */
const LONGEST_ASKED = 160;

/** What a step was asked, in one line; a query, which is too long for that, stands in its details. */
function Asked({ text: { text, language } }: { readonly text: CutText }) {
  if (language === 'sparql' || text === '' || text === '{}') return null;
  return <code class="asked">{cut(codeLine(text), LONGEST_ASKED)}</code>;
}

function amountOf({ rows, size }: ShownCall): string {
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
