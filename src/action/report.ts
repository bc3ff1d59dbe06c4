import { readCorpus } from '../adapters/corpus.js';
import { findBaseline } from '../adapters/github/baseline.js';
import { type CommentJob, publishComment } from '../adapters/github/comment.js';
import type { Pull } from '../adapters/github/reported.js';
import { sha256 } from '../adapters/hash.js';
import { checkedFigures } from '../core/claimed-figures.js';
import { forInput } from '../core/errors.js';
import type { QuestionFigures, RunFigures } from '../core/figures.js';
import { fingerprintOf } from '../core/fingerprint.js';
import type { RunContext } from '../core/github/event.js';
import { type BaselineOutcome, firstOf, olderNote, reasonOf } from '../core/github/outcome.js';
import type { Question } from '../core/model.js';
import type { Redact } from '../core/redact.js';
import { type Report, reportOfRun } from '../core/report.js';
import { judge } from '../evaluate.js';
import { COMMENT_LIMIT, RUNG_COUNT, renderComment } from '../report/comment.js';
import { counted } from '../report/numbers.js';
import { code, type Inline, strong, type Text } from '../report/text.js';
import { VERSION } from '../version.js';
import { commentKey, comparedWith } from './comment.js';
import { rootsOf } from './environment.js';
import { runUrl } from './evaluate.js';
import type { ActionInputs } from './inputs.js';
import { info, warn } from './log.js';
import { setCommentOutputs } from './outputs.js';
import { type Reported, type Reporter, reportedPulls, searchOf } from './reported.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Comments on the pull request of another run, a fork's: its numbers, checked, in words and texts of our own. */
export async function reportAction(
  inputs: ActionInputs,
  context: RunContext,
  env: Environment,
  redact: Redact,
): Promise<string[]> {
  if (context.plan.kind !== 'workflow_run') return [];
  const { run } = context.plan;
  setCommentOutputs({ kind: 'skipped', reason: 'nothing to report' });
  if (run.event !== 'pull_request') {
    info(`nothing to report: the run was started by ${run.event}`);
    return [];
  }
  const trusted = await trustedQuestions(inputs, env);
  const reporter = { inputs, context, run, trusted, redact };
  for (const found of await reportedPulls(reporter)) {
    const outcome = await publishComment(await commentJob(reporter, found));
    if (outcome.kind === 'failed') warn(`the comment was not written: ${outcome.reason}`);
    setCommentOutputs(outcome);
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

async function commentJob(reporter: Reporter, { pull, figures }: Reported): Promise<CommentJob> {
  const { inputs, context, run, redact } = reporter;
  const found = await findBaseline(searchOf(reporter, pull));
  const notes = found.kind === 'found-older' ? [olderNote(found)] : [];
  const baseline = 'figures' in found ? { ...found.figures, label: pull.baseBranch, notes } : null;
  const reason = baseline ? '' : reasonFor(found, pull);
  const first = firstOf(found, { workflow: run.path, branch: pull.baseBranch, isFirst: false });
  const none = { kind: 'none' as const, label: pull.baseBranch, reason, ...first };
  const known = new Set(baseline?.questions.map(({ id }) => id));
  const checked = checkedFigures(figures, reporter.trusted, baseline);
  const report = judge(reportOfRun(checked, VERSION), baseline ?? none, inputs.settings, redact);
  const usual = commentKey(run.path, inputs.settings.name);
  // A fork may have the figures of one name come from several workflows.
  const key = isFork(reporter) ? commentKey('', inputs.settings.name) : usual;
  const identity = { key, runId: run.id, attempt: run.attempt, sha: run.head };
  const options = {
    thisRun: 'This PR',
    redact,
    ...(reporter.trusted.size > 0 && { textsFrom: pull.baseBranch }),
    footer: footerOf(reporter, pull, found, report),
    textOf: (question: QuestionFigures) => textOf(question, reporter.trusted, known),
    claim: claimOf(reporter, report, isJudged(figures)),
    // Template ids are the fork's words.
    without: ['templates' as const],
  };
  return {
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
    bodyOf: (rung: number) =>
      rung < RUNG_COUNT ? renderComment(report, identity, options, COMMENT_LIMIT, rung) : null,
  };
}

/** The last line: what the figures are compared with, the run that left them, and its commit. */
function footerOf(reporter: Reporter, pull: Pull, found: BaselineOutcome, { comparison }: Report): Text[] {
  const { context, run } = reporter;
  const isCompared = 'source' in found && comparison.kind === 'compared';
  const text = isFork(reporter) ? "the fork's run" : 'the reported run';
  return [
    ...(isCompared ? [comparedWith(context, pull.baseBranch, found.source, false)] : []),
    [{ link: { text, url: runUrl({ ...context, runId: run.id }) } }],
    ['commit ', code(run.head.slice(0, 7))],
  ];
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

function claimOf(reporter: Reporter, { comparison, questions }: Report, judged: boolean): Text[] {
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
