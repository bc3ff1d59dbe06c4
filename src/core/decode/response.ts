import type { ActualStep, Response } from '../model.js';
import { jsonText } from '../text/json-text.js';
import { isAbsent, isMapping, type Mapping, own } from '../values.js';
import { type Decoded, type Invalid, invalid, ok } from './decoded.js';
import { mistypedKeys, RESPONSE_ALIASES, renameKeys } from './keys.js';
import { kindInWords, malformedId } from './shape.js';

/** Key of a step whose output a trace lacks; its text says how to record it. */
export const NOT_RECORDED_KEY = 'output_not_recorded';

/**
 * Reads one record. Whatever else is wrong with it is an answer that went wrong, not the end of a run. `writtenId` gives
 * an id that is no text as its file has it, `017` for what was read as 15, or null if it is unknown.
 */
export function decodeResponse(value: unknown, writtenId: () => string | null = () => null): Decoded<Response> {
  if (!isMapping(value)) return refused(`expected a response {"question_id": …}, got ${kindInWords(value)}`);
  const questionId = own(value, 'question_id');
  if (isAbsent(questionId) || questionId === '') return refused(missingId(value));
  if (typeof questionId === 'object') return refused(`question_id: expected text, got ${kindInWords(questionId)}`);
  const malformed = typeof questionId === 'string' ? malformedId(questionId) : null;
  if (malformed !== null) return refused(`question_id: ${malformed}`);
  const source = renameKeys(value, RESPONSE_ALIASES);
  const { steps, unreadable } = decodeSteps(own(source, 'actual_steps'));
  const id = typeof questionId === 'string' ? questionId : (writtenId() ?? String(questionId));
  const response = { questionId: id, error: errorOf(source), steps, unreadable, source };
  return ok(response);
}

function missingId(record: Mapping): string {
  const mistyped = mistypedId(record);
  return mistyped === null ? 'question_id is missing' : `${mistyped}: unknown key; did you mean question_id?`;
}

/** A key that is near to `question_id` where there is none. */
export function mistypedId(record: Mapping): string | null {
  return mistypedKeys(record, ['question_id'])[0]?.[0] ?? null;
}

function refused(message: string): Invalid {
  return invalid([{ message }]);
}

/** An error is what is not null; a status of error without one is an unknown error. */
export function errorOf(source: Mapping): string | null {
  const error = own(source, 'error');
  if (isAbsent(error)) return own(source, 'status') === 'error' ? 'unknown error' : null;
  return typeof error === 'string' ? error : jsonText(error);
}

function decodeSteps(value: unknown): Pick<Response, 'steps' | 'unreadable'> {
  if (isAbsent(value)) return { steps: null, unreadable: null };
  if (!Array.isArray(value)) {
    return { steps: null, unreadable: `actual_steps: expected a list of steps, got ${kindInWords(value)}` };
  }
  const odd = value.findIndex((step) => !isMapping(step));
  if (odd >= 0) {
    return { steps: null, unreadable: `actual_steps[${odd}]: expected a step, got ${kindInWords(value[odd])}` };
  }
  return { steps: value.map((step: Mapping, index) => decodeStep(step, index)), unreadable: null };
}

function decodeStep(step: Mapping, index: number): ActualStep {
  const name = own(step, 'name');
  const args = own(step, 'args');
  const hint = own(step, NOT_RECORDED_KEY);
  return {
    id: own(step, 'id') ?? `#${index + 1}`,
    name: typeof name === 'string' ? name : '',
    args: isMapping(args) ? args : {},
    ...(typeof args === 'string' && { argsText: args }),
    status: own(step, 'status'),
    output: own(step, 'output'),
    ...(typeof hint === 'string' && { notRecorded: hint }),
    error: own(step, 'error'),
    executionTimestamp: own(step, 'execution_timestamp'),
  };
}
