#!/usr/bin/env node
import { main } from './main.js';

// A reader such as `| head` closes the pipe early. This is not an error: the run goes on, and its gates decide the exit code.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') return;
  process.stderr.write(`error: standard output cannot be written (${code ?? message})\n`);
  process.exit(2);
});

void main(process.argv.slice(2), process).then((code) => {
  process.exitCode = code;
});
