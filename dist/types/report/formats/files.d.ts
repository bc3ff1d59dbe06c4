import { type Comparison, type NotCompared, type QuestionDelta, type RunDelta, type SetAside } from '../../core/runs/comparison.js';
import type { GateVerdict } from '../../core/runs/evaluate-gates.js';
import { type Headline } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import type { ScoreChange } from '../../core/runs/run-noise.js';
/** The comparison file: what changed, and the verdicts of the gates. */
export declare function comparisonFile(report: Report): {
    gates: {
        reruns?: import("../../core/runs/evaluate-gates.js").RerunLoss | undefined;
        reason?: string | undefined;
        name: string;
        operator: "<" | ">=" | ">" | "<=";
        limit: number;
        value: number | null;
        outcome: "failed" | "passed" | "skipped" | "warned";
    }[];
    notices: string[];
    judge?: Readonly<Record<string, unknown>> | undefined;
    baseline: {
        label: string;
    };
    comparison: {
        corpus_change?: {
            questions: {
                rules?: {
                    head: number | null;
                    head_before?: number | null | undefined;
                    before: number | null;
                    after: number | null;
                } | undefined;
                answer_checks?: {
                    head: number | null;
                    head_before?: number | null | undefined;
                    before: number | null;
                    after: number | null;
                } | undefined;
                head: number | null;
                head_before?: number | null | undefined;
                id: string;
                before: number | null;
                after: number | null;
            }[];
            rules?: {
                head: number | null;
                head_before?: number | null | undefined;
                before: number | null;
                after: number | null;
            } | undefined;
            answer_checks?: {
                head: number | null;
                head_before?: number | null | undefined;
                before: number | null;
                after: number | null;
            } | undefined;
            not_checked?: number | undefined;
            raises_head: number;
            head_before: number | null;
            change_before: number | null;
            favours_head: number;
            before: number | null;
            after: number | null;
            change: number | null;
            rules_changed?: string[] | undefined;
            edited: number;
            rescored: number;
        } | undefined;
        edited: {
            base_results?: string | undefined;
            flaky?: boolean | undefined;
            cause?: import("../../index.js").Cause | undefined;
            question_id: string;
            template_id: string;
            base: number | null;
            head: number | null;
            change: number;
        }[];
        not_selected?: number | undefined;
        removed_right?: number | undefined;
        added: {
            question_id: string;
            template_id: string;
            steps_score: number | null;
        }[];
        removed: {
            question_id: string;
            template_id: string;
            steps_score: number | null;
        }[];
        answer_checks_fallen?: {
            failed?: readonly import("../../index.js").FailedCheck[] | undefined;
            head: number | null;
            change: number;
            question_id: string;
            template_id: string;
            base: number | null;
        }[] | undefined;
        rules_broken?: {
            question_id: string;
            template_id: string;
            rules: readonly import("../../index.js").BrokenRule[];
        }[] | undefined;
        known?: {
            until?: string | undefined;
            kind: "accepted" | "quarantined";
            reason: string;
            base_results?: string | undefined;
            flaky?: boolean | undefined;
            cause?: import("../../index.js").Cause | undefined;
            question_id: string;
            template_id: string;
            base: number | null;
            head: number | null;
            change: number;
        }[] | undefined;
        regressed: {
            base_results?: string | undefined;
            flaky?: boolean | undefined;
            cause?: import("../../index.js").Cause | undefined;
            question_id: string;
            template_id: string;
            base: number | null;
            head: number | null;
            change: number;
        }[];
        improved: {
            base_results?: string | undefined;
            flaky?: boolean | undefined;
            cause?: import("../../index.js").Cause | undefined;
            question_id: string;
            template_id: string;
            base: number | null;
            head: number | null;
            change: number;
        }[];
        unchanged: number;
        unscored: number;
        answers?: {
            [k: string]: {
                noise?: undefined;
                questions: number;
                micro: {
                    base: number | null;
                    head: number | null;
                    change: number | null;
                };
                macro: {
                    base: number | null;
                    head: number | null;
                    change: number | null;
                };
            } | {
                noise: {
                    verdict: string;
                    change_per_question: number;
                    p: number;
                    p_holm: number;
                    questions: number;
                    questions_changed: number;
                };
                questions: number;
                micro: {
                    base: number | null;
                    head: number | null;
                    change: number | null;
                };
                macro: {
                    base: number | null;
                    head: number | null;
                    change: number | null;
                };
            };
        } | undefined;
        measures: {
            [k: string]: {
                noise?: undefined;
                base: number | null;
                head: number | null;
                change: number | null;
            } | {
                noise: {
                    verdict: string;
                    change_per_question: number;
                    p: number;
                    p_holm: number;
                    questions: number;
                    questions_changed: number;
                };
                base: number | null;
                head: number | null;
                change: number | null;
            };
        };
        templates: {
            [k: string]: {
                base: number | null;
                head: number | null;
                change: number | null;
                questions: number;
            };
        };
        rows_f1?: {
            questions: number;
            micro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
            macro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
        } | undefined;
        answer_check_score?: {
            questions: number;
            micro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
            macro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
        } | undefined;
        kind: "compared";
        questions: number;
        steps_score: {
            noise?: undefined;
            generalises?: undefined;
            micro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
            macro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
        } | {
            noise: {
                questions: number;
                questions_changed: number;
                templates_broken: readonly string[];
                templates_mended: readonly string[];
                flip_rate_assumed?: boolean | undefined;
                verdict: string;
                p: number;
                interval_95: readonly [number, number];
                smallest_detectable_change: number;
            };
            generalises: {
                verdict: string;
                p: number;
                interval_95: readonly [number, number] | null;
                templates: number;
                templates_changed: number;
            };
            micro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
            macro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
        };
    } | {
        kind: "none" | "incompatible";
        reason: string;
    };
    trials?: import("../../core/runs/result-types.js").TrialAggregates | undefined;
    rows_f1?: Headline | undefined;
    answer_check_score?: Headline | undefined;
    steps_score: Headline;
    drafts?: number | undefined;
    name: string;
    stepgate_version: string;
    passed: boolean;
    failures: string[];
    scoring: import("../../index.js").Scoring | null;
    selection: readonly string[];
    coverage: {
        selected: number;
        answered: number;
        unasked: number;
    };
};
declare function gateBlock(gate: GateVerdict): {
    reruns?: import("../../core/runs/evaluate-gates.js").RerunLoss | undefined;
    reason?: string | undefined;
    name: string;
    operator: "<" | ">=" | ">" | "<=";
    limit: number;
    value: number | null;
    outcome: "failed" | "passed" | "skipped" | "warned";
};
/** The `comparison` block of the comparison file. */
export declare function comparisonBlock(comparison: Comparison): {
    corpus_change?: {
        questions: {
            rules?: {
                head: number | null;
                head_before?: number | null | undefined;
                before: number | null;
                after: number | null;
            } | undefined;
            answer_checks?: {
                head: number | null;
                head_before?: number | null | undefined;
                before: number | null;
                after: number | null;
            } | undefined;
            head: number | null;
            head_before?: number | null | undefined;
            id: string;
            before: number | null;
            after: number | null;
        }[];
        rules?: {
            head: number | null;
            head_before?: number | null | undefined;
            before: number | null;
            after: number | null;
        } | undefined;
        answer_checks?: {
            head: number | null;
            head_before?: number | null | undefined;
            before: number | null;
            after: number | null;
        } | undefined;
        not_checked?: number | undefined;
        raises_head: number;
        head_before: number | null;
        change_before: number | null;
        favours_head: number;
        before: number | null;
        after: number | null;
        change: number | null;
        rules_changed?: string[] | undefined;
        edited: number;
        rescored: number;
    } | undefined;
    edited: {
        base_results?: string | undefined;
        flaky?: boolean | undefined;
        cause?: import("../../index.js").Cause | undefined;
        question_id: string;
        template_id: string;
        base: number | null;
        head: number | null;
        change: number;
    }[];
    not_selected?: number | undefined;
    removed_right?: number | undefined;
    added: {
        question_id: string;
        template_id: string;
        steps_score: number | null;
    }[];
    removed: {
        question_id: string;
        template_id: string;
        steps_score: number | null;
    }[];
    answer_checks_fallen?: {
        failed?: readonly import("../../index.js").FailedCheck[] | undefined;
        head: number | null;
        change: number;
        question_id: string;
        template_id: string;
        base: number | null;
    }[] | undefined;
    rules_broken?: {
        question_id: string;
        template_id: string;
        rules: readonly import("../../index.js").BrokenRule[];
    }[] | undefined;
    known?: {
        until?: string | undefined;
        kind: "accepted" | "quarantined";
        reason: string;
        base_results?: string | undefined;
        flaky?: boolean | undefined;
        cause?: import("../../index.js").Cause | undefined;
        question_id: string;
        template_id: string;
        base: number | null;
        head: number | null;
        change: number;
    }[] | undefined;
    regressed: {
        base_results?: string | undefined;
        flaky?: boolean | undefined;
        cause?: import("../../index.js").Cause | undefined;
        question_id: string;
        template_id: string;
        base: number | null;
        head: number | null;
        change: number;
    }[];
    improved: {
        base_results?: string | undefined;
        flaky?: boolean | undefined;
        cause?: import("../../index.js").Cause | undefined;
        question_id: string;
        template_id: string;
        base: number | null;
        head: number | null;
        change: number;
    }[];
    unchanged: number;
    unscored: number;
    answers?: {
        [k: string]: {
            noise?: undefined;
            questions: number;
            micro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
            macro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
        } | {
            noise: {
                verdict: string;
                change_per_question: number;
                p: number;
                p_holm: number;
                questions: number;
                questions_changed: number;
            };
            questions: number;
            micro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
            macro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
        };
    } | undefined;
    measures: {
        [k: string]: {
            noise?: undefined;
            base: number | null;
            head: number | null;
            change: number | null;
        } | {
            noise: {
                verdict: string;
                change_per_question: number;
                p: number;
                p_holm: number;
                questions: number;
                questions_changed: number;
            };
            base: number | null;
            head: number | null;
            change: number | null;
        };
    };
    templates: {
        [k: string]: {
            base: number | null;
            head: number | null;
            change: number | null;
            questions: number;
        };
    };
    rows_f1?: {
        questions: number;
        micro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
        macro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
    } | undefined;
    answer_check_score?: {
        questions: number;
        micro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
        macro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
    } | undefined;
    kind: "compared";
    questions: number;
    steps_score: {
        noise?: undefined;
        generalises?: undefined;
        micro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
        macro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
    } | {
        noise: {
            questions: number;
            questions_changed: number;
            templates_broken: readonly string[];
            templates_mended: readonly string[];
            flip_rate_assumed?: boolean | undefined;
            verdict: string;
            p: number;
            interval_95: readonly [number, number];
            smallest_detectable_change: number;
        };
        generalises: {
            verdict: string;
            p: number;
            interval_95: readonly [number, number] | null;
            templates: number;
            templates_changed: number;
        };
        micro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
        macro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
    };
} | {
    kind: "none" | "incompatible";
    reason: string;
};
declare function notComparedBlock(comparison: NotCompared): {
    kind: "none" | "incompatible";
    reason: string;
};
/** The `comparison` block of two compared runs. */
export declare function comparedBlock(comparison: RunDelta): {
    corpus_change?: {
        questions: {
            rules?: {
                head: number | null;
                head_before?: number | null | undefined;
                before: number | null;
                after: number | null;
            } | undefined;
            answer_checks?: {
                head: number | null;
                head_before?: number | null | undefined;
                before: number | null;
                after: number | null;
            } | undefined;
            head: number | null;
            head_before?: number | null | undefined;
            id: string;
            before: number | null;
            after: number | null;
        }[];
        rules?: {
            head: number | null;
            head_before?: number | null | undefined;
            before: number | null;
            after: number | null;
        } | undefined;
        answer_checks?: {
            head: number | null;
            head_before?: number | null | undefined;
            before: number | null;
            after: number | null;
        } | undefined;
        not_checked?: number | undefined;
        raises_head: number;
        head_before: number | null;
        change_before: number | null;
        favours_head: number;
        before: number | null;
        after: number | null;
        change: number | null;
        rules_changed?: string[] | undefined;
        edited: number;
        rescored: number;
    } | undefined;
    edited: {
        base_results?: string | undefined;
        flaky?: boolean | undefined;
        cause?: import("../../index.js").Cause | undefined;
        question_id: string;
        template_id: string;
        base: number | null;
        head: number | null;
        change: number;
    }[];
    not_selected?: number | undefined;
    removed_right?: number | undefined;
    added: {
        question_id: string;
        template_id: string;
        steps_score: number | null;
    }[];
    removed: {
        question_id: string;
        template_id: string;
        steps_score: number | null;
    }[];
    answer_checks_fallen?: {
        failed?: readonly import("../../index.js").FailedCheck[] | undefined;
        head: number | null;
        change: number;
        question_id: string;
        template_id: string;
        base: number | null;
    }[] | undefined;
    rules_broken?: {
        question_id: string;
        template_id: string;
        rules: readonly import("../../index.js").BrokenRule[];
    }[] | undefined;
    known?: {
        until?: string | undefined;
        kind: "accepted" | "quarantined";
        reason: string;
        base_results?: string | undefined;
        flaky?: boolean | undefined;
        cause?: import("../../index.js").Cause | undefined;
        question_id: string;
        template_id: string;
        base: number | null;
        head: number | null;
        change: number;
    }[] | undefined;
    regressed: {
        base_results?: string | undefined;
        flaky?: boolean | undefined;
        cause?: import("../../index.js").Cause | undefined;
        question_id: string;
        template_id: string;
        base: number | null;
        head: number | null;
        change: number;
    }[];
    improved: {
        base_results?: string | undefined;
        flaky?: boolean | undefined;
        cause?: import("../../index.js").Cause | undefined;
        question_id: string;
        template_id: string;
        base: number | null;
        head: number | null;
        change: number;
    }[];
    unchanged: number;
    unscored: number;
    answers?: {
        [k: string]: {
            noise?: undefined;
            questions: number;
            micro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
            macro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
        } | {
            noise: {
                verdict: string;
                change_per_question: number;
                p: number;
                p_holm: number;
                questions: number;
                questions_changed: number;
            };
            questions: number;
            micro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
            macro: {
                base: number | null;
                head: number | null;
                change: number | null;
            };
        };
    } | undefined;
    measures: {
        [k: string]: {
            noise?: undefined;
            base: number | null;
            head: number | null;
            change: number | null;
        } | {
            noise: {
                verdict: string;
                change_per_question: number;
                p: number;
                p_holm: number;
                questions: number;
                questions_changed: number;
            };
            base: number | null;
            head: number | null;
            change: number | null;
        };
    };
    templates: {
        [k: string]: {
            base: number | null;
            head: number | null;
            change: number | null;
            questions: number;
        };
    };
    rows_f1?: {
        questions: number;
        micro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
        macro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
    } | undefined;
    answer_check_score?: {
        questions: number;
        micro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
        macro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
    } | undefined;
    kind: "compared";
    questions: number;
    steps_score: {
        noise?: undefined;
        generalises?: undefined;
        micro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
        macro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
    } | {
        noise: {
            questions: number;
            questions_changed: number;
            templates_broken: readonly string[];
            templates_mended: readonly string[];
            flip_rate_assumed?: boolean | undefined;
            verdict: string;
            p: number;
            interval_95: readonly [number, number];
            smallest_detectable_change: number;
        };
        generalises: {
            verdict: string;
            p: number;
            interval_95: readonly [number, number] | null;
            templates: number;
            templates_changed: number;
        };
        micro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
        macro: {
            base: number | null;
            head: number | null;
            change: number | null;
        };
    };
};
/** A figure on both sides, in the format of files. */
export declare function deltaBlock(base: number | null, head: number | null): {
    base: number | null;
    head: number | null;
    change: number | null;
};
declare function changeBlock(delta: QuestionDelta): {
    base_results?: string | undefined;
    flaky?: boolean | undefined;
    cause?: import("../../index.js").Cause | undefined;
    question_id: string;
    template_id: string;
    base: number | null;
    head: number | null;
    change: number;
};
declare function knownBlock({ entry, delta }: SetAside): {
    until?: string | undefined;
    kind: "accepted" | "quarantined";
    reason: string;
    base_results?: string | undefined;
    flaky?: boolean | undefined;
    cause?: import("../../index.js").Cause | undefined;
    question_id: string;
    template_id: string;
    base: number | null;
    head: number | null;
    change: number;
};
/** Noise assessment of the score change, for the comparison file; scores from 0 to 1. */
export declare function scoreNoiseBlock(change: ScoreChange | null): {
    noise?: undefined;
    generalises?: undefined;
} | {
    noise: {
        questions: number;
        questions_changed: number;
        templates_broken: readonly string[];
        templates_mended: readonly string[];
        flip_rate_assumed?: boolean | undefined;
        verdict: string;
        p: number;
        interval_95: readonly [number, number];
        smallest_detectable_change: number;
    };
    generalises: {
        verdict: string;
        p: number;
        interval_95: readonly [number, number] | null;
        templates: number;
        templates_changed: number;
    };
};
export type ComparisonFile = ReturnType<typeof comparisonFile>;
export type RunComparison = ReturnType<typeof comparedBlock>;
/** Why two runs were not compared. */
export type NoComparison = ReturnType<typeof notComparedBlock>;
/** A question on both sides, with the cause of its miss in the head. */
export type QuestionChange = ReturnType<typeof changeBlock>;
/** A question with an entry in the file of known failures. */
export type KnownQuestionChange = ReturnType<typeof knownBlock>;
/** A gate with its outcome; `value` is null if the run has no such figure. */
export type GateResult = ReturnType<typeof gateBlock>;
export {};
