import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cli, inFolder } from '../support/cli.js';
import { type Handle, storeOfFile, withEndpoint } from '../support/endpoint.js';
import { describeWithData, ROOT } from './data.js';

/** A copy of a case for the time of a call. */
async function inCase<T>(name: string, use: (file: (name: string) => string) => Promise<T>): Promise<T> {
  return inFolder({}, async (folder, file) => {
    cpSync(join(ROOT, 'corpus-life', name), folder, { recursive: true });
    return use(file);
  });
}

interface Template {
  readonly template_id: string;
  readonly questions: readonly object[];
}

function templatesIn(file: string): readonly Template[] {
  return parseYaml(readFileSync(file, 'utf8'), file) as readonly Template[];
}

describeWithData('the life of a corpus on real data', () => {
  test('generate-bnodes: a blank node is no answer', () =>
    inCase('generate-bnodes', async (file) => {
      const args = [file('templates.yaml'), '--data', file('data.ttl'), '-o', file('new.yaml')];
      const { stdout } = await cli('generate', ...args);
      expect(stdout).toContain('2 with a blank node as the answer');
      const { stdout: validation } = await cli('validate', '--corpus', file('c.yaml'));
      expect(validation).toContain('a column has blank nodes alone');
      expect((await cli('refresh', '--corpus', file('c.yaml'), '--data', file('data.ttl'))).code).toBe(0);
    }));

  test('generate-endpoint-400: the template and the text of the endpoint are named, the right template is written', () =>
    inCase('generate-endpoint-400', async (file) => {
      const query = storeOfFile(file('many.ttl'));
      const handle: Handle = (text, _, response) => {
        try {
          response.setHeader('content-type', 'application/sparql-results+json').end(query(text));
        } catch (error) {
          response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error));
        }
      };
      await withEndpoint(handle, async (url) => {
        const args = [file('templates.yaml'), '--endpoint', url, '-o', file('out.yaml')];
        const { code, stdout } = await cli('generate', ...args);
        expect(code).toBe(1);
        expect(stdout).toMatch(/forgot_prefix: no question.*answered 400: ".*Prefix not found.*query: SELECT \?c/);
        expect(templatesIn(file('out.yaml')).map(({ template_id }) => template_id)).toEqual(['right']);
        const refreshed = await cli('refresh', '--corpus', file('twoquestions.yaml'), '--endpoint', url);
        expect(refreshed.code).toBe(2);
        expect(refreshed.stderr).toMatch(/template t, question q1, query: SELECT.*answered 400: ".*Prefix not found/);
      });
    }));

  /** Answers `bindings` at once, codes at once, and factors never. */
  const SLOW: Handle = (text, _, response) => {
    if (text.includes('factor')) return;
    const names = Array.from({ length: 200 }, (_, at) => ({
      x: { type: 'uri', value: `http://example.org/${at}` },
      name: { type: 'literal', value: `n${at}` },
    }));
    const codes = [{ f: { type: 'literal', value: 'c' } }];
    const [vars, bindings] = text.includes('name>') ? [['x', 'name'], names] : [['f'], codes];
    response.end(JSON.stringify({ head: { vars }, results: { bindings } }));
  };

  test('generate-timeouts: the slow template is named and given up, the quick one is written', () =>
    inCase('generate-timeouts', async (file) =>
      withEndpoint(SLOW, async (url) => {
        const args = [file('templates.yaml'), '--endpoint', url, '--timeout', '1', '-o', file('out.yaml')];
        const { code, stdout } = await cli('generate', ...args);
        expect(code).toBe(1);
        expect(stdout).toMatch(/slow: no question.*no answer within 1 s; query: SELECT \?f/);
        expect(templatesIn(file('out.yaml'))).toMatchObject([{ template_id: 'quick', questions: { length: 10 } }]);
      }),
    ));

  test('init-json-includes: a draft of rows is a table, and includes of a list is a warning', () =>
    inCase('init-json-includes', async (file) => {
      await cli('init', file('run.jsonl'), '-o', file('new.yaml'));
      for (const [responses, score] of [
        ['everything.jsonl', '0.000'],
        ['right-other-names.jsonl', '1.000'],
      ] as const) {
        const args = ['--corpus', file('new.yaml'), '--drafts', '--responses', file(responses)];
        expect((await cli('evaluate', ...args)).stdout).toContain(`Steps score ${score}`);
      }
      const { stdout } = await cli('validate', '--corpus', file('d.yaml'), '--drafts');
      expect(stdout).toContain('an answer with all rows of the table scores 1');
    }));

  const refreshed = (name: string, more: readonly string[] = [], corpus = 'c.yaml') =>
    inCase(name, async (file) => {
      const before = readFileSync(file(corpus), 'utf8');
      const outcome = await cli('refresh', '--corpus', file(corpus), '--data', file('new.ttl'), ...more);
      return { ...outcome, isChanged: readFileSync(file(corpus), 'utf8') !== before };
    });

  test('refresh-count-zero: what is gone is reported apart, and not written without --accept-empty', async () => {
    const { stdout, isChanged } = await refreshed('refresh-count-zero', ['--write']);
    expect(stdout).toContain('2 gone');
    expect(stdout).toContain('gone: http://example.org/zib is not in the data any more');
    expect(isChanged).toBe(false);
    expect((await refreshed('refresh-count-zero', ['--write', '--accept-empty', '--all'])).isChanged).toBe(true);
  });

  test.each(['text', 'markdown', 'json'])(
    'refresh-cut-lines: both lines show where they differ (%s)',
    async (format) => {
      const { stdout } = await refreshed('refresh-cut-lines', ['--format', format]);
      expect(stdout).toContain('three times');
      expect(stdout).toContain('four times');
    },
  );

  test('refresh-data-guard-hides-list: the list comes with the guard, and a flag to go on', async () => {
    const { code, stdout, stderr } = await refreshed('refresh-data-guard-hides-list');
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toMatch(/^4 of 10 outputs lost rows, none gained: is the export complete\?\n/);
    for (const id of ['items-952873f8cad9', 'items-68d34139ace4', '--accept-empty']) expect(stdout).toContain(id);
  });

  test('refresh-error-but-written: an error has written nothing', async () => {
    const { code, stdout, stderr, isChanged } = await refreshed('refresh-error-but-written', ['--write']);
    expect({ code, isChanged }).toEqual({ code: 2, isChanged: false });
    expect(stderr).toContain('nothing was written: 2 of 10 outputs became empty');
    expect(stdout).not.toMatch(/^written:/m);
  });

  test('refresh-small-numbers: small numbers differ', async () => {
    for (const more of [[], ['--config', join(ROOT, 'corpus-life/refresh-small-numbers/tol.yaml')]]) {
      for (const corpus of ['c.yaml', 'c-with-keys.yaml']) {
        const { stdout } = await refreshed('refresh-small-numbers', more, corpus);
        expect(stdout).toContain('1 same, 2 changed');
      }
    }
  });
});
