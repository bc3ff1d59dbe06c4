import { isMapping, type Mapping, own } from '../../text/values.js';
import { firstOf, mappingAt, numberAt } from './fields.js';
import type { TraceEvent, Usage } from './trace.js';

const INPUT = [
  ...['input_tokens', 'prompt_tokens', 'inputTokens', 'promptTokens', 'promptTokenCount', 'prompt_token_count'],
  'input',
];
const OUTPUT = [
  ...['output_tokens', 'completion_tokens', 'outputTokens', 'completionTokens', 'candidatesTokenCount'],
  ...['candidates_token_count', 'output'],
];
const TOTAL = ['total_tokens', 'totalTokens', 'totalTokenCount', 'total_token_count', 'total'];
const COST = ['cost_usd', 'total_cost', 'totalCost', 'cost'];

/** Keys that hold the usage of a message, an event, a step or a record. */
const HOLDERS = ['usage', 'usage_metadata', 'usageMetadata', 'totalUsage', 'total_usage'];

/** Token counts under any of the providers' key names; null without token counts. */
export function decodeUsage(value: unknown): Usage | null {
  if (!isMapping(value)) return null;
  const input = withCached(value, numberAt(value, ...INPUT));
  const output = withThoughts(value, numberAt(value, ...OUTPUT));
  const total = numberAt(value, ...TOTAL);
  const cost = numberAt(value, ...COST);
  if (input === null && output === null && total === null) return null;
  return { input, output, total, cost };
}

/**
 * Adds cached tokens to the input for Anthropic, which has no total and counts them separately; all others include
 * them.
 */
function withCached(usage: Mapping, input: number | null): number | null {
  if (input === null || own(usage, 'input_tokens') === undefined || numberAt(usage, ...TOTAL) !== null) return input;
  const cacheRead = numberAt(usage, 'cache_read_input_tokens') ?? 0;
  return input + cacheRead + (numberAt(usage, 'cache_creation_input_tokens') ?? 0);
}

/** Adds Gemini's thought tokens to the output; Gemini counts them separately, but includes them in the total. */
function withThoughts(usage: Mapping, output: number | null): number | null {
  const thoughts = numberAt(usage, 'thoughtsTokenCount', 'thoughts_token_count');
  return thoughts === null ? output : (output ?? 0) + thoughts;
}

/** Events for the usage and the model recorded with a message, one for each that exists. */
export function factsOf(holder: Mapping): TraceEvent[] {
  const metadata = mappingAt(holder, 'response_metadata');
  const response = mappingAt(holder, 'response');
  const usage =
    decodeUsage(firstOf(holder, HOLDERS)) ??
    decodeUsage(firstOf(metadata, ['token_usage', 'tokenUsage', 'usage'])) ??
    decodeUsage(firstOf(response, HOLDERS));
  const model =
    firstOf(holder, ['model', 'modelId', 'modelVersion', 'model_version', 'model_name']) ??
    firstOf(metadata, ['model_name', 'model', 'modelName']) ??
    firstOf(response, ['modelId', 'model']);
  const events: TraceEvent[] = [];
  if (usage) events.push({ kind: 'usage', ...usage });
  const name = isMapping(model) ? own(model, 'modelId') : model;
  if (typeof name === 'string' && name !== '') events.push({ kind: 'model', name });
  return events;
}
