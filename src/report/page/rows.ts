import { brokenRules, type QuestionDelta, type RunDelta } from '../../core/comparison/comparison.js';
import {
  isFullyChecked,
  isRight,
  isWrong,
  type QuestionFigures,
  SAME_SCORE,
  unaskedQuestions,
} from '../../core/figures/figures.js';
import { RECENT, RESULTS } from '../../core/figures/history.js';
import { isFlaky } from '../../core/figures/trials.js';
import type { Report } from '../../core/gates/report.js';
import type { Figure } from '../../core/judge/metric.js';
import { shortIds } from '../../core/show/ids.js';
import { signedNames } from '../../core/steps/shown.js';
import type { FailedCheck } from '../../core/words/rules.js';
import { questionAnchor } from '../words/blocks.js';
import { kindOf, UNKNOWN, whyText } from '../words/cause-sentences.js';
import { differenceText } from '../words/differences.js';
import { figureTitle } from '../words/judging.js';
import { scorePair } from '../words/numbers.js';
import { brokenText, checkKind, failedChecksText, ruleKind } from '../words/rule-sentences.js';
import { joined, plain, type Text } from '../words/text.js';

/** Groups of the list: the worst result of a question's rules, steps and answer checks. The worst group is first. */
const GROUPS = ['rule', 'regressed', 'check', 'wrong', 'improved', 'right', 'unscored', 'unasked'] as const;
export type Group = (typeof GROUPS)[number];

export type PageRow = ReturnType<typeof makeRow>;

/** Rows of all questions, the worst group first; compared groups have newly broken questions and large losses first. */
export function pageRows(report: Report, tagsOf: ReadonlyMap<string, readonly string[]>): PageRow[] {
  const { run, comparison } = report;
  const deltas = comparison.kind === 'compared' ? indexDeltas(comparison) : null;
  const notAsked = unaskedQuestions(run);
  const shortIdMap = shortIds([...run.questions, ...notAsked].map(({ id }) => id));
  const toRow = (question: QuestionFigures) =>
    makeRow(question, deltas, shortIdMap.get(question.id) ?? question.id, tagsOf.get(question.id) ?? []);
  const rows = [
    ...run.questions.map(toRow),
    ...notAsked.map((question) => ({ ...toRow(question), group: 'unasked' as const })),
  ];
  const byLoss = (a: PageRow, b: PageRow) =>
    Number(b.isNewlyBroken) - Number(a.isNewlyBroken) || scoreChange(a) - scoreChange(b);
  return orderGroups(rows, deltas !== null).flatMap((group) => {
    const groupRows = rows.filter((row) => row.group === group);
    return COMPARED_GROUPS.has(group) ? groupRows.sort(byLoss) : groupRows;
  });
}

/** Rules that the base run broke, too, come after what is new. */
function orderGroups(rows: readonly PageRow[], isCompared: boolean): readonly Group[] {
  const isNew = ({ group, isNewlyBroken, change }: PageRow) =>
    group === 'rule' && (isNewlyBroken || change === 'regressed');
  if (!isCompared || rows.some(isNew)) return GROUPS;
  return ['regressed', 'check', 'rule', ...GROUPS.slice(GROUPS.indexOf('wrong'))];
}

export const MISSED_GROUPS: ReadonlySet<Group> = new Set(['rule', 'regressed', 'check', 'wrong']);

/** Groups whose details include the answer of the base run. */
export const COMPARED_GROUPS: ReadonlySet<Group> = new Set(['rule', 'regressed', 'check', 'improved']);

/** Whether a figure of the judge is a part of an F1, which is shown. */
export function isPartOfF1(figure: Figure): boolean {
  return /^(?:answer|retrieval_answer|retrieval_context)_(?:recall|precision)$/.test(figure);
}

function indexDeltas(delta: RunDelta) {
  const { regressed, improved, edited, added, pairs, setAside, ruleBreaks, droppedChecks, corpusChange } = delta;
  return {
    known: new Map(setAside.map(({ entry, delta }) => [delta.head.id, entry])),
    byId: new Map([...regressed, ...improved].map((delta) => [delta.head.id, delta])),
    /** Questions that broke a rule that they kept in the base run, or fail more answer checks. */
    newlyBroken: new Set([...ruleBreaks, ...droppedChecks].map(({ head }) => head.id)),
    edited: new Set(
      [...edited, ...(corpusChange?.questions ?? []).filter(({ isEdited }) => isEdited)].map(({ head }) => head.id),
    ),
    added: new Set(added.map(({ id }) => id)),
    baseOf: new Map([...pairs, ...edited].map(({ base, head }) => [head.id, base])),
    /** Figures of the judge that can be compared, without the parts of an F1. */
    figures: delta.answers.figures.map(({ figure }) => figure).filter((figure) => !isPartOfF1(figure)),
  };
}

type Deltas = ReturnType<typeof indexDeltas>;

