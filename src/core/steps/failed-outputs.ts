import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { type CompilePattern, fitsPattern } from '../text/wildcards.js';
import { mcpError, unwrapped } from './mcp.js';
import type { ActualStep, Response } from './model.js';
import { asText } from './shown.js';
import { namesWithAliases, type StepAlias } from './step.js';

export interface FailedOutput {
  /** Name of the tool, with `*` and by its aliases; null: every tool. */
  readonly tool: string | null;
  /** The expression in the syntax of RE2. */
  readonly expression: string;
}

/** The message of a call that failed although its status is success; null for all other calls. */
export type FindFailure = (step: ActualStep) => string | null;

export const findMcpFailure: FindFailure = ({ output }) => mcpError(output);

interface FailureRules {
  readonly aliases: readonly StepAlias[];
  readonly readsMcp: boolean;
  readonly compile: CompilePattern;
}

/** Finds calls whose output matches an expression of `failed_outputs`. Values other than texts are matched as JSON. */
export function makeFailureFinder(
  outputs: readonly FailedOutput[],
  { aliases, readsMcp, compile }: FailureRules,
): FindFailure {
  const compiled = outputs.map(({ tool, expression }) => ({ tool, pattern: compile(expression, false) }));
  return ({ name, output }) => {
    if (isAbsent(output)) return null;
    const names = [...namesWithAliases(name, aliases)];
    const isOfTool = ({ tool }: { tool: string | null }) =>
      tool === null || names.some((known) => fitsPattern(known, tool));
    const patterns = compiled.filter(isOfTool);
    if (patterns.length === 0) return null;
    const content = readsMcp ? unwrapped(output).text : output;
    const text = asText(content);
    const isFailed = patterns.some(({ pattern }) => pattern.kind === 'ok' && pattern.matches(text) === true);
    return isFailed ? text : null;
  };
}

/** The key of a written call that was recorded as a success but found to have failed. */
const FOUND_FAILED = 'found_failed';

/** Marks the calls of a response that are found to have failed, also in its source. */
export function withFailedCalls(response: Response, find: FindFailure): Response {
  return withCalls(response, (step) => {
    const message = step.status === 'success' ? find(step) : null;
    if (message === null) return null;
    const failed = { status: 'error', error: step.error ?? message };
    return { step: failed, written: { ...failed, [FOUND_FAILED]: true } };
  });
}

type CallChange = { readonly step: Partial<ActualStep>; readonly written: Mapping };

/** The response with changed calls, also in its source; the same object if none changes. */
export function withCalls(response: Response, changeOf: (step: ActualStep) => CallChange | null): Response {
  const { steps, source } = response;
  const changes = (steps ?? []).map(changeOf);
  if (!steps || changes.every((change) => change === null)) return response;
  const written = own(source, 'actual_steps') as readonly Mapping[];
  return {
    ...response,
    steps: steps.map((step, at) => ({ ...step, ...changes[at]?.step })),
    source: { ...source, actual_steps: written.map((step, at) => ({ ...step, ...changes[at]?.written })) },
  };
}

/** A written answer with its recorded calls, so that other rules can decide which calls failed. */
export function withoutFoundFailures(written: Mapping): Mapping {
  const steps = own(written, 'actual_steps');
  const isFound = (step: unknown): step is Mapping => isMapping(step) && own(step, FOUND_FAILED) === true;
  if (!Array.isArray(steps) || !steps.some(isFound)) return written;
  const recorded = steps.map((step: unknown) => {
    if (!isFound(step)) return step;
    const { error: _, [FOUND_FAILED]: __, ...call } = step;
    return { ...call, status: 'success' };
  });
  return { ...written, actual_steps: recorded };
}
