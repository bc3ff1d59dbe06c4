import { MAX_NAMED } from '../shown.js';
import { scoreRoutes } from '../steps/alternatives.js';
import type { ActualStep, Question, ReferenceStep, Response } from '../steps/model.js';
import { namesWithAliases, prepareActual, prepareGroups, type StepContext } from '../steps/step.js';
import { isIriColumn, shownCell, termOf } from '../tables/cells.js';
import { decodeSparqlResult, type SelectResult } from '../tables/result.js';
import { counted } from '../text/numerals.js';
import { isMapping } from '../text/values.js';
import { isRightCall } from './states.js';

/** The responses of one run, by question; several responses of a question are its trials. */
export type RunResponses = ReadonlyMap<string, readonly Response[]>;

/** A finding of more than one run about the reference. `questions` are ids. */
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
/** References that the runs contradict together: all score 0, and most of them have the same result. */
export function findContradicted(questions: readonly Question[], runs: readonly RunResponses[], context: StepContext) {
  const scored = questions.filter(({ id, groups }) => groups.length > 0 && runs.every((run) => run.has(id)));
  const scores = scored.map((question) => ({
    question,
    ofRuns: runs.map((run) => bestScore(question, run.get(question.id) ?? [], context)),
  }));
  const inEveryRun = (score: number) =>
    scores.filter(({ ofRuns }) => ofRuns.every((one) => one === score)).map(({ question }) => question);
  const wrong = inEveryRun(0);
  const contradicted =
    runs.length < MIN_RUNS ? [] : wrong.flatMap((question) => contradictionOf(question, runs, context));
  return [
    ...contradicted,
    note('right-in-every-run', 'right in every run: they do not show which agent is better', inEveryRun(1)),
    note('wrong-in-every-run', 'wrong in every run: look at these first', wrong),
  ].filter(({ questions: found }) => found.length > 0);
}

function note(kind: RunFinding['kind'], summary: string, questions: readonly Question[]): RunFinding {
  return { severity: 'note', kind, summary, questions: questions.map(({ id }) => id) };
}

function bestScore(question: Question, trials: readonly Response[], context: StepContext): number {
  const references = prepareGroups(question.groups);
  const scoreOf = ({ error, steps }: Response) =>
    error === null && steps ? scoreRoutes(question, steps, context, references).score : 0;
  return Math.max(0, ...trials.map(scoreOf));
}

/** The result that most runs agree on, if enough do; trials of one run count once. */
function contradictionOf(question: Question, runs: readonly RunResponses[], context: StepContext): RunFinding[] {
  const step = question.groups.at(-1)?.at(-1);
  if (!step || step.anyOf) return [];
  const calls = runs.map((run) =>
    (run.get(question.id) ?? []).flatMap((response) => resultOf(response, step, context)),
  );
  let best: Agreed | null = null;
  for (const call of calls.flat()) {
    for (const reference of referencesFrom(step, call, context)) {
      const agree = calls.filter((of) => of.some((other) => isRightCall(reference, other, context))).length;
      if (!best || agree > best.agree) best = { agree, runs: runs.length, reference };
    }
  }
  if (!best || best.agree < runs.length * 0.6) return [];
  return [describe(question, step, best)];
}

interface Agreed {
  readonly agree: number;
  readonly runs: number;
  readonly reference: ReferenceStep;
}

function resultOf({ error, steps }: Response, step: ReferenceStep, { aliases }: StepContext): ActualStep[] {
  if (error !== null) return [];
  const called = (steps ?? []).filter(
    ({ name, status, output }) =>
      status !== 'error' && output !== undefined && output !== null && namesWithAliases(name, aliases).has(step.name),
  );
  return called.slice(-1);
}

