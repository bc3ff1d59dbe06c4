import { isAbsent, isMapping, type Mapping, own, present } from '../../text/values.js';
import { errorText, firstOf, mappingAt, mappingsIn, parsed, secondsOf, textAt, unquoted } from '../events/fields.js';
import { unwrapArguments, unwrapInput } from './genai.js';
import { below, type Span } from './span.js';

/** How a product writes the facts of an observation: attributes of spans, or keys of records. */
interface Product {
  readonly kind: readonly string[];
  /** The types of Langfuse of the kinds that only this product has. */
  readonly types?: Mapping;
  readonly id?: readonly string[];
  readonly name?: readonly string[];
  readonly input: readonly string[];
  /** The arguments of a tool are JSON text under `input`, as in LangChain. */
  readonly wrapsInput?: boolean;
  readonly output: readonly string[];
  readonly model?: readonly string[];
  readonly usage: readonly string[];
  /** The setting with which the product records content, if it has one. */
  readonly hint?: string;
}

const LANGFUSE = 'leave capture_input and capture_output of Langfuse on, and record again';
const LANGSMITH = 'LANGSMITH_HIDE_INPUTS and LANGSMITH_HIDE_OUTPUTS must not be true; record again';

const LLM_KINDS = { llm: 'GENERATION', model: 'GENERATION', generation: 'GENERATION' };
const KINDS = { tool: 'TOOL', agent: 'AGENT', chain: 'CHAIN', span: 'SPAN', ...LLM_KINDS };

/** Products that write OpenTelemetry spans with attributes of their own. */
const SPAN_PRODUCTS: readonly Product[] = [
  {
    // The OpenTelemetry spans of Langfuse's SDKs.
    kind: ['langfuse.observation.type'],
    input: ['langfuse.observation.input'],
    output: ['langfuse.observation.output'],
    model: ['langfuse.observation.model.name'],
    usage: ['langfuse.observation.usage_details'],
    hint: LANGFUSE,
  },
  {
    // VoltAgent.
    kind: ['span.type', 'entity.type'],
    types: { workflow: 'CHAIN' },
    id: ['tool.call.id'],
    name: ['tool.name'],
    input: ['input', 'tool.arguments', 'llm.messages'],
    output: ['output', 'tool.result'],
    model: ['ai.model.name', 'llm.model'],
    usage: ['usage', 'llm.usage'],
  },
  {
    // Genkit: the spans of its telemetry, and those of its developer server.
    kind: ['genkit:metadata:subtype'],
    types: { flow: 'CHAIN', 'executable-prompt': 'CHAIN', util: 'CHAIN' },
    id: ['genkit:metadata:tool:ref'],
    name: ['genkit:name'],
    input: ['genkit:input'],
    output: ['genkit:output'],
    usage: ['genkit:usage'],
  },
  {
    // LangSmith's mode for OpenTelemetry.
    kind: ['langsmith.span.kind'],
    name: ['langsmith.trace.name'],
    input: ['gen_ai.prompt'],
    wrapsInput: true,
    output: ['gen_ai.completion'],
    model: ['gen_ai.response.model', 'gen_ai.request.model'],
    usage: ['gen_ai.usage'],
    hint: LANGSMITH,
  },
];

/** A span in the words of Langfuse, if a product wrote it in its own; any other span is unchanged. */
export function asObservation(span: Span): Span {
  for (const product of SPAN_PRODUCTS) {
    const type = typeOf(product, span.attributes);
    if (type === null) continue;
    const facts = factsFrom(product, span.attributes);
    const isError = textAt(span.attributes, 'langfuse.observation.level') === 'ERROR';
    const error = span.error ?? (isError ? errorText(span.attributes['langfuse.observation.status_message']) : null);
    const attributes = { ...span.attributes, ...facts, type, traceId: span.traceId };
    return { ...span, name: textAt(span.attributes, ...(product.name ?? [])) ?? span.name, attributes, error };
  }
  return span;
}

/** The type of Langfuse; null for a kind that has none. */
function typeOf({ kind, types }: Product, holder: Mapping): string | null {
  const written = textAt(holder, ...kind)?.toLowerCase();
  return written === undefined ? null : textAt({ ...KINDS, ...types }, written);
}

function factsFrom(product: Product, holder: Mapping): Mapping {
  const { id = [], output, model = [], usage } = product;
  const call = textAt(holder, ...id);
  const input = unquoted(firstOf(holder, product.input));
  const usageDetails = parsed(firstOf(holder, usage)) ?? below(holder, usage);
  return {
    input: product.wrapsInput ? unwrapInput(input) : unwrapArguments(input),
    output: unquoted(firstOf(holder, output)),
    model: firstOf(holder, model),
    usageDetails,
    ...(call !== null && { metadata: { tool_call_id: call } }),
  };
}

