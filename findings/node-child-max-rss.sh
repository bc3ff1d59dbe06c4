#!/usr/bin/env bash
# node 24.21.0 (npm package "node"), Linux
#
# process.resourceUsage().maxRSS of a new child process is not the peak of the child alone: it begins with the memory that
# the process that started it had at that moment. A child that prints its own value, and does nothing else, printed
#   42,132 KB, started by a small process
#   618,976 KB, started by the same process after it had filled a buffer of 600 MB
# The documentation of Node says "the maximum Resident Set Size used" without this. Memory benchmarks that start programs
# from a large process measure that process. VmHWM in /proc/self/status, read in the child, has the peak of the child.
#
# Fails if the value of the child no longer depends on the process that started it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "allowScripts": { "node": true } }' > package.json
npm install --silent node@24.21.0

cat > parent.mjs <<'JS'
import { spawnSync } from 'node:child_process';

const CHILD = `
const peak = /VmHWM:\\s*(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'))[1];
console.log(JSON.stringify({ maxRSS: process.resourceUsage().maxRSS, VmHWM: Number(peak) }));
`;
const child = () => JSON.parse(String(spawnSync(process.execPath, ['-e', CHILD]).stdout));

const small = child();
const filled = Buffer.alloc(600 * 2 ** 20, 1);
const large = child();
console.log('started by a small process', small);
console.log(`started by a process with ${filled.length} bytes more`, large);
process.exitCode = large.maxRSS > 5 * small.maxRSS && large.VmHWM < 2 * small.VmHWM ? 0 : 1;
JS
node_modules/.bin/node parent.mjs
