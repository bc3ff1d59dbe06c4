import { MAX_LISTED, MAX_NAMED } from '../shown.js';

/** One thing that is wrong with an input, and where. */
export interface Problem {
  /** The input or flag that named the file, where the whole file is the trouble. */
  readonly input?: string;
  readonly file?: string;
  /** 1-based. */
  readonly line?: number;
  readonly column?: number;
  /** Steps into the document, as keys and indexes. */
  readonly path?: readonly (string | number)[];
  readonly message: string;
  /** The other place, where two do not go together. */
  readonly also?: { readonly file: string; readonly line?: number; readonly path: readonly (string | number)[] };
}

/** Maximum number of problems of responses; the rest is not read. */
export const ENOUGH_PROBLEMS = 10_000;

/** Wrong usage or input: every message states what is wrong and what would be right. Exit code 2. */
export class StepgateError extends Error {
  constructor(
    readonly code: 'usage' | 'input',
    message: string,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
    this.name = 'StepgateError';
  }
}

/** A wrong flag, input or argument. */
export function usageError(message: string): StepgateError {
  return new StepgateError('usage', message);
}

/** Wrong files: all problems at once, up to `MAX_LISTED`; `isRest`: what follows them was not read. */
export function inputError(problems: readonly Problem[], isRest = false): StepgateError {
  const shown = problems.slice(0, MAX_LISTED).map(renderProblem);
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`… and ${isRest ? 'at least ' : ''}${more} more`);
  return new StepgateError('input', shown.join('\n'), problems);
}

/** Wrong input in more than one file: one message for all of them, with the names of the first. */
export function filesError(files: readonly string[], message: string): StepgateError {
  const more = files.length - MAX_NAMED;
  const named = files.slice(0, MAX_NAMED).join(', ');
  return inputError([{ file: more > 0 ? `${named} and ${more} more` : named, message }]);
}

/** Waits for what reads an input; an error about a whole file, not a line of it, then names the input. */
export async function forInput<T>(input: string, reading: Promise<T>): Promise<T> {
  return reading.catch((error: unknown) => {
    throw withInput(error, input);
  });
}

/** The same for items that come one by one. */
export async function* eachForInput<T>(input: string, items: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    throw withInput(error, input);
  }
}

function withInput(error: unknown, input: string): unknown {
  if (!(error instanceof StepgateError)) return error;
  const { code, message, problems } = error;
  if (problems.length === 0) return new StepgateError(code, `${input}: ${message}`);
  const isWhole = ({ line, path = [] }: Problem) => line === undefined && path.length === 0;
  return inputError(problems.map((problem) => (isWhole(problem) ? { ...problem, input } : problem)));
}

/** `corpus.yaml:12:3: [3].questions[0].id: expected …` */
export function renderProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  const path = problem.path?.length ? renderPath(problem.path) : '';
  const text = [problem.input ?? '', place, path, problem.message].filter((part) => part !== '').join(': ');
  return problem.also ? `${text} (first at ${renderProblem({ ...problem.also, message: '' })})` : text;
}

/** A problem that its line and its message place well enough. */
export function withoutPath({ path: _, ...problem }: Problem): Problem {
  return problem;
}

/** `[3].questions[0].reference_steps[1][0].name` */
export function renderPath(path: readonly (string | number)[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`));
  return parts.join('').replace(/^\./, '');
}

const LINES = 10;
/** `TypeError [ERR_X]: …` of Node, `openai.AuthenticationError: …` of Python, `error: …` of other programs. */
const ERROR = /^(?:Uncaught )?[\w$.]*(?:error|exception)(?: \[\w+\])?: /i;
/** Where Node found the error: the place, the line of code, and a sign below it. */
const NODE_PLACE = /^.*:\d+\n.*\n[ \t]*\^+[ \t]*$/gm;
/** A place in a stack of Python, with its lines of code. */
const PYTHON_PLACE = /^ {2}File ".*(?:\n {4}.*)*/gm;
/** Lines without information: of a stack, without a letter, or about a property that is not set. */
const NOISE = /^\s+at |^Traceback \(most recent call last\):$|^Node\.js v\d|^[^\p{L}\p{N}]*$|: undefined,?$/u;
const TRACEBACK = /^Traceback \(most recent call last\):$/m;

/** The error in the output of a failed program: its error message, then its last lines without the stack. */
export function errorLines(output: string): string[] {
  const text = output.replaceAll('\r\n', '\n');
  const all = text.split('\n').filter((line) => line.trim() !== '');
  const bare = text.replace(NODE_PLACE, '').replace(PYTHON_PLACE, '').split('\n');
  const telling = bare.filter((line) => !NOISE.test(line));
  // Python prints the error last, and those that led to it before; Node prints it first.
  const isError = (line: string): boolean => ERROR.test(line);
  const at = TRACEBACK.test(text) ? telling.findLastIndex(isError) : telling.findIndex(isError);
  const [message] = telling.splice(Math.max(0, at), 1);
  return message === undefined ? all.slice(-LINES) : [message, ...telling.slice(1 - LINES)];
}

/** The end of what Node prints of an error. */
const NODE_VERSION = /^Node\.js v(\d+)\.(\d+)/m;

/** What to do if a Node that cannot read TypeScript was given a file of it; '' if its output has another error. */
export function typeScriptHint(output: string): string {
  const [, major = '', minor] = NODE_VERSION.exec(output) ?? [];
  const isUnread = /^SyntaxError: |\[ERR_UNKNOWN_FILE_EXTENSION\]/m.test(output);
  const runsTypeScript = Number(major) > 22 || (major === '22' && Number(minor) >= 18);
  return major === '' || !isUnread || runsTypeScript ? '' : ` (this is Node ${major}; Node 24 runs TypeScript)`;
}

/** The result of a decoder: a value, or all problems with it. */
export type Decoded<T> = { readonly kind: 'ok'; readonly value: T } | Invalid;

/** At least one problem. */
export interface Invalid {
  readonly kind: 'invalid';
  readonly problems: readonly Problem[];
}

export function ok<T>(value: T): Decoded<T> {
  return { kind: 'ok', value };
}

export function invalid(problems: readonly Problem[]): Invalid {
  return { kind: 'invalid', problems };
}

/** The value, or an input error with all problems. */
export function requireOk<T>(decoded: Decoded<T>): T {
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(decoded.problems);
}

/** The problem of a decoder that stops at the first one. */
export function messageOf({ problems }: Invalid): string {
  return problems.map(({ message }) => message).join('; ');
}

/** How a door writes the name of an input, and an input with a value; inputs are named as in `action.yml`. */
export interface InputWords {
  readonly name: (input: string) => string;
  readonly setting: (input: string, value: string) => string;
}

/** `gates`, `trials: all` */
export const WORKFLOW_WORDS: InputWords = {
  name: (input) => input,
  setting: (input, value) => `${input}: ${value}`,
};

const optionOf = (input: string): string => `options.${input.replaceAll('-', '_')}`;

/** `options.gates`, `options.trials: 'all'` */
export const OPTION_WORDS: InputWords = {
  name: optionOf,
  setting: (input, value) => `${optionOf(input)}: '${value}'`,
};
