import { JudgeError } from '../../core/judge/judge.js';
import { TRILLIONTHS } from '../../core/judge/summary.js';
import { mappingOf } from '../../core/text/values.js';
import { refusalOf } from './retry.js';

/** The price of tokens of one model in US dollars; null if unknown. */
export type PriceOfUsage = (usage: Usage) => number | null;

interface MeteredModel {
  readonly model: string;
  readonly price: PriceOfUsage;
  /** Maximum tokens of a reply without a limit; null if unknown. */
  readonly longestReply: number | null;
}

/** Sends requests within the budget. Each retry is reserved again; without a price, the cost is null. */
export function makeMeter(model: MeteredModel, budget: Budget) {
  const { price } = model;
  return async (worst: WorstUsage, send: () => Promise<unknown>) => {
    const maxCost = computeMaxCost(worst, model, budget);
    const settle = await budget.reserve(maxCost);
    // Without a reply or a reported usage, assume the maximum cost.
    let [cost, isKnown] = [maxCost, false];
    try {
      const reply = await send();
      const usage = readUsage(reply, worst);
      const costUsd = usage && price(usage);
      cost = costUsd ?? maxCost;
      isKnown = usage !== null;
      if (usage && worst.output !== null && usage.output > worst.output)
        budget.stop(`a reply used ${usage.output} tokens, which exceeds the limit of ${worst.output}`);
      else if (usage && usage.input > worst.input)
        budget.stop(`the server counted ${usage.input} tokens in ${worst.input} bytes`);
      return { reply, costUsd };
    } catch (error) {
      const status = refusalOf(error)?.status ?? 0;
      // A refused request costs nothing; after a server failure it may have been processed.
      if (status >= 300 && status < 500 && status !== 408) [cost, isKnown] = [0, true];
      throw error;
    } finally {
      settle(cost, isKnown);
    }
  };
}

/** The maximum cost of a request. Throws if a budget is set and an unlimited reply could exceed it. */
function computeMaxCost(worst: WorstUsage, { model, price, longestReply }: MeteredModel, { limit }: Budget): number {
  const output = worst.output ?? longestReply;
  const maxCost = price({ ...worst, output: output ?? 0 }) ?? 0;
  if (worst.output !== null || limit === Number.POSITIVE_INFINITY) return maxCost;
  if (output !== null && maxCost <= limit) return maxCost;
  const outputText =
    output === null ? 'and how much it can write is unknown' : `and a reply can cost $${maxCost.toFixed(2)}`;
  const why = `the server of ${model} accepts no token limit, ${outputText}`;
  throw new JudgeError('unbounded', `not judged: ${why}, so max_cost_usd cannot be enforced`);
}

/** Keeps the cost of all requests below a limit; requests in flight count with their maximum cost. */
type Budget = ReturnType<typeof makeBudget>;

/** The cost so far at list price; `isMost`: requests without a reported usage count with their maximum. */
export type Spent = ReturnType<Budget['spent']>;

/** Makes a budget. null: no limit, the costs are only summed. */
export function makeBudget(limitUsd: number | null) {
  let [reserved, inFlight, requests, isMost] = [0, 0, 0, false];
  /** Requests without a known price count as zero. */
  let trillionths = 0;
  let stopError: JudgeError | null = null;
  let waiters: (() => void)[] = [];
  const limit = limitUsd ?? Number.POSITIVE_INFINITY;
  const waitForSettlement = () => new Promise<void>((done) => waiters.push(done));
  const exceeds = (worst: number) => trillionths / TRILLIONTHS + reserved + worst > limit;
  /** Waits until the maximum cost of a request fits; throws if it cannot. Returns a function that settles the cost. */
  const reserve = async (worst: number) => {
    // Wait for requests in flight, because they usually cost less than their maximum.
    while (!stopError && exceeds(worst) && inFlight > 0) await waitForSettlement();
    const cost = `one more request (up to $${Number(worst.toPrecision(2))})`;
    if (exceeds(worst))
      stopError ??= new JudgeError('budget', `budget: not judged, $${limitUsd} does not cover ${cost}`);
    if (stopError) throw stopError;
    reserved += worst;
    inFlight++;
    requests++;
    return (actual: number, isKnown: boolean) => {
      inFlight--;
      // Reset to zero, because differences of sums leave rounding errors.
      reserved = inFlight === 0 ? 0 : reserved - worst;
      trillionths += Math.round(actual * TRILLIONTHS);
      isMost ||= !isKnown && actual > 0;
      const wokenWaiters = waiters;
      waiters = [];
      for (const wake of wokenWaiters) wake();
    };
  };
  /** Stops further requests, because their maximum cost is no longer known. No effect without a limit. */
  const stop = (reason: string) => {
    if (limitUsd !== null)
      stopError ??= new JudgeError('unbounded', `not judged: ${reason}, so max_cost_usd cannot be enforced`);
  };
  return { limit, reserve, stop, spent: () => ({ trillionths, requests, isMost }) };
}

interface Usage {
  readonly input: number;
  readonly output: number;
  /** Cached tokens, a part of the input. */
  readonly cached: number;
}

/** The maximum usage of a request; `output` null: the server accepts no limit. */
interface WorstUsage extends Omit<Usage, 'output'> {
  readonly output: number | null;
}

/** Reads the reported usage; missing output is replaced by the maximum. Null if no usage is reported. */
function readUsage(body: unknown, worst: WorstUsage): Usage | null {
  const usage = mappingOf(mappingOf(body).usage);
  const input = readCount(usage.prompt_tokens);
  const cached = readCount(mappingOf(usage.prompt_tokens_details).cached_tokens);
  const completionTokens = readCount(usage.completion_tokens);
  const totalTokens = readCount(usage.total_tokens);
  // Some servers include reasoning tokens only in the total.
  const output =
    completionTokens === null && totalTokens === null
      ? worst.output
      : Math.max(completionTokens ?? 0, (totalTokens ?? 0) - (input ?? 0));
  if (input === null || output === null) return null;
  return { input, output, cached: Math.min(cached ?? 0, input) };
}

function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
