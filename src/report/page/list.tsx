import { RESULTS } from '../../core/figures/history.js';
import { scorePair } from '../words/numbers.js';
import { Words } from './blocks.js';
import type { Group, PageRow } from './rows.js';

/** The title of each group, and the sign and the word of its rows. */
export const GROUP_WORDS: Readonly<Record<Group, readonly [title: string, sign: string, word: string]>> = {
  rule: ['Broke a rule', '✗', 'broke a rule'],
  regressed: ['Regressed', '▼', 'regressed'],
  check: ['Failed an answer check', '✗', 'failed check'],
  wrong: ['Wrong', '✗', 'wrong'],
  improved: ['Improved', '▲', 'improved'],
  right: ['Right', '✓', 'right'],
  unscored: ['Without reference steps', '–', 'not scored'],
  unasked: ['Not asked', '·', 'not asked'],
};

/** Row of a question in the list: result, text, cause, last results, score and id. */
export function rowLine(row: PageRow, hasScore: boolean) {
  const { group, text, shortId, results } = row;
  const [, sign, word] = GROUP_WORDS[group];
  return (
    <>
      <span class={`mark ${group}`}>
        <span aria-hidden="true">{sign}</span> <span class="word">{word}</span>
      </span>
      <span class="text">
        {text}
        {listFlags(row).map((flag) => (
          <span class="flag">{flag}</span>
        ))}
        {renderWhy(row)}
        {results !== '' && renderResults(results)}
      </span>
      <span class="score">{hasScore && scoreText(row)}</span>
      <code class="short">{shortId}</code>
    </>
  );
}

/** The cause, which the heading of a group has already, and what was asked differently. */
function renderWhy({ why, asked }: PageRow) {
  if (why.length === 0) return null;
  return (
    <span class="why">
      <span class="kind">
        <Words text={why} />
        {asked.length > 0 && '; '}
      </span>
      {asked.length > 0 && (
        <span class="asks">
          <Words text={asked} />
        </span>
      )}
    </span>
  );
}

const RESULT_SIGNS: Readonly<Record<string, readonly [sign: string, word: string]>> = {
  [RESULTS.right]: ['●', 'right'],
  [RESULTS.wrong]: ['○', 'wrong'],
  [RESULTS.partly]: ['◐', 'partly right'],
  [RESULTS.failed]: ['×', 'failed'],
  [RESULTS.unasked]: ['·', 'not asked'],
};

/** The last results of a question as signs, this run last. */
export function renderResults(results: string) {
  const signs = [...results].map((result) => RESULT_SIGNS[result] ?? RESULT_SIGNS['-'] ?? ['·', '']);
  const words = `last runs: ${signs.map(([, word]) => word).join(', ')}`;
  return (
    <span class="results" title={words}>
      <span aria-hidden="true">{signs.map(([sign]) => sign).join('')}</span>
      <span class="sr"> {words}</span>
    </span>
  );
}

function listFlags({ group, change, isFlaky, known, failedCheck, corpus, judged }: PageRow): string[] {
  return [
    ...(change !== null && change !== group ? [change] : []),
    ...(failedCheck && group !== 'check' ? ['failed answer check'] : []),
    ...(known ? [known.kind] : []),
    ...(isFlaky ? ['flaky'] : []),
    ...(corpus ? [corpus] : []),
    ...judged,
  ];
}

/** The score of a row, with that of the base run if it changed. */
export function scoreText({ change, base, score }: PageRow): string {
  if (score === null) return '';
  const texts = change === null ? [scorePair(score, 1)[0]] : scorePair(base, score);
  return texts.map((text) => text.replace(/\.0+$/, '')).join(' → ');
}

/** The states of questions that a filter finds, in the order of their chips. */
export const STATES: readonly { readonly key: string; readonly name: string; matches(row: PageRow): boolean }[] = [
  { key: 'rule', name: 'Broke a rule', matches: ({ brokenRules }) => brokenRules.length > 0 },
  { key: 'regressed', name: 'Regressed', matches: ({ change }) => change === 'regressed' },
  { key: 'check', name: 'Failed an answer check', matches: ({ failedCheck }) => failedCheck },
  { key: 'improved', name: 'Improved', matches: ({ change }) => change === 'improved' },
  { key: 'wrong', name: 'Wrong', matches: ({ isWrong, change }) => isWrong && change !== 'regressed' },
  { key: 'right', name: 'Right', matches: ({ group }) => group === 'right' },
  { key: 'unscored', name: 'Not scored', matches: ({ group }) => group === 'unscored' },
  { key: 'unasked', name: 'Not asked', matches: ({ group }) => group === 'unasked' },
  { key: 'flaky', name: 'Flaky', matches: ({ isFlaky }) => isFlaky },
  { key: 'accepted', name: 'Accepted', matches: ({ known }) => known?.kind === 'accepted' },
  { key: 'quarantined', name: 'Quarantined', matches: ({ known }) => known?.kind === 'quarantined' },
  { key: 'edited', name: 'Edited', matches: ({ corpus }) => corpus === 'edited' },
  { key: 'added', name: 'Added', matches: ({ corpus }) => corpus === 'added' },
];

/** Filter keys of a question besides its group, with blanks between: `improved flaky t:lines c:empty%20result`. */
export function keysOf(row: PageRow, steps: readonly string[]): string {
  const { group, heading, tags, templateId } = row;
  return [
    ...STATES.filter(({ key, matches }) => key !== group && matches(row)).map(({ key }) => key),
    filterKey('t', templateId),
    ...(heading === null ? [] : [filterKey('c', heading)]),
    ...tags.map((tag) => filterKey('g', tag)),
    ...steps.map((name) => filterKey('n', name)),
  ].join(' ');
}

/** Amounts by which the list is sorted: change, score, tokens, seconds, steps; each empty if unknown. */
export function amountsOf({ base, score, measures }: PageRow): string {
  const { total_tokens, elapsed_sec, steps } = measures;
  const change = base === null || score === null ? null : score - base;
  return amountsText([change, score, total_tokens, elapsed_sec, steps]);
}

/** Amounts as the list sorts them; empty if unknown. */
export function amountsText(amounts: readonly (number | null | undefined)[]): string {
  return amounts
    .map((amount) => (amount === null || amount === undefined ? '' : String(Math.round(amount * 1000) / 1000)))
    .join(' ');
}

/** The filter key of a template, cause, tag or step, whose name may be any text. Example: `c:empty%20result`. */
export function filterKey(letter: string, name: string): string {
  return `${letter}:${encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd'))}`;
}
