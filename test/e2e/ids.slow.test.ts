import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import yaml from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { bundle } from '../support/bundle.js';
import { inFolder } from '../support/cli.js';

const EXPECTED = 'expected an id in valid Unicode, without half of a surrogate pair, got "b\\ud800"';

const question = (id: string) => ({ id, question_text: '?', reference_steps: [[{ name: 's', output: 'A' }]] });
const corpusOf = (ids: readonly string[]) => JSON.stringify([{ template_id: 't', questions: ids.map(question) }]);
const responsesOf = (ids: readonly string[], output = 'A') =>
  ids
    .map((question_id) => ({ question_id, actual_steps: [{ id: '1', name: 's', status: 'success', output }] }))
    .map((response) => `${JSON.stringify(response)}\n`)
    .join('');

const YAML = `- template_id: t
  questions:
    - id: a
      question_text: First?
    - id: "b\\ud800"
      question_text: Second?
`;
const MESSAGES = [{ role: 'user', content: '?' }];

/** Each input that has ids, malformed in its line 2 or further down. */
const FILES: Readonly<Record<string, string>> = {
  'good.json': corpusOf(['a']),
  'good.jsonl': responsesOf(['a']),
  'corpus.yaml': YAML,
  'corpus.json': `[{"template_id": "t", "questions": [\n${JSON.stringify(question('b\ud800'))}]}]`,
  'key.json': `[{"id": "t", "qaSet": [{"question_id":\n"b\\ud800", "nl_question": "?"}]}]`,
  'template.yaml': `# a comment\n- template_id: "b\\ud800"\n  questions: []\n`,
  'responses.jsonl': responsesOf(['a', 'b\ud800']),
  'responses.json': `{"a": {"actual_steps": []},\n"b\\ud800": {"actual_steps": []}}`,
  'responses.yaml': `- question_id: a\n- question_id: "b\\ud800"\n`,
  'messages.jsonl': ['a', 'b\ud800']
    .map((id) => `${JSON.stringify({ question_id: id, messages: MESSAGES })}\n`)
    .join(''),
  'evaluation.yaml': `- question_id: a\n  template_id: t\n  question_text: "?"\n- question_id: "b\\ud800"\n  template_id: t\n  question_text: "?"\n`,
  'of-template.yaml': `- question_id: a\n  template_id: "b\\ud800"\n  question_text: "?"\n`,
  'known.yaml': `- {question: a, reason: x}\n- {question: "b\\ud800", reason: x}\n`,
};
const EVALUATE = ['evaluate', '--min-coverage', '0', '--corpus'];

describe.concurrent('half of a surrogate pair in an id is an error with file and line', () => {
  test.each<[readonly string[], string]>([
    [['validate', '--corpus', 'corpus.yaml'], 'corpus.yaml:5: [0].questions[1].id: '],
    [['questions', '--corpus', 'corpus.json'], 'corpus.json:2: [0].questions[0].id: '],
    [[...EVALUATE, 'key.json', '--responses', 'good.jsonl'], 'key.json:2: [0].qaSet[0].question_id: '],
    [['validate', '--corpus', 'template.yaml'], 'template.yaml:2: [0].template_id: '],
    [[...EVALUATE, 'good.json', '--responses', 'responses.jsonl'], 'responses.jsonl:2: question_id: '],
    [[...EVALUATE, 'good.json', '--responses', 'responses.json'], 'responses.json:2: b\ufffd: question_id: '],
    [[...EVALUATE, 'good.json', '--responses', 'responses.yaml'], 'responses.yaml:2: [1]: question_id: '],
    [['import', 'messages.jsonl'], 'messages.jsonl:2: question_id: '],
    [['compare', 'evaluation.yaml', 'evaluation.yaml'], 'evaluation.yaml:4: [1]: question_id: '],
    [['compare', 'of-template.yaml', 'of-template.yaml'], 'of-template.yaml:1: [0]: template_id: '],
    [
      [...EVALUATE, 'good.json', '--responses', 'good.jsonl', '--baseline', 'evaluation.yaml'],
      'evaluation.yaml:4: [1]: question_id: ',
    ],
    [[...EVALUATE, 'good.json', '--responses', 'good.jsonl', '--known', 'known.yaml'], 'known.yaml:2: [1].question: '],
  ])('%j', async (args, place) => {
    await inFolder(FILES, async (folder) => {
      const { code, stderr } = bundle(args, { cwd: folder });
      expect(stderr).toContain(`${place}${EXPECTED}`);
      expect(stderr.match(/^error: /gm)).toHaveLength(1);
      expect(code).toBe(2);
    });
  });

  test.each(['question_id', 'template_id'])('in a baseline as its %s', async (key) => {
    await inFolder(FILES, async (folder, file) => {
      const inputs = ['--corpus', 'good.json', '--responses', 'good.jsonl'];
      expect(bundle(['evaluate', ...inputs, '--out', 'base'], { cwd: folder }).code).toBe(0);
      const baseline = file('base/baseline.yaml');
      const text = readFileSync(baseline, 'utf8').replace(new RegExp(`( ${key}: )\\w$`, 'm'), '$1"b\\ud800"');
      writeFileSync(baseline, text);
      const line = text.split('\n').findIndex((one) => one.includes('ud800')) + 1;
      const { code, stderr } = bundle(['evaluate', ...inputs, '--baseline', 'base'], { cwd: folder });
      expect(stderr).toContain(`${join('base', 'baseline.yaml')}:${line}: questions[0].${key}: ${EXPECTED}`);
      expect(code).toBe(2);
    });
  });
});

