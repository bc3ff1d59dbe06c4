import type { Question, Response, StepDetail } from './model.js';
/** A reference query and the query that an agent made in its place. */
export interface QueryPair {
    readonly reference: string;
    readonly actual: string;
}
/** The queries of a scored reference step and of the actual step that matched it or explains its miss. */
export declare function queryPairOf(question: Question, response: Response | null, detail: StepDetail): QueryPair | null;
/** The paths at which the arguments of the explained step differ; empty for queries, which are compared elsewhere. */
export declare function argumentPaths(question: Question, response: Response | null, detail: StepDetail): string[];
