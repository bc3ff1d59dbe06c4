import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cli, inFolder } from '../support/cli.js';
import { grid, SPARQL_JSON } from '../support/sparql.js';

const GOLD = 'SELECT ?t { ?t cim:Terminal.ConductingEquipment <urn:line> }';
const TABLE = grid('t', '1', '2');

interface Answer {
  readonly query: unknown;
  readonly rows: readonly string[];
}

interface Files {
  readonly corpus: string;
  readonly lines: string;
}

/** Questions q0, q1 … answered by these queries, with these rows; one row too few is a miss. */
function files(answers: readonly Answer[]): Files {
  const step = { name: 'sparql_query', args: { query: GOLD }, output: TABLE, output_media_type: SPARQL_JSON };
  const questions = answers.map((_, index) => ({
    id: `q${index}`,
    question_text: `${index}?`,
    reference_steps: [[step]],
  }));
  const lines = answers.map(({ query, rows }, index) => {
    const call = { id: 'c', name: 'sparql_query', args: { query }, status: 'success', output: grid('x', ...rows) };
    return JSON.stringify({ question_id: `q${index}`, actual_steps: [call], elapsed_sec: 1 });
  });
  return { corpus: JSON.stringify([{ template_id: 't', questions }]), lines: lines.join('\n') };
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

async function evaluated(answers: readonly Answer[]) {
  const { corpus, lines } = files(answers);
  return inFolder({ 'corpus.json': corpus, 'responses.jsonl': lines }, async (_, file) => {
    const paths = ['--corpus', file('corpus.json'), '--responses', file('responses.jsonl'), '--out', file('out')];
    const { code, stdout, stderr } = await cli('evaluate', ...paths);
    expect([code, stderr.toLowerCase()]).toEqual([0, expect.not.stringContaining('error')]);
    const text = (name: string) => readFileSync(file(`out/${name}`), 'utf8');
    const entries = parseYaml(text('evaluation.yaml'), '') as readonly Entry[];
    return { stdout, entries, report: text('report.md'), baseline: text('baseline.yaml') };
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
    const { entries, report, baseline, stdout } = await evaluated([RIGHT, WRONG]);
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
    expect(report).toMatch(words);
    expect(stdout).toMatch(/1 of 2 rows missing, e.g. .?2.?; query: /);
    // A baseline has no part of a query.
    expect(baseline).toContain('kind: missing_rows');
    for (const word of ['query_difference', 'Equipment', 'LIMIT']) expect(baseline).not.toContain(word);
  });

  const shown = (stdout: string) => stdout.replace(/`|<\/?code>|\\/g, '').replaceAll('&#124;', '|');

  /** A run that gave the same answer by another property, in the folder `base`, and the flags that score the run after it. */
  async function afterBase(use: (file: (name: string) => string, head: readonly string[]) => Promise<void>) {
    const [base, head] = [
      [OTHERWISE, RIGHT],
      [WRONG, RIGHT],
    ].map(files) as [Files, Files];
    const written = { 'corpus.json': base.corpus, 'base.jsonl': base.lines, 'head.jsonl': head.lines };
    await inFolder(written, async (_, file) => {
      const paths = (side: string) => ['--corpus', file('corpus.json'), '--responses', file(`${side}.jsonl`)];
      expect((await cli('evaluate', ...paths('base'), '--out', file('base'))).code).toBe(0);
      await use(file, paths('head'));
    });
  }

  test('against a base with its evaluation: what the base asked where it was right', () =>
    afterBase(async (file, head) => {
      expect((await cli('evaluate', ...head, '--out', file('head'))).code).toBe(0);
      const { stdout } = await cli('compare', file('base'), file('head'), '--format', 'markdown');
      expect(shown(stdout)).toContain(
        '1 of 2 rows missing, e.g. 2; query: cim:Equipment.EquipmentContainer; base asked cim:Other',
      );
    }));

  test('evaluate with the folder of a baseline without its evaluation file: as against the reference', () =>
    afterBase(async (file, head) => {
      rmSync(file('base/evaluation.yaml'));
      const run = await cli('evaluate', ...head, '--baseline', file('base'), '--format', 'markdown');
      expect([run.code, run.stderr]).toEqual([0, '']);
      expect(shown(run.stdout)).toMatch(
        /1 of 2 rows missing, e.g. .?2.?; query: .*EquipmentContainer where the reference has .*ConductingEquipment/,
      );
    }));

  test('show and the page say it, too', () =>
    afterBase(async (file, head) => {
      const { code } = await cli('evaluate', ...head, '--baseline', file('base'), '--out', file('out'));
      const { stdout } = await cli('show', 'q0', file('out'), '--baseline', file('base'));
      const page = readFileSync(file('out/report.html'), 'utf8').replace(/<\/?code[^>]*>/g, '');
      // One line says what the reference and the other run have in its place.
      const words =
        'uery: cim:Equipment.EquipmentContainer where the reference has cim:Terminal.ConductingEquipment; base asked cim:Other';
      expect(stdout.replaceAll('`', '').replace(/\s+/g, ' ')).toContain(words);
      expect([code, page.split(words).length - 1]).toEqual([0, 1]);
    }));
});
