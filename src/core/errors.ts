/** One thing that is wrong with an input, and where. */
export interface Problem {
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

/** As many problems of a run are listed; more would bury the first. */
export const MAX_PROBLEMS = 20;

/** Trouble with what the user gave: every message says what is wrong and what would be right. Exit code 2. */
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

/** Wrong files: all problems at once, up to `MAX_PROBLEMS`. */
export function inputError(problems: readonly Problem[]): StepgateError {
  const shown = problems.slice(0, MAX_PROBLEMS).map(renderProblem);
  const more = problems.length - shown.length;
  if (more > 0) shown.push(`… and ${more} more`);
  return new StepgateError('input', shown.join('\n'), problems);
}

/** `corpus.yaml:12:3: [3].questions[0].id: expected …` */
export function renderProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
  const path = problem.path?.length ? renderPath(problem.path) : '';
  const text = [place, path, problem.message].filter((part) => part !== '').join(': ');
  return problem.also ? `${text} (first at ${renderProblem({ ...problem.also, message: '' })})` : text;
}

/** `[3].questions[0].reference_steps[1][0].name` */
export function renderPath(path: readonly (string | number)[]): string {
  const parts = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`));
  return parts.join('').replace(/^\./, '');
}
