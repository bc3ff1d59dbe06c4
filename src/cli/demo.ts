import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listenForInterrupt } from '../adapters/interrupt.js';
import { FLAG_WORDS } from '../core/input-words.js';
import { redactNothing } from '../core/secrets/redact.js';
import { evaluateFiles, type Settings } from '../run/evaluate-files.js';
import type { ProcessLike } from './main.js';
import { printReport } from './print.js';

/** The examples lie two folders above this file, in the source tree as in the bundle. */
const EXAMPLES = join(dirname(fileURLToPath(import.meta.url)), '../../examples');

/** `stepgate demo`: two versions of one agent on the bundled corpus. */
export async function demo({ all = false }: { readonly all?: boolean }, process: ProcessLike): Promise<number> {
  const settings = (responses: string): Settings => ({
    name: 'demo',
    corpus: [join(EXAMPLES, 'corpus.yaml')],
    responses: [join(EXAMPLES, responses)],
    select: [],
    config: null,
    scoring: null,
    aliases: [],
    details: 'full',
    trials: 'one',
    agentModel: 'gpt-4o',
    judge: { on: false, model: null, baseUrl: null },
    out: null,
    roots: null,
    gates: [],
    minCoverage: 1,
    baselineRequired: false,
  });
  const door = {
    thisRun: 'This run',
    words: FLAG_WORDS,
    provenance: {},
    warn: () => undefined,
    progress: () => undefined,
    redact: redactNothing,
    addSecrets: () => undefined,
    judge: {
      env: {},
      hosts: 'bound' as const,
      maxCostUsd: null,
      isForeign: false,
      cache: null,
      earlier: async () => [],
      announce: () => undefined,
      progress: () => undefined,
      listen: listenForInterrupt,
    },
  };
  const none = { kind: 'none', label: '', reason: { kind: 'first-run' } } as const;
  const first = await evaluateFiles(settings('responses-v1.jsonl'), { ...door, baseline: async () => none });
  const second = await evaluateFiles(settings('responses-v2.jsonl'), {
    ...door,
    baseline: async () => ({ ...first.run, label: 'version 1' }),
  });
  process.stdout.write('Version 2 of an agent against version 1, on the 26 questions of examples/corpus.yaml\n\n');
  printReport(second, process, { format: 'text', all, redact: door.redact });
  return 0;
}
