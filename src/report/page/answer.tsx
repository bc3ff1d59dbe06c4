import type { AnswerClaims, AnswerTexts } from '../../core/show/question.js';
import type { Content } from '../html/jsx-runtime.js';
import { score } from '../words/numbers.js';
import { cut } from '../words/text.js';

interface AnswersProps {
  readonly answer: AnswerTexts;
  /** The answer of another run, and what that run is called. */
  readonly base: (AnswerTexts & { readonly label: string }) | null;
}

/**
 * How the answers begin and end, above all that says why the steps missed: steps can miss though the answer is right. Says that an answer
 * agrees with that of another run, where that is certain.
 */
export function Gist({ answer, base, isMissed }: AnswersProps & { readonly isMissed: boolean }) {
  const isRight = base !== null && [answer, base].every(({ figures }) => figures.answer_f1 === 1);
  const isSame = isSameText(answer, base);
  const agrees = isSame || isRight;
  const isShown = isMissed && answer.actual !== null;
  if (!agrees && !isShown) return null;
  return (
    <div class="note gist">
      {agrees && (
        <p>
          {isRight ? 'The answer is judged right, as in ' : 'The answer is the same as in '}
          <code>{base?.label}</code>'s run.
        </p>
      )}
      {isShown && <Edges name="This run" text={answer.actual} />}
      {isShown && !isSame && <Edges name={base?.label ?? ''} text={base?.actual ?? null} />}
    </div>
  );
}

/** Characters of the beginning of an answer, and of its end, which often has the conclusion. */
const EDGE = 120;

function Edges({ name, text }: { readonly name: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p>
      <span class="soft">{name} answered:</span> {withoutMiddle(bare(text))}
    </p>
  );
}

/** Neither half of a word begins the end, nor half of a character. */
const PART = /^(?:\S{0,40}\s|[\udc00-\udfff])/;

function withoutMiddle(text: string): string {
  return text.length <= 2 * EDGE ? text : `${cut(text, EDGE)} ${text.slice(-EDGE).replace(PART, '')}`;
}

interface AnswerProps extends AnswersProps {
  /** The question has a score, which is that of its steps. */
  readonly isScored: boolean;
}

/** What the agent said beside what it should have said, and the judge's claims. */
export function Answer({ answer, base, isScored }: AnswerProps) {
  const { actual, reference, claims, reason, figures } = answer;
  if (actual === null && reference === null) return null;
  const figureTexts = Object.entries(figures).map(([name, value]) => `${name.replaceAll('_', ' ')} ${score(value)}`);
  const isSame = isSameText(answer, base);
  const isJudged = figureTexts.length > 0 || claims !== null;
  return (
    <section class="answer">
      <h4>Answer{isScored && !isJudged && <span>not judged; the score is that of the steps</span>}</h4>
      <div class="texts">
        <Said name={isSame ? `This run and ${base?.label}` : 'This run'} text={actual} />
        {!isSame && <Said name={base?.label ?? ''} text={base?.actual ?? null} />}
        <Said name="Reference" text={reference} />
      </div>
      {figureTexts.length > 0 && <p class="counts">{figureTexts.join(' · ')}</p>}
      {claims && <Claims claims={claims} />}
      {reason && <p class="counts">Judge: {reason}</p>}
    </section>
  );
}

function isSameText({ actual }: AnswerTexts, base: AnswerTexts | null): boolean {
  return actual !== null && base !== null && base.actual !== null && bare(base.actual) === bare(actual);
}

/** A text but for how its lines are broken, and which words are bold or code. */
function bare(text: string): string {
  return text
    .replace(/\*\*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Characters of an answer that are shown. */
const MAX_LENGTH = 4_000;

function Said({ name, text }: { readonly name: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="said" tabIndex={0}>
        <SaidText text={text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text} />
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

/** Stressed words, and names in code. */
const MARKED =
  /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]{0,500}[^\s*])\*\*(?![\p{L}\p{N}*])|(?<!`)`([^`\n]{1,500})`(?!`)/gu;

/**
 * An answer. Agents write Markdown: its most frequent marks become what they stand for; all else stays as it is written, and
 * nothing becomes HTML.
 */
function SaidText({ text }: { readonly text: string }) {
  const parts: Content[] = [];
  let end = 0;
  for (const { 0: whole, 1: stressed, 2: name, index } of text.matchAll(MARKED)) {
    parts.push(text.slice(end, index), stressed === undefined ? <code>{name}</code> : <Stressed text={stressed} />);
    end = index + whole.length;
  }
  return <>{[...parts, text.slice(end)]}</>;
}

function Stressed({ text }: { readonly text: string }) {
  return (
    <strong>
      <SaidText text={text} />
    </strong>
  );
}
