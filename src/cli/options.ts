import type { Command } from 'commander';
import { GATE_NAMES } from '../core/runs/gate.js';
import { own } from '../core/text/values.js';
import { type InputWords, usageError } from '../core/words/errors.js';
import { type GivenOptions, OPTIONS, type OptionName, type OptionRow } from '../run/options.js';

/** `--step-alias` for the input `step-aliases`; an input that only the GitHub Action has keeps its name. */
function flagFor(input: string): string {
  const row = own(OPTIONS, input) as OptionRow | undefined;
  return row?.flag.split(' ', 1)[0]?.replace('--no-', '--') ?? `--${input}`;
}

/** Names inputs by their flags in messages: `--gate`, `--trials all`. */
export const FLAG_WORDS: InputWords = { name: flagFor, setting: (input, value) => `${flagFor(input)} ${value}` };

/** A flag as arguments of commander's method `option`. */
export function flag(name: OptionName): [flag: string, help: string, value?: string] {
  const row: OptionRow = OPTIONS[name];
  return row.default === undefined ? [row.flag, row.help] : [row.flag, row.help, row.default];
}

/** Adds flags to a command. */
export function addOptions(command: Command, ...names: readonly OptionName[]): Command {
  for (const name of names) {
    const row: OptionRow = OPTIONS[name];
    if (row.isRepeated) command.option(row.flag, row.help, collect);
    else command.option(...flag(name));
  }
  return command;
}

/** Collects a flag that may be repeated. */
export function collect(value: string, earlierValues: readonly string[] = []): string[] {
  return [...earlierValues, value];
}

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

/** Adds operands that the command does not have, so that `refuseOperands` can say which flags to write. */
export function addRefusedOperands(command: Command): Command {
  return command.usage('[options]').argument('[files...]');
}

const isOfResponses = (file: string): boolean => /\.(?:jsonl|ndjson)$/i.test(file);

/** Refuses files without a flag. */
export function refuseOperands(files: readonly string[], { corpus = [], responses = [] }: FileFlags): void {
  if (files.length === 0) return;
  const command = fileFlags(
    [...corpus, ...files.filter((file) => !isOfResponses(file))],
    [...responses, ...files.filter(isOfResponses)],
  );
  throw usageError(`${files[0]}: a file needs a flag; write ${command}`);
}

interface FileFlags {
  readonly corpus?: readonly string[];
  readonly responses?: readonly string[];
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

/** Rejects empty values: most come from a variable that is not set, and a gate must not be dropped because of it. */
export function refuseEmpty(options: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(options)) {
    const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const isEmpty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
    if (isEmpty) throw usageError(`${flag}: the value is empty; is a variable not set?`);
  }
}

/** The given gate flags. Example: `['--min-steps-score', '--gate']`. */
export function givenGates({ text, list }: GivenOptions): string[] {
  const gateFlags = GATE_NAMES.filter((name) => text(name) !== null).map((name) => `--${name}`);
  return list('gates').length === 0 ? gateFlags : [...gateFlags, '--gate'];
}
