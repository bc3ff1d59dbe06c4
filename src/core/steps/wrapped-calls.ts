import { isMapping, type Mapping } from '../text/values.js';
import { stepNames } from './alternatives.js';
import { withCalls } from './failed-outputs.js';
import { jsonOf } from './mcp.js';
import type { ActualStep, Question, Response } from './model.js';
import { namesWithAliases, type StepAlias } from './step.js';

const NAMES = ['name', 'tool_name', 'toolName'];
const ARGUMENTS = ['arguments', 'args', 'parameters'];

/** The key of a written call that says through which tool it was called. */
const CALLED_THROUGH = 'called_through';

/**
 * Takes calls out of the tool that they are called through, such as `tool_call {name, arguments}`, so that no rule
 * overlooks the name of a tool one level deeper. A tool that the question has as a step is no such wrapper.
 */
export function withInnerCalls(response: Response, question: Question, aliases: readonly StepAlias[]): Response {
  const known = new Set(stepNames(question));
  const isKnown = (name: string) => [...namesWithAliases(name, aliases)].some((one) => known.has(one));
  return withCalls(response, (step) => {
    const inner = isKnown(step.name) ? null : innerCall(step);
    return inner && { step: inner, written: { ...inner, [CALLED_THROUGH]: step.name } };
  });
}

/** The call in the arguments of a tool that only takes a name and arguments; null for any other call. */
function innerCall({ args }: ActualStep): { readonly name: string; readonly args: Mapping } | null {
  const keys = Object.keys(args);
  const name = keys.find((key) => NAMES.includes(key));
  const given = keys.find((key) => ARGUMENTS.includes(key));
  if (name === undefined || given === undefined || keys.length !== 2) return null;
  const [json, tool] = [jsonOf(args[given]), args[name]];
  const isCall = typeof tool === 'string' && tool !== '' && json.kind === 'value' && isMapping(json.value);
  return isCall ? { name: tool, args: json.value } : null;
}