function makeRow(question: QuestionFigures, deltas: Deltas | null, shortId: string, tags: readonly string[]) {
  const { id, text, templateId, score, why, measures } = question;
  const change = changeKind(deltas?.byId.get(id));
  const base = deltas?.baseOf.get(id) ?? null;
  const isEdited = deltas?.edited.has(id);
  return {
    id,
    /** Id for display and commands; hashes are cut. */
    shortId,
    anchor: questionAnchor(id),
    text: signedNames(text ?? id),
    templateId,
    group: chooseGroup(question, change),
    /** Change of the steps score; null: unchanged, or no comparison. */
    change,
    /** Whether it broke a rule that it kept in the base run, or fails more answer checks than there. */
    isNewlyBroken: deltas?.newlyBroken.has(id) ?? false,
    isWrong: isWrong(question),
    isFlaky: isFlaky(question),
    /** The entry in the file of known failures; null: not a known failure. */
    known: deltas?.known.get(id) ?? null,
    brokenRules: brokenRules(question),
    failedCheck: hasFailedCheck(question),
    /** Difference from the question of the base run; null: no difference, or no comparison. */
    corpus: isEdited ? ('edited' as const) : deltas?.added.has(id) ? ('added' as const) : null,
    base: base?.score ?? null,
    score,
    /** Broken rules, the cause of the miss, and failed checks; empty if nothing is wrong. */
    why: formatReason(question),
    /** The difference of the query or the arguments, without the separator before it; empty: unknown or equal. */
    asked: isWrong(question) && why ? differenceText(why.detail).slice(1) : [],
    /** Heading of the questions with the same failure; null without a failure. Example: `empty result`. */
    heading: formatHeading(question),
    /** Results of the question in the last runs of the base's branch and in this run (`RESULTS`); empty: no history. */
    results: lastResults(base, question),
    /** Short text of the cause, used to count misses; null without a cause. */
    cause: isWrong(question) ? kindOf(question) : null,
    baseCause: base && isWrong(base) ? kindOf(base) : null,
    tags,
    measures,
    baseMeasures: base?.measures ?? null,
    /** Figures of the judge that differ from the base run. Example: `Answer F1 1.000 → 0.500`. */
    judged: judgedChanges(question, base, deltas?.figures ?? []),
  };
}

/** The judge's figures that differ on both sides, which no state of the row shows. */
function judgedChanges(head: QuestionFigures, base: QuestionFigures | null, figures: readonly Figure[]): string[] {
  return figures.flatMap((figure) => {
    const before = base?.answer?.figures[figure];
    const after = head.answer?.figures[figure];
    if (before === undefined || after === undefined || before === after) return [];
    return [`${figureTitle(figure)} ${scorePair(before, after).join(' → ')}`];
  });
}

function changeKind(delta: QuestionDelta | undefined): 'regressed' | 'improved' | null {
  if (!delta) return null;
  return delta.change < -SAME_SCORE ? 'regressed' : 'improved';
}

function chooseGroup(question: QuestionFigures, change: ReturnType<typeof changeKind>): Group {
  if (brokenRules(question).length > 0) return 'rule';
  if (change === 'regressed') return 'regressed';
  if (hasFailedCheck(question)) return 'check';
  if (question.score === null) return 'unscored';
  return change ?? (isRight(question) ? 'right' : 'wrong');
}

function hasFailedCheck(question: QuestionFigures): boolean {
  return question.checks !== undefined && !isFullyChecked(question);
}

function formatReason(question: QuestionFigures): Text {
  const { checks, why, status } = question;
  const parts: Text[] = [
    ...brokenRules(question).map(brokenText),
    ...(isWrong(question) ? [why ? whyText({ ...why, status }) : [UNKNOWN]] : []),
    ...(checks && hasFailedCheck(question) ? [checksText(question, checks.failed)] : []),
  ];
  return joined(parts, '; ');
}

/** The failure that questions are grouped by: a broken rule, the cause of the miss, or a failed answer check. */
function formatHeading(question: QuestionFigures): string | null {
  const { checks } = question;
  const [rule] = brokenRules(question);
  if (rule) return plain(ruleKind(rule));
  if (isWrong(question)) return kindOf(question) ?? 'unknown cause';
  return checks && hasFailedCheck(question) ? checkKind(checks.failed[0]) : null;
}

function lastResults(base: QuestionFigures | null, question: QuestionFigures): string {
  const results = base?.results ?? '';
  return results.length < 2 ? '' : `${results}${resultOf(question)}`.slice(-RECENT);
}

function resultOf({ status, score }: QuestionFigures): string {
  if (status === 'missing') return RESULTS.unasked;
  if (status !== 'success') return RESULTS.failed;
  return score === null || score >= 1 - SAME_SCORE ? RESULTS.right : score > 0 ? RESULTS.partly : RESULTS.wrong;
}

function checksText({ status, score }: QuestionFigures, failedChecks: readonly FailedCheck[]): Text {
  if (failedChecks.length > 0) return ['the answer ', ...failedChecksText(failedChecks)];
  // If a failed answer has a steps score, the cause of the miss already contains the failure.
  if (score !== null || status === 'success') return ['the answer failed its checks'];
  return [status === 'missing' ? 'no response' : 'the agent failed'];
}

function scoreChange({ base, score }: PageRow): number {
  return (score ?? 0) - (base ?? 0);
}
