import { fixed, plural } from '../core/text/numerals.js';
import { forInput, usageError } from '../core/words/errors.js';
import { dollars } from '../report/words/numbers.js';
import { ALL_ASKED, drawSeed } from '../run/draw-seed.js';
import { readInputs } from '../run/inputs.js';
import { readBaseline, readKnownQuestions } from '../run/local-run.js';
import { COMPARING_OPTIONS, firstGiven, makeSettings } from '../run/settings.js';
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
  if (settings === null) return null;
  const seed = drawSeed(options.drawSeed, process.env);
  if (seed === null) {
    print(`note: ${ALL_ASKED}`);
    return null;
  }
  const { run: baseline } = await forInput('--baseline', readBaseline(options.baseline, '--baseline', null));
  const known = await forInput('--known', readKnownQuestions(options.known));
  const inputs = await readInputs(settings, makeSetup(process, localRedactor(process), options.quiet));
  const { gates, decisionError: error } = settings;
  const draw = await openDraw(inputs, { gates, error, seed, baseline, known }, file, options.trialCount);
  if (draw.needsAll.length === 0) return draw;
  print(`note: all questions are asked, because only all of them decide ${draw.needsAll.join(', ')}`);
  return null;
}

/** The settings by which the answers are scored, as in `evaluate`; null: all questions are asked. */
function readSettings(options: Flags, file: string) {
  const { untilDecided, retryErrors, trialCount } = options;
  const given = firstGiven(options, ['config', 'scoring', 'step-aliases', 'agent-model', ...COMPARING_OPTIONS]);
  if (!untilDecided && given !== null)
    throw usageError(`${FLAG_WORDS.name(given)}: has no effect without --until-decided`);
  if (untilDecided && retryErrors)
    throw usageError('--retry-errors: would ask again what failed; with --until-decided, use --resume');
  const trials = trialCount > 1 ? ('all' as const) : ('one' as const);
  const settings = makeSettings({ ...options, trials, judge: false, judgeRetrieval: false }, FLAG_WORDS);
  const { decisionError } = settings;
  if (decisionError === null) return null;
  const corpus = requiredFiles('--corpus', options.corpus);
  return { ...settings, decisionError, provenance: {}, corpus, responses: [file], out: null, roots: null };
}

/** "decided after 64 of 190 questions: steps score is between 0.84 and 0.98. About $3.10 and 21 min saved." */
export function decidedText({ decided, means }: OpenDraw, trialCount: number): string {
  const { asked, of, gates, interval } = decided();
  const failed = gates.find(({ outcome }) => outcome === 'failed');
  const [first] = gates.filter(({ outcome }) => outcome === 'passed');
  const { name = '', limit = 0 } = failed ?? first ?? {};
  const isScore = name === 'min-steps-score';
  const verdict = isScore
    ? `steps score is ${failed ? 'below' : 'at least'} ${limit}`
    : `${name} ${limit} ${failed ? 'failed' : 'passed'}`;
  const range =
    interval && ` (${isScore ? '' : 'steps score '}${fixed(interval.low, 2)} to ${fixed(interval.high, 2)})`;
  const { cost_usd, elapsed_sec } = means();
  const left = (of - asked) * trialCount;
  const saved = [
    ...(cost_usd === null ? [] : [dollars(cost_usd * left)]),
    ...(elapsed_sec === null ? [] : [durationText(elapsed_sec * left)]),
  ];
  const savedText = saved.length === 0 ? '' : `. About ${saved.join(' and ')} saved`;
  return `decided after ${asked} of ${of} ${plural(of, 'question')}: ${verdict}${range ?? ''}${savedText}`;
}

function durationText(seconds: number): string {
  return seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}
