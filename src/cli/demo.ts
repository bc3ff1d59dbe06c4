import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../adapters/files/output-file.js';
import { pageOf } from '../adapters/files/runs.js';
import { NOTHING_KNOWN } from '../core/runs/known.js';
import type { Baseline } from '../core/runs/resolve-baseline.js';
import { redactNothing } from '../core/secrets/redact.js';
import { evaluateFiles } from '../run/evaluate-files.js';
import type { Settings } from '../run/inputs.js';
import { type JudgeSetup, LOCAL_JUDGE } from '../run/judge-setup.js';
import { FLAG_WORDS } from './options.js';
import { type ProcessLike, printReport } from './print.js';

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

/** `stepgate demo`: compares two versions of one agent on the bundled corpus. */
export async function demo({ all = false }: { readonly all?: boolean }, process: ProcessLike): Promise<number> {
  const folder = await temporaryFolder('stepgate-demo-');
  const evaluate = (version: string, baseline: Baseline, path: string | null) => {
    const responses = [join(EXAMPLES, `responses-${version}.jsonl`)];
    const out = folder && join(folder, version);
    const settings = { ...SETTINGS, responses, out, page: path !== null };
    const local = { baseline: { run: baseline, path }, known: NOTHING_KNOWN, progress: () => undefined };
    return evaluateFiles(settings, local, SETUP);
  };
  const firstReport = await evaluate('v1', { kind: 'none', label: '', reason: { kind: 'first-run' } }, null);
  const secondReport = await evaluate('v2', { ...firstReport.run, label: 'version 1' }, folder && join(folder, 'v1'));
  process.stdout.write('Version 2 of an agent against version 1, on the 26 questions of examples/corpus.yaml\n\n');
  printReport(secondReport, process, { format: 'text', all, redact: SETUP.redact });
  const page = folder === null ? null : await pageOf(join(folder, 'v2')).catch(() => null);
  if (page !== null) process.stdout.write(`\nAll details of each question: ${page}\n`);
  return 0;
}
