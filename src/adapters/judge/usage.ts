import { isMapping, own } from '../../core/values.js';

/** Tokens that a request took. */
export interface Usage {
  readonly input: number;
  readonly output: number;
  /** Of the input, those that the server had cached. */
  readonly cached: number;
}

/** The usage that a server reports; null where it reports none. */
export function usageOf(body: unknown): Usage | null {
  const usage = isMapping(body) ? own(body, 'usage') : null;
  if (!isMapping(usage)) return null;
  const input = countOf(own(usage, 'prompt_tokens'));
  const details = own(usage, 'prompt_tokens_details');
  const cached = isMapping(details) ? countOf(own(details, 'cached_tokens')) : null;
  const output = countOf(own(usage, 'completion_tokens'));
  if (input === null) return null;
  return { input, output: output ?? 0, cached: Math.min(cached ?? 0, input) };
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** No text has more tokens than half its bytes, but for text that nobody writes. */
export function mostTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 2) + 16;
}
