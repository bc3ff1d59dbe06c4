import { decodeGates, GATE_NAMES, type Gate, type GateName } from '../core/runs/gate.js';
import { usageError } from '../core/words/errors.js';
import { FLAG_WORDS } from '../core/words/input-words.js';

/** A flag that a command cannot do without; commander would complain of it before it complains of a mistyped one. */
export function required(flag: string, files: readonly string[] | undefined): readonly string[] {
  if (files) return files;
  throw usageError(
    `${flag} is missing: name the files, as in ${flag} eval/${flag.slice(2)}.${flag === '--corpus' ? 'yaml' : 'jsonl'}`,
  );
}

/** `--max-steps-drop`, from the name of its option. */
export function flagOf(option: string): string {
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** An empty value is most often a variable that was never set; a gate must not vanish with it. */
export function refuseEmpty(options: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(options)) {
    const flag = flagOf(key);
    const empty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
    if (empty) throw usageError(`${flag}: the value is empty; is a variable not set?`);
  }
}

/** `minStepsScore` of `min-steps-score`. */
type OptionKey<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<OptionKey<Rest>>}`
  : Name;

/** The flags of gates, which several commands have. */
export type GateOptions = { readonly [Name in GateName as OptionKey<Name>]?: string } & {
  readonly dropTest: string;
  readonly gate?: readonly string[];
};

/** The value of the flag of a gate; undefined: not given. */
function gateFlag(options: Partial<GateOptions>, name: GateName): string | undefined {
  const key = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as OptionKey<GateName>;
  return options[key];
}

/** The gates of a command. */
export function gatesOfFlags(options: GateOptions): Gate[] {
  const limitOf = (name: GateName) => gateFlag(options, name) ?? null;
  return decodeGates({ limitOf, dropTest: options.dropTest, gates: options.gate ?? [] }, FLAG_WORDS);
}

/** The flags of gates that were given. */
export function givenGates(options: Partial<GateOptions>): string[] {
  const named = GATE_NAMES.filter((name) => gateFlag(options, name) !== undefined).map((name) => `--${name}`);
  return options.gate === undefined ? named : [...named, '--gate'];
}
