import type { Response } from '../core/steps/model.js';
import { own } from '../core/text/values.js';

/** The list price in US dollars of an answer's tokens; null if the model is unknown. */
type PriceOf = (model: string, usage: { readonly input: number; readonly output: number }) => number | null;

/** Loads the large price table on demand. It is part of the package; nothing is downloaded. */
async function loadPrices(): Promise<PriceOf> {
  const { calcPrice } = await import('@pydantic/genai-prices');
  const price = (model: string, usage: { input: number; output: number }, providerId?: string): number | null => {
    const tokens = { input_tokens: usage.input, output_tokens: usage.output };
    return calcPrice(tokens, model, providerId === undefined ? {} : { providerId })?.total_price ?? null;
  };
  return (model, usage) => {
    const [, provider, name] = /^([^/:]+)[/:](.+)$/.exec(model) ?? [];
    const providerPrice = provider !== undefined && name !== undefined ? price(name, usage, provider) : null;
    return providerPrice ?? price(model, usage);
  };
}

/** A model in the price table. */
export interface PricedModel {
  readonly model: string;
  /** The provider id of the price table; null: find the model by its name alone. */
  readonly prices: string | null;
}

/** The context window of a model in tokens, an upper limit for a reply without another limit; null if unknown. */
export async function loadContextWindow({ model, prices }: PricedModel): Promise<number | null> {
  const { calcPrice } = await import('@pydantic/genai-prices');
  const price = calcPrice({ input_tokens: 1 }, model, prices === null ? {} : { providerId: prices });
  return price?.model.context_window ?? null;
}

/** Prices the tokens of a judge's model; cached tokens have their own price. Null if the model is unknown. */
export async function loadModelPrice({ model, prices }: PricedModel) {
  const { calcPrice } = await import('@pydantic/genai-prices');
  // Embedding models are listed under their provider only.
  const providers = prices === null ? [undefined, 'openai'] : [prices];
  return (usage: { readonly input: number; readonly output: number; readonly cached: number }): number | null => {
    const tokens = { input_tokens: usage.input, output_tokens: usage.output, cache_read_tokens: usage.cached };
    for (const providerId of providers) {
      const price = calcPrice(tokens, model, providerId === undefined ? {} : { providerId });
      if (price) return price.total_price;
    }
    return null;
  };
}

/** Prices the answers of a run, one by one. */
export interface Pricing {
  /**
   * US dollars: `cost_usd` of the response, else the price of its tokens for its own model or the run's; null if
   * unknown.
   */
  readonly priceOf: (response: Response) => Promise<number | null>;
  /** Names of the observed models without a known price, sorted. */
  readonly unknown: () => string[];
}

export function makePricing(agentModel: string | null): Pricing {
  let prices: PriceOf | null = null;
  const unknown = new Set<string>();
  const priceOf = async ({ source }: Response): Promise<number | null> => {
    const [cost, input, output] = ['cost_usd', 'input_tokens', 'output_tokens'].map((key) => own(source, key));
    if (typeof cost === 'number' && Number.isFinite(cost)) return cost;
    const recordedModel = own(source, 'model');
    const model = typeof recordedModel === 'string' && recordedModel !== '' ? recordedModel : agentModel;
    if (model === null || typeof input !== 'number' || typeof output !== 'number') return null;
    prices ??= await loadPrices();
    const price = prices(model, { input, output });
    if (price === null) unknown.add(model);
    return price;
  };
  return { priceOf, unknown: () => [...unknown].sort() };
}
