import type { Figure } from '../../core/judge/metric.js';
import { brokenRules, type EditedQuestion, type QuestionDelta, type RunDelta } from '../../core/runs/comparison.js';
import {
  isFullyChecked,
  isRight,
  isWrong,
  type Measures,
  type QuestionFigures,
  SAME_SCORE,
} from '../../core/runs/figures.js';
import { RESULTS } from '../../core/runs/history.js';
import type { KnownEntry } from '../../core/runs/known.js';
import type { Report } from '../../core/runs/report.js';
import { isFlaky } from '../../core/runs/trials.js';
import { shortIds } from '../../core/show/ids.js';
import { signedNames } from '../../core/steps/shown.js';
import type { BrokenRule, FailedCheck } from '../../core/words/rules.js';
import { questionAnchor } from '../words/blocks.js';
import { kindText, UNKNOWN, whyText } from '../words/cause-sentences.js';
import { differenceText } from '../words/differences.js';
import { figureTitle } from '../words/judging.js';
import { scorePair } from '../words/numbers.js';
import { brokenText, checkKind, failedChecksText, ruleKind } from '../words/rule-sentences.js';
import { joined, plain, type Text } from '../words/text.js';

/** Groups of the list: the worst result of a question's rules, steps and answer checks. The worst group is first. */
export const GROUPS = ['rule', 'regressed', 'check', 'wrong', 'improved', 'right', 'unscored'] as const;
export type Group = (typeof GROUPS)[number];

/** A question in the list. */
export interface PageRow {
  readonly id: string;
  /** Id for display and commands; hashes are cut. */
  readonly shortId: string;
  /** Fragment of the question's address. */
  readonly anchor: string;
  readonly text: string;
  readonly templateId: string;
  readonly group: Group;
  /** Change of the steps score; null: unchanged, or no comparison. */
  readonly change: 'regressed' | 'improved' | null;
  /** It broke a rule that it kept in the base run, or fails more answer checks than in the base run. */
  readonly isNewlyBroken: boolean;
  readonly isWrong: boolean;
  readonly isFlaky: boolean;
  /** The entry in the file of known failures; null: not a known failure. */
  readonly known: KnownEntry | null;
  /** Rules that the question broke. */
  readonly brokenRules: readonly BrokenRule[];
  /** At least one answer check failed. */
  readonly failedCheck: boolean;
  /** Difference from the question of the base run; null: no difference, or no comparison. */
  readonly corpus: 'edited' | 'added' | null;
  readonly base: number | null;
  readonly score: number | null;
  /** Broken rules, the cause of the miss, and failed checks; empty if nothing is wrong. */
  readonly why: Text;
  /** What the query or the arguments asked differently; empty: unknown, or nothing differs. */
  readonly asked: Text;
  /** Heading of the questions with the same failure; null without a failure. Example: `empty result`. */
  readonly heading: string | null;
  /** Results of the question in the last runs of the base's branch and in this run (`RESULTS`); empty: no history. */
  readonly results: string;
  /** Short text of the cause, used to count misses; null without a cause. */
  readonly cause: string | null;
  readonly baseCause: string | null;
  readonly tags: readonly string[];
  readonly measures: Measures;
  readonly baseMeasures: Measures | null;
  /** Figures of the judge that differ from the base run. Example: `Answer F1 1.000 → 0.500`. */
  readonly judged: readonly string[];
}

/** Rows of all questions, the worst group first; compared groups have newly broken questions and large losses first. */
export function pageRows(report: Report, tagsOf: ReadonlyMap<string, readonly string[]>): PageRow[] {
  const { run, comparison } = report;
  const deltas = comparison.kind === 'compared' ? indexDeltas(comparison) : null;
  const shortIdMap = shortIds(run.questions.map(({ id }) => id));
  const rows = run.questions.map((question) => ({
    ...makeRow(question, deltas),
    shortId: shortIdMap.get(question.id) ?? question.id,
    tags: tagsOf.get(question.id) ?? [],
  }));
  const byLoss = (a: PageRow, b: PageRow) =>
    Number(b.isNewlyBroken) - Number(a.isNewlyBroken) || scoreChange(a) - scoreChange(b);
  return GROUPS.flatMap((group) => {
    const groupRows = rows.filter((row) => row.group === group);
    return COMPARED_GROUPS.has(group) ? groupRows.sort(byLoss) : groupRows;
  });
}

/** Groups of questions with a failure. */
export const MISSED_GROUPS: ReadonlySet<Group> = new Set(['rule', 'regressed', 'check', 'wrong']);

/** Groups whose details include the answer of the base run. */
export const COMPARED_GROUPS: ReadonlySet<Group> = new Set(['rule', 'regressed', 'check', 'improved']);

interface Deltas {
  readonly known: ReadonlyMap<string, KnownEntry>;
  readonly byId: ReadonlyMap<string, QuestionDelta>;
  /** Questions that broke a rule that they kept in the base run, or fail more answer checks. */
  readonly newlyBroken: ReadonlySet<string>;
  readonly edited: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
  readonly baseOf: ReadonlyMap<string, QuestionFigures>;
  /** Figures of the judge that can be compared, without the parts of an F1. */
  readonly figures: readonly Figure[];
}

