import { isMapping, type Mapping, own } from '../../../values.js';
import { mappingAt, mappingsIn, numberAt, UNKNOWN_ERROR } from '../fields.js';
import type { TraceEvent } from '../trace.js';
import { factsOf } from '../usage.js';
import { decodeChatMessage } from './chat.js';

const STEP_KEYS = ['toolCalls', 'toolResults', 'finishReason', 'stepType', 'usage'];

/** Whether a value is a step of a result of the Vercel AI SDK, and no step of a response. */
export function isStep(value: unknown): boolean {
  if (!isMapping(value) || Object.hasOwn(value, 'name') || Object.hasOwn(value, 'role')) return false;
  return Array.isArray(own(value, 'content')) || STEP_KEYS.some((key) => Object.hasOwn(value, key));
}

/** Steps of `generateText`: from version 5 on parts in `content`, before it text, calls and results apart. */
export function decodeSteps(steps: readonly Mapping[]): TraceEvent[] {
  return steps.flatMap((step) => {
    const content = Array.isArray(own(step, 'content')) ? own(step, 'content') : olderParts(step);
    const told = decodeChatMessage({ role: 'assistant', content }) ?? [];
    return [...withErrorTexts(told, step), ...factsOf(step)];
  });
}

/** The seconds that all steps took; null where one does not say, as their timestamps leave out a model call. */
export function secondsOfSteps(steps: readonly Mapping[]): number | null {
  const times = steps.map((step) => numberAt(mappingAt(step, 'performance'), 'stepTimeMs'));
  const known = times.filter((time) => time !== null);
  return known.length < times.length ? null : known.reduce((sum, time) => sum + time, 0) / 1000;
}

/** An error is written as `{}` in the content; its text is what the model was told. */
function withErrorTexts(events: readonly TraceEvent[], step: Mapping): TraceEvent[] {
  const messages = mappingsIn(own(mappingAt(step, 'response'), 'messages'));
  const told = messages.flatMap((message) => decodeChatMessage(message) ?? []);
  const failures = told.filter((event) => event.kind === 'result' && event.isError);
  return events.map((event) => {
    if (event.kind !== 'result' || event.output !== UNKNOWN_ERROR) return event;
    return failures.find((failure) => failure.kind === 'result' && failure.id === event.id) ?? event;
  });
}

function olderParts(step: Mapping): Mapping[] {
  const text = own(step, 'text');
  return [
    ...(typeof text === 'string' && text !== '' ? [{ type: 'text', text }] : []),
    ...mappingsIn(own(step, 'toolCalls')).map((call) => ({ ...call, type: 'tool-call' })),
    ...mappingsIn(own(step, 'toolResults')).map((result) => ({ ...result, type: 'tool-result' })),
  ];
}
