import { describe, expect, test } from 'vitest';
import { sha256 } from '../../../src/adapters/hash.js';
import { compareRuns, type RunDelta } from '../../../src/core/comparison/comparison.js';
import { checkedFigures } from '../../../src/core/figures/aggregate.js';
import { figuresOfEntry } from '../../../src/core/figures/entry-figures.js';
import { decodeEvaluation } from '../../../src/core/figures/evaluation.js';
import { customFiguresOf, evaluateGates } from '../../../src/core/gates/evaluate-gates.js';
import { checkGatePath, decodeGate } from '../../../src/core/gates/gate.js';
import { requireOk } from '../../../src/core/words/errors.js';
import { comparedBlock, comparisonFile } from '../../../src/report/formats/files.js';
import { makeEntry } from '../../support/make.js';
import { makeReport } from '../../support/report.js';

const call = (name: string, status = 'success') => ({ name, status, output: 'x' });
const entryOf = (id: string, template: string, ...names: string[]) =>
  makeEntry({ question_id: id, template_id: template, actual_steps: names.map((name) => call(name)) });

describe('distinct tools of an answer', () => {
  test.each<[string, object, number | undefined]>([
    ['each tool counts once', { actual_steps: [call('a'), call('b'), call('a')] }, 2],
    ['a failed call counts', { actual_steps: [call('a'), call('b', 'error')] }, 2],
    ['an empty list of calls is 0 tools', { actual_steps: [], calls: [] }, 0],
    ['without a recorded list it is unknown', { actual_steps: [], calls: null }, undefined],
  ])('%s', (_, keys, expected) => {
    const entry = makeEntry(keys as Record<string, unknown>);
    const { figures, sample } = figuresOfEntry(entry, { fingerprint: null, asksForRows: false });
    expect(figures.measures.distinct_tools).toBe(expected);
    expect(sample.metrics.has('distinct_tools')).toBe(false);
  });
});

describe('their means', () => {
  // Two questions of one template with 1 and 2 tools, one of another with 4.
  const entries = [entryOf('p', 't', 'a'), entryOf('q', 't', 'a', 'b'), entryOf('r', 'u', 'a', 'b', 'c', 'd')];
  const run = requireOk(decodeEvaluation(entries, 'evaluation.yaml', 'run', sha256));
  const none = { kind: 'none', label: '', reason: { kind: 'none' } } as const;
  const gatedValue = (path: string) => evaluateGates([decodeGate(`${path} >= 0`)], run, none)[0]?.value;

  test('over questions and over templates can be gated', () => {
    expect(gatedValue('micro.distinct_tools.mean')).toBeCloseTo(7 / 3, 12);
    expect(gatedValue('macro.distinct_tools.mean')).toBe(2.75);
    expect(() => checkGatePath('micro.distinct_tools.sum')).toThrow('there is no micro.distinct_tools.sum');
  });

  test('of a run without calls do not exist, and their gate fails', () => {
    const without = requireOk(decodeEvaluation([entryOf('p', 't')], 'evaluation.yaml', 'run', sha256));
    const [verdict] = evaluateGates([decodeGate('micro.distinct_tools.mean >= 0')], without, none);
    const reason = { kind: 'no-data', metric: 'distinct_tools' };
    expect(verdict).toMatchObject({ outcome: 'failed', value: null, reason });
  });

  test('of a run that may be made up are not in its aggregates either', () => {
    const checked = checkedFigures(run, new Map(), null);
    expect(customFiguresOf(checked)).not.toContain('distinct_tools');
    expect(JSON.stringify(checked.aggregates)).not.toContain('distinct_tools');
  });

  test('are in the comparison file, with the change; the aggregates equal those of graphrag-eval', () => {
    const file = comparisonFile(makeReport({ questions: run.questions }));
    expect(file.distinct_tools).toEqual({ micro: 7 / 3, macro: 2.75, questions: 3, templates: 2 });
    expect(JSON.stringify(run.aggregates)).not.toContain('distinct_tools');
    const other = entries.map((entry) => ({ ...entry, actual_steps: [call('a')] }));
    const base = requireOk(decodeEvaluation(other, 'evaluation.yaml', 'base', sha256));
    const delta = compareRuns(base, run) as RunDelta;
    expect(comparedBlock(delta).measures.distinct_tools).toMatchObject({ base: 1, head: 7 / 3 });
  });
});
