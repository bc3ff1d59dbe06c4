import { join } from 'node:path';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { writeReporterFiles } from '../adapters/files/run-files.js';
import { readRun } from '../adapters/files/runs.js';
import { hasArtifactService } from '../adapters/github/artifact.js';
import { fetchBaseFolder } from '../adapters/github/artifacts.js';
import { findBaseline } from '../adapters/github/find-baseline.js';
import type { BaselineOutcome } from '../core/comparison/baseline-candidates.js';
import { type Baseline, resolveBaseline } from '../core/comparison/comparison.js';
import type { KnownQuestions } from '../core/comparison/known.js';
import type { RunFigures } from '../core/figures/figures.js';
import { checkCustomGates } from '../core/gates/gate.js';
import { baselineBranch, headOf, type RunContext, runUrl, startOf } from '../core/github/event.js';
import { counted } from '../core/text/numerals.js';
import { once } from '../core/text/values.js';
import { forInput, renderProblem, WORKFLOW_WORDS } from '../core/words/errors.js';
import { breachLines } from '../report/words/failures.js';
import { evaluateFiles, type RunHooks } from '../run/evaluate-files.js';
import type { JudgeSetup } from '../run/judge-setup.js';
import { mergeRun } from '../run/merge-shards.js';
import { type BaseEntries, localEntries, NO_ENTRIES } from '../run/page.js';
import { SHOWN_WARNINGS } from './check.js';
import { downloadLegs } from './combine-agents.js';
import { footerOf } from './comment.js';
import { type ActionRun, thisRunOf } from './environment.js';
import { findKnown, withLabel } from './known.js';
import { info, logReport, notice, warn } from './log.js';
import { judgeOf, publishRun } from './publish.js';

/** Evaluates or combines, and publishes. Returns the reasons to fail the step, one line each. */
export async function evaluateAction(run: ActionRun): Promise<string[]> {
  const { inputs, context, redactor, roots } = run;
  logEventNotice(context);
  // Figures with other names are those of custom evaluations, which only a config has.
  if (inputs.mode === 'evaluate' && inputs.settings.config === null)
    checkCustomGates(inputs.settings.gates, [], WORKFLOW_WORDS.name('gates'));
  const known = await findKnown(run);
  const foundBaseline = await findBaselineOf(run);
  const settings = { ...inputs.settings, provenance: makeProvenance(run), out: run.folder, roots };
  const setup = makeSetup(run, foundBaseline);
  const hooks = makeHooks(run, foundBaseline, known);
  const report =
    inputs.mode === 'combine'
      ? await mergeRun({ ...settings, folders: await downloadLegs(run) }, hooks, setup)
      : await evaluateFiles(settings, hooks, setup);
  await writeReporterFiles(run.folder, report);
  if (redactor.count() > 0) info(`replaced ${counted(redactor.count(), 'secret')} in the files`);
  logReport(report, thisRunOf(context));
  const { breaches = [] } = await publishRun(run, report, foundBaseline.outcome);
  return [...breachLines(report), ...breaches];
}

function makeHooks(run: ActionRun, { baseline, outcome }: FoundBaseline, known: KnownQuestions): RunHooks {
  const { inputs, context } = run;
  return {
    ...{ baseline, known },
    findEntries: once(() => baseEntries(run, outcome)),
    isBaseLocal: inputs.baseline.kind === 'path',
    shown: { thisRun: thisRunOf(context) },
    progress: () => undefined,
    accept: (report) => withLabel(report, run),
    surroundings: (report) => {
      const footer = footerOf(context, report, outcome, [{ text: 'run', url: runUrl(context) }]);
      return { footer, results: null, baseline: null };
    },
  };
}

function makeSetup(run: ActionRun, { outcome }: FoundBaseline): JudgeSetup {
  const { redactor } = run;
  return {
    words: WORKFLOW_WORDS,
    warn: (warnings) => {
      for (const warning of warnings.slice(0, SHOWN_WARNINGS)) warn(renderProblem(warning));
    },
    redact: redactor.redact,
    addSecrets: redactor.add,
    judge: judgeOf(run, outcome),
  };
}

