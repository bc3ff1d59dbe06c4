/** Whether a change is larger than what reruns alone would give. */
export interface ChangeNoise {
  readonly verdict: 'larger' | 'within' | 'no_change';
  /** Two-sided, in (0, 1]. */
  readonly p: number;
  readonly questions: number;
  readonly questions_changed: number;
}

/** The noise of the steps score. */
export interface ScoreChangeNoise extends ChangeNoise {
  readonly interval_95: readonly [number, number];
  readonly smallest_detectable_change: number;
  /** Present when no question changed, so that a usual rate of flips was assumed. */
  readonly flip_rate_assumed?: boolean;
  /** Ids of templates that went from all right to all wrong, and the other way. */
  readonly templates_broken: readonly string[];
  readonly templates_mended: readonly string[];
}

/** Whether the change would hold for other templates, too. */
export interface ChangeGeneralisation {
  readonly verdict: 'likely' | 'these_templates_only';
  readonly p: number;
  /** null for one template. */
  readonly interval_95: readonly [number, number] | null;
  readonly templates: number;
  readonly templates_changed: number;
}

/** The noise of a measure or of a judged figure, in its own unit: a question's mean. */
export interface MeasureChangeNoise extends ChangeNoise {
  readonly change_per_question: number;
  /** p corrected for all measures of the comparison. */
  readonly p_holm: number;
}
