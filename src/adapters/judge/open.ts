import type { OpenAI } from 'openai/client';
import {
  type ChatReply,
  type Embeddings,
  type Judge,
  type Message,
  type ReplyForm,
  servedBy,
  unusableReply,
} from '../../core/judge/judge.js';
import { makeDelimiter } from '../../core/judge/prompts.js';
import type { GenerationSettings, JudgeSettings, ModelSettings } from '../../core/judge/settings.js';
import { MAX_LINE_TEXT } from '../../core/shown.js';
import { isMapping, type Mapping, mappingOf } from '../../core/text/values.js';
import { usageError } from '../../core/words/errors.js';
import { cut, oneLine } from '../../report/words/text.js';
import { sha256 } from '../hash.js';
import { networkFetch } from '../network.js';
import { loadContextWindow, loadModelPrice } from '../prices.js';
import { makeBudget, makeMeter, type PriceOfUsage } from './meter.js';
import { concede, type Dialect, NEWEST, parametersOf, refusalOf, sentOf, troubleOf, withRetries } from './retry.js';

/** Loads the prices of both models. Throws a usage error if a budget is set and a price is unknown. */
export async function loadPrices(settings: JudgeSettings): Promise<Record<'generation' | 'embedding', PriceOfUsage>> {
  const { generation, embedding, answers, maxCostUsd } = settings;
  const load = async (model: ModelSettings, isUsed: boolean): Promise<PriceOfUsage> => {
    const price = await loadModelPrice(model);
    if (isUsed && maxCostUsd !== null && price({ input: 1, output: 0, cached: 0 }) === null) {
      const why = `no price is known for ${model.model}, so $${maxCostUsd} cannot be enforced`;
      throw usageError(`judge.max_cost_usd: ${why}; set max_cost_usd: none`);
    }
    return price;
  };
  return { generation: await load(generation, true), embedding: await load(embedding, answers.relevance !== null) };
}

/** Makes the judge. A connection is opened only for the first request. */
export async function openJudge(settings: JudgeSettings, signal: AbortSignal) {
  const { generation, embedding, maxCostUsd } = settings;
  const prices = await loadPrices(settings);
  const budget = makeBudget(maxCostUsd);
  const connect = async (model: ModelSettings, price: PriceOfUsage): Promise<Ask> => {
    const client = await makeClient(model, settings);
    const meter = makeMeter({ model: model.model, price, longestReply: await loadContextWindow(model) }, budget);
    return (path, body, output) => {
      // At most one token per byte.
      const worst = { input: Buffer.byteLength(JSON.stringify(body)), output, cached: 0 };
      const send = () => client.post<unknown>(path, { body, signal });
      return withRetries(() => meter(worst, send), { maxRetries: settings.maxRetries, signal });
    };
  };
  const chat = makeChat(await connect(generation, prices.generation), generation);
  const embed = makeEmbed(await connect(embedding, prices.embedding), embedding);
  const withJudgeErrors =
    <Args extends readonly unknown[], T>(ask: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        return await ask(...args);
      } catch (error) {
        throw troubleOf(error, signal);
      }
    };
  const judge = { chat: withJudgeErrors(chat), embed: withJudgeErrors(embed), delimiter: makeDelimiter(sha256) };
  return { judge, spent: budget.spent };
}

/** Sends a request with its retries; `output`: the most tokens of the reply, null: the server accepts no limit. */
type Ask = (
  path: string,
  body: object,
  output: number | null,
) => Promise<{ readonly reply: unknown; readonly costUsd: number | null }>;

/** The key for the package if none is sent, because the package requires one. */
const NO_KEY = 'none';

/** Makes a client for one server. All options are explicit, so that no environment variable is sent. */
async function makeClient(settings: ModelSettings, { timeoutMs }: { readonly timeoutMs: number }): Promise<OpenAI> {
  const { OpenAI } = await import('openai/client');
  const { baseUrl, apiKey, organization, project } = settings;
  const headers = makeHeaders(settings);
  return new OpenAI({
    ...{ baseURL: baseUrl, apiKey: apiKey ?? NO_KEY, organization, project, adminAPIKey: null, webhookSecret: null },
    ...{ logLevel: 'off', timeout: timeoutMs, maxRetries: 0 },
    fetch: (url, init) => {
      // The package's time limit ends with the first line of an answer, which may stall later.
      const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
      return networkFetch(url as string, { ...init, headers, redirect: 'manual', signal: AbortSignal.any(signals) });
    },
  });
}

