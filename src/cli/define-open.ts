import type { Command } from 'commander';

/** The flags of `stepgate open`. */
export function addOpen(program: Command): Command {
  return program
    .command('open')
    .description('print the path of the report page of a run, and open it in the browser where there is one')
    .argument('<results>', 'a folder that a run or a comparison wrote, or its report.html')
    .addHelpText('after', '\nExample:\n  stepgate open results');
}
