import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cli, inFolder } from '../../support/cli.js';
import { storeOfFile, withEndpoint } from '../../support/endpoint.js';
import { makeSelect, typed, uri } from '../../support/sparql.js';

const MEDIA = { output_media_type: 'application/sparql-results+json' };
const select = (name: string, ...values: (string | number)[]) =>
  makeSelect(
    [name],
    values.map((value) => [typeof value === 'number' ? typed(String(value), 'integer') : uri(value)]),
  );

/** A corpus of questions with a query and its output, by id; each has a template of its own. */
function corpusOf(questions: Readonly<Record<string, readonly [query: string, output: object]>>): string {
  return JSON.stringify(
    Object.entries(questions).map(([id, [query, output]]) => ({
      template_id: `template-${id}`,
      questions: [
        {
          ...{ id, question_text: `${id}?` },
          reference_steps: [[{ name: 'sparql_query', args: { query }, output: JSON.stringify(output), ...MEDIA }]],
        },
      ],
    })),
    null,
    1,
  );
}

const KEPT = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => [
    `kept-${at}`,
    [`SELECT ?a { ?a <urn:in> <urn:k${at}> }`, select('a', `urn:m${at}`)] as const,
  ]),
);
const KEPT_DATA = Array.from({ length: 12 }, (_, at) => `<urn:m${at}> <urn:in> <urn:k${at}> .\n`).join('');
const COUNT = (condition: string) => `SELECT (COUNT(?a) AS ?n) { ${condition} }`;

/** Queries whose answer falls, the outputs that they had, and what is gone; null: they only changed. */
const FALLS: Readonly<Record<string, readonly [query: string, output: object, gone: string | null]>> = {
  'a count': [COUNT('?a <urn:in> <urn:gone>'), select('n', 3), 'urn:gone'],
  'a count by a text': [COUNT('?a <urn:name> "Gone"'), select('n', 3), '"Gone"'],
  'a count of what is there': [COUNT('?a <urn:in> <urn:empty>'), select('n', 3), null],
  'rows of a list': [
    'SELECT ?a { VALUES ?b { <urn:k1> <urn:gone> } ?a <urn:in> ?b }',
    select('a', 'urn:m1', 'urn:x'),
    'urn:gone',
  ],
};
const FALL_DATA = `${KEPT_DATA}<urn:empty> <urn:name> "There" .\n`;

function queriesIn(corpus: string): { readonly id: string; readonly query: string }[] {
  const templates = JSON.parse(corpus) as {
    questions: { id: string; reference_steps: [[{ args: { query: string } }]] }[];
  }[];
  return templates.flatMap(({ questions }) =>
    questions.map(({ id, reference_steps: [[{ args }]] }) => ({ id, query: args.query })),
  );
}

/** Runs a refresh from the file, from an endpoint and, where it is named, from a command. */
async function fromEach(
  corpus: string,
  data: string,
  check: (outcome: Awaited<ReturnType<typeof cli>>, text: string, kind: string) => void,
  more: readonly string[] = ['--write'],
  hasCommand = false,
): Promise<void> {
  await inFolder({ 'data.ttl': data }, async (_, file) => {
    const query = storeOfFile(file('data.ttl'));
    await withEndpoint(
      (text, __, response) => response.end(query(text)),
      async (url) => {
        // It finds the answer by the id of the question, which the line on stdin begins with.
        for (const { id, query: asked } of queriesIn(corpus)) writeFileSync(file(`answer-${id}`), query(asked));
        const script = `cat "${file('answer-')}$(cut -d '"' -f 4)"`;
        const sources = {
          data: ['--data', file('data.ttl')],
          endpoint: ['--endpoint', url],
          ...(hasCommand && { command: ['--', 'sh', '-c', script] }),
        };
        for (const [kind, source] of Object.entries(sources)) {
          writeFileSync(file('c.json'), corpus);
          const outcome = await cli('refresh', '--corpus', file('c.json'), ...more, ...source);
          check(outcome, readFileSync(file('c.json'), 'utf8'), kind);
        }
      },
    );
  });
}

