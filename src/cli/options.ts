import { GATE_NAMES } from '../core/runs/gate.js';
import { own } from '../core/text/values.js';
import { type InputWords, usageError } from '../core/words/errors.js';
import { type GivenOptions, OPTIONS, type OptionName, type OptionRow } from '../run/options.js';

/** `--step-alias` for the input `step-aliases`; an input that only the GitHub Action has keeps its name. */
function flagFor(input: string): string {
  const row = own(OPTIONS, input) as OptionRow | undefined;
  return row?.flag.split(' ', 1)[0]?.replace('--no-', '--') ?? `--${input}`;
}

/** The values of all flags, as commander gives them. A flag with a default has a value in each command that takes it. */
export interface Flags {
  readonly all?: boolean;
  readonly anchors?: string;
  readonly append?: string;
  readonly bar?: string;
  readonly baseline?: string;
  readonly baselineRequired?: boolean;
  readonly concurrency: string;
  readonly config?: string;
  readonly corpus?: readonly string[];
  readonly data?: readonly string[];
  readonly drafts?: boolean;
  readonly endpoint?: string;
  readonly format: string;
  readonly ids: string;
  readonly judgeBaseUrl?: string;
  readonly judgeCache?: string;
  readonly judgeModel?: string;
  readonly junit?: string;
  readonly known?: string;
  readonly labels?: string;
  readonly latest?: boolean;
  readonly number: string;
  readonly out?: string;
  readonly output?: string;
  readonly overwrite?: boolean;
  readonly page: boolean;
  readonly pass?: string;
  readonly perTemplate: string;
  readonly questionId?: string;
  readonly quiet?: boolean;
  readonly reason?: string;
  readonly records?: string;
  readonly regressed?: boolean;
  readonly repeat: string;
  readonly responses?: readonly string[];
  readonly resume?: boolean;
  readonly retryErrors?: boolean;
  readonly runs?: readonly string[];
  readonly scoring?: string;
  readonly seed: string;
  readonly select?: readonly string[];
  readonly shard?: string;
  readonly sort?: string;
  readonly split?: readonly string[];
  readonly step?: string;
  readonly stepAlias?: readonly string[];
  readonly strict?: boolean;
  readonly timeout: string;
  readonly trials: string;
  readonly until?: string;
  readonly withArgs?: boolean;
  readonly write?: boolean;
}

/** The operands and flags of a command; `commands.ts` lists its flags. */
export type Given<Operands> = Flags & { readonly operands: Operands };

/** The operand of a command that takes any number of words. */
export type Words = readonly [words: readonly string[]];

/** Names inputs by their flags in messages: `--gate`, `--trials all`. */
export const FLAG_WORDS: InputWords = { name: flagFor, setting: (input, value) => `${flagFor(input)} ${value}` };

/** The given flags of a command, from commander's camelCase options. */
export function givenFlags(options: object): GivenOptions {
  const valueFor = (name: OptionName): unknown => {
    const key = flagFor(name).slice(2);
    return own(
      { ...options },
      key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    );
  };
  return {
    text: (name) => (valueFor(name) as string | undefined) ?? null,
    list: (name) => (valueFor(name) as readonly string[] | undefined) ?? [],
    flag: (name) => (valueFor(name) as boolean | undefined) ?? null,
  };
}

const isOfResponses = (file: string): boolean => /\.(?:jsonl|ndjson)$/i.test(file);

/** Refuses files without a flag. */
export function refuseOperands({ operands, corpus = [], responses = [] }: Given<Words>): void {
  const [files] = operands;
  if (files.length === 0) return;
  const command = fileFlags(
    [...corpus, ...files.filter((file) => !isOfResponses(file))],
    [...responses, ...files.filter(isOfResponses)],
  );
  throw usageError(`${files[0]}: a file needs a flag; write ${command}`);
}

/** Example: `--corpus corpus.yaml --responses r.jsonl` */
function fileFlags(corpus: readonly string[], responses: readonly string[]): string {
  const given = [
    ['--corpus', ...corpus],
    ['--responses', ...responses],
  ].filter(({ length }) => length > 1);
  return given.map((words) => words.join(' ')).join(' ');
}

/**
 * Value of a required flag. Not required in commander, which would report it before a mistyped flag. `others`: files of another
 * flag, which takes all files up to the next flag, also those that this flag lacks.
 */
export function required(
  flag: string,
  files: readonly string[] | undefined,
  others: readonly string[] = [],
): readonly string[] {
  if (files) return files;
  const lacking = others.filter(isOfResponses);
  if (lacking.length > 0) {
    const rest = others.filter((file) => !isOfResponses(file));
    throw usageError(`${flag} is missing: write ${fileFlags(rest, lacking)}`);
  }
  throw usageError(
    `${flag} is missing: name the files, as in ${flag} eval/${flag.slice(2)}.${flag === '--corpus' ? 'yaml' : 'jsonl'}`,
  );
}

/** Rejects an empty value: most come from a variable that is not set, and a gate must not be dropped because of it. */
export function refuseEmpty(name: string, value: unknown): void {
  const isEmpty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
  if (isEmpty) throw usageError(`${name}: the value is empty; is a variable not set?`);
}

/** The given gate flags. Example: `['--min-steps-score', '--gate']`. */
export function givenGates({ text, list }: GivenOptions): string[] {
  const gateFlags = GATE_NAMES.filter((name) => text(name) !== null).map((name) => `--${name}`);
  return list('gates').length === 0 ? gateFlags : [...gateFlags, '--gate'];
}
