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

/** Flags whose name is not that of the input. */
const RENAMED: Readonly<Record<string, string>> = { gates: 'gate', 'step-aliases': 'step-alias', 'output-dir': 'out' };

const flagOf = (input: string): string => `--${RENAMED[input] ?? input}`;

/** `--gate`, `--trials all` */
export const FLAG_WORDS: InputWords = { name: flagOf, setting: (input, value) => `${flagOf(input)} ${value}` };

const optionOf = (input: string): string => `options.${input.replaceAll('-', '_')}`;

/** `options.gates`, `options.trials: 'all'` */
export const OPTION_WORDS: InputWords = {
  name: optionOf,
  setting: (input, value) => `${optionOf(input)}: '${value}'`,
};
