#!/usr/bin/env bash
# oxigraph 0.5.11 (npm, node 20)
#
# A chain of `-` or of `/` is computed from the left, in SPARQL as in XPath, from which it has its operators. Oxigraph computes it
# from the right:
#   10 - 5 - 2                         7, not 3
#   10 - 5 + 2                         3, not 7
#   12 / 3 * 2                         2, not 8
#   100 / 10 / 5                       50, not 2
#   ?price - ?discount - ?refund       90 for 100, 20 and 10; not 70
#   FILTER(?price - ?discount - ?refund < 75)    finds no order; with parentheses around the first two it finds one
# No error is raised. With parentheses the values are right. sparqljs reads the same text from the left, and so does Comunica 5.4.1.
# An agent that computes a balance or a share in a query gets a wrong number from the tool, and who records the expected output with
# one engine while the agent asks another compares different numbers.
#
# Fails if one of these values changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --ignore-scripts oxigraph@0.5.11 sparqljs@3.7.4

cat > compute.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { Store } from 'oxigraph';
import sparqljs from 'sparqljs';

const store = new Store();
store.load('<urn:o1> <urn:price> 100 ; <urn:discount> 20 ; <urn:refund> 10 .', { format: 'text/turtle' });
const ORDER = '?order <urn:price> ?price ; <urn:discount> ?discount ; <urn:refund> ?refund';

const value = (expression) => {
  const [row] = store.query(`SELECT (${expression} AS ?value) { ${ORDER} }`);
  return Number(row.get('value').value);
};
const seen = {};
for (const [chain, withParentheses] of [
  ['10 - 5 - 2', '(10 - 5) - 2'],
  ['10 - 5 + 2', '(10 - 5) + 2'],
  ['12 / 3 * 2', '(12 / 3) * 2'],
  ['100 / 10 / 5', '(100 / 10) / 5'],
  ['?price - ?discount - ?refund', '(?price - ?discount) - ?refund'],
]) {
  seen[chain] = [value(chain), value(withParentheses)];
  console.log(`${chain} = ${seen[chain][0]}; ${withParentheses} = ${seen[chain][1]}`);
}
const found = (expression) => store.query(`SELECT ?order { ${ORDER} FILTER(${expression} < 75) }`).length;
seen.found = [found('?price - ?discount - ?refund'), found('(?price - ?discount) - ?refund')];
console.log(`orders below 75: ${seen.found[0]}; with parentheses: ${seen.found[1]}`);

const { variables } = new sparqljs.Parser().parse('SELECT (?a - ?b - ?c AS ?d) {}');
const [left, right] = variables[0].expression.args;
console.log(`sparqljs: left of the last minus is ${left.operator ?? left.value}, right of it ${right.value}`);

deepStrictEqual(seen, {
  '10 - 5 - 2': [7, 3],
  '10 - 5 + 2': [3, 7],
  '12 / 3 * 2': [2, 8],
  '100 / 10 / 5': [50, 2],
  '?price - ?discount - ?refund': [90, 70],
  found: [0, 1],
});
deepStrictEqual([left.operator, right.value], ['-', 'c']);
JS
node compute.mjs
