import { Command, CommanderError, Option } from 'commander';
import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { StepgateError } from '../core/words/errors.js';
import { VERSION } from '../core/words/version.js';
import { printable } from '../report/words/text.js';
import { OPTIONS, type OptionName } from '../run/options.js';
import {
  addAccept,
  addCompare,
  addGenerate,
  addHistory,
  addImport,
  addImportCorpus,
  addInit,
  addJudgeCalibrate,
  addJudgeCheck,
  addJudgeSample,
  addMerge,
  addOpen,
  addQuestions,
  addRecord,
  addRefresh,
  addShow,
} from './commands.js';
import { addOptions, addRefusedOperands, flag, refuseEmpty } from './options.js';
import type { ProcessLike } from './print.js';

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
  return printable(makeRedactor(secretsOf(env)).redact(text));
}

/** The message of a file system error, such as a full disk or a read-only file; null for any other error. */
function systemErrorMessage(error: unknown): string | null {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return null;
  return `${path ?? 'a file'}: ${syscall} failed (${code})`;
}

type Run<Options> = (options: Options, process: ProcessLike) => Promise<number>;

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
  const makeAction =
    <Options>(load: () => Promise<Run<Options>>) =>
    async (...args: unknown[]): Promise<void> => {
      // Commander passes the arguments, then the options, then the command.
      const [operands, flags, command] = [args.slice(0, -2), args.at(-2) as object, args.at(-1) as Command];
      for (const [key, value] of Object.entries(flags)) {
        refuseEmpty(`--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
      }
      for (const [at, argument] of command.registeredArguments.entries()) {
        // Words of the user's own command may be empty.
        if (argument.name() !== 'command') refuseEmpty(argument.name(), operands[at]);
      }
      exit(await (await load())({ ...flags, operands } as Options, process));
    };
  addEvaluate(program).action(makeAction(async () => (await import('./evaluate.js')).evaluate));
  addCompare(program).action(makeAction(async () => (await import('./compare.js')).compare));
  addMerge(program).action(makeAction(async () => (await import('./evaluate.js')).merge));
  addGenerate(program).action(makeAction(async () => (await import('./generate.js')).generate));
  addImport(program).action(makeAction(async () => (await import('./import.js')).importResponses));
  addImportCorpus(program).action(makeAction(async () => (await import('./import.js')).importCorpus));
  addInit(program).action(makeAction(async () => (await import('./generate.js')).init));
  addRecord(program).action(makeAction(async () => (await import('./record.js')).record));
  addRefresh(program).action(makeAction(async () => (await import('./refresh.js')).refresh));
  addShow(program).action(makeAction(async () => (await import('./show.js')).show));
  addOpen(program).action(makeAction(async () => (await import('./show.js')).open));
  addHistory(program).action(makeAction(async () => (await import('./compare.js')).history));
  addAccept(program).action(makeAction(async () => (await import('./accept.js')).accept));
  addQuestions(program).action(makeAction(async () => (await import('./validate.js')).questions));
  addAnswerCorrectness(program).action(
    makeAction(async () => (await import('./answer-correctness.js')).answerCorrectness),
  );
  const judge = program
    .command('judge')
    .description('compare the judge with people')
    .addHelpText('after', '\nExample:\n  stepgate judge sample --corpus c.yaml --responses a.jsonl -o labels.csv');
  addJudgeSample(judge).action(makeAction(async () => (await import('./judge.js')).sample));
  addJudgeCalibrate(judge).action(makeAction(async () => (await import('./judge.js')).calibrate));
  addJudgeCheck(judge).action(makeAction(async () => (await import('./judge.js')).check));
  addValidate(program).action(makeAction(async () => (await import('./validate.js')).validate));
  program
    .command('demo')
    .description('report on the bundled example: two versions of one agent')
    .option(...flag('all'))
    .addHelpText('after', '\nExample:\n  stepgate demo')
    .action(makeAction(async () => (await import('./evaluate.js')).demo));
  return program;
}

function addEvaluate(program: Command): Command {
  const command = addRefusedOperands(program.command('evaluate')).description(
    'score responses, compare with a baseline, check gates',
  );
  return addOptions(command, ...(Object.keys(OPTIONS) as OptionName[])).addHelpText(
    'after',
    '\nExample:\n  stepgate evaluate --corpus corpus.yaml --responses out.jsonl --out results',
  );
}

function addAnswerCorrectness(program: Command): Command {
  return program
    .command('answer-correctness')
    .description('judge the answers of a TSV file with a language model; the key is OPENAI_API_KEY')
    .option('-i, --in-file <file>', 'input file with the columns Question, Reference answer, Actual answer')
    .option('-o, --out-file <file>', 'output file with the columns #Reference, #PTarget, #Matching, Reasoning, Error')
    .option('-c, --config <file>', 'evaluation config with the judge')
    .option('--judge-base-url <url>', "address of the judge's server, which gets the key; default OpenAI's")
    .addOption(makeHiddenFlag('--input-tsv-file-path', 'inFile'))
    .addOption(makeHiddenFlag('--output-tsv-file-path', 'outFile'))
    .addOption(makeHiddenFlag('--config-yaml-file-path', 'config'))
    .addOption(makeHiddenFlag('--config-path', 'config'))
    .addHelpText('after', "\nThe flags of graphrag-eval's command also work, as in --input-tsv-file-path.\n\nExample:")
    .addHelpText('after', '  stepgate answer-correctness -i answers.tsv -o judged.tsv');
}

/** A hidden flag with graphrag-eval's name, which excludes our flag. Example: `--config-path` excludes `--config`. */
function makeHiddenFlag(flag: string, name: string): Option {
  return new Option(`${flag} <file>`).conflicts(name).hideHelp();
}

function addValidate(program: Command): Command {
  return addRefusedOperands(program.command('validate'))
    .description('check a corpus: find questions that can never score 1, or always do')
    .option('--corpus <files...>', 'corpus files or globs')
    .option('--responses <files...>', 'responses, to find step names that occur on one side only')
    .option('--config <file>', 'evaluation config')
    .option('--runs <paths...>', 'five or more runs, to find references that they contradict together')
    .option(...flag('drafts'))
    .option('--strict', 'treat warnings as errors')
    .option('--format <format>', 'text or json', 'text')
    .addHelpText('after', '\nExample:\n  stepgate validate --corpus eval/corpus.yaml --strict');
}
