import type { AnswersSize } from './collect.js';
import type { AnswerSettings } from './metric.js';

/** Tokens that a model would read and write. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** Characters of a token, about; instructions and schema of a request; what a reply has. */
const PER_TOKEN = 4;
const INSTRUCTIONS = 450;
const REPLY = { correctness: 350, relevance: 120 };
const QUESTION = 25;

/** About what judging answers takes. */
export function estimateTokens(
  { answers, withReference, characters }: AnswersSize,
  { correctness, relevance }: AnswerSettings,
): { readonly generation: Tokens; readonly embedding: Tokens } {
  const read = characters / PER_TOKEN;
  const judged = { correctness: correctness ? withReference : 0, relevance: relevance ? answers : 0 };
  const requests = judged.correctness + judged.relevance;
  const readings = (judged.correctness > 0 ? 1 : 0) + (judged.relevance > 0 ? 1 : 0);
  return {
    generation: {
      input: Math.ceil(readings * read + requests * INSTRUCTIONS),
      output: judged.correctness * REPLY.correctness + judged.relevance * REPLY.relevance,
    },
    embedding: { input: judged.relevance * QUESTION * ((relevance?.questions ?? 0) + 1), output: 0 },
  };
}
