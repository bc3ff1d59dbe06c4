/** One question's difference between two runs, with the template that it belongs to. */
export interface Difference {
    readonly templateId: string;
    /** Head minus base. */
    readonly change: number;
}
/**
 * Differences, added up by template: questions of one template stand or fall together, so that a template is one
 * observation, however many questions it has.
 */
export interface Clusters {
    /** Sum of the differences of each template. */
    readonly sums: Float64Array;
    /** Questions of each template. */
    readonly sizes: Float64Array;
}
/** Clusters by template, in the order of their ids, so that the order of the questions decides nothing. */
export declare function clustersOf(differences: readonly Difference[]): Clusters;
/** Each template as one question, whose difference is the template's mean: what a macro figure is made of. */
export declare function evenly({ sums, sizes }: Clusters): Clusters;
/** The mean difference of all questions; 0 for none. */
export declare function meanChange({ sums, sizes }: Clusters): number;
/**
 * Standard error of the mean difference with templates as clusters, null for fewer than two of them:
 * SE² = G/(G−1) · 1/n² · Σ_c (S_c − n_c·d̄)² (Liang and Zeger 1986).
 */
export declare function standardError(clusters: Clusters): number | null;