/**
 * Makes the complete set of sent headers; redirects are not followed. The package would add headers of the environment
 * (`OPENAI_CUSTOM_HEADERS`, which may replace the key) and data about this machine.
 */
function makeHeaders({ apiKey, organization, project }: ModelSettings): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    ...(organization !== null && { 'openai-organization': organization }),
    ...(project !== null && { 'openai-project': project }),
  };
}

/** Detects the dialect of a model once: the first request is sent alone, so that others need not repeat it. */
function makeChat(send: Ask, model: GenerationSettings): Judge['chat'] {
  let dialect = NEWEST;
  let firstRequest: Promise<unknown> | null = null;
  const askIn = async (usedDialect: Dialect, messages: readonly Message[], form: ReplyForm): Promise<ChatReply> => {
    const body = { model: model.model, messages, ...parametersOf(usedDialect, form, model) };
    const output = usedDialect.limit === null ? null : model.maxTokens;
    const { reply, costUsd } = await send('/chat/completions', body, output);
    const { model: name, system_fingerprint } = mappingOf(reply);
    const served = servedBy(name, system_fingerprint);
    return { text: readText(reply, form), costUsd, sent: sentOf(usedDialect, form, model), served };
  };
  const ask = async (messages: readonly Message[], form: ReplyForm): Promise<ChatReply> => {
    for (;;) {
      const usedDialect = dialect;
      try {
        return await askIn(usedDialect, messages, form);
      } catch (error) {
        const refusal = refusalOf(error);
        // Another request may have changed the dialect in the meantime.
        const next = refusal && concede(usedDialect, form, model, refusal);
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

/** Reads the text of a completion. Throws if there is none; an empty text is asked for again if it should be JSON. */
function readText(body: unknown, form: ReplyForm): string {
  const { choices } = mappingOf(body);
  const choice: unknown = Array.isArray(choices) ? choices[0] : null;
  if (!isMapping(choice) || !isMapping(choice.message)) throw unusableReply("the judge's reply has no choice");
  const { content, refusal } = choice.message;
  if (typeof refusal === 'string' && refusal !== '') {
    throw unusableReply(`the judge refuses: ${cut(oneLine(refusal), MAX_LINE_TEXT)}`);
  }
  if (choice.finish_reason === 'length') throw unusableReply("the judge's reply was cut off (max_tokens)");
  if (choice.finish_reason === 'content_filter') throw unusableReply("the judge's reply was withheld (content filter)");
  if (typeof content !== 'string' || (content === '' && form.kind === 'text'))
    throw unusableReply("the judge's reply is empty");
  return content;
}

function makeEmbed(send: Ask, { model }: ModelSettings): Judge['embed'] {
  // If the server refuses this parameter, it chooses the format of the vectors.
  let format: { encoding_format?: 'float' } = { encoding_format: 'float' };
  const ask = async (texts: readonly string[]): Promise<Embeddings> => {
    const body = { model, input: texts, ...format };
    const { reply, costUsd } = await send('/embeddings', body, 0);
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

function readVectors(body: unknown, count: number): number[][] {
  const { data: listed } = mappingOf(body);
  const data = Array.isArray(listed) ? listed.filter(isMapping) : [];
  const indexOf = (item: Mapping, place: number) => (typeof item.index === 'number' ? item.index : place);
  const byIndex = new Map(data.map((item, place) => [indexOf(item, place), item.embedding]));
  const vectors = Array.from({ length: count }, (_, index) => byIndex.get(index));
  if (vectors.includes(undefined) || data.length !== count) throw unusableReply('embeddings are missing');
  const isVector = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'number');
  if (!vectors.every(isVector)) throw unusableReply('the embeddings are not finite numbers');
  return vectors as number[][];
}
