import type { QuestionFigures } from '../../core/figures/figures.js';
import { MAX_LISTED } from '../../core/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import { groupedBy } from '../../core/text/values.js';
import { hasUnboundExtra } from '../../core/why/possible-differences.js';
import type { CauseDetail, CauseKind } from '../../core/words/causes.js';
import {
  actualCountText,
  callText,
  chosenText,
  countItems,
  type Explained,
  errorText,
  exampleText,
  failedCall,
  firstLine,
  itemNoun,
  letterText,
  missingText,
  otherTypeText,
  otherValueText,
  repeatsText,
  step,
} from './cause-parts.js';
import { differenceText } from './differences.js';
import { code, joined, joinedNames, plain, say, type Text } from './text.js';

/** "7 identical calls of ": an agent that went round in circles; empty for one call. */
function timesText(times: number | undefined): string {
  return times === undefined ? '' : `${times} identical calls of `;
}

function searchCall(tool: string, { searched_as = '' }: CauseDetail) {
  return code(`${tool} ${searched_as}`.trim());
}

function stoppedAfterText({ stepName, detail }: Explained): Text {
  const { tool, error, times, entity } = detail;
  const name = step(stepName);
  if (!tool) return say`no ${name} step: the agent stopped before`;
  const line = firstLine(error ?? '');
  const failure = error !== undefined && (line === '' ? ' failed' : ` failed (${line})`);
  const result = entity === undefined ? failure : say`, which did not return the entity ${code(entity)}`;
  return say`no ${name} step: the agent stopped after ${timesText(times)}${searchCall(tool, detail)}${result}`;
}

/** Sentence for a missing step. Any search can discover an IRI, so only a "separate" step is missing in that case. */
function noStepText(stepName: string, { tool, error }: CauseDetail = {}): Text {
  const name = step(stepName);
  if (stepName !== 'iri_discovery') return say`no ${name} step`;
  const failed = tool !== undefined && say`${step(tool)} failed${errorText(error)}; `;
  return say`${failed}no separate step for ${name}`;
}

function withExpectedValue(sentence: string, { detail: { expected_value } }: Explained): Text {
  return say`${sentence}${expected_value !== undefined && say` (expected ${code(expected_value)})`}`;
}

/** The search is last, because the end of a long text is cut. */
function entityNotFoundText({ detail }: Explained): Text {
  const { entity, searched_as = '', entity_class, is_found } = detail;
  if (!entity) return ['the entity in the question was not found'];
  if (!is_found) {
    const other = entity_class !== undefined && say`; the entity is a ${code(entity_class)}`;
    const how = searched_as !== '' && say` (searched as ${code(searched_as)}${other})`;
    return say`the entity in the question was not found: ${code(entity)}${how}`;
  }
  const isText = [`"${entity}"`, `'${entity}'`].some((text) => searched_as.includes(text));
  return say`the entity was found, but ${isText ? 'its IRI is written as text: ' : 'then asked by '}${code(searched_as)}`;
}

/** What the reference searched for, and where it has that from. */
function searchedInsteadText({ entity, expected_value, returned_by, is_found }: CauseDetail): Text {
  if (expected_value === undefined) return [];
  const isOfQuestion = entity !== undefined && returned_by !== undefined;
  const own = isOfQuestion ? '. The agent asked for the entity in the question; ' : '; ';
  const wanted = say`${own}the reference asks for ${code(expected_value)}`;
  if (returned_by === undefined) return wanted;
  const unreturned = !is_found && 'which no call of this run returned; ';
  return say`${wanted}, ${unreturned}in the reference, ${step(returned_by)} returns it`;
}

type Sentence = (explained: Explained) => Text;

