import type { Command } from 'commander';
import { RUN_ORDERS } from '../core/many/order.js';
import { ALL, collect, DROP_TEST, FORMAT, IDS, KNOWN, NO_PAGE } from './flags.js';

/** The flags of `stepgate compare`. */
export function addCompare(program: Command): Command {
  return program
    .command('compare')
    .description('compare runs: output folders, baseline files or evaluation files (also those of graphrag-eval)')
    .argument('<base>', 'the run to compare with')
    .argument('<head>', 'the run to check')
    .argument('[others...]', 'more runs to compare with the first: a table with one row per run')
    .option('--sort <order>', `three runs or more: order of the table: ${RUN_ORDERS.join(', ')} (default: steps)`)
    .option('--max-steps-drop <drop>', 'gate: maximum drop of the steps score, 0 to 1')
    .option(...DROP_TEST)
    .option(...KNOWN)
    .option('--gate <gate>', 'additional gates on the second run, as in "micro.number_of_error_samples <= 0"', collect)
    .option(
      '--select <patterns...>',
      'compare these questions only: template:list_*, id:q17*, !id:q18, sample:40; write it after the runs',
    )
    .option('--out <dir>', 'write comparison.yaml, report.md and report.html here')
    .option(...NO_PAGE)
    .option(...FORMAT)
    .option(...IDS)
    .option(...ALL)
    .option('--quiet', 'print only the report, not the list of written files')
    .addHelpText('after', '\nExamples:\n  stepgate compare results-of-main results --max-steps-drop 0.02')
    .addHelpText('after', '  stepgate compare results-gpt results-claude results-qwen --sort cost');
}
