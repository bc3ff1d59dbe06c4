import { decodeChoice } from '../core/corpus/option-values.js';
import { COMBINE_KINDS, type CombineKind } from '../core/runs/baseline-candidates.js';
import { GATE_NAMES } from '../core/runs/gate.js';
import { COMMENT_WHEN, type CommentWhen } from '../core/runs/report.js';
import { decodeShard } from '../core/shards/records.js';
import type { Environment } from '../core/text/values.js';
import { usageError, WORKFLOW_WORDS } from '../core/words/errors.js';
import type { Settings } from '../run/inputs.js';
import { decodeSettings, OPTIONS, type OptionName, type OptionRow } from '../run/options.js';

const MODES = ['evaluate', 'combine', 'report'] as const;
type Mode = (typeof MODES)[number];

/** The decoded inputs of the workflow step. */
export interface ActionInputs {
  readonly mode: Mode;
  readonly settings: Omit<Settings, 'out' | 'roots' | 'provenance'>;
  /** null: a folder in RUNNER_TEMP. */
  readonly outputDir: string | null;
  /** The kind of combination in mode combine. */
  readonly combine: CombineKind;
  /** Name patterns of the combined evaluations. */
  readonly legs: readonly string[];
  readonly baseline: BaselineInput;
  readonly baselineBranch: string | null;
  /** The file of known failures. */
  readonly known: string | null;
  /** The label that accepts a drop. */
  readonly acceptLabel: string | null;
  readonly comment: boolean;
  readonly commentWhen: CommentWhen;
  readonly check: boolean;
  readonly upload: boolean;
  readonly retentionDays: number | null;
  readonly token: string;
  /** null: use the environment variable. */
  readonly openaiKey: string | null;
}

type BaselineInput =
  | { readonly kind: 'auto' }
  | { readonly kind: 'none' }
  | { readonly kind: 'path'; readonly path: string };

/** Reads the inputs from the runner's variables. An invalid value is a usage error with a valid example. */
export function decodeInputs(env: Environment): ActionInputs {
  const inputs = readInputs(env);
  const { text, flag } = inputs;
  const mode = decodeChoice('mode', text('mode') ?? 'evaluate', MODES);
  refuseOtherModes(inputs, mode);
  const settings = readSettings(inputs, mode);
  const combine = decodeChoice('combine', text('combine') ?? 'shards', COMBINE_KINDS);
  const isTable = combine === 'agents';
  const isWhole = settings.shard === null;
  const isJudged = isWhole && !isTable;
  if (mode === 'report' && text('accept-label') !== null) {
    throw usageError('accept-label: a label counts in the run that it starts, which mode: report is not; use known');
  }
  if (!isJudged) refuseGates(inputs, isTable ? OF_LEGS : OF_SHARDS);
  return {
    mode,
    settings,
    combine,
    legs: inputs.lines('legs'),
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

function readSettings(inputs: Inputs, mode: Mode): ActionInputs['settings'] {
  const { text, lines, flag } = inputs;
  const isInput = (name: OptionName) => (OPTIONS[name] as OptionRow).isLocal !== true;
  const given = {
    text: (name: OptionName) => (isInput(name) ? text(name) : null),
    list: lines,
    flag: (name: OptionName) => (isInput(name) ? flag(name) : null),
  };
  const shard = text('shard');
  return {
    ...decodeSettings(given, WORKFLOW_WORDS),
    corpus: requiredLines('corpus', lines, mode),
    responses: requiredLines('responses', lines, mode),
    shard: shard === null ? null : decodeShard(shard),
  };
}

/**
 * Reads a list that mode evaluate requires. In other modes, the corpus only adds texts and lines, without responses.
 */
function requiredLines(name: string, lines: Inputs['lines'], mode: Mode): string[] {
  const values = lines(name);
  if (values.length > 0 || mode !== 'evaluate') return values;
  throw usageError(
    `${name}: the input is required, as in ${name}: eval/${name}.${name === 'corpus' ? 'yaml' : 'jsonl'}`,
  );
}

/** Inputs that only one mode has. */
const MODE_OF = { shard: 'evaluate', legs: 'combine', combine: 'combine' } as const;

/** Refuses inputs of another mode, which would have no effect. */
function refuseOtherModes({ text }: Inputs, mode: Mode): void {
  for (const [name, own] of Object.entries(MODE_OF)) {
    if (text(name) !== null && mode !== own)
      throw usageError(`${name}: the input needs mode: ${own}, and this job has mode: ${mode}`);
  }
  if (mode === 'combine' && text('legs') === null)
    throw usageError('legs: the input is required in mode: combine, as in legs: eval *, the names of the evaluations');
}

const OF_SHARDS = 'a shard is neither compared nor gated; set it in the job with mode: combine';
const OF_LEGS = 'combine: agents takes the verdicts of the legs; set it in their jobs';

/** Refuses gate inputs without effect, so that a gate is never ignored silently. */
function refuseGates({ text }: Inputs, where: string): void {
  const names = [...GATE_NAMES, 'gates'];
  const givenName = names.find((name) => text(name) !== null);
  if (givenName !== undefined) throw usageError(`${givenName}: ${where}`);
  if (text('baseline-required') === 'true') throw usageError(`baseline-required: ${where}`);
  if (!['auto', 'none', null].includes(text('baseline'))) throw usageError(`baseline: ${where}`);
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

/** Access to the inputs by `action.yml` name. A blank value is unset. */
interface Inputs {
  readonly text: (name: string) => string | null;
  readonly lines: (name: string) => string[];
  readonly flag: (name: string) => boolean | null;
}

/** Reads the inputs from the runner's variables. Example: `INPUT_OUTPUT-DIR`. */
function readInputs(env: Environment): Inputs {
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
    const value = text(name)?.toLowerCase() ?? null;
    if (value === null || !name.startsWith('judge')) {
      return value === null ? null : decodeChoice(name, value, ['true', 'false']) === 'true';
    }
    // YAML 1.1 tools write `on` and `off` as `true` and `false`.
    return value === 'true' || (value !== 'false' && decodeChoice(name, value, ['on', 'off']) === 'on');
  };
  return { text, lines, flag };
}