/** Products that write their spans as records, by the keys that only they have. */
const RECORD_PRODUCTS: readonly (Product & { readonly signs: readonly string[] })[] = [
  {
    signs: ['span_attributes', 'root_span_id'],
    kind: ['type'],
    input: ['input'],
    output: ['output'],
    usage: ['metrics'],
  },
  {
    signs: ['run_type', 'trace_id'],
    kind: ['run_type'],
    types: { retriever: 'RETRIEVER' },
    input: ['inputs'],
    wrapsInput: true,
    output: ['outputs'],
    usage: ['usage_metadata'],
    hint: LANGSMITH,
  },
  {
    signs: ['span_data', 'trace_id'],
    kind: ['type'],
    types: { function: 'TOOL', response: 'GENERATION', handoff: 'TOOL' },
    input: ['input'],
    output: ['output', 'response'],
    model: ['model'],
    usage: ['usage'],
    hint: 'leave trace_include_sensitive_data (traceIncludeSensitiveData) of the run on, and record again',
  },
];

function productOf(record: Mapping) {
  return RECORD_PRODUCTS.find(({ signs }) => signs.every((sign) => Object.hasOwn(record, sign)));
}

/** The key that identifies a record of another product; null for any other record. */
export function productKey(record: Mapping): string | null {
  return productOf(record)?.signs[0] ?? null;
}

/** How to record content with the product that wrote an observation. */
export function hintOf(observation: Mapping): string {
  const product = productOf(observation) ?? SPAN_PRODUCTS.find((one) => typeOf(one, observation) !== null);
  return product ? (product.hint ?? 'record the input and output of each tool, too') : LANGFUSE;
}

/** A record of Langfuse, or of another product, as a span; `trace`: the mapping around it. */
export function decodeObservation(record: Mapping, trace: Mapping): Span {
  const observation = asLangfuse(record);
  const type = (textAt(observation, 'type') ?? '').toUpperCase();
  const message = textAt(observation, 'statusMessage', 'status_message');
  const isError = textAt(observation, 'level')?.toUpperCase() === 'ERROR';
  const parent = textAt(observation, 'parentObservationId', 'parent_observation_id');
  const endKey = ['endTime', 'end_time'].find((key) => Object.hasOwn(observation, key));
  return {
    traceId: textAt(observation, 'traceId', 'trace_id') ?? textAt(trace, 'id') ?? '',
    id: textAt(observation, 'id') ?? '',
    parent: own(observation, 'isRootObservation') === true ? null : parent,
    name: textAt(observation, 'name') ?? '',
    start: secondsOf(firstOf(observation, ['startTime', 'start_time'])),
    end: secondsOf(firstOf(observation, ['endTime', 'end_time'])),
    isOpen: type !== 'EVENT' && endKey !== undefined && isAbsent(observation[endKey]),
    attributes: { ...observation, type, traceId: textAt(observation, 'traceId', 'trace_id') ?? '' },
    resource: trace,
    events: [],
    error: isError ? errorText(message) : null,
  };
}

/** A record of another product as an observation of Langfuse; any other record is unchanged. */
function asLangfuse(record: Mapping): Mapping {
  const product = productOf(record);
  if (!product) return record;
  const holder = { ...record, ...mappingAt(record, 'span_attributes'), ...mappingAt(record, 'span_data') };
  const facts = factsFrom(product, holder);
  const error = own(holder, 'error');
  const metrics = mappingAt(record, 'metrics');
  const times = { ...record, ...present({ start: own(metrics, 'start'), end: own(metrics, 'end') }) };
  const end = firstOf(times, ['end_time', 'ended_at', 'end']);
  return {
    ...record,
    ...facts,
    input: plainSide(facts.input),
    output: plainSide(facts.output),
    id: textAt(record, 'span_id', 'id'),
    traceId: textAt(record, 'root_span_id', 'trace_id'),
    type: typeOf(product, holder) ?? 'SPAN',
    name: textAt(holder, 'name') ?? textAt(record, 'name'),
    parentObservationId:
      textAt(record, 'parent_run_id', 'parent_id') ?? firstOf(Object(own(record, 'span_parents')), ['0']),
    startTime: firstOf(times, ['start_time', 'started_at', 'start']),
    ...(end !== undefined && { endTime: end }),
    metadata: own(record, 'metadata') ?? own(mappingAt(record, 'extra'), 'metadata'),
    ...(!isAbsent(error) && { level: 'ERROR', statusMessage: errorText(error) }),
  };
}

/** The value of one side: LangSmith wraps one that is no mapping, and chat models of LangChain wrap theirs in batches. */
function plainSide(side: unknown): unknown {
  if (!isMapping(side)) return side;
  if (Object.keys(side).join() === 'outputs') return own(side, 'outputs');
  const batches = own(side, 'messages');
  if (Array.isArray(batches) && Array.isArray(batches[0])) return { messages: batches[0] };
  const generations = own(side, 'generations');
  const [first] = Array.isArray(generations) ? generations.flat() : [];
  const message = isMapping(first) ? own(first, 'message') : undefined;
  if (isMapping(message)) return { messages: [message] };
  const listed = mappingsIn(own(side, 'prompt'));
  return listed.length > 0 ? { messages: listed } : side;
}
