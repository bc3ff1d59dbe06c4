import type { CutText, ShownCall } from '../../core/show/question.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import { Code } from './code.js';

const ROLES = { matched: 'matched the reference', explained: 'explained above' } as const;

/** All tool calls of an answer in their order; each opens to what it was given and what it gave. */
export function Calls({ calls, label }: { readonly calls: readonly ShownCall[]; readonly label: string }) {
  if (calls.length === 0) return <p class="counts">{label}: no step is recorded</p>;
  return (
    <div class="calls">
      <p class="counts">
        {label}: {counted(calls.length, 'step')}
        {failedText(calls)}
      </p>
      <ol>
        {calls.map((call) => (
          <li class={call.role ?? undefined}>
            <Call call={call} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function failedText(calls: readonly ShownCall[]): string {
  const failed = calls.filter(({ status }) => status !== 'success').length;
  return failed === 0 ? '' : `, ${whole(failed)} failed`;
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
  const { name, status, role, error, seconds } = call;
  const isFailed = status !== 'success';
  return (
    <>
      <code>{name}</code>
      <span class="amount">{isFailed ? <em class="bad">{status}</em> : amountOf(call)}</span>
      {seconds !== null && <span class="time">{fixed(seconds, 1)} s</span>}
      {role && <span class={`role ${role}`}>{ROLES[role]}</span>}
      {error && <span class="error">{error}</span>}
    </>
  );
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
        {leftOut > 0 && <span class="rest">{`\n… ${whole(leftOut)} further characters`}</span>}
      </pre>
    </figure>
  );
}
