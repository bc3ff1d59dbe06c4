import type { ActualStep, Question, ReferenceStep, StepDetail } from '../model.js';
import { PRESETS, type ScoringRules } from '../scoring.js';
import { referenceOf } from '../steps/alternatives.js';
import { COMPARED_ARGUMENTS } from '../steps/arguments.js';
import { isAbsent } from '../values.js';
import type { ComparedOutputs, ComparedSteps, Extent } from './question.js';
import { tablesOf } from './tables.js';
import { diffArguments, diffOutputs } from './texts.js';

/** What an answer's steps are compared with, and how much of that is shown. */
interface AnswerSteps {
  readonly question: Question | null;
  readonly steps: readonly ActualStep[];
  readonly extent: Extent;
  readonly rules?: ScoringRules;
}

/** Index of the call that matched, or that explains a miss. */
export function callOf({ matches, detail }: StepDetail, steps: readonly ActualStep[]): number | null {
  const id = matches ?? detail?.closest;
  const at = isAbsent(id) ? -1 : steps.findLastIndex((step) => step.id === id);
  return at < 0 ? null : at;
}

/** Causes that name a step of another tool, which has nothing to compare. */
const OTHER_TOOL: ReadonlySet<string | undefined> = new Set(['search_empty', 'stopped_after', 'no_step']);

/** A scored reference step beside the call that matched it, or that explains its miss. */
export function comparedSteps(answer: AnswerSteps, detail: StepDetail): ComparedSteps | null {
  const { question, steps } = answer;
  const reference = question && referenceOf(question, detail);
  if (!reference) return null;
  const at = OTHER_TOOL.has(detail.cause?.kind) ? null : callOf(detail, steps);
  const actual = at === null ? null : (steps[at] ?? null);
  return {
    name: reference.name,
    call: actual && { number: (at ?? 0) + 1, name: actual.name },
    detail: detail.detail ?? {},
    ...comparedArguments(reference, actual),
    output: comparedOutputs(reference, actual, detail.cause !== undefined, answer),
  };
}

/** Where the reference gives no arguments, and none are compared, those of the call alone. */
function comparedArguments(
  reference: ReferenceStep,
  actual: ActualStep | null,
): Pick<ComparedSteps, 'args' | 'argsOf'> {
  if (actual === null) return { args: diffArguments(reference, null), argsOf: 'reference' };
  const isCompared = (reference.matching?.args ?? 'ignore') !== 'ignore' || COMPARED_ARGUMENTS.has(reference.name);
  const [wanted, given] = [reference, actual].map(({ args }) => Object.keys(args).length > 0);
  if (!wanted && given && !isCompared) return { args: diffArguments(actual, null), argsOf: 'call' };
  return { args: diffArguments(reference, actual), argsOf: 'both' };
}

function comparedOutputs(
  reference: ReferenceStep,
  actual: ActualStep | null,
  isMissed: boolean,
  { extent, rules = PRESETS.standard }: AnswerSteps,
): ComparedOutputs | null {
  if (isAbsent(reference.output)) return null;
  const tables = tablesOf(reference, actual, isMissed, { rules, extent });
  return tables ? { kind: 'tables', tables } : { kind: 'text', ...diffOutputs(reference, actual) };
}
