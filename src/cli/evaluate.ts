import { checkedFilePath } from '../adapters/files/output-file.js';
import { writeJunit } from '../adapters/files/run-files.js';
import { decodeChoice } from '../core/corpus/settings.js';
import { makeLocalRedactor, type Redactor } from '../core/secrets/redact.js';
import { decodeShard, type Shard } from '../core/shards/records.js';
import { forInput, renderProblem, usageError } from '../core/words/errors.js';
import { oneLine } from '../report/words/text.js';
import { evaluateFiles, readBaseline, readKnownQuestions } from '../run/evaluate-files.js';
import type { Settings } from '../run/inputs.js';
import { type JudgeSetup, LOCAL_JUDGE } from '../run/judge-setup.js';
import { decodeSettings } from '../run/options.js';
import { FLAG_WORDS, givenFlags, givenGates, refuseEmpty, required } from './options.js';
import {
  FORMATS,
  ID_LENGTHS,
  makeProgress,
  type ProcessLike,
  printNextSteps,
  printReport,
  printWarnings,
} from './print.js';

/** The flags of `evaluate` that this command reads itself. */
export interface EvaluateOptions {
  readonly corpus?: readonly string[];
  readonly responses?: readonly string[];
  readonly shard?: string;
  readonly out?: string;
  readonly baseline?: string;
  readonly baselineRequired?: boolean;
  readonly known?: string;
  readonly judgeCache?: string;
  readonly junit?: string;
  readonly format: string;
  readonly ids: string;
  readonly all?: boolean;
  readonly quiet?: boolean;
}

/** `stepgate evaluate`: scores responses, compares them with a baseline and checks gates. */
export async function evaluate(options: EvaluateOptions, process: ProcessLike): Promise<number> {
  const settings = readSettings(options);
  const format = decodeChoice('--format', options.format, FORMATS);
  const ids = decodeChoice('--ids', options.ids, ID_LENGTHS);
  const junit = await forInput('--junit', checkedFilePath(options.junit, options.out));
  const baseline = await forInput('--baseline', readBaseline(options.baseline, '--baseline'));
  const knownQuestions = await forInput('--known', readKnownQuestions(options.known));
  const progress = await makeProgress(process, options.quiet === true, 'scoring');
  const judging = await makeProgress(process, options.quiet === true, 'judging');
  const redactor = makeLocalRedactor(process.env);
  const setup = makeSetup(options, redactor, process, (doneCount, total) => {
    progress.stop();
    judging.update(doneCount, total);
  });
  const local = { baseline, known: knownQuestions, ids, progress: progress.update };
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

function makeSetup(
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

function readSettings(options: EvaluateOptions): Settings {
  refuseEmpty({ ...options });
  return {
    ...decodeSettings(givenFlags(options), FLAG_WORDS),
    provenance: {},
    corpus: required('--corpus', options.corpus),
    responses: required('--responses', options.responses),
    shard: readShard(options),
    out: options.out ?? null,
    roots: null,
  };
}

/** Reads `--shard`. Flags of the comparison and of gates are errors, because they would have no effect on a shard. */
function readShard(options: EvaluateOptions): Shard | null {
  if (options.shard === undefined) return null;
  const shard = decodeShard(options.shard, '--shard');
  if (options.out === undefined) throw usageError('--shard: name a folder with --out; stepgate merge reads it');
  const givenOptions = givenFlags(options);
  const comparisonFlags = (['baseline', 'baseline-required', 'known'] as const).filter(
    (name) => givenOptions.text(name) !== null,
  );
  const [flag] = [...comparisonFlags.map(FLAG_WORDS.name), ...givenGates(givenOptions)];
  if (flag) throw usageError(`${flag}: a shard is neither compared nor gated; give ${flag} to stepgate merge`);
  return shard;
}
