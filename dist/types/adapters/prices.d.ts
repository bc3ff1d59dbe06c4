import type { Response } from '../core/model.js';
/** A model of a provider as the price table calls it; null: by the model's name alone. */
export interface PricedModel {
    readonly model: string;
    readonly prices: string | null;
}
/** Prices tokens of a judge's model, those that the server had cached at their own price; null when it is unknown. */
export declare function loadModelPrice({ model, prices }: PricedModel): Promise<(usage: {
    readonly input: number;
    readonly output: number;
    readonly cached: number;
}) => number | null>;
/** What the answers of a run cost, one by one. */
export interface Pricing {
    /** US dollars: the response's own `cost_usd`, else its tokens by its own model or the run's; null when unknown. */
    readonly priceOf: (response: Response) => Promise<number | null>;
    /** Models that came up and have no known price. */
    readonly unknown: () => string[];
}
export declare function makePricing(agentModel: string | null): Pricing;
