/** Gathers a flag that may be repeated. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

export const FORMATS_HELP = 'what the response files hold: auto, responses, messages, otlp or langfuse';

/** Selection of questions; a flag that may be repeated, a value each time. */
export const SELECT = [
  '--select <patterns...>',
  'questions of this run: tag:smoke, template:list_*, id:q17*, !tag:slow, sample:40',
] as const;

export const ALL = ['--all', 'show all rows of each list in format text'] as const;

export const IDS = [
  '--ids <short|full>',
  'ids of questions: short shows the first characters of hashes',
  'short',
] as const;

export const KNOWN = [
  '--known <file>',
  'known questions, whose falls do not count in --max-steps-drop and in regressions',
] as const;

export const DROP_TEST = [
  '--drop-test <significant|plain>',
  'plain: --max-steps-drop also fails for a drop within rerun noise',
  'significant',
] as const;

/** A part of the selected questions. */
export const SHARD = [
  '--shard <k/n>',
  'evaluate only part k of n of the selected questions, as in 2/8; stepgate merge makes one run of all parts',
] as const;
