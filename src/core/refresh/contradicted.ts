import { scoreWays } from '../steps/alternatives.js';
import { comparatorFor, compareSteps } from '../steps/comparators.js';
import type { ActualStep, Question, ReferenceStep, Response } from '../steps/model.js';
import { namesWithAliases, prepareActual, prepareGroups, prepareReference, type StepContext } from '../steps/step.js';
import { termOf } from '../tables/cells.js';
import { decodeSparqlResult, type SelectResult } from '../tables/result.js';
import { counted } from '../text/numerals.js';
import { isMapping } from '../text/values.js';

/** The responses of one run, by question; several responses of a question are its trials. */
export type RunResponses = ReadonlyMap<string, readonly Response[]>;

/** A finding of several runs about the reference. `questions` are ids. */
export interface RunFinding {
  readonly severity: 'warning' | 'note';
  readonly kind: 'runs-contradict-reference' | 'right-in-every-run' | 'wrong-in-every-run';
  readonly summary: string;
  readonly questions: readonly string[];
  readonly agree?: number;
  readonly runs?: number;
  readonly reference_rows?: number;
  readonly common_rows?: number;
  /** Rows that only the runs, or only the reference, have. */
  readonly only_in_runs?: readonly string[];
  readonly only_in_reference?: readonly string[];
}

/** Runs below which only counts are given: few runs of one family of models share their misreadings. */
const MIN_RUNS = 5;
const MIN_SHARE = 0.6;
const MAX_ROWS = 3;

/** References that the runs contradict together: all score 0, and most of them have the same result. */
export function findContradicted(
  questions: readonly Question[],
  runs: readonly RunResponses[],
  context: StepContext,
): RunFinding[] {
  const scored = questions.filter(({ id, groups }) => groups.length > 0 && runs.every((run) => run.has(id)));
  const scores = scored.map((question) => ({
    question,
    scores: runs.map((run) => bestScore(question, run.get(question.id) ?? [], context)),
  }));
  const ids = (holds: (score: number) => boolean) =>
    scores.filter((one) => one.scores.every(holds)).map(({ question }) => question.id);
  const [right, wrong] = [ids((score) => score === 1), ids((score) => score === 0)];
  const contradicted =
    runs.length < MIN_RUNS
      ? []
      : scores.flatMap(({ question, scores: own }) => {
          return own.every((score) => score === 0) ? contradictionOf(question, runs, context) : [];
        });
  return [
    ...contradicted,
    note('right-in-every-run', 'right in every run: they do not show which agent is better', right),
    note('wrong-in-every-run', 'wrong in every run: look at these first', wrong),
  ].filter(({ questions: found }) => found.length > 0);
}

function note(kind: RunFinding['kind'], summary: string, questions: readonly string[]): RunFinding {
  return { severity: 'note', kind, summary, questions };
}

function bestScore(question: Question, trials: readonly Response[], context: StepContext): number {
  const references = prepareGroups(question.groups);
  return Math.max(
    0,
    ...trials.map(({ error, steps }) =>
      error === null && steps ? scoreWays(question, steps, context, references).score : 0,
    ),
  );
}

/** The result that most runs agree on, if enough do; trials of one run count once. */
function contradictionOf(question: Question, runs: readonly RunResponses[], context: StepContext): RunFinding[] {
  const step = question.groups.at(-1)?.at(-1);
  if (!step || step.anyOf) return [];
  const calls = runs.map((run) =>
    (run.get(question.id) ?? []).flatMap((response) => resultOf(response, step, context)),
  );
  let best: { readonly agree: number; readonly reference: ReferenceStep } | null = null;
  for (const candidate of calls.flatMap((of) => of.flatMap((call) => referencesFrom(step, call, context)))) {
    const agree = calls.filter((of) => of.some((call) => isMatch(candidate, call, context))).length;
    if (!best || agree > best.agree) best = { agree, reference: candidate };
  }
  if (!best || best.agree < runs.length * MIN_SHARE) return [];
  return [describe(question, step, best, runs.length)];
}

/** The last result of a response for a step: a successful call with an output. */
function resultOf({ error, steps }: Response, step: ReferenceStep, { aliases }: StepContext): ActualStep[] {
  if (error !== null) return [];
  const called = (steps ?? []).filter(
    ({ name, status, output }) =>
      status !== 'error' && output !== undefined && output !== null && namesWithAliases(name, aliases).has(step.name),
  );
  return called.slice(-1);
}

/** A result as a reference: a table by each of its columns of IRIs, another output as a whole. */
function referencesFrom(step: ReferenceStep, call: ActualStep, context: StepContext): ReferenceStep[] {
  const prepared = prepareActual(call, context.aliases, context.knobs.mcp_results === 'unwrap');
  const result = prepared.sparql();
  if (result.kind === 'select') {
    if (result.rows.length === 0) return [];
    return iriColumns(result).map((column) => ({
      ...step,
      output: call.output,
      ordered: false,
      requiredColumns: [column],
    }));
  }
  return result.kind === 'ask' ? [] : [{ ...step, output: prepared.output().value }];
}

function iriColumns({ columns, rows }: SelectResult): string[] {
  const isIri = (term: unknown) => isMapping(term) && term.type === 'uri';
  return columns.filter((column) => rows.every((row) => isIri(termOf(row, column))));
}

function isMatch(reference: ReferenceStep, call: ActualStep, context: StepContext): boolean {
  const actual = prepareActual(call, context.aliases, context.knobs.mcp_results === 'unwrap');
  const prepared = prepareReference(reference);
  const comparator = comparatorFor(prepared, actual, context);
  return comparator !== null && compareSteps(comparator, prepared, actual, context).score === 1;
}

function describe(
  { id }: Question,
  step: ReferenceStep,
  { agree, reference }: { readonly agree: number; readonly reference: ReferenceStep },
  runs: number,
): RunFinding {
  const finding = { severity: 'warning', kind: 'runs-contradict-reference', questions: [id], agree, runs } as const;
  const [theirs, ours] = [decodeSparqlResult(reference.output), decodeSparqlResult(step.output)];
  const ofRuns = `${agree} of ${runs} runs`;
  const look = 'look at both: the reference may be wrong, or the question can be read in two ways';
  if (theirs.kind !== 'select' || ours.kind !== 'select') {
    return {
      ...finding,
      summary: `${ofRuns} have the same result, which is not the reference; ${look}`,
      reference_rows: 0,
      common_rows: 0,
    };
  }
  const column = reference.requiredColumns?.[0] ?? '';
  const theirValues = theirs.rows.map((row) => valueText(termOf(row, column)));
  const own = (step.requiredColumns ?? ours.columns).filter((name) => ours.columns.includes(name));
  const ourRows = ours.rows.map((row) => own.map((name) => valueText(termOf(row, name))));
  const known = new Set(ourRows.flat());
  const commonRows = theirValues.filter((value) => known.has(value)).length;
  const answered = new Set(theirValues);
  return {
    ...finding,
    summary: `${ofRuns} return ${counted(theirValues.length, 'row')}; the reference has ${commonRows} of them; ${look}`,
    reference_rows: ours.rows.length,
    common_rows: commonRows,
    only_in_runs: theirValues.filter((value) => !known.has(value)).slice(0, MAX_ROWS),
    only_in_reference: ourRows
      .filter((row) => !row.some((value) => answered.has(value)))
      .slice(0, MAX_ROWS)
      .map((row) => row.join(', ')),
  };
}

/** The value of a cell; a dash for an unbound one. */
export function valueText(term: unknown): string {
  return isMapping(term) ? String(term.value) : '–';
}
