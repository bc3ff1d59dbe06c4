import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/yaml.js';
import { computeAggregates, PRESET_NAMES, type PresetName, runEvaluation } from '../../src/index.js';
import { makeSelect, SPARQL_JSON, type Term, typed } from '../support/sparql.js';

/** One row of the table: a difference with its example, and what the library and Stepgate give. */
interface Row {
  readonly name: string;
  readonly reference: Example;
  readonly agent: Example;
  readonly library: string;
  readonly stepgate: string;
}

/** A step in the table's notation. */
type Example = Readonly<Record<string, unknown>>;

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/differences.md'), 'utf8');
const HEAD = '| difference, and why | reference | agent | library | Stepgate |';

function readRows(): Row[] {
  const lines = DOCUMENT.slice(DOCUMENT.indexOf(HEAD)).split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) => {
    const [name = '', reference = '', agent = '', library = '', stepgate = ''] = line.slice(2, -2).split(' | ');
    const example = (cell: string) => parseYaml(cell.replaceAll('`', ''), name) as Example;
    return { name, reference: example(reference), agent: example(agent), library, stepgate };
  });
}

/** The step as a corpus or a response has it. */
function stepOf({ rows, vars, result, response: _, ...step }: Example): Example {
  if (rows === undefined && result === undefined) return { name: 'lookup', ...step };
  const table = (rows ?? []) as string[][];
  const columns = (vars as string[] | undefined) ?? (table[0] ?? []).map((_, at) => 'abcdef'.charAt(at));
  const output =
    result ??
    makeSelect(
      columns,
      table.map((cells) => cells.map(termOf)),
    );
  return { name: 'sparql_query', output: JSON.stringify(output), output_media_type: SPARQL_JSON, ...step };
}

function termOf(cell: string): Term | string {
  const [value, datatype] = cell.split('^^');
  return datatype === undefined ? cell : typed(value, datatype);
}

/** What Stepgate gives, as the table says it: a score, or the value at a path. */
async function given({ reference, agent }: Row, path: string | null, scoring: PresetName): Promise<string> {
  const question = { id: 'q', question_text: '?', reference_steps: [[stepOf(reference)]] };
  const { output_media_type: __, ...step } = stepOf(agent);
  const steps = [{ id: 's', status: 'success', ...step }];
  const response = { question_id: 'q', actual_steps: steps, ...(agent.response as object | undefined) };
  const entries = await runEvaluation([{ template_id: 't', questions: [question] }], [response], { scoring });
  if (path === null) return String(entries[0]?.steps_score);
  const all: unknown = { ...entries[0], ...computeAggregates(entries, { scoring }) };
  const at = (value: unknown, key: string) => (value as Example | undefined)?.[key];
  return String(path.split('.').reduce(at, all) ?? 'none');
}

/** What a cell says of a preset, with the path where it is no score: "0; `-4` 1", "`status`: error". */
function saidOf(cell: string, preset: PresetName): { readonly path: string | null; readonly value: string } {
  const [, path = null, value = ''] = /^(?:`([\w.]+)`: )?(.*)$/.exec(cell) ?? [];
  const [all = '', ...others] = value.split('; ');
  const own = others.find((other) => preset.endsWith(other.split('`')[1] as string));
  return { path, value: own?.split('` ')[1] ?? all };
}

describe('docs/differences.md: each further difference is one', () => {
  const rows = readRows();
  test('the table is there', () => expect(rows.length).toBeGreaterThan(20));

  test.each(rows.flatMap((row) => PRESET_NAMES.map((preset) => ({ ...row, row, preset }))))(
    '$name: library $library, Stepgate $stepgate ($preset)',
    async ({ row, preset }) => {
      const { path, value } = saidOf(row.stepgate, preset);
      expect(await given(row, path, preset)).toBe(value);
    },
  );

  test.each(rows)('$name: library $library is not Stepgate $stepgate', ({ library, stepgate }) => {
    expect(saidOf(library, 'graphrag-eval-6')).not.toEqual(saidOf(stepgate, 'graphrag-eval-6'));
    expect(saidOf(library, 'graphrag-eval-6').path).toBe(saidOf(stepgate, 'graphrag-eval-6').path);
  });
});
