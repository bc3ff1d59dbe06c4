import { canonicalJson, type EditKind } from '../corpus/fingerprint.js';
import { rulesOf, rulesOfEntry } from '../corpus/rules.js';
import type { Hash } from '../corpus/select.js';
import { MASK } from '../secrets/redact.js';
import { mean } from '../statistics/intervals.js';
import type { FailedOutput } from '../steps/failed-outputs.js';
import type { Question } from '../steps/model.js';
import type { StepAlias } from '../steps/step.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import type { RuleName, Rules, RulesOutcome } from '../words/rules.js';
import type { Scoring, ScoringRules } from '../words/scoring-rules.js';
import { VERSION } from '../words/version.js';
import type { RawEntry } from './evaluate-question.js';
import type {
  ConfigHashes,
  NotRescoredReason,
  QuestionFigures,
  Rescored,
  RuleDifference,
  RunFigures,
  UnderBase,
} from './figures.js';

/** The questions whose base answers must be scored again. */
export interface RescoringNeed {
  readonly differences: readonly RuleDifference[];
  readonly ids: readonly string[];
}

/** Finds the questions whose base answers must be scored again; null if there are none. */
export function findRescoringNeed(base: RunFigures, head: RunFigures): RescoringNeed | null {
  const differences = ruleDifferences(base, head);
  const before = new Map(base.questions.map((question) => [question.id, question]));
  const ids = head.questions.flatMap((question) => {
    const earlier = before.get(question.id);
    return earlier && needsRescoring(differences, earlier, question) ? [question.id] : [];
  });
  return ids.length === 0 ? null : { differences, ids };
}

/** Whether the base's answer to a question must be scored again. */
export function needsRescoring(
  differences: readonly RuleDifference[],
  base: QuestionFigures,
  head: QuestionFigures,
): boolean {
  // Without reference steps there is nothing to score an answer by.
  return differences.length > 0 || (isEdited(base, head) && !(head.score === null && base.score !== null));
}

/**
 * Whether the scored content of a question differs; one that gained or lost its reference steps is edited, even in a
 * file without fingerprints.
 */
export function isEdited(base: QuestionFigures, head: QuestionFigures): boolean {
  if ((base.score === null) !== (head.score === null)) return true;
  return base.fingerprint !== head.fingerprint && base.fingerprint !== null && head.fingerprint !== null;
}

/**
 * Ids of the questions that cannot be compared because only their base answers have the old rules. If none was scored
 * again, all have the old rules; two versions of Stepgate nearly always score the same.
 */
export function idsWithOldRules({ rescored }: RunFigures): ReadonlySet<string> {
  const isMixed = rescored?.differences.some(({ kind }) => kind !== 'version') && rescored.ids.length > 0;
  return new Set(isMixed ? rescored?.left?.ids : []);
}

/** The differences between the scoring rules of two runs; empty if they agree, or if a run does not contain its rules. */
export function ruleDifferences(base: RunFigures, head: Pick<RunFigures, 'scoring' | 'config'>): RuleDifference[] {
  if (base.scoring === null || head.scoring === null) return [];
  return [
    ...scoringDifferences(base.scoring, head.scoring),
    ...(['step_aliases', 'rules'] as const)
      .filter((kind) => base.config?.[kind] !== head.config?.[kind])
      .map((kind) => ({ kind })),
    ...(base.version === undefined || base.version === VERSION
      ? []
      : [{ kind: 'version' as const, base: base.version, head: VERSION }]),
  ];
}

function scoringDifferences(base: Scoring, head: Scoring): RuleDifference[] {
  if (canonicalJson(base.knobs) === canonicalJson(head.knobs)) return [];
  if (base.preset !== head.preset) return [{ kind: 'preset', base: base.preset, head: head.preset }];
  const names = Object.keys(head.knobs) as (keyof ScoringRules)[];
  return names
    .filter((name) => base.knobs[name] !== head.knobs[name])
    .map((name) => ({ kind: 'rule', name, base: String(base.knobs[name]), head: String(head.knobs[name]) }));
}

interface ConfiguredRules {
  readonly aliases: readonly StepAlias[];
  readonly rules: Rules;
  readonly failedOutputs: readonly FailedOutput[];
}

/** Hashes of the step aliases, and of the rules with `failed_outputs`, of a config; undefined if it has none. */
export function configHashes({ aliases, rules, failedOutputs }: ConfiguredRules, hash: Hash): ConfigHashes | undefined {
  const allRules = failedOutputs.length === 0 ? rules : { ...rules, failed_outputs: failedOutputs };
  const hasRules = Object.keys(allRules).length > 0;
  const hashes = {
    ...(aliases.length > 0 && { step_aliases: hash(canonicalJson(aliases)) }),
    ...(hasRules && { rules: hash(canonicalJson(allRules)) }),
  };
  return Object.keys(hashes).length === 0 ? undefined : hashes;
}

