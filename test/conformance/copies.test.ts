import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { increment } from '../../src/core/text/values.js';
import { COPIES, list, ROOT, testWithData } from './data.js';

const FILES = globSync('*/**/*.json', { cwd: COPIES });

test('every clone has golden cases of each preset, aggregates and hard inputs', () => {
  const folders = new Map<string, number>();
  for (const path of FILES) increment(folders, path.replaceAll('\\', '/').replace(/\/[^/]*$/, ''));
  expect([...folders].sort()).toEqual([
    ['golden/aggregates-4', 3],
    ['golden/aggregates-6', 3],
    ['golden/graphrag-eval-4', 9],
    ['golden/graphrag-eval-5', 8],
    ['golden/graphrag-eval-6', 7],
    ['golden/judge-calibration', 1],
    ['golden/judge-config', 1],
    ['golden/judge-custom', 3],
    ['golden/standard', 7],
    ['robustness', 4],
  ]);
});

testWithData('the copies are those of the whole data', () => {
  expect(list('golden').length).toBeGreaterThan(0);
  for (const path of FILES) expect([path, read(ROOT, path)]).toEqual([path, read(COPIES, path)]);
});

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
