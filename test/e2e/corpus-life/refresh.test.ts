import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../../src/adapters/files/corpus.js';
import { cli, cliWith, inFolder, refusal } from '../../support/cli.js';
import { CORPUS_LIFE, type Handle, storeOf, withEndpoint } from '../../support/endpoint.js';
import { grid } from '../../support/sparql.js';

const EXPECTED = JSON.parse(readFileSync(join(CORPUS_LIFE, 'expected.json'), 'utf8')) as Record<string, string[]>;
const DATA = join(CORPUS_LIFE, 'export-2.nt');
const CONFIG = join(CORPUS_LIFE, 'config.yaml');

/** A copy of the corpus for the time of a call. */
async function withCorpus<T>(use: (corpus: string, folder: string) => Promise<T>): Promise<T> {
  return inFolder({}, async (folder, file) => {
    copyFileSync(join(CORPUS_LIFE, 'corpus.yaml'), file('corpus.yaml'));
    return use(file('corpus.yaml'), folder);
  });
}

interface Found {
  readonly counts: Record<string, number>;
  readonly outputs: { readonly question_id: string; readonly state: string; readonly why?: string }[];
}

async function refreshJson(...args: readonly string[]): Promise<{ code: number; found: Found }> {
  const { code, stdout, stderr } = await cli('refresh', ...args, '--format', 'json');
  if (code === 2) throw new Error(stderr);
  return { code, found: JSON.parse(stdout) as Found };
}

function idsIn({ outputs }: Found, state: string): string[] {
  return outputs.filter((one) => one.state === state).map((one) => one.question_id);
}

describe('a refresh from an RDF file', () => {
  test('finds exactly what changed, and writes nothing without --write', () =>
    withCorpus(async (corpus) => {
      const { code, found } = await refreshJson('--corpus', corpus, '--data', DATA, '--config', CONFIG);
      expect(code).toBe(1);
      for (const state of ['changed', 'was_empty', 'became_empty']) {
        expect(idsIn(found, state).sort(), state).toEqual([...(EXPECTED[state] ?? [])].sort());
      }
      expect(found.counts.same).toBe(EXPECTED.same?.length);
      expect(readFileSync(corpus, 'utf8')).toBe(readFileSync(join(CORPUS_LIFE, 'corpus.yaml'), 'utf8'));
    }));

  test('writes the changed outputs only, and a second refresh finds nothing but what is never written', () =>
    withCorpus(async (corpus, folder) => {
      const before = readFileSync(corpus, 'utf8');
      const first = await cli('refresh', '--corpus', corpus, '--data', DATA, '--config', CONFIG, '--write');
      expect(first.code).toBe(1);
      expect(first.stdout).toContain('became empty (not written');
      const after = readFileSync(corpus, 'utf8');
      const [left, right] = [before, after].map((text) => questionsIn(text, corpus));
      const changed = [...(EXPECTED.changed ?? []), ...(EXPECTED.was_empty ?? [])].sort();
      const differing = Object.keys(left ?? {}).filter((id) => left?.[id] !== right?.[id]);
      expect(differing.sort()).toEqual(changed);
      expect(after).toContain('# from the store');
      const { code, found } = await refreshJson('--corpus', corpus, '--data', DATA, '--config', CONFIG);
      expect(code).toBe(1);
      expect(found.outputs.map((one) => one.question_id)).toEqual(EXPECTED.became_empty);
      expect(readdirSync(folder)).toEqual(['corpus.yaml']);
    }));
});

/** Each question as JSON, by id. */
function questionsIn(text: string, file: string): Record<string, string> {
  const templates = parseDocument(text, file) as { questions: { id: string }[] }[];
  return Object.fromEntries(
    templates.flatMap(({ questions }) => questions.map((one) => [one.id, JSON.stringify(one)])),
  );
}

