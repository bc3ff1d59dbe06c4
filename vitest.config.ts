import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const { npm_lifecycle_event } = process.env;
const namesFiles = process.argv.slice(2).some((argument) => argument.includes('test/'));

/** Tests in these folders need packages that only their commands install. */
const APART: Readonly<Record<string, string>> = {
  'test:agents': 'test/agents',
  'test:engines': 'test/engines',
  'test:local-action': 'test/local-action',
};
const apart = APART[npm_lifecycle_event ?? ''];

/** Tests in `*.slow.test.ts` are left to `npm run test:all`, and commands that name files or folders. */
const runsAll = npm_lifecycle_event === 'test:all' || namesFiles;

/** `npm run prove` runs the tests of generated cases, with all cases. */
const proves = npm_lifecycle_event === 'prove' && !namesFiles;

const makesCases = (path: string) => readFileSync(path, 'utf8').includes('/support/fewer.js');
const included = () => {
  if (apart) return [`${apart}/*.test.ts`];
  if (proves) return globSync('test/**/*.test.ts').filter(makesCases);
  return runsAll ? ['test/**/*.test.ts'] : ['test/**/!(*.slow).test.ts'];
};

export default defineConfig({
  // Vite would warn of each package whose source maps name files that it does not ship.
  logLevel: 'error',
  // Elements are made by src/report/html/jsx-runtime.ts, as in the build; there is no second runtime for development.
  oxc: { jsx: { runtime: 'automatic', importSource: '#html', development: false } },
  test: {
    include: included(),
    exclude: [...configDefaults.exclude, ...(apart ? [] : Object.values(APART).map((folder) => `${folder}/**`))],
    // Starting a worker for each file, which loads all modules again, takes a fifth of the time.
    isolate: false,
    reporters: ['default', './test/support/summary.ts'],
    // Those above it are listed one by one.
    slowTestThreshold: 10_000,
    // Far above what any test takes: also on a slow machine that does much else at the same time.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 60_000 } },
    // One less, which vitest takes otherwise, is a single worker on two cores.
    maxWorkers: availableParallelism(),
    env: npm_lifecycle_event === 'prove' ? { STEPGATE_PROVE: 'yes' } : {},
    setupFiles: ['test/support/seed.ts'],
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
  },
});
