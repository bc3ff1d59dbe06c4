import { JudgeError } from '../../core/answers/judge.js';
import { added, type ExactSum, roundedSum } from '../../core/exact-sum.js';

/** Keeps the cost of all requests under a limit, those in flight at their worst included. */
export interface Budget {
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
