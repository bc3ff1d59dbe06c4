import type { OpenAI } from 'openai/client';
import type { Judge } from '../../core/judge/judge.js';
import { makeDelimiter } from '../../core/judge/prompts.js';
import type { JudgeSettings, ModelSettings } from '../../core/judge/settings.js';
import { usageError } from '../../core/words/errors.js';
import { sha256 } from '../hash.js';
import { networkFetch } from '../network.js';
import { loadContextWindow, loadModelPrice } from '../prices.js';
import { makeChat, makeEmbed } from './chat.js';
import { makeBudget, makeMeter, type PriceOfUsage, type Spent } from './meter.js';
import { troubleOf } from './retry.js';

/** A judge that is ready for requests. */
interface OpenJudge {
  readonly judge: Judge;
  readonly spent: () => Spent;
}

/** Loads the prices of both models. Throws a usage error if a budget is set and a price is unknown. */
export async function loadPrices(settings: JudgeSettings): Promise<Record<'generation' | 'embedding', PriceOfUsage>> {
  const { generation, embedding, answers, maxCostUsd } = settings;
  const load = async (model: ModelSettings, isUsed: boolean): Promise<PriceOfUsage> => {
    const price = await loadModelPrice(model);
    if (isUsed && maxCostUsd !== null && price({ input: 1, output: 0, cached: 0 }) === null) {
      throw usageError(
        `judge.max_cost_usd: no price is known for ${model.model}, so $${maxCostUsd} cannot be enforced; set max_cost_usd: none`,
      );
    }
    return price;
  };
  return { generation: await load(generation, true), embedding: await load(embedding, answers.relevance !== null) };
}

/** Makes the judge. A connection is opened only for the first request. */
export async function openJudge(settings: JudgeSettings, signal: AbortSignal): Promise<OpenJudge> {
  const { generation, embedding, maxCostUsd } = settings;
  const prices = await loadPrices(settings);
  const budget = makeBudget(maxCostUsd);
  const makeModelMeter = async (model: ModelSettings, price: PriceOfUsage) =>
    makeMeter({ model: model.model, price, longestReply: await loadContextWindow(model) }, budget);
  const retry = { maxRetries: settings.maxRetries, signal };
  const chat = makeChat(
    await makeClient(generation, settings),
    generation,
    await makeModelMeter(generation, prices.generation),
    retry,
  );
  const embed = makeEmbed(
    await makeClient(embedding, settings),
    embedding,
    await makeModelMeter(embedding, prices.embedding),
    retry,
  );
  const withJudgeErrors =
    <Args extends readonly unknown[], T>(ask: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        return await ask(...args);
      } catch (error) {
        throw troubleOf(error, signal);
      }
    };
  return {
    judge: { chat: withJudgeErrors(chat), embed: withJudgeErrors(embed), delimiter: makeDelimiter(sha256) },
    spent: budget.spent,
  };
}

/** The key for the package if none is sent, because the package requires one. */
const NO_KEY = 'none';

/** Makes a client for one server. All options are explicit, so that no environment variable is sent. */
async function makeClient(settings: ModelSettings, { timeoutMs }: { readonly timeoutMs: number }): Promise<OpenAI> {
  const { OpenAI } = await import('openai/client');
  const { baseUrl, apiKey, organization, project } = settings;
  const headers = makeHeaders(settings);
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? NO_KEY,
    organization,
    project,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    timeout: timeoutMs,
    maxRetries: 0,
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
