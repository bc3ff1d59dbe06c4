import { sha256 } from '../adapters/hash.js';
import { StepgateError } from '../core/errors.js';
import type { Corpus, Question } from '../core/model.js';
import { nothingSelected } from '../core/runs/nothing-selected.js';
import { selectQuestions } from '../core/runs/select.js';

/** A run without any question would pass every gate. */
export function selectedFrom(corpus: Corpus, select: readonly string[]): Question[] {
  if (corpus.questions.length === 0) throw new StepgateError('input', 'the corpus has no question');
  const selected = selectQuestions(corpus, select, sha256);
  if (selected.length > 0) return selected;
  throw new StepgateError('input', nothingSelected(corpus, select));
}