/** Logs a notice about an unexpected event. It is not an error, but some features are missing. */
function logEventNotice(context: RunContext): void {
  const { kind } = context.plan;
  if (kind !== 'other' && kind !== 'workflow_run') return;
  notice(`started by ${startOf(context)}: evaluated and gated, without a branch to compare with and without a comment`);
}

function makeProvenance({ context, env }: ActionRun) {
  const { repository, event, runId, attempt } = context;
  return {
    repository: `${repository.owner}/${repository.name}`,
    commit: headOf(context),
    run_id: String(runId),
    attempt,
    event,
    branch: env.GITHUB_REF_NAME ?? '',
    time: new Date().toISOString(),
  };
}

/** The result of the baseline search, and the baseline of the run. */
interface FoundBaseline {
  readonly outcome: BaselineOutcome;
  readonly baseline: Baseline;
}

/** Finds the baseline of a workflow run. */
async function findBaselineOf(run: ActionRun): Promise<FoundBaseline> {
  const { inputs, context, roots } = run;
  if (inputs.baseline.kind === 'path') return readBaselineFile(inputs.baseline.path, roots);
  const outcome: BaselineOutcome =
    inputs.baseline.kind === 'none' ? { kind: 'disabled', event: null } : await searchBaseline(run);
  info(`baseline: ${outcome.kind}`);
  const branch = baselineBranch(context.plan, inputs.baselineBranch) ?? '';
  const isOnBranch = 'branch' in context.plan && context.plan.branch === branch;
  return { outcome, baseline: resolveBaseline(outcome, { workflow: context.workflow, branch, isOnBranch }) };
}

async function readBaselineFile(path: string, roots: readonly string[]): Promise<FoundBaseline> {
  const figures = await forInput('baseline', readRun(path, roots));
  const source = { runId: 0, runNumber: 0, sha: readCommit(figures) };
  return { outcome: { kind: 'found', figures, source, archive: null }, baseline: figures };
}

/** The commit stated in a baseline file, or '' if invalid. It is checked, because shells may read it from an output. */
function readCommit({ provenance: { commit = '' } }: RunFigures): string {
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : '';
}

async function searchBaseline({ inputs, context }: ActionRun): Promise<BaselineOutcome> {
  if (!hasArtifactService(context.serverUrl)) return { kind: 'unsupported' };
  const { settings, baselineBranch: branch, token } = inputs;
  return findBaseline({ context, name: settings.name, branch, token });
}

/** Finds the answers of the baseline, in an artifact or at a path. */
async function baseEntries({ inputs, context, scratch }: ActionRun, outcome: BaselineOutcome): Promise<BaseEntries> {
  if (inputs.baseline.kind === 'path') return localEntries(inputs.baseline.path);
  if (!('archive' in outcome) || outcome.archive === null) return NO_ENTRIES;
  const request = { repository: context.repository, token: inputs.token, folder: join(scratch, 'base') };
  const folder = await fetchBaseFolder(request, outcome.archive);
  if (folder.kind === 'folder') return { kind: 'file', path: join(folder.path, EVALUATION_FILE) };
  const isUnavailable = folder.kind === 'unavailable';
  const reason = isUnavailable ? `its files could not be downloaded (${folder.why})` : REASONS[folder.kind];
  const why = `The answers of the baseline (run ${outcome.source.runNumber}) are not shown: ${reason}.`;
  notice(why);
  return { kind: 'missing', why, reason: { kind: 'unavailable', why: reason } };
}

const REASONS = {
  missing: 'the run has no artifact with its files',
  expired: 'its files have expired',
  'too large': 'its files exceed 200 MB',
  damaged: 'its files do not match its baseline',
} as const;
