import { isMapping, own } from '../../core/values.js';

/** Tokens that a request took. */
export interface Usage {
  readonly input: number;
  readonly output: number;
  /** Of the input, those that the server had cached. */
  readonly cached: number;
}

/** The most that a request can take; `output` null: the server accepts no limit. */
export interface WorstUsage extends Omit<Usage, 'output'> {
  readonly output: number | null;
}

/** The usage that a server reports, its gaps filled with the worst; null where it reports none. */
export function usageOf(body: unknown, worst: WorstUsage): Usage | null {
  const usage = isMapping(body) ? own(body, 'usage') : null;
  if (!isMapping(usage)) return null;
  const input = countOf(own(usage, 'prompt_tokens'));
  const details = own(usage, 'prompt_tokens_details');
  const cached = isMapping(details) ? countOf(own(details, 'cached_tokens')) : null;
  const written = countOf(own(usage, 'completion_tokens'));
  const total = countOf(own(usage, 'total_tokens'));
  // What a model thinks is in the total alone, with some servers.
  const output =
    written === null && total === null ? worst.output : Math.max(written ?? 0, (total ?? 0) - (input ?? 0));
  if (input === null || output === null) return null;
  return { input, output, cached: Math.min(cached ?? 0, input) };
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** The most tokens that a request body can have: none is shorter than a byte. */
export function mostTokens(body: object): number {
  return Buffer.byteLength(JSON.stringify(body));
}
