import type { Command } from 'commander';
import { GATE_NAMES } from '../core/runs/gate.js';
import { own } from '../core/text/values.js';
import { type InputWords, usageError } from '../core/words/errors.js';
import { type GivenOptions, OPTIONS, type OptionName, type OptionRow } from '../run/options.js';

/** `--step-alias` of `step-aliases`; inputs of GitHub alone have no flag. */
function flagFor(input: string): string {
  const row = own(OPTIONS, input) as OptionRow | undefined;
  return row?.flag.split(' ', 1)[0]?.replace('--no-', '--') ?? `--${input}`;
}

/** `--gate`, `--trials all` */
export const FLAG_WORDS: InputWords = { name: flagFor, setting: (input, value) => `${flagFor(input)} ${value}` };

/** A flag for a command, as its method `option` takes it. */
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
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** The flags that a command was given, as commander holds them. */
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

/** A flag that a command cannot do without; commander would complain of it before it complains of a mistyped one. */
export function required(flag: string, files: readonly string[] | undefined): readonly string[] {
  if (files) return files;
  throw usageError(
    `${flag} is missing: name the files, as in ${flag} eval/${flag.slice(2)}.${flag === '--corpus' ? 'yaml' : 'jsonl'}`,
  );
}

/** An empty value is most often a variable that was never set; a gate must not vanish with it. */
export function refuseEmpty(options: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(options)) {
    const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const empty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
    if (empty) throw usageError(`${flag}: the value is empty; is a variable not set?`);
  }
}

/** The flags of gates that were given. */
export function givenGates({ text, list }: GivenOptions): string[] {
  const named = GATE_NAMES.filter((name) => text(name) !== null).map((name) => `--${name}`);
  return list('gates').length === 0 ? named : [...named, '--gate'];
}
