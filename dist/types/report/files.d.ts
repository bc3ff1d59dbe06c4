import type { Comparison } from '../core/delta.js';
import type { Provenance, QuestionFigures } from '../core/figures.js';
import type { Report } from '../core/report.js';
import { type Mapping } from '../core/values.js';
/** The version of the baseline file's form; readers refuse any other. */
export declare const BASELINE_SCHEMA = 1;
/** The comparison file: what changed, and the verdicts of the gates. */
export declare function comparisonFile(report: Report, provenance?: Provenance): Mapping;
/** The `comparison` block of the comparison file. */
export declare function comparisonBlock(comparison: Comparison): Mapping;
/** The baseline file without its questions: what a later run compares with. No text of corpus or responses. */
export declare function baselineHead(report: Report, provenance?: Provenance): Mapping;
/** How much of a question the baseline file keeps; less and less, to stay within its size. */
export type BaselineDepth = 'full' | 'without causes' | 'scores only';
/** One question of the baseline file: numbers and closed words only. */
export declare function baselineQuestion(question: QuestionFigures, depth: BaselineDepth): Mapping;
