import type { Comparison } from '../model.js';
import type { PreparedActual, PreparedReference, StepContext } from './step.js';
export declare const SPARQL_MEDIA_TYPE = "application/sparql-results+json";
export declare const JSON_MEDIA_TYPE = "application/json";
/** A way to compare two steps: when it applies, and how it scores. Never throws. */
export interface Comparator {
    readonly name: string;
    readonly applies: (reference: PreparedReference, actual: PreparedActual, context: StepContext) => boolean;
    readonly compare: (reference: PreparedReference, actual: PreparedActual, context: StepContext) => Comparison;
}
/** The first comparator that applies decides. */
export declare const COMPARATORS: readonly Comparator[];
/** The comparator for two steps, or null when they have nothing to do with each other. */
export declare function comparatorFor(reference: PreparedReference, actual: PreparedActual, context: StepContext): Comparator | null;