const SENTENCES: Readonly<Record<CauseKind, Sentence>> = {
  no_response: ({ status, detail }) => {
    if (status === 'missing') return ['no response'];
    const error = detail.error?.trim();
    return [error ? `the agent failed: ${error}` : 'the agent failed'];
  },
  no_tool_call: ({ detail: { cut_at } }) => [
    cut_at === undefined ? 'no tool was called' : `cut at ${whole(cut_at)} output tokens, before any tool was called`,
  ],
  search_empty: ({ detail }) => {
    const { tool, times, entity_class } = detail;
    const search = say`${timesText(times)}${tool ? searchCall(tool, detail) : 'a search'}, which found nothing`;
    const other = entity_class !== undefined && say` (the entity is a ${code(entity_class)})`;
    return say`the agent stopped after ${search}${other}${searchedInsteadText(detail)}`;
  },
  stopped_after: stoppedAfterText,
  no_step: ({ stepName, detail }) => {
    const { instead } = detail;
    // The step found instead may have discovered the IRI.
    if (!instead || stepName === 'iri_discovery') return noStepText(stepName, detail);
    if (instead.reason === 'taken') return say`no further ${step(stepName)} step`;
    return say`no ${step(stepName)} step before the ${step(instead.tool)} step`;
  },
  step_failed: ({ stepName, detail: { error, instead, tries } }) => {
    const failed = tries !== undefined && ` in ${tries} tries`;
    return say`no ${instead ? 'further successful' : 'successful'} ${step(stepName)}${failed}${errorText(error)}`;
  },
  malformed_query: failedCall('got a malformed query', 'malformed'),
  timed_out: failedCall('timed out', 'timed out'),
  unavailable: failedCall('was not available', 'without a connection'),
  other_result: (explained) =>
    explained.detail.same_call ? ['other result', ...otherResultText(explained)] : ['same call, other result'],
  cut_output: ({ detail: { error } }) =>
    say`the recorded output is cut off${error !== undefined && say` (${code(error)})`}`,
  not_recorded: ({ stepName, detail: { tool, part, error } }) => {
    const name = step(tool ?? stepName);
    if (part === 'arguments') return say`the arguments of ${name} were not recorded${errorText(error)}`;
    return say`the output of ${name} was not recorded${errorText(error)}`;
  },
  unreadable: ({ detail }) => [detail.error ?? 'the output cannot be read'],
  only_lookups: ({ detail: { error, instead, returned, tool } }) => {
    const later = instead !== undefined && '; only lookups came after it';
    if (error && tool === undefined) return say`the query for the answer failed${errorText(error)}${later}`;
    const last = returned !== undefined && ` (the last lookup returned ${returned})`;
    const failed = tool !== undefined && say`; ${step(tool)} failed${errorText(error)}`;
    return say`only lookups of entities, classes or properties, no query for the answer${last}${failed}`;
  },
  entity_not_found: entityNotFoundText,
  given_row_missing: ({ cause: { actual, expected } }) => {
    if (actual !== 0) return ['the entity in the question is missing from the rows'];
    if ((expected ?? 1) > 1) return [`empty result, expected ${counted(expected ?? 0, 'row')}`];
    return ['empty result; the expected row is the entity in the question'];
  },
  given_row_extra: () => ['the rows include the entity in the question itself, which the reference leaves out'],
  cut_off: (explained) => {
    const { limit = explained.cause.actual } = explained.detail;
    return say`cut off by ${code(`LIMIT ${limit}`)} (expected ${countItems(explained, explained.cause.expected)})`;
  },
  split: ({ cause: { calls } }) => [`the rows are right, but spread over ${calls ?? 'several'} calls`],
  empty_result: (explained) => {
    if (explained.stepName === 'iri_discovery') return withExpectedValue('the search found nothing', explained);
    return [`empty result, expected ${countItems(explained, explained.cause.expected)}`];
  },
  missing_rows: (explained) => [missingText(explained), ...exampleText(explained)],
  extra_rows: (explained) => {
    const { cause, detail } = explained;
    const count = counted((cause.actual ?? 0) - (cause.common ?? 0), `extra ${itemNoun(explained)}`);
    const names = joinedNames((detail.unbound_columns ?? []).slice(0, 3));
    const columns = names.length > 0 && say` in ${names}`;
    const unbound = hasUnboundExtra(cause, detail) && say` without a value${columns}`;
    const actual = `${actualCountText(explained)}${detail.distinct_rows ? ' rows' : ''}`;
    return say`${count}${unbound} (${actual}, expected ${String(cause.expected)})${exampleText(explained)}`;
  },
  missing_and_extra: (explained) => {
    const extraCount = (explained.cause.actual ?? 0) - (explained.cause.common ?? 0);
    const value = otherValueText(explained);
    if (value.length > 0) return value;
    return [`${missingText(explained)}, ${extraCount} extra`, ...otherTypeText(explained), ...exampleText(explained)];
  },
  other_rows: (explained) => {
    const { cause, stepName } = explained;
    if (stepName === 'iri_discovery') return withExpectedValue('the IRI was not found', explained);
    if (cause.expected === undefined) return ['not the expected output'];
    const value = otherValueText(explained);
    if (value.length > 0) return value;
    if (explained.detail.only_given && (cause.expected ?? 1) === 1) {
      return [`${countItems(explained, cause.actual)}, but the expected row is the entity in the question`];
    }
    const noun = `${explained.detail.distinct_rows ? 'distinct ' : ''}${itemNoun(explained)}`;
    const others = counted(cause.actual ?? 0, `other ${noun}`);
    const expected = cause.expected === 1 ? 'not the expected one' : `none of the ${cause.expected} expected`;
    return [`${others}, ${expected}`, ...otherTypeText(explained)];
  },
  missing_column: ({ detail: { unreturned, unmatched_columns: columns = [] } }) => {
    if (unreturned !== undefined) return say`${code(unreturned)} is not returned`;
    return columns.length === 0
      ? ['a required column is missing']
      : say`no column for ${joinedNames(columns.slice(0, 3))}`;
  },
  unbound_column: ({ detail: { unbound_columns: [name] = [] } }) =>
    say`${name === undefined ? 'a required column' : code(name)} is unbound in every row`,
  literal_for_iri: ({ detail: { column, unreturned } }) => {
    if (unreturned !== undefined) return say`${code(unreturned)} is not returned`;
    if (!column) return ['text instead of IRIs, or the other way round'];
    const needed = column.holds === 'IRIs' ? 'values' : 'IRIs';
    return say`column ${code(column.actual)} holds ${column.holds}; the reference has ${needed}`;
  },
  order: () => ['the right rows in another order'],
  value_differs: ({ stepName, detail }) => {
    const { first_difference, expected_value, actual_value, missing_text } = detail;
    if (missing_text !== undefined) return say`the output lacks ${code(missing_text)}`;
    const location = first_difference && first_difference !== '$' ? `${first_difference}: ` : '';
    if (expected_value === undefined)
      return [actual_value === undefined ? 'another value' : `${location}${actual_value} is extra`];
    if (actual_value === undefined) return [`${location}${expected_value} is missing`];
    return [...callText(stepName, detail), `${location}expected ${expected_value}, got ${actual_value}`];
  },
  extra_call: ({ detail: { tool } }) =>
    say`${tool === undefined ? 'a call' : say`${code(tool)} was called`} in addition to the reference steps`,
  arguments_differ: ({ stepName, detail }) => [
    ...callText(stepName, detail),
    detail.arguments?.map((one) => one + letterText(one)).join('; ') ?? 'other arguments',
  ],
  not_reached: () => ['not scored, because a later step does not match'],
  too_symmetric: ({ detail: { first_difference, blank_nodes } }) => {
    if (first_difference) return [`${first_difference}: items too similar to distinguish`];
    return [`${blank_nodes ? 'blank nodes' : 'columns'} too similar to distinguish`];
  },
  unknown: () => ['missed'],
};

