#!/usr/bin/env bash
# openevals 0.2.2 with @langchain/core 1.2.8 (npm, node 20), LangChain's evaluators
#
# createJsonMatchEvaluator compares a list of rows with the expected one, here Bern, Graz and Linz, each with its population. Unless
# `listMatchMode` is "ordered" the rows are paired by their content. With "average" over keys and rows, these answers score
#   same_elements    Bern, Graz, Linz, Wels    0.75        Wels, Bern, Graz, Linz    0
#   subset           Bern, Graz, Linz, Wels    0.75        Wels, Bern, Graz, Linz    0
#   superset         Bern, Graz                0.67        the same, with Linz as the first of the expected rows    0
#   any of these     no row, none expected     0; it is 1 with "all" over both, and without an aggregator there is no score
# Each row takes the expected row that shares the most values with it, even if it shares none: Wels takes Bern, so Bern takes Graz,
# Graz takes Linz, and Linz finds nothing left. One wrong row at the top of an answer makes those that follow wrong.
# A key that a judge finds right in each row, by a `rubric`, without an aggregator and with the default "all" over the rows, scores
#   one row 1        two rows 0        two rows with "average" over the rows 1
# Of more than one row the verdict is compared with 1 by `!==`, but it is `true`, or an object with a reasoning: the key is always 0.
# Answers of databases are lists of rows in any order, and some are rightly empty.
#
# Fails if one of these scores changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' > package.json
npm install --silent --no-audit --no-fund openevals@0.2.2 @langchain/core@1.2.8

cat > score.mjs <<'JS'
import { deepStrictEqual } from 'node:assert';
import { createJsonMatchEvaluator } from 'openevals';

const people = { Bern: 134000, Graz: 290000, Linz: 210000, Wels: 60000 };
const rows = (...cities) => cities.map((city) => ({ city, people: people[city] }));

async function check(name, options, outputs, referenceOutputs, scores) {
  const results = await createJsonMatchEvaluator(options)({ outputs, referenceOutputs });
  const seen = Object.fromEntries(results.map(({ key, score }) => [key, Math.round(score * 100) / 100]));
  console.log(name, JSON.stringify(seen));
  deepStrictEqual(seen, scores);
}

const expected = rows('Bern', 'Graz', 'Linz');
const average = { aggregator: 'average', listAggregator: 'average' };
const score = (value) => ({ 'json_match:average': value });
for (const listMatchMode of ['same_elements', 'subset', 'superset']) {
  const options = { ...average, listMatchMode };
  await check(`${listMatchMode}, the same rows in another order:`, options, rows('Linz', 'Bern', 'Graz'), expected, score(1));
  await check(`${listMatchMode}, no rows:`, options, [], [], score(0));
}
for (const listMatchMode of ['same_elements', 'subset']) {
  const options = { ...average, listMatchMode };
  await check(`${listMatchMode}, one more at the end:`, options, rows('Bern', 'Graz', 'Linz', 'Wels'), expected, score(0.75));
  await check(`${listMatchMode}, one more at the start:`, options, rows('Wels', 'Bern', 'Graz', 'Linz'), expected, score(0));
}
const superset = { ...average, listMatchMode: 'superset' };
await check('superset, the last is missing:', superset, rows('Bern', 'Graz'), rows('Bern', 'Graz', 'Linz'), score(0.67));
await check('superset, the first is missing:', superset, rows('Bern', 'Graz'), rows('Linz', 'Bern', 'Graz'), score(0));
await check('all, no rows:', { aggregator: 'all', listAggregator: 'all' }, [], [], { 'json_match:all': 1 });
await check('no aggregator, no rows:', {}, [], [], {});

// A client with OpenAI's interface, whose model finds everything right.
let calls = 0;
const judge = {
  chat: {
    completions: {
      create: async ({ response_format: { json_schema: { schema } } }) => {
        calls += 1;
        const verdict = ({ type }) => (type === 'object' ? { reasoning: 'The same fruit.', score: true } : true);
        const verdicts = Object.fromEntries(Object.entries(schema.properties).map(([key, value]) => [key, verdict(value)]));
        return { choices: [{ message: { role: 'assistant', content: JSON.stringify(verdicts) } }] };
      },
    },
  },
};
const first = { fruit: 'Bananas, Mango', count: 2 };
const second = { fruit: 'Apples', count: 2 };
const given = [first, second];
const reference = [{ fruit: 'Mango, Bananas', count: 2 }, second];
const verdicts = (fruit, count) => ({ 'json_match:fruit': fruit, 'json_match:count': count });
for (const useReasoning of [true, false]) {
  const options = { rubric: { fruit: 'Are these the same fruit?' }, judge, model: 'a-model', useReasoning };
  const name = `judged ${useReasoning ? 'with' : 'without'} reasoning,`;
  await check(`${name} one row:`, options, given.slice(0, 1), reference.slice(0, 1), verdicts(1, 1));
  await check(`${name} two rows:`, options, given, reference, verdicts(0, 1));
  await check(`${name} two rows, average:`, { ...options, listAggregator: 'average' }, given, reference, verdicts(1, 1));
  await check(`${name} two rows, all of all:`, { ...options, aggregator: 'all' }, given, reference, { 'json_match:all': 1 });
}
deepStrictEqual(calls, 8);
JS
node score.mjs
