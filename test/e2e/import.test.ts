import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { evaluateFiles, type RunReport } from '../../src/index.js';
import { EXAMPLES } from '../support/bundle.js';
import { cli, cliWith, inFolder } from '../support/cli.js';
import { textOf } from '../support/evaluated.js';
import { asAnthropic, asSpans, exampleResponses, lines, type Recorded, recordsOf } from '../support/recorded.js';

const CORPUS = join(EXAMPLES, 'corpus.yaml');
const RECORDED = exampleResponses();
const SPANS = RECORDED.map(asSpans);
/** Spans of all traces in turn, so that many are open at once. */
const INTERLEAVED = inTurn(SPANS);

function inTurn(traces: readonly (readonly object[])[]): object[] {
  return Array.from({ length: 50 }, (_, at) => traces.flatMap((records) => records.slice(at, at + 1))).flat();
}

const scoresOf = (run: RunReport) =>
  run.questions.map(({ question_id, steps_score, status }) => [question_id, steps_score, status]);

describe('what agents record scores as the responses written by hand', () => {
  test.each<[string, string, string]>([
    ['Anthropic messages, by the text of the question', 'traces.jsonl', lines(RECORDED.map(asAnthropic))],
    ['OTLP lines in a file named as a document, traces mixed', 'traces.json', lines(INTERLEAVED)],
  ])('%s', async (_, name, content) => {
    const options = { corpus: CORPUS, responses: join(EXAMPLES, 'responses-v2.jsonl') };
    const expected = await evaluateFiles(options);
    await inFolder({ [name]: content }, async (_folder, file) => {
      const said: string[] = [];
      const run = await evaluateFiles({
        ...options,
        responses: file(name),
        on_warning: (it) => void said.push(it),
      });
      expect(scoresOf(run)).toEqual(scoresOf(expected));
      expect(run.questions.some(({ steps_score }) => steps_score === 1)).toBe(true);
      expect(said).toEqual([]);
    });
  });

  test('a file that is also an input is not replaced', async () => {
    const content = lines(RECORDED.map(asAnthropic));
    await inFolder({ 'traces.jsonl': content }, async (folder, file) => {
      const { code, stderr } = await cli('import', join(folder, '*.jsonl'), '-o', file('traces.jsonl'));
      const message = `error: --output: ${file('traces.jsonl')}: is also an input; write to another file\n`;
      expect([code, stderr]).toEqual([2, message]);
      expect(textOf(file('traces.jsonl'))).toBe(content);
    });
  });

  test('and returns the same file with stepgate import', () =>
    inFolder({ 'traces.jsonl': lines(RECORDED.map(asAnthropic)) }, async (_, file) => {
      const args = ['import', file('traces.jsonl'), '--corpus', CORPUS, '-o', file('r.jsonl')];
      const { code, stdout, stderr } = await cli(...args);
      expect([code, stdout]).toEqual([0, '']);
      expect(stderr).toBe(
        `written: 26 responses to ${file('r.jsonl')}; questions found: 26 by text of the question\n` +
          'read: 41 tool calls, 3 failed; 1 response without a call, 1 without an answer, 1 without tokens\n',
      );
      const answersOf = (responses: readonly Recorded[]) =>
        responses.map(({ question_id, actual_answer }) => ({ question_id, actual_answer }));
      expect(answersOf(recordsOf(textOf(file('r.jsonl'))))).toEqual(answersOf(RECORDED));
    }));
});

const chat = (text: string, more: object = {}) => ({
  messages: [
    { role: 'user', content: text },
    { role: 'assistant', content: `to ${text}` },
  ],
  ...more,
});
const TWO_QUESTIONS =
  '- template_id: t\n  questions:\n    - {id: q1, question_text: "First  question?"}\n    - {id: q2, question_text: "Second?"}\n    - {id: q3, question_text: "Same"}\n    - {id: q4, question_text: "Same"}\n';

async function imported(traces: string, ...flags: string[]) {
  const files = { 'corpus.yaml': TWO_QUESTIONS, 'traces.jsonl': traces };
  return inFolder(files, async (folder, file) => {
    const corpus = flags.includes('--no-corpus') ? [] : ['--corpus', file('corpus.yaml')];
    const given = flags.filter((flag) => flag !== '--no-corpus');
    const { code, stdout, stderr } = await cli('import', file('traces.jsonl'), ...corpus, ...given);
    const ids = (code === 0 ? recordsOf<Recorded>(stdout) : []).map(({ question_id }) => question_id);
    return { code, stdout, ids, stderr: stderr.replaceAll(`${folder}/`, '') };
  });
}

