import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkedFilePath } from '../adapters/files/output-file.js';
import { writeJunit } from '../adapters/files/run-files.js';
import { pageOf } from '../adapters/files/runs.js';
import type { Baseline } from '../core/comparison/baseline.js';
import { NOTHING_KNOWN } from '../core/comparison/known.js';
import type { Report } from '../core/gates/report.js';
import { forInput, usageError } from '../core/words/errors.js';
import { oneLine, quoteWord } from '../report/words/text.js';
import { evaluateFiles } from '../run/evaluate-files.js';
import { localHooks, readBaseline, readKnownQuestions } from '../run/local-run.js';
import { mergeRun } from '../run/merge-shards.js';
import { decodeOptions } from '../run/option-kinds.js';
import { OPTIONS } from '../run/options.js';
import { NOT_COMPARED } from '../run/score-responses.js';
import { COMPARING_OPTIONS, firstGiven, makePolicy, makeSettings, type Settings } from '../run/settings.js';
import { drawOf } from '../run/until-decided.js';
import type { Flags, Given, Words } from './flags.js';
import { FLAG_WORDS, refuseOperands, required, requiredFiles } from './options.js';
import {
  makeProgress,
  makeSetup,
  makeWarn,
  type ProcessLike,
  printNext,
  printNextSteps,
  renderReport,
} from './print.js';
import { programName } from './program.js';
import { localRedactor } from './secrets.js';

/** `stepgate evaluate`: scores responses, compares them with a baseline and checks gates. */
export async function evaluate(options: Given<Words>, process: ProcessLike): Promise<number> {
  const { outputDir: out, quiet } = options;
  const note = (text: string) => quiet || process.stderr.write(`note: ${text}\n`);
  const settings = { ...readSettings(options), draw: drawOf(options, FLAG_WORDS, process.env, note) };
  const junit = await forInput('--junit', checkedFilePath(options.junit, out));
  const earlier = await readEarlier(options);
  const progress = await makeProgress(process, quiet, 'scoring');
  const judging = await makeProgress(process, quiet, 'judging');
  const redactor = localRedactor(process);
  const { redact } = redactor;
  const setup = makeSetup(process, redactor, quiet);
  const judge = {
    ...setup.judge,
    cache: options.judgeCache,
    announce: (text: string) => {
      if (!quiet) process.stderr.write(`judge: ${oneLine(redact(text))}\n`);
    },
    progress: (doneCount: number, total: number) => {
      progress.stop();
      judging.update(doneCount, total);
    },
  };
  const hooks = localHooks({ ...earlier, ids: options.ids, out, progress: progress.update });
  const report = await evaluateFiles(settings, hooks, { ...setup, judge }).finally(() => {
    progress.stop();
    judging.stop();
  });
  const code = await finishReport(report, junit, options, process);
  if (options.format === 'text' && !quiet) printNext(process, nextStep(options));
  return code;
}

/** Prints a report, and writes it as JUnit XML if it is wanted; returns the exit code. */
async function finishReport(report: Report, junit: string | null, options: Flags, process: ProcessLike) {
  if (junit !== null) await forInput('--junit', writeJunit(junit, report));
  process.stdout.write(renderReport(report, process, options));
  if (options.format === 'text') printNextSteps(report, process, options);
  return report.run.passed ? 0 : 1;
}

async function readEarlier({ baseline, known, outputDir }: Flags) {
  return {
    baseline: await forInput('--baseline', readBaseline(baseline, '--baseline', outputDir)),
    known: await forInput('--known', readKnownQuestions(known)),
  };
}

/** How a later run is compared with this one; null where it has a baseline, or is only a part of a run. */
function nextStep({ outputDir: out, baseline, shard, drafts, untilDecided }: Flags): string | null {
  if (drafts) return 'check the call and the output of each draft, and remove its key draft';
  if (baseline !== null || shard !== null || untilDecided) return null;
  if (out === null)
    return 'write the run with --out results, so that a later one can be compared with --baseline results';
  const folder = quoteWord(out);
  return (
    folder && `after a change of the agent, record again, and evaluate with --baseline ${folder} --max-regressions 0`
  );
}

