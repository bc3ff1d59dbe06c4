import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ALL = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
  .map((path) => `test/${path.replaceAll('\\', '/')}`)
  .sort();
/** They need packages that only these commands install. */
const APART = ['agents', 'engines', 'local-action'].map((name) => ({
  command: `test:${name}`,
  files: ALL.filter((path) => path.startsWith(`test/${name}/`)),
}));
const FILES = ALL.filter((path) => !APART.some(({ files }) => files.includes(path)));

/** Prints the patterns of a command, by its environment. */
const PRINT = "const { test } = (await import('./vitest.config.ts')).default; console.log(JSON.stringify(test))";

/** The files that a command would run. */
function listed(environment: Readonly<Record<string, string>>): string[] {
  const options = { cwd: ROOT, env: { PATH: process.env.PATH, ...environment } };
  const text = execFileSync(process.execPath, ['--input-type=module', '--eval', PRINT], options);
  const { include, exclude } = JSON.parse(text.toString()) as { include: string[]; exclude: string[] };
  return globSync(include, { cwd: ROOT, ignore: exclude }).sort();
}

describe('the tests that a command runs', () => {
  const fast = FILES.filter((path) => !path.endsWith('.slow.test.ts'));

  test('npm test and npm cit: the fast ones', () => {
    expect(fast.length).toBeLessThan(FILES.length);
    expect(listed({ npm_command: 'test', npm_lifecycle_event: 'test' })).toEqual(fast);
  });

  test('npm run test:all: all', () =>
    expect(listed({ npm_command: 'run', npm_lifecycle_event: 'test:all' })).toEqual(FILES));

  test.each(APART)('npm run $command: those on the real packages', ({ command, files }) => {
    expect(files.length).toBeGreaterThan(0);
    expect(listed({ npm_command: 'run', npm_lifecycle_event: command })).toEqual(files);
  });

  test("continuous integration runs the README's command without the data, and all tests with them", () => {
    const script = readFileSync(join(ROOT, '.ci/run'), 'utf8');
    expect(script).toMatch(/^\(cd "\$clone" && .*npm cit\)$/m);
    expect(script).toMatch(/^npm run --silent test:all$/m);
  });
});