describe('a refresh from an endpoint', () => {
  const packings: [string, (text: string) => Uint8Array | string][] = [
    ['identity', String],
    ['GZIP', gzipSync],
  ];
  test.each(packings)('finds the same as from the file, if the answer is sent as %s', async (encoding, pack) => {
    const query = storeOf('export-2.nt');
    await withCorpus(async (corpus) =>
      withEndpoint(
        (text, _, response) => {
          try {
            response.setHeader('content-type', 'application/sparql-results+json');
            response.setHeader('content-encoding', encoding).end(pack(query(text)));
          } catch {
            response.writeHead(400).end();
          }
        },
        async (url) => {
          const { found } = await refreshJson('--corpus', corpus, '--endpoint', url, '--config', CONFIG);
          for (const state of ['changed', 'was_empty', 'became_empty']) {
            expect(idsIn(found, state).sort(), state).toEqual([...(EXPECTED[state] ?? [])].sort());
          }
        },
      ),
    );
  });

  const answers: [string, Handle, RegExp][] = [
    [
      '500 without the second line',
      (_, __, response) => response.writeHead(500).end('\u001b[2Jno\u202e memory\nforged'),
      /answered nothing.*answered 500: "\[2Jno {2}memory"/,
    ],
    [
      'a redirect elsewhere',
      (_, __, response) => response.writeHead(307, { location: 'http://127.0.0.2:1/' }).end(),
      /answered 307, a redirect, which is not followed/,
    ],
  ];
  test.each(answers)('%s is an error without the rest of its text', (_, handle, message) =>
    withCorpus(async (corpus) =>
      withEndpoint(handle, async (url) => {
        const { code, stderr } = await cli('refresh', '--corpus', corpus, '--endpoint', url, '--config', CONFIG);
        expect(code).toBe(2);
        expect(stderr).toMatch(message);
        expect(stderr).not.toContain('forged');
      }),
    ),
  );

  test('a result of 33 MiB, a slow one and an unstable one are not written', async () => {
    const query = storeOf('export-1.nt');
    const seen = new Map<string, number>();
    await withCorpus(async (corpus) => {
      const before = readFileSync(corpus, 'utf8');
      await withEndpoint(
        (text, _, response) => {
          const count = (seen.get(text) ?? 0) + 1;
          seen.set(text, count);
          if (text.includes('a7cb629f')) response.end(Buffer.alloc(33 * 1024 * 1024, ' '));
          else if (text.includes('0fc8234c')) setTimeout(() => response.end(), 12_000);
          else if (text.includes('57737f88')) response.end(JSON.stringify(grid('transformer', String(count))));
          else response.end(query(text));
        },
        async (url) => {
          const args = ['--corpus', corpus, '--endpoint', url, '--config', CONFIG, '--timeout', '6', '--write'];
          const { code, found } = await refreshJson(...args, '--select', 'template:transformers');
          expect(code).toBe(1);
          expect(found.outputs.map(({ state, why }) => [state, why]).sort()).toEqual([
            ['failed', 'no answer within 6 s'],
            ['failed', 'the result has more than 32 MiB'],
            ['unstable', 'asked again, it gave another result'],
          ]);
          expect(readFileSync(corpus, 'utf8')).toBe(before);
        },
      );
    });
  });

  test('the password is sent to the endpoint and to no other address', async () => {
    const headers: (string | undefined)[] = [];
    const other: unknown[] = [];
    const env = { STEPGATE_SPARQL_USER: 'ada', STEPGATE_SPARQL_PASSWORD: 'a-long-password' };
    await withEndpoint(
      (_, request, response) => {
        other.push(request.headers);
        response.end('{}');
      },
      async (elsewhere) =>
        withCorpus(async (corpus) =>
          withEndpoint(
            (_, request, response) => {
              headers.push(request.headers.authorization);
              response.writeHead(307, { location: elsewhere }).end();
            },
            async (url) => {
              const args = ['refresh', '--corpus', corpus, '--endpoint', url, '--config', CONFIG];
              const { code, stdout, stderr } = await cliWith(env, ...args);
              expect(code).toBe(2);
              expect(headers[0]).toBe(`Basic ${Buffer.from('ada:a-long-password').toString('base64')}`);
              expect(other).toEqual([]);
              expect(stdout + stderr).not.toContain('a-long-password');
            },
          ),
        ),
    );
  });

  test('updates, CONSTRUCT, SERVICE and what cannot be parsed are never sent', async () => {
    const queries = [
      'DELETE WHERE { ?s ?p ?o }',
      'CONSTRUCT { ?s ?p ?o } WHERE { ?s ?p ?o }',
      'SELECT * { SERVICE <https://other.example/> { ?s ?p ?o } }',
      'SELECT * { { SELECT * { FILTER EXISTS { SERVICE SILENT <https://other.example/> { ?s ?p ?o } } } } }',
      'SELECT * { ?s ?p ',
      'ASK { ?s ?p ?o } ; DROP ALL',
    ];
    const steps = queries.map((query) => ({
      ...{ name: 'q', args: { query }, output: '{"boolean": true}' },
      output_media_type: 'application/sparql-results+json',
    }));
    const questions = steps.map((step, at) => ({ id: `q${at}`, question_text: 'Q', reference_steps: [[step]] }));
    await inFolder({ 'corpus.json': JSON.stringify([{ template_id: 't', questions }]) }, async (_, file) => {
      const sent: string[] = [];
      await withEndpoint(
        (query, __, response) => {
          sent.push(query);
          response.end('{"boolean": false}');
        },
        async (url) => {
          const { code, stderr } = await cli('refresh', '--corpus', file('corpus.json'), '--endpoint', url);
          expect({ code, sent }).toEqual({ code: 2, sent: [] });
          expect(stderr).toContain('only SELECT and ASK are sent');
        },
      );
    });
  });
});

test('more than a fifth of changed outputs is refused without --all', async () => {
  const query = storeOf('export-1.nt');
  await withCorpus(async (corpus) =>
    withEndpoint(
      (text, _, response) => response.end(query(text).replaceAll('urn:uuid:', 'urn:new:')),
      async (url) => {
        const before = readFileSync(corpus, 'utf8');
        const args = ['refresh', '--corpus', corpus, '--endpoint', url, '--config', CONFIG, '--write'];
        const refused = await cli(...args);
        expect(refused.code).toBe(1);
        expect(refused.stdout).toMatch(
          /\d+ of 27 outputs changed: is this the right data\? Check three of them; --all writes them\./,
        );
        expect(readFileSync(corpus, 'utf8')).toBe(before);
        expect((await cli(...args, '--all')).code).toBe(0);
        expect((await cli(...args)).code).toBe(0);
      },
    ),
  );
});

