import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

// That dist/ is what the sources build to, `npm run check` shows.
test('the bundle of the action is by ncc, whose chunks are loaded only when they are needed', () => {
  const main = readFileSync(join(ROOT, 'dist/index.js'), 'utf8');
  const chunks = globSync('dist/*.index.js', { cwd: ROOT });
  expect(chunks.length).toBeGreaterThan(10);
  expect(main).toContain('.index.js`');
  expect(main).not.toMatch(/from ?["'`]\.\//);
});
