import { readCorpus } from '../adapters/corpus.js';
import { connectGithub, type GithubApi } from '../adapters/github/api.js';
import { type BaselineSearch, findBaseline, SEARCH_MS } from '../adapters/github/baseline.js';
import { readBaselineArtifact } from '../adapters/github/baseline-artifact.js';
import { type CommentOutcome, publishComment } from '../adapters/github/comment.js';
import { listArtifacts, matchingPulls, type Pull } from '../adapters/github/reported.js';
import { sha256 } from '../adapters/hash.js';
import type { QuestionFigures, RunFigures } from '../core/figures.js';
import { fingerprintOf } from '../core/fingerprint.js';
import { newestBaseline } from '../core/github/baseline-choice.js';
import type { ReportedRun, RunContext } from '../core/github/event.js';
import { type BaselineOutcome, firstOf, olderNote, reasonOf } from '../core/github/outcome.js';
import type { Question } from '../core/model.js';
import { type Report, reportOfRun } from '../core/report.js';
import { judge } from '../evaluate.js';
import { COMMENT_LIMIT, RUNG_COUNT, renderComment } from '../report/comment.js';
import { counted } from '../report/numbers.js';
import { code, type Inline, strong, type Text } from '../report/text.js';
import { VERSION } from '../version.js';
import { commentKey, comparedWith } from './comment.js';
import { runUrl } from './evaluate.js';
import type { ActionInputs } from './inputs.js';
import { info, warn } from './log.js';
import { setCommentOutputs } from './outputs.js';

/** What the reporter knows of the run it speaks of. */
interface Reporter {
  readonly inputs: ActionInputs;
  readonly context: RunContext;
  readonly api: GithubApi;
  readonly run: ReportedRun;
  /** Questions of the default branch's corpus, by fingerprint. */
  readonly trusted: ReadonlyMap<string, Question>;
}

/** Comments on the pull request of another run, a fork's: its numbers, checked, in words and texts of our own. */
export async function reportAction(inputs: ActionInputs, context: RunContext): Promise<string[]> {
  if (context.plan.kind !== 'workflow_run') return [];
  const { run } = context.plan;
  if (run.event !== 'pull_request') {
    info(`nothing to report: the run was started by ${run.event}`);
    return [];
  }
  const api = connectGithub(inputs.token);
  const reporter = { inputs, context, api, run, trusted: await trustedQuestions(inputs) };
  const pulls = await matchingPulls(api, context.repository, run);
  if (pulls.length === 0) info('nothing to report: no open pull request has this run as its head');
  for (const pull of pulls) setCommentOutputs(await reportOn(reporter, pull));
  return [];
}

/** Questions of the default branch's corpus; what a fork calls its own is never shown. */
async function trustedQuestions({ settings }: ActionInputs): Promise<Map<string, Question>> {
  if (settings.corpus.length === 0) return new Map();
  const { corpus } = await readCorpus(settings.corpus);
  const questions = corpus.templates.flatMap((template) => template.questions);
  return new Map(questions.map((question) => [fingerprintOf(question, sha256), question]));
}

async function reportOn(reporter: Reporter, pull: Pull): Promise<CommentOutcome> {
  const figures = await reportedFigures(reporter, pull);
  if (figures === null) {
    warn(`the run ${reporter.run.id} left no usable figures to report`);
    return { kind: 'skipped', reason: 'no figures' };
  }
  const outcome = await publishComment(await commentJob(reporter, pull, figures));
  if (outcome.kind === 'failed') warn(`the comment was not written: ${outcome.reason}`);
  return outcome;
}