describe('ids that YAML reads as other values', () => {
  const WRITTEN = ['017', '42', "'43'", '1.10', 'yes', '10:30', '"q\\n"', "'q '"];
  const files = {
    'corpus.yaml': `- template_id: t\n  questions:\n${WRITTEN.map((id) => `  - {id: ${id}, question_text: '?', reference_steps: [[{name: s, output: A}]]}\n`).join('')}`,
    'responses.yaml': WRITTEN.map(
      (id) => `${id}: {actual_steps: [{id: '1', name: s, status: success, output: A}]}\n`,
    ).join(''),
  };
  const args = ['evaluate', '--corpus', 'corpus.yaml', '--responses', 'responses.yaml'];

  test('are the same as keys of responses and as ids of questions', async () => {
    await inFolder(files, async (folder) => {
      const { code, stdout } = bundle([...args, '--select', 'id:017', 'id:q\n', 'id:q '], { cwd: folder });
      expect(stdout).toContain('3 of 3 questions right.');
      expect(code).toBe(0);
      expect(bundle(args, { cwd: folder }).stdout).toContain('8 of 8 questions right.');
    });
  });
});

/** Ids that are easily written or read in another way. */
const ODD = [
  ...[
    'caf\u00e9',
    'cafe\u0301',
    '\u212b',
    '\u00c5',
    '\ufb01',
    'fi',
    '\u017f',
    'a',
    ' a',
    'a ',
    'a\t',
    'a\n',
    '\u00a0a',
  ],
  ...['a\u200b', '\ufeffa', 'a\u0085', 'a\u2028', 'a\u0000', '\u007f', '\ufffe', '\uffff', '\ufffd', '\u{1f600}'],
  ...[
    '1',
    '01',
    '017',
    '1.0',
    '1e3',
    '1_000',
    '0x1f',
    '1:30',
    '2024-01-01',
    '-0',
    '.5',
    '1e400',
    '12345678901234567890',
  ],
  ...['null', '~', 'true', 'yes', 'No', 'y', '.nan', '-.inf', '=', '<<', '__proto__', 'constructor', '- a', 'a: b'],
  ...['#a', 'a #b', '[a]', '{a}', '*a', '&a', '!a', '|', '>', '%a', '@a', '---', '...', "'", '"', '\\', '\\ud800', ' '],
];

describe('a question is paired with itself, however its id is spelled', () => {
  test('in all files that a run is compared with', async () => {
    const files = { 'corpus.json': corpusOf(ODD), 'v1.jsonl': responsesOf(ODD), 'v2.jsonl': responsesOf(ODD, 'B') };
    await inFolder(files, async (folder, file) => {
      const run = (name: string, ...more: string[]) =>
        bundle(['evaluate', '--corpus', 'corpus.json', '--responses', `${name}.jsonl`, '--out', name, ...more], {
          cwd: folder,
        });
      expect(run('v1').code).toBe(0);
      for (const base of ['v1', 'v1/evaluation.yaml']) {
        expect(run('v2', '--baseline', base, '--max-steps-drop', '0').code).toBe(1);
        const written = yaml.load(readFileSync(file('v2/comparison.yaml'), 'utf8'));
        expect(written).toMatchObject({
          comparison: { questions: ODD.length, added: [], removed: [], unchanged: 0 },
        });
      }
    });
  });

  test('as a number or as a text', async () => {
    const ids = ['1', '017', '1.0', '1e3', '1_000', '0x1f', 'true', '2024-01-01', '12345678901234567890123'];
    const corpus = (quote: string) =>
      ids.map((id) => `- template_id: ${quote}${id}${quote}\n  questions:\n    - id: ${quote}${id}${quote}\n${STEPS}`);
    const STEPS = '      question_text: "?"\n      reference_steps: [[{name: s, output: A}]]\n';
    const files = {
      'numbers.yaml': corpus('').join(''),
      'texts.yaml': corpus('"').join(''),
      'r.jsonl': responsesOf(ids),
    };
    await inFolder(files, async (folder, file) => {
      const run = (name: string, ...more: string[]) =>
        bundle(['evaluate', '--corpus', `${name}.yaml`, '--responses', 'r.jsonl', '--out', name, ...more], {
          cwd: folder,
        });
      expect(run('numbers').code).toBe(0);
      expect(run('texts', '--baseline', 'numbers').code).toBe(0);
      expect(yaml.load(readFileSync(file('texts/comparison.yaml'), 'utf8'))).toMatchObject({
        comparison: { added: [], removed: [], unchanged: ids.length },
      });
    });
  });

  test('and a question with another id is never lost silently', async () => {
    const [one, other] = ['caf\u00e9', 'cafe\u0301'];
    const files = {
      ...{ 'base.json': corpusOf([one, 'b']), 'head.json': corpusOf([other, 'b']) },
      ...{ 'base.jsonl': responsesOf([one, 'b']), 'head.jsonl': responsesOf([other, 'b']) },
    };
    await inFolder(files, async (folder) => {
      const run = (name: string, ...more: string[]) =>
        bundle(['evaluate', '--corpus', `${name}.json`, '--responses', `${name}.jsonl`, ...more], { cwd: folder });
      expect(run('base', '--out', 'base').code).toBe(0);
      const { stdout } = run('head', '--baseline', 'base', '--max-steps-drop', '0.1');
      expect(stdout).toContain('⚠️ This run removes 1 question that was right on `base` and adds 1 question.');
    });
  });
});
