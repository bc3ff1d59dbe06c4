/** Keeps the cost of all requests under a limit, those in flight at their worst included. */
export interface Budget {
    /** Waits until the worst cost of a request has room; throws once that cannot be. Gives back what settles it. */
    readonly reserve: (worstUsd: number) => Promise<(actualUsd: number) => void>;
    readonly spent: () => number;
}
/** Makes a budget; null: no limit, costs are only added up. */
export declare function makeBudget(limitUsd: number | null): Budget;
