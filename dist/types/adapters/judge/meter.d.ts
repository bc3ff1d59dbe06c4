import type { Budget } from './budget.js';
import { type Usage } from './usage.js';
/** What tokens of one model cost in US dollars; null when its price is unknown. */
export type PriceOfUsage = (usage: Usage) => number | null;
/** Makes requests within the budget, and tells what each cost. */
export interface Meter {
    readonly request: (worst: Usage, send: () => Promise<unknown>) => Promise<{
        readonly reply: unknown;
        readonly costUsd: number | null;
    }>;
}
export declare function makeMeter(price: PriceOfUsage, budget: Budget): Meter;
