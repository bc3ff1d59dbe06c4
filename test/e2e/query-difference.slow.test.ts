import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cli, inFolder } from '../support/cli.js';
import { grid, SPARQL_JSON } from '../support/sparql.js';

const GOLD = 'SELECT ?t { ?t cim:Terminal.ConductingEquipment <urn:line> }';
const TABLE = grid('t', '1', '2');

interface Answer {
  readonly query: unknown;
  readonly rows: readonly string[];
  /** A query that gave nothing, asked before. */
  readonly before?: string;
}

/** Questions q0, q1 … answered by these queries, with these rows; one row too few is a miss. */
function files(answers: readonly Answer[]) {
  const step = { name: 'sparql_query', args: { query: GOLD }, output: TABLE, output_media_type: SPARQL_JSON };
  const questions = answers.map((_, index) => ({
    id: `q${index}`,
    question_text: `${index}?`,
    reference_steps: [[step]],
  }));
  const responses = answers.map(({ query, rows, before }, index) => {
    const call = { id: 'c', name: 'sparql_query', args: { query }, status: 'success', output: grid('x', ...rows) };
    const first = before === undefined ? [] : [{ ...call, id: 'b', args: { query: before }, output: grid('x') }];
    return { question_id: `q${index}`, actual_steps: [...first, call], elapsed_sec: 1 };
  });
  return { corpus: JSON.stringify([{ template_id: 't', questions }]), responses };
}

const RIGHT = { query: GOLD.replaceAll('?t', '?x'), rows: ['1', '2'] };
const WRONG = { query: 'SELECT ?x { ?x cim:Equipment.EquipmentContainer <urn:line> } LIMIT 9', rows: ['1'] };
/** The same answer by another property. */
const OTHERWISE = { query: 'SELECT ?x { ?x cim:Other <urn:line> }', rows: ['1', '2'] };

interface Entry {
  readonly question_id: string;
  readonly steps_details: readonly {
    readonly detail?: { readonly query_difference?: unknown; readonly query_unread?: boolean };
  }[];
  readonly elapsed_sec: number;
}

type Answers = Parameters<typeof files>[0];

function linesOf(responses: readonly object[]): string {
  return responses.map((response) => JSON.stringify(response)).join('\n');
}

async function evaluated(answers: Answers, more: readonly string[] = [], reversed = false) {
  const { corpus, responses } = files(answers);
  const lines = linesOf(reversed ? responses.toReversed() : responses);
  return inFolder({ 'corpus.json': corpus, 'responses.jsonl': lines }, async (folder, file) => {
    const out = file('out');
    const paths = ['--corpus', file('corpus.json'), '--responses', file('responses.jsonl'), '--out', out];
    const { code, stdout, stderr } = await cli('evaluate', ...paths, ...more);
    expect([code, stderr.toLowerCase()]).toEqual([0, expect.not.stringContaining('error')]);
    const texts = new Map(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]));
    const text = (name: string): string => texts.get(name) ?? '';
    const entries = parseYaml(text('evaluation.yaml'), folder) as readonly Entry[];
    return { stdout, text, entries, evaluation: text('evaluation.yaml') };
  });
}

