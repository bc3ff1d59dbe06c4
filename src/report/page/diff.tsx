import type { CorpusChange, EditedQuestion } from '../../core/comparison/corpus-change.js';
import type { ComparedSteps } from '../../core/show/entry.js';
import type { EditedPart } from '../../core/show/run-entries.js';
import type { TextDiff } from '../../core/show/texts.js';
import { MAX_DETAILED, MAX_LINE_TEXT, MAX_TEXT } from '../../core/shown.js';
import { signedLine } from '../../core/steps/shown.js';
import { diffWords, type HiddenLines, type LinePair, type Piece, pairLines } from '../../core/text/diff.js';
import { counted, whole } from '../../core/text/numerals.js';
import { everyText } from '../../core/text/values.js';
import { type Content, html } from '../html/jsx-runtime.js';
import { allowedText, leftOutText, linesWithError, type Sides } from '../show/diff.js';
import { questionAnchor } from '../words/blocks.js';
import { editScores } from '../words/edits.js';
import { codeLine, cut, printable } from '../words/text.js';
import { Lines } from './blocks.js';

/** Two texts side by side; one below the other on narrow screens. */
export function DiffView({ diff, sides }: { readonly diff: TextDiff; readonly sides: Sides }) {
  const { language, leftOut, allowed } = diff;
  return (
    <div class="diff">
      <div class="pair heads">
        <div>
          <span class="minus">−</span> {sides.left}
        </div>
        <div>
          <span class="plus">+</span> {sides.right}
        </div>
      </div>
      {pairLines(linesWithError(diff)).map((pair) =>
        'lines' in pair ? <Rest line={pair} /> : renderPair(pair, language),
      )}
      {allowed && <div class="rest">… {allowedText(allowed)}</div>}
      {leftOut > 0 && <div class="rest">… {leftOutText(leftOut)}</div>}
    </div>
  );
}

export function TextView({ diff }: { readonly diff: TextDiff }) {
  const { lines, language, leftOut } = diff;
  return (
    <div class="diff alone">
      {lines.map((line) =>
        'left' in line ? (
          <div class="line">
            <Code text={line.left} language={language} />
          </div>
        ) : (
          'lines' in line && <Rest line={line} />
        ),
      )}
      {leftOut > 0 && <div class="rest">… {counted(leftOut, 'further character')}</div>}
    </div>
  );
}

/** Which parts of a step differ: its arguments from the reference or from the base run, or its output. */
export function differingParts(compared: ComparedSteps | null | undefined, asked: TextDiff | null | undefined) {
  const hasLines = (diff: TextDiff | null | undefined, ...kinds: readonly string[]) =>
    diff?.lines.some(({ kind }) => kinds.includes(kind)) ?? false;
  const output = compared?.output;
  const tables = output?.kind === 'tables' ? output.tables : null;
  const differingRows = (tables?.reference.different ?? 0) + (tables?.actual?.different ?? 0);
  return {
    // Further arguments seldom explain a miss.
    reference: hasLines(compared?.args, 'removed'),
    base: hasLines(asked, 'removed', 'added'),
    output: output?.kind === 'text' ? hasLines(output, 'removed', 'added') : differingRows > 0,
  };
}

/** The rules of single paths, which the reference has instead of values. */
export function ExpectedRules({ rules }: { readonly rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <figure>
      <figcaption>Rules of single paths</figcaption>
      <Lines texts={rules.map((rule) => cut(codeLine(rule), MAX_LINE_TEXT))} noun="rule" />
    </figure>
  );
}

function Rest({ line }: { readonly line: HiddenLines }) {
  return <div class="rest">… {counted(line.lines, line.kind === 'gap' ? 'equal line' : 'more line')}</div>;
}

/** The classes of both sides of a line; equal lines are shown once on narrow screens. */
const CLASSES = {
  same: ['line', 'line twin'],
  alike: ['line', 'line'],
  changed: ['line del', 'line ins'],
} as const;

function renderPair(pair: LinePair, language: Language) {
  const [minus, plus] = CLASSES[pair.kind];
  const { left, right } = pair.kind === 'changed' ? markWords(pair) : pair;
  return (
    <div class="pair">
      <div class={left === null ? 'line none' : minus}>{left !== null && <Code text={left} language={language} />}</div>
      <div class={right === null ? 'line none' : plus}>
        {right !== null && <Code text={right} language={language} />}
      </div>
    </div>
  );
}

