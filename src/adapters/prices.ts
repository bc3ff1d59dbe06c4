import type { Response } from '../core/steps/model.js';
import { own } from '../core/text/values.js';

/** The list price in US dollars of an answer's tokens, or null when the model is unknown. */
type PriceOf = (model: string, usage: { readonly input: number; readonly output: number }) => number | null;

/** Loads the price table, which is large and rarely needed. It is part of the package; nothing is fetched. */
async function loadPrices(): Promise<PriceOf> {
  const { calcPrice } = await import('@pydantic/genai-prices');
  const price = (model: string, usage: { input: number; output: number }, providerId?: string): number | null => {
    const tokens = { input_tokens: usage.input, output_tokens: usage.output };
    return calcPrice(tokens, model, providerId === undefined ? {} : { providerId })?.total_price ?? null;
  };
  return (model, usage) => {
    const [, provider, name] = /^([^/:]+)[/:](.+)$/.exec(model) ?? [];
    const named = provider !== undefined && name !== undefined ? price(name, usage, provider) : null;
    return named ?? price(model, usage);
  };
}

/** A model of a provider as the price table calls it; null: by the model's name alone. */
export interface PricedModel {
  readonly model: string;
  readonly prices: string | null;
}

/** Tokens that a model can read and write together, which bounds a reply that nothing else does; null when it is unknown. */
export async function loadContextWindow({ model, prices }: PricedModel): Promise<number | null> {
  const { calcPrice } = await import('@pydantic/genai-prices');
  const price = calcPrice({ input_tokens: 1 }, model, prices === null ? {} : { providerId: prices });
  return price?.model.context_window ?? null;
}

/** Prices tokens of a judge's model, those that the server had cached at their own price; null when it is unknown. */
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

/** What the answers of a run cost, one by one. */
export interface Pricing {
  /** US dollars: the response's own `cost_usd`, else its tokens by its own model or the run's; null when unknown. */
  readonly priceOf: (response: Response) => Promise<number | null>;
  /** Models that came up and have no known price, by their names. */
  readonly unknown: () => string[];
}

export function makePricing(agentModel: string | null): Pricing {
  let prices: PriceOf | null = null;
  const unknown = new Set<string>();
  const priceOf = async ({ source }: Response): Promise<number | null> => {
    const [cost, input, output] = ['cost_usd', 'input_tokens', 'output_tokens'].map((key) => own(source, key));
    if (typeof cost === 'number' && Number.isFinite(cost)) return cost;
    const recorded = own(source, 'model');
    const model = typeof recorded === 'string' && recorded !== '' ? recorded : agentModel;
    if (model === null || typeof input !== 'number' || typeof output !== 'number') return null;
    prices ??= await loadPrices();
    const price = prices(model, { input, output });
    if (price === null) unknown.add(model);
    return price;
  };
  return { priceOf, unknown: () => [...unknown].sort() };
}
