import { type MatchOutcome, type Miss, unreadable } from '../tables/outcome.js';
import { jsonText } from '../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import { type ComparedOutput, jsonForm } from './mcp.js';

type Side = { readonly step: { readonly args: Mapping }; readonly recorded: () => ComparedOutput };

/** Two retrieval steps: recall@k of the reference's ids in the actual's, in [0, 1]. */
export function compareRetrieval(reference: Side, actual: Side, recall: ScoringRules['recall']): MatchOutcome {
  const relevant = idsOf(reference.recorded())?.filter((id) => id !== NO_ID);
  const retrieved = idsOf(actual.recorded());
  if (!relevant) return unreadable('reference output is not a list of ids');
  if (!retrieved) return unreadable('actual output is not a list of ids');
  const [referenceK, actualK] = [kOf(reference.step.args), kOf(actual.step.args)];
  const k = (recall === 'relevant' ? (referenceK ?? actualK) : (actualK ?? referenceK)) ?? Number.POSITIVE_INFINITY;
  const wanted = recall === 'relevant' ? relevant : relevant.slice(0, k);
  const score = recallAtK(wanted, retrieved, k);
  return score === 1 ? { score } : { score, explain: () => missing(wanted, retrieved.slice(0, k)) };
}

/**
 * recall@k: the share of the relevant ids among the first k retrieved, |relevant ∩ first k| / |relevant|, in
 * [0, 1]; each id counts once, ids are compared as text. 0 when nothing is relevant.
 *
 * @throws RangeError when k is not a number of at least 0.
 */
export function recallAtK(relevant: readonly unknown[], retrieved: readonly unknown[], k = 10): number {
  if (!(k >= 0)) throw new RangeError(`k must be a number of at least 0, got ${k}`);
  const wanted = new Set(relevant.map(idText));
  const found = new Set(retrieved.slice(0, k).map(idText));
  return wanted.size === 0 ? 0 : [...wanted].filter((id) => found.has(id)).length / wanted.size;
}

/**
 * Average precision: the sum over hits of the precision at their rank, divided by the number of relevant ids, in
 * [0, 1]; a repeated id hits once. 0 when nothing is relevant. (Manning, Raghavan and Schütze, Introduction to
 * Information Retrieval, 2008, section 8.4.)
 */
export function averagePrecision(relevant: readonly unknown[], retrieved: readonly unknown[]): number {
  const wanted = new Set(relevant.map(idText));
  const open = new Set(wanted);
  let hits = 0;
  let sum = 0;
  retrieved.forEach((id, index) => {
    if (!open.delete(idText(id))) return;
    hits++;
    sum += hits / (index + 1);
  });
  return wanted.size === 0 ? 0 : sum / wanted.size;
}

/** An id as text. Objects become JSON, because some cannot be converted in another way. */
function idText(id: unknown): string {
  return typeof id === 'object' && id !== null ? jsonText(id) : String(id);
}

/** Stands for an entry without an id, which keeps its rank and is never relevant. */
const NO_ID = '\u0000';

/** The ids in a list of ids or of mappings with `id`. The list can also be JSON text. */
function idsOf({ ofValue }: ComparedOutput): string[] | null {
  const json = jsonForm(ofValue);
  if (json.kind === 'invalid' || !Array.isArray(json.value)) return null;
  const ids = json.value.map((entry: unknown) => (isMapping(entry) ? own(entry, 'id') : entry));
  return ids.map((id) => (isAbsent(id) || typeof id === 'object' ? NO_ID : String(id)));
}

/** A usable k: a whole number of at least 0, also as 2.0 or "2". */
function kOf(args: Mapping): number | null {
  const k = own(args, 'k');
  const number = typeof k === 'string' && /^\d+$/.test(k) ? Number(k) : k;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null;
}

function missing(relevant: readonly string[], retrieved: readonly string[]): Miss {
  const wanted = new Set(relevant);
  const found = new Set(retrieved);
  const lost = [...wanted].filter((id) => !found.has(id));
  const counts = { expected: wanted.size, actual: found.size, common: wanted.size - lost.length };
  const kind = found.size === 0 ? 'empty_result' : counts.common === 0 ? 'other_rows' : 'missing_rows';
  return { cause: { kind, ...counts }, detail: { missing_rows: lost.slice(0, 5).map((id) => [id]) } };
}
