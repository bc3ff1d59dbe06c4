import type { RunDelta } from '../../core/comparison/comparison.js';
import { LEVEL, type ScoreChange } from '../../core/comparison/run-noise.js';
import type { Report } from '../../core/gates/report.js';
import type { Interval } from '../../core/statistics/intervals.js';
import { netChance } from '../../core/statistics/rerun-chance.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import type { Block } from '../words/blocks.js';
import { ofHundred } from '../words/failures.js';
import { placesApart, placesOf, signed, visibleDigits } from '../words/numbers.js';

/** Words about a change in a title, after its size: "larger than rerun noise, 2 templates broken". */
export function noiseWords(delta: RunDelta): string[] {
  const { score } = delta.noise;
  if (!score || score.verdict === 'none') return [];
  if (score.verdict === 'within') return [isRare(delta) ? 'larger than rerun noise' : 'within rerun noise'];
  return [...(score.p <= LEVEL ? ['larger than rerun noise'] : []), ...templateWords(score)];
}

/** Whether reruns of the same agent seldom lose, or gain, as many questions, which the significance test cannot show for few. */
function isRare({ gatedDrop: { flips } }: RunDelta): boolean {
  const chance = flips && netChance(flips);
  return chance !== null && chance <= LEVEL;
}

/** "2 templates broken" */
export function templateWords({ broken, mended }: ScoreChange): string[] {
  return [
    ...(broken.length > 0 ? [`${counted(broken.length, 'template')} broken`] : []),
    ...(mended.length > 0 ? [`${counted(mended.length, 'template')} mended`] : []),
  ];
}

/**
 * Whether the changes could be chance, in words: "Five changed questions could be chance: reruns of the same agent differ as
 * much in 1 of 6 cases."; empty if no score can be compared. If a gate states how often reruns lose as much, only the broken
 * templates are mentioned.
 */
export function noiseSentence({ comparison, gates }: Report): string {
  if (comparison.kind !== 'compared' || !comparison.noise.score) return '';
  const { score } = comparison.noise;
  if (score.verdict === 'none') {
    const { ruleBreaks, droppedChecks, improvedChecks } = comparison;
    const isOther = ruleBreaks.length + droppedChecks.length + improvedChecks.length > 0;
    return `${isOther ? 'No steps score' : 'No question'} changed.`;
  }
  const templates = brokenParts(score).join('; ');
  if (gates.some(({ reruns }) => reruns)) return templates && `More than chance: ${templates}.`;
  if (score.verdict === 'larger' && score.p > LEVEL) return `More than chance: ${templates}.`;
  const isChance = score.verdict === 'within' && (isWarned(gates) || !isRare(comparison));
  const verb = isChance ? 'could be' : score.changed === 1 ? 'is more than' : 'are more than';
  const net = score.verdict === 'within' && !isWarned(gates) ? netText(comparison) : null;
  const reruns = `reruns of the same agent ${net ?? `differ as much in ${casesText(score.p)}`}`;
  const changed = `${NUMBERS[score.changed - 1] ?? whole(score.changed)} changed question${score.changed === 1 ? '' : 's'}`;
  return `${changed} ${verb} chance: ${reruns}${templates && `; ${templates}`}.`;
}

/** Whether a gate states that the drop is within rerun noise: by the significance test, if it does not have `reruns`. */
function isWarned(gates: Report['gates']): boolean {
  return gates.some(({ kind, outcome }) => kind === 'max-steps-drop' && outcome === 'warned');
}

/** "lose as much in 1 of 25 cases"; null if as many questions were lost as gained, or a question has several answers. */
function netText({ gatedDrop: { flips } }: RunDelta): string | null {
  const chance = flips && netChance(flips);
  if (!flips || chance === null) return null;
  return `${flips.lost > flips.gained ? 'lose' : 'gain'} as much in ${casesText(chance)}`;
}

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** "1 of 6 cases": the share of comparisons of an agent with itself that differ as much. */
function casesText(p: number): string {
  if (p > 0.5) return 'more than half of all cases';
  return p < 0.001 ? 'fewer than 1 of 1,000 cases' : `1 of ${Math.round(1 / p)} cases`;
}

