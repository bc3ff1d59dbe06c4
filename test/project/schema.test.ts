import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, test } from 'vitest';
import { editorSchemas } from '../../scripts/schema.mjs';
import { parseDocument } from '../../src/adapters/files/corpus.js';
import { decodeCorpusWithPatterns } from '../../src/adapters/patterns.js';
import { decodeKnown } from '../../src/core/comparison/known.js';
import { decodeConfig } from '../../src/core/entries/config.js';
import { type Decoded, StepgateError } from '../../src/core/words/errors.js';
import { CHECK_NAMES, RULE_NAMES } from '../../src/core/words/rules.js';
import { ROOT as DATA, json, list, testWithData } from '../conformance/data.js';
import { blocksOf, type Kind, ROOT } from '../support/docs/blocks.js';
import { WRONG_CORPORA, WRONG_STEPS } from '../support/wrong-corpora.js';

const files = await editorSchemas();
const ajv = new Ajv({ strict: false });
const schemaOf = (name: string) => JSON.parse(files.get(`schema/${name}.json`) ?? '') as object;
const isCorpus = ajv.compile(schemaOf('corpus'));
const isConfig = ajv.compile(schemaOf('config'));
const isKnown = ajv.compile(schemaOf('known'));
const isResponses = ajv.compile(schemaOf('responses'));

/** What a schema says of a value that the validator accepts; nothing of one that it refuses. */
function falseAlarm(schema: ValidateFunction, value: unknown): string {
  return schema(value) ? '' : ajv.errorsText(schema.errors);
}

async function isAccepted(value: unknown): Promise<boolean> {
  const document = { file: 'corpus', value, writtenAs: () => null };
  return (await decodeCorpusWithPatterns([document])).kind === 'ok';
}

/** All values of this kind among the files of a folder. */
function documentsIn(folder: string, pattern: string): { readonly file: string; readonly value: unknown }[] {
  return globSync(pattern, { cwd: folder })
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) => {
      try {
        return [{ file, value: parseDocument(readFileSync(join(folder, file), 'utf8'), file) }];
      } catch (error) {
        if (error instanceof StepgateError) return [];
        throw error;
      }
    });
}

