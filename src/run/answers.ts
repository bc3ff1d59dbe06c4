import type { Place, ResponseRecord } from '../adapters/files/response-record.js';
import { type Decoded, ok } from '../core/decode/decoded.js';
import type { Question, Response } from '../core/model.js';
import type { AnswerPlace } from '../core/runs/entry-place.js';
import type { AnswerResult, AnswerRules, AnswerScorer } from './score-answer.js';

/** The answer to a question, as it comes. */
export interface IncomingAnswer {
  readonly questionId: string;
  /** Its shape could not be read. */
  readonly isUnreadable: boolean;
  readonly score: (question: Question, place: AnswerPlace) => Promise<AnswerResult>;
}

/** A record of a response with its place; the answer, or why it could not be decoded. */
export type AnswerRecord = Place & { readonly decoded: Decoded<IncomingAnswer> };

/** What is known of a run when its answers are asked for. */
export interface AnswerRequest {
  /** The selected questions. */
  readonly questions: readonly Question[];
  readonly rules: AnswerRules;
  readonly scorer: AnswerScorer;
}

/** Gives the answers of a run, one by one. */
export type AnswerSource = (request: AnswerRequest) => AsyncIterable<AnswerRecord>;

/** Responses as answers that are scored when they are asked for. */
export async function* answersOf(
  records: AsyncIterable<ResponseRecord>,
  { scorer }: AnswerRequest,
): AsyncGenerator<AnswerRecord> {
  for await (const { file, line, path, decoded } of records) {
    yield { file, line, path, decoded: decoded.kind === 'ok' ? ok(answerOf(decoded.value, scorer)) : decoded };
  }
}

/** A response that is scored in this thread. */
export function answerOf(response: Response, scorer: AnswerScorer): IncomingAnswer {
  return {
    questionId: response.questionId,
    isUnreadable: response.unreadable !== null,
    score: (question, place) => scorer.score(question, place, response),
  };
}
