#!/usr/bin/env bash
# @github/local-action 7.0.1 (npm), Node 24.21.0
#
# GitHub's runner of JavaScript actions on one's own machine needs tsx, has it among its dependencies, and so installs it. It starts
# it with `npm exec tsx` in the folder where it was called, usually that of the action, and npm looks only there: without tsx in the
# action's own packages it is fetched from the registry at each first start (npm asks before), and without a network the action
# does not start. Called from the folder in which the runner is installed, it uses the installed tsx.
# Seen offline: in the action's folder exit code 1, and the action did not start; in the runner's folder exit code 0.
# A test that starts an action with it should run it from the runner's folder, with the path of the action.
#
# Fails if the first start succeeds offline, or the second one does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/runner" "$folder/action"

cd "$folder/runner"
echo '{ "private": true }' > package.json
npm install --silent --ignore-scripts @github/local-action@7.0.1
[ -e node_modules/.bin/tsx ]

cd "$folder/action"
echo '{ "type": "module" }' > package.json
echo "export async function run() { console.log('the action started'); }" > index.js
printf 'name: example\ndescription: example\nruns:\n  using: node24\n  main: index.js\n' > action.yml
echo 'EXAMPLE=1' > .env

# Where nothing can be fetched, only what is installed is found.
export npm_config_offline=true npm_config_cache="$folder/cache"
start() { node "$folder/runner/node_modules/@github/local-action/bin/local-action.js" "$folder/action" index.js "$folder/action/.env" 2>&1 || true; }

from_action=$(start)
cd "$folder/runner"
from_runner=$(start)

if grep -q 'the action started' <<< "$from_action"; then
  echo 'it starts from the folder of the action, too' >&2
  exit 1
fi
grep -q 'the action started' <<< "$from_runner"
echo 'as described'
