import { decodeChoice } from '../core/corpus/option-values.js';
import { artifactName } from '../core/github/artifact-names.js';
import type { Environment } from '../core/text/values.js';
import { usageError, WORKFLOW_WORDS } from '../core/words/errors.js';
import { decodeOptions, type OptionRow } from '../run/option-kinds.js';
import { OPTIONS, type OptionName } from '../run/options.js';
import { firstGiven, GATE_OPTIONS, makeSettings, type Options } from '../run/settings.js';
import { drawOf } from '../run/until-decided.js';
import { notice } from './log.js';

export type ActionInputs = ReturnType<typeof decodeInputs>;

type BaselineInput = ReturnType<typeof decodeBaselineInput>;

/** Reads the inputs from the runner's variables. An invalid value is a usage error with a valid example. */
export function decodeInputs(env: Environment) {
  const options = decodeOptions(OPTIONS, (name, row) => readInput(env, name, row), WORKFLOW_WORDS.name);
  checkMode(options);
  const draw = drawOf(options, WORKFLOW_WORDS, env, notice);
  const settings = { ...makeSettings(options, WORKFLOW_WORDS), draw };
  const combine = options.combine ?? 'shards';
  const isWhole = options.shard === null;
  const isGated = isWhole && combine === 'shards';
  const baseline = decodeBaselineInput(options.baseline);
  if (!isGated) refuseGates(options, baseline, isWhole ? OF_LEGS : OF_SHARDS);
  return {
    ...options,
    settings,
    combine,
    baseline: isGated ? baseline : ({ kind: 'none' } as const),
    known: isGated ? options.known : null,
    acceptLabel: isGated ? options.acceptLabel : null,
    comment: options.comment && isWhole,
    check: options.check && isGated,
    token: options.githubToken ?? '',
    artifact: artifactName(options.name),
  };
}

/** What a run writes to GitHub apart from artifacts, and with which token. */
export interface Writing extends Pick<ActionInputs, 'comment' | 'check' | 'pullRequest' | 'token'> {
  readonly name: string;
}

/** The inputs of `Writing`, also of a run with other inputs that are invalid; if one of these is, nothing is written. */
export function decodeWriting(env: Environment): Writing {
  const { name, mode, comment, check, shard } = OPTIONS;
  const rows = { name, mode, comment, check, shard, 'pull-request': PULL_REQUEST, 'github-token': TOKEN };
  try {
    const options = decodeOptions(rows, (input, row) => readInput(env, input, row), WORKFLOW_WORDS.name);
    const writes = options.mode !== 'report' && options.shard === null;
    const [isCommented, isChecked] = [options.comment && writes, options.check && writes];
    return { ...options, comment: isCommented, check: isChecked, token: options.githubToken ?? '' };
  } catch {
    return { name: name.default, comment: false, check: false, pullRequest: null, token: '' };
  }
}

const { 'pull-request': PULL_REQUEST, 'github-token': TOKEN } = OPTIONS;

/** Refuses inputs of another mode, which would have no effect, and missing ones. */
function checkMode(options: Options): void {
  const { mode } = options;
  const refuse = (name: OptionName, own: Options['mode']) => {
    if (mode !== own && firstGiven(options, [name]) !== null)
      throw usageError(`${name}: the input needs mode: ${own}, and this job has mode: ${mode}`);
  };
  refuse('shard', 'evaluate');
  refuse('until-decided', 'evaluate');
  refuse('legs', 'combine');
  refuse('combine', 'combine');
  if (mode !== 'evaluate' && options.ifNoResponses === 'skip')
    throw usageError(`if-no-responses: skip needs mode: evaluate, and this job has mode: ${mode}`);
  if (mode === 'report' && options.pullRequest !== null)
    throw usageError('pull-request: mode: report finds the pull request of the run that it reports; remove the input');
  if (mode === 'combine' && options.legs.length === 0)
    throw usageError('legs: the input is required in mode: combine, as in legs: eval *, the names of the evaluations');
  if (mode === 'report' && options.acceptLabel !== null)
    throw usageError('accept-label: a label counts in the run that it starts, which mode: report is not; use known');
  // In other modes, the corpus only adds texts and lines, without responses.
  if (mode !== 'evaluate') return;
  if (options.corpus.length === 0) throw usageError('corpus: the input is required, as in corpus: eval/corpus.yaml');
  if (options.responses.length === 0)
    throw usageError('responses: the input is required, as in responses: eval/responses.jsonl');
}

const OF_SHARDS = 'a shard is neither compared nor gated; set it in the job with mode: combine';
const OF_LEGS = 'combine: agents takes the verdicts of the legs; set it in their jobs';

/** Refuses gate inputs without effect, so that a gate is never ignored silently. */
function refuseGates(options: Options, baseline: BaselineInput, where: string): void {
  const name = firstGiven(options, [...GATE_OPTIONS, 'baseline-required']);
  if (name !== null) throw usageError(`${name}: ${where}`);
  if (baseline.kind === 'path') throw usageError(`baseline: ${where}`);
}

function decodeBaselineInput(value: string | null) {
  if (value === null || value === 'auto') return { kind: 'auto' as const };
  return value === 'none' ? { kind: 'none' as const } : { kind: 'path' as const, path: value };
}

/** Reads an input from the variables, such as `INPUT_OUTPUT-DIR`; a local runner keeps small letters. A blank value is unset. */
function readInput(env: Environment, name: string, { kind, isLocal }: OptionRow): unknown {
  const value = env[`INPUT_${name.toUpperCase()}`] ?? env[`INPUT_${name}`];
  const text = isLocal ? '' : (value ?? '').trim();
  if (text === '') return null;
  if (kind === 'list') return text.split('\n').flatMap((line) => line.trim() || []);
  if (kind === 'flag') return decodeChoice(name, text.toLowerCase(), ['true', 'false']) === 'true';
  if (kind !== 'switch') return text;
  // YAML 1.1 tools write `on` and `off` as `true` and `false`.
  const isTruth = /^(?:true|false)$/i.test(text);
  return isTruth ? /^true$/i.test(text) : decodeChoice(name, text.toLowerCase(), ['on', 'off']) === 'on';
}
