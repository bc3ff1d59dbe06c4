import { decodeChoice } from '../core/corpus/settings.js';
import { COMBINE_KINDS, type CombineKind } from '../core/runs/baseline-candidates.js';
import { GATE_NAMES } from '../core/runs/gate.js';
import { COMMENT_WHEN, type CommentWhen } from '../core/runs/report.js';
import { decodeShard, type Shard } from '../core/shards/records.js';
import type { Environment } from '../core/text/values.js';
import { usageError, WORKFLOW_WORDS } from '../core/words/errors.js';
import type { Settings } from '../run/inputs.js';
import { decodeSettings, OPTIONS, type OptionName, type OptionRow } from '../run/options.js';

const MODES = ['evaluate', 'combine', 'report'] as const;
type Mode = (typeof MODES)[number];

/** What the workflow step asks for. */
export interface ActionInputs {
  readonly mode: Mode;
  readonly settings: Omit<Settings, 'out' | 'roots' | 'provenance'>;
  /** null: under RUNNER_TEMP. */
  readonly outputDir: string | null;
  /** What mode combine makes of the legs. */
  readonly combine: CombineKind;
  /** Patterns of the names of the evaluations that are combined. */
  readonly legs: readonly string[];
  readonly baseline: BaselineInput;
  readonly baselineBranch: string | null;
  /** The file of known questions. */
  readonly known: string | null;
  /** The label by which a drop is accepted. */
  readonly acceptLabel: string | null;
  readonly comment: boolean;
  readonly commentWhen: CommentWhen;
  readonly check: boolean;
  readonly upload: boolean;
  readonly retentionDays: number | null;
  readonly token: string;
  /** null: as the environment says. */
  readonly openaiKey: string | null;
}

type BaselineInput =
  | { readonly kind: 'auto' }
  | { readonly kind: 'none' }
  | { readonly kind: 'path'; readonly path: string };

/** Reads the inputs from the runner's variables; a wrong value is a usage error with a right example. */
export function decodeInputs(env: Environment): ActionInputs {
  const inputs = inputsFrom(env);
  const { text, flag } = inputs;
  const mode = decodeChoice('mode', text('mode') ?? 'evaluate', MODES);
  const settings = settingsOf(inputs, mode);
  const combine = combineOf(inputs, mode);
  const isTable = combine === 'agents';
  const isWhole = settings.shard === null;
  const isJudged = isWhole && !isTable;
  if (!isJudged) refuseGates(inputs, isTable ? OF_LEGS : OF_SHARDS);
  return {
    mode,
    settings,
    combine,
    legs: legsOf(inputs, mode),
    outputDir: text('output-dir'),
    baseline: isJudged ? decodeBaselineInput(text('baseline')) : { kind: 'none' },
    baselineBranch: text('baseline-branch'),
    known: isJudged ? text('known') : null,
    acceptLabel: isJudged ? text('accept-label') : null,
    comment: (flag('comment') ?? true) && isWhole,
    commentWhen: decodeChoice('comment-when', text('comment-when') ?? 'always', COMMENT_WHEN),
    check: flag('check') === true && isJudged,
    upload: flag('upload') ?? true,
    retentionDays: decodeDays(text('retention-days')),
    token: text('github-token') ?? '',
    openaiKey: text('openai-api-key'),
  };
}

function settingsOf(inputs: Inputs, mode: Mode): ActionInputs['settings'] {
  const { text, lines, flag } = inputs;
  const isOn = (name: string) => (name === 'judge' ? switchOf(text(name)) : flag(name));
  const isInput = (name: OptionName) => (OPTIONS[name] as OptionRow).isLocal !== true;
  const given = { text: (name: OptionName) => (isInput(name) ? text(name) : null), list: lines, flag: isOn };
  return {
    ...decodeSettings(given, WORKFLOW_WORDS),
    corpus: requiredLines('corpus', lines, mode),
    responses: requiredLines('responses', lines, mode),
    shard: shardOf(text('shard'), mode),
  };
}

/** In the other modes the corpus is optional (it gives texts and lines), and there are no responses. */
function requiredLines(name: string, lines: Inputs['lines'], mode: Mode): string[] {
  const found = lines(name);
  if (found.length > 0 || mode !== 'evaluate') return found;
  throw usageError(
    `${name}: the input is required, as in ${name}: eval/${name}.${name === 'corpus' ? 'yaml' : 'jsonl'}`,
  );
}

function shardOf(value: string | null, mode: Mode): Shard | null {
  if (value === null) return null;
  if (mode === 'evaluate') return decodeShard(value);
  throw usageError(`shard: only a job that evaluates has a shard, and this one has mode: ${mode}`);
}

function legsOf({ lines }: Inputs, mode: Mode): string[] {
  const found = lines('legs');
  if (mode === 'combine' && found.length === 0) {
    throw usageError('legs: the input is required in mode: combine, as in legs: eval *, the names of the evaluations');
  }
  if (mode !== 'combine' && found.length > 0) throw usageError('legs: the input needs mode: combine');
  return found;
}

function combineOf({ text }: Inputs, mode: Mode): CombineKind {
  const found = text('combine');
  if (found !== null && mode !== 'combine') throw usageError('combine: the input needs mode: combine');
  return decodeChoice('combine', found ?? 'shards', COMBINE_KINDS);
}

const OF_SHARDS = 'a shard is neither compared nor gated; set it in the job with mode: combine';
const OF_LEGS = 'combine: agents takes the verdicts of the legs; set it in their jobs';

/** A gate without effect would be a gate that vanishes. */
function refuseGates({ text }: Inputs, where: string): void {
  const names = [...GATE_NAMES, 'gates'];
  const given = names.find((name) => text(name) !== null);
  if (given !== undefined) throw usageError(`${given}: ${where}`);
  if (text('baseline-required') === 'true') throw usageError(`baseline-required: ${where}`);
  if (!['auto', 'none', null].includes(text('baseline'))) throw usageError(`baseline: ${where}`);
}

/** `on` or `off`; some tools write what YAML 1.1 makes of them. */
function switchOf(value: string | null): boolean | null {
  if (value === null) return null;
  const word = value
    .toLowerCase()
    .replace(/^true$/, 'on')
    .replace(/^false$/, 'off');
  return decodeChoice('judge', word, ['on', 'off']) === 'on';
}

function decodeBaselineInput(value: string | null): BaselineInput {
  if (value === null || value === 'auto') return { kind: 'auto' };
  return value === 'none' ? { kind: 'none' } : { kind: 'path', path: value };
}

function decodeDays(value: string | null): number | null {
  if (value === null) return null;
  if (/^[1-9]\d{0,2}$/.test(value)) return Number(value);
  throw usageError(`retention-days: expected a whole number of days, as in 30, got ${JSON.stringify(value)}`);
}

/** The inputs by their names in `action.yml`. Blank means unset. */
interface Inputs {
  readonly text: (name: string) => string | null;
  readonly lines: (name: string) => string[];
  readonly flag: (name: string) => boolean | null;
}

/** The inputs as the runner's variables have them. */
function inputsFrom(env: Environment): Inputs {
  const text = (name: string): string | null => {
    const value = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    return value === '' ? null : value;
  };
  const lines = (name: string): string[] =>
    (text(name) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const flag = (name: string): boolean | null => {
    const value = text(name);
    return value === null ? null : decodeChoice(name, value.toLowerCase(), ['true', 'false']) === 'true';
  };
  return { text, lines, flag };
}
