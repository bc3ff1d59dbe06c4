import { scorePair } from '../words/numbers.js';
import { cut, plain } from '../words/text.js';
import { Words } from './blocks.js';
import type { Group, PageRow } from './rows.js';

export const GROUP_TITLES: Readonly<Record<Group, string>> = {
  rule: 'Broke a rule',
  regressed: 'Regressed',
  check: 'Failed an answer check',
  wrong: 'Wrong',
  improved: 'Improved',
  right: 'Right',
  unscored: 'Without reference steps',
};

const MARKS: Readonly<Record<Group, readonly [sign: string, word: string]>> = {
  rule: ['✗', 'broke a rule'],
  regressed: ['▼', 'regressed'],
  check: ['✗', 'failed check'],
  wrong: ['✗', 'wrong'],
  improved: ['▲', 'improved'],
  right: ['✓', 'right'],
  unscored: ['–', 'not scored'],
};

/** What the list shows of a question: what became of it, its text, its score, why. */
export function RowLine({ row }: { readonly row: PageRow }) {
  const { group, text, why, shortId } = row;
  const [sign, word] = MARKS[group];
  return (
    <>
      <span class={`mark ${group}`}>
        <span aria-hidden="true">{sign}</span> {word}
      </span>
      <span class="text">
        {text}
        {flagsOf(row).map((flag) => (
          <span class="flag">{flag}</span>
        ))}
        {why.length > 0 && (
          <span class="why">
            <Words text={why} />
          </span>
        )}
      </span>
      <span class="score">{scoreText(row)}</span>
      <code class="short">{shortId}</code>
    </>
  );
}

/** Characters of a text and of a cause in the list of a large run. */
const [SHORT_TEXT, SHORT_WHY] = [90, 70];

/** The same in a large run, for a question without details: the heading of its group says what became of it. */
export function ShortLine({ row: { text, why } }: { readonly row: PageRow }) {
  return (
    <>
      {cut(text, SHORT_TEXT)}
      {why.length > 0 && <i>{cut(plain(why), SHORT_WHY)}</i>}
    </>
  );
}

/** Bytes that a row takes at least, about. */
export function shortSize({ text, why, anchor }: PageRow): number {
  return 50 + anchor.length + Math.min(SHORT_TEXT, text.length) + Math.min(SHORT_WHY, plain(why).length);
}

/** What is to say beside the group. */
function flagsOf({ group, change, isFlaky, known, failedCheck, corpus }: PageRow): string[] {
  const states = [
    ...(change !== null && change !== group ? [change] : []),
    ...(failedCheck && group !== 'check' ? ['failed answer check'] : []),
  ];
  return [...states, ...(known ? [known.kind] : []), ...(isFlaky ? ['flaky'] : []), ...(corpus ? [corpus] : [])];
}

function scoreText({ change, base, score }: PageRow): string {
  if (score === null) return '';
  if (change === null) return shortScore(score);
  const [before, after] = scorePair(base, score);
  return [before, after].map((text) => text.replace(/\.0+$/, '')).join(' → ');
}

function shortScore(score: number): string {
  return scorePair(score, 1)[0].replace(/\.0+$/, '');
}

/** By what a question is found beside its group: words of the filters, apart from each other by blanks. */
export function keysOf(row: PageRow, numbers: FilterNumbers, steps: readonly string[]): string {
  const { group, change, isWrong, isFlaky, known, failedCheck, corpus, cause, tags, templateId } = row;
  return [
    ...(change !== null && change !== group ? [change] : []),
    ...(isWrong && group !== 'wrong' ? ['wrong'] : []),
    ...(isFlaky ? ['flaky'] : []),
    ...(known ? [known.kind] : []),
    ...(failedCheck && group !== 'check' ? ['check'] : []),
    ...(corpus ? [corpus] : []),
    `t${numbers.templates.get(templateId) ?? ''}`,
    ...(cause === null ? [] : [`c${numbers.causes.get(cause)}`]),
    ...tags.map((tag) => `g${numbers.tags.get(tag)}`),
    ...steps.map((name) => `n${numberOf(numbers.steps, name)}`),
  ].join(' ');
}

/** The numbers under which filters know templates, causes, tags and names of steps, which can be any text. */
export interface FilterNumbers {
  readonly templates: ReadonlyMap<string, number>;
  readonly causes: ReadonlyMap<string, number>;
  readonly tags: ReadonlyMap<string, number>;
  /** Filled while details are rendered: the list alone does not know the calls. */
  readonly steps: Map<string, number>;
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}

/** Numbers for all that the rows can be filtered by. */
export function numbersOf(rows: readonly PageRow[], templates: readonly { readonly id: string }[]): FilterNumbers {
  const numbered = (names: Iterable<string>) => new Map([...new Set(names)].map((name, at) => [name, at] as const));
  return {
    templates: numbered(templates.map(({ id }) => id)),
    causes: numbered(rows.flatMap(({ cause }) => cause ?? [])),
    tags: numbered(rows.flatMap(({ tags }) => tags)),
    steps: new Map(),
  };
}
