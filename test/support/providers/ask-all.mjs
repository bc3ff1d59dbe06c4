// Runs an agent for each question, as `stepgate record` does, in one process: the packages are loaded only once.
// node ask-all.mjs AGENT QUESTIONS; QUESTIONS is what `stepgate questions` prints. Prints one record per question.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [agent, questions] = process.argv.slice(2);
for (const line of readFileSync(questions, 'utf8').trim().split('\n')) {
  const { question_id, question_text } = JSON.parse(line);
  Object.assign(process.env, { STEPGATE_QUESTION_ID: question_id, STEPGATE_QUESTION: question_text });
  const url = pathToFileURL(agent);
  url.search = question_id;
  await import(url.href).catch((error) => console.error(`${question_id}: ${error.message}`));
}
