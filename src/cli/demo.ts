import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../adapters/files/output-file.js';
import { pageOf } from '../adapters/files/run-files.js';
import type { Baseline } from '../core/runs/compare-and-gate.js';
import { NOTHING_KNOWN } from '../core/runs/known.js';
import { redactNothing } from '../core/secrets/redact.js';
import { FLAG_WORDS } from '../core/words/input-words.js';
import { THIS_RUN } from '../report/words/blocks.js';
import { evaluateFiles, type RunHooks, type Settings } from '../run/evaluate-files.js';
import { LOCAL_JUDGE } from '../run/judge-setup.js';
import { pageHooks } from '../run/page.js';
import { type ProcessLike, printReport } from './print.js';

/** The examples lie two folders above this file, in the source tree as in the bundle. */
const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), '../../examples');

const SETTINGS: Omit<Settings, 'responses' | 'out' | 'page'> = {
  name: 'demo',
  corpus: [join(EXAMPLES, 'corpus.yaml')],
  responsesFormat: 'responses',
  select: [],
  shard: null,
  config: null,
  scoring: null,
  aliases: [],
  details: 'full',
  trials: 'one',
  agentModel: 'gpt-4o',
  judge: { on: false, model: null, baseUrl: null },
  roots: null,
  gates: [],
  minCoverage: 1,
  baselineRequired: false,
};

const HOOKS: Omit<RunHooks, 'baseline' | 'page'> = {
  thisRun: THIS_RUN,
  words: FLAG_WORDS,
  provenance: {},
  known: NOTHING_KNOWN,
  baseQueries: async () => new Map(),
  warn: () => undefined,
  progress: () => undefined,
  redact: redactNothing,
  addSecrets: () => undefined,
  judge: { ...LOCAL_JUDGE, env: {}, cache: null, announce: () => undefined, progress: () => undefined },
};

/** `stepgate demo`: two versions of one agent on the bundled corpus. */
export async function demo({ all = false }: { readonly all?: boolean }, process: ProcessLike): Promise<number> {
  const folder = await temporaryFolder('stepgate-demo-');
  const evaluate = (version: string, baseline: Baseline, base?: string) => {
    const responses = [join(EXAMPLES, `responses-${version}.jsonl`)];
    const out = folder && join(folder, version);
    const page = pageHooks(base, out ?? undefined);
    const settings = { ...SETTINGS, responses, out, page: base !== undefined };
    return evaluateFiles(settings, { ...HOOKS, page, baseline: async () => baseline });
  };
  const first = await evaluate('v1', { kind: 'none', label: '', reason: { kind: 'first-run' } });
  const second = await evaluate('v2', { ...first.run, label: 'version 1' }, folder ? join(folder, 'v1') : undefined);
  process.stdout.write('Version 2 of an agent against version 1, on the 26 questions of examples/corpus.yaml\n\n');
  printReport(second, process, { format: 'text', all, redact: HOOKS.redact });
  const page = folder === null ? null : await pageOf(join(folder, 'v2')).catch(() => null);
  if (page !== null) process.stdout.write(`\nAll details of each question: ${page}\n`);
  return 0;
}
