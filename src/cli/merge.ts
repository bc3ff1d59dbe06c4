import { checkedJunitPath, writeJunit } from '../adapters/files/reporter-files.js';
import { decodeChoice, decodeName, decodeShare } from '../core/decode/settings.js';
import { forInput, renderProblem, usageError } from '../core/errors.js';
import { FLAG_WORDS } from '../core/input-words.js';
import { makeLocalRedactor } from '../core/secrets/redact.js';
import { THIS_RUN } from '../report/blocks.js';
import { readKnownQuestions } from '../run/known.js';
import { localBaseline } from '../run/local-baseline.js';
import { mergeShards } from '../run/merge-shards.js';
import { baselineOf } from './baseline.js';
import { type GateOptions, gatesOfFlags, refuseEmpty } from './options.js';
import { FORMATS, ID_LENGTHS, printNextSteps, printReport } from './print.js';
import type { ProcessLike } from './process.js';
import { printWarnings } from './warnings.js';

/** The folders and flags of `merge`, as text. */
export interface MergeOptions extends GateOptions {
  readonly operands: readonly [folders: readonly string[]];
  readonly out?: string;
  readonly page: boolean;
  readonly junit?: string;
  readonly name: string;
  readonly baseline?: string;
  readonly baselineRequired?: boolean;
  readonly known?: string;
  readonly minCoverage: string;
  readonly format: string;
  readonly ids: string;
  readonly all?: boolean;
}

/** `stepgate merge`: the shards of a run become one run, which is compared and gated. */
export async function merge(options: MergeOptions, process: ProcessLike): Promise<number> {
  const [folders] = options.operands;
  const { out, page, all = false } = options;
  refuseEmpty({ ...options, operands: undefined, dir: folders });
  if (out === undefined) throw usageError('--out is missing: name the folder of the merged run, as in --out results');
  const format = decodeChoice('--format', options.format, FORMATS);
  const ids = decodeChoice('--ids', options.ids, ID_LENGTHS);
  const settings = {
    ...{ name: decodeName(options.name, '--name'), folders, out, page, roots: null },
    gates: gatesOfFlags(options),
    minCoverage: decodeShare('--min-coverage', options.minCoverage),
    baselineRequired: options.baselineRequired ?? false,
  };
  const junit = await forInput('--junit', checkedJunitPath(options.junit, out));
  const baseline = localBaseline(await baselineOf(options.baseline), options.baseline, out);
  const known = await forInput('--known', readKnownQuestions(options.known));
  const { redact } = makeLocalRedactor(process.env);
  const report = await mergeShards(settings, {
    ...{ thisRun: THIS_RUN, ids, words: FLAG_WORDS, provenance: {}, redact, known },
    ...baseline,
    warn: (warnings) => printWarnings(redact(warnings.map(renderProblem)), process),
  });
  if (junit !== null) await forInput('--junit', writeJunit(junit, report, redact));
  printReport(report, process, { format, ids, all, redact });
  if (format === 'text') printNextSteps(report, process, { out, page, baseline: options.baseline });
  return report.run.passed ? 0 : 1;
}
