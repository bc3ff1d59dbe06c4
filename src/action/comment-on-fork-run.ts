import { readCorpus } from '../adapters/files/corpus.js';
import { publishComment } from '../adapters/github/comment.js';
import { findBaseline } from '../adapters/github/find-baseline.js';
import type { Pull } from '../adapters/github/reported.js';
import { sha256 } from '../adapters/hash.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import { type RunContext, runUrl } from '../core/github/event.js';
import type { BaselineOutcome } from '../core/runs/baseline-outcome.js';
import { checkedFigures } from '../core/runs/claimed-figures.js';
import { compareAndGate, resolveBaseline } from '../core/runs/compare-and-gate.js';
import type { QuestionFigures, RunFigures } from '../core/runs/figures.js';
import { type Report, reasonNotToComment, scoredEarlier } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import type { Question } from '../core/steps/model.js';
import { counted } from '../core/text/numerals.js';
import type { Environment } from '../core/text/values.js';
import { forInput } from '../core/words/errors.js';
import { type CommentOptions, commentBodies, footerTexts } from '../report/formats/comment.js';
import { THIS_PR } from '../report/words/blocks.js';
import { code, type Inline, strong, type Text } from '../report/words/text.js';
import { publish, type Surface } from '../run/publish.js';
import { logCheck, publishReportedCheck } from './check.js';
import { commentKey, comparedWith, logComment } from './comment.js';
import { rootsOf } from './environment.js';
import type { ActionInputs } from './inputs.js';
import { knownOfPull, withLabel } from './known.js';
import { info } from './log.js';
import { setCheckOutputs, setCommentOutputs } from './outputs.js';
import { type Reported, type Reporter, reportedPulls, searchOf } from './reported.js';

/** Comments on the pull request of another run, a fork's: its numbers, after a check, with sentences and texts from this repository. */
export async function commentOnForkRun(
  inputs: ActionInputs,
  context: RunContext,
  env: Environment,
  redact: Redact,
): Promise<string[]> {
  if (context.plan.kind !== 'workflow_run') return [];
  const { run } = context.plan;
  setCheckOutputs({ kind: 'skipped', reason: 'nothing to report' });
  setCommentOutputs({ kind: 'skipped', reason: 'nothing to report' });
  if (run.event !== 'pull_request') {
    info(`nothing to report: the run was started by ${run.event}`);
    return [];
  }
  const trusted = await trustedQuestions(inputs, env);
  const reporter = { inputs, context, run, trusted, redact, roots: rootsOf(env) };
  for (const [index, found] of (await reportedPulls(reporter)).entries()) {
    await publishFor(reporter, found, index === 0);
  }
  return [];
}

/** Questions of the default branch's corpus; what a fork calls its own is never shown. */
async function trustedQuestions({ settings }: ActionInputs, env: Environment): Promise<Map<string, Question>> {
  if (settings.corpus.length === 0) return new Map();
  const { corpus } = await forInput('corpus', readCorpus(settings.corpus, rootsOf(env)));
  const { questions } = corpus;
  return new Map(questions.map((question) => [fingerprintOf(question, sha256), question]));
}

/** Several pull requests can have the same head: each has its comment, the commit one check run. */
async function publishFor(reporter: Reporter, reported: Reported, isFirst: boolean): Promise<void> {
  const { run, inputs, trusted, redact } = reporter;
  const { pull, figures } = reported;
  const outcome = await findBaseline(searchOf(reporter, pull));
  const place = { workflow: run.path, branch: pull.baseBranch, isOnBranch: false };
  const baseline = resolveBaseline(outcome, place);
  const base = 'kind' in baseline ? null : baseline;
  const checked = checkedFigures(figures, trusted, base);
  const known = await knownOfPull(inputs, reporter.context, reporter.roots, pull);
  const gated = compareAndGate(scoredEarlier(checked), baseline, { ...inputs.settings, known }, redact);
  const labeled = { number: pull.number, head: run.head, workflow: run.path };
  const report = await withLabel(gated, inputs, reporter.context, labeled);
  const shown = shownIn(reporter, reported, { report, outcome, base });
  const check = inputs.check && isFirst ? [forkCheckSurface(reporter, shown)] : [];
  await publish(report, [...check, forkCommentSurface(reporter, pull, shown)]);
}

