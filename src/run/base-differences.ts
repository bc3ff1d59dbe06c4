import { type CompareTexts, loadQueryComparer } from '../adapters/sparql-queries.js';
import { decidingStep } from '../core/figures/entry-figures.js';
import type { QueriesById, QuestionFigures, RunFigures, StepQueries, Why } from '../core/figures/figures.js';
import { stepQueriesOf } from '../core/figures/step-queries.js';
import { type BetterRun, entryBeside } from '../core/show/beside-base.js';
import { MAX_DETAIL } from '../core/shown.js';
import { argumentChanges } from '../core/steps/argument-changes.js';
import { type Rewrite, unchanged } from '../core/text/values.js';
import type { FoundDifference } from '../core/why/compare-ways.js';
import { wayOnlyIn } from '../core/why/compare-ways.js';
import type { ComparedQuery } from '../core/why/explain-queries.js';
import { likelyDifferences, writtenDifference } from '../core/why/likely-differences.js';
import type { QueryDifference } from '../core/words/causes.js';
import { lineDetail } from '../core/words/causes.js';
import { explained, NO_TEXTS } from './query-explanations.js';

/** A miss with the queries of its run, and of the run in which the question did better. */
interface ComparedMiss {
  readonly why: Why | null;
  readonly queries?: StepQueries | undefined;
  readonly base: StepQueries | undefined;
  /** The name of the other run for sentences. */
  readonly label: string;
}

/** The head run, with what its regressed questions asked otherwise than the base run, whose queries these are. */
export async function withBaseDifferences(base: RunFigures, head: RunFigures, queries: QueriesById, redact: Rewrite) {
  const worse = regressedAttempts(base, head);
  if (worse.length === 0) return head;
  const references = head.questions.flatMap((one) => one.queries?.reference ?? []);
  const addTo = baseDifferenceAdder(() => textsWithPrefixes(queries.values(), references), redact);
  const changed = new Map<string, QuestionFigures>();
  const fingerprints = new Map(base.questions.map(({ id, fingerprint }) => [id, fingerprint]));
  for (const one of worse) {
    const known = queries.get(one.id);
    const isSame = one.fingerprint === fingerprints.get(one.id);
    const better = { label: base.label, calls: isSame ? known?.calls : undefined, rules: head.scoring?.knobs };
    const question = explainedBeside(one, better);
    const why = await addTo({ ...question, base: known, label: base.label });
    changed.set(question.id, { ...question, why });
  }
  return { ...head, questions: head.questions.map((question) => changed.get(question.id) ?? question) };
}

function explainedBeside(question: QuestionFigures, better: BetterRun): QuestionFigures {
  const { entry } = question.queries ?? {};
  if (!entry || !better.calls) return question;
  const beside = entryBeside(entry, better);
  const why = beside === entry ? null : decidingStep(beside.steps_details ?? []);
  if (!why) return question;
  return {
    ...question,
    why: { ...why, detail: lineDetail(why.detail) },
    queries: stepQueriesOf(beside, why),
  };
}

/** The questions of the head run that did better in the base run, and whose own query or call is known. */
export function regressedAttempts(base: RunFigures, head: RunFigures): readonly QuestionFigures[] {
  const scores = new Map(base.questions.map(({ id, score }) => [id, score]));
  return head.questions.filter(({ id, score, why, queries }) => {
    const hasAttempt = isAttempt(why) && (queries?.attempt ?? queries?.calls?.attempt ?? null) !== null;
    return (queries?.entry || hasAttempt) && (score ?? 0) < (scores.get(id) ?? 0);
  });
}

/** Queries that declare prefixes: queries that were right in the other run, and reference queries. */
export function textsWithPrefixes(base: Iterable<StepQueries>, references: readonly string[]): readonly string[] {
  return [...[...base].flatMap((one) => [...one.matched.values()]), ...references];
}

/**
 * Adds the differences from the query of the other run to the reasons of misses, and removes differences that its right query
 * also has. Adds the arguments that changed against its right call, too. The parser is loaded with the first miss that needs it;
 * misses beyond the maximum length do not get a difference. `texts`: queries that declare prefixes; `redact`: for arguments that are not yet without secrets.
 */
