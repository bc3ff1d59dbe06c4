import { connectGithub } from '../adapters/github/api.js';
import { listArtifacts, readBaselineArtifact } from '../adapters/github/artifacts.js';
import { within } from '../adapters/github/failure.js';
import { isOwnWorkflow, matchingPulls, type Pull } from '../adapters/github/reported.js';
import { type BaselineSearch, outcomeOf, SEARCH_MS, type Search } from '../adapters/github/search.js';
import type { ReportedRun, RunContext } from '../core/github/event.js';
import { newestArtifact } from '../core/runs/baseline-candidates.js';
import type { RunFigures } from '../core/runs/figures.js';
import type { Redact } from '../core/secrets/redact.js';
import type { Question } from '../core/steps/model.js';
import type { ActionInputs } from './inputs.js';
import { info, warn } from './log.js';

/** What the reporter knows of the run it speaks of. */
export interface Reporter {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly run: ReportedRun;
  /** Questions of the default branch's corpus, by fingerprint. */
  readonly trusted: ReadonlyMap<string, Question>;
  readonly redact: Redact;
  /** Folders of the run, the workspace first. */
  readonly roots: readonly string[];
}

/** A pull request with the figures that the reported run left for it. */
export interface Reported {
  readonly pull: Pull;
  readonly figures: RunFigures;
}

/** The pull requests to speak on, each with the run's figures. A failure is logged; it ends the report but not the job. */
export async function reportedPulls(reporter: Reporter): Promise<Reported[]> {
  const { inputs, context, run } = reporter;
  try {
    return await within(SEARCH_MS, async (signal) => {
      const api = connectGithub(inputs.token, { signal });
      const pulls = await matchingPulls(api, context.repository, run);
      if (pulls.length === 0) return nothing('no open pull request has this run as its head');
      if (!(await isOwnWorkflow(api, context.repository, run.path))) return notOurs(run);
      const found: Reported[] = [];
      for (const pull of pulls) {
        const figures = await reportedFigures(reporter, { ...searchOf(reporter, pull), api, signal });
        if (figures) found.push({ pull, figures });
      }
      return found;
    });
  } catch (error) {
    const outcome = outcomeOf(error);
    const why = outcome.kind === 'forbidden' ? `add \`${outcome.permissions ?? 'actions: read'}\`` : outcome.why;
    warn(`the run ${run.id} could not be reported: ${why}`);
    return [];
  }
}

function nothing(reason: string): Reported[] {
  info(`nothing to report: ${reason}`);
  return [];
}

function notOurs({ id, path }: ReportedRun): Reported[] {
  const hint = 'only workflows of the default branch are reported (this needs `contents: read`)';
  warn(`the run ${id} is not reported: its workflow ${path} is not on the default branch; ${hint}`);
  return [];
}

async function reportedFigures({ inputs, run, trusted }: Reporter, search: Search): Promise<RunFigures | null> {
  const artifact = newestArtifact(
    await listArtifacts(search.api, search.context.repository, run.id),
    inputs.settings.name,
  );
  if (!artifact) return useless(run, 'left no figures to report');
  if (artifact.expired) return useless(run, 'left figures that have expired');
  const candidate = { id: run.id, sha: run.head, createdAt: 0, attempt: run.attempt, event: run.event, number: 0 };
  const read = await readBaselineArtifact(search, candidate, artifact);
  if ('figures' in read) return withStepNames(read.figures, trusted);
  return useless(run, read.kind === 'corrupt' ? `left an artifact that ${read.why}` : 'left figures that have expired');
}

function useless(run: ReportedRun, why: string): null {
  warn(`the run ${run.id} ${why}`);
  return null;
}

/** Causes with the names of the steps that they speak of, as our own corpus has them. */
function withStepNames(figures: RunFigures, trusted: Reporter['trusted']): RunFigures {
  const questions = figures.questions.map((question) => {
    const steps = trusted.get(question.fingerprint ?? '')?.groups.flat() ?? [];
    const stepName = question.why && steps[question.why.cause.step]?.name;
    return stepName && question.why ? { ...question, why: { ...question.why, stepName } } : question;
  });
  return { ...figures, questions };
}

/** Where the baseline of a reported run is looked for. */
export function searchOf({ inputs, context, run }: Reporter, pull: Pull): BaselineSearch {
  const plan = {
    kind: 'pull_request' as const,
    number: pull.number,
    head: run.head,
    fork: true,
    baseBranch: pull.baseBranch,
    base: pull.base,
  };
  return {
    // The workflow that evaluates, not the reporting one, has the baselines.
    context: { ...context, runId: run.id, plan },
    name: inputs.settings.name,
    branch: inputs.baselineBranch,
    token: inputs.token,
    now: Date.now(),
  };
}
