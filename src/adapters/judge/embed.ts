import type { OpenAI } from 'openai/client';
import { type Embeddings, unusableReply } from '../../core/answers/judge.js';
import type { ModelSettings } from '../../core/answers/settings.js';
import { isMapping, own } from '../../core/values.js';
import type { Meter } from './meter.js';
import { type RetryOptions, withRetries } from './retry.js';
import { refusalOf } from './trouble.js';
import { mostTokens } from './usage.js';

/** Turns texts into vectors. */
export type Embed = (texts: readonly string[]) => Promise<Embeddings>;

export function makeEmbed(client: OpenAI, { model }: ModelSettings, meter: Meter, retry: RetryOptions): Embed {
  // Where the server does not know the format, vectors come as it likes.
  let format: { encoding_format?: 'float' } = { encoding_format: 'float' };
  const ask = async (texts: readonly string[]): Promise<Embeddings> => {
    const body = { model, input: texts, ...format };
    const worst = { input: mostTokens(body), output: 0, cached: 0 };
    const send = () => client.post<unknown>('/embeddings', { body, signal: retry.signal });
    const { reply, costUsd } = await withRetries(() => meter.request(worst, send), retry);
    const sent = Object.entries(format).map(([name, value]) => `${name}=${value}`);
    return { vectors: vectorsOf(reply, texts.length), costUsd, sent };
  };
  return async (texts) => {
    try {
      return await ask(texts);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.status !== 400 || refusal.param !== 'encoding_format') throw error;
      format = {};
      return ask(texts);
    }
  };
}

/** The vectors in the order of the texts, whatever order they come in. */
function vectorsOf(body: unknown, count: number): number[][] {
  const data = isMapping(body) ? own(body, 'data') : null;
  if (!Array.isArray(data) || data.length !== count) throw unusableReply('embeddings are missing');
  const vectors: number[][] = [];
  data.forEach((item: unknown, place) => {
    if (!isMapping(item)) throw unusableReply('embeddings are missing');
    const index = typeof item.index === 'number' ? item.index : place;
    vectors[index] = vectorOf(item.embedding);
  });
  if (vectors.length !== count || vectors.includes(undefined as never)) throw unusableReply('embeddings are missing');
  return vectors;
}

/** A list of numbers, or the bytes of 32-bit floats in base64. */
function vectorOf(value: unknown): number[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'number')) return value;
  if (typeof value !== 'string') throw unusableReply('the embeddings are not finite numbers');
  const bytes = Uint8Array.from(Buffer.from(value, 'base64'));
  return [...new Float32Array(bytes.buffer, 0, bytes.byteLength >> 2)];
}
