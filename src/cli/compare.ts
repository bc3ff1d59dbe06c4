import { readRun } from '../adapters/runs.js';
import { decodeChoice } from '../core/decode/settings.js';
import { StepgateError } from '../core/errors.js';
import { headlineOf, type RunFigures } from '../core/figures.js';
import type { Report } from '../core/report.js';
import { judge } from '../evaluate.js';
import { VERSION } from '../version.js';
import { gatesOf, refuseEmpty } from './evaluate.js';
import type { ProcessLike } from './main.js';
import { FORMATS, printReport } from './print.js';

export interface CompareOptions {
  readonly operands: readonly [string, string];
  readonly maxStepsDrop?: string;
  readonly gate?: readonly string[];
  readonly format: string;
}

/** `stepgate compare` */
export async function compare(options: CompareOptions, process: ProcessLike): Promise<number> {
  refuseEmpty({ base: options.operands[0], head: options.operands[1], ...options });
  const format = decodeChoice('--format', options.format, FORMATS);
  const gates = gatesOf(options);
  const [base, head] = [await readRun(options.operands[0]), await readRun(options.operands[1])];
  const report = judge(reportOf(head), base, { gates, minCoverage: 0, baselineRequired: false });
  const { comparison } = report;
  if (comparison.kind !== 'compared') throw new StepgateError('input', `cannot be compared: ${comparison.reason}`);
  printReport(report, format, process);
  return report.passed ? 0 : 1;
}

/** A run that was scored earlier, as a report. */
function reportOf(run: RunFigures): Report {
  const { questions, aggregates, selection } = run;
  const answered = questions.filter(({ status }) => status !== 'missing').length;
  return {
    version: VERSION,
    name: run.label,
    scoring: run.scoring,
    selection,
    coverage: { selected: questions.length, answered, unasked: 0, unaskedIds: [] },
    headline: headlineOf(questions),
    questions,
    templateTitles: {},
    aggregates,
    notices: [],
    comparison: { kind: 'none', label: '', reason: '' },
    gates: [],
    failures: [],
    passed: true,
  };
}
