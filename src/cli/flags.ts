import type { Command } from 'commander';

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
  'only part k of n of the selected questions, as in 2/8; stepgate merge makes one run of all parts',
] as const;

export const NO_PAGE = ['--no-page', 'do not write report.html, the page with all details of each question'] as const;

export const JUNIT = ['--junit <file>', 'write the questions as JUnit XML, for reporters of test results'] as const;

export const NAME = ['--name <name>', 'identity of this evaluation', 'stepgate'] as const;

export const FORMAT = ['--format <format>', 'text, markdown or json', 'text'] as const;

/** What a run is compared with, and what it must fulfil. */
export function addPolicy(command: Command): Command {
  return command
    .option('--baseline <path>', 'a folder that an earlier run wrote, a baseline file or an evaluation file')
    .option('--baseline-required', 'fail without a baseline')
    .option(...KNOWN)
    .option('--min-coverage <share>', 'share of the selected questions that must have a response', '1')
    .option('--min-steps-score <score>', 'gate: minimum steps score, 0 to 1')
    .option('--min-answer-check-score <score>', 'gate: minimum share of answer checks that hold, 0 to 1')
    .option('--max-steps-drop <drop>', 'gate: maximum drop of the steps score from the baseline, 0 to 1')
    .option(...DROP_TEST)
    .option('--gate <gate>', 'additional gates, as in "micro.number_of_error_samples <= 0"', collect);
}
