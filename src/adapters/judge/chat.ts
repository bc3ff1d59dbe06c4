import type { OpenAI } from 'openai/client';
import { type ChatReply, type Message, type ReplyForm, unusableReply } from '../../core/answers/judge.js';
import type { GenerationSettings } from '../../core/answers/settings.js';
import { isMapping, own } from '../../core/values.js';
import { cut, oneLine } from '../../report/text.js';
import { concede, type Dialect, NEWEST, parametersOf, sentOf } from './dialect.js';
import type { Meter } from './meter.js';
import { type RetryOptions, withRetries } from './retry.js';
import { refusalOf } from './trouble.js';
import { mostTokens } from './usage.js';

/** Asks a model, in the dialect that it understands. */
export type Chat = (messages: readonly Message[], form: ReplyForm) => Promise<ChatReply>;

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
