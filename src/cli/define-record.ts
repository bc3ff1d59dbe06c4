import type { Command } from 'commander';
import { SHARD } from './flags.js';

/** The flags of `stepgate record`. */
export function addRecord(program: Command, select: readonly [string, string]): Command {
  return program
    .command('record')
    .description('ask your agent each question with a command, and write what it prints as responses')
    .argument('[command...]', 'after --: the command, which is started once per question')
    .option('--corpus <files...>', 'corpus files or globs')
    .option(...select)
    .option(...SHARD)
    .option('-o, --output <file>', 'the file of responses, .jsonl; each is added when its command ends')
    .option('--resume', 'continue a file: questions that it has are not asked again')
    .option('--retry-errors', 'continue a file, and ask the questions again whose responses are errors')
    .option('--concurrency <number>', 'commands that run at the same time', '4')
    .option('--timeout <seconds>', 'a command that takes longer is ended, and is an error', '120')
    .option('--trials <number>', 'responses per question', '1')
    .option('--quiet', 'no progress bar, no warnings')
    .addHelpText(
      'after',
      '\nThe command gets {"question_id", "question_text"} on stdin,' +
        '\nand both in STEPGATE_QUESTION_ID and STEPGATE_QUESTION.' +
        '\nIt prints a response, or the messages or spans of the run, as JSON.\n\nExample:' +
        '\n  stepgate record --corpus corpus.yaml -o responses.jsonl -- python agent.py',
    );
}