export function baseDifferenceAdder(
  texts: () => readonly string[],
  redact: Rewrite = unchanged,
): <T extends Why | null>(miss: ComparedMiss & { readonly why: T }) => Promise<T> {
  let comparer: Promise<CompareTexts> | null = null;
  let read = 0;
  return async (given) => {
    const miss = { ...given, why: withArgumentChange(given, redact) };
    const { why, queries, base, label } = miss;
    const before = why && isAttempt(why) ? base?.matched.get(why.cause.step) : undefined;
    // Where both queries are the same, nothing that they ask for is the reason.
    if (!why || why.detail.same_call || before === undefined || !queries || queries.attempt === null) return why;
    read += before.length + queries.attempt.length;
    if (read > MAX_DETAIL) return why;
    comparer ??= loadQueryComparer(texts());
    return withBase(
      why,
      {
        ...queries,
        before,
        attempt: queries.attempt,
        things: new Map([...queries.things, ...(base?.things ?? [])]),
        label,
      },
      await comparer,
    );
  };
}

function withArgumentChange<T extends Why | null>(miss: ComparedMiss & { readonly why: T }, redact: Rewrite): T {
  const { why, queries, base, label } = miss;
  const [before, now] = [why && base?.calls?.matched.get(why.cause.step), queries?.calls?.attempt];
  if (!why || !before || !now || !isAttempt(why)) return why;
  // Values are cut, after which a part of a secret could not be found.
  const argument_change = argumentChanges(redact(before), redact(now), label);
  return argument_change.length === 0 ? why : { ...why, detail: { ...why.detail, argument_change } };
}

interface BaseQueries extends Pick<StepQueries, 'asked' | 'reference' | 'things'> {
  /** The query that was right in the other run. */
  readonly before: string;
  readonly attempt: string;
  readonly label: string;
}

/** A reason with the differences from two right queries: the reference query and the query of the base run. */
function withBase<T extends Why>(
  why: T,
  { before, attempt, asked, things, reference, label }: BaseQueries,
  compare: CompareTexts,
): T {
  const miss = { ...why, harmless: NO_TEXTS, harmlessElsewhere: NO_TEXTS };
  // `things` maps the IRIs that this run found to the entities that it started from. The query of the other run has the right entities.
  const toReference = compare(reference, attempt, things);
  const toBase = compare(before, attempt);
  const baseBeside = compare(reference, before);
  const { query_difference: known, ...detail } = why.detail;
  const likely = toReference ? likelyDifferences(toReference, miss, withoutNull([baseBeside])) : [];
  const found = toReference ? inKnownOrder(likely, toReference, known ?? []) : [];
  const all = toReference ? explained(toReference, found, baseBeside) : { query_difference: known ?? [] };
  const isShared = baseBeside !== null && hasAll(baseBeside, found[0]);
  const beside = { entities: new Set(toReference?.reference.flatMap(({ from, to }) => [from, to])), named: found[0] };
  const way =
    toBase && !isShared
      ? wayOnlyIn(likelyDifferences(toBase, miss, withoutNull([compare(before, reference)])), asked, beside)
      : null;
  const difference = way && toBase ? writtenDifference(way, toBase) : null;
  const [first, ...rest] = all.query_difference;
  return {
    ...why,
    detail: {
      ...detail,
      ...all,
      query_difference: first ? [isShared ? { ...first, label } : first, ...rest] : [],
      ...(difference?.expected !== undefined && {
        base_difference: { ...difference, expected: difference.expected, label },
      }),
    },
  };
}

/** Sorts differences as the run itself did, which knows the ones that are harmless in other questions. */
function inKnownOrder(found: readonly FoundDifference[], compared: ComparedQuery, known: readonly QueryDifference[]) {
  const places = new Map(known.map((one, at) => [differenceKey(one), at]));
  const placed = found.map((one, at) => ({
    one,
    place: places.get(differenceKey(writtenDifference(one, compared))) ?? known.length + at,
  }));
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one);
}

function differenceKey({ kind, expected, actual }: QueryDifference): string {
  return JSON.stringify([kind, expected, actual]);
}

function withoutNull(all: readonly (ComparedQuery | null)[]): ComparedQuery[] {
  return all.filter((one) => one !== null);
}

/** Whether a right query has the condition of the reference in a difference. */
function hasAll({ actual }: ComparedQuery, found: FoundDifference | undefined): boolean {
  const missing = found?.missing?.text;
  return missing !== undefined && actual.some(({ text }) => text === missing);
}

/** Whether a miss is an attempt at the answer. A lookup cannot be compared with the right query. */
function isAttempt(why: Why | null): boolean {
  return why !== null && why.cause.kind !== 'only_lookups';
}

export function queriesIn({ questions }: RunFigures): QueriesById {
  return new Map(questions.flatMap(({ id, queries }) => (queries ? [[id, queries] as const] : [])));
}
