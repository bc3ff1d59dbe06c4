import { type Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type Sample } from './sample.js';
/** The aggregates file: per template, over all questions (micro), and the mean of the templates' means (macro). */
export interface Aggregates {
    readonly per_template: Readonly<Record<string, Mapping>>;
    readonly micro: Mapping;
    readonly macro: Mapping;
    /** What repeated answers say; only where questions may have several. */
    readonly trials?: Mapping;
}
/** Aggregates samples, in the library's keys. Templates are in the order of their first sample. */
export declare function aggregateSamples(samples: readonly Sample[], knobs: ScoringRules): Aggregates;
