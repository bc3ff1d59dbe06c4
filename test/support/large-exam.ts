import { makeRandom, shuffled } from './random.js';

/** Questions of an exam that is large; the design asks for 50,000. */
export const QUESTIONS = Number(process.env.STEPGATE_QUESTIONS ?? 250);

type Row = readonly [entity: string, count: number];

function result(rows: readonly Row[]): string {
  const bindings = rows.map(([x, n]) => ({
    x: { type: 'uri', value: `urn:ex:${x}` },
    n: { type: 'literal', value: String(n) },
  }));
  return JSON.stringify({ head: { vars: ['x', 'n'] }, results: { bindings } });
}

const rowsOf = (at: number): Row[] =>
  Array.from({ length: 1 + (at % 6) }, (_, k) => [`e${at}_${k}`, (at * 7 + k) / 10]);

const queryOf = (at: number, property: number): string =>
  `PREFIX ex: <urn:ex:> SELECT ?x ?n WHERE { ?x ex:p${property} ex:e${at} ; ex:n ?n . FILTER(?n > ${at % 9}) }`;

const TEMPLATES = 7;
/** Ids that differ only in the form of their last character are different ids. */
const idOf = (at: number): string => `q-${at >> 1}-${at % 2 === 0 ? 'é' : 'e\u0301'}`;

function question(at: number): string {
  const output = JSON.stringify(result(rowsOf(at)));
  const step = `{name: sparql_query, args: {query: ${JSON.stringify(queryOf(at, at % TEMPLATES))}}, output: ${output}, output_media_type: application/sparql-results+json}`;
  const tags = at % 5 === 0 ? ', tags: [smoke]' : '';
  return `    - {id: ${JSON.stringify(idOf(at))}, question_text: "What is part of e${at}?"${tags}, reference_steps: [[${step}]]}\n`;
}

function response(at: number, random: () => number): string {
  const kind = random();
  if (kind < 0.03) return JSON.stringify({ question_id: idOf(at), status: 'error', error: 'timeout after 30 s' });
  const isWrong = kind < 0.3;
  const rows = isWrong ? [...rowsOf(at).slice(1), ...(kind < 0.15 ? [[`z${at}`, 1] as const] : [])] : rowsOf(at);
  const query = queryOf(at, isWrong ? at % 3 : at % TEMPLATES);
  const step = { id: 's1', name: 'sparql_query', args: { query }, status: 'success', output: result(rows) };
  const amounts = {
    input_tokens: 1000 + (at % 77),
    output_tokens: 100,
    elapsed_sec: at % 50 === 0 ? 'ZERO' : random() * 10,
  };
  const line = {
    question_id: idOf(at),
    status: 'success',
    actual_answer: 'x',
    actual_steps: [step],
    ...amounts,
    cost_usd: random() / 1e4,
  };
  return JSON.stringify(line).replace('"ZERO"', '-0.0');
}

/** A corpus and responses in mixed order: right, wrong, failed and missing ones, and ids that no question has. */
export function makeExam(questions: number): { 'corpus.yaml': string; 'responses.jsonl': string } {
  const random = makeRandom(questions);
  const all = Array.from({ length: questions }, (_, at) => at);
  const templates = Array.from({ length: TEMPLATES }, (_, t) => {
    const own = all.filter((at) => at % TEMPLATES === t);
    return `- template_id: t${t}\n  questions:\n${own.map(question).join('')}`;
  });
  const answered = all.filter(() => random() > 0.02);
  const lines = answered.map((at) => response(at, random));
  const unknown = ['nobody', 'Q-1-É'].map((id) =>
    JSON.stringify({ question_id: id, status: 'success', actual_steps: [] }),
  );
  return {
    'corpus.yaml': templates.join(''),
    'responses.jsonl': `${[...shuffled(lines, random), ...unknown].join('\n')}\n`,
  };
}
