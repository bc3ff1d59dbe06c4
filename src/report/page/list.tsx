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

/** Row of a question in the list: result, text, cause, score and id. */
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
        {listFlags(row).map((flag) => (
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

/** Maximum lengths of a text and of a cause in the list of a large run. */
const [MAX_SHORT_TEXT, MAX_SHORT_WHY] = [90, 70];

/** Short row in a large run, for a question without details; only the heading of its group shows the result. */
export function ShortLine({ row: { text, why } }: { readonly row: PageRow }) {
  return (
    <>
      {cut(text, MAX_SHORT_TEXT)}
      {why.length > 0 && <i>{cut(plain(why), MAX_SHORT_WHY)}</i>}
    </>
  );
}

/** Approximate minimum size of a row in bytes. */
export function shortSize({ text, why, anchor }: PageRow): number {
  return 50 + anchor.length + Math.min(MAX_SHORT_TEXT, text.length) + Math.min(MAX_SHORT_WHY, plain(why).length);
}

/** Flags of a row, in addition to its group. */
function listFlags({ group, change, isFlaky, known, failedCheck, corpus }: PageRow): string[] {
  const states = [
    ...(change !== null && change !== group ? [change] : []),
    ...(failedCheck && group !== 'check' ? ['failed answer check'] : []),
  ];
  return [...states, ...(known ? [known.kind] : []), ...(isFlaky ? ['flaky'] : []), ...(corpus ? [corpus] : [])];
}

function scoreText({ change, base, score }: PageRow): string {
  if (score === null) return '';
  if (change === null) return shortScore(score);
  const [baseText, headText] = scorePair(base, score);
  return [baseText, headText].map((text) => text.replace(/\.0+$/, '')).join(' → ');
}

function shortScore(score: number): string {
  return scorePair(score, 1)[0].replace(/\.0+$/, '');
}

/** Filter keys of a question, in addition to its group, separated by blanks. Example: `improved flaky t3 c1 g0 n2`. */
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
    ...steps.map((name) => `n${assignNumber(numbers.steps, name)}`),
  ].join(' ');
}

/** Numbers of templates, causes, tags and step names in filter keys, because their names can contain any text. */
export interface FilterNumbers {
  readonly templates: ReadonlyMap<string, number>;
  readonly causes: ReadonlyMap<string, number>;
  readonly tags: ReadonlyMap<string, number>;
  /** Filled while details are rendered, because the rows do not contain the calls. */
  readonly steps: Map<string, number>;
}

function assignNumber(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}

/** Numbers the templates, causes and tags of the rows for filters. */
export function numbersOf(rows: readonly PageRow[], templates: readonly { readonly id: string }[]): FilterNumbers {
  const numberNames = (names: Iterable<string>) => new Map([...new Set(names)].map((name, at) => [name, at] as const));
  return {
    templates: numberNames(templates.map(({ id }) => id)),
    causes: numberNames(rows.flatMap(({ cause }) => cause ?? [])),
    tags: numberNames(rows.flatMap(({ tags }) => tags)),
    steps: new Map(),
  };
}
