import type { ActualStep, Group, Question, ReferenceStep, Response, StepDetail, StepsOutcome } from './model.js';
import { type PreparedReference, type StepContext } from './step.js';
/** One way to answer a question; null: `reference_steps`, else the place in `reference_steps_any_of`. */
interface Way {
    readonly groups: readonly Group[];
    readonly at: number | null;
}
/** All ways to answer a question; none if it has no reference steps. */
export declare function waysOf({ groups, alternatives }: Question): Way[];
/** Whether anything of a question is scored: steps, rules or checks of the answer. */
export declare function isScorable({ groups, answer, rules }: Pick<Question, 'groups' | 'answer' | 'rules'>): boolean;
/** Whether a question has `reference_steps`, and not only `reference_steps_any_of`. */
export declare function hasOwnSteps({ groups, alternatives }: Pick<Question, 'groups' | 'alternatives'>): boolean;
/** The steps score of a question: that of the best way, the first on ties. All ways share one limit of work. */
export declare function scoreWays(question: Question, steps: readonly ActualStep[], context: StepContext, references: PreparedReference[][]): StepsOutcome;
/** The groups of the way that was scored. */
export declare function groupsOf(question: Question, { reference_steps_any_of: way }: Pick<StepDetail, 'reference_steps_any_of'>): readonly Group[];
/** The reference step that a detail is about, of the way and the alternative that were scored. */
export declare function referenceOf(question: Question, detail: Pick<StepDetail, 'group' | 'step' | 'any_of' | 'reference_steps_any_of'>): ReferenceStep | undefined;
/** Whether a question has alternatives or steps with keys such as `match_output`, which no file of graphrag-eval has. */
export declare function hasMatchKeys(question: Question): boolean;
/** Whether every right answer has a table: some step of the last group has a table in all its alternatives. */
export declare function asksForRows(question: Question, references?: PreparedReference[][]): boolean;
/** The names of all steps that a question asks for. */
export declare function stepNames(question: Question): string[];
/** A reference query and the query that an agent made in its place. */
export interface QueryPair {
    readonly reference: string;
    readonly actual: string;
}
/** The queries of a scored reference step and of the actual step that matched it or explains its miss. */
export declare function queryPairOf(question: Question, response: Response | null, detail: StepDetail): QueryPair | null;
/** The actual step that came closest to the reference step of a detail; undefined without one, or if it is one of another tool. */
export declare function closestStep(response: Response | null, { cause, detail }: StepDetail): ActualStep | undefined;
/** The paths at which the arguments of the explained step differ; empty for queries, which are compared elsewhere. */
export declare function argumentPaths(question: Question, response: Response | null, detail: StepDetail): string[];
export {};
