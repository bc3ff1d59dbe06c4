import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { firstOf, mappingAt, parsed } from '../traces/events/fields.js';
import type { TraceEvent } from '../traces/events/trace.js';
import { decodeMessage } from '../traces/messages/message.js';
import { escapeText, group, type Lose, listAt, QUESTION_KEYS, questionText, textOf } from './foreign-fields.js';

/** Keys that hold messages, or a result that does. */
const HOLDERS = ['messages', 'trajectory', 'reference_outputs', 'expected_output', 'generations', 'input', 'output'];

/** The events of each message in a value: a list of messages, one of them, or a mapping that holds them. */
function messagesIn(value: unknown): TraceEvent[][] {
  if (Array.isArray(value)) return value.flatMap(messagesIn);
  if (!isMapping(value)) return [];
  const events = decodeMessage(value);
  if (events && !(events.length > 0 && events.every(({ kind }) => kind === 'unread'))) return [events];
  if (isMapping(own(value, 'message'))) return messagesIn(own(value, 'message'));
  for (const key of HOLDERS) {
    const messages = messagesIn(own(value, key));
    if (messages.length > 0) return messages;
  }
  return [];
}

/** The calls of messages as reference steps; arguments that are not JSON are not compared. */
function callsOf(messages: readonly TraceEvent[][], lose: Lose): Mapping[] {
  return messages.flat().flatMap((event): Mapping[] => {
    if (event.kind !== 'call') return [];
    const args = isAbsent(event.args) || event.args === '' ? {} : parsed(event.args);
    if (isMapping(args)) return [{ name: event.name, args }];
    lose('unreadable arguments');
    return [{ name: event.name, match_args: 'ignore' }];
  });
}

function textsOf(messages: readonly TraceEvent[][], speaker: 'user' | 'assistant'): string[] {
  return messages.flat().flatMap((event) => (event.kind === speaker && event.text.trim() !== '' ? event.text : []));
}

const ANSWER_KEYS = [
  ...['answer', 'output', 'response', 'expected', 'label', 'expected_response', 'expected_output', 'expected_answer'],
  ...['reference', 'reference_answer', 'ground_truth', 'correct_label', 'ideal', 'target', 'completion'],
];
/** Keys of an example that expect nothing of an agent. */
const FREE_KEYS = [
  ...['id', 'name', 'inputs', 'outputs', 'reference_outputs', 'referenceOutputs', 'reference_trajectory', 'metadata'],
  ...['dataset_id', 'dataset_name', 'created_at', 'modified_at', 'source_run_id', 'split', 'trace_id', 'run_id'],
];

/** An example of LangSmith, or a reference trajectory of agentevals. */
export function decodeExample(item: Mapping, lose: Lose): Mapping {
  const reference = firstOf(item, ['reference_outputs', 'referenceOutputs', 'reference_trajectory', 'outputs']);
  if (reference === undefined) lose('questions without outputs');
  // The steps of a graph trajectory are lists of the names of its nodes, one for each turn.
  const turns = isMapping(reference) && Object.hasOwn(reference, 'results') ? listAt(reference, 'steps') : [];
  const graph = turns.filter(Array.isArray).flat();
  lose('graph nodes', graph.length);
  const isGraph = graph.length > 0;
  const held = isGraph ? listAt(reference, 'results').at(-1) : reference;
  const inputs = own(item, 'inputs') ?? (isGraph ? listAt(reference, 'inputs')[0] : undefined);
  const messages = messagesIn(held);
  const asked = textsOf(messagesIn(inputs), 'user')[0] ?? null;
  const question = asked === null ? fieldIn(inputs, QUESTION_KEYS) : { text: asked, keys: HOLDERS };
  const text = question.text ?? textsOf(messages, 'user')[0];
  loseRest('inputs', inputs, question.keys, lose);
  const said = textsOf(messages, 'assistant').at(-1) ?? null;
  const answer = messages.length === 0 ? fieldIn(held, ANSWER_KEYS) : { text: said, keys: HOLDERS };
  const names = listAt(held, 'expected_trajectory').filter((name) => typeof name === 'string');
  if (!isGraph) loseRest('outputs', held, [...answer.keys, ...(names.length > 0 ? ['expected_trajectory'] : [])], lose);
  lose('orders of tool calls', names.length > 1 ? 1 : 0);
  loseRest('metadata', own(item, 'metadata'), ['dataset_split'], lose);
  loseRest(null, item, FREE_KEYS, lose);
  return {
    id: own(item, 'id') ?? own(item, 'name'),
    ...questionText(text, lose),
    ...(answer.text !== null && { reference_answer: answer.text }),
    ...group([...callsOf(messages, lose), ...names.map((name) => ({ name, match_args: 'ignore' }))]),
  };
}

/** The text under the first usual key that has one, or under the only key. */
function fieldIn(holder: unknown, usual: readonly string[]): { text: string | null; keys: readonly string[] } {
  if (!isMapping(holder)) return { text: scalarText(holder), keys: [] };
  const keys = Object.keys(holder);
  const key = [...usual, ...(keys.length === 1 ? keys : [])].find((one) => scalarText(own(holder, one)) !== null);
  return key === undefined ? { text: null, keys: [] } : { text: scalarText(own(holder, key)), keys: [key] };
}

function scalarText(value: unknown): string | null {
  return typeof value === 'boolean' ? String(value) : textOf(value);
}

/** Counts the keys of a mapping that are not in the corpus. */
function loseRest(prefix: string | null, holder: unknown, used: readonly string[], lose: Lose): void {
  if (!isMapping(holder)) return;
  for (const key of Object.keys(holder)) {
    if (!used.includes(key) && !isAbsent(own(holder, key))) lose(prefix === null ? key : `${prefix}.${key}`);
  }
}

/** The samples in the definition of a run of OpenAI's Evals API; anything else as it is. */
export function contentOf(value: unknown): unknown {
  if (!isMapping(value)) return value;
  const sources = [mappingAt(mappingAt(value, 'data_source'), 'source'), mappingAt(value, 'source')];
  const content = sources.map((source) => own(source, 'content')).find(Array.isArray);
  return content ?? value;
}

/** A sample of OpenAI evals: `input` and `ideal`, or an `item` with its own keys. */
export function decodeSample(sample: Mapping, lose: Lose): Mapping {
  const item = isMapping(own(sample, 'item')) ? mappingAt(sample, 'item') : null;
  const fields = item ?? sample;
  const messages = messagesIn(own(fields, 'input'));
  const key = [...(item ? [] : ['ideal']), ...ANSWER_KEYS].find((one) => !isAbsent(own(fields, one)));
  const ideal = key === undefined ? [] : [own(fields, key)].flat();
  const texts = ideal.map(scalarText).filter((text) => text !== null);
  lose('ideal', ideal.length - texts.length);
  if (texts.length === 0) lose('questions without an answer');
  lose('input messages', Math.max(0, messages.length - 1));
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key && name !== 'id'));
  const question =
    messages.length > 0 ? { text: textsOf(messages, 'user').at(-1), keys: ['input'] } : fieldIn(rest, QUESTION_KEYS);
  loseRest(item ? 'item' : null, rest, question.keys, lose);
  const [only] = texts;
  const answer = texts.length === 1 ? { includes: only } : { regex: texts.map(escapeText).join('|') };
  return {
    id: own(fields, 'id'),
    ...questionText(question.text, lose),
    ...(texts.length > 0 && { reference_answer: texts.length === 1 ? only : texts, answer }),
  };
}
