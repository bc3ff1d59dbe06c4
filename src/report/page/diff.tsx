import type { CorpusChange, EditedQuestion } from '../../core/comparison/corpus-change.js';
import type { ComparedSteps, TextDiff } from '../../core/show/question.js';
import type { EditedPart } from '../../core/show/run-entries.js';
import { MAX_DETAILED, MAX_LINE_TEXT, MAX_TEXT } from '../../core/shown.js';
import { signedLine } from '../../core/steps/shown.js';
import { diffWords, type HiddenLines, type LinePair, type Piece, pairLines } from '../../core/text/diff.js';
import { counted, whole } from '../../core/text/numerals.js';
import { everyText } from '../../core/text/values.js';
import { html } from '../html/jsx-runtime.js';
import { allowedText, leftOutText, linesWithError, type Sides } from '../show/diff.js';
import { questionAnchor } from '../words/blocks.js';
import { editScores } from '../words/edits.js';
import { codeLine, cut, printable } from '../words/text.js';
import { Lines } from './blocks.js';

type Line = string | readonly Piece[];

/** Two lines side by side; null on a side without a line. */
interface Pair {
  readonly kind: LinePair['kind'];
  readonly left: Line | null;
  readonly right: Line | null;
}

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
        'lines' in pair ? <Rest line={pair} /> : <PairLine pair={markWords(pair)} language={language} />,
      )}
      {allowed && <div class="rest">… {allowedText(allowed)}</div>}
      {leftOut > 0 && <div class="rest">… {leftOutText(leftOut)}</div>}
    </div>
  );
}

/** One text without a comparison. */
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

function PairLine({ pair, language }: { readonly pair: Pair; readonly language: Language }) {
  const { kind, left, right } = pair;
  const [minus, plus] = CLASSES[kind];
  return (
    <div class="pair">
      <div class={left === null ? 'line none' : minus}>{left !== null && <Code text={left} language={language} />}</div>
      <div class={right === null ? 'line none' : plus}>
        {right !== null && <Code text={right} language={language} />}
      </div>
    </div>
  );
}

function markWords(pair: LinePair): Pair {
  const { kind } = pair;
  if (kind !== 'changed') return pair;
  const [left, right] = [pair.left, pair.right].map((line) => line && signedLine(line)) as [
    string | null,
    string | null,
  ];
  const words = left !== null && right !== null ? diffWords(left, right) : null;
  return { kind, left: words?.left ?? left, right: words?.right ?? right };
}

const TOKENS = {
  sparql:
    /(?:#[^\n]*)|(?:"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|(?:<[^<>\s]*>)|(?:[?$][\p{L}\p{N}_]+)|(?:\b(?:PREFIX|BASE|SELECT|DISTINCT|REDUCED|ASK|CONSTRUCT|DESCRIBE|FROM|WHERE|FILTER|OPTIONAL|UNION|MINUS|GRAPH|SERVICE|BIND|AS|VALUES|GROUP|ORDER|BY|ASC|DESC|HAVING|LIMIT|OFFSET|NOT|IN|EXISTS|COUNT|SUM|MIN|MAX|AVG|SAMPLE)\b)/gu,
  json: /(?:"(?:[^"\\\n]|\\.)*"?)|(?:\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
} as const;

type Language = keyof typeof TOKENS | 'text';

/** The colour class of a token by its first character; other tokens have the colour of keywords. */
const COLOURS: Readonly<Record<string, string>> = { '#': 'c', '"': 's', "'": 's', '<': 'i', '?': 'v', $: 'v' };

interface Token {
  readonly text: string;
  /** Colour class; empty: no colour. */
  readonly colour: string;
}

function tokenize(text: string, language: Language): Token[] {
  if (language === 'text' || text.length > MAX_TEXT) return [{ text, colour: '' }];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS[language])) {
    if (match.index > end) tokens.push({ text: text.slice(end, match.index), colour: '' });
    end = match.index + match[0].length;
    const colour = COLOURS[match[0][0] as string] ?? 'k';
    const isKey = language === 'json' && colour === 's' && /^ ?:/.test(text.slice(end, end + 2));
    tokens.push({ text: match[0], colour: isKey ? 'p' : colour });
  }
  return end < text.length ? [...tokens, { text: text.slice(end), colour: '' }] : tokens;
}

/** A text with coloured tokens and marked changes. */
export function Code({ text, language }: { readonly text: string | readonly Piece[]; readonly language: Language }) {
  if (typeof text === 'string') return <>{tokenize(text, language).map(renderToken)}</>;
  return (
    <>
      {text.map(({ text: part, isChanged }) => {
        const tokens = tokenize(part, language).map(renderToken);
        return isChanged ? <b>{tokens}</b> : tokens;
      })}
    </>
  );
}

function renderToken({ text, colour }: Token) {
  return colour === '' ? text : <i class={colour}>{text}</i>;
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
    yield html(<Edit edit={edit} parts={parts} label={label} thisRun={thisRun} />);
  }
  const rest = change.questions.length - shown.length;
  if (rest > 0) yield html(<p class="note">{counted(rest, 'more edited question')} in comparison.yaml.</p>);
  yield '</section>';
}

interface EditProps {
  readonly edit: EditedQuestion;
  readonly parts: readonly EditedPart[];
  readonly label: string;
  readonly thisRun: string;
}

function Edit({ edit, parts, label, thisRun }: EditProps) {
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
