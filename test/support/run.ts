import { loadPatterns } from '../../src/adapters/patterns.js';
import { decodeCorpus } from '../../src/core/corpus/corpus.js';
import { decodeResponse } from '../../src/core/corpus/response.js';
import { evaluateQuestion, writtenEntry } from '../../src/core/entries/evaluate-question.js';
import type { Entry } from '../../src/core/entries/result-types.js';
import type { Question, Response } from '../../src/core/steps/model.js';
import { requireOk } from '../../src/core/words/errors.js';
import { makeContext } from './make.js';

const PATTERNS = await loadPatterns();

/** The questions of a corpus as a file has it. */
export function decodedQuestions(corpus: unknown): Question[] {
  const decoded = requireOk(decodeCorpus([{ file: 'corpus.yaml', value: corpus, writtenAs: () => null }], PATTERNS));
  return decoded.corpus.templates.flatMap((template) => [...template.questions]);
}

/** A question with these groups of reference steps, as a corpus has them. */
export function decodedQuestion(referenceSteps: unknown, more: object = {}): Question {
  const question = { id: 'q', question_text: '?', reference_steps: referenceSteps, ...more };
  return decodedQuestions([{ template_id: 't', questions: [question] }])[0] as Question;
}

/** A response as a file has it. */
export function decodedResponse(record: unknown): Response {
  return requireOk(decodeResponse(record));
}

/** The entry of one question, from a response as a file has it; null: there is none. */
export function evaluated(
  referenceSteps: unknown,
  record: object | null,
  context = makeContext(),
  details: 'full' | 'none' = 'none',
): Entry {
  const response = record && decodedResponse({ question_id: 'q', ...record });
  const { entry } = evaluateQuestion(decodedQuestion(referenceSteps), response, { ...context, details });
  return writtenEntry(entry, details);
}