function readSettings(options: Given<Words>): Settings {
  refuseOperands(options);
  if (options.shard !== null && options.outputDir === null)
    throw usageError('--shard: name a folder with --out; stepgate merge reads it');
  const unused = options.shard === null ? null : firstGiven(options, COMPARING_OPTIONS);
  const flag = unused && FLAG_WORDS.name(unused);
  if (flag) throw usageError(`${flag}: a shard is neither compared nor gated; give ${flag} to stepgate merge`);
  return {
    ...makeSettings(options, FLAG_WORDS),
    provenance: {},
    corpus: requiredFiles('--corpus', options.corpus),
    responses: requiredFiles('--responses', options.responses, options.corpus),
    out: options.outputDir,
    roots: null,
  };
}

/** `stepgate merge`: merges the shards of a run into one run, compares it and checks its gates. */
export async function merge(options: Given<Words>, process: ProcessLike): Promise<number> {
  const [folders] = options.operands;
  const out = required('--out', options.outputDir, 'name the folder of the merged run, as in --out results');
  const policy = makePolicy(options, FLAG_WORDS);
  const settings = { ...policy, provenance: {}, folders, out, roots: null };
  const junit = await forInput('--junit', checkedFilePath(options.junit, out));
  const earlier = await readEarlier(options);
  const { redact } = localRedactor(process);
  const hooks = localHooks({ ...earlier, ids: options.ids, out, progress: () => undefined });
  const report = await mergeRun(settings, hooks, { words: FLAG_WORDS, warn: makeWarn(process, redact), redact });
  return finishReport(report, junit, options, process);
}

/** The examples are two folders above this file, in the source tree and in the bundle. */
const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), '../../examples');

const DEFAULTS = decodeOptions(OPTIONS, () => null, FLAG_WORDS.name);

const SETTINGS: Settings = {
  ...makeSettings(DEFAULTS, FLAG_WORDS),
  name: 'demo',
  corpus: [join(EXAMPLES, 'corpus.yaml')],
  responsesFormat: 'responses',
  agentModel: 'gpt-4o',
  provenance: {},
  out: null,
  roots: null,
};

const DEMO_GATE = { kind: 'min-steps-score', limit: 0.75 } as const;

/** `stepgate demo`: a gate on two versions of one agent and the bundled corpus. It is 0, although the gate fails. */
export async function demo({ all }: Flags, process: ProcessLike): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'stepgate-demo-')).catch(() => null);
  const setup = makeSetup({ ...process, env: {} }, localRedactor({ env: {} }), true);
  const evaluate = (version: string, baseline: Baseline, path: string | null) => {
    const responses = [join(EXAMPLES, `responses-${version}.jsonl`)];
    const out = folder && join(folder, version);
    const settings = { ...SETTINGS, responses, out, page: path !== null, gates: path === null ? [] : [DEMO_GATE] };
    const run = { baseline: { run: baseline, path }, known: NOTHING_KNOWN, progress: () => undefined };
    return evaluateFiles(settings, localHooks({ ...run, out }), setup);
  };
  const firstReport = await evaluate('v1', NOT_COMPARED, null);
  const secondReport = await evaluate('v2', { ...firstReport.run, label: 'version 1' }, folder && join(folder, 'v1'));
  process.stdout.write('Version 2 of an agent against version 1, with min-steps-score 0.75 (examples/corpus.yaml)\n\n');
  process.stdout.write(renderReport(secondReport, process, { format: 'text', ids: 'short', all }));
  const page = folder === null ? null : await pageOf(join(folder, 'v2')).catch(() => null);
  if (page !== null) process.stdout.write(`All details of each question: ${page}\n`);
  process.stdout.write(`Next: \`${programName(process)} init\` starts a corpus for your agent\n`);
  return 0;
}