describe('how the query of a missed step differs', () => {
  const property = {
    kind: 'predicate_other',
    expected: 'cim:Terminal.ConductingEquipment',
    actual: 'cim:Equipment.EquipmentContainer',
  };
  const limit = { kind: 'limit', actual: 'LIMIT 9' };

  test('is in the evaluation file, in its place, and in the report', async () => {
    const { entries, text, stdout } = await evaluated([RIGHT, WRONG]);
    expect(entries.map(({ steps_details: [step] }) => step?.detail?.query_difference)).toEqual([
      undefined,
      [property, limit],
    ]);
    expect(entries.map((entry) => [Object.keys(entry).slice(-2), entry.elapsed_sec])).toEqual([
      [['steps_details', 'elapsed_sec'], 1],
      [['steps_details', 'elapsed_sec'], 1],
    ]);
    const words =
      /1 of 2 rows missing, e.g. .?2.?; query: .*EquipmentContainer.* where the reference has .*ConductingEquipment/;
    expect(text('report.md')).toMatch(words);
    expect(stdout).toMatch(/1 of 2 rows missing, e.g. .?2.?; query: /);
    // A baseline has no part of a query.
    expect(text('baseline.yaml')).toContain('kind: missing_rows');
    for (const word of ['query_difference', 'Equipment', 'LIMIT']) expect(text('baseline.yaml')).not.toContain(word);
  });

  /** Compares two runs of one corpus by their folders or files in them. */
  async function compared(base: Answers, head: Answers): Promise<string> {
    const { corpus } = files(base);
    const [before, after] = [base, head].map((answers) => linesOf(files(answers).responses)) as [string, string];
    const written = { 'corpus.json': corpus, 'base.jsonl': before, 'head.jsonl': after };
    return inFolder(written, async (_, file) => {
      for (const side of ['base', 'head']) {
        const paths = ['--corpus', file('corpus.json'), '--responses', file(`${side}.jsonl`), '--out', file(side)];
        expect((await cli('evaluate', ...paths)).code).toBe(0);
      }
      const { stdout } = await cli('compare', file('base'), file('head'), '--format', 'markdown');
      return stdout.replace(/`|<\/?code>|\\/g, '').replaceAll('&#124;', '|');
    });
  }

  test('against a base with its evaluation: what the base asked where it was right', async () => {
    expect(await compared([OTHERWISE, RIGHT], [WRONG, RIGHT])).toContain(
      '1 of 2 rows missing, e.g. 2; query: cim:Equipment.EquipmentContainer; base asked cim:Other',
    );
  });

  /** Scores both runs of one corpus, the second against the first by this path, and returns what it prints. */
  async function againstBaseline(
    basePath: string,
    use: (file: (name: string) => string, paths: readonly string[]) => Promise<string>,
    [base, head]: readonly [Answers, Answers] = [
      [OTHERWISE, RIGHT],
      [WRONG, RIGHT],
    ],
    change: (file: (name: string) => string) => void = () => undefined,
  ): Promise<string> {
    const { corpus } = files(base);
    const [before, after] = [base, head].map((answers) => linesOf(files(answers).responses)) as [string, string];
    const written = { 'corpus.json': corpus, 'base.jsonl': before, 'head.jsonl': after };
    return inFolder(written, async (_, file) => {
      const corpusFlags = ['--corpus', file('corpus.json')];
      const paths = [...corpusFlags, '--responses', file('base.jsonl'), '--out', file('base')];
      expect((await cli('evaluate', ...paths)).code).toBe(0);
      change(file);
      return use(file, [...corpusFlags, '--responses', file('head.jsonl'), '--baseline', file(basePath)]);
    });
  }

  const printed =
    (more: readonly string[] = []) =>
    async (_: unknown, paths: readonly string[]) => {
      const { code, stdout, stderr } = await cli('evaluate', ...paths, '--format', 'markdown', ...more);
      expect([code, stderr]).toEqual([0, '']);
      return stdout.replace(/`|<\/?code>|\\/g, '').replaceAll('&#124;', '|');
    };
  const AGAINST_REFERENCE =
    /1 of 2 rows missing, e.g. .?2.?; query: .*EquipmentContainer where the reference has .*ConductingEquipment/;

  test('evaluate with the folder of a baseline without its evaluation file: as against the reference', async () => {
    const change = (file: (name: string) => string) => rmSync(file('base/evaluation.yaml'));
    expect(await againstBaseline('base', printed(), undefined, change)).toMatch(AGAINST_REFERENCE);
  });

  test('show and the page say it, too', async () => {
    await againstBaseline('base', async (file, paths) => {
      const { code } = await cli('evaluate', ...paths, '--out', file('out'));
      const { stdout } = await cli('show', 'q0', file('out'), '--baseline', file('base'));
      const shown = stdout.replaceAll('`', '');
      const page = readFileSync(file('out/report.html'), 'utf8').replace(/<\/?code[^>]*>/g, '');
      // One line says what the reference and the other run have in its place.
      const words =
        'uery: cim:Equipment.EquipmentContainer where the reference has cim:Terminal.ConductingEquipment; base asked cim:Other';
      expect(shown.replace(/\s+/g, ' ')).toContain(words);
      expect([code, page.split(words).length - 1]).toEqual([0, 1]);
      return '';
    });
  });
});
