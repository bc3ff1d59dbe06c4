import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import {
  escapeText,
  group,
  type Lose,
  listAt,
  mappingAt,
  mappingsAt,
  QUESTION_KEYS,
  questionText,
  textOf,
} from './foreign-fields.js';

/** A message in OpenAI's, Anthropic's or LangChain's form. */
interface Message {
  readonly role: string;
  readonly text: string | null;
  readonly calls: readonly Mapping[];
}

/** Roles by the names that LangChain has for them. */
const ROLES: Readonly<Record<string, string>> = {
  human: 'user',
  HumanMessage: 'user',
  HumanMessageChunk: 'user',
  ai: 'assistant',
  AIMessage: 'assistant',
  AIMessageChunk: 'assistant',
};

/** Keys that hold messages, or a result that does. */
const HOLDERS = ['messages', 'trajectory', 'reference_outputs', 'expected_output', 'generations', 'input', 'output'];

/** Maximum wrappers around messages: a holder, its lists, and the message of a generation. */
const MAX_DEPTH = 5;

/** The messages of a value: a list of them, one of them, or a mapping that holds them. */
function messagesIn(value: unknown, depth = MAX_DEPTH): Message[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((item) => messagesIn(item, depth - 1));
  if (!isMapping(value)) return [];
  const message = decodeMessage(value);
  if (message) return [message];
  if (isMapping(own(value, 'message'))) return messagesIn(own(value, 'message'), depth - 1);
  for (const key of HOLDERS) {
    const messages = messagesIn(own(value, key), depth - 1);
    if (messages.length > 0) return messages;
  }
  return [];
}

function decodeMessage(written: Mapping): Message | null {
  const isConstructed = own(written, 'type') === 'constructor' && isMapping(own(written, 'kwargs'));
  const data = isConstructed ? mappingAt(written, 'kwargs') : own(written, 'data');
  const fields = isMapping(data) ? data : written;
  const name = isConstructed
    ? listAt(written, 'id').at(-1)
    : (own(written, 'role') ?? own(written, 'type') ?? own(fields, 'role'));
  const hasContent = ['content', 'tool_calls', 'function_call', 'additional_kwargs'].some((key) =>
    Object.hasOwn(fields, key),
  );
  if (typeof name !== 'string' || !hasContent) return null;
  const content = own(fields, 'content');
  return {
    role: own(ROLES, name) === undefined ? name : String(own(ROLES, name)),
    text: contentText(content),
    calls: callsIn(fields),
  };
}

/** The text of a content: a text, or the text parts of a list. */
function contentText(content: unknown): string | null {
  if (!Array.isArray(content)) return textOf(content);
  const texts = content.flatMap((part) =>
    typeof part === 'string' ? part : isMapping(part) ? (textOf(own(part, 'text')) ?? []) : [],
  );
  return texts.length === 0 ? null : texts.join('\n');
}

/** The calls of a message, under the first key that has some. */
function callsIn(fields: Mapping): Mapping[] {
  const blocks = mappingsAt(fields, 'content').filter((part) => own(part, 'type') === 'tool_use');
  const single = own(fields, 'function_call');
  const lists = [
    mappingsAt(fields, 'tool_calls'),
    mappingsAt(mappingAt(fields, 'additional_kwargs'), 'tool_calls'),
    isMapping(single) ? [single] : [],
    blocks,
  ];
  return lists.find((list) => list.length > 0) ?? [];
}

/** The calls of messages as reference steps; arguments that are not JSON are not compared. */
function callsOf(messages: readonly Message[], lose: Lose): Mapping[] {
  return messages.flatMap(({ calls }) =>
    calls.map((call) => {
      const named = isMapping(own(call, 'function')) ? mappingAt(call, 'function') : call;
      const name = String(own(named, 'name'));
      const args = readArgs(own(named, 'arguments') ?? own(named, 'args') ?? own(named, 'input'));
      if (args !== null) return { name, args };
      lose('unreadable arguments');
      return { name, match_args: 'ignore' };
    }),
  );
}

function readArgs(written: unknown): Mapping | null {
  if (isMapping(written)) return written;
  if (written === undefined || written === null || written === '') return {};
  try {
    const value: unknown = JSON.parse(String(written));
    return isMapping(value) ? value : null;
  } catch {
    return null;
  }
}

/** The text of the first or the last message of a role that has one. */
function textOfRole(messages: readonly Message[], role: string, which: 'first' | 'last'): string | null {
  const texts = messages.flatMap((one) => (one.role === role && one.text !== null ? one.text : []));
  return (which === 'first' ? texts[0] : texts.at(-1)) ?? null;
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
  const reference = ['reference_outputs', 'referenceOutputs', 'reference_trajectory', 'outputs']
    .map((key) => own(item, key))
    .find((value) => !isAbsent(value));
  if (reference === undefined) lose('questions without outputs');
  const graph = isMapping(reference) ? graphNodes(reference) : [];
  lose('graph nodes', graph.length);
  const isGraph = graph.length > 0;
  const held = isGraph ? listAt(reference, 'results').at(-1) : reference;
  const inputs = own(item, 'inputs') ?? (isGraph ? listAt(reference, 'inputs')[0] : undefined);
  const messages = messagesIn(held);
  const asked = textOfRole(messagesIn(inputs), 'user', 'first');
  const question = asked === null ? fieldIn(inputs, QUESTION_KEYS) : { text: asked, keys: HOLDERS };
  const text = question.text ?? textOfRole(messages, 'user', 'first');
  loseRest('inputs', inputs, question.keys, lose);
  const said = textOfRole(messages, 'assistant', 'last');
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

/** The nodes of a graph trajectory, whose steps are lists of their names, one for each turn. */
function graphNodes(reference: Mapping): readonly unknown[] {
  return Object.hasOwn(reference, 'results') ? listAt(reference, 'steps').filter(Array.isArray).flat() : [];
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
  const data = mappingAt(value, 'data_source');
  const content = own(mappingAt(data, 'source'), 'content') ?? own(mappingAt(value, 'source'), 'content');
  return Array.isArray(content) ? content : value;
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
    messages.length > 0
      ? { text: textOfRole(messages, 'user', 'last'), keys: ['input'] }
      : fieldIn(rest, QUESTION_KEYS);
  loseRest(item ? 'item' : null, rest, question.keys, lose);
  const [only] = texts;
  const answer = texts.length === 1 ? { includes: only } : { regex: texts.map(escapeText).join('|') };
  return {
    id: own(fields, 'id'),
    ...questionText(question.text, lose),
    ...(texts.length > 0 && { reference_answer: texts.length === 1 ? only : texts, answer }),
  };
}
