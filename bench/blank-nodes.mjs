import { runEvaluation } from '../dist/lib/index.js';
import { compareTimes } from './measure.mjs';
import { below, makeRandom, range, shuffled } from './random.mjs';
import { ratioRow } from './report.mjs';
import { sparqlText } from './tables.mjs';

const SEED = 5;

/** (n): a table with a column of blank nodes, with other labels and in another order, against the same rows with IRIs. */
export async function blankNodesAgainstIris({ rows, limit }) {
  const [blank, iris] = [makeFacts(rows, 'bnode'), makeFacts(rows, 'uri')];
  const times = await compareTimes(
    () => expectMatch(blank),
    () => expectMatch(iris),
  );
  const what = `A SPARQL result of ${amount(rows)} rows with ${amount(rows / 2)} blank nodes`;
  return [ratioRow({ id: 'n', what, against: 'the same rows with IRIs', times, limit })];
}

/** (n): the same with ten times as many rows. */
export async function blankNodesTenTimes({ rows, limit }) {
  const [large, small] = [makeFacts(10 * rows, 'bnode'), makeFacts(rows, 'bnode')];
  const times = await compareTimes(
    () => expectMatch(large),
    () => expectMatch(small),
  );
  const what = `A SPARQL result of ${amount(10 * rows)} rows with ${amount(5 * rows)} blank nodes`;
  return [ratioRow({ id: 'n', what, against: `${amount(rows)} rows`, times, limit })];
}

/** Each node has two rows, with a thing and one of 75 years. The answer has other labels if its nodes are blank. */
function makeFacts(count, type) {
  const random = makeRandom(SEED);
  const nodes = count / 2;
  const labels = type === 'bnode' ? shuffled(random, range(nodes)) : range(nodes);
  const facts = range(count).map((at) => [at % nodes, below(random, nodes), 1950 + below(random, 75)]);
  const tableOf = (rows, label) =>
    sparqlText({
      names: ['node', 'thing', 'year'],
      rows: rows.map(([node, thing, year]) => [
        { type, value: label(node) },
        { type: 'uri', value: `urn:thing:${thing}` },
        { type: 'literal', value: `${year}`, datatype: 'http://www.w3.org/2001/XMLSchema#integer' },
      ]),
    });
  const reference = tableOf(facts, (at) => `urn:node:${at}`);
  return { reference, output: tableOf(shuffled(random, facts), (at) => `urn:node:${labels[at]}`) };
}

async function expectMatch({ reference, output }) {
  const step = { name: 'query', output: reference, output_media_type: 'application/sparql-results+json' };
  const question = { id: 'q', question_text: '?', reference_steps: [[step]] };
  const response = { question_id: 'q', actual_steps: [{ name: step.name, status: 'success', output }] };
  const [entry] = await runEvaluation([{ template_id: 't', questions: [question] }], [response]);
  if (entry.steps_score !== 1) throw new Error(`expected a match, got ${entry.steps_score}`);
}

function amount(count) {
  return count.toLocaleString('en');
}
