import type { Command } from 'commander';
import { SELECT, SHARD } from './flags.js';

/** The flags of `stepgate questions`. */
export function addQuestions(program: Command): Command {
  return program
    .command('questions')
    .description("print the questions as JSONL, for the agent's runner")
    .option('--corpus <files...>', 'corpus files or globs')
    .option(...SELECT)
    .option(...SHARD)
    .addHelpText('after', '\nExample:\n  stepgate questions --corpus corpus.yaml --select tag:smoke > questions.jsonl');
}
