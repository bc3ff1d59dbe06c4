import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { range } from './random.mjs';

/** The bundled example, repeated under other ids until it has `count` questions; `responses` are those of two versions. */
export function repeatExample(count) {
  const templates = yaml.load(readExample('corpus.yaml'));
  const size = templates.flatMap(({ questions }) => questions).length;
  const copies = range(Math.ceil(count / size));
  const corpus = copies.flatMap((copy) => copyOf(templates, copy, count - copy * size));
  const ids = new Set(corpus.flatMap(({ questions }) => questions.map(({ id }) => id)));
  const responses = ['v1', 'v2'].map((version) => {
    const once = readExample(`responses-${version}.jsonl`)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const repeated = copies.flatMap((copy) => once.map((response) => renamed(response, 'question_id', copy)));
    return repeated.filter(({ question_id }) => ids.has(question_id));
  });
  return { corpus, responses };
}

function readExample(name) {
  return readFileSync(join(import.meta.dirname, '../examples', name), 'utf8');
}

/** The first `count` questions in their templates. */
function copyOf(templates, copy, count) {
  let left = count;
  const copies = templates.map((template) => {
    const questions = template.questions.slice(0, Math.max(0, left)).map((question) => renamed(question, 'id', copy));
    left -= questions.length;
    return { ...renamed(template, 'template_id', copy), questions };
  });
  return copies.filter(({ questions }) => questions.length > 0);
}

function renamed(record, key, copy) {
  return { ...record, [key]: `${record[key]}-${copy}` };
}
