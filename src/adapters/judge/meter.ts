import type { Budget } from './budget.js';
import { type Usage, usageOf } from './usage.js';

/** What tokens of one model cost in US dollars; null when its price is unknown. */
export type PriceOfUsage = (usage: Usage) => number | null;

/** Makes requests within the budget, and tells what each cost. */
export interface Meter {
  readonly request: (
    worst: Usage,
    send: () => Promise<unknown>,
  ) => Promise<{ readonly reply: unknown; readonly costUsd: number | null }>;
}

export function makeMeter(price: PriceOfUsage, budget: Budget): Meter {
  return {
    request: async (worst, send) => {
      const most = price(worst) ?? 0;
      const settle = await budget.reserve(most);
      let cost = 0;
      try {
        const reply = await send();
        const usage = usageOf(reply);
        const costUsd = usage && price(usage);
        // A server that does not say what a request took could have taken the most.
        cost = costUsd ?? most;
        return { reply, costUsd };
      } finally {
        settle(cost);
      }
    },
  };
}
