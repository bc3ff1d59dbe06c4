#!/usr/bin/env bash
# @supabase/sql-to-rest 0.1.8 (npm), as the tool sqlToRest of @supabase/mcp-server-postgrest 0.2.0 gives it to a model; Node 20
#
# The README of the library says that SQL which PostgREST has no match for throws an error, and HAVING and SELECT DISTINCT do.
# Other parts of a query are dropped without an error. Each query on the left becomes the same request as the one on the right:
#   SELECT count(DISTINCT customer) FROM orders                   SELECT count(customer) FROM orders
#   SELECT sum(DISTINCT amount) FROM orders                       SELECT sum(amount) FROM orders
#   SELECT sum(amount) FILTER (WHERE status = 'paid') …           SELECT sum(amount) FROM orders
#   SELECT sum(amount) OVER () FROM orders                        SELECT sum(amount) FROM orders
#   SELECT id FROM archive.orders                                 SELECT id FROM orders
#   … ORDER BY amount DESC FETCH FIRST 1 ROW WITH TIES            … ORDER BY amount DESC LIMIT 1
# PostgreSQL (PGlite) answers the two differently: 2 customers and 4, 17 and 26, 18 and 26, four rows and one, another table's
# row, two rows and one. A model that asks the tool for the request of a right query, and sends it, reports a wrong number; who
# scores the SQL that it wrote finds it right.
#
# Fails if one of the queries is refused, or becomes another request than its neighbour.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts @supabase/mcp-server-postgrest@0.2.0 @supabase/sql-to-rest@0.1.8 \
  @modelcontextprotocol/server@2.4.0 zod@4.6.7 @electric-sql/pglite@0.5.17

cat > ask.mjs <<'JS'
import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';

// The server asks nothing of this address: only the tool that translates is called.
const options = ['--apiUrl', 'http://127.0.0.1:9', '--schema', 'public'];
const server = spawn(process.execPath, ['node_modules/@supabase/mcp-server-postgrest/dist/stdio.js', ...options], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const waiting = new Map();
createInterface({ input: server.stdout }).on('line', (line) => {
  const { id, result, error } = JSON.parse(line);
  waiting.get(id)?.(result ?? { error });
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
const translate = (sql) => ask('tools/call', { name: 'sqlToRest', arguments: { sql } });
async function requestOf(sql) {
  const answer = await translate(sql);
  strictEqual(answer.isError ?? false, false, `refused: ${sql}: ${JSON.stringify(answer)}`);
  return decodeURIComponent(JSON.parse(answer.content[0].text).path);
}

const database = new PGlite();
await database.exec(`
  CREATE TABLE orders (id int, customer text, amount int, status text);
  INSERT INTO orders VALUES (1, 'a', 9, 'paid'), (2, 'a', 9, 'paid'), (3, 'b', 5, 'open'), (4, 'a', 3, 'open');
  CREATE SCHEMA archive;
  CREATE TABLE archive.orders (id int);
  INSERT INTO archive.orders VALUES (70);
`);
const rowsOf = async (sql) => (await database.query(sql, [], { rowMode: 'array' })).rows.map(String).sort();

async function check(sql, neighbour, path, rows, rowsOfNeighbour) {
  const request = await requestOf(sql);
  console.log(`${sql}\n  -> ${request}, rows in PostgreSQL ${await rowsOf(sql)}; as ${neighbour}: ${await rowsOf(neighbour)}`);
  deepStrictEqual([request, await requestOf(neighbour)], [path, path]);
  deepStrictEqual([await rowsOf(sql), await rowsOf(neighbour)], [rows, rowsOfNeighbour]);
}
const sum = 'SELECT sum(amount) FROM orders';
const sorted = 'SELECT id FROM orders ORDER BY amount DESC';
await check('SELECT count(DISTINCT customer) FROM orders', 'SELECT count(customer) FROM orders', '/orders?select=customer.count()', ['2'], ['4']);
await check('SELECT sum(DISTINCT amount) FROM orders', sum, '/orders?select=amount.sum()', ['17'], ['26']);
await check("SELECT sum(amount) FILTER (WHERE status = 'paid') FROM orders", sum, '/orders?select=amount.sum()', ['18'], ['26']);
await check('SELECT sum(amount) OVER () FROM orders', sum, '/orders?select=amount.sum()', Array(4).fill('26'), ['26']);
await check('SELECT id FROM archive.orders', 'SELECT id FROM orders', '/orders?select=id', ['70'], ['1', '2', '3', '4']);
const [first] = await rowsOf(`${sorted} LIMIT 1`); // one of the two that tie
const top = '/orders?select=id&order=amount.desc&limit=1';
await check(`${sorted} FETCH FIRST 1 ROW WITH TIES`, `${sorted} LIMIT 1`, top, ['1', '2'], [first]);

for (const [sql, reason] of [
  ['SELECT DISTINCT customer FROM orders', /SELECT DISTINCT is not supported/],
  ['SELECT customer, sum(amount) FROM orders GROUP BY customer HAVING sum(amount) > 5', /HAVING clause is not supported/],
]) {
  const answer = await translate(sql);
  strictEqual(answer.isError, true);
  match(answer.content[0].text, reason);
}
server.kill();
await database.close();
JS
node ask.mjs