const script = `let text = ''; process.stdin.on('data', (part) => { text += part; }).on('end', () => {
    const { question_id, question_text, step } = JSON.parse(text);
    if (question_id === 'bad') process.exit(3);
    console.log(JSON.stringify([{ id: 1, name: step.args.city }, { id: 2, name: question_text }]));
  });`;
const step = { name: 'sql', args: { city: 'Oslo' }, output: '[]', output_media_type: 'application/json' };
const questions = ['good', 'bad'].map((id) => ({ id, question_text: `Which ${id}?`, reference_steps: [[step]] }));
const files = { 'corpus.json': JSON.stringify([{ template_id: 't', questions }]), 'step.cjs': script };

test('a refresh from a command gets the step on stdin, and its output is written', () =>
  inFolder(files, async (_, file) => {
    const args = ['refresh', '--corpus', file('corpus.json'), '--write', '--all', '--', 'node', file('step.cjs')];
    const { code, stdout } = await cli(...args);
    expect(code).toBe(1);
    expect(stdout).toContain('bad Which bad?: the command failed with exit code 3');
    const [{ questions: written }] = JSON.parse(readFileSync(file('corpus.json'), 'utf8')) as [
      { questions: { reference_steps: [[{ output: string }]] }[] },
    ];
    const outputs = written.map(({ reference_steps: [[{ output }]] }) => output);
    expect(outputs).toEqual(['[\n  {"id":1,"name":"Oslo"},\n  {"id":2,"name":"Which good?"}\n]', '[]']);
  }));

describe('a refresh from responses', () => {
  const files = ['run-1.jsonl', 'run-2.jsonl'].map((name) => join(CORPUS_LIFE, name));

  test('needs the names of the questions', async () => {
    expect(
      await cli('refresh', '--corpus', join(CORPUS_LIFE, 'corpus.yaml'), '--responses', files[0] ?? ''),
    ).toMatchObject(
      refusal('--responses needs --select: name the questions whose outputs are right, as in --select id:q17'),
    );
  });

  test.each<[string, string[]]>([
    ['takes the output; the query of the reference stays', []],
    ["--with-args takes the agent's query, too", ['--with-args']],
  ])('%s', (_, flags) =>
    withCorpus(async (corpus) => {
      const args = ['refresh', '--corpus', corpus, '--responses', files[0] ?? '', '--write', ...flags];
      expect((await cli(...args, '--select', 'id:zones-next-to-north')).code).toBe(0);
      const [response] = readFileSync(files[0] ?? '', 'utf8')
        .split('\n')
        .filter((line) => line.includes('"question_id":"zones-next-to-north"'))
        .map((line) => JSON.parse(line) as { actual_steps: { args: { query: string }; output: string }[] });
      const questions = questionsIn(readFileSync(corpus, 'utf8'), corpus);
      const before = questionsIn(readFileSync(join(CORPUS_LIFE, 'corpus.yaml'), 'utf8'), corpus);
      const stepIn = (text = '') =>
        (JSON.parse(text) as { reference_steps: [[{ args: { query: string }; output: string }]] })
          .reference_steps[0][0];
      const [written, earlier] = [questions, before].map((one) => stepIn(one['zones-next-to-north']));
      const call = response?.actual_steps.at(-1);
      expect(JSON.parse(written?.output ?? '')).toEqual(JSON.parse(call?.output ?? ''));
      expect(earlier?.args.query).not.toBe(call?.args.query);
      expect(written?.args.query).toBe(flags.length === 0 ? earlier?.args.query : call?.args.query);
      const differing = Object.keys(before).filter((id) => before[id] !== questions[id]);
      expect(differing).toEqual(['zones-next-to-north']);
    }),
  );
});

describe('wrong usage', () => {
  const corpus = join(CORPUS_LIFE, 'corpus.yaml');
  const cases: [string, string[], string][] = [
    [
      'a password in the address',
      ['--endpoint', 'https://u:secret1@a.example/'],
      'a user or password in the address is refused',
    ],
    ['http', ['--endpoint', 'http://a.example/'], 'http is only allowed for this machine; use https'],
  ];
  test.each(cases)('%s', async (_, args, message) => {
    const { code, stderr } = await cli('refresh', '--corpus', corpus, ...args);
    expect({ code, stderr }).toEqual(refusal(message));
    expect(stderr).not.toContain('secret1');
  });

  const events = ['pull_request', 'pull_request_target', 'issue_comment', 'workflow_run'];
  test.each(events)('no network and no command on %s', async (event) => {
    for (const source of [
      ['--endpoint', 'https://a.example/'],
      ['--', 'node', '-v'],
    ]) {
      const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event };
      expect(await cliWith(env, 'refresh', '--corpus', corpus, ...source)).toMatchObject(
        refusal(`no stepgate refresh on ${event}: the queries come from the pull request`),
      );
    }
  });
});