/** A result as a reference: a table by each of its columns of IRIs or by its only cell, another output as a whole. */
function referencesFrom(step: ReferenceStep, call: ActualStep, context: StepContext): ReferenceStep[] {
  const prepared = prepareActual(call, context.aliases, context.knobs.mcp_results === 'unwrap');
  const result = prepared.sparql();
  const ours = decodeSparqlResult(step.output);
  if (result.kind === 'select') {
    if (result.rows.length === 0) return [];
    const isCell = cellOf(result) !== null && ours.kind === 'select' && cellOf(ours, step.requiredColumns) !== null;
    const columns = isCell ? result.columns : result.columns.filter((column) => isIriColumn(result.rows, column));
    return columns.map((column) => ({ ...step, output: call.output, ordered: false, requiredColumns: [column] }));
  }
  if (result.kind === 'ask' && ours.kind !== 'ask') return [];
  return [{ ...step, output: result.kind === 'ask' ? call.output : prepared.output().value }];
}

/** The literal of a table of one cell, such as a number; else null. */
function cellOf({ columns, rows }: SelectResult, required: readonly string[] | null = null): string | null {
  const [column, ...others] = required ?? columns;
  if (rows.length !== 1 || column === undefined || others.length > 0) return null;
  const term = termOf(rows[0] ?? {}, column);
  return isMapping(term) && term.type !== 'uri' && term.type !== 'bnode' ? shownCell(term) : null;
}

const LOOK = 'look at both: the reference may be wrong, or the question can be read in two ways';

function describe(question: Question, step: ReferenceStep, { agree, runs, reference }: Agreed): RunFinding {
  const [theirs, ours] = [decodeSparqlResult(reference.output), decodeSparqlResult(step.output)];
  const about = { kind: 'runs-contradict-reference', questions: [question.id], agree, runs } as const;
  const ofRuns = `${agree} of ${runs} runs`;
  const withoutRows = { ...about, reference_rows: 0, common_rows: 0 };
  if (theirs.kind === 'ask' && ours.kind === 'ask') {
    const summary = `${ofRuns} return ${theirs.value}; the reference is ${ours.value}; ${LOOK}`;
    // One of two answers is easily agreed on.
    return { severity: 'note', ...withoutRows, summary };
  }
  if (theirs.kind !== 'select' || ours.kind !== 'select') {
    const summary = `${ofRuns} have the same result, which is not the reference; ${LOOK}`;
    return { severity: 'warning', ...withoutRows, summary };
  }
  const column = reference.requiredColumns?.[0] ?? '';
  const { returned, ...rows } = describeRows(step, column, theirs, ours);
  return { severity: 'warning', ...about, summary: `${ofRuns} return ${returned}; ${LOOK}`, ...rows };
}

function describeRows(step: ReferenceStep, column: string, theirs: SelectResult, ours: SelectResult) {
  const theirValues = theirs.rows.map((row) => shownCell(termOf(row, column)));
  const own = (step.requiredColumns ?? ours.columns).filter((name) => ours.columns.includes(name));
  const ourRows = ours.rows.map((row) => own.map((name) => shownCell(termOf(row, name))));
  const known = new Set(ourRows.flat());
  const commonRows = theirValues.filter((value) => known.has(value)).length;
  const answered = new Set(theirValues);
  const cell = own.length === 1 ? cellOf(theirs) : null;
  const place = theirs.columns.length > 1 ? ` in \`${column}\`` : '';
  const areEqual = theirs.rows.length === ours.rows.length && commonRows === theirs.rows.length;
  const why = areEqual ? ', in another order, of other types or with other columns' : '';
  const returned =
    cell === null || known.has(cell)
      ? `${counted(theirValues.length, 'row')}${place}; the reference has ${commonRows} of them${why}`
      : `${cell}; the reference is ${ourRows[0]?.join(', ') ?? ''}`;
  return {
    returned,
    reference_rows: ours.rows.length,
    common_rows: commonRows,
    only_in_runs: theirValues.filter((value) => !known.has(value)).slice(0, MAX_NAMED),
    only_in_reference: ourRows
      .filter((row) => !row.some((value) => answered.has(value)))
      .slice(0, MAX_NAMED)
      .map((row) => row.join(', ')),
  };
}
