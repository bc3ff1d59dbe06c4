import { canonicalJson, fingerprintOf } from '../corpus/fingerprint.js';
import { decodeResponse } from '../corpus/response.js';
import { questionOf } from '../entries/entry-question.js';
import { evaluateQuestion } from '../entries/evaluate-question.js';
import type { Entry } from '../entries/result-types.js';
import { decidingStep } from '../figures/entry-figures.js';
import { stepQueriesOf } from '../figures/step-queries.js';
import type { SentCall, SentCalls } from '../steps/argument-changes.js';
import { type CallResult, resultOf } from '../steps/call-result.js';
import type { ActualStep, StepDetail } from '../steps/model.js';
import { isQueryText } from '../steps/query-text.js';
import { tokensOf } from '../steps/query-tokens.js';
import { isLike } from '../tables/overlap.js';
import { isAbsent, type Mapping } from '../text/values.js';
import type { CauseKind, SameCall } from '../words/causes.js';
import { PRESETS, type ScoringRules } from '../words/scoring-rules.js';

/** A run in which the question was answered better, and how answers are scored. */
export interface BetterRun {
  readonly label: string;
  /** Its calls; absent in files of earlier versions. */
  readonly calls: SentCalls | undefined;
  readonly rules?: ScoringRules | undefined;
}

/**
 * The entry with the reason of its miss beside the run that was right: a call that both made alike and that returned another result is
 * the reason, and a call that both made with the same result never is. The same entry if the right run tells neither.
 */
export function entryBeside(entry: Entry, better: BetterRun): Entry {
  const miss = missedEntry(entry, better);
  if (!miss) return entry;
  const { details, at } = miss;
  const other = sameCallDetail(miss) ?? endedDetail(miss) ?? detailWithoutShared(miss);
  const detail = withUnreturned(miss, other ?? miss.known) ?? other;
  return detail ? { ...entry, steps_details: details.with(at, detail) } : entry;
}

type MissedEntry = NonNullable<ReturnType<typeof missedEntry>>;

/** The step that an answer missed, with all calls, and the call of the right run; null if one of them is not known. */
function missedEntry(entry: Entry, better: BetterRun) {
  const details = entry.steps_details ?? [];
  const why = decidingStep(details);
  const before = why && better.calls?.matched.get(why.cause.step);
  const at = details.findIndex(({ cause }) => cause !== undefined && cause === why?.cause);
  const [known, decoded] = [details[at], decodeResponse(entry)];
  if (!isWhole(before?.result) || !before || !known || decoded.kind !== 'ok' || !decoded.value.steps) return null;
  return { entry, details, at, known, response: decoded.value, steps: decoded.value.steps, better, before };
}

/** An entry beside that of a run in which the question did better; the same entry if it did not, or had other reference steps. */
export function besideBetter(entry: Entry, base: Entry, label: string, rules?: ScoringRules): Entry {
  const isBetter = (base.steps_score ?? 0) > (entry.steps_score ?? 0) && haveSameReference(entry, base);
  return isBetter ? entryBeside(entry, { label, rules, calls: stepQueriesOf(base, null)?.calls }) : entry;
}

function haveSameReference(...entries: readonly Entry[]): boolean {
  const [one, other] = entries.map((entry) => {
    const question = questionOf(entry);
    return question && fingerprintOf(question, (text) => text);
  });
  return one !== null && one === other;
}

/** The calls that match no other reference step. */
function freeCalls({ details, at, steps }: MissedEntry): ActualStep[] {
  const taken = new Set(
    details.filter(({ matches }, other) => other !== at && !isAbsent(matches)).map(({ matches }) => matches),
  );
  return steps.filter(({ id }) => !taken.has(id));
}

/** Causes that are not about what the call returned, or that tell nothing of it. */
const NO_RESULT: ReadonlySet<CauseKind> = new Set(['not_recorded', 'extra_call', 'arguments_differ', 'too_symmetric']);

