import type { Command } from 'commander';
import { ALL, collect, DROP_TEST, IDS, KNOWN } from './flags.js';

/** The flags of `stepgate merge`. */
export function addMerge(program: Command): Command {
  return program
    .command('merge')
    .description('merge the shards of a run, as evaluate --shard wrote them, into one run; compare it, check gates')
    .argument('<dir...>', 'the folders of all shards')
    .option('--out <dir>', 'write the files of the merged run here')
    .option('--no-page', 'do not write report.html, the page with all details of each question')
    .option('--junit <file>', 'write the questions as JUnit XML, for reporters of test results')
    .option('--name <name>', 'identity of this evaluation', 'stepgate')
    .option('--baseline <path>', 'a folder that an earlier run wrote, a baseline file or an evaluation file')
    .option('--baseline-required', 'fail without a baseline')
    .option(...KNOWN)
    .option('--min-coverage <share>', 'share of the selected questions that must have a response', '1')
    .option('--min-steps-score <score>', 'gate: minimum steps score, 0 to 1')
    .option('--min-answer-check-score <score>', 'gate: minimum share of answer checks that hold, 0 to 1')
    .option('--max-steps-drop <drop>', 'gate: maximum drop of the steps score from the baseline, 0 to 1')
    .option(...DROP_TEST)
    .option('--gate <gate>', 'additional gates, as in "micro.number_of_error_samples <= 0"', collect)
    .option('--format <format>', 'text, markdown or json', 'text')
    .option(...IDS)
    .option(...ALL)
    .addHelpText('after', '\nExample:\n  stepgate merge shard-1 shard-2 --out results --min-steps-score 0.85');
}
