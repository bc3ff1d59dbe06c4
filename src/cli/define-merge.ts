import type { Command } from 'commander';
import { ALL, addPolicy, FORMAT, IDS, JUNIT, NAME, NO_PAGE } from './flags.js';

/** The flags of `stepgate merge`. */
export function addMerge(program: Command): Command {
  const command = program
    .command('merge')
    .description('merge the shards of a run, as evaluate --shard wrote them, into one run; compare it, check gates')
    .argument('<dir...>', 'the folders of all shards')
    .option('--out <dir>', 'write the files of the merged run here')
    .option(...NO_PAGE)
    .option(...JUNIT)
    .option(...NAME);
  return addPolicy(command)
    .option(...FORMAT)
    .option(...IDS)
    .option(...ALL)
    .addHelpText('after', '\nExample:\n  stepgate merge shard-1 shard-2 --out results --min-steps-score 0.85');
}
