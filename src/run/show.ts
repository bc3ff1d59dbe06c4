import { headOf, readRunEntries } from '../adapters/files/entries.js';
import { hasStopped } from '../adapters/files/runs.js';
import { questionOf } from '../core/entries/entry-question.js';
import type { Entry } from '../core/entries/result-types.js';
import { type EntryPlace, joinParts, type PlacedKeys } from '../core/figures/entry-place.js';
import type { Why } from '../core/figures/figures.js';
import { stepQueriesOf } from '../core/figures/step-queries.js';
import { besideBetter } from '../core/show/beside-base.js';
import type { ShownQuestion } from '../core/show/entry.js';
import { type FoundEntry, shownQuestion } from '../core/show/entry.js';
import type { Extent } from '../core/show/extent.js';
import { findId } from '../core/show/ids.js';
import { failingIds, questionsById, type RunEntries, regressedIds } from '../core/show/run-entries.js';
import { counted } from '../core/text/numerals.js';
import { type Mapping, own, type Rewrite } from '../core/text/values.js';
import { filesError, forInput, type Problem, usageError } from '../core/words/errors.js';
import { baseDifferenceAdder, textsWithPrefixes } from './base-differences.js';
import { readInputs } from './inputs.js';
import type { JudgeSetup } from './judge-setup.js';
import { prepareWorst } from './page.js';
import { NOT_COMPARED, score } from './score-responses.js';
import type { Settings } from './settings.js';

export type Asked =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'failing' }
  | { readonly kind: 'regressed' };

export type ShownRun =
  | { readonly kind: 'results'; readonly path: string }
  | { readonly kind: 'files'; readonly settings: Settings; readonly setup: JudgeSetup };

export interface ShowRequest {
  readonly run: ShownRun;
  /** A folder or file of an earlier run; null: none. */
  readonly baseline: string | null;
  readonly asked: Asked;
  /** How much is shown; a screen when absent. */
  readonly extent?: Extent;
  readonly redact: Rewrite;
  readonly warn: (warnings: readonly Problem[]) => void;
}

const UNKNOWN_SCORING = 'no baseline.yaml says how the run was scored: tables are compared by the preset standard';

/** Yields the requested questions one by one, in the order of the run. */
export async function* showQuestions(request: ShowRequest): AsyncGenerator<ShownQuestion> {
  const { run, baseline, redact, warn, extent } = request;
  const base = baseline === null ? null : await forInput('--baseline', readRunEntries(baseline));
  const entries = await readEntries(run, redact);
  if (run.kind === 'results' && !entries.rules) warn([{ file: run.path, message: UNKNOWN_SCORING }]);
  const [questions, before] = [questionsById(entries), base && questionsById(base)];
  const addTo = base && baseDifferenceAdder(() => textsOf(entries, base));
  const left = { drafts: entries.drafts ?? 0, isStopped: run.kind === 'results' && (await hasStopped(run.path)) };
  for (const id of listAskedIds(request, questions, before ?? new Map(), left)) {
    const found = await prepareWorst(questions.get(id)?.heads ?? [], entries.rules, redact);
    if (!found) continue;
    const other = await prepareWorst(before?.get(id)?.heads ?? [], base?.rules, redact);
    const earlier = base && other ? { ...other, label: base.label } : null;
    const entry = earlier ? besideBetter(found.entry, earlier.entry, earlier.label, entries.rules) : found.entry;
    const shown = shownQuestion({ ...found, entry }, earlier, extent);
    const why = earlier && addTo && (await explainDrop(shown, entry, earlier, addTo));
    yield redact(why ? { ...shown, why } : shown);
  }
}

/** The reason for a question that scored higher in the baseline, with the difference from the baseline's query. */
async function explainDrop(
  { why, score, base }: ShownQuestion,
  head: Entry,
  { entry, label }: FoundEntry & { readonly label: string },
  addTo: ReturnType<typeof baseDifferenceAdder>,
): Promise<Why | null> {
  if (!why || (score ?? 0) >= (base?.score ?? 0)) return null;
  return addTo({ why, queries: stepQueriesOf(head, why), base: stepQueriesOf(entry, null), label });
}

/** Maximum number of answers of each run whose queries are read. */
const MAX_READ = 500;

/** Queries of both runs, from which prefixes are learned. */
function textsOf(head: RunEntries, base: RunEntries): readonly string[] {
  const entriesOf = ({ heads }: RunEntries) => heads.slice(0, MAX_READ).map((one) => one.read());
  const references = entriesOf(head).flatMap((entry) => (questionOf(entry)?.groups ?? []).flat());
  const queries = references.map(({ args }) => own(args, 'query')).filter((query) => typeof query === 'string');
  return textsWithPrefixes(
    entriesOf(base).flatMap((entry) => stepQueriesOf(entry, null) ?? []),
    queries,
  );
}

type Questions = ReturnType<typeof questionsById>;

function listAskedIds(
  { asked, run }: ShowRequest,
  questions: Questions,
  baseQuestions: Questions,
  left: { readonly drafts: number; readonly isStopped: boolean },
): readonly string[] {
  if (asked.kind === 'failing') return failingIds(questions);
  if (asked.kind === 'regressed') return regressedIds(questions, baseQuestions);
  const result = findId(questions.keys(), asked.id);
  if (result.kind === 'found') return [result.id];
  const id = JSON.stringify(asked.id);
  const similarIds = result.near.map((name) => JSON.stringify(name)).join(', ');
  if (result.kind === 'several') throw usageError(`${id} is the start of several ids: ${similarIds}; give more of it`);
  const hint = similarIds === '' ? '--all shows all failing questions with their ids' : `similar ids: ${similarIds}`;
  const draftHint = left.drafts === 0 ? '' : `; ${counted(left.drafts, 'draft')} left out, --drafts shows them`;
  const files = run.kind === 'results' ? [run.path] : run.settings.corpus;
  const stopHint = left.isStopped ? '; the run stopped when its gates were decided, and asked no others' : '';
  throw filesError(files, `no question has the id ${id}; ${hint}${draftHint}${stopHint}`);
}

async function readEntries(run: ShownRun, redact: Rewrite): Promise<RunEntries> {
  if (run.kind === 'results') return forInput('RESULTS', readRunEntries(run.path));
  const parts: PlacedKeys[] = [];
  const inputs = await readInputs(run.settings, run.setup);
  const write = (place: EntryPlace, keys: Mapping) => void parts.push({ place, keys });
  await score(inputs, NOT_COMPARED, { write, redact, progress: () => undefined });
  const heads = joinParts(parts).map((entry) => headOf(entry));
  return { label: 'this run', heads, rules: inputs.scoring.knobs, drafts: inputs.drafts };
}
