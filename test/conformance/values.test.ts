import { expect, test } from 'vitest';
import { evaluateQuestion } from '../../src/core/entries/evaluate-question.js';
import { makeContext } from '../support/make.js';
import { decodedQuestions, decodedResponse } from '../support/run.js';
import { describeWithData, HAS_DATA, json, list } from './data.js';

interface Case {
  readonly name: string;
  readonly corpus: unknown;
  readonly responses: readonly unknown[];
  readonly expected_score: number;
}

const FILES = HAS_DATA ? list('values').filter((name) => name.endsWith('.json')) : [];

describeWithData('equal results of two engines, drivers or servers score 1, and others 0', () => {
  test.each(FILES.map((file) => [file, json<Case>('values', file)] as const))('%s %#', (_, one) => {
    const [question] = decodedQuestions(one.corpus);
    const response = decodedResponse(one.responses[0]);
    const { entry } = evaluateQuestion(question as NonNullable<typeof question>, response, {
      ...makeContext(),
      details: 'none',
    });
    expect(entry, one.name).toMatchObject({ steps_score: one.expected_score });
  });
});
