import type { Corpus, Responses } from '../core/corpus/corpus-types.js';
import type { EvaluationEntry } from '../core/runs/result-types.js';
import { type EvaluationOptions } from './options.js';
/**
 * Scores responses against a corpus (templates as in a corpus file). Returns one entry per selected question, in
 * corpus order and in the shape of `evaluation.yaml`; a question without a response is an error sample. Does not
 * change its arguments.
 *
 * With `options.judge`, answers are sent to a language model; an entry without a verdict has an error key.
 *
 * @throws StepgateError when the corpus has the wrong shape, a response has no `question_id` or a duplicate one, or
 * the judge has no key.
 */
export declare function runEvaluation(corpus: Corpus, responses: Responses, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
/** The same for the untyped result of a YAML or JSON parser; the shape is checked in both cases. */
export declare function runEvaluation(corpus: unknown, responses: unknown, options?: EvaluationOptions): Promise<EvaluationEntry[]>;
