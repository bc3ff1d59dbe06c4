import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { isMapping, type Mapping } from '../../src/core/text/values.js';
import { cli, type Outcome, testFolder } from '../support/cli.js';
import { yamlOf } from '../support/evaluated.js';
import { describeWithData, HAS_DATA, json, list, ROOT } from './data.js';

interface Recording {
  readonly name: string;
  readonly form?: string;
  readonly flags?: string;
  readonly record: unknown;
  readonly expected: Mapping;
}

interface Meeting {
  readonly file: string;
  readonly flags: readonly string[];
  readonly scores?: Readonly<Record<string, number>>;
  readonly rules?: Readonly<Record<string, number>>;
  readonly warns?: string;
  readonly or_error?: string;
  readonly never_error?: string;
  readonly import_corpus?: string;
  readonly questions?: number;
  readonly says?: string;
}

const QUESTION = 'What do the orders of customer 42 cost?';
const RECORDINGS = HAS_DATA
  ? list('frameworks')
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name, json<Recording>('frameworks', name)] as const)
  : [];
/** What tests of the values of drivers show. */
const ELSEWHERE = ['empty-objects-rows', 'neo4j-integer'];
const ALL_MEETINGS = HAS_DATA
  ? list('meetings')
      .filter((name) => name !== 'README.md' && !ELSEWHERE.includes(name))
      .map((name) => [name, json<Meeting>('meetings', name, 'expected.json')] as const)
  : [];
const CORPORA = ALL_MEETINGS.filter(([, { import_corpus }]) => import_corpus !== undefined);
const MEETINGS = ALL_MEETINGS.filter(([, { import_corpus }]) => import_corpus === undefined);

const folder = testFolder();
beforeAll(() => {
  writeFileSync(
    join(folder, 'corpus.yaml'),
    JSON.stringify([{ template_id: 't', questions: [{ id: 'q1', question_text: QUESTION }] }]),
  );
});

/** Writes a record as its form says, and imports it. */
async function importRecording(name: string, { record, form, flags }: Recording): Promise<Outcome> {
  const isLines = form?.includes('JSON lines') === true;
  const lines = isLines ? (record as unknown[]).map((line) => JSON.stringify(line)).join('\n') : null;
  const text = lines ?? JSON.stringify(record, null, form?.includes('indentation') ? 2 : undefined);
  const file = join(folder, isLines ? `${name}l` : name);
  writeFileSync(file, `${text}\n`);
  const flagList = flags === undefined ? [] : flags.split(' ');
  return await cli('import', file, '--corpus', join(folder, 'corpus.yaml'), ...flagList);
}

describeWithData('recordings of frameworks read as their table says', () => {
  test.each(RECORDINGS)('%s', async (name, recording) => {
    const { code, stdout, stderr } = await importRecording(name, recording);
    const { error, either, or } = recording.expected;
    if (code === 2 && (either !== undefined || error !== undefined)) {
      expect(stderr).toContain(error ?? 'error:');
      return;
    }
    expect(code, stderr).toBe(0);
    const read = stdout.split('\n').filter((line) => line !== '');
    expect(read).toHaveLength(1);
    expect(differences(or ?? recording.expected, JSON.parse(read[0] as string), '')).toEqual([]);
  });
});

/** What a value has otherwise than expected; lists have the expected length, text that is JSON equals its value. */
function differences(expected: unknown, actual: unknown, path: string): string[] {
  if (isDeepStrictEqual(expected, actual) || isDeepStrictEqual(expected, jsonValueOf(actual))) return [];
  if (typeof expected === 'string' && isDeepStrictEqual(jsonValueOf(expected), actual)) return [];
  const said = `${path}: ${JSON.stringify(actual)} for ${JSON.stringify(expected)}`;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [said];
    return expected.flatMap((item, at) => differences(item, actual[at], `${path}[${at}]`));
  }
  if (!isMapping(expected) || !isMapping(actual)) return [said];
  return Object.entries(expected).flatMap(([key, value]) => differences(value, actual[key], `${path}.${key}`));
}

function jsonValueOf(text: unknown): unknown {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : text;
    return typeof value === 'string' ? text : value;
  } catch {
    return text;
  }
}

describeWithData('recordings of coding agents and servers score as their table says', () => {
  test.each(MEETINGS)('%s', async (name, { file, flags, ...expected }) => {
    const at = (one: string) => join(ROOT, 'meetings', name, one);
    const out = join(folder, name);
    const args = ['--corpus', at('corpus.yaml'), '--responses', at(file), '--out', out, ...flags];
    const { code, stderr, stdout } = await cli('evaluate', ...args);
    if (code === 2 && expected.or_error !== undefined) {
      expect(stderr.toLowerCase()).toContain(expected.or_error);
      return;
    }
    expect(stderr).not.toMatch(/^error/m);
    const entries = entriesOf(yamlOf<Mapping[]>(out, 'evaluation.yaml'));
    for (const [id, score] of Object.entries(expected.scores ?? {})) expect(entries[id]?.steps_score).toBe(score);
    for (const [id, score] of Object.entries(expected.rules ?? {})) expect(entries[id]?.rules_score).toBe(score);
    if (expected.warns !== undefined) expect(stderr + stdout).toContain(expected.warns);
    if (expected.never_error !== undefined) expect(JSON.stringify(entries)).not.toContain(expected.never_error);
  });
});

function entriesOf(evaluation: readonly Mapping[]): Record<string, Mapping> {
  return Object.fromEntries(evaluation.map((entry) => [String(entry.question_id), entry]));
}

describeWithData('corpora of other tools become the questions that their table says', () => {
  test.each(CORPORA)('%s', async (name, { file, import_corpus = '', questions = 0, says = '' }) => {
    const { code, stdout, stderr } = await cli(
      'import-corpus',
      join(ROOT, 'meetings', name, file),
      '--from',
      import_corpus,
    );
    expect(code, stderr).toBe(0);
    const templates = parseYaml(stdout, 'corpus.yaml') as readonly { readonly questions: readonly Mapping[] }[];
    const read = templates.flatMap((template) => template.questions);
    if (read.length === questions) expect(stdout + stderr).toContain(says);
    else expect(stderr).toContain('not expressed');
  });
});
