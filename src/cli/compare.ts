import { sha256 } from '../adapters/hash.js';
import { readRunWithTexts } from '../adapters/runs.js';
import { withBaseDifferences } from '../base-differences.js';
import { decodeChoice } from '../core/decode/settings.js';
import { forInput, StepgateError, usageError } from '../core/errors.js';
import type { RunFigures } from '../core/figures.js';
import type { Gate } from '../core/gates.js';
import { makeRedactor, secretsOf } from '../core/redact.js';
import { reportOfRun } from '../core/report.js';
import { decodePatterns, selectFrom } from '../core/select.js';
import { judge } from '../evaluate.js';
import { oneLine } from '../report/text.js';
import { writeComparison } from '../run.js';
import { VERSION } from '../version.js';
import { gatesOf, refuseEmpty } from './evaluate.js';
import type { ProcessLike } from './main.js';
import { FORMATS, printReport } from './print.js';

export interface CompareOptions {
  readonly operands: readonly [string, string];
  readonly maxStepsDrop?: string;
  readonly dropTest: string;
  readonly gate?: readonly string[];
  readonly select?: readonly string[];
  readonly out?: string;
  readonly format: string;
  readonly all?: boolean;
  readonly quiet?: boolean;
}

/** `stepgate compare` */
export async function compare(options: CompareOptions, process: ProcessLike): Promise<number> {
  const { select = [], out, all, quiet } = options;
  refuseEmpty({ base: options.operands[0], head: options.operands[1], ...options });
  const format = decodeChoice('--format', options.format, FORMATS);
  const gates = gatesOf(options);
  checkSelection(select, gates);
  const [base, head] = selected(await readBoth(options.operands), select);
  const run = reportOfRun(withTexts(await withBaseDifferences(base, head), base), VERSION);
  const { redact } = makeRedactor(secretsOf(process.env), 'known');
  const report = judge(run, base, { gates, minCoverage: 0, baselineRequired: false }, redact);
  const { comparison } = report;
  if (comparison.kind !== 'compared') throw new StepgateError('input', `cannot be compared: ${comparison.reason}`);
  const thisRun = head.label;
  if (out !== undefined) {
    const files = await forInput('--out', writeComparison(out, report, { thisRun, redact }));
    if (!quiet) process.stderr.write(`written: ${files.map(oneLine).join(', ')}\n`);
  }
  printReport(report, process, { format, thisRun, all: all ?? false, redact });
  return report.passed ? 0 : 1;
}

/** Two runs; where both have one name they are called by their paths. */
async function readBoth([base, head]: readonly [string, string]): Promise<[RunFigures, RunFigures]> {
  const before = await forInput('BASE', readRunWithTexts(base));
  const after = await forInput('HEAD', readRunWithTexts(head));
  if (before.label !== after.label) return [before, after];
  return [
    { ...before, label: base },
    { ...after, label: head },
  ];
}

/** A scored run has no tags, and figures over all its questions that a selection does not change. */
function checkSelection(select: readonly string[], gates: readonly Gate[]): void {
  const tag = decodePatterns(select, '--select').find(({ kind }) => kind === 'tag');
  if (tag) throw usageError('--select: a run that was scored has no tags; write template:list_*, id:q17* or sample:40');
  const whole = gates.find((gate) => gate.kind === 'metric' && !/^m(?:i|a)cro\.steps_score\.mean$/.test(gate.path));
  if (select.length === 0 || whole?.kind !== 'metric') return;
  throw usageError(
    `--gate: ${whole.path} is over all questions of a run; with --select there is only *.steps_score.mean`,
  );
}

/** The selected questions of both runs; a sample is drawn from the questions of both. */
function selected([base, head]: [RunFigures, RunFigures], select: readonly string[]): [RunFigures, RunFigures] {
  if (select.length === 0) return [base, head];
  const known = new Map([...base.questions, ...head.questions].map((question) => [question.id, question]));
  const ids = new Set(selectFrom([...known.values()], select, sha256).map(({ id }) => id));
  if (ids.size === 0) throw usageError(`--select: no question of either run is selected by ${select.join(', ')}`);
  const part = (run: RunFigures): RunFigures => ({
    ...run,
    questions: run.questions.filter(({ id }) => ids.has(id)),
    selection: [...run.selection, ...select],
    aggregates: { per_template: {}, micro: {}, macro: {} },
  });
  return [part(base), part(head)];
}

/** A baseline file holds no texts: questions get those of the other run, where it has them. */
function withTexts(run: RunFigures, other: RunFigures): RunFigures {
  const texts = new Map(other.questions.map(({ id, text }) => [id, text]));
  return { ...run, questions: run.questions.map((one) => ({ ...one, text: one.text ?? texts.get(one.id) ?? null })) };
}