function forkCheckSurface(reporter: Reporter, shown: CommentOptions): Surface<'check'> {
  const publishHere = async (report: Report) => {
    const outcome = await publishReportedCheck(reporter, report, shown);
    logCheck(outcome);
    setCheckOutputs(outcome);
    return outcome;
  };
  return { name: 'check', publish: publishHere };
}

function shownIn(
  reporter: Reporter,
  { pull, figures }: Reported,
  compared: { readonly report: Report; readonly outcome: BaselineOutcome; readonly base: RunFigures | null },
): CommentOptions {
  const { trusted, redact } = reporter;
  const known = new Set(compared.base?.questions.map(({ id }) => id));
  return {
    thisRun: THIS_PR,
    redact,
    ...(trusted.size > 0 && { textsFrom: pull.baseBranch }),
    footer: footerOf(reporter, pull, compared.outcome, compared.report),
    textOf: (question) => textOf(question, trusted, known),
    idOf: (question) => idOf(question, trusted, known),
    claim: claimOf(reporter, compared.report, isJudged(figures)),
    // Template ids are the fork's words.
    without: ['templates'],
  };
}

function forkCommentSurface(reporter: Reporter, pull: Pull, shown: CommentOptions): Surface<'comment'> {
  const { inputs, context, run } = reporter;
  const usual = commentKey(run.path, inputs.settings.name);
  // A fork can report under one name from several workflows, so the key leaves the workflow out.
  const key = isFork(reporter) ? commentKey('', inputs.settings.name) : usual;
  const identity = { key, runId: run.id, attempt: run.attempt, sha: run.head };
  const publishHere = async (report: Report) => {
    const outcome = await publishComment({
      token: inputs.token,
      owner: context.repository.owner,
      repo: context.repository.name,
      number: pull.number,
      key,
      otherKeys: [usual],
      runId: run.id,
      attempt: run.attempt,
      head: run.head,
      once: true,
      notCreated: reasonNotToComment(report, inputs.commentWhen),
      bodyOf: commentBodies(report, identity, shown),
    });
    logComment(outcome);
    setCommentOutputs(outcome);
    return outcome;
  };
  return { name: 'comment', publish: publishHere };
}

/** The last line: what the figures are compared with, the run that left them, and its commit. */
function footerOf(reporter: Reporter, pull: Pull, found: BaselineOutcome, { comparison }: Report): Text[] {
  const { context, run } = reporter;
  const isCompared = 'source' in found && comparison.kind === 'compared';
  const text = isFork(reporter) ? "the fork's run" : 'the reported run';
  const compared = isCompared ? comparedWith(context, pull.baseBranch, found.source, false) : null;
  return footerTexts(compared, [{ text, url: runUrl({ ...context, runId: run.id }) }], run.head);
}

/** The text of the trusted corpus, else an id that the trusted baseline has, else no text of the fork. */
function textOf(question: QuestionFigures, trusted: Reporter['trusted'], known: ReadonlySet<string>): Inline {
  const own = trusted.get(question.fingerprint ?? '');
  if (own) return own.text;
  return known.has(question.id) ? code(question.id) : 'a question of the fork';
}

/** The id of our own corpus or of our own baseline; a fork's ids are its own words. */
function idOf({ fingerprint, id }: QuestionFigures, trusted: Reporter['trusted'], known: ReadonlySet<string>) {
  return trusted.get(fingerprint ?? '')?.id ?? (known.has(id) ? id : null);
}

/** A run of Dependabot has a fork's token, but no fork. */
function isFork({ context, run }: Reporter): boolean {
  return run.headRepositoryId !== context.repository.id;
}

function whoseRun(reporter: Reporter): Text {
  const { headOwner, headRepository, headBranch } = reporter.run;
  if (!isFork(reporter)) return ['a run of the branch ', code(headBranch)];
  return ['a run of the fork ', code(`${headOwner}/${headRepository}`)];
}

function isJudged({ judge, questions }: RunFigures): boolean {
  return judge != null || questions.some(({ answer }) => answer !== undefined);
}

function claimOf(reporter: Reporter, { comparison, run: { questions } }: Report, judged: boolean): Text[] {
  const { label } = comparison;
  const same = comparison.kind === 'compared' ? comparison.paired : null;
  return [
    [
      strong('Reported by ', ...whoseRun(reporter), '.'),
      ' Its author controls workflow, responses and corpus there; treat these figures as a claim.',
    ],
    ...(judged ? [['Judged figures are omitted, because they cannot be verified.']] : []),
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
