import { checkedJunitPath, writeJunit } from '../adapters/files/run-files.js';
import { decodePatterns } from '../core/corpus/select.js';
import { decodeChoice, decodeName, decodePreset, decodeShare } from '../core/corpus/settings.js';
import { TRIAL_MODES } from '../core/runs/trials.js';
import { makeLocalRedactor, type Redactor } from '../core/secrets/redact.js';
import { decodeShard, type Shard } from '../core/shards/records.js';
import { decodeAliases } from '../core/steps/aliases.js';
import { FORMAT_CHOICES } from '../core/traces/formats.js';
import { forInput, renderProblem, usageError } from '../core/words/errors.js';
import { FLAG_WORDS } from '../core/words/input-words.js';
import { oneLine } from '../report/words/text.js';
import { evaluateFiles, readBaseline, readKnownQuestions } from '../run/evaluate-files.js';
import type { Settings } from '../run/inputs.js';
import { type JudgeSetup, LOCAL_JUDGE } from '../run/judge-setup.js';
import { flagOf, type GateOptions, gatesOfFlags, givenGates, refuseEmpty, required } from './options.js';
import {
  FORMATS,
  ID_LENGTHS,
  makeProgress,
  type ProcessLike,
  printNextSteps,
  printReport,
  printWarnings,
} from './print.js';

/** The flags of `evaluate`, as text. */
export interface EvaluateOptions extends GateOptions {
  readonly corpus?: readonly string[];
  readonly responses?: readonly string[];
  readonly responsesFormat: string;
  readonly select?: readonly string[];
  readonly shard?: string;
  readonly config?: string;
  readonly scoring?: string;
  readonly out?: string;
  readonly page: boolean;
  readonly details: string;
  readonly trials: string;
  readonly baseline?: string;
  readonly baselineRequired?: boolean;
  readonly known?: string;
  readonly minCoverage: string;
  readonly stepAlias?: readonly string[];
  readonly agentModel?: string;
  readonly judge?: boolean;
  readonly judgeModel?: string;
  readonly judgeBaseUrl?: string;
  readonly judgeCache?: string;
  readonly junit?: string;
  readonly name: string;
  readonly format: string;
  readonly ids: string;
  readonly all?: boolean;
  readonly quiet?: boolean;
}

/** `stepgate evaluate` */
export async function evaluate(options: EvaluateOptions, process: ProcessLike): Promise<number> {
  const settings = settingsOf(options);
  const format = decodeChoice('--format', options.format, FORMATS);
  const ids = decodeChoice('--ids', options.ids, ID_LENGTHS);
  const junit = await forInput('--junit', checkedJunitPath(options.junit, options.out));
  const baseline = await forInput('--baseline', readBaseline(options.baseline, '--baseline'));
  const known = await forInput('--known', readKnownQuestions(options.known));
  const progress = await makeProgress(process, options.quiet === true, 'scoring');
  const judging = await makeProgress(process, options.quiet === true, 'judging');
  const redactor = makeLocalRedactor(process.env);
  const setup = setupOf(options, redactor, process, (done, of) => {
    progress.stop();
    judging.update(done, of);
  });
  const local = { baseline, known, ids, progress: progress.update };
  const report = await evaluateFiles(settings, local, setup).finally(() => {
    progress.stop();
    judging.stop();
  });
  if (junit !== null) await forInput('--junit', writeJunit(junit, report, redactor.redact));
  printReport(report, process, { format, ids, all: options.all ?? false, redact: redactor.redact });
  if (format === 'text' && options.out !== undefined) {
    printNextSteps(report, process, { out: options.out, baseline: options.baseline, page: settings.page });
  }
  return report.run.passed ? 0 : 1;
}

function setupOf(
  { quiet, judgeCache }: EvaluateOptions,
  { redact, add }: Redactor,
  process: ProcessLike,
  progress: (done: number, of: number) => void,
): JudgeSetup {
  const announce = (text: string) => process.stderr.write(`judge: ${oneLine(redact(text))}\n`);
  return {
    words: FLAG_WORDS,
    warn: (warnings) => {
      if (!quiet) printWarnings(redact(warnings.map(renderProblem)), process);
    },
    redact,
    addSecrets: add,
    judge: {
      ...LOCAL_JUDGE,
      env: process.env,
      cache: judgeCache ?? null,
      announce: quiet ? () => undefined : announce,
      progress,
    },
  };
}

function settingsOf(options: EvaluateOptions): Settings {
  refuseEmpty({ ...options });
  decodePatterns(options.select ?? [], '--select');
  return {
    name: decodeName(options.name, '--name'),
    provenance: {},
    corpus: required('--corpus', options.corpus),
    responses: required('--responses', options.responses),
    responsesFormat: decodeChoice('--responses-format', options.responsesFormat, FORMAT_CHOICES),
    select: options.select ?? [],
    shard: shardIn(options),
    config: options.config ?? null,
    scoring: options.scoring === undefined ? null : decodePreset(options.scoring, '--scoring'),
    aliases: decodeAliases(options.stepAlias ?? [], '--step-alias'),
    details: decodeChoice('--details', options.details, ['full', 'none']),
    trials: decodeChoice('--trials', options.trials, TRIAL_MODES),
    agentModel: options.agentModel ?? null,
    judge: { on: options.judge ?? null, model: options.judgeModel ?? null, baseUrl: options.judgeBaseUrl ?? null },
    out: options.out ?? null,
    page: options.page,
    roots: null,
    gates: gatesOfFlags(options),
    minCoverage: decodeShare('--min-coverage', options.minCoverage),
    baselineRequired: options.baselineRequired ?? false,
  };
}

/** A shard is neither compared nor gated: a flag that has no effect would be a gate that vanishes. */
function shardIn(options: EvaluateOptions): Shard | null {
  if (options.shard === undefined) return null;
  const shard = decodeShard(options.shard, '--shard');
  if (options.out === undefined) throw usageError('--shard: name a folder with --out; stepgate merge reads it');
  const { baseline, known, baselineRequired } = options;
  const given = Object.entries({ baseline, baselineRequired, known }).filter(([, value]) => value !== undefined);
  const [flag] = [...given.map(([name]) => flagOf(name)), ...givenGates(options)];
  if (flag) throw usageError(`${flag}: a shard is neither compared nor gated; give ${flag} to stepgate merge`);
  return shard;
}
