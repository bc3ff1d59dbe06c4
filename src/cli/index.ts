#!/usr/bin/env node
import { main } from './main.js';

void main(process.argv.slice(2), process).then((code) => {
  process.exitCode = code;
});
