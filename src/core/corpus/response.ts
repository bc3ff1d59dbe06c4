import { withoutFoundFailures } from '../steps/failed-outputs.js';
import { mcpError } from '../steps/mcp.js';
import type { ActualStep, Response } from '../steps/model.js';
import { asText } from '../steps/shown.js';
import { counted } from '../text/numerals.js';
import { isAbsent, isMapping, type Mapping, memoized, own, type Path, type Rewrite } from '../text/values.js';
import { type Decoded, type Invalid, invalid, ok } from '../words/errors.js';
import { makeCountedWarnings, type ToMessage } from './counted-warnings.js';
import { nearest, nearestKey, RESPONSE_ALIASES, renameKeys, STEP_WORDS } from './keys.js';
import { kindInWords, listedKeys, malformedId } from './shape.js';

/** The key of a step whose trace has no output. Its text explains how to record the output. */
export const NOT_RECORDED_KEY = 'output_not_recorded';
/** The same for its arguments. */
export const ARGS_NOT_RECORDED_KEY = 'args_not_recorded';

/**
 * Reads one record. Only a record without a usable question id is refused. Any other problem makes it a failed answer, so that
 * the run continues. `writtenId` returns an id that is not a text as the file has it, or null if that is unknown. Example: `017`,
 * which YAML reads as 15.
 */
export function decodeResponse(value: unknown, writtenId: () => string | null = () => null): Decoded<Response> {
  if (!isMapping(value)) return refused(`expected a response {"question_id": …}, got ${kindInWords(value)}`);
  const questionId = own(value, 'question_id');
  if (isAbsent(questionId) || questionId === '') return refused(missingId(value));
  if (typeof questionId === 'object') return refused(`question_id: expected text, got ${kindInWords(questionId)}`);
  const malformed = typeof questionId === 'string' ? malformedId(questionId) : null;
  if (malformed !== null) return refused(`question_id: ${malformed}`);
  // In an entry of an evaluation file, `answer` has the checks of the question.
  const hasChecks = Object.hasOwn(value, 'template_id') && isMapping(own(value, 'answer'));
  const source = renameKeys(value, hasChecks ? ENTRY_ALIASES : RESPONSE_ALIASES);
  const { steps, unreadable } = decodeSteps(own(source, 'actual_steps'));
  const id = typeof questionId === 'string' ? questionId : (writtenId() ?? String(questionId));
  return ok({ questionId: id, error: errorOf(source), steps, unreadable, source });
}

/** Reads a record as its agent returned it, also if it is written with the failures that rules found in it. */
export function decodeRecorded(value: unknown, writtenId?: () => string | null): Decoded<Response> {
  return decodeResponse(isMapping(value) ? withoutFoundFailures(value) : value, writtenId);
}

const { actual_answer: _, ...ENTRY_ALIASES } = RESPONSE_ALIASES;

export function missingId(record: Mapping): string {
  const mistyped = mistypedId(record);
  if (mistyped !== null) return `${mistyped}: unknown key; did you mean question_id?`;
  if (Object.keys(record).length === 0) return 'question_id is missing';
  return `question_id is missing; the record has the keys ${listedKeys(record)}`;
}

/** The key that holds the id in a record without `question_id`, such as `id`; null: none, or it is only mistyped. */
export function otherIdKey(record: Mapping): string | null {
  if (!isAbsent(own(record, 'question_id')) || mistypedId(record) !== null) return null;
  const holdsId = (key: string) =>
    /(?:^|[_-])id$|[a-z]I[dD]$/.test(key) && ['string', 'number'].includes(typeof record[key]);
  return Object.keys(record).find(holdsId) ?? null;
}

/** A key similar to `question_id` in a record without `question_id`; else null. */
export function mistypedId(record: Mapping): string | null {
  return Object.hasOwn(record, 'question_id') ? null : nearestKey(record, 'question_id');
}

function refused(message: string): Invalid {
  return invalid([{ message }]);
}

/** The error of a record; null without one. The status `error` without an error is an unknown error. */
export function errorOf(source: Mapping): string | null {
  const error = own(source, 'error');
  if (isAbsent(error)) return own(source, 'status') === 'error' ? 'unknown error' : null;
  return asText(error);
}

function decodeSteps(value: unknown): Pick<Response, 'steps' | 'unreadable'> {
  const unread = (unreadable: string | null) => ({ steps: null, unreadable });
  if (isAbsent(value)) return unread(null);
  if (!Array.isArray(value)) return unread(`actual_steps: expected a list of steps, got ${kindInWords(value)}`);
  const wrong = value.findIndex((step) => !isMapping(step));
  if (wrong >= 0) return unread(`actual_steps[${wrong}]: expected a step, got ${kindInWords(value[wrong])}`);
  return { steps: value.map((step: Mapping, index) => decodeStep(step, index)), unreadable: null };
}