/** Whether entries hold the recorded scores, and answers without redacted values where something is scored. */
export function isAsRecorded(entries: readonly RawEntry[], original: QuestionFigures, question: Question): boolean {
  if (entries.length === 0 || entries.length !== Math.max(1, original.trials?.count ?? 1)) return false;
  const scores = entries.map(({ status, steps_score: score }) =>
    status === 'success' && typeof score === 'number' ? score : 0,
  );
  if (original.score !== null && !isSameScore(mean(scores), original.score)) return false;
  return !entries.some((entry) => isRedacted(entry, question));
}

/** Whether a value was redacted in a written answer where a question scores it, its own or another one. */
export function isRedacted(written: Mapping, question: Question): boolean {
  return holdsMask(scoredParts(written, question));
}

/** What is scored of an answer, by its own question or another one. */
function scoredParts(entry: Mapping, { answer }: Question): unknown {
  const { actual_steps: steps, actual_answer: text, agent_texts: texts } = entry;
  const scored = Array.isArray(steps)
    ? steps.map((step) => (isMapping(step) ? SCORED_KEYS.map((key) => own(step, key)) : step))
    : steps;
  return [scored, ...(answer || entry.answer ? [text, texts] : [])];
}

const SCORED_KEYS = ['name', 'args', 'status', 'output', 'execution_timestamp'];

/** Maximum score difference that counts as rounding of a mean. */
const ROUNDING = 1e-9;

export function isSameScore(a: number | null, b: number | null): boolean {
  return Math.abs((a ?? 0) - (b ?? 0)) <= ROUNDING;
}

/** Whether a text of plain data holds the mask of a secret, so that it is not the text that was scored. */
function holdsMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(MASK);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes(MASK) || holdsMask(item));
}

/** US dollars of each answer to a question, by its index; null: it has no cost, undefined: unknown. */
export type CostOf = (at: number) => number | null | undefined;

/** The costs of the answers to a question by its figures, which hold their mean. An evaluation file, without scoring, holds none. */
export function costsOf(
  { measures: { cost_usd: cost }, trials }: QuestionFigures,
  { scoring }: Pick<RunFigures, 'scoring'>,
): CostOf {
  if (cost === undefined) return () => (scoring === null ? undefined : null);
  return () => ((trials?.count ?? 1) > 1 ? undefined : cost);
}

/** The most that an answer may cost; undefined: there is no such rule. */
export function costLimit({ rules }: Pick<Question, 'rules'>, { rules: all }: { readonly rules: Rules }) {
  return rules?.max_cost_usd ?? all.max_cost_usd;
}

/**
 * The cost of an answer, as its entry shows by how it kept the rule on costs: that of a broken rule, or the most that it
 * can be, if the limit is not lower now; null: it had no cost, undefined: unknown.
 */
export function costOfEntry(
  entry: Mapping,
  written: Rules | null,
  limit: number | undefined,
): number | null | undefined {
  const rules = rulesOfEntry(entry);
  const cost = rules?.broken.find(({ rule }) => rule === 'max_cost_usd')?.actual;
  if (typeof cost === 'number') return cost;
  if (rules?.unchecked.includes('max_cost_usd')) return null;
  const ownRules = own(entry, 'rules');
  const most = written && costLimit({ rules: rulesOf(isMapping(ownRules) ? ownRules : null) }, { rules: written });
  const isKept = rules?.checked.includes('max_cost_usd') === true && typeof most === 'number';
  return isKept && limit !== undefined && limit >= most ? most : undefined;
}

/** Whether an entry holds all texts of the agent, if the answer has several: only where their checks need them. */
export function holdsTexts(entry: Mapping): boolean {
  const answer = own(entry, 'answer');
  return isMapping(answer) && own(answer, 'anywhere') === true;
}

/** The rules on calls that an empty list lifts, so that they hold without calls, too. */
const LIFTABLE_RULES: readonly RuleName[] = ['forbidden', 'order'];
/** The rules on calls that are checked only if an answer has a list of them. */
const LISTED_RULES: readonly RuleName[] = ['allowed', 'max_steps', 'max_failed_steps'];
const CALL_RULES: ReadonlySet<RuleName> = new Set([...LIFTABLE_RULES, ...LISTED_RULES]);

/**
 * Whether an answer without calls had a list of them, by how it kept its rules; null: unknown, as files have an empty list
 * where an answer had none.
 */
