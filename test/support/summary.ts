import type { Reporter, TestModule } from 'vitest/node';

/** Ends the title of a test that is skipped because the conformance data is not there. */
export const NEEDS_DATA = '(needs the conformance data)';

/** Closes the run with a line that any CI can read: `12 passed, 0 failed, 3 skipped (2 of them need the conformance data)`. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state);
    const count = (state: string) => inState(state).length;
    const forData = inState('skipped').filter(({ name }) => name.endsWith(NEEDS_DATA)).length;
    const why = forData > 0 ? ` (${forData} of them need the conformance data)` : '';
    const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped${why}` : '';
    // A module that could not even be loaded has no tests, and is a failure.
    const broken = modules.filter(
      (module) => module.state() === 'failed' && [...module.children.allTests()].length === 0,
    );
    console.log(`\n${count('passed')} passed, ${count('failed') + broken.length} failed${skipped}`);
  }
}
