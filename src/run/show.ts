import { headOf, readRunEntries } from '../adapters/files/entries.js';
import { patternsOf } from '../adapters/patterns.js';
import { type EntryPlace, joinParts, type PlacedKeys } from '../core/runs/entry-place.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import { questionOf, stepQueriesOf } from '../core/runs/evaluation.js';
import type { Why } from '../core/runs/figures.js';
import type { Redact } from '../core/secrets/redact.js';
import { type FoundEntry, shownQuestion } from '../core/show/entry.js';
import { findId } from '../core/show/ids.js';
import type { Extent, ShownQuestion } from '../core/show/question.js';
import { failingIds, questionsById, type RunEntries, regressedIds, worstEntry } from '../core/show/run-entries.js';
import { type Mapping, own } from '../core/text/values.js';
import { filesError, forInput, type Problem, usageError } from '../core/words/errors.js';
import { readInputs, type Settings } from './inputs.js';
import type { JudgeSetup } from './judge-setup.js';
import { baseDifferenceAdder } from './query-explanations.js';
import { score } from './score-responses.js';

/** Which questions a reader asks for. */
export type Asked =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'failing' }
  | { readonly kind: 'regressed' };

/** Where the scored answers come from. */
export type ShownRun =
  | { readonly kind: 'results'; readonly path: string }
  | { readonly kind: 'files'; readonly settings: Settings; readonly setup: JudgeSetup };

/** What is shown, and what it is compared with. */
export interface ShowRequest {
  readonly run: ShownRun;
  /** A folder or file of an earlier run; null: none. */
  readonly baseline: string | null;
  readonly asked: Asked;
  /** How much is shown; a screen when absent. */
  readonly extent?: Extent;
  readonly redact: Redact;
  readonly warn: (warnings: readonly Problem[]) => void;
}

const UNKNOWN_SCORING = 'no baseline.yaml says how the run was scored: tables are compared by the preset standard';

/** The questions that were asked for, one by one, in the order of the run. */
export async function* showQuestions(request: ShowRequest): AsyncGenerator<ShownQuestion> {
  const { run, baseline, redact, warn, extent } = request;
  const base = baseline === null ? null : await forInput('--baseline', readRunEntries(baseline));
  const entries = await entriesOf(run, redact);
  if (run.kind === 'results' && !entries.rules) warn([{ file: run.path, message: UNKNOWN_SCORING }]);
  const [questions, before] = [questionsById(entries), base && questionsById(base)];
  for (const id of askedIds(request, questions, before ?? new Map())) {
    const [found, other] = [questions.get(id), before?.get(id)].map((question) => question && worstEntry(question));
    if (!found) continue;
    const earlier = base && other ? { ...(await withPatterns(other)), ...rulesOf(base), label: base.label } : null;
    const shown = shownQuestion({ ...(await withPatterns(found)), ...rulesOf(entries) }, earlier, extent);
    const why = earlier && (await baseWhy(shown, found.entry, earlier));
    yield redact(why ? { ...shown, why } : shown);
  }
}

async function withPatterns(found: FoundEntry): Promise<FoundEntry> {
  return { ...found, ...(await patternsOf(found.entry)) };
}

/** The reason of a question that scored more in the other run, with what that asked. */
async function baseWhy(
  { why, score, base }: ShownQuestion,
  head: EvaluationEntry,
  { entry, label }: FoundEntry & { readonly label: string },
): Promise<Why | null> {
  if (!why || (score ?? 0) >= (base?.score ?? 0)) return null;
  const references = (questionOf(head)?.groups ?? []).flat().map(({ args }) => own(args, 'query'));
  const addTo = baseDifferenceAdder(references.filter((query) => typeof query === 'string'));
  return addTo({ why, queries: stepQueriesOf(head, why), base: stepQueriesOf(entry, null), label });
}

function rulesOf({ rules }: RunEntries): Pick<RunEntries, 'rules'> {
  return rules ? { rules } : {};
}

type Questions = ReturnType<typeof questionsById>;

function askedIds({ asked, run }: ShowRequest, questions: Questions, base: Questions): readonly string[] {
  if (asked.kind === 'failing') return failingIds(questions);
  if (asked.kind === 'regressed') return regressedIds(questions, base);
  const found = findId(questions.keys(), asked.id);
  if (found.kind === 'found') return [found.id];
  const id = JSON.stringify(asked.id);
  const near = found.near.map((name) => JSON.stringify(name)).join(', ');
  if (found.kind === 'several') throw usageError(`${id} is the start of several ids: ${near}; give more of it`);
  const hint = near === '' ? '--all shows all failing questions with their ids' : `similar ids: ${near}`;
  const files = run.kind === 'results' ? [run.path] : run.settings.corpus;
  throw filesError(files, `no question has the id ${id}; ${hint}`);
}

async function entriesOf(run: ShownRun, redact: Redact): Promise<RunEntries> {
  if (run.kind === 'results') return forInput('RESULTS', readRunEntries(run.path));
  const parts: PlacedKeys[] = [];
  const inputs = await readInputs(run.settings, run.setup);
  const write = (place: EntryPlace, keys: Mapping) => void parts.push({ place, keys: redact(keys) });
  await score(inputs, NO_BASELINE, { write, redact, progress: () => undefined });
  const heads = joinParts(parts).map((entry) => headOf(entry));
  return { label: 'this run', heads, rules: inputs.scoring.knobs };
}

/** Only the evaluation file's entries are shown, which no baseline changes. */
const NO_BASELINE = { kind: 'none', label: '', reason: { kind: 'first-run' } } as const;
