import { mkdtemp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as core from '@actions/core';
import { EVALUATION_FILE } from '../adapters/evaluation-file.js';
import { hasArtifactService, type UploadOutcome, uploadResults } from '../adapters/github/artifact.js';
import { findBaseline } from '../adapters/github/baseline.js';
import { AGGREGATES_FILE, BASELINE_FILE, COMPARISON_FILE, REPORT_FILE } from '../adapters/output.js';
import { makeFolder } from '../adapters/output-file.js';
import { readRun } from '../adapters/runs.js';
import { forInput, renderProblem } from '../core/errors.js';
import type { RunFigures } from '../core/figures.js';
import { baselineBranch, type RunContext, startOf } from '../core/github/event.js';
import { type BaselineOutcome, firstOf, olderNote, reasonOf } from '../core/github/outcome.js';
import { WORKFLOW_WORDS } from '../core/input-words.js';
import type { Redactor } from '../core/redact.js';
import type { Report } from '../core/report.js';
import type { Baseline } from '../evaluate.js';
import { renderComment, SUMMARY_LIMIT } from '../report/comment.js';
import { questionText, runFiles } from '../run.js';
import { commentOn, footerOf, thisRunOf } from './comment.js';
import { rootsOf, tempOf } from './environment.js';
import type { ActionInputs } from './inputs.js';
import { judgeDoor, onceOnly, verdictFiles } from './judge.js';
import { info, notice, warn } from './log.js';
import { logReport } from './log-report.js';
import { setCommentOutputs, setRunOutputs } from './outputs.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** The runner shows ten of a kind. */
const SHOWN_WARNINGS = 10;

/** What the surfaces of a run share. */
export interface ActionRun {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly redactor: Redactor;
  /** A fresh folder of our own under RUNNER_TEMP. */
  readonly scratch: string;
}

/** Evaluates, publishes, and gives back every breach: durable surfaces first, the comment last. */
export async function evaluateAction(
  inputs: ActionInputs,
  context: RunContext,
  env: Environment,
  redactor: Redactor,
): Promise<string[]> {
  noticeOf(context);
  const temp = await makeFolder(tempOf(env));
  const scratch = await mkdtemp(join(temp, 'stepgate-'));
  const run: ActionRun = { inputs, context, redactor, scratch };
  const roots = rootsOf(env);
  const folder = resolve(inputs.outputDir ?? join(scratch, 'results'));
  const found: { outcome: BaselineOutcome } = { outcome: { kind: 'disabled', event: null } };
  const once = onceOnly(() => baselineFor(run, roots, found));
  const report = await runFiles(
    { ...inputs.settings, out: folder, roots },
    {
      thisRun: thisRunOf(context),
      words: WORKFLOW_WORDS,
      provenance: provenanceOf(context, env),
      baseline: once,
      warn: (warnings) => {
        for (const warning of warnings.slice(0, SHOWN_WARNINGS)) warn(renderProblem(warning));
      },
      progress: () => undefined,
      redact: redactor.redact,
      addSecrets: redactor.add,
      judge: judgeDoor(run, env, found, once),
    },
  );
  if (redactor.count() > 0) info(`replaced ${redactor.count()} secrets in the files`);
  logReport(report, { thisRun: thisRunOf(context), redact: redactor.redact });
  return publish(run, report, found.outcome, folder);
}

/** Events that nobody planned for are no error, but their users should know what they miss. */
function noticeOf(context: RunContext): void {
  const { kind } = context.plan;
  if (kind !== 'other' && kind !== 'workflow_run') return;
  notice(`started by ${startOf(context)}: evaluated and gated, without a branch to compare with and without a comment`);
}

function provenanceOf({ repository, event, runId, attempt, plan, sha }: RunContext, env: Environment) {
  return {
    repository: `${repository.owner}/${repository.name}`,
    // A pull request's own commit, not the merge that GitHub made of it.
    commit: plan.kind === 'pull_request' ? plan.head : sha,
    run_id: String(runId),
    attempt,
    event,
    branch: env.GITHUB_REF_NAME ?? '',
    time: new Date().toISOString(),
  };
}

async function baselineFor(run: ActionRun, roots: string[], found: { outcome: BaselineOutcome }): Promise<Baseline> {
  const { inputs, context } = run;
  const branch = baselineBranch(context.plan, inputs.baselineBranch) ?? '';
  if (inputs.baseline.kind === 'path') {
    const figures = await forInput('baseline', readRun(inputs.baseline.path, roots));
    found.outcome = {
      kind: 'found',
      figures,
      source: { runId: 0, runNumber: 0, sha: commitOf(figures) },
    };
    return figures;
  }
  found.outcome = inputs.baseline.kind === 'none' ? { kind: 'disabled', event: null } : await searchFor(run);
  const { outcome } = found;
  info(`baseline: ${outcome.kind}`);
  const isOnBranch = 'branch' in context.plan && context.plan.branch === branch;
  if (!('figures' in outcome)) {
    const first = firstOf(outcome, { workflow: context.workflow, branch, isFirst: isOnBranch });
    return { kind: 'none', label: branch, reason: reasonOf(outcome, branch), ...first };
  }
  // On the branch itself an earlier commit is what a run is compared with: there is no branch point to be behind.
  const isUsual = outcome.kind === 'found' || (isOnBranch && outcome.behind !== null);
  const notes = isUsual ? [] : [olderNote(outcome)];
  return { ...outcome.figures, label: branch, notes };
}

/** The commit that a file says it is from, where it is one: it goes into an output, which shells may read. */
function commitOf({ provenance: { commit = '' } }: RunFigures): string {
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : '';
}

async function searchFor({ inputs, context }: ActionRun): Promise<BaselineOutcome> {
  if (!hasArtifactService(context.serverUrl)) return { kind: 'unsupported' };
  const { settings, baselineBranch: branch, token } = inputs;
  return findBaseline({ context, name: settings.name, branch, token, now: Date.now() });
}

async function publish(run: ActionRun, report: Report, baseline: BaselineOutcome, folder: string): Promise<string[]> {
  const uploads = await upload(run, folder);
  const footer = footerOf(run, report, baseline, uploads.files);
  const thisRun = thisRunOf(run.context);
  const { redact } = run.redactor;
  const summary = renderComment(report, null, { thisRun, footer, textOf: questionText, redact }, SUMMARY_LIMIT);
  await core.summary
    .addRaw(summary)
    .write()
    .catch(() => warn('the job summary could not be written'));
  const urlOf = (id: number) => `${runUrl(run.context)}/artifacts/${id}`;
  setRunOutputs(report, baseline, folder, uploads.files, urlOf);
  const comment = await commentOn(run, report, footer);
  if (comment.kind === 'failed') warn(`the comment was not written: ${comment.reason}`);
  else info(`comment: ${comment.kind}${'reason' in comment ? ` (${comment.reason})` : ''}`);
  setCommentOutputs(comment);
  return [...breachesOf(report), ...uploads.breaches];
}

/** Address of this run's page. */
export function runUrl({
  serverUrl,
  repository,
  runId,
}: Pick<RunContext, 'serverUrl' | 'repository' | 'runId'>): string {
  return `${serverUrl}/${repository.owner}/${repository.name}/actions/runs/${runId}`;
}

interface Published {
  readonly files: UploadOutcome;
  readonly breaches: string[];
}

async function upload({ inputs, context, scratch }: ActionRun, folder: string): Promise<Published> {
  const skipped = (reason: string): Published => ({ files: { kind: 'skipped', reason }, breaches: [] });
  if (!inputs.upload) return skipped('upload: false');
  if (!hasArtifactService(context.serverUrl)) {
    warn('GitHub Enterprise Server has no artifact service: the files stay in output-dir; use baseline: <path>');
    return skipped('no artifact service');
  }
  const { token, retentionDays, settings } = inputs;
  const job = { context, token, name: settings.name, retentionDays, scratch: join(scratch, 'upload') };
  const names = [EVALUATION_FILE, AGGREGATES_FILE, COMPARISON_FILE, REPORT_FILE, BASELINE_FILE];
  const singles = [
    { path: join(folder, BASELINE_FILE), artifact: 'baseline.yaml' as const },
    ...(await verdictFiles(scratch)),
  ];
  const { files, singles: others } = await uploadResults(job, folder, names, singles);
  const outcomes = [files, ...others];
  for (const outcome of outcomes)
    if (outcome.kind === 'failed') warn(`an artifact was not uploaded: ${outcome.reason}`);
  const taken = outcomes.some(({ kind }) => kind === 'name-taken');
  return { files, breaches: taken ? [`two evaluations in this run are called ${settings.name}; set \`name\``] : [] };
}

/** Every gate that failed and everything else that fails the run, each in one line. */
export function breachesOf(report: Report): string[] {
  const gates = report.gates
    .filter(({ outcome }) => outcome === 'failed')
    .map(
      ({ name, operator, limit, value, reason }) =>
        `gate ${name}: required ${operator} ${limit}, got ${value ?? reason}`,
    );
  return [...report.failures, ...gates];
}
