import { JudgeError } from '../../core/answers/judge.js';

/** Keeps the cost of all requests under a limit, those in flight at their worst included. */
export interface Budget {
  /** Waits until the worst cost of a request has room; throws once that cannot be. Gives back what settles it. */
  readonly reserve: (worstUsd: number) => Promise<(actualUsd: number) => void>;
  readonly spent: () => number;
}

/** Makes a budget; null: no limit, costs are only added up. */
export function makeBudget(limitUsd: number | null): Budget {
  let [spent, reserved, inFlight] = [0, 0, 0];
  let isOver = false;
  let waiting: (() => void)[] = [];
  const limit = limitUsd ?? Number.POSITIVE_INFINITY;
  const settled = () => new Promise<void>((done) => waiting.push(done));
  const reserve = async (worst: number) => {
    // Requests in flight will cost less than their worst, so it is worth while to wait for them.
    while (!isOver && spent + reserved + worst > limit && inFlight > 0) await settled();
    isOver ||= spent + reserved + worst > limit;
    if (isOver) throw new JudgeError('budget', `budget: not judged, the limit of $${limitUsd} is reached`);
    reserved += worst;
    inFlight++;
    return (actual: number) => {
      inFlight--;
      // Differences of sums leave their rounding behind.
      reserved = inFlight === 0 ? 0 : reserved - worst;
      spent += actual;
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    };
  };
  return { reserve, spent: () => spent };
}