function decodeStep(step: Mapping, index: number): ActualStep {
  const name = own(step, 'name');
  const args = own(step, 'args');
  const hint = own(step, NOT_RECORDED_KEY);
  const argsHint = own(step, ARGS_NOT_RECORDED_KEY);
  return {
    id: own(step, 'id') ?? `#${index + 1}`,
    name: typeof name === 'string' ? name : '',
    args: isMapping(args) ? args : {},
    ...(typeof args === 'string' && { argsText: args }),
    ...(typeof argsHint === 'string' && isAbsent(args) && { argsNotRecorded: argsHint }),
    status: own(step, 'status'),
    output: own(step, 'output'),
    ...(typeof hint === 'string' && { notRecorded: hint }),
    error: own(step, 'error'),
    executionTimestamp: own(step, 'execution_timestamp'),
  };
}

/** Other usual words for `actual_steps`. Misspellings are found by their distance. */
const STEPS_WORDS = new Set([
  ...['tool_calls', 'toolCalls', 'tool_call', 'tools', 'calls', 'actions'],
  ...['steps_taken', 'intermediate_steps', 'trajectory', 'agent_steps'],
]);

const STEP_KEYS = [
  ...['id', 'name', 'args', 'status', 'output', 'error', 'execution_timestamp'],
  NOT_RECORDED_KEY,
  ARGS_NOT_RECORDED_KEY,
];

interface PlacedResponse {
  readonly file: string;
  readonly line?: number;
  readonly path?: Path;
  readonly decoded: Decoded<Response>;
}

/** Collects warnings of data that would be lost without a message, and of successful steps that failed. */
export function makeResponseWatch() {
  const warnings = makeCountedWarnings();
  const add = (toMessage: ToMessage, place: Place, ...path: Path): void => {
    const at = path.length > 0 ? { ...place, path: [...(place.path ?? []), ...path] } : place;
    warnings.add(at, toMessage, path.at(-1));
  };
  const meant = memoized(meantKey);
  const observeKeys = (step: Mapping, place: Place, at: number): void => {
    for (const key of Object.keys(step)) {
      const wanted = meant(key);
      if (wanted === null || !isAbsent(own(step, wanted)) || isAbsent(step[key])) continue;
      const toMessage: ToMessage = (count) =>
        `unknown key in ${counted(count, 'step')} without ${wanted}; did you mean ${wanted}?`;
      add(toMessage, place, 'actual_steps', at, key);
    }
  };
  const observe = ({ decoded, ...place }: PlacedResponse): void => {
    if (decoded.kind === 'invalid') return;
    const { steps, unreadable, source } = decoded.value;
    for (const { status, output, error } of steps ?? []) {
      if (isAbsent(status)) add(statusMessage, place);
      else if (status === 'success' && mcpError(output) !== null) add(failedMessage, place);
      else if (status === 'success' && typeof error === 'string' && error !== '') add(errorMessage, place);
    }
    if (steps !== null) {
      for (const [at, step] of (own(source, 'actual_steps') as Mapping[]).entries()) observeKeys(step, place, at);
    }
    if (steps !== null || unreadable !== null) return;
    for (const key of Object.keys(source)) {
      const list = CONVERSATION_KEYS.includes(key) ? source[key] : null;
      if (Array.isArray(list) && list.length > 0 && list.every(isMapping)) add(unreadListMessage, place, key);
      if (STEPS_WORDS.has(key) || (key !== 'actual_steps' && nearest(key, ['actual_steps']) !== null)) {
        add(stepsKeyMessage, place, key);
      }
    }
  };
  return { observe, warnings: warnings.list };
}

type Place = Omit<PlacedResponse, 'decoded'>;

const failedMessage: ToMessage = (count) =>
  `${counted(count, 'step')} with status: success whose MCP result says isError: true, here the first; in standard they are failed calls`;
const errorMessage: ToMessage = (count) =>
  `${counted(count, 'step')} with status: success and an error, here the first; the status decides, so that they can match`;
const statusMessage: ToMessage = (count) =>
  `${counted(count, 'step')} without a status, here the first; only steps with status: success can match`;
const stepsKeyMessage: ToMessage = (count) =>
  `unknown key in ${counted(count, 'response')} without steps; did you mean actual_steps?`;
const unreadListMessage: ToMessage = (count) =>
  `${counted(count, 'response')} without steps ${count === 1 ? 'has' : 'have'} a list of an unknown shape here, which is not read`;

/** The known key that an unknown key of a step probably means; null for a known key, and for a key without a similar one. */
function meantKey(key: string): string | null {
  if (STEP_KEYS.includes(key)) return null;
  const found = Object.entries(STEP_WORDS).find(([, words]) => words.includes(key));
  return found?.[0] ?? nearest(key, STEP_KEYS);
}

/** Keys under which a program may record the steps of the agent. */
const CONVERSATION_KEYS = ['messages', 'events', 'items', 'history', 'all_messages', 'contents'];

/** A response without secrets; the same object if it contains none. The id of its question, by which it is found, is unchanged. */
export function redactResponse(response: Mapping, redact: Rewrite): Mapping {
  const { question_id: id, ...others } = response;
  const redacted = redact(others);
  return redacted === others ? response : { question_id: id, ...redacted };
}