/** What another result was: the rows of both, or why it missed. Example: " (0 rows, `main` had 8)". */
function otherResultText(explained: Explained): Text {
  const { cause, detail } = explained;
  const { kind, label } = detail.same_call ?? {};
  if (kind === undefined || label === undefined || kind === 'other_result') return [];
  const isEmpty = kind === 'empty_result' && cause.expected !== undefined;
  const result = isEmpty
    ? say`${countItems(explained, 0)}, ${code(label)} had ${cause.expected ?? 0}`
    : whyText({ ...explained, cause: { ...cause, kind }, detail: { ...detail, same_call: undefined } });
  return say` (${result}): the data or the tool changed`;
}

/** Why a question missed, as one sentence. What this run and the base run did alike is first: "same query as `main`, ". */
export function whyText(explained: Explained): Text {
  const { cause, detail } = explained;
  const { same_call: same, tries } = detail;
  if (!same) return causeText(explained);
  const times = same.times > 1 && tries === undefined && `, ${same.times} times`;
  const end = cause.kind === 'other_result' ? ', ' : ': ';
  return say`same ${same.noun} as ${code(same.label)}${times}${end}${causeText(explained)}`;
}

function causeText(explained: Explained): Text {
  const { cause, detail, stepName, isEarlier } = explained;
  const isRepeated = detail.only_repeats && cause.kind !== 'only_lookups' && cause.kind !== 'other_result';
  const read: Text = detail.read_as === undefined ? [] : [` (read as ${detail.read_as})`];
  const unnamed: Text = detail.is_unnamed ? ['; no call names the entity in the question'] : [];
  const chosen = detail.chosen ? chosenText(detail.chosen) : [];
  const own = isRepeated ? repeatsText(explained) : SENTENCES[cause.kind](explained);
  const sentence = say`${own}${read}${unnamed}${chosen}`;
  const names = sentence.some((part) => typeof part !== 'string');
  return isEarlier && stepName !== '' && !names ? say`${step(stepName)}: ${sentence}` : sentence;
}

