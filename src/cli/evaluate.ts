import { listenForInterrupt } from '../adapters/interrupt.js';
import { readRun } from '../adapters/runs.js';
import { decodeAliases } from '../core/aliases.js';
import { decodeChoice, decodeName, decodePreset, decodeShare } from '../core/decode/settings.js';
import { forInput, renderProblem, usageError } from '../core/errors.js';
import { checkGatePath, DROP_TESTS, decodeGate, type Gate } from '../core/gates.js';
import { FLAG_WORDS } from '../core/input-words.js';
import { makeRedactor, secretsOf } from '../core/redact.js';
import { decodePatterns } from '../core/select.js';
import { TRIAL_MODES } from '../core/trials.js';
import type { Baseline } from '../evaluate.js';
import { oneLine } from '../report/text.js';
import { runFiles, type Settings } from '../run.js';
import type { ProcessLike } from './main.js';
import { FORMATS, printReport } from './print.js';
import { makeProgress } from './progress.js';

/** The flags of `evaluate`, as text. */
export interface EvaluateOptions {
  readonly corpus?: readonly string[];
  readonly responses?: readonly string[];
  readonly select?: readonly string[];
  readonly config?: string;
  readonly scoring?: string;
  readonly out?: string;
  readonly details: string;
  readonly trials: string;
  readonly baseline?: string;
  readonly baselineRequired?: boolean;
  readonly minCoverage: string;
  readonly minStepsScore?: string;
  readonly maxStepsDrop?: string;
  readonly dropTest: string;
  readonly gate?: readonly string[];
  readonly stepAlias?: readonly string[];
  readonly agentModel?: string;
  readonly judge?: boolean;
  readonly judgeModel?: string;
  readonly judgeBaseUrl?: string;
  readonly judgeCache?: string;
  readonly name: string;
  readonly format: string;
  readonly all?: boolean;
  readonly quiet?: boolean;
}

/** `stepgate evaluate` */
export async function evaluate(options: EvaluateOptions, process: ProcessLike): Promise<number> {
  const settings = settingsOf(options);
  const format = decodeChoice('--format', options.format, FORMATS);
  const baseline = await baselineOf(options.baseline);
  const progress = await makeProgress(process, options.quiet === true, 'scoring');
  const judging = await makeProgress(process, options.quiet === true, 'judging');
  const redactor = makeRedactor(secretsOf(process.env), 'known');
  const report = await runFiles(settings, {
    thisRun: 'This run',
    words: FLAG_WORDS,
    provenance: {},
    baseline: async () => baseline,
    warn: (warnings) => {
      if (!options.quiet) printWarnings(redactor.redact(warnings.map(renderProblem)), process);
    },
    progress: progress.update,
    redact: redactor.redact,
    addSecrets: redactor.add,
    judge: {
      ...{
        env: process.env,
        hosts: 'bound',
        maxCostUsd: null,
        isForeign: false,
        cache: options.judgeCache ?? null,
        listen: listenForInterrupt,
      },
      earlier: async () => [],
      announce: (text) => {
        if (!options.quiet) process.stderr.write(`judge: ${oneLine(redactor.redact(text))}\n`);
      },
      progress: (done, of) => {
        progress.stop();
        judging.update(done, of);
      },
    },
  }).finally(() => {
    progress.stop();
    judging.stop();
  });
  printReport(report, process, { format, all: options.all ?? false, redact: redactor.redact });
  return report.passed ? 0 : 1;
}

function settingsOf(options: EvaluateOptions): Settings {
  refuseEmpty({ ...options });
  decodePatterns(options.select ?? [], '--select');
  return {
    name: decodeName(options.name, '--name'),
    corpus: required('--corpus', options.corpus),
    responses: required('--responses', options.responses),
    select: options.select ?? [],
    config: options.config ?? null,
    scoring: options.scoring === undefined ? null : decodePreset(options.scoring, '--scoring'),
    aliases: decodeAliases(options.stepAlias ?? [], '--step-alias'),
    details: decodeChoice('--details', options.details, ['full', 'none']),
    trials: decodeChoice('--trials', options.trials, TRIAL_MODES),
    agentModel: options.agentModel ?? null,
    judge: { on: options.judge ?? null, model: options.judgeModel ?? null, baseUrl: options.judgeBaseUrl ?? null },
    out: options.out ?? null,
    roots: null,
    gates: gatesOf(options),
    minCoverage: decodeShare('--min-coverage', options.minCoverage),
    baselineRequired: options.baselineRequired ?? false,
  };
}

/** A flag that a command cannot do without; commander would complain of it before it complains of a mistyped one. */
export function required(flag: string, files: readonly string[] | undefined): readonly string[] {
  if (files) return files;
  throw usageError(
    `${flag} is missing: name the files, as in ${flag} eval/${flag.slice(2)}.${flag === '--corpus' ? 'yaml' : 'jsonl'}`,
  );
}

/** An empty value is most often a variable that was never set; a gate must not vanish with it. */
export function refuseEmpty(options: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(options)) {
    const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const empty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
    if (empty) throw usageError(`${flag}: the value is empty; is a variable not set?`);
  }
}

/** The gates of the flags; paths that can exist in no run are refused before any work. */
export function gatesOf(
  options: Pick<EvaluateOptions, 'minStepsScore' | 'maxStepsDrop' | 'dropTest' | 'gate'>,
): Gate[] {
  const { minStepsScore, maxStepsDrop, gate = [] } = options;
  const test = decodeChoice('--drop-test', options.dropTest, DROP_TESTS);
  const gates: Gate[] = [];
  if (minStepsScore !== undefined) {
    gates.push({ kind: 'min-steps-score', limit: decodeShare('--min-steps-score', minStepsScore) });
  }
  if (maxStepsDrop !== undefined) {
    gates.push({ kind: 'max-steps-drop', limit: decodeShare('--max-steps-drop', maxStepsDrop), test });
  }
  for (const text of gate) {
    const decoded = decodeGate(text, '--gate');
    if (decoded.kind === 'metric') checkGatePath(decoded.path, '--gate');
    gates.push(decoded);
  }
  return gates;
}

async function baselineOf(path: string | undefined): Promise<Baseline> {
  if (path === undefined)
    return { kind: 'none', label: '', reason: 'no baseline was given (`--baseline`), so there is no comparison' };
  return forInput('--baseline', readRun(path));
}

const SHOWN_WARNINGS = 10;

export function printWarnings(warnings: readonly string[], { stderr }: ProcessLike): void {
  for (const warning of warnings.slice(0, SHOWN_WARNINGS)) stderr.write(`warning: ${oneLine(warning)}\n`);
  const more = warnings.length - SHOWN_WARNINGS;
  if (more > 0) stderr.write(`… and ${more} more warnings: stepgate validate lists them\n`);
}
