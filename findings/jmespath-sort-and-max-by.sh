#!/usr/bin/env bash
# jmespath 0.16.0 and @jmespath-community/jmespath 1.3.0 (npm, node 20), two implementations of JMESPath, with which tools cut JSON
#
# Both agree, raise no error, and contradict the specification, which sorts numbers as numbers and lets the expression of max_by and
# min_by return numbers or strings:
#   sort(orders[].total)                  of 80, 9 and 100      100, 80, 9
#   sort(orders[].total)[-1]              the highest           9; max(orders[].total) is 100
#   sort(orders[].total)[0]               the lowest            100
#   max_by(orders, &date).id              the last order        null, by a date that is a string
#   min_by(orders, &customer).id          the first by name     null
#   sort_by(orders, &date)[-1].id         the last order        c, which is right, and so are max and min of strings
# `sort` is Array.prototype.sort, which compares numbers as text; max_by and min_by begin with -Infinity and Infinity, and no string
# is above or below them. JMESPath for Python (1.1.0) and @aws-lambda-powertools/jmespath 2.36.0 give 9, 80, 100 and c.
# A model that writes the right expression gets a wrong highest value, or is told that there is no last order; and an expected value
# that was cut with Python differs.
#
# Fails if one of the values becomes another.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts jmespath@0.16.0 @jmespath-community/jmespath@1.3.0 @aws-lambda-powertools/jmespath@2.36.0

cat > cut.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { search as powertools } from '@aws-lambda-powertools/jmespath';
import { search as community } from '@jmespath-community/jmespath';
import jmespath from 'jmespath';

const answer = {
  orders: [
    { id: 'a', total: 80, date: '2026-03-01', customer: 'Berg' },
    { id: 'b', total: 9, date: '2026-01-15', customer: 'Adler' },
    { id: 'c', total: 100, date: '2026-10-02', customer: 'Conrad' },
  ],
};
for (const [expression, wanted, specified] of [
  ['sort(orders[].total)', [100, 80, 9], [9, 80, 100]],
  ['sort(orders[].total)[-1]', 9, 100],
  ['sort(orders[].total)[0]', 100, 9],
  ['max(orders[].total)', 100, 100],
  ['max_by(orders, &date).id', null, 'c'],
  ['min_by(orders, &customer).id', null, 'b'],
  ['max_by(orders, &total).id', 'c', 'c'],
  ['sort_by(orders, &date)[-1].id', 'c', 'c'],
  ['max(orders[].date)', '2026-10-02', '2026-10-02'],
  ['min(orders[].customer)', 'Adler', 'Adler'],
]) {
  const seen = [jmespath.search(answer, expression), community(answer, expression), powertools(expression, answer)];
  console.log(expression, ...seen.map((value) => JSON.stringify(value)));
  deepStrictEqual(seen, [wanted, wanted, specified]);
}
JS
node cut.mjs
