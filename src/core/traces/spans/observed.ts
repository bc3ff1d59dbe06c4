import { isAbsent, isMapping, type Mapping, own } from '../../text/values.js';
import { errorText, firstOf, mappingAt, mappingsIn, parsed, textAt, unquoted } from '../events/fields.js';
import { unwrapArguments, unwrapInput } from './genai.js';
import { below, type Span } from './span.js';

/** How a product writes the facts of an observation: attributes of spans, or keys of records. */
interface Product {
  /** Keys of the kind, and the type of Langfuse that each kind is. */
  readonly kind: readonly string[];
  readonly types: Readonly<Record<string, string>>;
  readonly id?: readonly string[];
  readonly name?: readonly string[];
  readonly input: readonly string[];
  /** The arguments of a tool are JSON text under `input`, as in LangChain. */
  readonly wrapsInput?: boolean;
  readonly output: readonly string[];
  readonly model?: readonly string[];
  readonly usage: readonly string[];
  readonly error?: readonly string[];
}

const LLM_KINDS = { llm: 'GENERATION', model: 'GENERATION', generation: 'GENERATION' };
const KINDS = { tool: 'TOOL', agent: 'AGENT', chain: 'CHAIN', span: 'SPAN', ...LLM_KINDS };

/** Products that write OpenTelemetry spans with attributes of their own. */
const SPAN_PRODUCTS: readonly Product[] = [
  {
    // The OpenTelemetry spans of Langfuse's SDKs.
    kind: ['langfuse.observation.type'],
    types: KINDS,
    input: ['langfuse.observation.input'],
    output: ['langfuse.observation.output'],
    model: ['langfuse.observation.model.name'],
    usage: ['langfuse.observation.usage_details'],
    error: ['langfuse.observation.status_message'],
  },
  {
    // VoltAgent.
    kind: ['span.type', 'entity.type'],
    types: { ...KINDS, agent: 'AGENT', workflow: 'CHAIN' },
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
    types: { ...KINDS, flow: 'CHAIN', 'executable-prompt': 'CHAIN', util: 'CHAIN' },
    id: ['genkit:metadata:tool:ref'],
    name: ['genkit:name'],
    input: ['genkit:input'],
    output: ['genkit:output'],
    usage: ['genkit:usage'],
  },
  {
    // LangSmith's mode for OpenTelemetry.
    kind: ['langsmith.span.kind'],
    types: KINDS,
    name: ['langsmith.trace.name'],
    input: ['gen_ai.prompt'],
    wrapsInput: true,
    output: ['gen_ai.completion'],
    model: ['gen_ai.response.model', 'gen_ai.request.model'],
    usage: ['gen_ai.usage'],
  },
];

/** A span in the words of Langfuse, if a product wrote it in its own; any other span is unchanged. */
export function asObservation(span: Span): Span {
  for (const product of SPAN_PRODUCTS) {
    const kind = textAt(span.attributes, ...product.kind)?.toLowerCase();
    const type = kind === undefined ? undefined : own(product.types, kind);
    if (typeof type !== 'string') continue;
    const facts = factsFrom(product, span.attributes);
    const error =
      span.error ?? (textAt(span.attributes, 'langfuse.observation.level') === 'ERROR' ? errorText(facts.error) : null);
    const attributes = { ...span.attributes, ...facts, type, traceId: span.traceId };
    return { ...span, name: textAt(span.attributes, ...(product.name ?? [])) ?? span.name, attributes, error };
  }
  return span;
}

function factsFrom(product: Product, holder: Mapping): Mapping {
  const { id = [], output, model = [], usage, error = [] } = product;
  const call = textAt(holder, ...id);
  const input = unquoted(firstOf(holder, product.input));
  const usageDetails = parsed(firstOf(holder, usage)) ?? below(holder, usage);
  return {
    input: product.wrapsInput ? unwrapInput(input) : unwrapArguments(input),
    output: unquoted(firstOf(holder, output)),
    model: firstOf(holder, model),
    usageDetails,
    error: firstOf(holder, error),
    ...(call !== null && { metadata: { tool_call_id: call } }),
  };
}

/** Products that write their spans as records, by the keys that only they have. */
const RECORD_PRODUCTS: readonly (Product & { readonly signs: readonly string[] })[] = [
  {
    signs: ['span_attributes', 'root_span_id'],
    kind: ['type'],
    types: { ...KINDS, task: 'SPAN', function: 'SPAN' },
    input: ['input'],
    output: ['output'],
    usage: ['metrics'],
    error: ['error'],
  },
  {
    signs: ['run_type', 'trace_id'],
    kind: ['run_type'],
    types: { ...KINDS, prompt: 'SPAN', retriever: 'RETRIEVER', parser: 'SPAN' },
    input: ['inputs'],
    wrapsInput: true,
    output: ['outputs'],
    usage: ['usage_metadata'],
    error: ['error'],
  },
  {
    signs: ['span_data', 'trace_id'],
    kind: ['type'],
    types: { ...KINDS, function: 'TOOL', response: 'GENERATION', handoff: 'TOOL' },
    input: ['input'],
    output: ['output', 'response'],
    model: ['model'],
    usage: ['usage'],
    error: ['error'],
  },
];

function productOf(record: Mapping) {
  return RECORD_PRODUCTS.find(({ signs }) => signs.every((sign) => Object.hasOwn(record, sign)));
}

/** The key that identifies a record of another product; null for any other record. */
export function productKey(record: Mapping): string | null {
  return productOf(record)?.signs[0] ?? null;
}

/** A record of another product as an observation of Langfuse; any other record is unchanged. */
export function recordAsObservation(record: Mapping): Mapping {
  const product = productOf(record);
  if (!product) return record;
  const holder = { ...record, ...mappingAt(record, 'span_attributes'), ...mappingAt(record, 'span_data') };
  const kind = textAt(holder, ...product.kind)?.toLowerCase() ?? '';
  const facts = factsFrom(product, holder);
  const metrics = mappingAt(record, 'metrics');
  const end = firstOf({ ...record, end: own(metrics, 'end') }, ['end_time', 'ended_at', 'end']);
  return {
    ...record,
    ...facts,
    input: plainSide(facts.input),
    output: plainSide(facts.output),
    id: textAt(record, 'span_id', 'id'),
    traceId: textAt(record, 'root_span_id', 'trace_id'),
    type: own(product.types, kind) ?? 'SPAN',
    name: textAt(holder, 'name') ?? textAt(record, 'name'),
    parentObservationId:
      textAt(record, 'parent_run_id', 'parent_id') ?? firstOf(Object(own(record, 'span_parents')), ['0']),
    startTime: firstOf({ ...record, start: own(metrics, 'start') }, ['start_time', 'started_at', 'start']),
    ...(end !== undefined && { endTime: end }),
    metadata: own(record, 'metadata') ?? own(mappingAt(record, 'extra'), 'metadata'),
    ...(!isAbsent(facts.error) && { level: 'ERROR', statusMessage: errorText(facts.error) }),
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
