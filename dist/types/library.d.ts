import type { Corpus, Responses } from './library/corpus-types.js';
import type { EvaluationOptions } from './library/options.js';
import type { EvaluationEntry } from './library/result-types.js';
/**
 * Scores responses against a corpus (templates as in a corpus file). One entry per selected question, in corpus order,
 * in the shape of `evaluation.yaml`; a question without a response is an error sample. Nothing passed in is changed.
 *
 * With `options.judge` answers are sent to a language model; what it does not judge has an error key in its entry.
 *
 * @throws StepgateError when the corpus has the wrong shape, a response has no `question_id` or two have the same, or the
 * judge has no key.
 */
export declare function runEvaluation(corpus: Corpus, responses: Responses, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
/** The same for what a YAML or JSON parser gives; its shape is checked here either way. */
export declare function runEvaluation(corpus: unknown, responses: unknown, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
/** How two SPARQL results are compared; the names are those of a reference step. */
export interface SparqlComparison {
    /** The variables of the reference when absent. */
    readonly required_columns?: readonly string[];
    readonly ordered?: boolean;
    readonly ignore_duplicates?: boolean;
    readonly cells?: 'typed' | 'lexical';
}
/** Compares two SPARQL JSON results, texts or values: 1 when they say the same, else 0. Never throws. */
export declare function compareSparqlResults(reference: unknown, actual: unknown, options?: SparqlComparison): number;
