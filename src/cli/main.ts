import { Command, CommanderError, Option } from 'commander';
import { type Mapping, own } from '../core/text/values.js';
import { StepgateError } from '../core/words/errors.js';
import { VERSION } from '../core/words/version.js';
import { printable } from '../report/words/text.js';
import { longFlag, plainHelp } from '../run/option-help.js';
import { camelCase, decodeOption, decodeOptions, type OptionRow } from '../run/option-kinds.js';
import { COMMANDS, type CommandRow, JUDGE_COMMANDS, REFUSED } from './commands.js';
import { FLAGS, type FlagName } from './flags.js';
import { FLAG_WORDS, refuseEmpty } from './options.js';
import type { ProcessLike } from './print.js';
import { fullRedactor } from './secrets.js';

/** Runs a command line. Exit code: 0 passed; 1 a gate failed, or another failure of the run; 2 wrong usage or input. */
export async function main(args: readonly string[], process: ProcessLike): Promise<number> {
  let exitCode = 0;
  const program = makeProgram(process, (code) => {
    exitCode = code;
  });
  try {
    // -v and -V are both common flags for the version.
    await program.parseAsync(args[0] === '-V' ? ['-v'] : [...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const message = error instanceof StepgateError ? error.message : systemErrorMessage(error);
    if (message === null) throw error;
    process.stderr.write(`error: ${withoutSecrets(message, process)}\n`);
    return 2;
  }
}

/** A message as a terminal can show it, without the secrets of the environment. */
function withoutSecrets(text: string, { env }: ProcessLike): string {
  return printable(fullRedactor({ env }).redact(text));
}

/** The message of a file system error, such as a full disk or a read-only file; null for any other error. */
function systemErrorMessage(error: unknown): string | null {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return null;
  return `${path ?? 'a file'}: ${syscall} failed (${code})`;
}

const EXAMPLE = `
Examples:
  stepgate demo                             a report on bundled data
  stepgate evaluate --corpus corpus.yaml --responses out.jsonl --out results
  stepgate evaluate --corpus corpus.yaml --responses out.jsonl \\
    --baseline results-of-main --min-steps-score 0.85
  stepgate compare results-of-main results  what changed, question by question
  stepgate show q17 results                 why a question failed
  stepgate open results                     the page of a run, in the browser

Exit code: 0 passed; 1 a gate failed, too few answers, or no response matches;
2 wrong usage or input. Each command has --help.`;

/** All commands with their flags; the code of a command is loaded when it runs. */
export function makeProgram(process: ProcessLike, exit: (code: number) => void): Command {
  const program = new Command('stepgate');
  program
    .description("Score an agent's recorded responses against a gold-standard corpus.")
    .version(VERSION, '-v, --version')
    .configureOutput({
      writeOut: (text) => void process.stdout.write(text),
      writeErr: (text) => void process.stderr.write(withoutSecrets(text, process)),
      getOutHelpWidth: () => process.stdout.columns ?? 100,
    })
    // With their arguments, the names leave no room for the descriptions at 80 columns, and commander does not wrap.
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .exitOverride()
    .showHelpAfterError('(add --help for the flags and an example)')
    .addHelpText('after', EXAMPLE);
  for (const [name, row] of Object.entries(COMMANDS)) addCommand(program, name, row, process, exit);
  const judge = program
    .command('judge')
    .description('compare the judge with people')
    .addHelpText('after', '\nExample:\n  stepgate judge sample --corpus c.yaml --responses a.jsonl -o labels.csv');
  for (const [name, row] of Object.entries(JUDGE_COMMANDS)) addCommand(judge, name, row, process, exit);
  return program;
}

function addCommand(
  parent: Command,
  name: string,
  { description, operands = {}, options, hidden = {}, notes = [], examples, load }: CommandRow,
  process: ProcessLike,
  exit: (code: number) => void,
): void {
  const command = parent.command(name).description(description);
  for (const [operand, help] of Object.entries(operands)) command.argument(operand, help);
  if (operands === REFUSED) command.usage('[options]');
  const shownFlags = options.map((one) => (typeof one === 'string' ? makeFlag(one) : makeFlag(...one)));
  const hiddenFlags = Object.entries(hidden).map(([flag, replaced]) => makeHiddenFlag(flag, replaced, shownFlags));
  const flags = [...shownFlags, ...hiddenFlags];
  for (const { option } of flags) command.addOption(option);
  const note = notes.map((line) => `\n${line}`).join('');
  const heading = examples.length === 1 ? 'Example:' : 'Examples:';
  const shown = examples.map((example) => `\n  stepgate ${example}`).join('');
  command.addHelpText('after', `${note}${note === '' ? '' : '\n'}\n${heading}${shown}`);
  command.action(async (...args: unknown[]): Promise<void> => {
    // Commander passes the arguments, then the options, then the command.
    const operandValues = args.slice(0, -2);
    const values = flags.flatMap((flag) => decodeFlag(flag, args.at(-2) as Mapping));
    for (const [at, argument] of command.registeredArguments.entries()) {
      // Words of the user's own command may be empty.
      if (argument.name() !== 'command') refuseEmpty(argument.name(), operandValues[at]);
    }
    const absent = decodeOptions(FLAGS, () => null, FLAG_WORDS.name);
    exit(await (await load())({ ...absent, ...Object.fromEntries(values), operands: operandValues } as never, process));
  });
}

type Flag = ReturnType<typeof makeFlag>;

function makeFlag(name: FlagName, differences: Partial<OptionRow> = {}) {
  const row: OptionRow = { ...FLAGS[name], ...differences };
  const option = new Option(row.flag ?? '', plainHelp(row, FLAG_WORDS.name));
  if (row.kind !== 'flag') option.default(row.default);
  // All files up to the next flag, or a flag that may be repeated.
  if (row.kind === 'list' && !option.variadic)
    option.argParser((value: string, earlier: readonly string[] = []) => [...earlier, value]);
  return { name, row, option };
}

/** Another name of a flag, which excludes it. */
function makeHiddenFlag(flag: string, name: FlagName, shown: readonly Flag[]): Flag {
  const replaced = shown.filter((one) => one.name === name).map(({ option }) => option.attributeName());
  return { name, row: { ...FLAGS[name], flag }, option: new Option(flag).conflicts(replaced).hideHelp() };
}

/** The value of a flag by its name in camelCase; empty if it is absent. */
function decodeFlag({ name, row, option }: Flag, values: Mapping): readonly (readonly [string, unknown])[] {
  const value = own(values, option.attributeName());
  if (value === undefined) return [];
  const flag = longFlag(option.flags);
  refuseEmpty(flag, value);
  return [[camelCase(name), decodeOption(row, value, flag)]];
}
