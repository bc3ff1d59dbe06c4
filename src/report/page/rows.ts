import type { KnownEntry } from '../../core/known/known.js';
import type { FailedCheck } from '../../core/rules/answer-check.js';
import type { BrokenRule } from '../../core/rules/rule.js';
import { SAME_SCORE } from '../../core/runs/compare.js';
import type { QuestionDelta, RunDelta } from '../../core/runs/comparison.js';
import { isRight, isWrong, type Measures, type QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import { isFlaky } from '../../core/runs/trials.js';
import { shortIds } from '../../core/show/ids.js';
import { kindText } from '../cause-sentences.js';
import { failedChecksText } from '../check-sentences.js';
import { brokenTexts } from '../rule-sentences.js';
import { joined, plain, type Text } from '../text.js';
import { whyOf } from '../why.js';
import { questionAnchor } from './anchor.js';

/** What became of a question, as the list is grouped: the worst of its steps, its rules and the checks of its answer. */
export const GROUPS = ['regressed', 'wrong', 'improved', 'right', 'unscored'] as const;
export type Group = (typeof GROUPS)[number];

/** A question in the list. */
export interface PageRow {
  readonly id: string;
  /** What a reader calls it by. */
  readonly shortId: string;
  /** The fragment of its address. */
  readonly anchor: string;
  readonly text: string;
  readonly templateId: string;
  readonly group: Group;
  /** It missed a step, broke a rule or failed a check of its answer. */
  readonly isWrong: boolean;
  readonly isFlaky: boolean;
  /** Set aside by the file of known questions, with the reason; null: it is not. */
  readonly known: KnownEntry | null;
  /** It broke a rule, or failed a check of its answer. */
  readonly brokeRule: boolean;
  readonly failedCheck: boolean;
  /** Not the same question as in the base run; null: there is none, or it is the same. */
  readonly corpus: 'edited' | 'added' | null;
  readonly base: number | null;
  readonly score: number | null;
  /** Empty where the question did not miss. */
  readonly why: Text;
  /** The words of the cause, under which such misses are counted; null for none. */
  readonly cause: string | null;
  readonly baseCause: string | null;
  readonly tags: readonly string[];
  readonly measures: Measures;
  readonly baseMeasures: Measures | null;
}

/** All questions: regressed ones first, the largest loss before, then wrong, improved and right ones. */
export function pageRows(report: Report, tagsOf: ReadonlyMap<string, readonly string[]>): PageRow[] {
  const { run, comparison } = report;
  const deltas = comparison.kind === 'compared' ? deltasOf(comparison) : null;
  const short = shortIds(run.questions.map(({ id }) => id));
  const rows = run.questions.map((question) => ({
    ...rowOf(question, deltas),
    shortId: short.get(question.id) ?? question.id,
    tags: tagsOf.get(question.id) ?? [],
  }));
  const byLoss = (a: PageRow, b: PageRow) => changeOf(a) - changeOf(b);
  return GROUPS.flatMap((group) => {
    const own = rows.filter((row) => row.group === group);
    return group === 'regressed' || group === 'improved' ? own.sort(byLoss) : own;
  });
}

interface Deltas {
  readonly known: ReadonlyMap<string, KnownEntry>;
  readonly byId: ReadonlyMap<string, QuestionDelta>;
  readonly edited: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
  readonly baseOf: ReadonlyMap<string, QuestionFigures>;
  /** Questions that broke a rule, or failed a check, which they kept in the base run. */
  readonly fallen: ReadonlySet<string>;
}

function deltasOf({ regressed, improved, edited, added, pairs, setAside, ruleBreaks, fallenChecks }: RunDelta): Deltas {
  return {
    known: new Map(setAside.map(({ entry, delta }) => [delta.head.id, entry])),
    byId: new Map([...regressed, ...improved].map((delta) => [delta.head.id, delta])),
    edited: new Set(edited.map(({ head }) => head.id)),
    added: new Set(added.map(({ id }) => id)),
    baseOf: new Map([...pairs, ...edited].map(({ base, head }) => [head.id, base])),
    fallen: new Set([...ruleBreaks, ...fallenChecks].map(({ head }) => head.id)),
  };
}

function rowOf(question: QuestionFigures, deltas: Deltas | null): Omit<PageRow, 'tags' | 'shortId'> {
  const { id, text, templateId, score, why, status, measures } = question;
  const base = deltas?.baseOf.get(id) ?? null;
  return {
    id,
    anchor: questionAnchor(id),
    text: text ?? id,
    templateId,
    group: groupOf(question, deltas),
    isWrong: isWrong(question) || failsBeside(question),
    isFlaky: isFlaky(question),
    known: deltas?.known.get(id) ?? null,
    brokeRule: brokenOf(question).length > 0,
    failedCheck: failedOf(question).length > 0,
    corpus: deltas?.edited.has(id) ? 'edited' : deltas?.added.has(id) ? 'added' : null,
    base: base?.score ?? null,
    score,
    why: isWrong(question) ? whyOf(question) : whyBeside(question),
    cause: isWrong(question) && why ? plain(kindText({ ...why, status })) : null,
    baseCause: base?.why && isWrong(base) ? plain(kindText({ ...base.why, status: base.status })) : null,
    measures,
    baseMeasures: base?.measures ?? null,
  };
}

function groupOf(question: QuestionFigures, deltas: Deltas | null): Group {
  const delta = deltas?.byId.get(question.id);
  if (delta && delta.change < -SAME_SCORE) return 'regressed';
  if (failsBeside(question)) return deltas?.fallen.has(question.id) ? 'regressed' : 'wrong';
  if (question.score === null) return 'unscored';
  if (delta) return 'improved';
  return isRight(question) ? 'right' : 'wrong';
}

function brokenOf({ rules }: QuestionFigures): readonly BrokenRule[] {
  return rules?.broken ?? [];
}

function failedOf({ checks }: QuestionFigures): readonly FailedCheck[] {
  return checks?.failed ?? [];
}

/** Whether an answer fails in something that its steps score does not show. */
function failsBeside(question: QuestionFigures): boolean {
  return brokenOf(question).length + failedOf(question).length > 0;
}

/** What a question with right steps fails in. */
function whyBeside(question: QuestionFigures): Text {
  const [broken, failed] = [brokenOf(question), failedOf(question)];
  const answer: Text[] = failed.length === 0 ? [] : [['the answer ', ...failedChecksText(failed)]];
  return joined([...(broken.length === 0 ? [] : [brokenTexts(broken)]), ...answer], '; ');
}

function changeOf({ base, score }: PageRow): number {
  return (score ?? 0) - (base ?? 0);
}
