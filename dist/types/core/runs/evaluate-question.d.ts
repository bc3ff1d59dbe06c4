import type { Question, Response, SampleStatus, StepsOutcome } from '../steps/model.js';
import { type PreparedReference, type StepContext } from '../steps/step.js';
import type { AnswerChecksOutcome, Rules, RulesOutcome } from '../words/rules.js';
/** What the evaluation file has as the error of a question without a response. */
export declare const NO_RESPONSE = "no response";
/** One entry of the evaluation file, in graphrag-eval's shape and key order; keys without a value are absent. */
export type EvaluationEntry = Record<string, unknown> & {
    template_id: string;
    question_id: string;
    question_text: string;
    status: 'success' | 'error';
};
export interface EvaluateOptions extends StepContext {
    /** `none` leaves `steps_details` out, for files equal to the library's. */
    readonly details: 'full' | 'none';
    /** Which answer to the question this is, from 1 on, where there may be several. */
    readonly trial?: number;
    /** The rules of all questions, where a question says nothing else. */
    readonly rules?: Rules;
    /** What the answer cost; null or absent: only the response may say. */
    readonly costUsd?: number | null;
}
/** One question scored: its entry for the evaluation file and the scores of its steps. */
export interface QuestionResult {
    readonly entry: EvaluationEntry;
    readonly status: SampleStatus;
    /** null when the question has no reference steps or its response was not scored. */
    readonly steps: StepsOutcome | null;
    /** null when the question has no rules or no response. */
    readonly rules: RulesOutcome | null;
    /** null when the question has no answer checks, or its answer was not scored. */
    readonly checks: AnswerChecksOutcome | null;
    /** null when no table was asked for, or the scoring does not count rows; 0 for an answer that failed. */
    readonly rowsF1: number | null;
}
/** Response keys that an evaluation entry copies after the steps, in this order. */
export declare const MEASURES: string[];
/** Scores one question. Never throws, whatever the response contains; nothing passed in is changed. */
export declare function evaluateQuestion(question: Question, response: Response | null, options: EvaluateOptions, references?: PreparedReference[][]): QuestionResult;
