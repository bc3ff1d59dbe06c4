import type { ReadCorpus } from '../adapters/files/corpus.js';
import { sha256 } from '../adapters/hash.js';
import { filesError } from '../core/errors.js';
import type { Question } from '../core/model.js';
import { nothingSelected } from '../core/runs/nothing-selected.js';
import { selectQuestions } from '../core/runs/select.js';

/** The selected questions, at least one: a run without any would pass every gate. */
export function selectedFrom(
  { corpus, files }: Pick<ReadCorpus, 'corpus' | 'files'>,
  select: readonly string[],
): Question[] {
  if (corpus.questions.length === 0) throw filesError(files, 'the corpus has no question');
  const selected = selectQuestions(corpus, select, sha256);
  if (selected.length > 0) return selected;
  throw filesError(files, nothingSelected(corpus, select));
}
