import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../../../src/adapters/files/corpus.js';
import { cli, cliWith, inFolder, refusal } from '../../support/cli.js';
import { CORPUS_LIFE, storeOf, withEndpoint } from '../../support/endpoint.js';

const CONFIG = join(CORPUS_LIFE, 'config.yaml');
const TEMPLATES = join(CORPUS_LIFE, 'templates.yaml');
const EXPORT = join(CORPUS_LIFE, 'export-1.nt');
const NS = 'https://grid.example/ns#';

interface Generated {
  readonly template_id: string;
  readonly tags?: readonly string[];
  readonly questions: readonly {
    readonly id: string;
    readonly question_text: string;
    readonly 'x-bindings': Record<string, string>;
    readonly reference_steps: [[{ readonly args: { readonly query: string }; readonly output: string }]];
  }[];
}

function read(file: string): Generated[] {
  return parseDocument(readFileSync(file, 'utf8'), file) as Generated[];
}

const idsIn = (file: string) => read(file).flatMap(({ questions }) => questions.map(({ id }) => id));

function entity(iri: string, name: string, more = ''): string {
  return `<${iri}> a <${NS}Thing> ; <${NS}name> ${name} ${more}.\n`;
}

const THINGS = `- template_id: parts
  ask: Which parts has [name]?
  bindings: 'SELECT ?thing ?name { ?thing a g:Thing ; g:name ?name }'
  query: 'SELECT ?part { ?thing g:part ?part . ?thing g:name ?name }'
`;

/** Generates from templates over a graph in Turtle. */
async function generate<T>(
  files: { readonly templates?: string; readonly data?: string },
  use: (run: (...args: string[]) => ReturnType<typeof cli>, output: string) => Promise<T>,
): Promise<T> {
  const { templates = THINGS, data = entity('urn:a', '"A"', `; <${NS}part> <urn:p> `) } = files;
  return inFolder({ 'templates.yaml': templates, 'data.ttl': data }, async (_, file) => {
    const output = file('out/generated.yaml');
    const run = (...args: string[]) =>
      cli('generate', file('templates.yaml'), '--config', CONFIG, '-o', output, '--data', file('data.ttl'), ...args);
    return use(run, output);
  });
}

/** On a slow machine, lines say what is asked. */
const withoutProgress = (stderr: string) => stderr.replace(/^asking.*\n/gm, '');

