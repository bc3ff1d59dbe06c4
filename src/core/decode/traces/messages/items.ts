import { isAbsent, isMapping, type Mapping, own } from '../../../values.js';
import { failed, recorded } from '../content.js';
import { firstOf, hasAny, textAt } from '../fields.js';
import type { TraceEvent } from '../trace.js';
import { resultOf } from './part.js';

type ItemDecoder = (item: Mapping) => TraceEvent[];

/** OpenAI Responses has `call_id`, the Agents SDK `callId`. */
const idOf = (item: Mapping): string | null => textAt(item, 'call_id', 'callId', 'id');
const nameOf = (item: Mapping): string => textAt(item, 'name') ?? '';

const callItem: ItemDecoder = (item) => [
  { kind: 'call', id: idOf(item), name: nameOf(item), args: firstOf(item, ['arguments', 'input']) },
];

const resultItem: ItemDecoder = (item) => {
  const isError = own(item, 'status') === 'incomplete' || own(item, 'status') === 'failed';
  return [{ kind: 'result', id: idOf(item), name: textAt(item, 'name'), ...resultOf(item, ['output'], isError) }];
};

/** A tool that the provider ran itself: call and result are one item. */
const wholeItem: ItemDecoder = (item) => {
  const ids = { id: textAt(item, 'id', 'call_id', 'callId'), name: nameOf(item) };
  const error = own(item, 'error');
  const call: TraceEvent = { kind: 'call', ...ids, args: own(item, 'arguments') };
  if (!isAbsent(error)) return [call, { kind: 'result', ...ids, ...failed(error) }];
  if (!hasAny(item, ['output']) || isAbsent(own(item, 'output'))) return [call];
  return [call, { kind: 'result', ...ids, ...recorded(own(item, 'output'), own(item, 'status') === 'failed') }];
};

/** Nothing for a question's score: thoughts, handovers, lists of tools. */
const silent: ItemDecoder = () => [];

/** Items of OpenAI Responses and of the OpenAI Agents SDK, by their type. */
const ITEMS: Readonly<Record<string, ItemDecoder>> = {
  function_call: callItem,
  custom_tool_call: callItem,
  function_call_output: resultItem,
  custom_tool_call_output: resultItem,
  function_call_result: resultItem,
  mcp_call: wholeItem,
  hosted_tool_call: wholeItem,
  reasoning: silent,
  mcp_list_tools: silent,
  item_reference: silent,
};

/** One item; null when it is none, or a message, which all dialects share. */
export function decodeItem(item: Mapping): TraceEvent[] | null {
  const type = textAt(item, 'type');
  if (type === null || !Object.hasOwn(ITEMS, type)) return null;
  return (ITEMS[type] as ItemDecoder)(item);
}

/** The item that a run of the Agents SDK wraps: `{type: tool_call_item, rawItem}`. */
export function unwrapItem(item: Mapping): Mapping {
  const raw = firstOf(item, ['rawItem', 'raw_item']);
  if (!isMapping(raw)) return item;
  const output = own(item, 'output');
  return Object.hasOwn(raw, 'output') || isAbsent(output) ? raw : { ...raw, output };
}
