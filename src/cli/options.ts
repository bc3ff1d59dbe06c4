import { type InputWords, usageError } from '../core/words/errors.js';
import { flagOf } from '../run/option-help.js';
import { FLAGS, type Given, type Words } from './flags.js';

const flagName = (input: string): string => flagOf(input, FLAGS);

/** Names inputs by their flags in messages: `--gate`, `--trials all`. */
export const FLAG_WORDS: InputWords = { name: flagName, setting: (input, value) => `${flagName(input)} ${value}` };

const isOfResponses = (file: string): boolean => /\.(?:jsonl|ndjson)$/i.test(file);

export function refuseOperands({ operands: [files], corpus, responses }: Given<Words>): void {
  if (files.length === 0) return;
  throw usageError(`${files[0]}: a file needs a flag; write ${fileFlags([...corpus, ...files], responses)}`);
}

/** The flags of files, of which some are named as files of the corpus: `--corpus corpus.yaml --responses r.jsonl` */
function fileFlags(files: readonly string[], responses: readonly string[]): string {
  const flags = [
    ['--corpus', ...files.filter((file) => !isOfResponses(file))],
    ['--responses', ...responses, ...files.filter(isOfResponses)],
  ];
  return flags.flatMap((words) => (words.length > 1 ? words : [])).join(' ');
}

/**
 * Files of a required flag. Not required in commander, which would report it before a mistyped flag. `others`: files of
 * another flag, which takes all files up to the next flag, also those that this flag lacks.
 */
export function requiredFiles(
  flag: '--corpus' | '--responses',
  files: readonly string[],
  others: readonly string[] = [],
): readonly string[] {
  if (files.length > 0) return files;
  if (others.some(isOfResponses)) throw usageError(`${flag} is missing: write ${fileFlags(others, [])}`);
  const example = flag === '--corpus' ? 'eval/corpus.yaml' : 'eval/responses.jsonl';
  throw usageError(`${flag} is missing: name the files, as in ${flag} ${example}`);
}

/** Value of another required flag. `advice`: what to write. */
export function required(flag: string, value: string | null, advice: string): string {
  if (value !== null) return value;
  throw usageError(`${flag} is missing: ${advice}`);
}

/** Rejects an empty value: most come from a variable that is not set, and a gate must not be dropped because of it. */
export function refuseEmpty(name: string, value: unknown): void {
  const isEmpty = [value].flat().some((item) => typeof item === 'string' && item.trim() === '');
  if (isEmpty) throw usageError(`${name}: the value is empty; is a variable not set?`);
}
