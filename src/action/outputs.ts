import { join } from 'node:path';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { AGGREGATES_FILE, PAGE_FILE, REPORT_FILE } from '../adapters/files/run-files.js';
import type { WriteOutcome } from '../adapters/github/upsert.js';
import type { BaselineOutcome } from '../core/comparison/baseline-candidates.js';
import { countRegressions } from '../core/comparison/comparison.js';
import { favouringEdits } from '../core/comparison/corpus-change.js';
import { bestLegs, type CombinedLegs } from '../core/gates/legs.js';
import type { Report } from '../core/gates/report.js';
import { legsFile } from '../report/many/legs.js';
import { artifactUrl, type FilesOutcome, pageFiles, pageUrl } from './comment.js';
import type { ActionRun } from './environment.js';
import { info, output, warn } from './log.js';

/** Sets the outputs of a run, except those of the check run and the comment, which are set last. */
export async function setRunOutputs(
  actionRun: ActionRun,
  report: Report,
  baseline: BaselineOutcome,
  files: FilesOutcome,
): Promise<void> {
  const { folder } = actionRun;
  const { comparison, run } = report;
  const { headline, questions } = run;
  // Without a common question, nothing was compared and regressions were not checked.
  const compared = comparison.kind === 'compared' && comparison.paired > 0 ? comparison : null;
  const delta =
    compared?.head.micro == null || compared.base.micro === null ? null : compared.head.micro - compared.base.micro;
  const source = 'source' in baseline ? baseline.source : null;
  setOutputs({
    ...(await commonOutputs(actionRun, report.run.passed === true, files)),
    'steps-score': formatFixed(headline.micro),
    'macro-steps-score': formatFixed(headline.macro),
    'steps-score-delta': formatFixed(delta),
    questions: questions.length,
    errors: questions.filter(({ status }) => status !== 'success').length,
    regressions: compared ? countRegressions(compared) : '',
    improvements: compared?.improved.length ?? '',
    edited: compared ? (compared.corpusChange?.edited ?? compared.edited.length) : '',
    'edited-favouring': compared ? (favouringEdits(compared) ?? '') : '',
    'baseline-status': comparison.kind === 'incompatible' ? 'incompatible' : baseline.kind,
    'baseline-sha': source?.sha ?? '',
    'baseline-run-id': source?.runId || '',
    'evaluation-path': join(folder, EVALUATION_FILE),
    'aggregates-path': join(folder, AGGREGATES_FILE),
  });
}

/** Formats a number with four digits; empty for null. Minus zero becomes zero. */
function formatFixed(value: number | null): string {
  if (value === null) return '';
  const text = value.toFixed(4);
  return text === '-0.0000' ? '0.0000' : text;
}

/** Sets the outputs of a table of evaluations, except those of the comment. */
export async function setTableOutputs(run: ActionRun, combined: CombinedLegs, files: FilesOutcome): Promise<void> {
  const { passed, runs } = legsFile(combined);
  const common = await commonOutputs(run, passed, files);
  setOutputs({ ...common, best: bestLegs(combined).join('\n'), table: JSON.stringify(runs) });
}

async function commonOutputs(run: ActionRun, passed: boolean, files: FilesOutcome) {
  const { context, folder } = run;
  const isUploaded = files.kind === 'uploaded';
  return {
    passed: passed && (files.breaches ?? []).length === 0,
    'artifact-id': isUploaded ? files.id : '',
    'artifact-url': isUploaded ? artifactUrl(context, files.id) : '',
    'page-url': pageUrl(context, files) ?? '',
    'output-dir': folder,
    'report-path': join(folder, REPORT_FILE),
    'page-path': (await pageFiles(run)).length > 0 ? join(folder, PAGE_FILE) : '',
  };
}

function setOutputs(outputs: Readonly<Record<string, string | number | boolean>>): void {
  for (const [name, value] of Object.entries(outputs)) output(name, value);
}

export function setWriteOutputs(what: 'check' | 'comment', outcome: WriteOutcome): void {
  output(`${what}-status`, outcome.kind);
  output(`${what}-url`, 'url' in outcome ? outcome.url : '');
}

/** Logs the result of the check run or the comment, and sets its outputs. */
export function reportWrite(what: 'check' | 'comment', outcome: WriteOutcome): void {
  const name = what === 'check' ? 'check run' : what;
  if (outcome.kind === 'failed') warn(`the ${name} was not written: ${outcome.reason}`);
  else info(`${name}: ${outcome.kind}${'reason' in outcome ? ` (${outcome.reason})` : ''}`);
  setWriteOutputs(what, outcome);
}
