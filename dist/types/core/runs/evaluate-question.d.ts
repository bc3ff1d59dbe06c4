import type { Question, Response, SampleStatus, StepsOutcome } from '../steps/model.js';
import { type PreparedReference, type StepContext } from '../steps/step.js';
import type { AnswerChecksOutcome, Rules, RulesOutcome } from '../words/rules.js';
/** The error in the evaluation file for a question without a response. */
export declare const NO_RESPONSE = "no response";
/** One entry of the evaluation file, with graphrag-eval's keys and key order; keys without a value are absent. */
export type RawEntry = Record<string, unknown> & {
    template_id: string;
    question_id: string;
    question_text: string;
    status: 'success' | 'error';
};
export interface EvaluateOptions extends StepContext {
    /** `none` omits `steps_details`, for files equal to graphrag-eval's. */
    readonly details: 'full' | 'none';
    /** Number of the answer to the question, starting at 1; absent if there is only one. */
    readonly trial?: number;
    /** The rules of all questions, which a question can override. */
    readonly rules?: Rules;
    /** The cost of the answer; null or absent: only the response can contain it. */
    readonly costUsd?: number | null;
}
/** One scored question: its entry for the evaluation file and the scores of its steps. */
export interface QuestionResult {
    readonly entry: RawEntry;
    readonly status: SampleStatus;
    /** null if the question has no reference steps or its response was not scored. */
    readonly steps: StepsOutcome | null;
    /** null if the question has no rules or no response. */
    readonly rules: RulesOutcome | null;
    /** null if the question has no answer checks, or its answer was not scored. */
    readonly checks: AnswerChecksOutcome | null;
    /** null if the question has no table, or the scoring does not count rows; 0 for a failed answer. */
    readonly rowsF1: number | null;
}
/** Scores one question. Never throws, whatever the response contains; the arguments are not changed. */
export declare function evaluateQuestion(question: Question, response: Response | null, options: EvaluateOptions, references?: PreparedReference[][]): QuestionResult;
