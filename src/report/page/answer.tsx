import type { AnswerClaims, AnswerTexts } from '../../core/show/question.js';
import { MAX_TEXT } from '../../core/shown.js';
import type { Content } from '../html/jsx-runtime.js';
import { answerFigures, answerNotes, CLAIM_KINDS } from '../words/judging.js';
import { cut } from '../words/text.js';
import { Panel } from './step.js';

interface AnswersProps {
  readonly answer: AnswerTexts;
  /** The answer of another run, with the name of that run. */
  readonly base: (AnswerTexts & { readonly label: string }) | null;
}

/**
 * Shows the beginning and end of the answers, because an answer can be right although its steps missed. Notes that an
 * answer agrees with that of another run if the texts are equal or both are judged right.
 */
export function Gist({ answer, base, isMissed }: AnswersProps & { readonly isMissed: boolean }) {
  const isRight = base !== null && [answer, base].every(({ figures }) => figures.answer_f1 === 1);
  const isSame = isSameText(answer, base);
  const isAgreeing = isSame || isRight;
  const isShown = isMissed && answer.actual !== null;
  if (!isAgreeing && !isShown) return null;
  return (
    <div class="gist">
      {isShown && <Edges name="This run" text={answer.actual} />}
      {isShown && !isSame && <Edges name={base?.label ?? ''} text={base?.actual ?? null} />}
      {isAgreeing && (
        <p>
          {isRight ? 'The answer is judged right, as in ' : 'The answer is the same as in '}
          <code>{base?.label}</code>'s run.
        </p>
      )}
    </div>
  );
}

/** Length of the shown beginning of an answer, and of its end, which often contains the conclusion. */
const EDGE_LENGTH = 120;

/** The beginning and end of an answer. */
export function Edges({ name, text }: { readonly name: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p class="edge">
      <span class="soft">{name} answered:</span> {cutMiddle(withListLines(text))}
    </p>
  );
}

/** A partial word or half a surrogate pair at the start of the shown end, which is removed. */
const PARTIAL_START = /^(?:\S{0,40}\s|[\udc00-\udfff])/;

function cutMiddle(text: string): string {
  return text.length <= 2 * EDGE_LENGTH
    ? text
    : `${cut(text, EDGE_LENGTH)} ${text.slice(-EDGE_LENGTH).replace(PARTIAL_START, '')}`;
}

/** The answer next to the reference answer, and the judge's claims. `isScored`: whether the question has a steps score. */
export function Answer({ answer, base, isScored }: AnswersProps & { readonly isScored: boolean }) {
  const { actual, reference, claims, reason, figures } = answer;
  const notes = answerNotes(answer.texts);
  if (actual === null && reference === null) return null;
  const figureTexts = answerFigures(figures);
  const isSame = isSameText(answer, base);
  const isJudged = figureTexts.length + notes.length > 0 || claims !== null;
  return (
    <Panel kind="answer" title="Answers">
      {isScored && !isJudged && <p class="counts">Not judged; the score is that of the steps.</p>}
      <div class="texts">
        <AnswerBox name={isSame ? `This run and ${base?.label}` : 'This run'} text={actual} />
        {!isSame && <AnswerBox name={base?.label ?? ''} text={base?.actual ?? null} />}
        <AnswerBox name="Reference" text={reference} />
      </div>
      {figureTexts.length > 0 && <p class="counts">{figureTexts.join(' · ')}</p>}
      {notes.map((note) => (
        <p class="counts">{note}</p>
      ))}
      {claims && <Claims claims={claims} />}
      {reason && <p class="counts">Judge: {reason}</p>}
    </Panel>
  );
}

function isSameText({ actual }: AnswerTexts, base: AnswerTexts | null): boolean {
  return (
    actual !== null &&
    base !== null &&
    base.actual !== null &&
    withoutFormatting(base.actual) === withoutFormatting(actual)
  );
}

/** A text without line breaks and without marks for bold and code. */
export function withoutFormatting(text: string): string {
  return withoutMarks(text).replace(/\s+/g, ' ');
}

/** A text in one line, but for the items of its lists. */
function withListLines(text: string): string {
  const lines = withoutMarks(text).split('\n');
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .reduce((all, line) => `${all}${/^(?:[-*•]|\d{1,3}[.)]) /.test(line) ? '\n' : ' '}${line}`)
    .trim();
}

function withoutMarks(text: string): string {
  return text.replace(/\*\*|`/g, '').trim();
}

/** A whole answer. */
export function AnswerBox({ name, text }: { readonly name: string; readonly text: string | null }) {
  if (text === null) return null;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="said" tabIndex={0}>
        <MarkdownText text={text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text} />
      </div>
    </figure>
  );
}

/** The parts of the reference answer that an answer has and lacks. */
export function Claims({ claims }: { readonly claims: AnswerClaims }) {
  return (
    <ul class="claims">
      {CLAIM_KINDS.flatMap(({ kind, mark, words }) =>
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

/** Markdown for bold text and for code. */
const MARKUP =
  /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]{0,500}[^\s*])\*\*(?![\p{L}\p{N}*])|(?<!`)`([^`\n]{1,500})`(?!`)/gu;

/**
 * The text of an answer. Agents write Markdown: bold text and code become elements, all other text stays unchanged and
 * is escaped.
 */
function MarkdownText({ text }: { readonly text: string }) {
  const parts: Content[] = [];
  let end = 0;
  for (const { 0: match, 1: stressedText, 2: name, index } of text.matchAll(MARKUP)) {
    parts.push(
      text.slice(end, index),
      stressedText === undefined ? <code>{name}</code> : <Stressed text={stressedText} />,
    );
    end = index + match.length;
  }
  return <>{[...parts, text.slice(end)]}</>;
}

function Stressed({ text }: { readonly text: string }) {
  return (
    <strong>
      <MarkdownText text={text} />
    </strong>
  );
}
