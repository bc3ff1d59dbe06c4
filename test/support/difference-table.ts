import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import type { PresetName } from '../../src/index.js';

/** A row with an example: what it shows, and what the library and Stepgate give. */
export interface Row {
  readonly name: string;
  readonly reference: unknown;
  readonly agent: unknown;
  /** Cells of the columns between the example and Stepgate, in their order: releases, or documentation and code. */
  readonly others: readonly [string, string];
  readonly stepgate: string;
}

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/differences.md'), 'utf8');

/** The rows of all tables whose header begins with this word and goes on with `reference` and `agent`. */
export function readRows(title: string): Row[] {
  return DOCUMENT.split('\n\n')
    .filter((block) => block.startsWith(`| ${title}`))
    .flatMap((block) => block.trimEnd().split('\n').slice(2))
    .map(readRow);
}

function readRow(line: string): Row {
  const [name = '', reference = '', agent = '', first = '', second = '', stepgate = '', ...more] = cellsOf(line);
  if (stepgate === '' || more.length > 0) throw new Error(`not a row of six cells: ${line}`);
  return { name, reference: example(reference), agent: example(agent), others: [first, second], stepgate };
}

function cellsOf(line: string): string[] {
  return line.slice(2, -2).split(' | ');
}

function example(cell: string): unknown {
  return parseYaml(cell.replaceAll('`', ''), cell);
}

/** What Stepgate's cell says of a preset: "0; `-4` 1", or "`status`: error" with the path where it is no score. */
export function saidOf(cell: string, preset: PresetName): { readonly path: string; readonly value: string } {
  const [, path = 'steps_score', value = ''] = /^(?:`([\w.]+)`: )?(.*)$/.exec(cell) ?? [];
  const [all = '', ...exceptions] = value.split('; ');
  const own = exceptions.find((exception) => preset.endsWith(exception.split('`')[1] as string));
  return { path, value: own?.split('` ')[1] ?? all };
}
