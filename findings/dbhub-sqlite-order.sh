#!/usr/bin/env bash
# @bytebase/dbhub 1.4.0 (npm), an MCP server for databases, with SQLite; Node 24.21.0
#
# The tool execute_sql takes several statements in one call, and its documentation says that they are executed in sequence. With
# SQLite it runs all statements that write first, and all that read after them, and returns the results in that order:
#   SELECT COUNT(*) …; DELETE …; SELECT COUNT(*) …    3 orders, one deleted: the answers are 2 and 2, not 3 and 2
#   BEGIN; DELETE …; SELECT COUNT(*) …; ROLLBACK      counts after the ROLLBACK: 2 orders, not 0
#   SELECT * …; DROP TABLE …                          fails: "no such table", and the table is gone
# Each call but the last is a success. Who tries a change in a transaction, or reads a value before changing it, is told wrong
# values by the tool; who compares the result sets by position compares those of other statements.
#
# Fails if the statements run in the order in which they were written.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module", "allowScripts": { "node": true } }' > package.json
npm install --silent node@24.21.0
npm install --silent --ignore-scripts --omit=optional @bytebase/dbhub@1.4.0

cat > call.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const server = spawn(process.execPath, ['node_modules/.bin/dbhub', '--transport', 'stdio', '--dsn', 'sqlite:///:memory:'], {
  stdio: ['pipe', 'pipe', 'ignore'],
});
const waiting = new Map();
createInterface({ input: server.stdout }).on('line', (line) => {
  const { id, result } = JSON.parse(line);
  waiting.get(id)?.(result);
});
const send = (message) => server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
let last = 0;
function ask(method, params) {
  const id = ++last;
  send({ id, method, params });
  return new Promise((resolve) => waiting.set(id, resolve));
}

const clientInfo = { name: 'example', version: '1.0.0' };
await ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
send({ method: 'notifications/initialized' });
async function call(sql) {
  const { content } = await ask('tools/call', { name: 'execute_sql', arguments: { sql } });
  const { data, error } = JSON.parse(content[0].text);
  const results = error ?? data.statements.map((one) => [one.sql.split(' ')[0], ...one.rows.map((row) => Object.values(row).join())]);
  console.log(sql, '->', JSON.stringify(results));
  return results;
}

await call('CREATE TABLE orders (id INTEGER)');
await call('INSERT INTO orders VALUES (1), (2), (3)');
const counts = await call('SELECT COUNT(*) FROM orders; DELETE FROM orders WHERE id = 1; SELECT COUNT(*) FROM orders');
const tried = await call('BEGIN; DELETE FROM orders; SELECT COUNT(*) FROM orders; ROLLBACK');
const dropped = await call('SELECT * FROM orders; DROP TABLE orders');
const after = await call('SELECT * FROM orders');
server.kill();

deepStrictEqual(counts, [['DELETE'], ['SELECT', '2'], ['SELECT', '2']]);
deepStrictEqual(tried, [['BEGIN'], ['DELETE'], ['ROLLBACK'], ['SELECT', '2']]);
deepStrictEqual([dropped, after], Array(2).fill('no such table: orders'));
JS
node_modules/.bin/node call.mjs
