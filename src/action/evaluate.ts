import { join } from 'node:path';
import { EVALUATION_FILE } from '../adapters/files/evaluation-file.js';
import { absentResponses } from '../adapters/files/find-files.js';
import { writeReporterFiles } from '../adapters/files/run-files.js';
import type { BaselineSearch } from '../adapters/github/api.js';
import { hasArtifactService } from '../adapters/github/artifact.js';
import { fetchBaseFolder } from '../adapters/github/artifacts.js';
import { findBaseline, listEvaluations } from '../adapters/github/find-baseline.js';
import { resolveBaseline } from '../core/comparison/baseline.js';
import type { BaselineOutcome } from '../core/comparison/baseline-candidates.js';
import type { KnownQuestions } from '../core/comparison/known.js';
import type { Notice } from '../core/comparison/notices.js';
import type { RunFigures } from '../core/figures/figures.js';
import { checkCustomGates } from '../core/gates/gate.js';
import type { Report } from '../core/gates/report.js';
import { skipIfWeaker, weakerGates } from '../core/gates/weaker-gates.js';
import { baselineBranch, headOf, isOnGithub, type RunContext, startOf } from '../core/github/event.js';
import { counted } from '../core/text/numerals.js';
import { once } from '../core/text/values.js';
import { renderProblem, WORKFLOW_WORDS } from '../core/words/errors.js';
import { breachLines } from '../report/words/failures.js';
import { evaluateFiles, type RunHooks } from '../run/evaluate-files.js';
import type { JudgeSetup } from '../run/judge-setup.js';
import { mergeRun } from '../run/merge-shards.js';
import { type BaseEntries, localEntries, NO_ENTRIES } from '../run/page.js';
import { readBaselineAt } from './base-file.js';
import { SHOWN_WARNINGS } from './check.js';
import { downloadLegs } from './combine-agents.js';
import { destinationOf, footerOf, runLinks, thisRunOf } from './comment.js';
import type { ActionRun } from './environment.js';
import { findKnown, withLabel } from './known.js';
import { info, logReport, notice, warn } from './log.js';
import { judgeOf, publishRun } from './publish.js';
import { publishStop } from './stopped.js';

const UNEXPECTED = 'evaluated and gated, without a branch to compare with and without a comment';

/** Evaluates or combines, and publishes. Returns the reasons to fail the step, one line each. */
export async function evaluateAction(run: ActionRun): Promise<string[]> {
  const { inputs, context, redactor, roots } = run;
  const { kind } = context.plan;
  // No error, but some features are missing.
  if (kind === 'other' || kind === 'workflow_run') notice(`started by ${startOf(context)}: ${UNEXPECTED}`);
  // Figures with other names are those of custom evaluations, which only a config has.
  if (inputs.mode === 'evaluate' && inputs.settings.config === null)
    checkCustomGates(inputs.settings.gates, [], WORKFLOW_WORDS.name('gates'));
  const known = await findKnown(run);
  const foundBaseline = await findBaselineOf(run);
  const absence = inputs.settings.ifNoResponses === 'skip' ? await absentResponses(inputs.settings.responses) : null;
  if (absence !== null) return skipRun(run, foundBaseline.outcome, absence);
  const settings = { ...inputs.settings, provenance: makeProvenance(run), out: run.folder, roots };
  const setup = makeSetup(run, foundBaseline);
  const hooks = makeHooks(run, foundBaseline, known);
  const report =
    inputs.mode === 'combine'
      ? await mergeRun({ ...settings, folders: await downloadLegs(run) }, hooks, setup)
      : await evaluateFiles(settings, hooks, setup);
  await writeReporterFiles(run.folder, report);
  if (redactor.count() > 0) info(`replaced ${counted(redactor.count(), 'secret')} in the files`);
  logReport(report, thisRunOf(destinationOf(run)));
  const { breaches = [] } = await publishRun(run, report, foundBaseline.outcome);
  return [...breachLines(report), ...breaches];
}

/** Ends a run without responses as neither passed nor failed, and says so if the base branch does not allow this. */
async function skipRun(run: ActionRun, outcome: BaselineOutcome, why: string): Promise<string[]> {
  const { context, inputs, redactor } = run;
  const { plan } = context;
  const label = baselineBranch(plan, inputs.baselineBranch) ?? '';
  const isForeseen = !('figures' in outcome) || (plan.kind !== 'pull_request' && plan.kind !== 'merge_group');
  const gates = isForeseen ? [] : skipIfWeaker(outcome.figures.requirements ?? []);
  const notices = gates.length > 0 ? [{ kind: 'weaker-gates' as const, label, gates }] : [];
  await publishStop(destinationOf(run), { failed: false, why, lines: [], notices }, redactor.redact);
  return [];
}