test.each(Object.entries(FALLS))(
  'an entity or a text that is gone is not an answer: %s',
  async (_, [query, output, gone]) => {
    const corpus = corpusOf({ ...KEPT, fallen: [query, output] });
    await fromEach(corpus, FALL_DATA, ({ stdout, code }, text) => {
      if (gone === null) {
        expect(stdout).toMatch(/\b1 changed/);
        expect(text).not.toBe(corpus);
      } else {
        expect(stdout).toMatch(/\b1 gone/);
        expect(stdout).toContain(`gone: ${gone} is not in the data any more`);
        expect({ code, isSame: text === corpus }).toEqual({ code: 1, isSame: true });
      }
    });
    const check: Parameters<typeof fromEach>[2] = ({ code }, text) => {
      expect(code).toBe(0);
      expect(text).not.toBe(corpus);
    };
    await fromEach(corpus, FALL_DATA, check, ['--write', '--accept-empty']);
  },
);

const pairs = (count: number) => Array.from({ length: count }, (_, at) => at);
/** Questions with two rows each; the data have none, one or both of them. */
const corpus = corpusOf(
  Object.fromEntries(
    pairs(20).map((at) => [
      `q${at}`,
      [`SELECT ?a { ?a <urn:in> <urn:g${at}> }`, select('a', `urn:a${at}`, `urn:b${at}`)],
    ]),
  ),
);
const dataOf = (empty: number, halved: number, more = '') =>
  pairs(20)
    .flatMap((at) => [
      `<urn:g${at}> <urn:is> <urn:group> .\n`,
      ...(at < empty ? [] : [`<urn:a${at}> <urn:in> <urn:g${at}> .\n`]),
      ...(at < empty + halved ? [] : [`<urn:b${at}> <urn:in> <urn:g${at}> .\n`]),
    ])
    .join('') + more;

test('a source that lost much: that more than a tenth became empty is a guard of every source: all is listed, nothing is written', () =>
  fromEach(
    corpus,
    dataOf(3, 2),
    ({ code, stdout, stderr }, text, kind) => {
      expect({ kind, code, text }).toEqual({ kind, code: 2, text: corpus });
      expect(stdout).toMatch(/20 outputs: 15 same, 2 changed, 3 became empty/);
      for (const id of ['q0', 'q1', 'q2', 'q3', 'q4']) expect(stdout).toContain(`  ${id} `);
      expect(stderr).toContain('nothing was written: 3 of 20 outputs became empty');
      expect(stderr).toContain('--accept-empty');
    },
    ['--write'],
    true,
  ));

const [one, two] = ['one', 'two'].map((id) =>
  corpusOf({ [id]: ['SELECT ?a { ?a <urn:in> <urn:k1> }', select('a', 'urn:earlier')] }),
) as [string, string];

test('several files are not written if one of them cannot be', () =>
  inFolder({ 'one.json': one, 'data.ttl': KEPT_DATA }, async (folder, file) => {
    mkdirSync(file('closed'));
    writeFileSync(file('closed/two.json'), two);
    // The partial file cannot be made where there is a folder of its name.
    mkdirSync(file('closed/two.json.partial'));
    chmodSync(file('closed/two.json'), 0o444);
    const args = ['refresh', '--corpus', file('one.json'), file('closed/two.json'), '--data', file('data.ttl')];
    const { code, stderr } = await cli(...args, '--write', '--all');
    expect({ code, isSame: readFileSync(file('one.json'), 'utf8') === one }).toEqual({ code: 2, isSame: true });
    expect(stderr).toContain('two.json');
    expect(readdirSync(folder).sort()).toEqual(['closed', 'data.ttl', 'one.json']);
  }));
