import { fixed } from '../core/text/numerals.js';
import { forInput, usageError } from '../core/words/errors.js';
import { decidedAfter } from '../report/sections/decided.js';
import { dollars } from '../report/words/numbers.js';
import { readInputs } from '../run/inputs.js';
import { readBaseline, readKnownQuestions } from '../run/local-run.js';
import type { OptionRow } from '../run/option-kinds.js';
import { OPTIONS } from '../run/options.js';
import { DECIDING_OPTIONS, firstGiven, makeSettings, optionValue } from '../run/settings.js';
import { drawOf, type OpenDraw, openDraw } from '../run/until-decided.js';
import type { Flags } from './flags.js';
import { FLAG_WORDS, requiredFiles } from './options.js';
import { makeSetup, type ProcessLike } from './print.js';
import { localRedactor } from './secrets.js';

/** Draws the order of a recording that stops when its gates are decided; null: all questions are asked. */
export async function openUntilDecided(
  options: Flags,
  file: string,
  process: ProcessLike,
  print: (text: string) => void,
): Promise<OpenDraw | null> {
  const settings = readSettings(options, file);
  const rule = drawOf(options, FLAG_WORDS, process.env, (text) => print(`note: ${text}`));
  if (rule === null) return null;
  const { run: baseline } = await forInput('--baseline', readBaseline(options.baseline, '--baseline', null));
  const known = await forInput('--known', readKnownQuestions(options.known));
  const inputs = await readInputs(settings, makeSetup(process, localRedactor(process), options.quiet));
  const { gates } = settings;
  const draw = await openDraw(inputs, { ...rule, gates, baseline, known }, file, options.trialCount);
  if (draw.needsAll.length === 0) return draw;
  print(`note: all questions are asked, because only all of them decide ${draw.needsAll.join(', ')}`);
  return null;
}

/** The settings by which the answers are scored, as in `evaluate`. */
function readSettings(options: Flags, file: string) {
  const { untilDecided, retryErrors, trialCount } = options;
  const given = firstGiven(options, DECIDING_OPTIONS);
  if (!untilDecided && given !== null)
    throw usageError(`${FLAG_WORDS.name(given)}: has no effect without --until-decided`);
  if (untilDecided && retryErrors)
    throw usageError('--retry-errors: would ask again what failed; with --until-decided, use --resume');
  const trials = trialCount > 1 ? ('all' as const) : ('one' as const);
  const settings = makeSettings({ ...options, trials, judge: false, judgeRetrieval: false }, FLAG_WORDS);
  const corpus = requiredFiles('--corpus', options.corpus);
  return { ...settings, provenance: {}, corpus, responses: [file], out: null, roots: null };
}

/** The flags by which an evaluation decides what was recorded: those that were given. */
export function decidingFlags(options: Flags): string[] {
  const names = [...(['decision-error', 'drop-test'] as const), ...DECIDING_OPTIONS];
  const given = names.filter((name) => String(optionValue(options, name)) !== (OPTIONS[name] as OptionRow).default);
  const values = given.flatMap((name) => [optionValue(options, name)].flat().map((value) => [name, value] as const));
  const flags = values.flatMap(([name, value]) => (value === null ? [] : [FLAG_WORDS.name(name), String(value)]));
  return ['--until-decided', ...flags, ...(options.drawSeed === null ? [] : ['--seed', options.drawSeed])];
}

/**
 * "decided after 64 of 190 questions: steps score is at least 0.75 (0.84 to 0.98). About $3.10 and 21 min saved." `left`: number of
 * answers that were not recorded.
 */
export function decidedText({ decided, means }: OpenDraw, left: number): string {
  const decision = decided();
  const { gates, interval } = decision;
  const verdict = gates.some(({ outcome }) => outcome === 'failed') ? 'failed' : 'passed';
  const score = verdict === 'failed' ? 'steps score is below' : 'steps score is at least';
  const verdicts = gates
    .filter(({ outcome }) => outcome === verdict)
    .map(({ name, limit }) => (name === 'min-steps-score' ? `${score} ${limit}` : `${name} ${limit} ${verdict}`));
  const range = `${verdicts.at(-1)?.startsWith(score) ? '' : 'steps score '}${fixed(interval.low, 2)} to ${fixed(interval.high, 2)}`;
  const { cost_usd, elapsed_sec } = means();
  const cost = cost_usd === null ? '' : dollars(cost_usd * left);
  const time = elapsed_sec === null ? '' : `${fixed((elapsed_sec * left) / 60, elapsed_sec * left < 60 ? 1 : 0)} min`;
  const saved = [cost, time].filter((part) => part !== '').join(' and ');
  return `${decidedAfter(decision)}: ${verdicts.join(', ')} (${range}).${saved && ` About ${saved} saved.`}`;
}
