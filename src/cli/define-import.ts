import type { Command } from 'commander';
import { FORMATS_HELP } from './flags.js';

/** The flags of `stepgate import`. */
export function addImport(program: Command): Command {
  return program
    .command('import')
    .description('write responses from what an agent recorded: messages, OpenTelemetry spans, Langfuse observations')
    .argument('<files...>', 'recorded files or globs; - is standard input')
    .option('--from <format>', FORMATS_HELP, 'auto')
    .option('--corpus <files...>', 'corpus files or globs, to find the question of a trace by its text or session id')
    .option('--question-id <path>', 'key, attribute or JSON path that holds the id of the question')
    .option('--latest', 'of several traces for one question, keep the one that started last')
    .option('--trials <one|all>', 'all: questions may have several traces', 'one')
    .option(
      '-o, --output <file>',
      'write the responses to this file, also over an existing one; default standard output',
    )
    .addHelpText('after', '\nExample:\n  stepgate import traces.jsonl --corpus eval/corpus.yaml -o responses.jsonl');
}
