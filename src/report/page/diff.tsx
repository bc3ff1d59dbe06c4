import type { TextDiff } from '../../core/show/question.js';
import { signedLine } from '../../core/text/blanks.js';
import { type HiddenLines, type LinePair, pairLines } from '../../core/text/line-diff.js';
import { counted } from '../../core/text/numerals.js';
import { diffWords, type Piece } from '../../core/text/word-diff.js';
import type { Sides } from '../show/diff.js';
import { Code, type Language } from './code.js';

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