/** Causes that stay what they are beside the right run. */
const OWN_CAUSES = new Set<CauseKind>(['cut_output', 'malformed_query', 'timed_out', 'unavailable', 'step_failed']);

/** The detail of a call that the right run made, too, with another result; null if there is none. */
function sameCallDetail(miss: MissedEntry): StepDetail | null {
  const { known, better, before } = miss;
  const wanted = callKey(before);
  const same = freeCalls(miss).filter(({ name, args }) => callKey({ tool: name, args }) === wanted);
  // An unknown result tells nothing.
  const isSameResult = (now: CallResult) => now === null || resultText(now) === resultText(before.result);
  // One of several equal calls with the result of the right run shows that neither data nor tool changed.
  const isUnchanged = same.some((call) => call.status === 'success' && isSameResult(resultOf(call)));
  if (same.length === 0 || isUnchanged) return null;
  const { closest, tries = 1 } = known.detail ?? {};
  const isExplained = tries <= same.length && same.some(({ id }) => id === closest);
  const found = isExplained ? known : explainAgain(miss, (step) => same.includes(step));
  if (!found?.cause || NO_RESULT.has(found.cause.kind)) return null;
  const { kind } = found.cause;
  const isOwn = OWN_CAUSES.has(kind);
  const same_call = sameCall(better.label, before.args, same.length, isOwn ? null : kind);
  const { query_difference: _, conditions: __, argument_difference: ___, ...detail } = found.detail ?? {};
  return { ...found, cause: { ...found.cause, kind: isOwn ? kind : 'other_result' }, detail: { ...detail, same_call } };
}

/** Causes after which the agent did not go on. */
const ENDS: ReadonlySet<CauseKind> = new Set(['search_empty', 'stopped_after']);

/** The detail of a call after which the agent stopped, and which found something in the right run; null without such a call. */
function endedDetail({ known, steps, better: { label, calls } }: MissedEntry): StepDetail | null {
  const last = steps.findLast(({ id }) => id === known.detail?.closest);
  if (!last || !known.cause || !ENDS.has(known.cause.kind)) return null;
  // It ended behind a call that is not to blame.
  if (last.status === 'success' && known.cause.kind !== 'search_empty') return known;
  const key = callKey({ tool: last.name, args: last.args });
  const found = calls?.made?.find((call) => isWhole(call.result) && !call.result.isEmpty && callKey(call) === key);
  if (!found) return null;
  const isFailed = last.status !== 'success';
  const same_call = sameCall(label, last.args, 1, isFailed ? null : known.cause.kind);
  const cause = isFailed ? known.cause : { ...known.cause, kind: 'other_result' as const };
  return { ...known, cause, detail: { ...known.detail, same_call } };
}

function sameCall(label: string, args: Mapping, times: number, kind: CauseKind | null): SameCall {
  const noun = Object.values(args).some(isQuery) ? 'query' : 'call';
  return { label, noun, times, ...(kind && { kind }) };
}

/** The detail of another call, where the explained one returned the same in the right run; null if it did not. */
function detailWithoutShared(miss: MissedEntry): StepDetail | null {
  const { known, better } = miss;
  const free = freeCalls(miss);
  const explained = free.find(({ id }) => id === known.detail?.closest);
  const made = new Set((better.calls?.made ?? []).map(resultKey));
  const isShared = (step: ActualStep) => {
    const result = resultOf(step);
    return isWhole(result) && made.has(resultKey({ tool: step.name, args: step.args, result }));
  };
  if (explained?.status !== 'success' || !isShared(explained)) return null;
  const other = explainAgain(miss, (step) => !isShared(step));
  if (!isAbsent(other?.detail?.closest)) return other;
  const cause = { kind: 'no_step' as const, step: known.cause?.step ?? 0 };
  return { ...known, cause, comparator: null, detail: { instead: { tool: explained.name, reason: 'taken' } } };
}

