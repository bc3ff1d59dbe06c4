import { mkdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';

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
  ['--corpus: empty.yaml: is empty', corpus('empty.yaml', '')],
  ['--corpus: eval: is a folder, expected a file', corpus('eval')],
  ['--responses: r.jsonl.gz: is compressed (gzip); decompress it first', responses('r.jsonl.gz', gzipSync(RESPONSE))],
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
  ['bad.json:2:6: is not JSON', corpus('bad.json', '[{\n"a": }]')],
  ['bad.jsonl:2: is not JSON: column 16', responses('bad.jsonl', `${RESPONSE}{"question_id":\n`)],
  [
    'fits no format: the first record has the keys foo, bar; expected responses',
    responses('r.jsonl', '{"foo": 1, "bar": 2}\n'),
  ],
  [
    'fits two formats:',
    responses('r.jsonl', '{"resourceSpans": [], "messages": [{"role": "user", "content": "x"}]}\n'),
  ],
  ['names no question; it has the keys', responses('r.jsonl', '{"messages": [{"role": "user", "content": "x"}]}\n')],
  ['noid.jsonl:1: question_id is missing', responses('noid.jsonl', '{"actual_steps": []}\n')],
  ['r.jsonl:1: questionId: unknown key; did you mean question_id?', responses('r.jsonl', '{"questionId": "q1"}\n')],
  ['corpus.json:7: [0].questions[1].id: expected an id in valid Unicode,', corpus('corpus.json', MALFORMED)],
  [
    'step_alias: unknown key; did you mean step_aliases?',
    { flags: { '--config': 'config.yaml' }, files: { 'config.yaml': 'step_alias: {}\n' } },
  ],
  [
    'corpus.yaml:1: [0]: expected a template, as in {template_id: …, questions: [{id: …, question_text: …}]}, got a question outside a template',
    corpus('corpus.yaml', '- {id: q1, question_text: "Which?"}\n'),
  ],
  ['corpus.yaml: the corpus has no question', corpus('corpus.yaml', '[]\n')],
  [
    'corpus.yaml: no question is selected: tag:smoke matches none of 1 question',
    { flags: { '--select': 'tag:smoke' } },
  ],
  [
    '--out: results: is a file, or is inside one; name a folder',
    { flags: { '--out': 'results' }, files: { results: '' } },
  ],
  ['the value is empty; is a variable not set?', { flags: { '--min-steps-score': '' } }],
];

test.each(MESSAGES)('%s', async (message, input) => {
  const files = { 'corpus.yaml': CORPUS, 'responses.jsonl': RESPONSE, ...input.files };
  await inFolder(files, async (folder, file) => {
    mkdirSync(file('eval'));
    const isPath = (flag: string, value: string) => !/select|score/.test(flag) && !/^(https|C):/.test(value);
    const flags = { '--corpus': 'corpus.yaml', '--responses': 'responses.jsonl', ...input.flags };
    const args = Object.entries(flags).flatMap(([flag, value]) => [flag, isPath(flag, value) ? file(value) : value]);
    const { stdout, stderr, code } = await cli('evaluate', ...args);
    expect(stderr.replaceAll(`${folder}/`, '')).toContain(message);
    expect([stdout, code]).toEqual(['', 2]);
  });
});
