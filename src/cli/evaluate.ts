import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkedFilePath, temporaryFolder } from '../adapters/files/output-file.js';
import { writeJunit } from '../adapters/files/run-files.js';
import { pageOf } from '../adapters/files/runs.js';
import type { Baseline } from '../core/runs/comparison.js';
import { NOTHING_KNOWN } from '../core/runs/known.js';
import { makeLocalRedactor } from '../core/secrets/redact.js';
import { decodeShard, type Shard } from '../core/shards/records.js';
import { forInput, usageError } from '../core/words/errors.js';
import { oneLine, quoteWord } from '../report/words/text.js';
import { evaluateFiles, readBaseline, readKnownQuestions } from '../run/evaluate-files.js';
import type { Settings } from '../run/inputs.js';
import { mergeShardsHere } from '../run/merge-shards.js';
import { decodePolicy, decodeSettings } from '../run/options.js';
import {
  FLAG_WORDS,
  type Flags,
  type Given,
  givenFlags,
  givenGates,
  refuseOperands,
  required,
  type Words,
} from './options.js';
import {
  makeProgress,
  makeSetup,
  makeWarn,
  type ProcessLike,
  printNext,
  printNextSteps,
  readPrinting,
  renderReport,
  USUAL_SETTINGS,
} from './print.js';
import { programName } from './program.js';

/** `stepgate evaluate`: scores responses, compares them with a baseline and checks gates. */
export async function evaluate(options: Given<Words>, process: ProcessLike): Promise<number> {
  const { out, quiet = false } = options;
  const settings = readSettings(options);
  const printing = readPrinting(options);
  const junit = await forInput('--junit', checkedFilePath(options.junit, out));
  const earlier = await readEarlier(options);
  const progress = await makeProgress(process, quiet, 'scoring');
  const judging = await makeProgress(process, quiet, 'judging');
  const redactor = makeLocalRedactor(process.env);
  const { redact } = redactor;
  const setup = makeSetup(process, redactor, quiet);
  const judge = {
    ...setup.judge,
    cache: options.judgeCache ?? null,
    announce: (text: string) => {
      if (!quiet) process.stderr.write(`judge: ${oneLine(redact(text))}\n`);
    },
    progress: (doneCount: number, total: number) => {
      progress.stop();
      judging.update(doneCount, total);
    },
  };
  const local = { ...earlier, ids: printing.ids, progress: progress.update };
  const report = await evaluateFiles(settings, local, { ...setup, judge }).finally(() => {
    progress.stop();
    judging.stop();
  });
  if (junit !== null) await forInput('--junit', writeJunit(junit, report));
  process.stdout.write(renderReport(report, process, printing));
  if (printing.format === 'text') {
    if (out !== undefined) printNextSteps(report, process, { out, baseline: options.baseline, page: settings.page });
    if (!quiet) printNext(process, nextStep(options, settings));
  }
  return report.run.passed ? 0 : 1;
}

/** The run to compare with, and its known failures. */
async function readEarlier({ baseline, known, out }: Flags) {
  return {
    baseline: await forInput('--baseline', readBaseline(baseline, '--baseline', out)),
    known: await forInput('--known', readKnownQuestions(known)),
  };
}

/** How a later run is compared with this one; null where it has a baseline, or is a part of a run. */
function nextStep({ out, baseline, shard }: Given<Words>, { drafts }: Settings): string | null {
  if (drafts) return 'check the call and the output of each draft, and remove its key draft';
  if (baseline !== undefined || shard !== undefined) return null;
  if (out === undefined)
    return 'write the run with --out results, so that a later one can be compared with --baseline results';
  const folder = quoteWord(out);
  return (
    folder && `after a change of the agent, record again, and evaluate with --baseline ${folder} --max-regressions 0`
  );
}

function readSettings(options: Given<Words>): Settings {
  refuseOperands(options);
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
function readShard(options: Given<Words>): Shard | null {
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

/** `stepgate merge`: merges the shards of a run into one run, compares it and checks its gates. */
export async function merge(options: Given<Words>, process: ProcessLike): Promise<number> {
  const [folders] = options.operands;
  const { out } = options;
  if (out === undefined) throw usageError('--out is missing: name the folder of the merged run, as in --out results');
  const printing = readPrinting(options);
  const policy = decodePolicy(givenFlags(options), FLAG_WORDS);
  const settings = { ...policy, provenance: {}, folders, out, roots: null };
  const junit = await forInput('--junit', checkedFilePath(options.junit, out));
  const earlier = await readEarlier(options);
  const { redact } = makeLocalRedactor(process.env);
  const surroundings = { words: FLAG_WORDS, redact, warn: makeWarn(process, redact) };
  const report = await mergeShardsHere(settings, { ...earlier, ids: printing.ids }, surroundings);
  if (junit !== null) await forInput('--junit', writeJunit(junit, report));
  process.stdout.write(renderReport(report, process, printing));
  if (printing.format === 'text') {
    printNextSteps(report, process, { out, page: policy.page, baseline: options.baseline });
  }
  return report.run.passed ? 0 : 1;
}

/** The examples are two folders above this file, in the source tree and in the bundle. */
const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), '../../examples');

const SETTINGS: Omit<Settings, 'responses' | 'out' | 'page'> = {
  ...USUAL_SETTINGS,
  name: 'demo',
  corpus: [join(EXAMPLES, 'corpus.yaml')],
  responsesFormat: 'responses',
  drafts: false,
  config: null,
  scoring: null,
  aliases: [],
  trials: 'one',
  agentModel: 'gpt-4o',
  minCoverage: 1,
};

/** The gate of the demo, which version 2 fails. */
const DEMO_GATE = { kind: 'min-steps-score', limit: 0.75 } as const;

/** `stepgate demo`: a gate on two versions of one agent and the bundled corpus. It is 0, although the gate fails. */
export async function demo({ all = false }: { readonly all?: boolean }, process: ProcessLike): Promise<number> {
  const folder = await temporaryFolder('stepgate-demo-');
  const setup = makeSetup({ ...process, env: {} }, makeLocalRedactor({}), true);
  const evaluate = (version: string, baseline: Baseline, path: string | null) => {
    const responses = [join(EXAMPLES, `responses-${version}.jsonl`)];
    const out = folder && join(folder, version);
    const settings = { ...SETTINGS, responses, out, page: path !== null, gates: path === null ? [] : [DEMO_GATE] };
    const local = { baseline: { run: baseline, path }, known: NOTHING_KNOWN, progress: () => undefined };
    return evaluateFiles(settings, local, setup);
  };
  const firstReport = await evaluate('v1', { kind: 'none', label: '', reason: { kind: 'first-run' } }, null);
  const secondReport = await evaluate('v2', { ...firstReport.run, label: 'version 1' }, folder && join(folder, 'v1'));
  process.stdout.write('Version 2 of an agent against version 1, with min-steps-score 0.75 (examples/corpus.yaml)\n\n');
  process.stdout.write(renderReport(secondReport, process, { format: 'text', all }));
  const page = folder === null ? null : await pageOf(join(folder, 'v2')).catch(() => null);
  if (page !== null) process.stdout.write(`All details of each question: ${page}\n`);
  process.stdout.write(`Next: \`${programName(process)} init\` starts a corpus for your agent\n`);
  return 0;
}
