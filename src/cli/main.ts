import { CommanderError } from 'commander';
import { StepgateError } from '../core/errors.js';
import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { printable } from '../report/text.js';
import type { ProcessLike } from './process.js';
import { makeProgram } from './program.js';

/** Runs a command line. Returns the exit code: 0 passed; 1 a gate failed, or another failure of the run; 2 wrong usage or input. */
export async function main(args: readonly string[], process: ProcessLike): Promise<number> {
  let exitCode = 0;
  const program = makeProgram(process, (code) => {
    exitCode = code;
  });
  try {
    // -v and -V are both common.
    await program.parseAsync(args[0] === '-V' ? ['-v'] : [...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const message = error instanceof StepgateError ? error.message : systemTrouble(error);
    if (message === null) throw error;
    const { redact } = makeRedactor(secretsOf(process.env));
    process.stderr.write(`error: ${printable(redact(message))}\n`);
    return 2;
  }
}

/** The message of a file system error, without its stack trace: a full disk or a file that may not be written. */
function systemTrouble(error: unknown): string | null {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return null;
  return `${path ?? 'a file'}: ${syscall} failed (${code})`;
}
