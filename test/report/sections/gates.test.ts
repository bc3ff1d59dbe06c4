import { describe, expect, test } from 'vitest';
import type { GateVerdict, RerunLoss } from '../../../src/core/gates/evaluate-gates.js';
import type { Report } from '../../../src/core/gates/report.js';
import { comparisonFile } from '../../../src/report/formats/files.js';
import { noiseSentence } from '../../../src/report/sections/noise.js';
import { titleOf } from '../../../src/report/sections/title.js';
import { rerunWords } from '../../../src/report/words/failures.js';
import { plain } from '../../../src/report/words/text.js';
import { commentOf, makeDelta, makeHeadline, makeNoise, makeReport, unfolded } from '../../support/report.js';

/** A run that passed with this gate on the drop, at most 0.02. */
function reportWith(verdict: Partial<GateVerdict>): Report {
  const kind = 'max-steps-drop';
  const gate = { ...{ kind, name: kind, operator: '<=', limit: 0.02, value: 0.125, outcome: 'passed', reason: null } };
  const comparison = makeDelta({ noise: makeNoise('within', [-14, 1]) });
  const report = makeReport({ headline: makeHeadline(158, 0.8107), comparison });
  return { ...report, gates: [{ ...gate, ...verdict } as GateVerdict], run: { ...report.run, passed: true } };
}

describe('what a drop over its limit means', () => {
  const loss = (questions: number, lost: number, gained: number, chance: number) => ({
    ...{ questions, lost, gained, changes: 0.08, chance },
  });
  const more = 'more questions or several answers per question would decide';
  test.each<[RerunLoss, GateVerdict['outcome'], string]>([
    [loss(20, 3, 0, 0.0439), 'failed', '3 of 20 questions lost, none gained; chance does this in 4 of 100 reruns'],
    [
      loss(200, 19, 2, 0.0004),
      'failed',
      '19 of 200 questions lost, 2 gained; chance does this in fewer than 1 of 100 reruns',
    ],
    [
      loss(8, 1, 0, 0.2786),
      'warned',
      `over your limit, but 1 lost question of 8 is what reruns do in 28 of 100; ${more}`,
    ],
    [
      loss(20, 1, 2, 0.99),
      'warned',
      `over your limit, but 1 lost and 2 gained questions of 20 are what reruns do in 99 of 100; ${more}`,
    ],
  ])('%j, %s', (reruns, outcome, words) => {
    expect(rerunWords(reruns, outcome)).toBe(words);
    const reason = outcome === 'warned' ? { kind: 'within-noise' as const } : null;
    const shown = reportWith({ value: 0.5, outcome, reason, reruns });
    expect(noiseSentence(shown)).toBe('');
    expect(unfolded(shown)).toContain(`\n\`max-steps-drop\`: ${words}.\n`);
    expect(comparisonFile(shown).gates[0]).toEqual({
      ...{ name: 'max-steps-drop', operator: '<=', limit: 0.02, value: 0.5, outcome, reason: words, reruns },
    });
  });

  test('is short in the table, which a terminal cuts', () => {
    const reruns = loss(8, 1, 0, 0.2786);
    const shown = reportWith({ outcome: 'warned', reason: { kind: 'within-noise' }, reruns });
    expect(commentOf(shown)).toContain('| ⚠️ 0.105 over, as in 28 of 100 reruns |');
  });

  test('is in the title as a share of reruns', () => {
    const reruns = loss(8, 1, 0, 0.2786);
    const shown = reportWith({ outcome: 'warned', reason: { kind: 'within-noise' }, reruns });
    expect(plain(titleOf(shown))).toBe(
      'Steps score 0.832, down 0.125, over the limit of 0.020, but reruns do as much in 28 of 100: not failed',
    );
  });

  test('is left out where a label accepted it', () => {
    const reason = { kind: 'accepted', by: 'ana' } as const;
    const shown = reportWith({ outcome: 'warned', reason, reruns: loss(8, 2, 0, 0.038) });
    expect(commentOf(shown)).toContain('| ⚠️ 0.105 over, accepted by `@ana` |');
    expect(commentOf(shown)).not.toContain('questions lost');
    expect(plain(titleOf(shown))).toContain('accepted by @ana: not failed');
  });
});
