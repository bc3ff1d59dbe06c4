/** Scores of a group's reference steps (rows) with the actual steps (columns), and how to choose among them. */
export interface AssignmentProblem {
    readonly rows: number;
    readonly columns: number;
    /** The score of a pair, in [0, 1]; 0: they do not match. Asked for at most once a pair. */
    readonly score: (row: number, column: number) => number;
    /** Match every row if that is possible at all, before looking at the total. */
    readonly everyRow: boolean;
    /** The order in which rows choose among equally good assignments, each the latest column it can have. */
    readonly order: readonly number[];
}
/** For each row its column, or null: the best assignment, ties broken as the problem says. */
export declare function assign(problem: AssignmentProblem): (number | null)[];
interface Solution {
    readonly columnOf: number[];
    /** Potentials: cost[row][column] - u[row] - v[column] is at least 0, and 0 for every pair of an optimum. */
    readonly u: Float64Array;
    readonly v: Float64Array;
}
/**
 * The Hungarian algorithm with potentials (Kuhn 1955, Munkres 1957; shortest augmenting paths), rows ≤ columns:
 * the assignment of every row with the least total cost, in O(rows² × columns).
 */
export declare function hungarian(cost: readonly Float64Array[], columns: number): Solution;
export {};
