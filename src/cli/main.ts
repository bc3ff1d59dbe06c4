import { CommanderError } from 'commander';
import { StepgateError } from '../core/errors.js';
import { makeProgram } from './program.js';

/** What a command needs of the process. */
export interface ProcessLike {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Runs a command line. 0: passed; 1: a gate failed; 2: wrong usage or input. */
export async function main(args: readonly string[], process: ProcessLike): Promise<number> {
  let exitCode = 0;
  const program = makeProgram(process, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof StepgateError)) throw error;
    process.stderr.write(`error: ${error.message}\n`);
    return 2;
  }
}
