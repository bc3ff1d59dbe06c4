import { decodeGates, type Gate } from '../core/runs/gate.js';
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

/** The flags of gates, which several commands have. */
export interface GateOptions {
  readonly minStepsScore?: string;
  readonly minAnswerCheckScore?: string;
  readonly maxStepsDrop?: string;
  readonly dropTest: string;
  readonly gate?: readonly string[];
}

/** The gates of a command. */
export function gatesOfFlags({
  minStepsScore,
  minAnswerCheckScore,
  maxStepsDrop,
  dropTest,
  gate,
}: GateOptions): Gate[] {
  const inputs = {
    minStepsScore: minStepsScore ?? null,
    minAnswerCheckScore: minAnswerCheckScore ?? null,
    maxStepsDrop: maxStepsDrop ?? null,
    dropTest,
    gates: gate ?? [],
  };
  return decodeGates(inputs, FLAG_WORDS);
}
