#!/usr/bin/env bash
# pgsql-ast-parser 12.0.2 (npm, node 20), and pg-mem 3.0.14, which runs PostgreSQL's SQL in memory with it
#
# An ORDER BY, LIMIT or OFFSET after a UNION belongs to the whole union. The parser gives it to the last SELECT, and what `toSql`
# writes says so, in parentheses:
#   SELECT id FROM a UNION ALL SELECT id FROM b ORDER BY id DESC LIMIT 1
#     becomes (SELECT id FROM a) UNION ALL (SELECT id FROM b ORDER BY id DESC LIMIT 1)
#     with the ids 1, 2, 5 and 1, 2, 9: PostgreSQL (PGlite 0.5.17) answers 9, and 1, 2, 5, 9 to the text that came back
#   SELECT id FROM a UNION (SELECT id FROM b UNION ALL SELECT id FROM b)
#     becomes ... UNION ... UNION ALL ..., which joins from the left: 1, 1, 2, 2, 5, 9, 9 instead of 1, 2, 5, 9
#   SELECT day + INTERVAL '1' DAY FROM c
#     becomes SELECT (day + '1'::interval) AS day: one second later, under another name
# Each is valid and raises no error. pg-mem answers 1, 2, 5, 9 to the first one, too; with the union in a subquery it answers 9.
# The parser also reads unions from the right: ... UNION SELECT id FROM b UNION ALL SELECT id FROM b has 7 rows, and 4 in pg-mem.
# The README says that funky syntaxes might not be covered; those fail to parse, as INTERSECT does. It does not speak of this.
# Who adds a limit to an agent's SQL, or tests it in memory, gets other rows, or a "top 1" of four rows.
#
# Fails if one of these keeps its meaning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts pgsql-ast-parser@12.0.2 pg-mem@3.0.14 @electric-sql/pglite@0.5.17

cat > ask.mjs <<'JS'
import { deepStrictEqual, match, throws } from 'node:assert';
import { PGlite } from '@electric-sql/pglite';
import { newDb } from 'pg-mem';
import { parseFirst, toSql } from 'pgsql-ast-parser';

const tables = `
  CREATE TABLE a (id int); INSERT INTO a VALUES (1), (2), (5);
  CREATE TABLE b (id int); INSERT INTO b VALUES (1), (2), (9);
  CREATE TABLE c (day timestamp); INSERT INTO c VALUES ('2024-02-28 00:00:00');`;
const postgres = new PGlite();
await postgres.exec(tables);
const memory = newDb().public;
memory.none(tables);

const cells = (rows) => rows.map((row) => Object.values(row)[0]);
const ask = async (query) => cells((await postgres.query(query)).rows);
const rewrite = (query) => toSql.statement(parseFirst(query)).replace(/\s+/g, ' ').trim();
const sorted = (list) => [...list].sort();

const last = 'SELECT id FROM a UNION ALL SELECT id FROM b ORDER BY id DESC LIMIT 1';
const tree = parseFirst(last);
deepStrictEqual([tree.type, tree.orderBy, tree.limit], ['union all', undefined, undefined]);
deepStrictEqual([tree.right.orderBy.length, tree.right.limit.limit.value], [1, 1]);
console.log(`${last}\n  -> ${rewrite(last)}`);
const answers = [await ask(last), await ask(rewrite(last)), cells(memory.many(last))].map((ids) => ids.join());
console.log(`  PostgreSQL: ${answers[0]} -> and as rewritten: ${answers[1]}; pg-mem: ${answers[2]}`);
deepStrictEqual(await ask(last), [9]);
deepStrictEqual(sorted(await ask(rewrite(last))), [1, 2, 5, 9]);
deepStrictEqual(sorted(cells(memory.many(last))), [1, 2, 5, 9]);

const within = 'SELECT id FROM (SELECT id FROM a UNION ALL SELECT id FROM b) AS x ORDER BY id DESC LIMIT 1';
deepStrictEqual([await ask(within), await ask(rewrite(within)), cells(memory.many(within))], [[9], [9], [9]]);

throws(() => parseFirst('SELECT id FROM a INTERSECT SELECT id FROM b'));

const nested = 'SELECT id FROM a UNION (SELECT id FROM b UNION ALL SELECT id FROM b)';
console.log(`${nested}\n  -> ${rewrite(nested)}`);
console.log('  PostgreSQL:', sorted(await ask(nested)).join(), '-> and as rewritten:', sorted(await ask(rewrite(nested))).join());
deepStrictEqual(sorted(await ask(nested)), [1, 2, 5, 9]);
deepStrictEqual(sorted(await ask(rewrite(nested))), [1, 1, 2, 2, 5, 9, 9]);

const mixed = 'SELECT id FROM a UNION SELECT id FROM b UNION ALL SELECT id FROM b';
console.log(`${mixed}\n  PostgreSQL:`, (await ask(mixed)).length, 'rows; pg-mem:', memory.many(mixed).length);
deepStrictEqual([(await ask(mixed)).length, memory.many(mixed).length, (await ask(rewrite(mixed))).length], [7, 4, 7]);

const later = "SELECT day + INTERVAL '1' DAY FROM c";
const seconds = async (query) =>
  Number((await ask(`SELECT extract(epoch FROM x.moved - c.day) FROM c, (${query}) AS x(moved)`))[0]);
console.log(`${later}\n  -> ${rewrite(later)}`);
console.log('  seconds added:', await seconds(later), '-> and as rewritten:', await seconds(rewrite(later)));
match(rewrite(later), /AS day FROM/);
deepStrictEqual([await seconds(later), await seconds(rewrite(later))], [86400, 1]);
const quoted = "SELECT day + INTERVAL '1 day' FROM c";
deepStrictEqual([await seconds(quoted), await seconds(rewrite(quoted))], [86400, 86400]);
JS
node ask.mjs
