import type { TextDiff } from '../../core/show/question.js';
import { signedLine } from '../../core/text/blanks.js';
import { diffWords, type HiddenLines, type LinePair, type Piece, pairLines } from '../../core/text/diff.js';
import { counted } from '../../core/text/numerals.js';
import type { Sides } from '../show/diff.js';

type Line = string | readonly Piece[];

/** Lines that stand beside each other; a side that has none is null. */
interface Pair {
  readonly kind: LinePair['kind'];
  readonly left: Line | null;
  readonly right: Line | null;
}

/** Two texts beside each other; below each other where there is no room. */
export function DiffView({ diff, sides }: { readonly diff: TextDiff; readonly sides: Sides }) {
  const { lines, language, leftOut } = diff;
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
      {pairLines(lines).map((pair) =>
        'lines' in pair ? <Rest line={pair} /> : <PairLine pair={wordPair(pair)} language={language} />,
      )}
      {leftOut > 0 && (
        <div class="rest">
          … {counted(leftOut, 'further character')} {leftOut === 1 ? 'was' : 'were'} not compared
        </div>
      )}
    </div>
  );
}

/** One text alone. */
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

function Rest({ line }: { readonly line: HiddenLines }) {
  return <div class="rest">… {counted(line.lines, line.kind === 'gap' ? 'equal line' : 'more line')}</div>;
}

function PairLine({ pair, language }: { readonly pair: Pair; readonly language: Language }) {
  const { kind, left, right } = pair;
  if (kind === 'same') {
    return (
      <div class="pair">
        <div class="line">{left !== null && <Code text={left} language={language} />}</div>
        <div class="line twin">{right !== null && <Code text={right} language={language} />}</div>
      </div>
    );
  }
  const [minus, plus] = kind === 'alike' ? ['line', 'line'] : ['line del', 'line ins'];
  return (
    <div class="pair">
      <div class={left === null ? 'line none' : minus}>{left !== null && <Code text={left} language={language} />}</div>
      <div class={right === null ? 'line none' : plus}>
        {right !== null && <Code text={right} language={language} />}
      </div>
    </div>
  );
}

/** Of changed lines the words that differ are marked. */
function wordPair(pair: LinePair): Pair {
  const { kind } = pair;
  if (kind !== 'changed') return pair;
  const [left, right] = [pair.left, pair.right].map((line) => line && signedLine(line)) as [
    string | null,
    string | null,
  ];
  const words = left !== null && right !== null ? diffWords(left, right) : null;
  return { kind, left: words?.left ?? left, right: words?.right ?? right };
}

/** The parts of a text that a reader tells apart by colour. */
const TOKENS = {
  sparql:
    /(?:#[^\n]*)|(?:"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|(?:<[^<>\s]*>)|(?:[?$][\p{L}\p{N}_]+)|(?:\b(?:PREFIX|BASE|SELECT|DISTINCT|REDUCED|ASK|CONSTRUCT|DESCRIBE|FROM|WHERE|FILTER|OPTIONAL|UNION|MINUS|GRAPH|SERVICE|BIND|AS|VALUES|GROUP|ORDER|BY|ASC|DESC|HAVING|LIMIT|OFFSET|NOT|IN|EXISTS|COUNT|SUM|MIN|MAX|AVG|SAMPLE)\b)/gu,
  json: /(?:"(?:[^"\\\n]|\\.)*"?)|(?:\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g,
} as const;

type Language = keyof typeof TOKENS | 'text';

/** The colour of a token by its first character; of others that of keywords. */
const COLOURS: Readonly<Record<string, string>> = { '#': 'c', '"': 's', "'": 's', '<': 'i', '?': 'v', $: 'v' };

/** Longer lines are not coloured. */
const MAX_LENGTH = 5_000;

interface Token {
  readonly text: string;
  /** The class of its colour; empty for none. */
  readonly colour: string;
}

function tokensOf(text: string, language: Language): Token[] {
  if (language === 'text' || text.length > MAX_LENGTH) return [{ text, colour: '' }];
  const tokens: Token[] = [];
  let end = 0;
  for (const found of text.matchAll(TOKENS[language])) {
    if (found.index > end) tokens.push({ text: text.slice(end, found.index), colour: '' });
    end = found.index + found[0].length;
    const colour = COLOURS[found[0][0] as string] ?? 'k';
    const isKey = language === 'json' && colour === 's' && /^ ?:/.test(text.slice(end, end + 2));
    tokens.push({ text: found[0], colour: isKey ? 'p' : colour });
  }
  return end < text.length ? [...tokens, { text: text.slice(end), colour: '' }] : tokens;
}

/** A text with its colours; what another text does not have is marked. */
export function Code({ text, language }: { readonly text: string | readonly Piece[]; readonly language: Language }) {
  if (typeof text === 'string') return <>{tokensOf(text, language).map(coloured)}</>;
  return (
    <>
      {text.map(({ text: part, isChanged }) => {
        const tokens = tokensOf(part, language).map(coloured);
        return isChanged ? <b>{tokens}</b> : tokens;
      })}
    </>
  );
}

function coloured({ text, colour }: Token) {
  return colour === '' ? text : <i class={colour}>{text}</i>;
}