function markWords(pair: LinePair) {
  const left = pair.left && signedLine(pair.left);
  const right = pair.right && signedLine(pair.right);
  return (left !== null && right !== null && diffWords(left, right)) || { left, right };
}

const TOKENS = {
  sparql:
    /(?:#[^\n]*)|(?:"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|(?:<[^<>\s]*>)|(?:[?$][\p{L}\p{N}_]+)|(?:\b(?:PREFIX|BASE|SELECT|DISTINCT|REDUCED|ASK|CONSTRUCT|DESCRIBE|FROM|WHERE|FILTER|OPTIONAL|UNION|MINUS|GRAPH|SERVICE|BIND|AS|VALUES|GROUP|ORDER|BY|ASC|DESC|HAVING|LIMIT|OFFSET|NOT|IN|EXISTS|COUNT|SUM|MIN|MAX|AVG|SAMPLE)\b)/gu,
  json: /(?:"(?:[^"\\\n]|\\.)*"?)|(?:\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
} as const;

type Language = keyof typeof TOKENS | 'text';

/** The colour class of a token by its first character; other tokens have the colour of keywords. */
const COLOURS: Readonly<Record<string, string>> = { '#': 'c', '"': 's', "'": 's', '<': 'i', '?': 'v', $: 'v' };

function colourTokens(text: string, language: Language): Content {
  if (language === 'text' || text.length > MAX_TEXT) return text;
  const parts: Content[] = [];
  let end = 0;
  for (const { 0: token, index } of text.matchAll(TOKENS[language])) {
    parts.push(text.slice(end, index));
    end = index + token.length;
    const colour = COLOURS[token.charAt(0)] ?? 'k';
    const isKey = language === 'json' && colour === 's' && /^ ?:/.test(text.slice(end, end + 2));
    parts.push(<i class={isKey ? 'p' : colour}>{token}</i>);
  }
  return [...parts, text.slice(end)];
}

/** A text with coloured tokens and marked changes. */
export function Code({ text, language }: { readonly text: string | readonly Piece[]; readonly language: Language }) {
  if (typeof text === 'string') return colourTokens(text, language);
  return text.map((piece) => {
    const tokens = colourTokens(piece.text, language);
    return piece.isChanged ? <b>{tokens}</b> : tokens;
  });
}

/** Reads what an edit changed; empty if a run does not hold the question. */
export type ReadEdit = (id: string) => Promise<readonly EditedPart[]>;

/** The edited questions of a comparison, and the names of both runs. */
export interface EditSection {
  readonly change: CorpusChange;
  readonly label: string;
  readonly thisRun: string;
  readonly readEdit: ReadEdit;
}

/** Renders the edited questions piece by piece, with the differences of both references. Edits that favour this run are first. */
export async function* editPieces({ change, label, thisRun, readEdit }: EditSection): AsyncGenerator<string> {
  const shown = change.questions.slice(0, MAX_DETAILED);
  if (shown.length === 0) return;
  const heading = (
    <h2>
      Edited questions <span class="count">{whole(change.questions.length)}</span>
    </h2>
  );
  yield `<section id="edits">${html(heading)}`;
  for (const edit of shown) {
    const parts = edit.isEdited ? everyText(await readEdit(edit.head.id), printable) : [];
    yield html(renderEdit(edit, parts, label, thisRun));
  }
  const rest = change.questions.length - shown.length;
  if (rest > 0) yield html(<p class="note">{counted(rest, 'more edited question')} in comparison.yaml.</p>);
  yield '</section>';
}

function renderEdit(edit: EditedQuestion, parts: readonly EditedPart[], label: string, thisRun: string) {
  const { head } = edit;
  const isToCheck = edit.favoursHead || edit.raisesHead;
  const [before, after, headBefore, now] = editScores(edit);
  const text = printable(cut(head.text ?? head.id, MAX_LINE_TEXT));
  return (
    <details class="edit" open={isToCheck}>
      <summary>
        {isToCheck && '⚠️ '}
        {text}
      </summary>
      <p>
        {label} before {before}, now {after}; {thisRun} before {headBefore}, now {now}.{' '}
        {isToCheck && <strong>Check this edit. </strong>}
        <a href={`#${questionAnchor(head.id)}`}>{printable(head.id)}</a>
      </p>
      {parts.map(({ title, diff }) => (
        <>
          <h4>{title}</h4>
          <DiffView diff={diff} sides={{ left: `${label}'s reference`, right: `${thisRun}'s reference` }} />
        </>
      ))}
    </details>
  );
}
