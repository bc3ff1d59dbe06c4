import { writeReporterFiles } from '../adapters/files/run-files.js';
import { headOf, type RunContext, startOf } from '../core/github/event.js';
import type { KnownQuestions } from '../core/runs/known.js';
import type { Redactor } from '../core/secrets/redact.js';
import { counted } from '../core/text/numerals.js';
import type { Environment } from '../core/text/values.js';
import { type Problem, renderProblem } from '../core/words/errors.js';
import { WORKFLOW_WORDS } from '../core/words/input-words.js';
import { breachLines } from '../report/words/judging.js';
import { evaluateFiles, type RunHooks } from '../run/evaluate-files.js';
import { mergeShards } from '../run/merge-shards.js';
import { publish } from '../run/publish.js';
import { baseQueries, type FoundBaseline, makeBaseEntriesFinder, makeBaselineFinder } from './baseline.js';
import { downloadLegs } from './combine-agents.js';
import { rootsOf } from './environment.js';
import type { ActionInputs } from './inputs.js';
import { judgeHooks } from './judge.js';
import { findKnown, pullOf, withLabel } from './known.js';
import { info, logReport, notice, warn } from './log.js';
import { pageHooks } from './page.js';
import { type ActionRun, makeRun, thisRunOf } from './run.js';
import { surfacesOf } from './surfaces.js';

/** The runner shows ten of a kind. */
const SHOWN_WARNINGS = 10;

/** Evaluates or combines, publishes, and gives back every breach, one line each. */
export async function evaluateAction(
  inputs: ActionInputs,
  context: RunContext,
  env: Environment,
  redactor: Redactor,
): Promise<string[]> {
  noticeOf(context);
  const run = await makeRun(inputs, context, env, redactor);
  const { folder } = run;
  const roots = rootsOf(env);
  const findBaseline = makeBaselineFinder(run, roots);
  const known = await findKnown(inputs, context, roots);
  const hooks = hooksOf(run, env, findBaseline, known);
  const settings = { ...inputs.settings, out: folder, roots };
  const report =
    inputs.mode === 'combine'
      ? await mergeShards({ ...settings, folders: await downloadLegs(run) }, hooks)
      : await evaluateFiles(settings, hooks);
  await writeReporterFiles(folder, report, redactor.redact);
  if (redactor.count() > 0) info(`replaced ${counted(redactor.count(), 'secret')} in the files`);
  logReport(report, { thisRun: thisRunOf(context), redact: redactor.redact });
  const { outcome } = await findBaseline();
  const { files } = await publish(report, surfacesOf(run, outcome, env));
  return [...breachLines(report), ...(files?.breaches ?? [])];
}

function hooksOf(
  run: ActionRun,
  env: Environment,
  findBaseline: () => Promise<FoundBaseline>,
  known: KnownQuestions,
): RunHooks {
  const { context, redactor } = run;
  const baseEntries = makeBaseEntriesFinder(run, findBaseline);
  return {
    thisRun: thisRunOf(context),
    words: WORKFLOW_WORDS,
    provenance: provenanceOf(context, env),
    baseline: async () => (await findBaseline()).baseline,
    known,
    accept: (report) => withLabel(report, run.inputs, context, pullOf(context)),
    baseQueries: () => baseQueries(baseEntries, rootsOf(env)),
    page: pageHooks(run, findBaseline, baseEntries),
    warn: warnOf,
    progress: () => undefined,
    redact: redactor.redact,
    addSecrets: redactor.add,
    judge: judgeHooks(run, env, findBaseline),
  };
}

function warnOf(warnings: readonly Problem[]): void {
  for (const warning of warnings.slice(0, SHOWN_WARNINGS)) warn(renderProblem(warning));
}

/** An unexpected event is not an error, but the user should know what is missing. */
function noticeOf(context: RunContext): void {
  const { kind } = context.plan;
  if (kind !== 'other' && kind !== 'workflow_run') return;
  notice(`started by ${startOf(context)}: evaluated and gated, without a branch to compare with and without a comment`);
}

function provenanceOf(context: RunContext, env: Environment) {
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
