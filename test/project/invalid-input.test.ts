import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cli, cliWith, inFolder } from '../support/cli.js';

const CORPUS = `- template_id: t
  questions:
    - id: q1
      question_text: Which lines stop at Harbour?
      reference_steps:
        - - name: list_lines
            args: {stop: Harbour}
            output: '["A", "C"]'
            output_media_type: application/json
`;
const CALL = '{"name": "list_lines", "args": {"stop": "Harbour"}, "status": "success", "output": "[\\"A\\", \\"C\\"]"}';
const RESPONSE = `{"question_id": "q1", "actual_steps": [${CALL}]}\n`;

interface Input {
  readonly flags?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

const corpus = (name: string, text?: string): Input => ({
  ...{ flags: { '--corpus': name }, files: text === undefined ? {} : { [name]: text } },
});
const responses = (name: string, text?: string | Buffer): Input => ({
  ...{ flags: { '--responses': name }, files: text === undefined ? {} : { [name]: text } },
});

/** The corpus with a further key of its question. */
const question = (key: string): Input => corpus('corpus.yaml', `${CORPUS}      ${key}\n`);
const config = (text: string): Input => ({ flags: { '--config': 'config.yaml' }, files: { 'config.yaml': text } });

/** A corpus whose second question, in line 7, has half of a surrogate pair in its id. */
const MALFORMED = `[{
"template_id": "t",
"questions": [
{"id": "q1",
 "question_text": "?"},
{
 "id": "b\\ud800", "question_text": "?"}]}]
`;

/** What `evaluate` says of invalid input. Each message comes with exit code 2, before anything is printed. */
const MESSAGES: readonly (readonly [message: string, input: Input])[] = [
  ['--responses: nofile.jsonl: there is no such file', responses('nofile.jsonl')],
  ['--corpus: x*.yaml: no corpus file matches', corpus('x*.yaml')],
  [
    '--corpus: r.jsonl: holds responses, expected a corpus; are corpus and responses swapped?',
    corpus('r.jsonl', RESPONSE),
  ],
  [
    '--baseline: corpus.yaml: holds a corpus, expected the folder of a run or its evaluation.yaml',
    { flags: { '--baseline': 'corpus.yaml' } },
  ],
  [
    '--responses: baseline.yaml: holds results of a run, expected responses',
    responses('baseline.yaml', 'stepgate_version: 1.0.0\nquestions: []\n'),
  ],
  ['is a URL; only files are read: download it first', responses('https://example.com/r.jsonl')],
  ['is a Windows path, which this machine does not have', responses('C:\\eval\\r.jsonl')],
  ['there is no such file; write / between folders, as in eval/corpus.yaml', responses('eval\\r.jsonl')],
  ['bad.json:2:6: is not JSON', corpus('bad.json', '[{\n"a": }]')],
  [
    "repr.jsonl:1: is not JSON: column 2, at '; texts need double quotes: in Python, use json.dumps",
    responses('repr.jsonl', "{'question_id': 'a'}\n"),
  ],
  ['comma.jsonl:1: is not JSON: column 21, at ,', responses('comma.jsonl', '{"question_id": "a"},\n')],
  ['bad.jsonl:2: is not JSON: column 16', responses('bad.jsonl', `${RESPONSE}{"question_id":\n`)],
  [
    'fits two formats:',
    responses('r.jsonl', '{"resourceSpans": [], "messages": [{"role": "user", "content": "x"}]}\n'),
  ],
  ['names no question; it has the keys', responses('r.jsonl', '{"messages": [{"role": "user", "content": "x"}]}\n')],
  ['r.jsonl:1: questionId: unknown key; did you mean question_id?', responses('r.jsonl', '{"questionId": "q1"}\n')],
  ['corpus.json:7: [0].questions[1].id: expected an id in valid Unicode,', corpus('corpus.json', MALFORMED)],
  ['step_alias: unknown key; did you mean step_aliases?', config('step_alias: {}\n')],
  ['config.yaml: a mapping cannot be a key; quote text that begins with {', config('llm: {api_key_env: {{ key }}}')],
  [
    'corpus.yaml:1: [0]: expected a template, as in {template_id: …, questions: [{id: …, question_text: …}]}, got a question outside a template',
    corpus('corpus.yaml', '- {id: q1, question_text: "Which?"}\n'),
  ],
  [
    'corpus.yaml: no question is selected: tag:smoke matches none of 1 question',
    { flags: { '--select': 'tag:smoke' } },
  ],
  [
    '--out: results: is a file, or is inside one; name a folder',
    { flags: { '--out': 'results' }, files: { results: '' } },
  ],
  ['the value is empty; is a variable not set?', { flags: { '--min-steps-score': '' } }],
  ['none.json: the corpus has no question', corpus('none.json', '[]')],
  ['[1].questions: expected a list, got 5', corpus('corpus.yaml', `${CORPUS}- {template_id: u, questions: 5}\n`)],
  ['broken.yaml:2:1: ', corpus('broken.yaml', '- a: [1\n- \u009b31m]\u202e\n')],
  [
    'twice.json: duplicate key "template_id": first at line 1 column 3, again at line 1 column 40',
    corpus('twice.json', '[{"template_id": "t", "questions": [], "template_id": "u"}]'),
  ],
  ['rules: expected a mapping', question('rules: [max_steps]')],
  [
    'rules.forbidden: expected a list of tools, as in [find_orders, delete_*], got "delete_order"',
    question('rules: {forbidden: delete_order}'),
  ],
  [
    'rules.order[2]: expected each tool once: only first calls have an order, got "a"',
    question('rules: {order: [a, b, a]}'),
  ],
  ['rules.max_step: unknown key; did you mean max_steps?', config('rules: {max_step: 1}\n')],
  [
    'corpus.yaml:10: [0].questions[0].answer: expected checks, as in {includes: [cancelled]}; a reference text is `reference_answer`, got "T3"',
    question('answer: T3'),
  ],
  ['answer.regex: not a regular expression (in the syntax of RE2)', question('answer: {regex: "(a"}')],
  [
    'answer.number: expected a number, as in 83.42, or {value: 83.42, tolerance: 0.01}, got "many"',
    question('answer: {number: many}'),
  ],
  [
    'config.yaml:1: step_defaults.match_arg: unknown key; did you mean match_args?',
    config('step_defaults: {match_arg: exact}\n'),
  ],
  [
    'step_defaults.match_args: expected ignore, exact, includes, within or shallow, got "equal"',
    config('step_defaults: {match_args: equal}\n'),
  ],
  [
    'failed_outputs.cancel: not a regular expression (in the syntax of RE2)',
    config('failed_outputs: {cancel: (?=x)}\n'),
  ],
  [
    'config.yaml:3: step_aliases.list: expected names of tools, as in sparql_query: [graphdb_sparql, ',
    config('step_aliases:\n  find: [lookup]\n  list: [a = b]\n'),
  ],
  [
    '--config: config.yaml: llm.generation.provider: "nobody" is unknown',
    config('llm:\n  generation: {provider: nobody}\n'),
  ],
  ['--config: config.yaml: answer_correctness.prompt: ', config('llm: {}\nanswer_correctness: {prompt: "{answer}"}\n')],
];

test.each(MESSAGES)('%s', async (message, input) => {
  const files = { 'corpus.yaml': CORPUS, 'responses.jsonl': RESPONSE, ...input.files };
  await inFolder(files, async (folder, file) => {
    mkdirSync(file('eval'));
    const isPath = (flag: string, value: string) => !/select|score/.test(flag) && !/^(https|C):/.test(value);
    const flags = { '--corpus': 'corpus.yaml', '--responses': 'responses.jsonl', ...input.flags };
    const args = Object.entries(flags).flatMap(([flag, value]) => [flag, isPath(flag, value) ? file(value) : value]);
    const { stdout, stderr, code } = await cliWith({ OPENAI_API_KEY: 'sk-0123456789' }, 'evaluate', ...args);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get through.
    expect(stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(stderr.replaceAll(`${folder}/`, '')).toContain(message);
    expect([stdout, code]).toEqual(['', 2]);
  });
});

const step = (keys: string) => CORPUS.replace(/output: [\s\S]*$/, `${keys}\n`);
const TWO_TOOLS = `${CORPUS}    - id: q2
      question_text: How many stops?
      reference_steps:
        - - name: count_stops
            output: "7"
`;
const record = (id: string, name = 'list_lines', more = '"status": "success"') =>
  `{"question_id": "${id}", "actual_steps": [{"name": "${name}", ${more}, "output": "[\\"A\\", \\"C\\"]"}]}\n`;
/** The first question has two calls, the second one. */
const BOTH_RIGHT = `${RESPONSE.replace('[{', `[${CALL}, {`)}{"question_id": "q2", "actual_steps": [{"name": "count_stops", "status": "success", "output": "7"}]}\n`;
const EVALUATE = 'evaluate --corpus @corpus.yaml --responses @responses.jsonl';
const WRAPPED = 'evaluate --corpus @corpus.yaml --responses @results.json';
const RESULTS = '{"info": {}, "simulations": [{"task_id": "q1", "messages": [{"role": "user", "content": "x"}]}]}';
const VALIDATE = 'validate --corpus @corpus.yaml';
const [ERROR, FAILED, WARNED] = [2, 1, 0];

/** What a beginner meets. In a command line, `@` stands for the folder of the files. */
const FIRST_STEPS: readonly (readonly [
  message: string,
  line: string,
  files: Readonly<Record<string, string>>,
  code: number,
])[] = [
  [
    'corpus.yaml:4:27: a text with ": " needs quotes, as in "Price: how much?"\n    question_text: Price: how much?',
    VALIDATE,
    { 'corpus.yaml': CORPUS.replace(/question_text: .*/, 'question_text: Price: how much?') },
    ERROR,
  ],
  [
    'reference_steps[0][0].output: looks like JSON, is compared as text; add output_media_type: application/json',
    VALIDATE,
    { 'corpus.yaml': step(`output: '{ "count": 2 }'`) },
    WARNED,
  ],
  [
    '[0].questions[0].reference_answer: Yes without quotes is true; write "Yes" for a text',
    EVALUATE,
    { 'corpus.yaml': `${CORPUS}      reference_answer: Yes\n` },
    WARNED,
  ],
  [
    'error: can never score 1: there is no output to compare with; add one, or match_output: ignore (1 question)\n  q1 reference',
    VALIDATE,
    { 'corpus.yaml': step('ordered: false') },
    ERROR,
  ],
  [
    'responses.jsonl:1: question_id is missing; the record has the keys id, actual_steps; if id holds it, set --question-id id',
    EVALUATE,
    { 'responses.jsonl': RESPONSE.replace('question_id', 'id') },
    ERROR,
  ],
  [
    '1 response matches no selected question: demo-q1; the question id most like demo-q1 is q1.',
    EVALUATE,
    { 'responses.jsonl': record('demo-q1') },
    FAILED,
  ],
  [
    'No step is named `list_lines`, which 1 question asks for. It would score more under `lines`: add the step alias `list_lines = lines`.',
    EVALUATE,
    { 'corpus.yaml': TWO_TOOLS, 'responses.jsonl': record('q1', 'lines') + record('q2', 'count_stops') },
    WARNED,
  ],
  [
    'Earlier groups are not scored (2 questions); `groups: all` in the config scores them, which changes the score of 1 question.',
    EVALUATE,
    {
      'corpus.yaml': TWO_TOOLS.replaceAll('- - name', '- - {name: list_lines, match_output: ignore}\n        - - name'),
      'responses.jsonl': BOTH_RIGHT,
    },
    WARNED,
  ],
  [
    'corpus.yaml: a file needs a flag; write --corpus corpus.yaml --responses responses.jsonl\n',
    'evaluate @corpus.yaml @responses.jsonl',
    {},
    ERROR,
  ],
  [
    '--responses is missing: write --corpus corpus.yaml --responses responses.jsonl\n',
    'evaluate --corpus @corpus.yaml @responses.jsonl',
    {},
    ERROR,
  ],
  ['corpus.yaml: a file needs a flag; write --corpus corpus.yaml\n', 'validate @corpus.yaml', {}, ERROR],
  ['--corpus: corpus.yml: there is no such file; corpus.yaml exists\n', 'validate --corpus @corpus.yml', {}, ERROR],
  [
    '--baseline: base: would be replaced by the files of this run; write them to another folder\n',
    `${EVALUATE} --out @base --baseline @base`,
    {},
    ERROR,
  ],
  [
    'warning: out.jsonl: q1: 1 step without a status, here the first; only steps with status: success can match',
    'record --corpus @corpus.yaml -o @out.jsonl -- cat @printed.json',
    { 'printed.json': record('q1', 'list_lines', '"args": {}') },
    WARNED,
  ],
  ['Did you mean --corpus', 'evaluate --corpsu x', {}, ERROR],
  [
    'tasks.json: is not a file of tau2: expected a list of tasks with evaluation_criteria',
    'import-corpus @tasks.json --from tau2',
    { 'tasks.json': '[{"id": "1"}]' },
    ERROR,
  ],
  ['got "tau3"', 'import-corpus @tasks.json --from tau3', { 'tasks.json': '[]' }, ERROR],
  ['tasks.json:1:', 'import-corpus @tasks.json --from qald', { 'tasks.json': '{"a": ' }, ERROR],
  [
    'import: one.json, two.json: there is no trace',
    'import @one.json @two.json',
    { 'one.json': '{"resourceSpans": []}', 'two.json': '{"resourceSpans": []}' },
    ERROR,
  ],
  [
    '--records: there is nothing at runs; the document has the keys info, simulations',
    `${WRAPPED} --records runs`,
    { 'results.json': RESULTS },
    ERROR,
  ],
  [
    '--records: expected a list of records at info, got a mapping',
    `${WRAPPED} --records info`,
    { 'results.json': RESULTS },
    ERROR,
  ],
  ['fits no format: the first record has the keys info, simulations; ', WRAPPED, { 'results.json': RESULTS }, ERROR],
  ['or name its place with --question-id', `${WRAPPED} --records simulations`, { 'results.json': RESULTS }, ERROR],
];

test.each(FIRST_STEPS)('%s (%s)', (message, line, more, expected) =>
  inFolder({ 'corpus.yaml': CORPUS, 'responses.jsonl': RESPONSE, ...more }, async (folder) => {
    mkdirSync(join(folder, 'base'));
    const { stdout, stderr, code } = await cli(...line.split(' ').map((word) => word.replace(/^@/, `${folder}/`)));
    const printed = `${stdout}${stderr}`.replaceAll(`${folder}/`, '');
    expect(printed).toContain(message);
    expect(printed).not.toMatch(/\n +at /);
    expect([code, readdirSync(join(folder, 'base'))]).toEqual([expected, []]);
  }),
);
