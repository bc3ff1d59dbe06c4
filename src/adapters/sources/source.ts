import { canonicalJson } from '../../core/corpus/fingerprint.js';
import type { Fall } from '../../core/refresh/amounts.js';
import { listSteps, type PlacedStep } from '../../core/refresh/placed-steps.js';
import { isEqualOutput } from '../../core/refresh/states.js';
import { scoreRoutes } from '../../core/steps/alternatives.js';
import type { ActualStep, Question, ReferenceStep, Response } from '../../core/steps/model.js';
import { namesWithAliases, prepareActual, prepareGroups, type StepContext } from '../../core/steps/step.js';
import { exactJsonText } from '../../core/text/json.js';
import { type Problem, StepgateError } from '../../core/words/errors.js';
import { type Command, runCommand } from '../process/command.js';

/** The new output of a step, or why there is none. */
export type SourceOutput =
  | { readonly kind: 'output'; readonly output: unknown; readonly args?: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'failed';
      readonly why: string;
      /** `refused`: the query itself is wrong; `late`: no answer in time. */
      readonly cause?: 'refused' | 'late' | 'unusable';
      /** Whether it was not asked, as too many others failed. */
      readonly isGivenUp?: true;
    };

/** What a query asks about and the data no longer have. `fall`: how much less the query finds. */
export type FindGone = (placed: PlacedStep, fall: Fall) => Promise<readonly string[]>;

/** Where new outputs come from. `answer` throws only for what ends the whole run, such as a refused password. */
export interface OutputSource {
  readonly answer: (placed: PlacedStep) => Promise<SourceOutput>;
  /** Whether a step can be answered at all; others are counted and left as they are. */
  readonly canAnswer: (placed: PlacedStep) => boolean;
  /** Whether a different output is asked again, to find unstable ones. */
  readonly asksAgain: boolean;
  /** Whether its queries can find less than those of a store, without an error. */
  readonly failsSilently?: true;
  /** Called before the first step: why the source cannot answer the steps as they are. */
  readonly check?: (placed: readonly PlacedStep[]) => readonly Problem[];
  readonly findGone?: FindGone;
}

export function failed(why: string, cause?: 'refused' | 'late' | 'unusable'): SourceOutput {
  return { kind: 'failed', why, ...(cause && { cause }) };
}

/** What a command or a function is told of a step. */
export function requestOf({ question, step: { name, args } }: PlacedStep) {
  return { question_id: question.id, question_text: question.text, step: { name, args } };
}

type CommandSettings = Pick<Command, 'env' | 'timeoutSec' | 'redact' | 'kill'> & {
  readonly command: readonly string[];
};

/** Starts the user's command once per step, without a shell; the step is on its stdin. */
export function openCommand({ command, ...settings }: CommandSettings): OutputSource {
  const [program = '', ...args] = command;
  return {
    asksAgain: true,
    canAnswer: () => true,
    answer: async (placed) => {
      const stdin = `${exactJsonText(requestOf(placed))}\n`;
      const outcome = await runCommand({ program, args, stdin, ...settings });
      if (outcome.kind === 'printed') return { kind: 'output', output: outcome.text.replace(/\r?\n$/, '') };
      if (outcome.kind === 'killed') throw new StepgateError('usage', 'interrupted');
      return failed(outcome.message, outcome.isLate ? 'late' : undefined);
    },
  };
}

/** Takes the outputs of an agent: for each reference step the call that is paired with it. */
export function openResponses(responses: ReadonlyMap<string, readonly Response[]>, context: StepContext): OutputSource {
  return {
    asksAgain: false,
    canAnswer: () => true,
    answer: async ({ question, step }) => {
      const trials = responses.get(question.id) ?? [];
      if (trials.length === 0) return failed('there is no response');
      const outputs = trials.map((response) => outputFor(question, step, response, context));
      const [first] = outputs as [SourceOutput];
      const failure = outputs.find(({ kind }) => kind === 'failed');
      if (failure || first.kind === 'failed') return failure ?? first;
      const isAgreed = outputs.every(
        (other) => other.kind === 'output' && isEqualOutput({ ...step, output: first.output }, other.output, context),
      );
      return isAgreed ? first : failed(`the ${trials.length} trials disagree`);
    },
  };
}

function outputFor(question: Question, step: ReferenceStep, response: Response, context: StepContext): SourceOutput {
  if (response.error !== null) return failed('the answer is an error');
  if (response.unreadable !== null || response.steps === null) return failed('the response has no steps');
  const call = pairSteps(question, response.steps, context).get(step);
  if (!call) return failed(`the response has no successful step ${step.name}`);
  const output = prepareActual(call, context.aliases, true).output();
  if (call.output === undefined || call.output === null) return failed('the step has no output');
  return { kind: 'output', output: typeof output.text === 'string' ? output.text : output.value, args: call.args };
}

/**
 * The call for each reference step: the one that matches it; else, from the last step to the first, an unused call with
 * the same arguments, else the last unused call of the same name.
 */
function pairSteps(question: Question, steps: readonly ActualStep[], context: StepContext) {
  const pairs = new Map<ReferenceStep, ActualStep>();
  const unused = new Set(steps.filter(({ status }) => status !== 'error'));
  const take = (step: ReferenceStep, call: ActualStep | undefined): void => {
    if (!call || pairs.has(step)) return;
    pairs.set(step, call);
    unused.delete(call);
  };
  const { details } = scoreRoutes(question, steps, context, prepareGroups(question.groups));
  for (const { group, step, any_of, reference_steps_any_of: route, matches } of details) {
    if (matches === undefined) continue;
    const groups = route === undefined ? question.groups : (question.alternatives?.[route] ?? []);
    const reference = groups[group]?.[step];
    const chosen = any_of === undefined ? reference : reference?.anyOf?.[any_of];
    const call = [...unused].find(({ id }) => id === matches);
    if (chosen) take(chosen, call);
  }
  for (const step of listSteps(question).reverse()) {
    const calls = [...unused].filter(({ name }) => namesWithAliases(name, context.aliases).has(step.name));
    const sameArgs = calls.find(({ args }) => canonicalJson(args) === canonicalJson(step.args));
    take(step, sameArgs ?? calls.at(-1));
  }
  return pairs;
}
