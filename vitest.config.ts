import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

const { npm_command, npm_lifecycle_event } = process.env;
const namesFiles = process.argv.slice(2).some((argument) => argument.includes('test/'));

/** Tests in `test/agents` need the packages of `examples/agents`, which `npm run test:agents` installs. */
const runsAgents = npm_lifecycle_event === 'test:agents';

/** Tests in `*.slow.test.ts` are left to `npm cit`, `npm run test:all`, and commands that name files or folders. */
const runsAll = npm_command === 'install-ci-test' || npm_lifecycle_event === 'test:all' || namesFiles;

export default defineConfig({
  // Vite would warn of each package whose source maps name files that it does not ship.
  logLevel: 'error',
  // Elements are made by src/report/html/jsx-runtime.ts, as in the build; there is no second runtime for development.
  oxc: { jsx: { runtime: 'automatic', importSource: '#html', development: false } },
  test: {
    include: [runsAgents ? 'test/agents/*.test.ts' : 'test/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(runsAgents ? [] : ['test/agents/**']),
      ...(runsAll ? [] : ['**/*.slow.test.ts']),
    ],
    // Starting a worker for each file takes a quarter of the time of the fast tests.
    isolate: runsAll,
    reporters: ['default', './test/support/summary.ts'],
    // Those above it are listed one by one.
    slowTestThreshold: 10_000,
    // Far above what any test takes: also on a slow machine that does much else at the same time.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    expect: { poll: { timeout: 60_000 } },
    // One less, which vitest takes otherwise, is a single worker on two cores.
    maxWorkers: availableParallelism(),
    env: { STEPGATE_FEWER: runsAll ? 'no' : 'yes' },
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser|expressions)/] } },
  },
});
