import { join } from 'node:path';
import { EVALUATION_FILE } from '../adapters/evaluation-file.js';
import type { UploadOutcome } from '../adapters/github/artifact.js';
import type { CommentOutcome } from '../adapters/github/comment.js';
import { AGGREGATES_FILE, REPORT_FILE } from '../adapters/output.js';
import type { BaselineOutcome } from '../core/github/outcome.js';
import type { Report } from '../core/report.js';
import { output } from './log.js';

/** Sets the outputs of a run, all but those of the comment, which comes last. */
export function setRunOutputs(
  report: Report,
  baseline: BaselineOutcome,
  folder: string,
  files: UploadOutcome,
  urlOf: (artifactId: number) => string,
): void {
  const { comparison, headline, questions } = report;
  // Where no question is the same on both sides, nothing was compared: no regression was looked for.
  const compared = comparison.kind === 'compared' && comparison.paired > 0 ? comparison : null;
  const delta =
    compared?.head.micro == null || compared.base.micro === null ? null : compared.head.micro - compared.base.micro;
  const source = 'source' in baseline ? baseline.source : null;
  const outputs: Readonly<Record<string, string | number | boolean>> = {
    passed: report.passed,
    'steps-score': fixed(headline.micro),
    'macro-steps-score': fixed(headline.macro),
    'steps-score-delta': fixed(delta),
    questions: questions.length,
    errors: questions.filter(({ status }) => status !== 'success').length,
    regressions: compared?.regressed.length ?? '',
    improvements: compared?.improved.length ?? '',
    'baseline-status': comparison.kind === 'incompatible' ? 'incompatible' : baseline.kind,
    'baseline-sha': source?.sha ?? '',
    'baseline-run-id': source?.runId || '',
    'artifact-id': files.kind === 'uploaded' ? files.id : '',
    'artifact-url': files.kind === 'uploaded' ? urlOf(files.id) : '',
    'output-dir': folder,
    'evaluation-path': join(folder, EVALUATION_FILE),
    'aggregates-path': join(folder, AGGREGATES_FILE),
    'report-path': join(folder, REPORT_FILE),
  };
  for (const [name, value] of Object.entries(outputs)) output(name, value);
}

/** Four digits, and nothing for what was not computed; minus zero becomes zero. */
function fixed(value: number | null): string {
  if (value === null) return '';
  const text = value.toFixed(4);
  return text === '-0.0000' ? '0.0000' : text;
}

export function setCommentOutputs(outcome: CommentOutcome): void {
  output('comment-status', outcome.kind);
  output('comment-url', 'url' in outcome ? outcome.url : '');
}
