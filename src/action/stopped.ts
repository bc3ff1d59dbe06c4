import type { Notice } from '../core/comparison/notices.js';
import { headOf, runUrl } from '../core/github/event.js';
import type { Rewrite } from '../core/text/values.js';
import { type Problem, renderProblem, type StepgateError } from '../core/words/errors.js';
import { COMMENT_LIMIT, fittingBodies, MAX_TITLE, renderFitting } from '../report/formats/comment.js';
import { evaluationText, type View } from '../report/formats/view.js';
import { type Block, footerBlock } from '../report/words/blocks.js';
import { noticeText } from '../report/words/notices.js';
import { cut, plain, type Text, verdictSign } from '../report/words/text.js';
import { publishRunCheck } from './check.js';
import { type Destination, publishOnPull, runLinks, thisRunOf } from './comment.js';
import { info, writeSummary } from './log.js';
import { reportWrite } from './outputs.js';

interface Stop {
  /** Whether this is a failure; else the result is neutral. */
  readonly failed: boolean;
  /** The reason, as the end of a sentence. */
  readonly why: string;
  readonly lines: readonly Text[];
  /** What a reviewer must know: a comment is then also created. */
  readonly notices: readonly Notice[];
}

export function stopOf(error: StepgateError): Stop {
  const { problems, message } = error;
  const [first] = problems;
  const why = first ? reasonOf(first) : (message.split('\n')[0] ?? '');
  const lines = problems.length > 1 ? message.split('\n').map((line): Text => [line]) : [];
  return { failed: true, why, lines, notices: [] };
}

/** "responses.jsonl is empty"; a problem at a place of a file as in the log. */
function reasonOf(problem: Problem): string {
  const { file, line, path = [], message } = problem;
  const isVerb = /^(?:is|has|holds|cannot|does|exceeds)\b/.test(message);
  if (file === undefined || line !== undefined || path.length > 0 || !isVerb) return renderProblem(problem);
  return `${file} ${message}`;
}

/**
 * Says that a commit was not evaluated, and why: in the job summary, in the comment of an earlier commit, which would otherwise
 * stay, and in the check run.
 */
export async function publishStop(to: Destination, stop: Stop, redact: Rewrite): Promise<void> {
  const view = redact(viewOfStop(to, stop));
  info(`${verdictSign(view)}${plain(view.title)}`);
  await writeSummary(renderFitting(() => view, null, {}, COMMENT_LIMIT));
  const check = await publishRunCheck(to, {
    ...{ title: cut(plain(view.title), MAX_TITLE), conclusion: stop.failed ? 'failure' : 'neutral' },
    ...{ url: runUrl(to.context), annotations: [], summaryOf: fittingBodies(() => view, null, { isUntitled: true }) },
  });
  if (check.kind !== 'skipped') reportWrite('check', check);
  const comment = await publishOnPull(to, {
    notCreated: stop.notices.length > 0 ? null : 'nothing was evaluated, and there is no earlier comment',
    bodiesFor: (identity) => fittingBodies(() => view, identity),
  });
  if (comment.kind !== 'skipped') reportWrite('comment', comment);
}

export function viewOfStop(to: Pick<Destination, 'name' | 'context'>, { failed, why, lines, notices }: Stop): View {
  const { context } = to;
  const commit = headOf(context).slice(0, 7);
  const subject = commit === '' ? 'nothing was evaluated' : `commit ${commit} was not evaluated`;
  const meaning = failed
    ? 'Nothing was scored or compared, and no gate was checked.'
    : 'There are no results this time: the run neither passed nor failed, and no gate was checked.';
  const notes = [...notices.map((notice) => noticeText(notice)), ...lines];
  const note: Block[] = notes.length > 0 ? [{ kind: 'note', level: 'warning', lines: notes }] : [];
  return {
    passed: !failed,
    isUngated: true,
    title: [...evaluationText(thisRunOf(to)), `${subject}: ${why}`],
    blocks: [
      { kind: 'paragraph', text: [meaning] },
      ...note,
      footerBlock(runLinks(context, 'run').map((link) => [{ link }])),
    ],
  };
}
