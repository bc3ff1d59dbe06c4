import type { OpenAI } from 'openai/client';
import {
  type ChatReply,
  type Embeddings,
  type Message,
  type ReplyForm,
  servedBy,
  unusableReply,
} from '../../core/judge/judge.js';
import type { GenerationSettings, ModelSettings } from '../../core/judge/settings.js';
import { isMapping, own } from '../../core/text/values.js';
import { cut, oneLine } from '../../report/words/text.js';
import { concede, type Dialect, NEWEST, parametersOf, sentOf } from './dialect.js';
import { type Meter, mostTokens } from './meter.js';
import { type RetryOptions, refusalOf, withRetries } from './retry.js';

/** Sends messages to a model in a supported dialect. */
type Chat = (messages: readonly Message[], form: ReplyForm) => Promise<ChatReply>;

/**
 * Makes a chat that detects the dialect once. The first request is sent alone, so that concurrent requests need not
 * repeat the detection.
 */
export function makeChat(client: OpenAI, model: GenerationSettings, meter: Meter, retry: RetryOptions): Chat {
  let dialect = NEWEST;
  let firstRequest: Promise<unknown> | null = null;
  const ask = async (messages: readonly Message[], form: ReplyForm): Promise<ChatReply> => {
    for (;;) {
      const usedDialect = dialect;
      try {
        return await askIn(usedDialect, { client, model, meter, retry }, messages, form);
      } catch (error) {
        const refusal = refusalOf(error);
        // Another request may have changed the dialect in the meantime.
        const next = refusal && concede(usedDialect, form, refusal);
        if (!next) throw error;
        if (dialect === usedDialect) dialect = next;
      }
    }
  };
  return async (messages, form) => {
    if (firstRequest) await firstRequest;
    const request = ask(messages, form);
    firstRequest ??= request.catch(() => undefined);
    return request;
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
  const worstUsage = { input: mostTokens(body), output: dialect.limit === null ? null : model.maxTokens, cached: 0 };
  const { signal } = retry;
  const send = () => client.post<unknown>('/chat/completions', { body, signal });
  const { reply, costUsd } = await withRetries(() => meter.request(worstUsage, send), retry);
  const served = isMapping(reply) ? servedBy(own(reply, 'model'), own(reply, 'system_fingerprint')) : [];
  return { text: readText(reply, form), costUsd, sent: sentOf(dialect, form, model), served };
}

/** Reads the text of a completion. Throws if there is none; an empty text is asked for again if it should be JSON. */
function readText(body: unknown, form: ReplyForm): string {
  const choices = isMapping(body) ? own(body, 'choices') : null;
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  if (!isMapping(choice) || !isMapping(choice.message)) throw unusableReply("the judge's reply has no choice");
  const { content, refusal } = choice.message;
  if (typeof refusal === 'string' && refusal !== '') {
    throw unusableReply(`the judge refuses: ${cut(oneLine(refusal), 200)}`);
  }
  if (choice.finish_reason === 'length') throw unusableReply("the judge's reply was cut off (max_tokens)");
  if (choice.finish_reason === 'content_filter') throw unusableReply("the judge's reply was withheld (content filter)");
  if (typeof content !== 'string' || (content === '' && form.kind === 'text'))
    throw unusableReply("the judge's reply is empty");
  return content;
}

/** Turns texts into vectors. */
type Embed = (texts: readonly string[]) => Promise<Embeddings>;

export function makeEmbed(client: OpenAI, { model }: ModelSettings, meter: Meter, retry: RetryOptions): Embed {
  // If the server refuses this parameter, it chooses the format of the vectors.
  let format: { encoding_format?: 'float' } = { encoding_format: 'float' };
  const ask = async (texts: readonly string[]): Promise<Embeddings> => {
    const body = { model, input: texts, ...format };
    const worstUsage = { input: mostTokens(body), output: 0, cached: 0 };
    const send = () => client.post<unknown>('/embeddings', { body, signal: retry.signal });
    const { reply, costUsd } = await withRetries(() => meter.request(worstUsage, send), retry);
    const sent = Object.entries(format).map(([name, value]) => `${name}=${value}`);
    return { vectors: readVectors(reply, texts.length), costUsd, sent };
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

/** Reads the vectors and sorts them in the order of the texts. */
function readVectors(body: unknown, count: number): number[][] {
  const data = isMapping(body) ? own(body, 'data') : null;
  if (!Array.isArray(data) || data.length !== count) throw unusableReply('embeddings are missing');
  const vectors: number[][] = [];
  data.forEach((item: unknown, place) => {
    if (!isMapping(item)) throw unusableReply('embeddings are missing');
    const index = typeof item.index === 'number' ? item.index : place;
    vectors[index] = readVector(item.embedding);
  });
  if (vectors.length !== count || vectors.includes(undefined as never)) throw unusableReply('embeddings are missing');
  return vectors;
}

/** Reads a vector: a list of numbers, or the bytes of 32-bit floats in Base64. */
function readVector(value: unknown): number[] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'number')) return value;
  if (typeof value !== 'string') throw unusableReply('the embeddings are not finite numbers');
  const bytes = Uint8Array.from(Buffer.from(value, 'base64'));
  return [...new Float32Array(bytes.buffer, 0, bytes.byteLength >> 2)];
}
