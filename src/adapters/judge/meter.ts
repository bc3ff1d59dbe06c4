import { JudgeError } from '../../core/judge/judge.js';
import { added, type ExactSum, roundedSum } from '../../core/text/numerals.js';
import { isMapping, own } from '../../core/text/values.js';
import { refusalOf } from './retry.js';

/** The price of tokens of one model in US dollars; null if unknown. */
export type PriceOfUsage = (usage: Usage) => number | null;

interface MeteredModel {
  readonly model: string;
  readonly price: PriceOfUsage;
  /** Maximum tokens of a reply without a limit; null if unknown. */
  readonly longestReply: number | null;
}

/**
 * Makes a function that sends requests within the budget. Each retry is reserved again; without a price, the cost is
 * null.
 */
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
      const violation = usage && describeViolation(usage, worst);
      if (violation) budget.stop(violation);
      return { reply, costUsd };
    } catch (error) {
      if (isRefused(error)) [cost, isKnown] = [0, true];
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
  throw new JudgeError(
    'unbounded',
    `not judged: the server of ${model} accepts no token limit, ${outputText}, so max_cost_usd cannot be enforced`,
  );
}

/** A message if the reported usage exceeds the allowed one; else null. */
function describeViolation({ input, output }: Usage, worst: WorstUsage): string | null {
  if (worst.output !== null && output > worst.output) {
    return `a reply used ${output} tokens, which exceeds the limit of ${worst.output}`;
  }
  return input > worst.input ? `the server counted ${input} tokens in ${worst.input} bytes` : null;
}

/** Whether a request was refused and costs nothing. After a server failure it may have been processed. */
function isRefused(error: unknown): boolean {
  const status = refusalOf(error)?.status ?? 0;
  return status >= 300 && status < 500 && status !== 408;
}

/** Keeps the cost of all requests below a limit; requests in flight count with their maximum cost. */
type Budget = ReturnType<typeof makeBudget>;

/**
 * What all requests so far cost, in US dollars at list price. `isMost`: requests without a reported usage count with
 * their maximum cost.
 */
export type Spent = ReturnType<Budget['spent']>;

/** Makes a budget. null: no limit, the costs are only summed. */
export function makeBudget(limitUsd: number | null) {
  let [reserved, inFlight, requests, isMost] = [0, 0, 0, false];
  /** Requests without a known price count as zero. */
  let spent: ExactSum = [];
  let stopError: JudgeError | null = null;
  let waiters: (() => void)[] = [];
  const limit = limitUsd ?? Number.POSITIVE_INFINITY;
  const waitForSettlement = () => new Promise<void>((done) => waiters.push(done));
  const exceeds = (worst: number) => roundedSum(spent) + reserved + worst > limit;
  /** Waits until the maximum cost of a request fits; throws if it cannot. Returns a function that settles the cost. */
  const reserve = async (worst: number) => {
    // Wait for requests in flight, because they usually cost less than their maximum.
    while (!stopError && exceeds(worst) && inFlight > 0) await waitForSettlement();
    if (exceeds(worst))
      stopError ??= new JudgeError(
        'budget',
        `budget: not judged, $${limitUsd} does not cover one more request (up to $${Number(worst.toPrecision(2))})`,
      );
    if (stopError) throw stopError;
    reserved += worst;
    inFlight++;
    requests++;
    return (actual: number, isKnown: boolean) => {
      inFlight--;
      // Reset to zero, because differences of sums leave rounding errors.
      reserved = inFlight === 0 ? 0 : reserved - worst;
      spent = added(spent, actual);
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
  return { limit, reserve, stop, spent: () => ({ exactCostUsd: spent, requests, isMost }) };
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
  const usage = isMapping(body) ? own(body, 'usage') : null;
  if (!isMapping(usage)) return null;
  const input = readCount(own(usage, 'prompt_tokens'));
  const details = own(usage, 'prompt_tokens_details');
  const cached = isMapping(details) ? readCount(own(details, 'cached_tokens')) : null;
  const completionTokens = readCount(own(usage, 'completion_tokens'));
  const totalTokens = readCount(own(usage, 'total_tokens'));
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
