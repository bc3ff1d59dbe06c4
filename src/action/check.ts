import { isAbsolute, relative, resolve, sep } from 'node:path';
import { placesOfQuestions } from '../adapters/files/corpus.js';
import { type BaselineSearch, connectGithub, outcomeOf, SEARCH_MS, type Search } from '../adapters/github/api.js';
import { listArtifacts, readBaselineArtifact } from '../adapters/github/artifacts.js';
import { type CheckAnnotation, type CheckOutcome, publishCheck } from '../adapters/github/check.js';
import { isOwnWorkflow, matchingPulls, type Pull } from '../adapters/github/comment.js';
import { within } from '../adapters/github/failure.js';
import { type Checkout, headOf, type ReportedRun, type RunContext, runUrl } from '../core/github/event.js';
import { newestArtifact } from '../core/runs/baseline-candidates.js';
import type { RunDelta } from '../core/runs/comparison.js';
import type { RunFigures } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import type { Question } from '../core/steps/model.js';
import type { Environment } from '../core/text/values.js';
import { type CommentOptions, checkText, conclusionOf } from '../report/formats/comment.js';
import type { PageAddress } from '../report/words/blocks.js';
import { whyOf } from '../report/words/cause-sentences.js';
import { brokenTexts, failedChecksText } from '../report/words/rule-sentences.js';
import { cut, oneLine, plain, type Text } from '../report/words/text.js';
import { type ActionRun, rootsOf } from './environment.js';
import type { ActionInputs } from './inputs.js';
import { info, warn, warnAt } from './log.js';

/** Maximum annotations of a check run, sent in ten requests. */
export const MAX_ANNOTATIONS = 500;
/** Maximum characters; GitHub allows titles of 255 characters and messages of 64 KB. */
const MAX_TITLE = 255;
const MAX_MESSAGE = 4000;

/** The data of a check run in addition to the report. */
interface CheckSurroundings {
  readonly shown: CommentOptions;
  /** The URL of the details link. */
  readonly url: string;
  /** Whether the run failed although its report passed. Example: two jobs use the same name. */
  readonly isBroken: boolean;
  readonly places: readonly RegressedPlace[];
}

/** Writes the check run of an evaluating run, if requested and the token may write. */
export async function publishOwnCheck(
  { inputs, context }: ActionRun,
  report: Report,
  { shown, url, isBroken, places }: CheckSurroundings,
): Promise<CheckOutcome> {
  if (!inputs.check) return { kind: 'skipped', reason: 'check: false' };
  if (context.plan.kind === 'pull_request' && context.plan.fork) {
    const reason = 'a run from a fork or of Dependabot has no permission to write check runs; use mode: report';
    return { kind: 'skipped', reason };
  }
  return publishCheck({
    ...makeTarget(inputs, context),
    sha: headOf(context),
    runId: context.runId,
    attempt: context.attempt,
    conclusion: isBroken ? 'failure' : conclusionOf(report),
    url,
    annotations: places.map((place) => makeAnnotation(place, shown)),
    ...checkText(report, shown),
  });
}

/**
 * Writes the check run of a reported run. Its figures are an unverified claim, so it is never green. It has no
 * annotations, because the head, with the lines of its corpus, is never read.
 */
export async function publishReportedCheck(
  { inputs, context, run }: Reporter,
  report: Report,
  shown: CommentOptions,
): Promise<CheckOutcome> {
  const conclusion = conclusionOf(report);
  return publishCheck({
    ...makeTarget(inputs, context),
    sha: run.head,
    runId: run.id,
    attempt: run.attempt,
    conclusion: conclusion === 'success' ? 'neutral' : conclusion,
    url: runUrl({ ...context, runId: run.id }),
    annotations: [],
    once: true,
    ...checkText(report, shown),
  });
}

function makeTarget({ token, settings }: ActionInputs, { repository: { owner, name } }: RunContext) {
  return { token, repository: { owner, repo: name }, name: `Stepgate / ${settings.name}` };
}

function makeAnnotation(
  { id, why, file, line }: RegressedPlace,
  { addressOf, redact }: CommentOptions,
): CheckAnnotation {
  const formatLine = (text: string, length: number) => cut(redact(oneLine(redact(text))), length);
  const address = addressOf?.({ id });
  const message = `${formatLine(why, MAX_MESSAGE)}${address ? ` ${address}` : ''}`;
  return { path: file, line, title: formatLine(`Regressed: ${id}`, MAX_TITLE), message };
}

/** Logs the result of a requested check run. */
export function logCheck(outcome: CheckOutcome): void {
  if (outcome.kind === 'failed') warn(`the check run was not written: ${outcome.reason}`);
  else info(`check run: ${outcome.kind}${'reason' in outcome ? ` (${outcome.reason})` : ''}`);
  const incomplete = 'incomplete' in outcome ? outcome.incomplete : null;
  if (incomplete !== null) warn(`the check run is incomplete: ${incomplete}`);
}

