import { jsonText } from '../text/json.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { type CompilePattern, fitsPattern } from '../text/wildcards.js';
import { mcpError, unwrapped } from './mcp.js';
import type { ActualStep, Response } from './model.js';
import { namesWithAliases, type StepAlias } from './step.js';

/** An expression for outputs of failed calls. */
export interface FailedOutput {
  /** Name of the tool, with `*` and by its aliases; null: every tool. */
  readonly tool: string | null;
  /** The expression in the syntax of RE2. */
  readonly expression: string;
}

/** The message of a call that failed although its status is success; null for all other calls. */
export type FindFailure = (step: ActualStep) => string | null;

/** Finds calls that an MCP server reported as failed. */
export const findMcpFailure: FindFailure = ({ output }) => mcpError(output);

interface FailureRules {
  readonly aliases: readonly StepAlias[];
  /** Whether results of MCP servers are unwrapped. */
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
    const text = typeof content === 'string' ? content : jsonText(content);
    const isFailed = patterns.some(({ pattern }) => pattern.kind === 'ok' && pattern.matches(text) === true);
    return isFailed ? text : null;
  };
}

/** The key of a written call that was recorded as a success but found to have failed. */
const FOUND_FAILED = 'found_failed';

/** Marks the calls of a response that are found to have failed, also in its source. */
export function withFailedCalls(response: Response, find: FindFailure): Response {
  const errors = (response.steps ?? []).map((step) => (step.status === 'success' ? find(step) : null));
  if (errors.every((error) => error === null)) return response;
  const failed = <Step extends { readonly error?: unknown }>(step: Step, at: number) => {
    const message = errors[at] ?? null;
    return message === null ? step : { ...step, status: 'error', error: step.error ?? message };
  };
  const marked = (step: Mapping, at: number) => {
    const written = failed(step, at);
    return written === step ? step : { ...written, [FOUND_FAILED]: true };
  };
  const written = own(response.source, 'actual_steps') as readonly Mapping[];
  return {
    ...response,
    steps: response.steps?.map(failed) ?? null,
    source: { ...response.source, actual_steps: written.map(marked) },
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
