import type { Command } from 'commander';

/** The flags of `stepgate accept`. */
export function addAccept(program: Command): Command {
  return program
    .command('accept')
    .description('write entries of known questions for the questions that regressed')
    .argument('<results>', 'a folder that a run wrote')
    .option('--reason <text>', 'required: why the falls are accepted')
    .option('--until <date>', 'the last day on which the entries count, as in 2026-12-31')
    .option('--baseline <path>', 'the run to compare with; without it, the comparison of the run itself counts')
    .option('--known <file>', 'the file that gets the entries', 'known.yaml')
    .addHelpText('after', '\nExample:\n  stepgate accept results --reason "the vendor removed it" --until 2026-12-31');
}
