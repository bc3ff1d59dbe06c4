import { countClaims, decodeClaims } from '../answers/claims.js';
import { answerFiguresOf, answerText } from '../answers/outcome.js';
import type { EvaluationEntry } from '../runs/evaluate-question.js';
import { isMapping, own } from '../values.js';
import type { AnswerClaims, AnswerTexts } from './question.js';

/** The texts of an answer in the evaluation file, with what the judge said of it. */
export function answerTexts(entry: EvaluationEntry): AnswerTexts {
  const reason = own(entry, 'answer_correctness_reason');
  return {
    actual: answerText(entry.actual_answer),
    reference: answerText(entry.reference_answer),
    figures: answerFiguresOf(entry),
    reason: typeof reason === 'string' ? reason : null,
    claims: claimsOf(own(entry, 'answer_correctness_details')),
  };
}

function claimsOf(details: unknown): AnswerClaims | null {
  const decoded = isMapping(details) ? decodeClaims({ reason: '', ...details }) : null;
  if (decoded?.kind !== 'ok') return null;
  const { reference_claims: expected, actual_claims: actual, matches } = decoded.value;
  const { missed } = countClaims(decoded.value);
  const stated = new Set(matches.map(({ actual_index }) => actual_index));
  return {
    found: expected.filter((claim) => !missed.includes(claim)),
    missed,
    wrong: actual.filter((_, at) => !stated.has(at)),
  };
}
