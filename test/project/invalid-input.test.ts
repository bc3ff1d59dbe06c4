import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cli, inFolder } from '../support/cli.js';
import { blockOn, ROOT } from '../support/docs/blocks.js';

const CORPUS = blockOn('README.md', 'corpus');
const RESPONSE = blockOn('README.md', 'response');

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

/** An input for each message of the table "Invalid input", in its order. */
const INPUTS: readonly Input[] = [
  responses('nofile.jsonl'),
  corpus('x*.yaml'),
  corpus('empty.yaml', ''),
  corpus('eval'),
  responses('r.jsonl.gz', gzipSync(RESPONSE)),
  corpus('r.jsonl', RESPONSE),
  { flags: { '--baseline': 'corpus.yaml' } },
  responses('baseline.yaml', 'stepgate_version: 1.0.0\nquestions: []\n'),
  responses('https://example.com/r.jsonl'),
  responses('C:\\eval\\r.jsonl'),
  corpus('bad.json', '[{\n"a": }]'),
  responses('bad.jsonl', `${RESPONSE}{"question_id":\n`),
  responses('r.jsonl', '{"foo": 1, "bar": 2}\n'),
  responses('r.jsonl', '{"resourceSpans": [], "messages": [{"role": "user", "content": "x"}]}\n'),
  responses('r.jsonl', '{"messages": [{"role": "user", "content": "x"}]}\n'),
  responses('noid.jsonl', '{"actual_steps": []}\n'),
  responses('r.jsonl', '{"questionId": "q1"}\n'),
  corpus('corpus.json', MALFORMED),
  { flags: { '--config': 'config.yaml' }, files: { 'config.yaml': 'step_alias: {}\n' } },
  corpus('corpus.yaml', '- {id: q1, question_text: "Which?"}\n'),
  corpus('corpus.yaml', '[]\n'),
  { flags: { '--select': 'tag:smoke' } },
  { flags: { '--out': 'results' }, files: { results: '' } },
  { flags: { '--min-steps-score': '' } },
];

/** The messages of the table: what stands in backticks in the second column, where that is no place or cause alone. */
function documented(): string[] {
  const page = readFileSync(join(ROOT, 'docs/command-line.md'), 'utf8');
  const rows = (page.split('## Invalid input\n')[1] ?? '').matchAll(/^\|.*\| ([^|]*) \|$/gm);
  const messages = [...rows].flatMap(([, message = '']) =>
    [...message.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text),
  );
  return messages.filter((text) => text.includes(' ')).map((text) => text.replace(/ …$/, ''));
}

describe('the table of messages in docs/command-line.md', () => {
  test('has an input for each message', () => expect(documented()).toHaveLength(INPUTS.length));

  test.each(documented().map((message, at) => [message, INPUTS[at]] as const))('%s', async (message, input) => {
    const files = { 'corpus.yaml': CORPUS, 'responses.jsonl': RESPONSE, ...input?.files };
    await inFolder(files, async (folder, file) => {
      mkdirSync(file('eval'));
      const isPath = (flag: string, value: string) => !/select|score/.test(flag) && !/^(https|C):/.test(value);
      const flags = { '--corpus': 'corpus.yaml', '--responses': 'responses.jsonl', ...input?.flags };
      const args = Object.entries(flags).flatMap(([flag, value]) => [flag, isPath(flag, value) ? file(value) : value]);
      const { stdout, stderr, code } = await cli('evaluate', ...args);
      expect(stderr.replaceAll(`${folder}/`, '')).toContain(message);
      expect([stdout, code]).toEqual(['', 2]);
    });
  });
});
