import type { Usage } from '@pydantic/genai-prices';
import type { Response } from '../core/steps/model.js';
import { once, own } from '../core/text/values.js';

/** Loads the large price table on demand. It is part of the package; nothing is downloaded. */
async function loadPrices() {
  const { calcPrice } = await import('@pydantic/genai-prices');
  return (usage: Usage, model: string, provider: string | null) =>
    calcPrice(usage, model, provider === null ? {} : { providerId: provider });
}

export interface PricedModel {
  readonly model: string;
  /** The provider id of the price table; null: find the model by its name alone. */
  readonly prices: string | null;
}

/** The context window of a model in tokens, an upper limit for a reply without another limit; null if unknown. */
export async function loadContextWindow({ model, prices }: PricedModel): Promise<number | null> {
  return (await loadPrices())({ input_tokens: 1 }, model, prices)?.model.context_window ?? null;
}

/** Prices the tokens of a judge's model; cached tokens have their own price. Null if the model is unknown. */
export async function loadModelPrice({ model, prices }: PricedModel) {
  const priceOf = await loadPrices();
  // Embedding models are listed under their provider only.
  const providers = prices === null ? [null, 'openai'] : [prices];
  return (usage: { readonly input: number; readonly output: number; readonly cached: number }): number | null => {
    const tokens = { input_tokens: usage.input, output_tokens: usage.output, cache_read_tokens: usage.cached };
    const found = providers.map((provider) => priceOf(tokens, model, provider)).find((price) => price !== null);
    return found?.total_price ?? null;
  };
}

export type Pricing = ReturnType<typeof makePricing>;

export function makePricing(agentModel: string | null) {
  const load = once(loadPrices);
  const unknown = new Set<string>();
  /** US dollars: `cost_usd` of the response, else the price of its tokens for its own model or the run's; null if unknown. */
  const priceOf = async ({ source }: Response): Promise<number | null> => {
    const [cost, input, output] = ['cost_usd', 'input_tokens', 'output_tokens'].map((key) => own(source, key));
    if (typeof cost === 'number' && Number.isFinite(cost)) return cost;
    const recordedModel = own(source, 'model');
    const model = typeof recordedModel === 'string' && recordedModel !== '' ? recordedModel : agentModel;
    if (model === null || typeof input !== 'number' || typeof output !== 'number') return null;
    const tokens = { input_tokens: input, output_tokens: output };
    const [, provider = null, name = model] = /^([^/:]+)[/:](.+)$/.exec(model) ?? [];
    const lookUp = await load();
    const price = (provider === null ? null : lookUp(tokens, name, provider)) ?? lookUp(tokens, model, null);
    if (price === null) unknown.add(model);
    return price?.total_price ?? null;
  };
  return { priceOf, unknown: () => [...unknown].sort() };
}

/** For answers whose cost does not matter. */
export const NO_PRICES: Pricing = { priceOf: async () => null, unknown: () => [] };
