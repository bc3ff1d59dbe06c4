import type { Command } from 'commander';
import { collect } from './flags.js';

/** The flags of `stepgate show`. */
export function addShow(program: Command): Command {
  return program
    .command('show')
    .description('show one question: its score and why, both queries and tables, all steps of the agent')
    .argument('[id]', 'id of the question, or the start of it; absent with --all and --regressed')
    .argument('[results]', 'a folder that a run wrote, or its evaluation.yaml')
    .option('--corpus <files...>', 'without results: corpus files or globs')
    .option('--responses <files...>', 'without results: response files or globs')
    .option('--config <file>', 'without results: evaluation config')
    .option('--scoring <preset>', 'without results: preset, as for evaluate')
    .option('--step-alias <alias>', 'without results: tool-name aliases, as for evaluate', collect)
    .option('--trials <one|all>', 'without results: all: questions may have several responses', 'one')
    .option('--baseline <path>', 'a folder or evaluation.yaml of an earlier run, to show the same question there')
    .option('--all', 'show all questions that fail')
    .option('--regressed', 'show all questions that are worse than in the baseline')
    .option('--format <format>', 'text or json', 'text')
    .addHelpText(
      'after',
      '\nExamples:\n  stepgate show q17 results --baseline results-of-main\n  stepgate show --all results --format json',
    );
}
