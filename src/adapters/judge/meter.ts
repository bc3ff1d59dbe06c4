import { JudgeError } from '../../core/answers/judge.js';
import type { Budget } from './budget.js';
import { refusalOf } from './trouble.js';
import { type Usage, usageOf, type WorstUsage } from './usage.js';

/** What tokens of one model cost in US dollars; null when its price is unknown. */
export type PriceOfUsage = (usage: Usage) => number | null;

export interface MeteredModel {
  readonly model: string;
  readonly price: PriceOfUsage;
  /** Tokens that the model can write where nothing limits it; null when it is unknown. */
  readonly longestReply: number | null;
}

/** Makes requests within the budget, and tells what each cost. */
export interface Meter {
  /** One attempt: a request that is sent again is reserved again. */
  readonly request: (
    worst: WorstUsage,
    send: () => Promise<unknown>,
  ) => Promise<{ readonly reply: unknown; readonly costUsd: number | null }>;
}

export function makeMeter(model: MeteredModel, budget: Budget): Meter {
  const { price } = model;
  return {
    request: async (worst, send) => {
      const most = mostOf(worst, model, budget);
      const settle = await budget.reserve(most);
      // An attempt without a reply, or without a word on what it took, could have taken the most.
      let cost = most;
      try {
        const reply = await send();
        const usage = usageOf(reply, worst);
        const costUsd = usage && price(usage);
        cost = costUsd ?? most;
        const broken = usage && brokenLimit(usage, worst);
        if (broken) budget.stop(broken);
        return { reply, costUsd };
      } catch (error) {
        if (isRefused(error)) cost = 0;
        throw error;
      } finally {
        settle(cost);
      }
    },
  };
}

/** The most that a request can cost. Throws where a budget is set and does not allow for a reply without a limit. */
function mostOf(worst: WorstUsage, { model, price, longestReply }: MeteredModel, { limit }: Budget): number {
  const output = worst.output ?? longestReply;
  const most = price({ ...worst, output: output ?? 0 }) ?? 0;
  if (worst.output !== null || limit === Number.POSITIVE_INFINITY) return most;
  if (output !== null && most <= limit) return most;
  const longest = output === null ? 'and how much it can write is unknown' : `and a reply can cost $${most.toFixed(2)}`;
  throw new JudgeError(
    'unbounded',
    `not judged: the server of ${model} accepts no token limit, ${longest}, so max_cost_usd cannot be enforced`,
  );
}

/** What a server says it took beyond what it was allowed; null: nothing. */
function brokenLimit({ input, output }: Usage, worst: WorstUsage): string | null {
  if (worst.output !== null && output > worst.output) {
    return `a reply used ${output} tokens, which exceeds the limit of ${worst.output}`;
  }
  return input > worst.input ? `the server counted ${input} tokens in ${worst.input} bytes` : null;
}

/** A request that was turned away costs nothing; a server that broke down may have worked on it. */
function isRefused(error: unknown): boolean {
  const status = refusalOf(error)?.status ?? 0;
  return status >= 300 && status < 500 && status !== 408;
}