/** Causes that a column that is no longer returned can have. */
const LACKS_COLUMN: ReadonlySet<CauseKind> = new Set(['missing_column', 'literal_for_iri', 'other_rows']);

/** The detail with a column of the right run that the explained call no longer returns beside the others; null if it returns all. */
function withUnreturned({ steps, before }: MissedEntry, known: StepDetail): StepDetail | null {
  const { cause, detail } = known;
  const now = resultOf(steps.findLast(({ id }) => id === detail?.closest) ?? {});
  if (!cause || !LACKS_COLUMN.has(cause.kind) || !isWhole(now) || !isWhole(before.result)) return null;
  const [left, right] = [before.result.columns, now.columns];
  const lost = left.filter((name) => !right.includes(name));
  if (lost.length === 0 || right.length === 0) return null;
  const required = detail?.column?.required ?? detail?.unmatched_columns?.[0] ?? '';
  // A new column may be the lost one under another name.
  const isOnlyLess = right.every((name) => left.includes(name));
  const unreturned = lost.find((name) => isLike(name, required)) ?? (isOnlyLess ? lost[0] : undefined);
  if (unreturned === undefined || right.some((name) => isLike(name, required))) return null;
  return { ...known, cause: { ...cause, kind: 'missing_column' }, detail: { ...detail, unreturned } };
}

/** Explains the step by some of the free calls; null where the entry cannot be scored again as it was. */
function explainAgain(miss: MissedEntry, isKept: (step: ActualStep) => boolean): StepDetail | null {
  const { entry, known, at, response, steps, better } = miss;
  // A regular expression is not read again.
  const hasRegex = JSON.stringify([entry.reference_steps, entry.reference_steps_any_of]).includes('"regex"');
  const question = hasRegex ? null : questionOf(entry);
  if (!question) return null;
  const free = new Set(freeCalls(miss));
  const kept = { ...response, steps: steps.filter((step) => !free.has(step) || isKept(step)) };
  const options = { knobs: better.rules ?? PRESETS.standard, aliases: [], details: 'full' } as const;
  const again = evaluateQuestion(question, kept, options).steps?.details[at];
  const isSame = again?.group === known.group && again.step === known.step && again.name === known.name;
  return isSame && again.cause ? again : null;
}

type WholeResult = Extract<CallResult, object>;

function isWhole(result: CallResult | undefined): result is WholeResult {
  return typeof result === 'object' && result !== null;
}

function resultText(result: CallResult | undefined): string {
  return isWhole(result) ? result.digest : (result ?? '');
}

function resultKey(call: SentCall): string {
  return `${resultText(call.result)} ${callKey(call)}`;
}

/** A text that is equal for calls with the same arguments; of queries but for layout, of SPARQL also but for the names of variables. */
function callKey({ tool, args }: SentCall): string {
  const written = Object.entries(args).map(([name, value]) => [
    name,
    isQueryText(value) ? queryKey(value) : isQuery(value) ? sqlKey(value) : value,
  ]);
  return canonicalJson([tool, Object.fromEntries(written)]);
}

const SQL = /^\s*(?:select|with)\b[\s\S]*\bfrom\b/i;

function isQuery(value: unknown): value is string {
  return isQueryText(value) || (typeof value === 'string' && SQL.test(value));
}

/** SQL with one blank between its words; texts, names in quotes and comments, which a line end closes, are as they were. */
function sqlKey(query: string): string {
  return query.trim().replace(/('[^']*'|"[^"]*"|`[^`]*`|--.*\n?)|\s+/g, (_, kept?: string) => kept ?? ' ');
}

/** The tokens of a query, with numbers in place of the names of its variables. */
function queryKey(query: string): string[] {
  const names = new Map<string, string>();
  return tokensOf(query).flatMap(({ kind, text, written }) => {
    if (kind === 'comment') return [];
    if (kind !== 'variable') return [written];
    if (!names.has(text)) names.set(text, `?${names.size}`);
    return [names.get(text) ?? ''];
  });
}
