import type { AnswerClaims, AnswerTexts } from '../../core/show/question.js';
import { score } from '../numbers.js';

/** What the agent said beside what it should have said, and the judge's claims. */
export function Answer({ answer, base }: { readonly answer: AnswerTexts; readonly base: AnswerTexts | null }) {
  const { actual, reference, claims, reason, figures } = answer;
  if (actual === null && reference === null) return null;
  const figureTexts = Object.entries(figures).map(([name, value]) => `${name.replaceAll('_', ' ')} ${score(value)}`);
  return (
    <section class="answer">
      <h4>Answer</h4>
      <dl class="texts">
        <Said name="This run" text={actual} />
        {base?.actual != null && base.actual !== actual && <Said name="Base run" text={base.actual} />}
        <Said name="Reference" text={reference} />
      </dl>
      {figureTexts.length > 0 && <p class="counts">{figureTexts.join(' · ')}</p>}
      {claims && <Claims claims={claims} />}
      {reason && <p class="counts">Judge: {reason}</p>}
    </section>
  );
}

/** Characters of an answer that are shown. */
const LONGEST = 4_000;

function Said({ name, text }: { readonly name: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}</dd>
    </>
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