async function reportedFigures(reporter: Reporter, pull: Pull): Promise<RunFigures | null> {
  const { api, context, run, inputs } = reporter;
  const artifact = newestBaseline(await listArtifacts(api, context.repository, run.id), inputs.settings.name);
  if (!artifact || artifact.expired) return null;
  const candidate = { id: run.id, sha: run.head, createdAt: 0, attempt: run.attempt, event: run.event, number: 0 };
  const read = await readBaselineArtifact(searchOf(reporter, pull, api), candidate, artifact);
  if ('figures' in read) return withStepNames(read.figures, reporter.trusted);
  warn(`the artifact of run ${run.id} ${read.kind === 'corrupt' ? read.why : 'has expired'}`);
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

function searchOf({ inputs, context, run }: Reporter, pull: Pull, api: GithubApi): BaselineSearch {
  const plan = {
    ...{ kind: 'pull_request' as const, number: pull.number, head: run.head, fork: true },
    ...{ baseBranch: pull.baseBranch, base: pull.base },
  };
  return {
    context: { ...context, plan },
    name: inputs.settings.name,
    branch: inputs.baselineBranch,
    api,
    now: Date.now(),
  };
}

async function commentJob(reporter: Reporter, pull: Pull, figures: RunFigures) {
  const { inputs, context, api, run } = reporter;
  const search = searchOf(reporter, pull, connectGithub(inputs.token, AbortSignal.timeout(SEARCH_MS)));
  const found = await findBaseline(search);
  const notes = found.kind === 'found-older' ? [olderNote(found)] : [];
  const baseline = 'figures' in found ? { ...found.figures, label: pull.baseBranch, notes } : null;
  const reason = baseline ? '' : reasonFor(found, pull);
  const first = firstOf(found, { workflow: run.path, branch: pull.baseBranch, isFirst: false });
  const none = { kind: 'none' as const, label: pull.baseBranch, reason, ...first };
  const known = new Set(baseline?.questions.map(({ id }) => id));
  const report = judge(reportOfRun(figures, VERSION), baseline ?? none, inputs.settings);
  const key = commentKey(run.path, inputs.settings.name);
  const identity = { key, runId: run.id, attempt: run.attempt, sha: run.head };
  const options = {
    thisRun: 'This PR',
    ...(reporter.trusted.size > 0 && { textsFrom: pull.baseBranch }),
    footer: [
      ...('source' in found && report.comparison.kind === 'compared'
        ? [comparedWith(context, pull.baseBranch, found.source, false)]
        : []),
      [{ link: { text: "the fork's run", url: runUrl({ ...context, runId: run.id }) } }],
      ['commit ', code(run.head.slice(0, 7))],
    ],
    textOf: (question: QuestionFigures) => textOf(question, reporter.trusted, known),
    claim: claimOf(run, report),
    // Template ids are the fork's words.
    without: ['templates' as const],
  };
  return {
    api,
    owner: context.repository.owner,
    repo: context.repository.name,
    number: pull.number,
    key,
    runId: run.id,
    attempt: run.attempt,
    head: run.head,
    once: true,
    bodyOf: (rung: number) =>
      rung < RUNG_COUNT ? renderComment(report, identity, options, COMMENT_LIMIT, rung) : null,
  };
}

function reasonFor(outcome: BaselineOutcome, pull: Pull): string {
  return 'figures' in outcome ? '' : reasonOf(outcome, pull.baseBranch);
}

/** A text of our own corpus, else an id that our own baseline has, else nothing of the fork's. */
function textOf(question: QuestionFigures, trusted: Reporter['trusted'], known: ReadonlySet<string>): Inline {
  const own = trusted.get(question.fingerprint ?? '');
  if (own) return own.text;
  return known.has(question.id) ? code(question.id) : 'a question of the fork';
}

function claimOf(run: ReportedRun, { comparison, questions }: Report): Text[] {
  const { label } = comparison;
  const same = comparison.kind === 'compared' ? comparison.paired : null;
  return [
    [
      strong('Reported by a run of the fork ', code(`${run.headOwner}/${run.headRepository}`), '.'),
      ' Its author controls workflow, responses and corpus there; treat these figures as a claim.',
    ],
    ...(same === null
      ? []
      : [
          [
            'References: identical to ',
            code(label),
            ` for ${same} of ${counted(questions.length, 'question')}, as reported.`,
          ],
        ]),
  ];
}
