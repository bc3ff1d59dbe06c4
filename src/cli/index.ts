#!/usr/bin/env node
import { main } from './main.js';

// A reader that has seen enough closes the pipe, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 2));

void main(process.argv.slice(2), process).then((code) => {
  process.exitCode = code;
});