const PARTS_OF_F1 = /^(?:answer|retrieval_answer|retrieval_context)_(?:recall|precision)$/;

function indexDeltas(delta: RunDelta): Deltas {
  const { regressed, improved, edited, added, pairs, setAside, ruleBreaks, fallenChecks } = delta;
  return {
    known: new Map(setAside.map(({ entry, delta }) => [delta.head.id, entry])),
    byId: new Map([...regressed, ...improved].map((delta) => [delta.head.id, delta])),
    newlyBroken: new Set([...ruleBreaks, ...fallenChecks].map(({ head }) => head.id)),
    edited: new Set([...edited, ...rescoredEdits(delta)].map(({ head }) => head.id)),
    added: new Set(added.map(({ id }) => id)),
    baseOf: new Map([...pairs, ...edited].map(({ base, head }) => [head.id, base])),
    figures: delta.answers.figures.map(({ figure }) => figure).filter((figure) => !PARTS_OF_F1.test(figure)),
  };
}

function rescoredEdits({ corpusChange }: RunDelta): readonly EditedQuestion[] {
  return (corpusChange?.questions ?? []).filter(({ isEdited }) => isEdited);
}

function makeRow(question: QuestionFigures, deltas: Deltas | null): Omit<PageRow, 'tags' | 'shortId'> {
  const { id, text, templateId, score, why, status, measures } = question;
  const change = changeKind(deltas?.byId.get(id));
  const base = deltas?.baseOf.get(id) ?? null;
  return {
    id,
    anchor: questionAnchor(id),
    text: signedNames(text ?? id),
    templateId,
    group: chooseGroup(question, change),
    change,
    isNewlyBroken: deltas?.newlyBroken.has(id) ?? false,
    isWrong: isWrong(question),
    isFlaky: isFlaky(question),
    known: deltas?.known.get(id) ?? null,
    brokenRules: brokenRules(question),
    failedCheck: hasFailedCheck(question),
    corpus: deltas?.edited.has(id) ? 'edited' : deltas?.added.has(id) ? 'added' : null,
    base: base?.score ?? null,
    score,
    why: formatReason(question),
    asked: isWrong(question) && why ? withoutSeparator(differenceText(why.detail)) : [],
    heading: formatHeading(question),
    results: lastResults(base, question),
    cause: isWrong(question) && why ? plain(kindText({ ...why, status })) : null,
    baseCause: base?.why && isWrong(base) ? plain(kindText({ ...base.why, status: base.status })) : null,
    measures,
    judged: judgedChanges(question, base, deltas?.figures ?? []),
    baseMeasures: base?.measures ?? null,
  };
}

/** The judge's figures that differ on both sides, which no state of the row shows. */
function judgedChanges(head: QuestionFigures, base: QuestionFigures | null, figures: readonly Figure[]): string[] {
  return figures.flatMap((figure) => {
    const [before, after] = [base?.answer?.figures[figure], head.answer?.figures[figure]];
    if (before === undefined || after === undefined || before === after) return [];
    return [`${figureTitle(figure)} ${scorePair(before, after).join(' → ')}`];
  });
}

function changeKind(delta: QuestionDelta | undefined): PageRow['change'] {
  if (!delta) return null;
  return delta.change < -SAME_SCORE ? 'regressed' : 'improved';
}

function chooseGroup(question: QuestionFigures, change: PageRow['change']): Group {
  if (brokenRules(question).length > 0) return 'rule';
  if (change === 'regressed') return 'regressed';
  if (hasFailedCheck(question)) return 'check';
  if (question.score === null) return 'unscored';
  return change ?? (isRight(question) ? 'right' : 'wrong');
}

function hasFailedCheck(question: QuestionFigures): boolean {
  return question.checks !== undefined && !isFullyChecked(question);
}

/** All failures of a question in one line. */
function formatReason(question: QuestionFigures): Text {
  const { checks } = question;
  const parts: Text[] = [
    ...brokenRules(question).map(brokenText),
    ...(isWrong(question) && question.why ? [whyText({ ...question.why, status: question.status })] : []),
    ...(isWrong(question) && !question.why ? [[UNKNOWN]] : []),
    ...(checks && hasFailedCheck(question) ? [checksText(question, checks.failed)] : []),
  ];
  return joined(parts, '; ');
}

/** The failure that questions are grouped by: a broken rule, the cause of the miss, or a failed answer check. */
function formatHeading(question: QuestionFigures): string | null {
  const { why, status, checks } = question;
  const [rule] = brokenRules(question);
  if (rule) return plain(ruleKind(rule));
  if (isWrong(question)) return why ? plain(kindText({ ...why, status })) : 'unknown cause';
  return checks && hasFailedCheck(question) ? checkKind(checks.failed[0]) : null;
}

/** A difference without the separator before it. */
function withoutSeparator([, ...text]: Text): Text {
  return text;
}

/** Maximum number of shown results of a question. */
const MAX_RESULTS = 8;

function lastResults(base: QuestionFigures | null, question: QuestionFigures): string {
  const results = base?.results ?? '';
  if (results.length < 2) return '';
  return `${results}${resultOf(question)}`.slice(-MAX_RESULTS);
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
