import type { OpenAI } from 'openai/client';
import {
  type ChatReply,
  type Embeddings,
  type Message,
  type ReplyForm,
  unusableReply,
} from '../../core/judge/judge.js';
import type { GenerationSettings, ModelSettings } from '../../core/judge/settings.js';
import { isMapping, own } from '../../core/text/values.js';
import { cut, oneLine } from '../../report/words/text.js';
import { concede, type Dialect, NEWEST, parametersOf, sentOf } from './dialect.js';
import { type Meter, mostTokens } from './meter.js';
import { type RetryOptions, refusalOf, withRetries } from './retry.js';

/** Asks a model, in the dialect that it understands. */
type Chat = (messages: readonly Message[], form: ReplyForm) => Promise<ChatReply>;

/**
 * Makes a chat whose dialect is found out once: the first request goes alone, so that not every request in flight has to
 * learn the same.
 */
export function makeChat(client: OpenAI, model: GenerationSettings, meter: Meter, retry: RetryOptions): Chat {
  let dialect = NEWEST;
  let first: Promise<unknown> | null = null;
  const ask = async (messages: readonly Message[], form: ReplyForm): Promise<ChatReply> => {
    for (;;) {
      const tried = dialect;
      try {
        return await askIn(tried, { client, model, meter, retry }, messages, form);
      } catch (error) {
        const refusal = refusalOf(error);
        // Another request may have found out in the meantime.
        const next = refusal && concede(tried, form, refusal);
        if (!next) throw error;
        if (dialect === tried) dialect = next;
      }
    }
  };
  return async (messages, form) => {
    if (first) await first;
    const asking = ask(messages, form);
    first ??= asking.catch(() => undefined);
    return asking;
  };
}

interface Asker {
  readonly client: OpenAI;
  readonly model: GenerationSettings;
  readonly meter: Meter;
  readonly retry: RetryOptions;
}

async function askIn(
  dialect: Dialect,
  { client, model, meter, retry }: Asker,
  messages: readonly Message[],
  form: ReplyForm,
): Promise<ChatReply> {
  const body = { model: model.model, messages, ...parametersOf(dialect, form, model) };
  const worst = { input: mostTokens(body), output: dialect.limit === null ? null : model.maxTokens, cached: 0 };
  const { signal } = retry;
  const send = () => client.post<unknown>('/chat/completions', { body, signal });
  const { reply, costUsd } = await withRetries(() => meter.request(worst, send), retry);
  return { text: textOf(reply), costUsd, sent: sentOf(dialect, form, model) };
}

/** The text of a completion; throws where there is none. */
function textOf(body: unknown): string {
  const choices = isMapping(body) ? own(body, 'choices') : null;
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  if (!isMapping(choice) || !isMapping(choice.message)) throw unusableReply("the judge's reply has no choice");
  const { content, refusal } = choice.message;
  if (typeof refusal === 'string' && refusal !== '') {
    throw unusableReply(`the judge refuses: ${cut(oneLine(refusal), 200)}`);
  }
  if (choice.finish_reason === 'length') throw unusableReply("the judge's reply was cut off (max_tokens)");
  if (choice.finish_reason === 'content_filter') throw unusableReply("the judge's reply was withheld (content filter)");
  if (typeof content !== 'string' || content === '') throw unusableReply("the judge's reply is empty");
  return content;
}

/** Turns texts into vectors. */
type Embed = (texts: readonly string[]) => Promise<Embeddings>;

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
