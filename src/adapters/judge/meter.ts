import { JudgeError } from '../../core/judge/judge.js';
import { added, type ExactSum, roundedSum } from '../../core/text/exact-sum.js';
import { isMapping, own } from '../../core/text/values.js';
import { refusalOf } from './retry.js';

/** What tokens of one model cost in US dollars; null when its price is unknown. */
export type PriceOfUsage = (usage: Usage) => number | null;

interface MeteredModel {
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

/** Keeps the cost of all requests under a limit, those in flight at their worst included. */
interface Budget {
  /** US dollars; infinite where there is no limit. */
  readonly limit: number;
  /** Waits until the worst cost of a request has room; throws once that cannot be. Gives back what settles it. */
  readonly reserve: (worstUsd: number) => Promise<(actualUsd: number) => void>;
  /** Nothing more is reserved: what a request can cost is no longer known. Without a limit it does not matter. */
  readonly stop: (reason: string) => void;
  readonly spent: () => ExactSum;
}

/** Makes a budget; null: no limit, costs are only added up. */
export function makeBudget(limitUsd: number | null): Budget {
  let [reserved, inFlight] = [0, 0];
  let spent: ExactSum = [];
  let over: JudgeError | null = null;
  let waiting: (() => void)[] = [];
  const limit = limitUsd ?? Number.POSITIVE_INFINITY;
  const settled = () => new Promise<void>((done) => waiting.push(done));
  const exceeds = (worst: number) => roundedSum(spent) + reserved + worst > limit;
  const reserve = async (worst: number) => {
    // Requests in flight will cost less than their worst, so it is worth while to wait for them.
    while (!over && exceeds(worst) && inFlight > 0) await settled();
    if (exceeds(worst)) over ??= new JudgeError('budget', `budget: not judged, the limit of $${limitUsd} is reached`);
    if (over) throw over;
    reserved += worst;
    inFlight++;
    return (actual: number) => {
      inFlight--;
      // Differences of sums leave their rounding behind.
      reserved = inFlight === 0 ? 0 : reserved - worst;
      spent = added(spent, actual);
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    };
  };
  const stop = (reason: string) => {
    if (limitUsd !== null)
      over ??= new JudgeError('unbounded', `not judged: ${reason}, so max_cost_usd cannot be enforced`);
  };
  return { limit, reserve, stop, spent: () => spent };
}

/** Tokens that a request took. */
interface Usage {
  readonly input: number;
  readonly output: number;
  /** Of the input, those that the server had cached. */
  readonly cached: number;
}

/** The most that a request can take; `output` null: the server accepts no limit. */
interface WorstUsage extends Omit<Usage, 'output'> {
  readonly output: number | null;
}

/** The usage that a server reports, its gaps filled with the worst; null where it reports none. */
function usageOf(body: unknown, worst: WorstUsage): Usage | null {
  const usage = isMapping(body) ? own(body, 'usage') : null;
  if (!isMapping(usage)) return null;
  const input = countOf(own(usage, 'prompt_tokens'));
  const details = own(usage, 'prompt_tokens_details');
  const cached = isMapping(details) ? countOf(own(details, 'cached_tokens')) : null;
  const written = countOf(own(usage, 'completion_tokens'));
  const total = countOf(own(usage, 'total_tokens'));
  // What a model thinks is in the total alone, with some servers.
  const output =
    written === null && total === null ? worst.output : Math.max(written ?? 0, (total ?? 0) - (input ?? 0));
  if (input === null || output === null) return null;
  return { input, output, cached: Math.min(cached ?? 0, input) };
}

function countOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** The most tokens that a request body can have: none is shorter than a byte. */
export function mostTokens(body: object): number {
  return Buffer.byteLength(JSON.stringify(body));
}
