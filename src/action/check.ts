import { resolve } from 'node:path';
import { placesOfQuestions } from '../adapters/files/corpus.js';
import { type CheckJob, MAX_ANNOTATIONS, publishCheck } from '../adapters/github/check.js';
import type { WriteOutcome } from '../adapters/github/upsert.js';
import type { RunDelta } from '../core/comparison/comparison.js';
import type { QuestionFigures } from '../core/figures/figures.js';
import type { Report } from '../core/gates/report.js';
import { headOf, runUrl } from '../core/github/event.js';
import { MAX_NAME, MAX_TEXT } from '../core/shown.js';
import { type CommentOptions, checkText, conclusionOf } from '../report/formats/comment.js';
import type { PageAddress } from '../report/words/blocks.js';
import { whyOf } from '../report/words/cause-sentences.js';
import { brokenTexts, failedChecksText } from '../report/words/rule-sentences.js';
import { cut, oneLine, plain } from '../report/words/text.js';
import type { Destination } from './comment.js';
import { type ActionRun, workspacePath } from './environment.js';
import type { Reporter } from './reported-pulls.js';

/** The runner shows ten warnings per step. */
export const SHOWN_WARNINGS = 10;

/** Writes the check run of a run, if requested and the token may write. */
export async function publishRunCheck(
  { check, context, token, name }: Destination,
  content: Pick<CheckJob, 'title' | 'summaryOf' | 'conclusion' | 'annotations' | 'url'>,
): Promise<WriteOutcome> {
  const { plan, repository, runId, attempt } = context;
  if (!check) return { kind: 'skipped', reason: 'check: false' };
  if (plan.kind === 'pull_request' && plan.fork) {
    const reason = 'a run from a fork or of Dependabot has no permission to write check runs; use mode: report';
    return { kind: 'skipped', reason };
  }
  return publishCheck({ ...content, token, repository, name: checkName(name), sha: headOf(context), runId, attempt });
}

/** Writes the check run of a reported run: never green, as its figures are a claim, and without annotations. */
export async function publishReportedCheck({ inputs, context, run }: Reporter, report: Report, shown: CommentOptions) {
  const conclusion = conclusionOf(report);
  return publishCheck({
    token: inputs.token,
    repository: context.repository,
    name: checkName(inputs.settings.name),
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

function checkName(evaluation: string): string {
  return `Stepgate / ${evaluation}`;
}

export function annotationsOf(places: readonly RegressedPlace[], addressOf: PageAddress) {
  const formatLine = (text: string, length: number) => cut(oneLine(text), length);
  return places.map(({ id, why, file, line }) => {
    const address = addressOf({ id });
    const message = `${formatLine(why, MAX_TEXT)}${address ? ` ${address}` : ''}`;
    const title = `Regressed: ${formatLine(id, MAX_NAME)}`;
    return { path: file, start_line: line, end_line: line, annotation_level: 'warning', title, message };
  });
}

/** A regressed question at its line of the corpus; `file`: from the workspace. */
type RegressedPlace = Awaited<ReturnType<typeof regressedPlaces>>[number];

/** Finds the locations of the worst regressions, worst first, without files outside the workspace. */
export async function regressedPlaces({ comparison }: Report, { inputs, env, roots }: ActionRun) {
  if (comparison.kind !== 'compared') return [];
  const worst = listRegressions(comparison).slice(0, MAX_ANNOTATIONS);
  if (worst.length === 0) return [];
  const ids = new Set(worst.map(({ id }) => id));
  // Corpus files may have been removed meanwhile; the report lists the questions anyway.
  const places = await placesOfQuestions(inputs.settings.corpus, ids, roots).catch(() => null);
  return worst.flatMap(({ id, why }) => {
    const place = places?.get(id);
    const file = place && workspacePath(resolve(place.file), env.GITHUB_WORKSPACE || '.');
    return file ? [{ id, why: plain(why), file, line: place.line }] : [];
  });
}

/** Lists regressed questions without repeats. Broken rules are first, because such a call may have done harm. */
function listRegressions({ ruleBreaks, regressed, droppedChecks }: RunDelta) {
  const brokenRules = ruleBreaks.map(({ head, rules }) => ({ id: head.id, why: brokenTexts(rules) }));
  const missedSteps = regressed.map(({ head }) => ({ id: head.id, why: whyOf(head) }));
  const whyFailed = ({ checks }: QuestionFigures) => failedChecksText(checks?.failed ?? []);
  const failedChecks = droppedChecks.map(({ head }) => ({ id: head.id, why: whyFailed(head) }));
  const seenIds = new Set<string>();
  return [...brokenRules, ...missedSteps, ...failedChecks].filter(({ id }) => !seenIds.has(id) && seenIds.add(id));
}