export function hadCallList(rules: RulesOutcome | null | undefined): boolean | null {
  if (rules?.unchecked.some((rule) => CALL_RULES.has(rule))) return false;
  return rules?.checked.some((rule) => LISTED_RULES.includes(rule)) ? true : null;
}

/** What the files of a run do not hold of an answer. */
interface Lacks {
  readonly cost: boolean;
  readonly texts: boolean;
  /** Its calls; all: everything that rules are about. */
  readonly calls: 'none' | 'calls' | 'all';
}

/**
 * Removes the scores that cannot be computed from the stored answer: rules on calls that were not stored, and checks of
 * all texts if only the last text was stored, unless it decides.
 */
export function withUnknown(figures: QuestionFigures, { answer }: Question, lacks: Lacks): QuestionFigures {
  const names = [...(figures.rules?.checked ?? []), ...(figures.rules?.unchecked ?? [])];
  const lacksRules = lacks.calls === 'all' ? names.length > 0 : names.some((rule) => CALL_RULES.has(rule));
  const isDecided = figures.checks?.score === 1 && !answer?.checks.some(({ check }) => check === 'excludes');
  const isTold = !answer?.isAnywhere || isDecided || figures.status !== 'success';
  const unknown = [
    ...(lacks.texts && !isTold ? (['checks'] as const) : []),
    ...(lacks.cost && figures.status !== 'missing' ? (['rules'] as const) : []),
    ...(lacks.calls !== 'none' && lacksRules ? (['rules'] as const) : []),
  ];
  if (unknown.length === 0) return figures;
  const rules = lacks.calls === 'none' || !lacksRules ? figures.rules : withoutCalls(figures.rules, lacks.calls);
  return { ...figures, unknown: [...new Set(unknown)], ...(rules && { rules }) };
}

/** The rules of an answer that can be told without its calls. */
function withoutCalls(rules: RulesOutcome | undefined, lacks: 'calls' | 'all'): RulesOutcome | undefined {
  const isTold = (rule: RuleName) => lacks === 'calls' && !CALL_RULES.has(rule);
  return (
    rules && {
      score: null,
      checked: rules.checked.filter(isTold),
      broken: rules.broken.filter(({ rule }) => isTold(rule)),
      unchecked: rules.unchecked.filter(isTold),
    }
  );
}

/** Answers merged to the figures of a question, without the scores that are unknown for some of them. */
export function withoutUnknown(merged: QuestionFigures, answers: readonly QuestionFigures[]): QuestionFigures {
  const unknown = [...new Set(answers.flatMap((answer) => answer.unknown ?? []))];
  if (unknown.length === 0) return merged;
  const { checks, rules, ...figures } = merged;
  return {
    ...figures,
    ...(checks && !unknown.includes('checks') && { checks }),
    ...(rules && { rules: unknown.includes('rules') ? withoutUntold(rules, answers) : rules }),
    unknown,
  };
}

/** Rules without those that are unknown for an answer, unless another answer broke them; they are compared one by one. */
function withoutUntold(
  { checked, broken, unchecked }: RulesOutcome,
  answers: readonly QuestionFigures[],
): RulesOutcome {
  const isTold = (rule: RuleName) =>
    broken.some((one) => one.rule === rule) ||
    answers.every(({ rules, status }) => status === 'missing' || rules?.checked.includes(rule));
  return { score: null, checked: checked.filter(isTold), broken, unchecked };
}

/** A question whose base answers were scored again. */
export interface RescoredQuestion {
  readonly figures: QuestionFigures;
  /** null: the references or rules of the base run, or the answers of the head run, are unknown. */
  readonly underBase: Omit<UnderBase, 'id'> | null;
  /** What differs from the question of the base run. */
  readonly edit: EditKind;
}

/** The base run with the figures of the answers that were scored again; `questions`: by question id. */
export function withRescored(
  base: RunFigures,
  head: RunFigures,
  { differences, ids }: RescoringNeed,
  questions: ReadonlyMap<string, RescoredQuestion>,
  reason: NotRescoredReason,
): RunFigures {
  const leftIds = ids.filter((id) => !questions.has(id));
  const all = [...questions];
  const rescored: Rescored = {
    original: base,
    differences,
    ids: ids.filter((id) => questions.has(id)),
    underBase: all.flatMap(([id, { underBase }]) => (underBase ? [{ id, ...underBase }] : [])),
    edits: all.map(([id, { edit }]) => ({ id, kind: edit })),
    left: leftIds.length === 0 ? null : { ids: leftIds, reason },
  };
  // Rules that differ stay a reason not to compare, if no answer could be scored again.
  const scoring = questions.size > 0 ? head.scoring : base.scoring;
  return {
    ...{ ...base, scoring, rescored },
    questions: base.questions.map((one) => questions.get(one.id)?.figures ?? one),
  };
}
