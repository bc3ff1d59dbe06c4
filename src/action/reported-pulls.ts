import { type BaselineSearch, outcomeOf, type Search, withGithub } from '../adapters/github/api.js';
import { listArtifacts, readBaselineArtifact } from '../adapters/github/artifacts.js';
import { isOwnWorkflow } from '../adapters/github/comment.js';
import { matchingPulls, type Pull } from '../adapters/github/pulls.js';
import { newestArtifact } from '../core/comparison/baseline-candidates.js';
import type { RunFigures } from '../core/figures/figures.js';
import type { ReportedRun } from '../core/github/event.js';
import type { Question } from '../core/steps/model.js';
import type { ActionRun } from './environment.js';
import { info, warn } from './log.js';

/** The reported run, with the trusted data of this repository. */
export interface Reporter extends ActionRun {
  readonly run: ReportedRun;
  /** Questions of the default branch's corpus, by fingerprint. */
  readonly trusted: ReadonlyMap<string, Question>;
}

export interface Reported {
  readonly pull: Pull;
  /** null: the run left none that can be used. */
  readonly figures: RunFigures | null;
}

/** The pull requests to comment on, each with the run's figures. A failure is logged, and does not fail the job. */
export async function reportedPulls(reporter: Reporter): Promise<Reported[]> {
  const { inputs, context, run } = reporter;
  try {
    return await withGithub(inputs.token, context.repository, async (api) => {
      const pulls = await matchingPulls(api, run);
      if (pulls.length === 0) {
        info('nothing to report: no open pull request has this run as its head');
        return [];
      }
      if (!(await isOwnWorkflow(api, run.path))) {
        const hint = 'only workflows of the default branch are reported (this needs `contents: read`)';
        warn(`the run ${run.id} is not reported: its workflow ${run.path} is not on the default branch; ${hint}`);
        return [];
      }
      const pullReports: Reported[] = [];
      for (const pull of pulls) {
        pullReports.push({ pull, figures: await readFigures(reporter, { ...searchOf(reporter, pull), api }) });
      }
      return pullReports;
    });
  } catch (error) {
    const outcome = outcomeOf(error);
    const usual = outcome.kind === 'forbidden' ? (outcome.permissions ?? 'actions: read') : '';
    const why = outcome.why ?? `add \`${usual}\``;
    warn(`the run ${run.id} could not be reported: ${why}`);
    return [];
  }
}

async function readFigures({ inputs, run, trusted }: Reporter, search: Search): Promise<RunFigures | null> {
  const artifact = newestArtifact(await listArtifacts(search.api, run.id), inputs.artifact);
  if (!artifact) return warnUnusable(run, 'left no figures to report');
  const candidate = { id: run.id, sha: run.head, createdAt: 0, attempt: run.attempt, event: run.event, number: 0 };
  const baselineRead = await readBaselineArtifact(search, candidate, artifact);
  if ('figures' in baselineRead) return withStepNames(baselineRead.figures, trusted);
  const isCorrupt = baselineRead.kind === 'corrupt';
  return warnUnusable(run, isCorrupt ? `left an artifact that ${baselineRead.why}` : 'left figures that have expired');
}

function warnUnusable(run: ReportedRun, why: string): null {
  warn(`the run ${run.id} ${why}`);
  return null;
}

/** Adds step names to the causes, taken from the trusted corpus. */
function withStepNames(figures: RunFigures, trusted: Reporter['trusted']): RunFigures {
  const questions = figures.questions.map((question) => {
    const steps = trusted.get(question.fingerprint ?? '')?.groups.flat() ?? [];
    const stepName = question.why && steps[question.why.cause.step]?.name;
    return stepName && question.why ? { ...question, why: { ...question.why, stepName } } : question;
  });
  return { ...figures, questions };
}

export function searchOf({ inputs, context, run }: Reporter, pull: Pull): BaselineSearch {
  const { number, baseBranch, base } = pull;
  const plan = { kind: 'pull_request' as const, number, head: run.head, fork: true, baseBranch, base };
  return {
    // Baselines belong to the evaluating workflow, not to the reporting one.
    context: { ...context, runId: run.id, plan },
    name: inputs.artifact,
    branch: inputs.baselineBranch,
    token: inputs.token,
  };
}