/** A p value with two decimals, or four close to the level of significance. */
function pText(p: number): string {
  return p < 0.005 ? 'below 0.01' : p.toFixed(Math.abs(p - LEVEL) < 0.005 ? 4 : 2);
}

function brokenParts({ broken, mended }: ScoreChange): string[] {
  const part = (ids: readonly string[], transition: string) =>
    ids.length === 0 ? [] : [`${counted(ids.length, 'template')} went from ${transition}, which is rare in reruns`];
  return [...part(broken, 'all right to all wrong'), ...part(mended, 'all wrong to all right')];
}

/**
 * "95 % interval of the change −0.156 to −0.050"; has more decimals if an end would round to 0 although the interval
 * excludes 0.
 */
function intervalText(interval: Interval): string {
  const ends = [interval.low, interval.high];
  const digits = interval.low > 0 || interval.high < 0 ? Math.max(...ends.map((end) => visibleDigits(end, 3))) : 3;
  return `95 % interval of the change ${ends.map((end) => signed(end, digits)).join(' to ')}`;
}

/** "down 0.031, over the limit of 0.020, but reruns do as much in 28 of 100: not failed"; null without such a drop. */
export function warnedDrop({ gates }: Report): string | null {
  const drop = gates.find(({ outcome }) => outcome === 'warned');
  if (!drop) return null;
  const text = dropText(drop.value ?? 0, drop.limit);
  if (drop.reason?.kind === 'accepted') return `${text}, accepted by @${drop.reason.by}: not failed`;
  return drop.reruns
    ? `${text}, but reruns do as much in ${ofHundred(drop.reruns.chance)}: not failed`
    : `${text} but within rerun noise: not failed`;
}

/** "down 0.100, over the limit of 0.050" */
export function dropText(drop: number, limit: number): string {
  const digits = placesApart(drop, limit, Math.max(3, placesOf(limit)));
  return `down ${fixed(drop, digits)}, over the limit of ${fixed(limit, digits)}`;
}

const NAMES: Readonly<Record<string, string>> = {
  failed_steps: 'failed tool calls',
  total_tokens: 'tokens per question',
  elapsed_sec: 'seconds per question',
  cost_usd: 'agent cost per question',
  answer_recall: 'answer recall',
  answer_precision: 'answer precision',
  answer_f1: 'answer F1',
  answer_relevance: 'answer relevance',
};

/**
 * The interval of the change, the tokens, time and cost that changed by more than chance, and whether it would hold for
 * other templates.
 */
export function noiseBlocks({ comparison }: Report): Block[] {
  if (comparison.kind !== 'compared') return [];
  const { measures, score } = comparison.noise;
  const largerMeasures = measures
    .filter(({ verdict }) => verdict === 'larger')
    .map(({ measure }) => NAMES[measure] ?? measure);
  const correction = measures.length > 1 ? ` (corrected for ${counted(measures.length, 'comparison')})` : '';
  const lines = [
    ...(score ? [intervalSentence(score)] : []),
    ...(largerMeasures.length > 0 ? [`Changed by more than chance: ${largerMeasures.join(', ')}${correction}.`] : []),
    ...(score && score.verdict !== 'none' ? [generalSentence(score)] : []),
  ];
  return lines.map((line): Block => ({ kind: 'paragraph', part: 'noise', text: [line] }));
}

/** "95 % interval of the change −0.045 to +0.031, p 0.73; this corpus can detect a change of 0.054." */
function intervalSentence(score: ScoreChange): string {
  const detects = `this corpus can detect a change of ${fixed(score.detectable, 3)}`;
  const assumption = score.isAssumed ? ' if 8 of 100 answers flip between reruns' : '';
  if (score.verdict === 'none') return `${detects.charAt(0).toUpperCase()}${detects.slice(1)}${assumption}.`;
  return `${intervalText(score.interval)}, p ${pText(score.p)}; ${detects}.`;
}

function generalSentence({ generalises }: ScoreChange): string {
  const { verdict, p, changed, templates } = generalises;
  const changedText = `${changed} of ${counted(templates, 'template')} changed`;
  if (verdict === 'likely') return `Likely to hold for other templates, too (${changedText}, p ${pText(p)}).`;
  return `Seen on these templates only (${changedText}, p ${pText(p)}).`;
}