describe('stepgate generate', () => {
  test('writes a corpus that validate accepts and refresh finds unchanged; twice the same bytes', () =>
    inFolder({}, async (_, file) => {
      const run = (name: string, ...args: string[]) =>
        cli('generate', TEMPLATES, '--data', EXPORT, '--config', CONFIG, '-o', file(name), ...args);
      const first = await run('a/generated.yaml');
      expect({ code: first.code, stderr: withoutProgress(first.stderr) }).toEqual({ code: 0, stderr: '' });
      expect((await run('b.yaml')).code).toBe(0);
      expect((await run('b.yaml')).code).toBe(0);
      const text = readFileSync(file('a/generated.yaml'), 'utf8');
      expect(readFileSync(file('b.yaml'), 'utf8')).toBe(text);
      const templates = read(file('b.yaml'));
      expect(templates.map(({ template_id, tags }) => [template_id, tags])).toEqual([
        ['transformers_in_substation', ['1-hop']],
        ['lines_between_zones', ['2-hop']],
      ]);
      expect(templates[0]?.questions).toHaveLength(10);
      const asked = templates[0]?.questions.map(({ question_text }) => question_text.split(' ', 1)[0]);
      expect([...new Set(asked)].sort()).toEqual(['List', 'Which']);
      for (const { question_text, 'x-bindings': bound, reference_steps } of templates[0]?.questions ?? []) {
        expect(question_text).toContain(bound.substation_name);
        expect(reference_steps[0][0].args.query).toContain(`g:container <${bound.substation}> ;`);
        expect(reference_steps[0][0].output).toContain('"uri"');
      }
      const validation = await cli('validate', '--corpus', file('b.yaml'), '--format', 'json');
      expect(JSON.parse(validation.stdout)).toMatchObject({ errors: 0, findings: [], warnings: [] });
      const refreshed = await cli('refresh', '--corpus', file('b.yaml'), '--data', EXPORT, '--config', CONFIG);
      expect(refreshed.code).toBe(0);
      const others = await run('c.yaml', '--seed', '2');
      expect(others.code).toBe(0);
      expect(idsIn(file('c.yaml'))).not.toEqual(idsIn(file('b.yaml')));
    }));

  test('what makes no question is left out and counted by reason', () => {
    const part = `; <${NS}part> <urn:p> `;
    const data = [
      entity('urn:a', '"A"', part),
      ...[entity('urn:b', '"B"', part), entity('urn:b2', '"B"', part)],
      entity('urn:c', '"C"'),
      entity('urn:d', '"D"', `; <${NS}part> <urn:d> `),
      `[] a <${NS}Thing> ; <${NS}name> "E" ${part}.\n`,
    ].join('');
    return generate({ data }, async (run, output) => {
      const { code, stdout } = await run();
      expect(code).toBe(0);
      expect(read(output).flatMap(({ questions }) => questions.map(({ question_text }) => question_text))).toEqual([
        'Which parts has A?',
      ]);
      for (const reason of [
        ...['1 with a blank node', '2 with a text that several entities share', '1 without rows'],
        '1 with the asked entity as the only answer',
      ])
        expect(stdout).toContain(reason);
    });
  });

  const valueTemplate = (query: string, more = '') =>
    `- template_id: values\n  ask: 'How many has [name]?'\n  bindings: 'SELECT ?thing ?name { ?thing a g:Thing ; g:name ?name }'\n  query: '${query}'\n${more}`;
  const COUNT = 'SELECT (COUNT(?part) AS ?n) { ?thing g:part ?part }';
  const VALUE = 'SELECT ?v { ?thing g:part ?v }';
  test.each<[string, string, string, string | null]>([
    ['a count of 0', valueTemplate(COUNT), '', '1 with a count of 0 (keep_zero: true keeps them)'],
    ['a number that equals 0', valueTemplate(VALUE), `; <${NS}part> 1e-13 `, '1 with a number that equals 0'],
    ['a blank node', valueTemplate(VALUE), `; <${NS}part> [] , <urn:p> `, '1 with a blank node as the answer'],
    ['itself', valueTemplate(VALUE), `; <${NS}part> <urn:a> , <urn:p> `, '1 with the asked entity among the answers'],
  ])('%s as the answer', (_, templates, part, reason) =>
    generate({ templates, data: entity('urn:a', '"A"', part) }, async (run) => {
      const { code, stdout } = await run();
      expect([code, stdout.includes('left out')]).toEqual(reason === null ? [0, false] : [1, true]);
      if (reason !== null) expect(stdout).toContain(reason);
    }),
  );

  test.each<[string, string, string, boolean]>([
    ['the name as a class is written', 'Sludge viewer', `<${NS}Viewer>`, true],
    ['all of several answers', 'Sludge viewer', `<${NS}Viewer> , "Sludge"`, true],
    ['a word that the template has, too', 'Moving parts', '"parts"', true],
    ['one of several answers', 'Sludge viewer', `<${NS}Viewer> , "Mud"`, false],
    ['a part of a word', 'Sludge viewer', '"view"', false],
  ])('an answer that stands in the values of a question: %s', (_, name, part, isLeftOut) => {
    const templates = THINGS.replace(/ask: .*/, 'ask: Which parts has [name] (<[thing]>)?');
    const data = entity(`${NS}thing-1`, `"${name}"`, `; <${NS}part> ${part} `);
    return generate({ templates, data }, async (run) => {
      const { code, stdout } = await run();
      expect([code, stdout.includes('1 with an answer that stands in the question')]).toEqual(
        isLeftOut ? [1, true] : [0, false],
      );
    });
  });

  test('many questions with the same answer are a warning', () => {
    const parts = { A: 'p', B: 'p', C: 'p', D: 'q' };
    const data = Object.entries(parts).map(([name, part]) =>
      entity(`urn:${name}`, `"${name}"`, `; <${NS}part> <urn:${part}> `),
    );
    return generate({ data: data.join('') }, async (run, output) => {
      expect((await run()).stdout).toContain('parts: 4 questions; warning: 3 of 4 have the same answer');
      expect(read(output)[0]?.questions).toHaveLength(4);
    });
  });

  test('--preview prints questions with their answers, in turn from all templates, and writes nothing', () => {
    const rows = Array.from({ length: 5 }, (_, at) => `; <${NS}part> <urn:p${at}> `).join('');
    const data = ['A', 'B', 'C'].map((name) => entity(`urn:${name}`, `"${name}"`, rows)).join('');
    const templates = THINGS + THINGS.replace('parts', 'more').replace('Which parts has', 'Name parts of');
    return generate({ data, templates }, async (run, output) => {
      const { code, stdout } = await run('--preview', '3');
      expect(code).toBe(0);
      const asked = stdout.split('\n').filter((line) => line.includes('?') || line.startsWith('Name'));
      expect(asked.map((line) => line.split(' ')[0])).toEqual(['Which', 'Name', 'Which']);
      expect(stdout).toMatch(/\n {2}urn:p\d\n {2}urn:p\d\n {2}urn:p\d\n {2}… and 2 more rows\n/);
      expect(stdout).toContain('nothing written, as --preview only shows questions');
      expect(existsSync(output)).toBe(false);
    });
  });

  test('literals are escaped in the query, and names in texts and comments of the query stay', () => {
    const name = '"x\\" } SERVICE <http://evil.example/> { ?s ?p ?o } # \\\\\\nnext"@en-GB';
    const templates = THINGS.replace(
      /query: .*/,
      `query: |
    SELECT ?part { # ?thing and "?name"
      ?thing g:part ?part ; g:name ?name FILTER("?thing" != str(?part)) }`,
    );
    return generate({ templates, data: entity('urn:a', name, `; <${NS}part> <urn:p> `) }, async (run, output) => {
      const { code } = await run();
      const [[step]] = read(output)[0]?.questions[0]?.reference_steps ?? [[]];
      // Oxigraph writes language tags in small letters.
      const inQuery = `?part { # ?thing and "?name"\n  <urn:a> g:part ?part ; g:name ${name.toLowerCase().replace('service', 'SERVICE')} FILTER("?thing"`;
      expect([code, step?.args.query]).toEqual([0, expect.stringContaining(inQuery)]);
      expect(step?.output).toContain('urn:p');
    });
  });

  test('a split tags whole templates by the hash of their ids', () => {
    const templates = Array.from({ length: 40 }, (_, at) =>
      THINGS.replace('parts', `t${at}`).replace('[name]', `[name] ${at}`),
    );
    return generate({ templates: templates.join('') }, async (run, output) => {
      expect((await run('--split', 'test=0.25', '--split', 'dev=0.25')).code).toBe(0);
      const tags = read(output).map(({ tags: [tag] = ['train'] }) => tag);
      const count = (tag: string) => tags.filter((one) => one === tag).length;
      expect(tags).toHaveLength(40);
      expect(count('test')).toBeGreaterThan(3);
      expect(count('dev')).toBeGreaterThan(3);
      expect(count('train')).toBeGreaterThan(10);
    });
  });

  test('a template without questions is named, the others are written, exit code 1', () =>
    generate(
      { templates: `${THINGS}${THINGS.replace('parts', 'none').replace('g:part', 'g:nothing')}` },
      async (run, output) => {
        const { code, stdout } = await run();
        expect([code, read(output).map(({ template_id }) => template_id)]).toEqual([1, ['parts']]);
        expect(stdout).toContain('none: no question; left out: ');
      },
    ));

  test.each([
    ['?part {', '?part ?thing {', ':4: ?thing is bound by `bindings` and selected by `query`: select another name'],
    ['SELECT ?part {', 'DELETE WHERE {', ':4: query: the query is an update: only SELECT and ASK are sent'],
    ['{ ?thing g:part', '{ SERVICE <urn:s> { ?a ?b ?c } ?thing g:part', ':4: query: the query has SERVICE'],
    ['  bindings:', '  binding:', ':3: [0].binding: unknown key; did you mean bindings?'],
  ])('%s → %s: no file, exit code 2, with the line', (from, to, message) =>
    generate({ templates: THINGS.replace(from, to) }, async (run, output) => {
      expect(await run()).toMatchObject(refusal(`templates.yaml${message}`));
      expect(existsSync(output)).toBe(false);
    }),
  );

  test('a file with questions of a person is not overwritten', () =>
    generate({}, async (run, output) => {
      await run();
      const mine = '- template_id: t\n  questions:\n    - {id: q, question_text: Mine}\n';
      writeFileSync(output, mine);
      const { code, stderr } = await run();
      expect([code, stderr, readFileSync(output, 'utf8')]).toEqual([
        2,
        expect.stringContaining('has questions without x-bindings'),
        mine,
      ]);
    }));

  const two = entity('urn:a', '"A"', `; <${NS}part> <urn:p> `) + entity('urn:b', '"B"', `; <${NS}part> <urn:q> `);

  test.each<[string, string, string, number]>([
    ['a text', 'Which parts has A?', 'What does A consist of?', 1],
    ['a tag of the template, which all its questions have', '  questions:', '  tags: [x]\n  questions:', 2],
  ])('%s that a person edited is not lost without a word', (_, from, to, count) =>
    generate({ data: two }, async (run, output) => {
      await run();
      const first = readFileSync(output, 'utf8');
      expect((await run()).code).toBe(0);
      expect(first).toContain(from);
      const edited = first.replace(from, to);
      writeFileSync(output, edited);
      const { code, stderr } = await run();
      const message = count === 1 ? '1 question differs from what generate wrote: parts-' : '2 questions differ from';
      expect({ code, stderr, text: readFileSync(output, 'utf8') }).toEqual({
        code: 2,
        stderr: expect.stringContaining(message),
        text: edited,
      });
      expect((await run('--overwrite')).code).toBe(0);
      expect(readFileSync(output, 'utf8')).toBe(first);
    }),
  );

  test('outputs that refresh changed are no edit', () =>
    generate({ data: two }, async (run, output) => {
      await run();
      const first = readFileSync(output, 'utf8');
      writeFileSync(output, first.replaceAll('urn:p', 'urn:other'));
      expect((await run()).code).toBe(0);
      expect(readFileSync(output, 'utf8')).toBe(first);
    }));

  test('an endpoint and a command give the same file; neither runs on pull requests', () =>
    inFolder({}, async (_, file) => {
      const answer = storeOf('export-1.nt');
      const common = ['generate', TEMPLATES, '--config', CONFIG, '--per-template', '2', '-o'];
      await cli(...common, file('data.yaml'), '--data', EXPORT);
      await withEndpoint(
        (query, _request, response) => response.end(answer(query)),
        async (url) => {
          const script = `let t='';process.stdin.on('data',c=>t+=c).on('end',async()=>{
        const {step}=JSON.parse(t);const query='PREFIX g: <${NS}>\\n'+step.args.query;
        const r=await fetch('${url}',{method:'POST',body:new URLSearchParams({query})});console.log(await r.text())})`;
          const sources = { endpoint: ['--endpoint', url], command: ['--', process.execPath, '-e', script] };
          for (const [name, source] of Object.entries(sources)) {
            const { code, stderr } = await cli(...common, file(`${name}.yaml`), ...source);
            expect({ code, stderr: withoutProgress(stderr) }).toEqual({ code: 0, stderr: '' });
            expect(readFileSync(file(`${name}.yaml`), 'utf8')).toBe(readFileSync(file('data.yaml'), 'utf8'));
            const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' };
            const refused = await cliWith(env, ...common, file('refused.yaml'), ...source);
            expect(refused).toMatchObject(refusal('no stepgate generate on pull_request'));
          }
        },
      );
      expect(existsSync(file('refused.yaml'))).toBe(false);
    }));

  test.each([
    [['--split', 'test'], '--split: expected a tag and a share, as in test=0.1'],
    [['--split', 'a=0.6', '--split', 'b=0.6'], '--split: the shares are 1.2 together'],
    [['--per-template', '0'], '--per-template'],
    [['--endpoint', 'https://x.example/'], 'expected one source, got endpoint and data'],
  ])('%s is refused', (args, message) =>
    generate({}, async (run) => {
      expect(await run(...args)).toMatchObject(refusal(message));
    }),
  );
});