/** A regressed question at its line of the corpus. */
export interface RegressedPlace {
  readonly id: string;
  readonly why: string;
  /** Path from the workspace. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** Finds the locations of the worst regressions, worst first, without files outside the workspace. */
export async function regressedPlaces(
  { comparison }: Report,
  corpus: readonly string[],
  env: Environment,
  maxPlaces: number,
): Promise<RegressedPlace[]> {
  if (comparison.kind !== 'compared') return [];
  const worst = listRegressions(comparison).slice(0, maxPlaces);
  if (worst.length === 0) return [];
  const ids = new Set(worst.map(({ id }) => id));
  // Corpus files may have been removed meanwhile; the report lists the questions anyway.
  const places = await placesOfQuestions(corpus, ids, rootsOf(env)).catch(() => null);
  return worst.flatMap(({ id, why }) => {
    const place = places?.get(id);
    const file = place && toWorkspacePath(place.file, env);
    return file ? [{ id, why: plain(why), file, line: place.line }] : [];
  });
}

/** Lists regressed questions without repeats. Broken rules are first, because such a call may have done harm. */
function listRegressions({
  ruleBreaks,
  regressed,
  fallenChecks,
}: RunDelta): { readonly id: string; readonly why: Text }[] {
  const brokenRules = ruleBreaks.map(({ head, rules }) => ({ id: head.id, why: brokenTexts(rules) }));
  const missedSteps = regressed.map(({ head }) => ({ id: head.id, why: whyOf(head) }));
  const failedChecks = fallenChecks.map(({ head }) => ({
    id: head.id,
    why: failedChecksText(head.checks?.failed ?? []),
  }));
  const seenIds = new Set<string>();
  return [...brokenRules, ...missedSteps, ...failedChecks].filter(({ id }) => !seenIds.has(id) && seenIds.add(id));
}

/** The path as in the diff of a pull request; null for a file outside the workspace. */
function toWorkspacePath(file: string, { GITHUB_WORKSPACE = '.' }: Environment): string | null {
  const path = relative(resolve(GITHUB_WORKSPACE), resolve(file));
  return path === '' || path.split(sep)[0] === '..' || isAbsolute(path) ? null : path.split(sep).join('/');
}

/** Maximum number of annotations; the runner shows ten warnings per step. */
export const SHOWN_ANNOTATIONS = 10;

/** Shows regressed questions as warnings at their lines of the corpus. */
export function annotateRegressions(places: readonly RegressedPlace[], addressOf: PageAddress): void {
  for (const { id, why, file, line } of places.slice(0, SHOWN_ANNOTATIONS)) {
    warnAt({ file, line }, `Regressed: ${id}`, why, addressOf({ id }));
  }
}

/**
 * Converts paths to start from the root of the repository, which may be checked out in a subfolder of the workspace.
 * Places in a checkout of another commit or repository are dropped.
 */
export function inRepository(
  places: readonly RegressedPlace[],
  checkouts: readonly Checkout[],
  commits: readonly string[],
): RegressedPlace[] {
  return places.flatMap((place) => {
    const checkout = findInnermost(place.file, checkouts);
    if (!checkout) return [place];
    const isOwn = checkout.commit !== null && commits.includes(checkout.commit);
    return isOwn ? [{ ...place, file: place.file.slice(checkout.folder.length + 1) }] : [];
  });
}

function findInnermost(file: string, checkouts: readonly Checkout[]): Checkout | null {
  const containing = checkouts.filter(({ folder }) => file.startsWith(`${folder}/`));
  return containing.sort((a, b) => b.folder.length - a.folder.length)[0] ?? null;
}

/** The reported run, with the trusted data of this repository. */
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

/** A pull request with the figures of the reported run. */
export interface Reported {
  readonly pull: Pull;
  readonly figures: RunFigures;
}

/**
 * Finds the pull requests to comment on, each with the run's figures. A failure is logged and does not fail the job.
 */
export async function reportedPulls(reporter: Reporter): Promise<Reported[]> {
  const { inputs, context, run } = reporter;
  try {
    return await within(SEARCH_MS, async (signal) => {
      const api = connectGithub(inputs.token, { signal });
      const pulls = await matchingPulls(api, context.repository, run);
      if (pulls.length === 0) return logNothing('no open pull request has this run as its head');
      if (!(await isOwnWorkflow(api, context.repository, run.path))) return warnForeignWorkflow(run);
      const pullReports: Reported[] = [];
      for (const pull of pulls) {
        const figures = await readFigures(reporter, { ...searchOf(reporter, pull), api, signal });
        if (figures) pullReports.push({ pull, figures });
      }
      return pullReports;
    });
  } catch (error) {
    const outcome = outcomeOf(error);
    const why = outcome.kind === 'forbidden' ? `add \`${outcome.permissions ?? 'actions: read'}\`` : outcome.why;
    warn(`the run ${run.id} could not be reported: ${why}`);
    return [];
  }
}

function logNothing(reason: string): Reported[] {
  info(`nothing to report: ${reason}`);
  return [];
}

function warnForeignWorkflow({ id, path }: ReportedRun): Reported[] {
  const hint = 'only workflows of the default branch are reported (this needs `contents: read`)';
  warn(`the run ${id} is not reported: its workflow ${path} is not on the default branch; ${hint}`);
  return [];
}

async function readFigures({ inputs, run, trusted }: Reporter, search: Search): Promise<RunFigures | null> {
  const artifact = newestArtifact(
    await listArtifacts(search.api, search.context.repository, run.id),
    inputs.settings.name,
  );
  if (!artifact) return warnUnusable(run, 'left no figures to report');
  if (artifact.expired) return warnUnusable(run, 'left figures that have expired');
  const candidate = { id: run.id, sha: run.head, createdAt: 0, attempt: run.attempt, event: run.event, number: 0 };
  const baselineRead = await readBaselineArtifact(search, candidate, artifact);
  if ('figures' in baselineRead) return withStepNames(baselineRead.figures, trusted);
  return warnUnusable(
    run,
    baselineRead.kind === 'corrupt' ? `left an artifact that ${baselineRead.why}` : 'left figures that have expired',
  );
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

/** The baseline search of a reported run. */
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
    // Baselines belong to the evaluating workflow, not to the reporting one.
    context: { ...context, runId: run.id, plan },
    name: inputs.settings.name,
    branch: inputs.baselineBranch,
    token: inputs.token,
    now: Date.now(),
  };
}
