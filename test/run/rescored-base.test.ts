import { expect, test } from 'vitest';
import { sha256 } from '../../src/adapters/hash.js';
import { fingerprintOf } from '../../src/core/corpus/fingerprint.js';
import { withoutUnknown } from '../../src/core/runs/rescored.js';
import { mergeTrials } from '../../src/core/runs/trials.js';
import type { RuleName } from '../../src/core/words/rules.js';
import { scoringOf } from '../../src/core/words/scoring-rules.js';
import { rescoreBase } from '../../src/run/rescore.js';
import { makeFigures } from '../support/make.js';
import { decodedQuestion } from '../support/run.js';

test('figures that a judge gave for another text are left out, and all others kept', async () => {
  const steps = [[{ name: 't', args: {}, output: 'x' }]];
  const [before, after] = ['Which?', 'Which one?'].map((text) => decodedQuestion(steps, { question_text: text }));
  if (!before || !after) throw new Error('the questions were not read');
  const answer = { figures: { answer_f1: 0.5 }, missed: null };
  const original = makeFigures({ id: 'q', score: 0.5, fingerprint: fingerprintOf(before, sha256), answer });
  const head = makeFigures({ id: 'q', score: 1, fingerprint: fingerprintOf(after, sha256) });
  const rules = { scoring: scoringOf(), aliases: [], rules: {}, failedOutputs: [], trials: 'one' as const };
  const entry = { template_id: 't', question_id: 'q', question_text: before.text, status: 'success' as const };
  const file = { read: async () => [entry], close: async () => undefined };
  const compared = { baseRules: rules, isChecked: true, isAlike: true };
  const base = { scoring: rules.scoring };
  const rescored = await rescoreBase({ original, head, base, file, question: after, ...compared }, rules);
  expect(rescored).toMatchObject({ edit: 'text', earlier: { question: null, scores: { steps: 0.5 } } });
  const { answer: _, ...others } = original;
  expect(rescored?.figures).toEqual({ ...others, text: after.text, fingerprint: head.fingerprint });
});

test('a rule that one of several answers does not show is unknown, unless another answer broke it', () => {
  const told = (checked: RuleName[], broken: RuleName[] = []) => ({
    rules: {
      score: broken.length > 0 ? 0 : 1,
      checked,
      broken: broken.map((rule) => ({ rule, limit: 1, actual: 2 })),
      unchecked: [],
    },
  });
  const answers = [
    makeFigures({ id: 'q', ...told(['max_steps', 'max_failed_steps', 'max_total_tokens'], ['max_failed_steps']) }),
    makeFigures({ id: 'q', ...told(['max_total_tokens']), unknown: ['rules'] }),
  ];
  const { rules, unknown } = withoutUnknown(mergeTrials(answers), answers);
  expect(rules).toMatchObject({ score: null, checked: ['max_failed_steps', 'max_total_tokens'] });
  expect(unknown).toEqual(['rules']);
});
