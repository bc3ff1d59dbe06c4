import type { Command } from 'commander';
import { FORMAT } from './flags.js';

/** The flags of `stepgate history`. */
export function addHistory(program: Command): Command {
  return program
    .command('history')
    .description('show the earlier runs that a baseline knows: scores, and which questions are flaky')
    .argument('<run>', 'a folder that a run wrote, or a baseline file')
    .option(...FORMAT)
    .option('--ids <short|full>', 'ids of questions: short shows the first characters of hashes', 'short')
    .option('--all', 'show all rows of each list in format text')
    .addHelpText('after', '\nExample:\n  stepgate history results');
}
