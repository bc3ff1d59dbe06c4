import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CLI } from '../../support/bundle.js';
import { cli, cliWith, inFolder, refusal } from '../../support/cli.js';
import { withServer } from '../../support/server.js';

// One test for each row of the table of risks of `refresh`, `generate` and `init` that test/e2e/corpus-life does not have.
const EVIL = '\u001b[2Jgone\u202e $(touch pwned) `touch pwned` | <img src=x onerror=alert(1)> ::error::forged';
const SPARQL = 'application/sparql-results+json';

function result(value: string, type = 'literal'): string {
  return JSON.stringify({ head: { vars: ['a'] }, results: { bindings: [{ a: { type, value } }] } });
}

function corpusOf(count: number, text = 'Which?'): string {
  const questions = Array.from({ length: count }, (_, at) => ({
    id: `q${at}`,
    question_text: text,
    reference_steps: [
      [
        {
          ...{ name: 'sparql_query', args: { query: `SELECT ?a { ?a ?b ${at} }` }, output: result('x') },
          output_media_type: SPARQL,
        },
      ],
    ],
  }));
  return JSON.stringify([{ template_id: 't', questions }]);
}

describe('an endpoint', () => {
  test('that answers 403, or fails 64 times in a row, ends the run', () =>
    inFolder({ 'c.json': corpusOf(200) }, async (_, file) => {
      for (const [status, most, message] of [
        [403, 2, 'answered 403: set STEPGATE_SPARQL_USER'],
        [500, 66, '64 failures in a row; the last one: 127.0.0.1'],
      ] as const) {
        let count = 0;
        const handle: RequestListener = (_request, response) => {
          count++;
          response.writeHead(status).end(EVIL);
        };
        const { code, stdout, stderr } = await withServer(handle, (url) =>
          cli('refresh', '--corpus', file('c.json'), '--endpoint', url, '--write'),
        );
        expect({ code, stderr }).toEqual(refusal(message));
        expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|\u202e|^::/mu);
        expect((stdout + stderr).includes('gone')).toBe(status === 500);
        expect(count).toBeLessThanOrEqual(most);
      }
    }));

  test('an answer is data: no control character in any output, and the file reads back', () =>
    inFolder({ 'c.json': corpusOf(1, EVIL), 'c.yaml': corpusOf(1, EVIL) }, (_, file) =>
      withServer(
        (_request, response) => response.end(result(EVIL)),
        async (url) => {
          for (const format of ['text', 'markdown', 'json']) {
            const { stdout, stderr } = await cli(
              ...['refresh', '--corpus', file('c.yaml'), '--endpoint', url, '--all', '--format', format],
            );
            expect(stdout + stderr).toContain('gone');
            expect(stdout + stderr).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
            if (format === 'markdown') expect(stdout).not.toMatch(/^::|^<img|^[^`]*<img/m);
          }
          for (const name of ['c.json', 'c.yaml']) {
            const written = await cli('refresh', '--corpus', file(name), '--endpoint', url, '--all', '--write');
            expect(written.code).toBe(0);
            expect((await cli('refresh', '--corpus', file(name), '--endpoint', url)).code).toBe(0);
          }
        },
      ),
    ));

  test('a secret in a result is not written', () =>
    inFolder({ 'c.yaml': corpusOf(1) }, async (_, file) => {
      const env = { MY_API_TOKEN: 'tok-0123456789abcdef' };
      await withServer(
        (_request, response) => response.end(result('tok-0123456789abcdef')),
        async (url) => {
          const args = ['refresh', '--corpus', file('c.yaml'), '--endpoint', url, '--all', '--write'];
          const { stdout, stderr } = await cliWith(env, ...args);
          expect(stdout + stderr + readFileSync(file('c.yaml'), 'utf8')).not.toContain('tok-0123');
          expect(readFileSync(file('c.yaml'), 'utf8')).toContain('***');
        },
      );
    }));
});

test('a command is no shell: texts of questions and queries reach it by stdin alone', () =>
  inFolder({ 'c.yaml': corpusOf(1, EVIL) }, async (folder, file) => {
    const script = `let t='';process.stdin.on('data',c=>t+=c).on('end',()=>{
        require('fs').writeFileSync(${JSON.stringify(file('seen.json'))},JSON.stringify([process.argv.slice(2),JSON.parse(t).question_text]));
        console.log(${JSON.stringify(result('x'))})})`;
    writeFileSync(file('tool.cjs'), script);
    const args = ['refresh', '--corpus', file('c.yaml'), '--', process.execPath, file('tool.cjs'), '$(touch pwned)'];
    const { status } = spawnSync(process.execPath, [CLI, ...args], { cwd: folder });
    expect(status).toBe(0);
    expect(JSON.parse(readFileSync(file('seen.json'), 'utf8'))).toEqual([['$(touch pwned)'], EVIL]);
    expect(existsSync(file('pwned'))).toBe(false);
  }));

describe('files', () => {
  test('the package oxigraph is never that of the folder of the corpus', () =>
    inFolder({}, async (folder, file) => {
      const evil = file('theirs/node_modules/oxigraph');
      mkdirSync(evil, { recursive: true });
      mkdirSync(file('mine'));
      writeFileSync(join(evil, 'package.json'), '{"name": "oxigraph", "main": "index.js"}');
      writeFileSync(join(evil, 'index.js'), `require('fs').writeFileSync(${JSON.stringify(file('pwned'))}, '')`);
      writeFileSync(file('theirs/c.json'), corpusOf(1));
      writeFileSync(file('theirs/data.nt'), '<urn:a> <urn:b> <urn:c> .\n');
      const args = ['refresh', '--corpus', file('theirs/c.json'), '--data', file('theirs/data.nt')];
      const { status, stderr } = spawnSync(process.execPath, [CLI, ...args], { cwd: file('mine'), encoding: 'utf8' });
      expect([status, stderr]).toEqual([
        2,
        'error: --data: needs the package oxigraph: npm install --save-dev oxigraph\n',
      ]);
      expect(existsSync(file('pwned'))).toBe(false);
      expect(readdirSync(folder).sort()).toEqual(['mine', 'theirs']);
    }));

  test('a link at an output path is refused; its target stays, and no other file is left', () =>
    inFolder({ 'secret.yaml': corpusOf(1), 'run.jsonl': '' }, async (folder, file) => {
      const response = {
        question_id: 'new',
        question_text: 'New?',
        actual_steps: [{ name: 'a', status: 'success', output: 'x' }],
      };
      writeFileSync(file('run.jsonl'), JSON.stringify(response));
      const template =
        "- template_id: t\n  ask: '[x]'\n  bindings: SELECT ?x { ?x ?y ?z }\n  query: SELECT ?a { ?x ?b ?a }\n";
      writeFileSync(file('t.yaml'), template);
      writeFileSync(file('data.nt'), '<urn:a> <urn:b> <urn:c> .\n');
      const before = readFileSync(file('secret.yaml'), 'utf8');
      symlinkSync(file('secret.yaml'), file('link.yaml'));
      symlinkSync(file('nowhere.yaml'), file('dangling.yaml'));
      const names = readdirSync(folder).sort();
      for (const args of [
        ['init', file('run.jsonl'), '-o', file('link.yaml')],
        ['init', file('run.jsonl'), '--append', file('link.yaml')],
        ['generate', file('t.yaml'), '--data', file('data.nt'), '-o', file('link.yaml')],
      ]) {
        const { code, stderr } = await cli(...args);
        expect([args.join(' '), code, stderr]).toEqual([args.join(' '), 2, expect.stringContaining('error: ')]);
      }
      expect(readFileSync(file('secret.yaml'), 'utf8')).toBe(before);
      expect(lstatSync(file('link.yaml')).isSymbolicLink()).toBe(true);
      expect(readdirSync(folder).sort()).toEqual(names);
    }));
});
