#!/usr/bin/env bash
# alasql 4.19.1 (npm), node 20
#
# What a window function returns depends on the columns that the query selects besides it:
#   SELECT id, dept, pay, SUM(pay) OVER (PARTITION BY dept)      30 for the rows of A, 35 for those of B
#   SELECT id, pay, SUM(pay) OVER (PARTITION BY dept)            65 for each row: one partition
#   SELECT id, SUM(pay) OVER (PARTITION BY dept)                 0 for each row, and null with MAX
# AlaSQL computes windows from the rows of the output, where a column that was not selected is undefined. It reads no ORDER BY in
# OVER, and a partition begins anew where its value changes from one row to the next: with rows in the order A, B, A, B
#   ROW_NUMBER() OVER (PARTITION BY dept ORDER BY pay DESC)      1 for each row; the best paid of each department are all
# No error is raised. SQL that a model writes for another database, and tests of such SQL with AlaSQL, give wrong answers.
#
# Fails if one of the results becomes another.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts --omit=optional alasql@4.19.1

cat > ask.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import alasql from 'alasql';

const rows = [
  { id: 1, dept: 'A', pay: 10 },
  { id: 2, dept: 'B', pay: 30 },
  { id: 3, dept: 'A', pay: 20 },
  { id: 4, dept: 'B', pay: 5 },
];
function check(columns, expected) {
  const found = alasql(`SELECT ${columns} AS found FROM ?`, [rows]).map((row) => row.found);
  console.log(columns, '->', JSON.stringify(found));
  deepStrictEqual(found, expected);
}

check('id, dept, pay, SUM(pay) OVER (PARTITION BY dept)', [30, 35, 30, 35]);
check('id, pay, SUM(pay) OVER (PARTITION BY dept)', [65, 65, 65, 65]);
check('id, SUM(pay) OVER (PARTITION BY dept)', [0, 0, 0, 0]);
check('id, MAX(pay) OVER (PARTITION BY dept)', [null, null, null, null]);
check('id, dept, pay, ROW_NUMBER() OVER (PARTITION BY dept ORDER BY pay DESC)', [1, 1, 1, 1]);
JS
node ask.mjs
