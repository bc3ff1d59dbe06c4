import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import * as core from '@actions/core';
import { EVALUATION_FILE } from '../adapters/evaluation-file.js';
import { connectGithub, type GithubApi } from '../adapters/github/api.js';
import { hasArtifactService, type UploadOutcome, uploadFiles, uploadSingle } from '../adapters/github/artifact.js';
import { findBaseline, SEARCH_MS } from '../adapters/github/baseline.js';
import { AGGREGATES_FILE, BASELINE_FILE, COMPARISON_FILE, REPORT_FILE } from '../adapters/output.js';
import { readRun } from '../adapters/runs.js';
import { renderProblem } from '../core/errors.js';
import { baselineBranch, type RunContext } from '../core/github/event.js';
import { type BaselineOutcome, olderNote, reasonOf } from '../core/github/outcome.js';
import { makeRedactor, type Redactor } from '../core/redact.js';
import type { Report } from '../core/report.js';
import type { Baseline } from '../evaluate.js';
import { renderComment, SUMMARY_LIMIT } from '../report/comment.js';
import { questionText, runFiles } from '../run.js';
import { commentOn, footerOf, thisRunOf } from './comment.js';
import type { ActionInputs } from './inputs.js';
import { judgeDoor, onceOnly, uploadVerdicts } from './judge.js';
import { info, warn } from './log.js';
import { setCommentOutputs, setRunOutputs } from './outputs.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** The runner shows ten of a kind. */
const SHOWN_WARNINGS = 10;

/** What the surfaces of a run share. */
export interface ActionRun {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly api: GithubApi;
  readonly redactor: Redactor;
  /** A fresh folder of our own under RUNNER_TEMP. */
  readonly scratch: string;
}

/** Evaluates, publishes, and gives back every breach: durable surfaces first, the comment last. */
export async function evaluateAction(inputs: ActionInputs, context: RunContext, env: Environment): Promise<string[]> {
  const temp = env.RUNNER_TEMP ?? '.';
  await mkdir(temp, { recursive: true });
  const scratch = await mkdtemp(join(temp, 'stepgate-'));
  const redactor = makeRedactor([inputs.token, inputs.openaiKey ?? '']);
  const run: ActionRun = { inputs, context, api: connectGithub(inputs.token), redactor, scratch };
  const roots = [env.GITHUB_WORKSPACE ?? '.', temp];
  const folder = inputs.outputDir ?? join(scratch, 'results');
  const found: { outcome: BaselineOutcome } = { outcome: { kind: 'disabled' } };
  const once = onceOnly(() => baselineFor(run, roots, found));
  const report = await runFiles(
    { ...inputs.settings, out: folder, roots },
    {
      thisRun: thisRunOf(context),
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
  if (redactor.count() > 0) info(`took ${redactor.count()} secrets out of the files`);
  return publish(run, report, found.outcome, folder);
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
    const figures = await readRun(inputs.baseline.path, roots);
    found.outcome = {
      kind: 'found',
      figures,
      source: { runId: 0, runNumber: 0, sha: figures.provenance.commit ?? '' },
    };
    return figures;
  }
  found.outcome = inputs.baseline.kind === 'none' ? { kind: 'disabled' } : await searchFor(run);
  const { outcome } = found;
  info(`baseline: ${outcome.kind}`);
  if (!('figures' in outcome)) return { kind: 'none', label: branch, reason: reasonOf(outcome, branch) };
  const notes = outcome.kind === 'found-older' ? [olderNote(outcome)] : [];
  return { ...outcome.figures, label: branch, notes };
}

async function searchFor({ inputs, context }: ActionRun): Promise<BaselineOutcome> {
  if (!hasArtifactService(context.serverUrl)) return { kind: 'unsupported' };
  const api = connectGithub(inputs.token, AbortSignal.timeout(SEARCH_MS));
  return findBaseline({ context, name: inputs.settings.name, branch: inputs.baselineBranch, api, now: Date.now() });
}

async function publish(run: ActionRun, report: Report, baseline: BaselineOutcome, folder: string): Promise<string[]> {
  const uploads = await upload(run, folder);
  const footer = footerOf(run, baseline, uploads.files);
  const thisRun = thisRunOf(run.context);
  const summary = renderComment(report, null, { thisRun, footer, textOf: questionText }, SUMMARY_LIMIT);
  await core.summary
    .addRaw(run.redactor.redact(summary))
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

interface Uploads {
  readonly files: UploadOutcome;
  readonly breaches: string[];
}

async function upload(run: ActionRun, folder: string): Promise<Uploads> {
  const { inputs, context, api, scratch } = run;
  const skipped = (reason: string): Uploads => ({ files: { kind: 'skipped', reason }, breaches: [] });
  if (!inputs.upload) return skipped('upload: false');
  if (!hasArtifactService(context.serverUrl)) {
    warn('GitHub Enterprise Server has no artifact service: the files stay in output-dir; use baseline: <path>');
    return skipped('no artifact service');
  }
  const { name } = inputs.settings;
  const job = { context, api, name, retentionDays: inputs.retentionDays, scratch: join(scratch, 'upload') };
  const names = [EVALUATION_FILE, AGGREGATES_FILE, COMPARISON_FILE, REPORT_FILE, BASELINE_FILE];
  const files = await uploadFiles(job, folder, names).catch(failedUpload);
  const baseline = await uploadSingle(job, join(folder, BASELINE_FILE), 'baseline.yaml').catch(failedUpload);
  const outcomes = [
    files,
    baseline,
    ...(await uploadVerdicts(job, run).catch((error: unknown) => [failedUpload(error)])),
  ];
  for (const outcome of outcomes)
    if (outcome.kind === 'failed') warn(`an artifact was not uploaded: ${outcome.reason}`);
  const taken = outcomes.some(({ kind }) => kind === 'name-taken');
  return { files, breaches: taken ? [`two evaluations in this run are called ${name}; set \`name\``] : [] };
}

function failedUpload(error: unknown): UploadOutcome {
  return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
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
