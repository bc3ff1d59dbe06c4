import type { Reporter, TestModule } from 'vitest/node';

/** Closes the run with a line that any CI can read: `12 passed, 0 failed`. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string) => results.filter((result) => result === state).length;
    const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
    // A module that could not even be loaded has no tests, and is a failure.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests()].length === 0,
    );
    console.log(`\n${count('passed')} passed, ${count('failed') + broken.length} failed${skipped}`);
  }
}
