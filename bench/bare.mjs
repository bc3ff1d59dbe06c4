// What the command line is measured against: loads the same corpus and responses, parses the outputs of their steps and
// dumps the same entries, with the bare libraries. The scores come from a small file, as these libraries compute none.
// node bench/bare.mjs <corpus.yaml> <responses.jsonl> <scores.json> <out.yaml>
import { closeSync, createReadStream, openSync, readFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import yaml from 'js-yaml';

const [corpusFile, responsesFile, scoresFile, out] = process.argv.slice(2);
const schema = yaml.CORE_SCHEMA.extend({ implicit: [yaml.types.merge] });
const corpus = yaml.load(readFileSync(corpusFile, 'utf8'), { schema });
const responses = new Map();
for await (const line of createInterface({ input: createReadStream(responsesFile) })) {
  const response = JSON.parse(line);
  for (const { output } of response.actual_steps) JSON.parse(output);
  responses.set(response.question_id, response);
}
const scores = JSON.parse(readFileSync(scoresFile, 'utf8'));
const file = openSync(out, 'w');
for (const { template_id, questions } of corpus) {
  for (const question of questions) {
    for (const { output } of question.reference_steps.flat()) JSON.parse(output);
    // One by one: of large results, all entries together are longer than a string can be.
    writeSync(file, yaml.dump([entryOf(template_id, question)], { lineWidth: -1, noRefs: true }));
  }
}
closeSync(file);

function entryOf(template_id, { id, question_text, reference_steps }) {
  const { question_id, actual_answer, actual_steps, ...measures } = responses.get(id);
  const { matches, steps_score, steps_details } = scores[id];
  const matched = matches === undefined ? {} : { matches };
  const steps = reference_steps.map((group) => group.map((step) => ({ ...step, ...matched })));
  const question = { template_id, question_id, question_text, reference_steps: steps, status: 'success' };
  return { ...question, actual_answer, actual_steps, steps_score, steps_details, ...measures };
}
