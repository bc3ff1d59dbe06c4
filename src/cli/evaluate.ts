import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkedFilePath, temporaryFolder } from '../adapters/files/output-file.js';
import { writeJunit } from '../adapters/files/run-files.js';
import { pageOf } from '../adapters/files/runs.js';
import { decodeChoice } from '../core/corpus/option-values.js';
import type { Baseline } from '../core/runs/comparison.js';
import { NOTHING_KNOWN } from '../core/runs/known.js';
import { makeLocalRedactor, type Redactor, redactNothing } from '../core/secrets/redact.js';
import { decodeShard, type Shard } from '../core/shards/records.js';
import { forInput, type Problem, renderProblem, usageError } from '../core/words/errors.js';
import { oneLine, quoteWord } from '../report/words/text.js';
import { evaluateFiles, readBaseline, readKnownQuestions } from '../run/evaluate-files.js';
import type { Settings } from '../run/inputs.js';
import { type JudgeSetup, LOCAL_JUDGE } from '../run/judge-setup.js';
import { mergeShardsHere } from '../run/merge-shards.js';
import { decodePolicy, decodeSettings } from '../run/options.js';
import { FLAG_WORDS, givenFlags, givenGates, refuseEmpty, refuseOperands, required } from './options.js';
import {
  FORMATS,
  ID_LENGTHS,
  makeProgress,
  type ProcessLike,
  printNext,
  printNextSteps,
  printReport,
  printWarnings,
} from './print.js';
import { programName } from './program.js';

/** The flags of `evaluate` that this command reads itself. */
export interface EvaluateOptions {
  readonly operands?: readonly (readonly string[])[];
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
  const { operands = [], ...flags } = options;
  const settings = readSettings(flags, operands[0]);
  const format = decodeChoice('--format', options.format, FORMATS);
  const ids = decodeChoice('--ids', options.ids, ID_LENGTHS);
  const junit = await forInput('--junit', checkedFilePath(options.junit, options.out));
  const baseline = await forInput('--baseline', readBaseline(options.baseline, '--baseline', options.out));
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
  if (format === 'text' && !options.quiet) printNext(process, nextStep(options, settings));
  return report.run.passed ? 0 : 1;
}

/** How a later run is compared with this one; null where it has a baseline, or is a part of a run. */
function nextStep({ out, baseline, shard }: EvaluateOptions, { drafts }: Settings): string | null {
  if (drafts) return 'check the call and the output of each draft, and remove its key draft';
  if (baseline !== undefined || shard !== undefined) return null;
  if (out === undefined)
    return 'write the run with --out results, so that a later one can be compared with --baseline results';
  const folder = quoteWord(out);
  return (
    folder && `after a change of the agent, record again, and evaluate with --baseline ${folder} and another --out`
  );
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

function readSettings(options: EvaluateOptions, operands: readonly string[] = []): Settings {
  refuseEmpty({ ...options });
  refuseOperands(operands, options);
  return {
    ...decodeSettings(givenFlags(options), FLAG_WORDS),
    provenance: {},
    corpus: required('--corpus', options.corpus),
    responses: required('--responses', options.responses, options.corpus),
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

/** The folders and flags of `merge`, as text. */
export interface MergeOptions {
  readonly operands: readonly [folders: readonly string[]];
  readonly out?: string;
  readonly junit?: string;
  readonly baseline?: string;
  readonly known?: string;
  readonly format: string;
  readonly ids: string;
  readonly all?: boolean;
}

/** `stepgate merge`: merges the shards of a run into one run, compares it and checks its gates. */
export async function merge(options: MergeOptions, process: ProcessLike): Promise<number> {
  const [folders] = options.operands;
  const { out, all = false } = options;
  refuseEmpty({ ...options, operands: undefined, dir: folders });
  if (out === undefined) throw usageError('--out is missing: name the folder of the merged run, as in --out results');
  const format = decodeChoice('--format', options.format, FORMATS);
  const ids = decodeChoice('--ids', options.ids, ID_LENGTHS);
  const policy = decodePolicy(givenFlags(options), FLAG_WORDS);
  const settings = { ...policy, provenance: {}, folders, out, roots: null };
  const junit = await forInput('--junit', checkedFilePath(options.junit, out));
  const baseline = await forInput('--baseline', readBaseline(options.baseline, '--baseline', options.out));
  const knownQuestions = await forInput('--known', readKnownQuestions(options.known));
  const { redact } = makeLocalRedactor(process.env);
  const warn = (warnings: readonly Problem[]) => printWarnings(redact(warnings.map(renderProblem)), process);
  const report = await mergeShardsHere(
    settings,
    { baseline, known: knownQuestions, ids },
    { words: FLAG_WORDS, redact, warn },
  );
  if (junit !== null) await forInput('--junit', writeJunit(junit, report, redact));
  printReport(report, process, { format, ids, all, redact });
  if (format === 'text') printNextSteps(report, process, { out, page: policy.page, baseline: options.baseline });
  return report.run.passed ? 0 : 1;
}

/** The examples are two folders above this file, in the source tree and in the bundle. */
const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), '../../examples');

const SETTINGS: Omit<Settings, 'responses' | 'out' | 'page'> = {
  name: 'demo',
  provenance: {},
  corpus: [join(EXAMPLES, 'corpus.yaml')],
  responsesFormat: 'responses',
  records: null,
  questionId: null,
  select: [],
  drafts: false,
  shard: null,
  config: null,
  scoring: null,
  aliases: [],
  details: 'full',
  trials: 'one',
  agentModel: 'gpt-4o',
  judge: { on: false, model: null, baseUrl: null, require: null },
  roots: null,
  gates: [],
  minCoverage: 1,
  baselineRequired: false,
};

const SETUP: JudgeSetup = {
  words: FLAG_WORDS,
  warn: () => undefined,
  redact: redactNothing,
  addSecrets: () => undefined,
  judge: { ...LOCAL_JUDGE, env: {}, cache: null, announce: () => undefined, progress: () => undefined },
};

/** The gate of the demo, which version 2 fails. */
const DEMO_GATE = { kind: 'min-steps-score', limit: 0.75 } as const;

/** `stepgate demo`: a gate on two versions of one agent and the bundled corpus. It is 0, although the gate fails. */
export async function demo({ all = false }: { readonly all?: boolean }, process: ProcessLike): Promise<number> {
  const folder = await temporaryFolder('stepgate-demo-');
  const evaluate = (version: string, baseline: Baseline, path: string | null) => {
    const responses = [join(EXAMPLES, `responses-${version}.jsonl`)];
    const out = folder && join(folder, version);
    const settings = { ...SETTINGS, responses, out, page: path !== null, gates: path === null ? [] : [DEMO_GATE] };
    const local = { baseline: { run: baseline, path }, known: NOTHING_KNOWN, progress: () => undefined };
    return evaluateFiles(settings, local, SETUP);
  };
  const firstReport = await evaluate('v1', { kind: 'none', label: '', reason: { kind: 'first-run' } }, null);
  const secondReport = await evaluate('v2', { ...firstReport.run, label: 'version 1' }, folder && join(folder, 'v1'));
  process.stdout.write('Version 2 of an agent against version 1, with min-steps-score 0.75 (examples/corpus.yaml)\n\n');
  printReport(secondReport, process, { format: 'text', all, redact: SETUP.redact });
  const page = folder === null ? null : await pageOf(join(folder, 'v2')).catch(() => null);
  if (page !== null) process.stdout.write(`All details of each question: ${page}\n`);
  process.stdout.write(`Next: \`${programName(process)} init\` starts a corpus for your agent\n`);
  return 0;
}
