#!/usr/bin/env node
import { main } from './main.js';

// A reader that has seen enough closes the pipe, as `| head` does.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`error: standard output cannot be written (${code ?? message})\n`);
  process.exit(2);
});

void main(process.argv.slice(2), process).then((code) => {
  process.exitCode = code;
});