function wrapped(kind: Kind, text: string): string {
  const indented = (by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`);
  const question = '- template_id: t\n  questions:\n';
  if (kind === 'questions') return `${question}    ${indented(4)}`;
  const inside = kind === 'reference step' ? `reference_steps:\n        - - ${indented(12)}` : indented(6);
  return `${question}    - id: q\n      question_text: q\n      ${inside}`;
}

describe('the editor schema of a corpus', () => {
  /** How many of the corpus files in a folder the validator accepts; the schema accepts them, too. */
  async function acceptedIn(folder: string): Promise<number> {
    let count = 0;
    for (const { file, value } of documentsIn(folder, '**/*corpus*.{yaml,yml,json}')) {
      if (!(await isAccepted(value))) continue;
      expect(`${file}: ${falseAlarm(isCorpus, value)}`).toBe(`${file}: `);
      count++;
    }
    return count;
  }

  test.each(['test/fixtures', 'examples'])('accepts each corpus in %s that the validator accepts', async (folder) => {
    expect(await acceptedIn(join(ROOT, folder))).toBeGreaterThan(0);
  });

  testWithData('accepts each corpus of the conformance data that the validator accepts', async () => {
    expect(await acceptedIn(DATA)).toBeGreaterThan(5);
  });

  test('accepts each corpus of the golden and hard cases that the validator accepts', async () => {
    const paths = list('golden').flatMap((folder) => list('golden', folder).map((file) => ['golden', folder, file]));
    const hard = list('robustness').map((file) => ['robustness', file]);
    let count = 0;
    for (const path of [...paths, ...hard].filter((one) => one.at(-1)?.endsWith('.json'))) {
      for (const item of [json<unknown>(...path)].flat() as { corpus?: unknown; corpus_yaml?: string }[]) {
        const value = item.corpus_yaml === undefined ? item.corpus : parseDocument(item.corpus_yaml, 'c.yaml');
        if (value === undefined || !(await isAccepted(value))) continue;
        expect(`${path.join('/')}: ${falseAlarm(isCorpus, value)}`).toBe(`${path.join('/')}: `);
        count++;
      }
    }
    expect(count).toBeGreaterThan(50);
  });

  test('accepts each block of the documentation', () => {
    const kinds: Kind[] = ['corpus', 'questions', 'reference steps', 'reference step', 'checks'];
    const blocks = kinds.flatMap((kind) => blocksOf(kind).map((block) => ({ ...block, kind })));
    expect(blocks.length).toBeGreaterThan(10);
    for (const { kind, text, page, line } of blocks) {
      const value = parseDocument(kind === 'corpus' ? text : wrapped(kind, text), `${page}.yaml`);
      expect(`${page}:${line}: ${falseAlarm(isCorpus, value)}`).toBe(`${page}:${line}: `);
    }
  });

  test('marks the wrong shapes of the tests of the validator, and four of five wrong values of a step', () => {
    const shapes = WRONG_CORPORA.filter(([, value]) => isCorpus(value)).map(([name]) => name);
    expect(shapes).toEqual([]);
    // What is written in a path or an expression, and what depends on another key, is not a shape.
    const steps = WRONG_STEPS.filter(
      ([, message]) =>
        !/expected a path|regular expression| for (?:JSON|a text|a SPARQL)|are both compared/.test(message),
    );
    const question = (step: object) => ({ id: 'q', question_text: '?', reference_steps: [[{ name: 'a', ...step }]] });
    const marked = steps.filter(([step]) => !isCorpus([{ template_id: 't', questions: [question(step)] }]));
    expect(steps.length).toBeGreaterThan(12);
    expect(marked.length / steps.length).toBeGreaterThanOrEqual(0.8);
  });

  test('has the rules and checks, and each key of a table of the docs with its meaning', () => {
    const { definitions } = schemaOf('corpus') as {
      definitions: Record<string, { properties: Record<string, { description?: string }> }>;
    };
    const nested = JSON.stringify(definitions.question);
    for (const key of [...CHECK_NAMES, 'anywhere', ...RULE_NAMES]) expect(nested).toContain(`"${key}":`);
    for (const key of ['question_text', 'draft', 'answer'])
      expect(definitions.question?.properties[key]?.description).toMatch(/\w{4}/);
    expect(definitions.step?.properties.columns?.description).toMatch(/^tables: .*list of text$/);
  });
});

describe('the other editor schemas', () => {
  const accepts = (decoded: Decoded<unknown>) => decoded.kind === 'ok';

  test('accept each config and file of known failures that the validator accepts, and mark wrong ones', () => {
    const texts = [
      ...blocksOf('config').map(({ text }) => ({ text, schema: isConfig })),
      ...blocksOf('known failures').map(({ text }) => ({ text, schema: isKnown })),
    ];
    expect(texts.length).toBeGreaterThan(3);
    for (const { text, schema } of texts) expect(falseAlarm(schema, parseDocument(text, 'a.yaml'))).toBe('');
    for (const { file, value } of documentsIn(DATA, '**/*config*.yaml'))
      if (accepts(decodeConfig(value, file))) expect(`${file}: ${falseAlarm(isConfig, value)}`).toBe(`${file}: `);
    for (const wrong of [{ scorin: 'standard' }, { scoring: 'best' }, { rules: { max_steps: 'x' } }, { sparql: {} }]) {
      expect(accepts(decodeConfig(wrong, 'c'))).toBe(false);
      expect(isConfig(wrong)).toBe(false);
    }
    const right = [{ question: 'q', reason: 'r', until: '2026-12-31', kind: 'quarantined' }];
    for (const [value, isRight] of [
      [right, true],
      [null, true],
      [[{ question: 'q' }], false],
      [[{ ...right[0], kind: 'x' }], false],
    ] as const)
      expect([accepts(decodeKnown(value, 'k')), isKnown(value)]).toEqual([isRight, isRight]);
  });

  test('accept responses as a list, a map or one record, and mark a record without an id', () => {
    const record = { question_id: 'q', actual_steps: null };
    for (const value of [[record], { q: {} }, record, [{ question_id: 1, steps: [] }]])
      expect(falseAlarm(isResponses, value)).toBe('');
    for (const value of [[{ actual_steps: [] }], 'text', [{ question_id: 'q', actual_steps: 'x' }]])
      expect(isResponses(value)).toBe(false);
  });
});

test('dist/schema has them, and the package ships it', () => {
  const { files: shipped } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] };
  expect(shipped).toContain('dist/schema');
  expect([...files.keys()].sort()).toEqual(
    ['config', 'corpus', 'known', 'responses'].map((name) => `schema/${name}.json`),
  );
});
