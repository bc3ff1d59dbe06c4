import type { Corpus, Responses } from '../core/corpus/corpus-types.js';
import type { EvaluationEntry } from '../core/runs/result-types.js';
import { type EvaluationOptions } from './options.js';
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
