import type { Aggregates } from './aggregate.js';
import type { JudgeSummary } from './answers/outcome.js';
import type { Comparison } from './delta.js';
import type { QuestionResult } from './evaluate-question.js';
import { type Headline, type Measures, type QuestionFigures, type RunFigures, type Why } from './figures.js';
import type { GateVerdict } from './gates.js';
import type { CauseDetail, Question, StepDetail } from './model.js';
import type { Sample } from './sample.js';
import type { Scoring } from './scoring.js';
/** How many of the selected questions have a response. */
export interface Coverage {
    readonly selected: number;
    readonly answered: number;
    /** Responses that no selected question asks for. */
    readonly unasked: number;
    /** Some of their ids. */
    readonly unaskedIds: readonly string[];
}
/** Everything a run found out; serialises to JSON. */
export interface Report {
    readonly version: string;
    readonly name: string;
    /** null for a run that was scored elsewhere and does not say how. */
    readonly scoring: Scoring | null;
    readonly selection: readonly string[];
    readonly coverage: Coverage;
    readonly headline: Headline;
    readonly questions: readonly QuestionFigures[];
    /** What a reader calls the templates, by id. */
    readonly templateTitles: Readonly<Record<string, string>>;
    readonly aggregates: Aggregates;
    /** null: no answer was judged. */
    readonly judge: JudgeSummary | null;
    readonly notices: readonly string[];
    readonly comparison: Comparison;
    readonly gates: readonly GateVerdict[];
    /** What makes the run fail beside its gates. */
    readonly failures: readonly string[];
    readonly passed: boolean;
}
/** The figures of one evaluated question. */
export declare function reportQuestion(question: Question, result: QuestionResult, sample: Sample, fingerprint: string): QuestionFigures;
/** The figures beside the score; an amount that no answer can have is left out, as a baseline file may not hold it. */
export declare function measuresOf({ metrics, steps }: Sample): Measures;
/** The step that decided: of the last group that was reached, the first that missed. */
export declare function decidingStep(details: readonly Pick<StepDetail, 'group' | 'name' | 'cause' | 'detail'>[]): Why | null;
/** The part of a detail that fits a line; rows stay in the evaluation file. */
export declare function lineDetail({ unmatched_columns, first_difference, expected_value, actual_value, ...rest }: CauseDetail): CauseDetail;
/** The run reduced to what a later run is compared with. */
export declare function figuresOf(report: Report, label: string, provenance?: RunFigures['provenance']): RunFigures;
/** A run that was scored earlier, as a report. */
export declare function reportOfRun(run: RunFigures, version: string): Report;