describe('the question of a trace', () => {
  test.each<[string, object, string[], string]>([
    ['a path', chat('x', { tags: [{ id: 'q1' }] }), ['--question-id', '$.tags[0].id'], '1 by --question-id'],
    ['question_id of the record', chat('Second?', { question_id: 'q1' }), [], '1 by question_id of the record'],
    ['a session that is an id', chat('Second?', { session_id: 'q1' }), [], '1 by conversation or session id'],
    ['its text, blanks as one', chat(' First question?\n', { session_id: 'other' }), [], '1 by text of the question'],
  ])('%s', async (_, record, flags, found) => {
    const { ids, stderr, code } = await imported(lines([record]), ...flags);
    expect([code, ids]).toEqual([0, ['q1']]);
    const counts = 'read: 0 tool calls; 1 response without a call, 1 without tokens';
    expect(stderr).toBe(`written: 1 response; questions found: ${found}\n${counts}\n`);
  });

  test.each<[string, object]>([
    ['a span attribute', { 'stepgate.question_id': 'q1' }],
    ["OpenInference's metadata", { metadata: '{"question_id": "q1"}' }],
  ])('%s', async (_, attributes) => {
    const [last] = asSpans({ question_id: '', question: 'x' }, 1).slice(-1) as [
      { resourceSpans: { scopeSpans: { spans: { attributes: object[] }[] }[] }[] },
    ];
    const list = last.resourceSpans[0]?.scopeSpans[0]?.spans[0]?.attributes ?? [];
    list.length = 1;
    for (const [key, value] of Object.entries(attributes)) list.push({ key, value: { stringValue: value } });
    const { ids, stderr } = await imported(lines([last]));
    expect(ids).toEqual(['q1']);
    expect(stderr).toContain('1 by attributes');
  });

  const strangers = Array.from({ length: 7 }, (_, at) => chat(at === 0 ? 'Same' : `stranger ${at}`));

  test('a text of two questions names none', async () => {
    const { ids, stderr } = await imported(lines([chat('Second?'), ...strangers]));
    expect(ids).toEqual(['q2']);
    expect(stderr).toContain('warning: traces.jsonl:2: names no question; it has the keys messages, and asks "Same"');
    expect(stderr).toContain('written: 1 response; questions found: 1 by text of the question; 7 fit no question');
  });

  test('without a corpus, the error says that it would find questions by their texts', async () => {
    const { code, stderr } = await imported(lines([chat('Second?')]), '--no-corpus');
    expect(code).toBe(2);
    expect(stderr).toContain(
      '; name the corpus, by whose texts questions are found, or give each record a question_id',
    );
  });

  const twice = lines([
    chat('Second?', { start_time: '2026-03-19T06:11:55Z', error: 'late' }),
    chat('Second?', { start_time: '2026-03-19T06:11:54Z' }),
  ]);
  test('two traces for one question are an error, with both places', async () => {
    const { code, stderr } = await imported(twice);
    expect(code).toBe(2);
    expect(stderr).toContain(
      'traces.jsonl:2: a second response for question "q2"; keep one, or score all with --trials all, or keep the latest with --latest',
    );
    expect(stderr).toContain('(first at traces.jsonl:1)');
  });
  test('--latest keeps the one that started last', async () => {
    const { ids, stdout } = await imported(twice, '--latest');
    expect(ids).toEqual(['q2']);
    expect(stdout).toContain('late');
  });
  test('--trials all keeps both', async () => {
    expect((await imported(twice, '--trials', 'all')).ids).toEqual(['q2', 'q2']);
  });
});

describe('the format of a file', () => {
  test.each<[string, string, string[], RegExp]>([
    [
      'that fits none is an error with the keys and the formats',
      '{"foo": 1, "bar": 2}\n',
      [],
      /traces\.jsonl:1: fits no format: the first record has the keys foo, bar; expected responses \(question_id, actual_answer, actual_steps\), messages .*, otlp \(resourceSpans, batches\), .*langfuse/,
    ],
    [
      'that was named, of a file that holds another one, would give no response',
      '{"question_id": "q1", "actual_steps": []}\n',
      ['--from', 'otlp'],
      /^error: traces\.jsonl:1: is responses, but --from is otlp; omit the option or use responses$/m,
    ],
    ['both flags', '{}', ['--latest', '--trials', 'all'], /--latest and --trials all exclude each other/],
  ])('%s', async (_, content, flags, message) => {
    const { code, stdout, stderr } = await imported(content, ...flags);
    expect(stderr).toMatch(message);
    expect([code, stdout.includes('"q2"') ? '' : stdout]).toEqual([2, '']);
  });

  test('evaluate warns of traces that fit no question, and takes the format as a flag', async () => {
    const files = { 'corpus.yaml': TWO_QUESTIONS, 'traces.jsonl': lines([chat('Second?'), chat('stranger')]) };
    await inFolder(files, async (_, file) => {
      const inputs = ['--corpus', file('corpus.yaml'), '--responses', file('traces.jsonl'), '--select', 'id:q2'];
      const { code, stderr } = await cli('evaluate', ...inputs, '--responses-format', 'messages');
      const warning = `warning: ${file('traces.jsonl')}:2: names no question; it has the keys messages, and asks "stranger"\n`;
      expect([code, stderr]).toEqual([0, warning]);
    });
  });
});

test('what is imported has no secret of the environment', async () => {
  const messages = (id: string, text: string) => ({
    question_id: id,
    messages: [
      { role: 'user', content: 'What?' },
      { role: 'assistant', content: text },
    ],
  });
  const env = { DB_PASSWORD: 'Tr0ub4dor&3', PASSWORD: 'postgres' };
  const records = [messages('a', 'the password is Tr0ub4dor&3'), messages('Tr0ub4dor&3', 'postgres')];
  await inFolder({ 'traces.jsonl': lines(records) }, async (_, file) => {
    const imported = (...args: string[]) => cliWith(env, 'import', file('traces.jsonl'), ...args);
    expect((await imported('-o', file('responses.jsonl'))).code).toBe(0);
    const { stdout } = await imported();
    for (const text of [stdout, textOf(file('responses.jsonl'))]) {
      expect(recordsOf(text)).toMatchObject([
        { question_id: 'a', actual_answer: 'the password is ***' },
        // An id stays, as it must be found in the corpus.
        { question_id: 'Tr0ub4dor&3', actual_answer: 'postgres' },
      ]);
    }
  });
});
