import { makeRandom, range } from './random.mjs';
import { answerTo, makeTable, sparqlText } from './tables.mjs';

const SPARQL = 'application/sparql-results+json';
const TEMPLATES = 20;

/** The templates of a corpus, one by one, `questionAt(index)` returning the questions in their order. */
export function* makeTemplates(count, questionAt) {
  const size = Math.ceil(count / TEMPLATES);
  for (let from = 0; from < count; from += size) {
    const indexes = range(Math.min(size, count - from)).map((at) => from + at);
    yield { template_id: `template-${from / size}`, questions: indexes.map(questionAt) };
  }
}

/** A question with one SPARQL step. */
export function makeQuestion(index, output) {
  const step = { name: 'sparql_query', args: { query: `SELECT * WHERE { ?s ?p ${index} }` }, output };
  return {
    id: `question-${index}`,
    question_text: `Which lines does plant ${index} feed?`,
    reference_steps: [[{ ...step, output_media_type: SPARQL }]],
  };
}

/** The response to it. */
export function makeResponse(index, output) {
  const step = { id: `call-${index}`, name: 'sparql_query', args: { query: 'SELECT' }, status: 'success', output };
  const measures = { input_tokens: 1200, output_tokens: 300, total_tokens: 1500, elapsed_sec: 2.5 };
  return { question_id: `question-${index}`, actual_answer: 'These lines.', actual_steps: [step], ...measures };
}

/** Corpus and responses in memory; `make(index)` returns the outputs of both sides. */
export function makeDataset(count, make) {
  const pairs = range(count).map(make);
  const corpus = [...makeTemplates(count, (index) => makeQuestion(index, pairs[index].reference))];
  return { corpus, responses: pairs.map(({ actual }, index) => makeResponse(index, actual)) };
}

/** The usual mix: right and wrong answers to questions of `rows` × 4 tables. */
export function makeMix(count, rows, seed = 1) {
  return { rows, ...makeDataset(count, (index) => makePair(index, rows, seed)) };
}

/** One pair of the mix, the same for the same index and seed. */
export function makePair(index, rows, seed = 1) {
  const random = makeRandom(seed * 1_000_003 + index);
  const table = makeTable(random, rows, 4);
  return { reference: sparqlText(table), actual: sparqlText(answerTo(index, table, random)) };
}

/** The step outputs of a data set, reference and actual. */
export function outputsOf({ corpus, responses }) {
  const steps = [
    ...corpus.flatMap(({ questions }) => questions.flatMap((question) => question.reference_steps.flat())),
    ...responses.flatMap((response) => response.actual_steps),
  ];
  return steps.map(({ output }) => output);
}
