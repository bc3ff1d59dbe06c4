import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

// That dist/ is what the sources build to, `npm run check` shows.
test("the bundle of GitHub's packages is by ncc, whose chunks are loaded only when they are needed", () => {
  const main = readFileSync(join(ROOT, 'dist/github/index.js'), 'utf8');
  expect(globSync('dist/github/*.index.js', { cwd: ROOT }).length).toBeGreaterThan(2);
  expect(main).toContain('.index.js`');
  expect(main).not.toMatch(/from ?["'`]\.\//);
});

test('the action and the command line share their bundles', () => {
  const sharedBy = (path: string) => [...readFileSync(join(ROOT, path), 'utf8').matchAll(/shared\/(\w+)\.js/g)];
  const ofAction = new Set(sharedBy('dist/index.js').map(([, name]) => name));
  expect(sharedBy('dist/cli/index.js').filter(([, name]) => ofAction.has(name)).length).toBeGreaterThan(0);
});
