import { checkedFilePath } from '../adapters/files/output-file.js';
import { writeJunit } from '../adapters/files/run-files.js';
import { decodeChoice } from '../core/corpus/settings.js';
import { makeLocalRedactor } from '../core/secrets/redact.js';
import { forInput, type Problem, renderProblem, usageError } from '../core/words/errors.js';
import { readBaseline, readKnownQuestions } from '../run/evaluate-files.js';
import { mergeShardsHere } from '../run/merge-shards.js';
import { decodePolicy } from '../run/options.js';
import { FLAG_WORDS, givenFlags, refuseEmpty } from './options.js';
import { FORMATS, ID_LENGTHS, type ProcessLike, printNextSteps, printReport, printWarnings } from './print.js';

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
  const baseline = await forInput('--baseline', readBaseline(options.baseline, '--baseline'));
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
