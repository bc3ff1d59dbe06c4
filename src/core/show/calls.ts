import type { ActualStep } from '../model.js';
import type { RuleName } from '../rules/rule.js';
import { decodeSparqlResult } from '../sparql/result.js';
import { jsonText } from '../text/json-text.js';
import type { Extent, ShownCall } from './question.js';
import { cutArguments, cutOutput } from './texts.js';

/** Characters of outputs that are read to count their rows, of one and of all. */
const [MOST_READ, MOST_READ_OF_ALL] = [2_000_000, 8_000_000];
/** Characters of an error that are kept. */
const MOST_ERROR = 500;
/** Calls that broke a rule and are listed wherever they are. */
const MOST_OFFENDERS = 20;

/** What the calls mean for the answer, by their places. */
interface CallMarks {
  readonly roles: ReadonlyMap<number, ShownCall['role']>;
  /** The rules that calls broke. */
  readonly rules: ReadonlyMap<number, RuleName>;
}

/** The steps of an agent, with what each of them gave, and so many characters of their texts; of very many only some. */
export function callsOf(
  steps: readonly ActualStep[],
  { roles, rules }: CallMarks,
  { calls, callTexts: most }: Pick<Extent, 'calls' | 'callTexts'>,
): ShownCall[] {
  const start = startOf(steps);
  let read = 0;
  return listed(steps, [...roles.keys(), ...[...rules.keys()].slice(0, MOST_OFFENDERS)], calls).map(({ step, at }) => {
    const time = timeOf(step.executionTimestamp);
    const size = sizeOf(step.output);
    const isRead = size !== null && size <= MOST_READ && read + size <= MOST_READ_OF_ALL;
    if (isRead) read += size;
    const rule = rules.get(at);
    return {
      number: at + 1,
      name: step.name,
      status: typeof step.status === 'string' ? step.status : 'unknown',
      rows: isRead && step.status === 'success' ? rowsOf(step.output) : null,
      size,
      seconds: time === null || start === null ? null : (time - start) / 1000,
      error: step.status === 'success' ? null : errorOf(step),
      role: roles.get(at) ?? null,
      ...(rule && { rule }),
      texts: most && { args: cutArguments(step, most.args), output: cutOutput(step, most.output) },
    };
  });
}

/** The first ones, and all that are marked. */
function listed(steps: readonly ActualStep[], marked: readonly number[], most: number) {
  const first = steps.slice(0, most).map((step, at) => ({ step, at }));
  const later = [...new Set(marked)].filter((at) => at >= most).sort((a, b) => a - b);
  return [...first, ...later.flatMap((at) => (steps[at] ? { step: steps[at], at } : []))];
}

function startOf(steps: readonly ActualStep[]): number | null {
  for (const { executionTimestamp } of steps) {
    const time = timeOf(executionTimestamp);
    if (time !== null) return time;
  }
  return null;
}

function timeOf(value: unknown): number | null {
  if (typeof value === 'number') return value < 1e11 ? value * 1000 : value;
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

function sizeOf(output: unknown): number | null {
  if (output === undefined || output === null) return null;
  return typeof output === 'string' ? output.length : jsonText(output).length;
}

function rowsOf(output: unknown): number | null {
  if (Array.isArray(output)) return output.length;
  const result = decodeSparqlResult(output);
  return result.kind === 'select' ? result.rows.length : null;
}

/** Many agents record an error as the output. */
function errorOf({ error, output }: ActualStep): string | null {
  const value = error ?? output;
  if (value === undefined || value === null) return null;
  return (typeof value === 'string' ? value : jsonText(value)).trim().slice(0, MOST_ERROR);
}
