import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import type { PresetName } from '../../src/index.js';

/** An example of a difference, and what the library and Stepgate give. */
export interface Row {
  readonly name: string;
  readonly reference: unknown;
  readonly agent: unknown;
  /** The results beside that of Stepgate: of the releases 4.0 and 6.4, or of documentation and code. */
  readonly others: readonly [string, string];
  readonly stepgate: string;
}

interface Example {
  readonly difference: string;
  readonly reference: unknown;
  readonly agent: unknown;
  readonly results: Readonly<Record<string, unknown>>;
}

const FOLDER = join(import.meta.dirname, '../../docs/graphrag-eval');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const EXAMPLES = parseYaml(read('examples.yaml'), 'examples.yaml') as Readonly<Record<string, readonly Example[]>>;

/** The examples of a list of docs/graphrag-eval/examples.yaml. */
export function readRows(list: 'corrections' | 'kept' | 'documentation'): Row[] {
  return (EXAMPLES[list] ?? []).map(({ difference, reference, agent, results: { stepgate, ...others } }) => {
    const [first, second] = Object.values(others).map(String);
    if (first === undefined || second === undefined) throw new Error(`not three results: ${difference}`);
    return { name: difference, reference, agent, others: [first, second], stepgate: String(stepgate) };
  });
}

/** The tables of four columns in docs/graphrag-eval/differences.md: the difference and the three results, as text. */
export function shownRows(): string[] {
  return read('differences.md')
    .split('\n')
    .filter((line) => line.split(' | ').length === 4 && !line.endsWith('| Stepgate |'));
}

/** The line of the page that shows an example. */
export function asShown({ name, others, stepgate }: Row): string {
  return `| ${[name, ...others, stepgate].join(' | ')} |`;
}

/** What Stepgate's cell says of a preset: "0; `-4` 1", or "`status`: error" with the path where it is no score. */
export function saidOf(cell: string, preset: PresetName): { readonly path: string; readonly value: string } {
  const [, path = 'steps_score', value = ''] = /^(?:`([\w.]+)`: )?(.*)$/.exec(cell) ?? [];
  const [all = '', ...exceptions] = value.split('; ');
  const own = exceptions.find((exception) => preset.endsWith(exception.split('`')[1] as string));
  return { path, value: own?.split('` ')[1] ?? all };
}
