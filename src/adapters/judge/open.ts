import { makeDelimiter } from '../../core/answers/delimiter.js';
import type { Judge } from '../../core/answers/judge.js';
import type { JudgeSettings, ModelSettings } from '../../core/answers/settings.js';
import { usageError } from '../../core/errors.js';
import type { ExactSum } from '../../core/exact-sum.js';
import { sha256 } from '../hash.js';
import { loadContextWindow, loadModelPrice } from '../prices.js';
import { makeBudget } from './budget.js';
import { makeChat } from './chat.js';
import { makeClient } from './client.js';
import { makeEmbed } from './embed.js';
import { makeMeter, type PriceOfUsage } from './meter.js';
import { troubleOf } from './trouble.js';

/** A judge that is ready to be asked. */
export interface OpenJudge {
  readonly judge: Judge;
  /** US dollars at list price, of all requests so far; what has no known price counts nothing. */
  readonly spent: () => ExactSum;
}

/** The prices of both models. Throws a usage error where a budget is set and a price is unknown. */
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

/** Makes the judge. No connection is opened before it is asked. */
export async function openJudge(settings: JudgeSettings, signal: AbortSignal): Promise<OpenJudge> {
  const { generation, embedding, maxCostUsd } = settings;
  const prices = await loadPrices(settings);
  const budget = makeBudget(maxCostUsd);
  const meterOf = async (model: ModelSettings, price: PriceOfUsage) =>
    makeMeter({ model: model.model, price, longestReply: await loadContextWindow(model) }, budget);
  const retry = { maxRetries: settings.maxRetries, signal };
  const chat = makeChat(
    await makeClient(generation, settings),
    generation,
    await meterOf(generation, prices.generation),
    retry,
  );
  const embed = makeEmbed(
    await makeClient(embedding, settings),
    embedding,
    await meterOf(embedding, prices.embedding),
    retry,
  );
  const guarded =
    <Args extends readonly unknown[], T>(ask: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        return await ask(...args);
      } catch (error) {
        throw troubleOf(error, signal);
      }
    };
  return {
    judge: { chat: guarded(chat), embed: guarded(embed), delimiter: makeDelimiter(sha256) },
    spent: budget.spent,
  };
}
