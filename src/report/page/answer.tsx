import type { AnswerClaims, AnswerTexts } from '../../core/show/entry.js';
import { MAX_TEXT } from '../../core/shown.js';
import type { Content } from '../html/jsx-runtime.js';
import { answerFigures, answerNotes, CLAIM_KINDS } from '../words/judging.js';
import { cut } from '../words/text.js';
import { Panel } from './step.js';

/** The answer of another run, with the name of that run. */
type BaseAnswer = (AnswerTexts & { readonly label: string }) | null;

/**
 * Shows the beginning and end of the answers, because an answer can be right although its steps missed. Notes that an
 * answer agrees with that of another run if the texts are equal or both are judged right.
 */
export function renderGist(answer: AnswerTexts, base: BaseAnswer, isMissed: boolean) {
  const isRight = base !== null && [answer, base].every(({ figures }) => figures.answer_f1 === 1);
  const isSame = isSameText(answer, base);
  const isAgreeing = isSame || isRight;
  const isShown = isMissed && answer.actual !== null;
  if (!isAgreeing && !isShown) return null;
  return (
    <div class="gist">
      {isShown && renderEdges('This run', answer.actual)}
      {isShown && !isSame && renderEdges(base?.label ?? '', base?.actual ?? null)}
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

export function renderEdges(name: string, text: string | null) {
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
  if (text.length <= 2 * EDGE_LENGTH) return text;
  return `${cut(text, EDGE_LENGTH)} ${text.slice(-EDGE_LENGTH).replace(PARTIAL_START, '')}`;
}

/** The answer next to the reference answer, and the judge's claims. `isScored`: whether the question has a steps score. */
export function renderAnswers(answer: AnswerTexts, base: BaseAnswer, isScored: boolean) {
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
        {answerBox(isSame ? `This run and ${base?.label}` : 'This run', actual)}
        {!isSame && answerBox(base?.label ?? '', base?.actual ?? null)}
        {answerBox('Reference', reference)}
      </div>
      {figureTexts.length > 0 && <p class="counts">{figureTexts.join(' · ')}</p>}
      {notes.map((note) => (
        <p class="counts">{note}</p>
      ))}
      {claims && renderClaims(claims)}
      {reason && <p class="counts">Judge: {reason}</p>}
    </Panel>
  );
}

function isSameText({ actual }: AnswerTexts, base: BaseAnswer): boolean {
  const baseText = base?.actual ?? null;
  return actual !== null && baseText !== null && withoutFormatting(baseText) === withoutFormatting(actual);
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

export function answerBox(name: string, text: string | null) {
  if (text === null) return null;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div class="said" tabIndex={0}>
        {renderMarkdown(text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)}
      </div>
    </figure>
  );
}

/** The parts of the reference answer that an answer has and lacks. */
export function renderClaims(claims: AnswerClaims) {
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

const MARKUP =
  /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]{0,500}[^\s*])\*\*(?![\p{L}\p{N}*])|(?<!`)`([^`\n]{1,500})`(?!`)/gu;

/** The text of an answer: bold text and code of Markdown become elements, all other text stays unchanged and is escaped. */
function renderMarkdown(text: string): Content {
  const parts: Content[] = [];
  let end = 0;
  for (const { 0: match, 1: stressed, 2: name, index } of text.matchAll(MARKUP)) {
    const element = stressed === undefined ? <code>{name}</code> : <strong>{renderMarkdown(stressed)}</strong>;
    parts.push(text.slice(end, index), element);
    end = index + match.length;
  }
  return [...parts, text.slice(end)];
}
