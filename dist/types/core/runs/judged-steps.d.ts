import { type AnswerTask, type ContextTexts, type RetrievalSettings } from '../judge/metric.js';
import type { Question, Response, StepDetail } from '../steps/model.js';
import { type StepAlias } from '../steps/step.js';
import { type Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { RawEntry } from './evaluate-question.js';
/** The task of one retrieval step. */
export interface StepTask {
    /** Index in the steps of the answer. */
    readonly step: number;
    readonly task: AnswerTask;
}
/** The data of a scored answer that tell what its retrieval steps are compared with. */
interface StepSource {
    readonly question: Question;
    readonly response: Response | null;
    readonly entry: RawEntry;
    readonly details: readonly StepDetail[];
    readonly aliases: readonly StepAlias[];
}
/**
 * The tasks of the retrieval steps of an answer: against the reference answer, and against the contexts of a matched
 * reference step. Failed steps and steps of answers that do not count have none.
 */
export declare function stepTasksOf({ question, response, entry, details, aliases }: StepSource, { style }: RetrievalSettings, { errors, mcp_results }: ScoringRules): StepTask[];
/** How outputs are read: the keys of a context's text, and whether results of MCP servers are unwrapped. */
interface ContextRules {
    readonly style: RetrievalSettings['style'];
    readonly readsMcp: boolean;
}
/** Reads the texts of a list of contexts; each context is a text, or an object with a text. */
export declare function contextTexts(output: unknown, { style, readsMcp }: ContextRules): ContextTexts;
/** The steps of an entry with the keys that the judge gave to some, in graphrag-eval's order. */
export declare function judgedSteps(steps: readonly Mapping[], judged: ReadonlyMap<number, Mapping>): Mapping[];
/** The figures that a judge gives to a retrieval step. */
export declare const STEP_FIGURES: readonly string[];
/** The mean over the steps of an answer of each figure of a judge, with the number of those steps. */
export declare function stepMeans(series: ReadonlyMap<string, readonly number[]>): {
    figures: Record<string, number>;
    steps: Record<string, number>;
};
export {};
