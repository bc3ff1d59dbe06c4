import { readRunWithTexts } from '../adapters/runs.js';
import { decodeChoice } from '../core/decode/settings.js';
import { StepgateError } from '../core/errors.js';
import type { RunFigures } from '../core/figures.js';
import { makeRedactor, secretsOf } from '../core/redact.js';
import { reportOfRun } from '../core/report.js';
import { judge } from '../evaluate.js';
import { VERSION } from '../version.js';
import { gatesOf, refuseEmpty } from './evaluate.js';
import type { ProcessLike } from './main.js';
import { FORMATS, printReport } from './print.js';

export interface CompareOptions {
  readonly operands: readonly [string, string];
  readonly maxStepsDrop?: string;
  readonly dropTest: string;
  readonly gate?: readonly string[];
  readonly format: string;
}

/** `stepgate compare` */
export async function compare(options: CompareOptions, process: ProcessLike): Promise<number> {
  refuseEmpty({ base: options.operands[0], head: options.operands[1], ...options });
  const format = decodeChoice('--format', options.format, FORMATS);
  const gates = gatesOf(options);
  const [base, head] = [await readRunWithTexts(options.operands[0]), await readRunWithTexts(options.operands[1])];
  const run = reportOfRun(withTexts(head, base), VERSION);
  const { redact } = makeRedactor(secretsOf(process.env), 'known');
  const report = judge(run, base, { gates, minCoverage: 0, baselineRequired: false }, redact);
  const { comparison } = report;
  if (comparison.kind !== 'compared') throw new StepgateError('input', `cannot be compared: ${comparison.reason}`);
  printReport(report, format, process, redact);
  return report.passed ? 0 : 1;
}

/** A baseline file holds no texts: questions get those of the other run, where it has them. */
function withTexts(run: RunFigures, other: RunFigures): RunFigures {
  const texts = new Map(other.questions.map(({ id, text }) => [id, text]));
  return { ...run, questions: run.questions.map((one) => ({ ...one, text: one.text ?? texts.get(one.id) ?? null })) };
}
