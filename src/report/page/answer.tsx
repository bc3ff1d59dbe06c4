import type { AnswerClaims, AnswerTexts } from '../../core/show/question.js';
import { score } from '../numbers.js';
import { SaidText } from './said-text.js';

interface AnswerProps {
  readonly answer: AnswerTexts;
  /** The answer of another run, and what that run is called. */
  readonly base: (AnswerTexts & { readonly label: string }) | null;
}

/** What the agent said beside what it should have said, and the judge's claims. */
export function Answer({ answer, base }: AnswerProps) {
  const { actual, reference, claims, reason, figures } = answer;
  if (actual === null && reference === null) return null;
  const figureTexts = Object.entries(figures).map(([name, value]) => `${name.replaceAll('_', ' ')} ${score(value)}`);
  const isSame = actual !== null && base?.actual != null && bare(base.actual) === bare(actual);
  return (
    <section class="answer">
      <h4>Answer</h4>
      {isSame && (
        <p class="note">
          The answer is the same as in <code>{base.label}</code>'s run.
        </p>
      )}
      <div class="texts">
        <Said name="This run" text={actual} />
        {!isSame && <Said name={base?.label ?? ''} text={base?.actual ?? null} />}
        <Said name="Reference" text={reference} />
      </div>
      {figureTexts.length > 0 && <p class="counts">{figureTexts.join(' · ')}</p>}
      {claims && <Claims claims={claims} />}
      {reason && <p class="counts">Judge: {reason}</p>}
    </section>
  );
}

/** A text but for how its lines are broken. */
function bare(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Characters of an answer that are shown. */
const LONGEST = 4_000;

function Said({ name, text }: { readonly name: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="said" tabIndex={0}>
        <SaidText text={text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text} />
      </div>
    </figure>
  );
}

const CLAIMS = [
  ['found', '✓', 'Found in the answer'],
  ['missed', '−', 'Missed'],
  ['wrong', '+', 'Not in the reference'],
] as const;

function Claims({ claims }: { readonly claims: AnswerClaims }) {
  return (
    <ul class="claims">
      {CLAIMS.flatMap(([kind, mark, words]) =>
        claims[kind].map((claim) => (
          <li class={kind}>
            <span class="mark">{mark}</span>
            <span class="sr">{words}: </span>
            {claim}
          </li>
        )),
      )}
    </ul>
  );
}
