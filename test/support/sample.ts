/** Slow test files that `npm cit` runs, too: one for each entry point that starts processes, and one of each family. */
export const SLOW_SAMPLE = [
  'test/conformance/golden.slow.test.ts',
  'test/e2e/action/comment.slow.test.ts',
  'test/e2e/cli.slow.test.ts',
  'test/e2e/judge/evaluate.slow.test.ts',
  'test/e2e/page.slow.test.ts',
  'test/e2e/record.slow.test.ts',
  'test/e2e/workflows.slow.test.ts',
  'test/project/test-commands.slow.test.ts',
];
