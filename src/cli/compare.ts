import { writeComparisonFiles } from '../adapters/files/run-files.js';
import { decodeGates } from '../core/decode/gates.js';
import { decodeChoice } from '../core/decode/settings.js';
import { forInput, usageError } from '../core/errors.js';
import { FLAG_WORDS } from '../core/input-words.js';
import type { Gate } from '../core/runs/gate.js';
import { decodePatterns } from '../core/runs/select.js';
import { makeLocalRedactor } from '../core/secrets/redact.js';
import { renderFullReport } from '../report/full-report.js';
import { oneLine } from '../report/text.js';
import { compareScoredRuns } from '../run/compare.js';
import { gateInputsOf, refuseEmpty } from './options.js';
import { FORMATS, ID_LENGTHS, printReport } from './print.js';
import type { ProcessLike } from './process.js';

export interface CompareOptions {
  readonly operands: readonly [string, string];
  readonly maxStepsDrop?: string;
  readonly dropTest: string;
  readonly gate?: readonly string[];
  readonly select?: readonly string[];
  readonly out?: string;
  readonly format: string;
  readonly ids: string;
  readonly all?: boolean;
  readonly quiet?: boolean;
}

/** `stepgate compare` */
export async function compare(options: CompareOptions, process: ProcessLike): Promise<number> {
  const { select = [], out, all, quiet } = options;
  refuseEmpty({ base: options.operands[0], head: options.operands[1], ...options });
  const format = decodeChoice('--format', options.format, FORMATS);
  const ids = decodeChoice('--ids', options.ids, ID_LENGTHS);
  const gates = decodeGates(gateInputsOf(options), FLAG_WORDS);
  checkSelection(select, gates);
  const [base, head] = options.operands;
  const { redact } = makeLocalRedactor(process.env);
  const report = await compareScoredRuns({ base, head, select, gates, redact });
  const thisRun = { label: report.run.label, isPullRequest: false };
  if (out !== undefined) {
    const full = renderFullReport(report, { thisRun, ids, redact });
    const files = await forInput('--out', writeComparisonFiles(out, report, full));
    if (!quiet) process.stderr.write(`written: ${files.map(oneLine).join(', ')}\n`);
  }
  printReport(report, process, { format, ids, thisRun, all: all ?? false, redact });
  return report.run.passed ? 0 : 1;
}

/** A scored run has no tags, and figures over all its questions that a selection does not change. */
function checkSelection(select: readonly string[], gates: readonly Gate[]): void {
  const tag = decodePatterns(select, '--select').find(({ kind }) => kind === 'tag');
  if (tag) throw usageError('--select: scored runs have no tags; use template:list_*, id:q17* or sample:40');
  const whole = gates.find((gate) => gate.kind === 'metric' && !/^m(?:i|a)cro\.steps_score\.mean$/.test(gate.path));
  if (select.length === 0 || whole?.kind !== 'metric') return;
  throw usageError(
    `--gate: ${whole.path} covers all questions of a run; with --select only *.steps_score.mean can be used`,
  );
}