const KIND_WORDS: Readonly<Partial<Record<CauseKind, string>>> = {
  missing_and_extra: 'missing and extra rows',
  order: 'other order',
  other_result: 'same call, other result',
  cut_output: 'output cut off',
  unavailable: 'tool not available',
  unreadable: 'unreadable output',
  search_empty: 'stopped after an empty search',
  stopped_after: 'stopped early',
  not_recorded: 'output not recorded',
  extra_call: 'a call in addition to the reference steps',
  given_row_missing: 'entity in the question missing',
  given_row_extra: 'entity in the question among the rows',
  cut_off: 'cut off by LIMIT',
  split: 'spread over several calls',
  literal_for_iri: 'text for IRIs',
  unknown: 'missed',
};

type Missed = Pick<QuestionFigures, 'why' | 'status'>;

/** Short text of why a question missed, used to count misses; null if the cause is unknown. */
export function kindText({ why, status }: Missed): Text | null {
  if (!why) return null;
  const { cause, stepName, detail } = why;
  switch (cause.kind) {
    case 'no_response':
      return [status === 'missing' ? 'no response' : 'failed answer'];
    case 'no_step':
      return noStepText(stepName);
    case 'step_failed':
      return say`no successful ${step(stepName)}`;
    case 'entity_not_found':
      return [detail.is_found ? 'entity in a wrong form' : 'entity not found'];
    default:
      return [KIND_WORDS[cause.kind] ?? cause.kind.replaceAll('_', ' ')];
  }
}

/** The same without formatting. */
export function kindOf(question: Missed): string | null {
  const text = kindText(question);
  return text && plain(text);
}

export const UNKNOWN = '–';

/** Why a question missed, with the first short difference of the calls; a dash if the cause is unknown. */
export function whyOf({ why, status }: Missed): Text {
  return why ? [...whyText({ ...why, status }), ...differenceText(why.detail)] : [UNKNOWN];
}

/** "10 × extra rows · 5 × missing rows", the most frequent first: counts questions, not rows. Empty if none is known. */
export function causeCounts(questions: readonly QuestionFigures[]): Text {
  const texts = questions.map(kindText).filter((text) => text !== null);
  const alike = [...groupedBy(texts, plain).values()].sort((a, b) => b.length - a.length);
  const parts = alike.slice(0, MAX_LISTED).map((same): Text => [`${whole(same.length)} × `, ...(same.at(-1) ?? [])]);
  const rest = alike.slice(MAX_LISTED);
  const others = [`${whole(rest.flat().length)} × ${counted(rest.length, 'other cause')}`];
  return joined(rest.length > 0 ? [...parts, others] : parts, ' · ');
}
