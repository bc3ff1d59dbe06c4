import { readCorpus } from '../adapters/corpus.js';
import { connectGithub } from '../adapters/github/api.js';
import { type BaselineSearch, findBaseline, outcomeOf, SEARCH_MS, type Search } from '../adapters/github/baseline.js';
import { readBaselineArtifact } from '../adapters/github/baseline-artifact.js';
import { type CommentJob, publishComment } from '../adapters/github/comment.js';
import { listArtifacts, matchingPulls, type Pull } from '../adapters/github/reported.js';
import { within } from '../adapters/github/time-limit.js';
import { sha256 } from '../adapters/hash.js';
import type { QuestionFigures, RunFigures } from '../core/figures.js';
import { fingerprintOf } from '../core/fingerprint.js';
import { newestBaseline } from '../core/github/baseline-choice.js';
import type { ReportedRun, RunContext } from '../core/github/event.js';
import { type BaselineOutcome, olderNote, reasonOf } from '../core/github/outcome.js';
import type { Question } from '../core/model.js';
import { makeRedactor } from '../core/redact.js';
import { type Report, reportOfRun } from '../core/report.js';
import { judge } from '../evaluate.js';
import { COMMENT_LIMIT, RUNG_COUNT, renderComment } from '../report/comment.js';
import { code, strong, type Text } from '../report/text.js';
import { VERSION } from '../version.js';
import { commentKey } from './comment.js';
import { rootsOf, secretsOf } from './environment.js';
import { runUrl } from './evaluate.js';
import type { ActionInputs } from './inputs.js';
import { info, warn } from './log.js';
import { setCommentOutputs } from './outputs.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the reporter knows of the run it speaks of. */
interface Reporter {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly run: ReportedRun;
  /** Questions of the default branch's corpus, by fingerprint. */
  readonly trusted: ReadonlyMap<string, Question>;
  readonly redact: (text: string) => string;
}

/** A pull request with the figures that the reported run left for it. */
interface Reported {
  readonly pull: Pull;
  readonly figures: RunFigures;
}

/** Comments on the pull request of another run, a fork's: its numbers, checked, in words and texts of our own. */
export async function reportAction(inputs: ActionInputs, context: RunContext, env: Environment): Promise<string[]> {
  if (context.plan.kind !== 'workflow_run') return [];
  const { run } = context.plan;
  if (run.event !== 'pull_request') {
    info(`nothing to report: the run was started by ${run.event}`);
    return [];
  }
  const trusted = await trustedQuestions(inputs, env);
  const { redact } = makeRedactor(secretsOf(env));
  const reporter = { inputs, context, run, trusted, redact };
  for (const found of await reportedPulls(reporter)) {
    const outcome = await publishComment(await commentJob(reporter, found));
    if (outcome.kind === 'failed') warn(`the comment was not written: ${outcome.reason}`);
    setCommentOutputs(outcome);
  }
  return [];
}

/** The pull requests to speak on, each with the run's figures. Trouble is said, and ends the report, never the job. */
async function reportedPulls(reporter: Reporter): Promise<Reported[]> {
  const { inputs, context, run } = reporter;
  try {
    return await within(SEARCH_MS, async (signal) => {
      const api = connectGithub(inputs.token, { signal });
      const pulls = await matchingPulls(api, context.repository, run);
      if (pulls.length === 0) return nothing('no open pull request has this run as its head');
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

/** Questions of the default branch's corpus; what a fork calls its own is never shown. */
async function trustedQuestions({ settings }: ActionInputs, env: Environment): Promise<Map<string, Question>> {
  if (settings.corpus.length === 0) return new Map();
  const { corpus } = await readCorpus(settings.corpus, rootsOf(env));
  const questions = corpus.templates.flatMap((template) => template.questions);
  return new Map(questions.map((question) => [fingerprintOf(question, sha256), question]));
}

async function reportedFigures({ inputs, run, trusted }: Reporter, search: Search): Promise<RunFigures | null> {
  const artifact = newestBaseline(
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

function searchOf({ inputs, context, run }: Reporter, pull: Pull): BaselineSearch {
  const plan = {
    ...{ kind: 'pull_request' as const, number: pull.number, head: run.head, fork: true },
    ...{ baseBranch: pull.baseBranch, base: pull.base },
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

async function commentJob(reporter: Reporter, { pull, figures }: Reported): Promise<CommentJob> {
  const { inputs, context, run, redact } = reporter;
  const found = await findBaseline(searchOf(reporter, pull));
  const notes = found.kind === 'found-older' ? [olderNote(found)] : [];
  const baseline = 'figures' in found ? { ...found.figures, label: pull.baseBranch, notes } : null;
  const none = { kind: 'none' as const, label: pull.baseBranch, reason: baseline ? '' : reasonFor(found, pull) };
  const known = new Set(baseline?.questions.map(({ id }) => id));
  const report = judge(reportOfRun(figures, VERSION), baseline ?? none, inputs.settings);
  const key = commentKey(run.path, inputs.settings.name);
  const identity = { key, runId: run.id, attempt: run.attempt, sha: run.head };
  const options = {
    thisRun: 'This PR',
    footer: [
      [{ link: { text: "the fork's run", url: runUrl({ ...context, runId: run.id }) } }],
      ['commit ', code(run.head.slice(0, 7))],
    ],
    textOf: (question: QuestionFigures) => textOf(question, reporter.trusted, known),
    claim: claimOf(run, report, pull),
    // Template ids are the fork's words.
    without: ['templates'],
  };
  return {
    token: inputs.token,
    owner: context.repository.owner,
    repo: context.repository.name,
    number: pull.number,
    key,
    runId: run.id,
    attempt: run.attempt,
    head: run.head,
    once: true,
    bodyOf: (rung: number) =>
      rung < RUNG_COUNT ? redact(renderComment(report, identity, options, COMMENT_LIMIT, rung)) : null,
  };
}

function reasonFor(outcome: BaselineOutcome, pull: Pull): string {
  return 'figures' in outcome ? '' : reasonOf(outcome, pull.baseBranch);
}

/** A text of our own corpus, else an id that our own baseline has, else nothing of the fork's. */
function textOf(question: QuestionFigures, trusted: Reporter['trusted'], known: ReadonlySet<string>): string {
  const own = trusted.get(question.fingerprint ?? '');
  if (own) return own.text;
  return known.has(question.id) ? question.id : 'a question of the fork';
}

function claimOf(run: ReportedRun, { comparison, questions }: Report, pull: Pull): Text[] {
  const same = comparison.kind === 'compared' ? comparison.paired : 0;
  return [
    [
      strong('Reported by a run of the fork ', code(`${run.headOwner}/${run.headRepository}`), '.'),
      ' Its author controls workflow, responses and corpus there; treat these figures as a claim.',
    ],
    ['References: identical to ', code(pull.baseBranch), ` for ${same} of ${questions.length} questions, as reported.`],
  ];
}
