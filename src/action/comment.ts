import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_FILE } from '../adapters/files/run-files.js';
import type { SingleFile, UploadOutcome } from '../adapters/github/artifact.js';
import { type CommentText, publishComment } from '../adapters/github/comment.js';
import type { WriteOutcome } from '../adapters/github/upsert.js';
import type { BaselineOutcome, BaselineSource } from '../core/comparison/baseline-candidates.js';
import type { Report } from '../core/gates/report.js';
import { headOf, isOnGithub, type RunContext, runUrl } from '../core/github/event.js';
import { type ComparedWith, footerTexts } from '../report/formats/comment.js';
import { THIS_PR, THIS_RUN, type ThisRun } from '../report/words/blocks.js';
import type { Link, Text } from '../report/words/text.js';
import { OPTIONS } from '../run/options.js';
import type { ActionRun } from './environment.js';
import type { Writing } from './inputs.js';

/** The key of an evaluation's comment: one per workflow file and `name`. */
export function commentKey(workflow: string, name: string): string {
  return createHash('sha256').update(`${workflow}\n${name}`).digest('hex').slice(0, 16);
}

/** Where a run writes its comment and its check run, and under which name. */
export interface Destination extends Writing {
  readonly context: RunContext;
}

export function destinationOf({ inputs, context }: ActionRun): Destination {
  return { ...inputs, context };
}

/** The label of a run next to its baseline. */
export function thisRunOf({ name, context: { plan } }: Pick<Destination, 'name' | 'context'>): ThisRun {
  const thisRun = plan.kind === 'pull_request' || plan.kind === 'workflow_run' ? THIS_PR : THIS_RUN;
  return name === OPTIONS.name.default ? thisRun : { ...thisRun, evaluation: name };
}

/** Comments on the pull request of a run, if there is one and the token may write. */
export async function publishOnPull(to: Destination, comment: CommentText): Promise<WriteOutcome> {
  const { context, token, name } = to;
  const { plan, repository, runId, attempt } = context;
  if (!to.comment) return { kind: 'skipped', reason: 'comment: false' };
  if (plan.kind !== 'pull_request') return { kind: 'skipped', reason: 'the run has no pull request' };
  if (plan.fork) {
    const reason = 'a run from a fork or of Dependabot has no permission to comment; see "Forks" in docs/action.md';
    return { kind: 'skipped', reason };
  }
  const identity = { key: commentKey(context.workflow, name), runId, attempt, sha: plan.head };
  return publishComment({ token, repository, number: plan.number, identity, ...comment });
}

/** Describes the baseline with the URL of its run. */
export function comparedWith(
  context: RunContext,
  label: string,
  { runId, runNumber, sha }: BaselineSource,
  isBranchPoint: boolean,
): ComparedWith {
  if (runId === 0) return { run: null, label, sha, isBranchPoint: false };
  const run = { text: `run ${runNumber}`, url: runUrl({ ...context, runId }) };
  return { run, label, sha, isBranchPoint };
}

export type FilesOutcome = UploadOutcome & {
  /** The report page and the baseline, separate artifacts; absent if there are none. */
  readonly page?: UploadOutcome | undefined;
  readonly baseline?: UploadOutcome | undefined;
  /** Reasons to fail the run, one line each. */
  readonly breaches?: readonly string[];
};

/** The page of a run for the upload; empty with `page: false` or without a page. */
export async function pageFiles({ inputs, folder }: Pick<ActionRun, 'inputs' | 'folder'>): Promise<SingleFile[]> {
  if (!inputs.settings.page) return [];
  return nonEmptyFile(join(folder, PAGE_FILE), 'report.html');
}

/** A file for the upload; empty if it is missing or has no content. */
export async function nonEmptyFile(path: string, artifact: SingleFile['artifact']): Promise<SingleFile[]> {
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  return size === 0 ? [] : [{ path, artifact }];
}

/** The last line of a report: its baseline, links to more details, and its commit. */
export function footerOf(
  context: RunContext,
  { comparison }: Report,
  baseline: BaselineOutcome,
  links: readonly Link[],
): Text[] {
  const isCompared = comparison.kind === 'compared' && comparison.paired > 0 && 'source' in baseline;
  const isBranchPoint = baseline.kind === 'found' && context.plan.kind === 'pull_request';
  const baselineText = isCompared ? comparedWith(context, comparison.label, baseline.source, isBranchPoint) : null;
  return footerTexts(baselineText, links, headOf(context));
}

/** The links of a comment: to the page (else to the run with its job summary) and to the files. */
export function reportLinks(context: RunContext, files: FilesOutcome | undefined): Link[] {
  const page = pageUrl(context, files);
  const report = page === null ? runLinks(context, 'full report') : [{ text: 'full report', url: page }];
  return [...report, ...(files?.kind === 'uploaded' ? [{ text: 'files', url: artifactUrl(context, files.id) }] : [])];
}

/** The link to a run's page; empty for a run on a developer's machine. */
export function runLinks(context: RunContext, text: string): Link[] {
  return isOnGithub(context) ? [{ text, url: runUrl(context) }] : [];
}

/** The URL of the page; null if it was not uploaded. */
export function pageUrl(context: RunContext, files: FilesOutcome | undefined): string | null {
  return files?.page?.kind === 'uploaded' ? artifactUrl(context, files.page.id) : null;
}

export function artifactUrl(context: RunContext, id: number): string {
  return `${runUrl(context)}/artifacts/${id}`;
}