function makeHooks(run: ActionRun, found: FoundBaseline, known: KnownQuestions): RunHooks {
  const { baseline, outcome, notices } = found;
  const { inputs, context } = run;
  return {
    ...{ baseline, known },
    findEntries: once(() => baseEntries(run, found)),
    isBaseLocal: inputs.baseline.kind === 'path',
    shown: { thisRun: thisRunOf(destinationOf(run)) },
    progress: () => undefined,
    accept: async (scored) => {
      const report = await withLabel(scored, run);
      return { ...report, notices: [...notices, ...(await gateNotices(scored, run, outcome)), ...report.notices] };
    },
    pageContext: (report) => {
      const footer = footerOf(context, report, outcome, runLinks(context, 'run'));
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

function makeProvenance({ context, env }: ActionRun) {
  const { repository, event, runId, attempt } = context;
  const time = new Date().toISOString();
  if (!isOnGithub(context)) return { time };
  return {
    ...{ repository: `${repository.owner}/${repository.name}`, repository_id: repository.id },
    ...{ commit: headOf(context), run_id: String(runId), attempt, event, branch: env.GITHUB_REF_NAME ?? '', time },
  };
}

type FoundBaseline = Awaited<ReturnType<typeof findBaselineOf>>;

/** Notices of gates that are easier than those of the baseline, and of other evaluations that could hide a drop. */
async function gateNotices(
  { run: scored, comparison }: Report,
  run: ActionRun,
  outcome: BaselineOutcome,
): Promise<Notice[]> {
  const { context, inputs } = run;
  if (context.plan.kind !== 'pull_request' && context.plan.kind !== 'merge_group') return [];
  // The gates of a shard are those of the merged run.
  if (inputs.shard !== null) return [];
  const { label } = comparison;
  const isFound = 'figures' in outcome;
  // A run that compares with nothing has gates, too.
  const other = inputs.baseline.kind === 'none' ? await searchBaseline(run) : outcome;
  const gates = 'figures' in other ? weakerGates(other.figures.requirements ?? [], scored.requirements ?? []) : [];
  const weaker: Notice[] = gates.length > 0 ? [{ kind: 'weaker-gates', label, gates }] : [];
  if (inputs.baseline.kind !== 'auto' || (isFound ? outcome.figures.passed !== false : outcome.kind !== 'none'))
    return weaker;
  const names = (await listEvaluations(searchOf(run))).filter((other) => other !== inputs.artifact);
  const own = isFound ? ('failed' as const) : ('none' as const);
  return names.length > 0 ? [{ kind: 'other-evaluations', label, names, own }, ...weaker] : weaker;
}

/** Finds the baseline. `path`: its files on this machine, null: an artifact; `notices`: for reviewers. */
async function findBaselineOf(run: ActionRun) {
  const { inputs, context } = run;
  if (inputs.baseline.kind === 'path') {
    const { figures, path, notices } = await readBaselineAt(inputs.baseline.path, run);
    const source = { runId: 0, runNumber: 0, sha: readCommit(figures) };
    const outcome: BaselineOutcome = { kind: 'found', figures, source, archive: null };
    return { outcome, baseline: figures, path, notices };
  }
  const outcome: BaselineOutcome =
    inputs.baseline.kind === 'none' ? { kind: 'disabled', event: null } : await searchBaseline(run);
  info(`baseline: ${outcome.kind}`);
  const branch = baselineBranch(context.plan, inputs.baselineBranch) ?? '';
  const isOnBranch = 'branch' in context.plan && context.plan.branch === branch;
  const baseline = resolveBaseline(outcome, { workflow: context.workflow, branch, isOnBranch });
  return { outcome, baseline, path: null, notices: renamedNotices(outcome, context) };
}

/** The note that a baseline has another name of the repository; upper and lower case do not count. */
function renamedNotices(outcome: BaselineOutcome, { repository: { owner, name } }: RunContext): Notice[] {
  const former = 'figures' in outcome ? outcome.figures.provenance.repository : undefined;
  const isSame = former === undefined || former.toLowerCase() === `${owner}/${name}`.toLowerCase();
  return isSame ? [] : [{ kind: 'renamed-repository', name: former }];
}

/** The commit stated in a baseline file, or '' if invalid. It is checked, because shells may read it from an output. */
function readCommit({ provenance: { commit = '' } }: RunFigures): string {
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit : '';
}

async function searchBaseline(run: ActionRun): Promise<BaselineOutcome> {
  return hasArtifactService(run.context.serverUrl) ? findBaseline(searchOf(run)) : { kind: 'unsupported' };
}

function searchOf({ inputs: { artifact, baselineBranch: branch, token }, context }: ActionRun): BaselineSearch {
  return { context, name: artifact, branch, token };
}

async function baseEntries(
  { inputs, context, scratch }: ActionRun,
  { outcome, path }: FoundBaseline,
): Promise<BaseEntries> {
  if (path !== null) return localEntries(path);
  if (!('archive' in outcome) || outcome.archive === null) return NO_ENTRIES;
  const request = { repository: context.repository, token: inputs.token, folder: join(scratch, 'base') };
  const folder = await fetchBaseFolder(request, outcome.archive);
  if ('path' in folder) return { kind: 'file', path: join(folder.path, EVALUATION_FILE) };
  const why = `The answers of the baseline (run ${outcome.source.runNumber}) are not shown: ${folder.why}.`;
  notice(why);
  return { kind: 'missing', why, reason: { kind: 'unavailable', why: folder.why } };
}
