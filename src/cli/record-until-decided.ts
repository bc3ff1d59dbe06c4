import { USUAL_ERROR } from '../core/figures/decided.js';
import { fixed, plural } from '../core/text/numerals.js';
import { forInput, usageError } from '../core/words/errors.js';
import { dollars } from '../report/words/numbers.js';
import { drawOf } from '../run/draw.js';
import { readInputs } from '../run/inputs.js';
import { readBaseline, readKnownQuestions } from '../run/local-run.js';
import { OPTIONS } from '../run/options.js';
import { DECIDING_OPTIONS, firstGiven, makeSettings, optionValue } from '../run/settings.js';
import { type OpenDraw, openDraw } from '../run/until-decided.js';
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
  const names = ['until-decided', 'decision-error', ...DECIDING_OPTIONS] as const;
  const isUsualTest = options.dropTest === OPTIONS['drop-test'].default;
  return [
    ...names.flatMap((name) => flagWords(FLAG_WORDS.name(name), optionValue(options, name))),
    ...(isUsualTest ? [] : flagWords(FLAG_WORDS.name('drop-test'), options.dropTest)),
    ...flagWords('--seed', options.drawSeed),
  ];
}

function flagWords(flag: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => [flag, String(item)]);
  if (typeof value === 'boolean') return value ? [flag] : [];
  return value === null ? [] : [flag, String(value)];
}

/**
 * "decided after 64 of 190 questions: steps score is at least 0.75 (0.84 to 0.98). About $3.10 and 21 min saved." `left`: number of
 * answers that were not recorded.
 */
export function decidedText({ decided, means }: OpenDraw, left: number): string {
  const { asked, of, gates, interval, error } = decided();
  const failed = gates.filter(({ outcome }) => outcome === 'failed');
  const decisive = failed.length > 0 ? failed.slice(0, 1) : gates.filter(({ outcome }) => outcome === 'passed');
  const verdicts = decisive.map(({ name, limit }) =>
    name === 'min-steps-score'
      ? `steps score is ${failed.length > 0 ? 'below' : 'at least'} ${limit}`
      : `${name} ${limit} ${failed.length > 0 ? 'failed' : 'passed'}`,
  );
  const isScore = decisive.at(-1)?.name === 'min-steps-score';
  const range = `${isScore ? '' : 'steps score '}${fixed(interval.low, 2)} to ${fixed(interval.high, 2)}`;
  const { cost_usd, elapsed_sec } = means();
  const saved = [
    ...(cost_usd === null ? [] : [dollars(cost_usd * left)]),
    ...(elapsed_sec === null ? [] : [durationText(elapsed_sec * left)]),
  ].join(' and ');
  const savedText = saved && ` About ${saved} saved.`;
  const errorText = error > USUAL_ERROR ? `, with an error of ${error}` : '';
  const after = `decided after ${asked} of ${of} ${plural(of, 'question')}${errorText}`;
  return `${after}: ${verdicts.join(', ')} (${range}).${savedText}`;
}

const durationText = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
