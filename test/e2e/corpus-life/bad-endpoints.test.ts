import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../../src/adapters/files/corpus.js';
import { cli, cliWith, inFolder } from '../../support/cli.js';
import { type Handle, withEndpoint } from '../../support/endpoint.js';
import { makeSelect, uri } from '../../support/sparql.js';

/** Answers queries about `urn:bad` in a wrong way. */
const BAD: Readonly<Record<string, readonly [handle: Handle, why: RegExp]>> = {
  '400': [
    (_, __, response) => response.writeHead(400).end('Line 1: no prefix\nforged'),
    /answered 400: "Line 1: no prefix"/,
  ],
  HTML: [(_, __, response) => response.end('<html>forged'), /the result is not SPARQL JSON \(a page of HTML or XML\)/],
  'half a body': [
    (_, request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"head": ');
      setTimeout(() => request.socket.destroy(), 100);
    },
    /broke off its answer/,
  ],
  'half a packed body': [
    (_, __, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"head": {}}').subarray(0, 15)),
    /broke off its answer/,
  ],
  'no connection': [(_, request) => request.socket.destroy(), /cannot be reached/],
  never: [() => undefined, /no answer within 1 s/],
};

const select = (name: string, ...values: string[]) =>
  JSON.stringify(
    makeSelect(
      [name],
      values.map((value) => [uri(value)]),
    ),
  );

/** Right answers to all other queries: 30 things, and one part of each. */
const answering =
  (bad: Handle, asked: string[] = []): Handle =>
  (query, request, response) => {
    asked.push(query);
    if (query.includes('urn:bad')) bad(query, request, response);
    else if (query.includes('?x')) response.end(select('x', ...Array.from({ length: 30 }, (_, at) => `urn:x${at}`)));
    else response.end(select('a', 'urn:new'));
  };

const template = (id: string, property: string) =>
  `- template_id: ${id}\n  ask: '${id} [x]'\n  bindings: SELECT ?x { ?x a <urn:X> }\n  query: SELECT ?a { ?x <${property}> ?a }\n`;

describe('an endpoint that answers one template in a wrong way', () => {
  test.each(Object.entries(BAD))(
    '%s: generate names the template and the query, and writes the others',
    (_, [bad, why]) =>
      inFolder({ 'templates.yaml': template('wrong', 'urn:bad') + template('right', 'urn:part') }, (_folder, file) => {
        const asked: string[] = [];
        return withEndpoint(answering(bad, asked), async (url) => {
          const args = [file('templates.yaml'), '--endpoint', url, '--timeout', '1', '-o', file('c.yaml')];
          const { code, stdout } = await cli('generate', ...args);
          expect(code).toBe(1);
          expect(stdout).toMatch(
            new RegExp(`wrong: no question.*${why.source}; query: SELECT \\?a \\{ <urn:x\\d+> <urn:bad> \\?a \\}`),
          );
          expect(stdout).not.toContain('forged');
          const written = parseDocument(readFileSync(file('c.yaml'), 'utf8'), 'c.yaml');
          expect(written).toMatchObject([{ template_id: 'right', questions: { length: 10 } }]);
          const count = asked.filter((query) => query.includes('urn:bad')).length;
          if (why.source.includes('400')) expect(count).toBeLessThanOrEqual(2);
          if (why.source.includes('within')) expect(count).toBeLessThanOrEqual(4);
        });
      }),
  );

  const step = (query: string) => ({
    ...{ name: 'sparql_query', args: { query }, output: select('a', 'urn:old') },
    output_media_type: 'application/sparql-results+json',
  });
  const questions = (id: string, property: string) =>
    Array.from({ length: 6 }, (_, at) => ({
      ...{ id: `${id}-${at}`, question_text: `${id} ${at}?` },
      reference_steps: [[step(`SELECT ?a { <urn:y${at}> <${property}> ?a }`)]],
    }));

  test.each(Object.entries(BAD))(
    '%s: refresh names the template and the query, and writes the others',
    (_, [bad, why]) =>
      inFolder({}, (_folder, file) => {
        const corpus = [
          { template_id: 'wrong', questions: questions('wrong', 'urn:bad') },
          { template_id: 'right', questions: questions('right', 'urn:part') },
        ];
        writeFileSync(file('c.json'), JSON.stringify(corpus));
        return withEndpoint(answering(bad), async (url) => {
          const args = ['refresh', '--corpus', file('c.json'), '--endpoint', url, '--timeout', '1', '--write', '--all'];
          const { code, stdout } = await cli(...args);
          expect(code).toBe(1);
          expect(stdout).toMatch(
            new RegExp(
              `wrong-0 wrong 0\\?: .*${why.source}.*; template wrong; query: SELECT \\?a \\{ <urn:y0> <urn:bad>`,
            ),
          );
          expect(stdout).toContain('6 changed, 6 failed');
          expect(stdout).not.toContain('forged');
          const after = readFileSync(file('c.json'), 'utf8');
          expect(after.match(/urn:new/g)).toHaveLength(6);
          expect(after.match(/urn:old/g)).toHaveLength(6);
        });
      }),
  );

  test('a long token is not printed where the endpoint repeats its beginning', () =>
    inFolder({}, (_folder, file) => {
      const token = 'abcdefgh'.repeat(200);
      writeFileSync(
        file('c.json'),
        JSON.stringify([{ template_id: 'wrong', questions: questions('wrong', 'urn:bad') }]),
      );
      const repeating: Handle = (_, request, response) => {
        const said = `unknown ${request.headers.authorization}`;
        response.writeHead(400).end(said.slice(0, 500));
      };
      return withEndpoint(repeating, async (url) => {
        const args = ['refresh', '--corpus', file('c.json'), '--endpoint', url];
        const { stdout, stderr } = await cliWith({ STEPGATE_SPARQL_TOKEN: token }, ...args);
        expect(stdout + stderr).toContain('answered 400');
        expect(stdout + stderr).not.toContain(token.slice(0, 20));
      });
    }));
});
