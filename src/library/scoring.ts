import { decodeConfig } from '../core/decode/config.js';
import { requireOk } from '../core/decode/decoded.js';
import { decodePreset } from '../core/decode/settings.js';
import { usageError } from '../core/errors.js';
import type { Rules } from '../core/rules/rule.js';
import { type Scoring, scoringOf } from '../core/scoring.js';
import type { ScoringOptions } from './options.js';

/** Rules of all questions; a rule that does not exist is refused. */
export function checkedRules(rules: Rules | undefined): Rules {
  return rules === undefined ? {} : requireOk(decodeConfig({ rules }, 'options')).rules;
}

/** A preset or a knob that does not exist is refused: it would score by other rules in silence. */
export function checkedScoring({ scoring, knobs = {} }: ScoringOptions): Scoring {
  const config = requireOk(decodeConfig({ scoring: knobs }, 'options.knobs'));
  if (config.preset !== null) throw usageError('options.knobs: set the preset in options.scoring');
  return scoringOf(decodePreset(scoring ?? 'standard'), config.knobs);
}
