import { decodeCorpus } from '../corpus/corpus.js';
import { decodeRecorded } from '../corpus/response.js';
import type { Question, Response } from '../steps/model.js';
import type { Mapping } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { requireOk } from '../words/errors.js';
import { statusOf } from './decode-entry.js';
import type { Entry } from './result-types.js';

/** null: it cannot be decoded. `compile`: for regular expressions, which only scoring needs. */
export function questionOf(entry: Mapping, compile: CompilePattern | null = null): Question | null {
  const { template_id, question_id: id, question_text, rules, answer, extra_calls } = entry;
  const { reference_answer, reference_steps, reference_steps_any_of } = entry;
  const references = { reference_answer, reference_steps, reference_steps_any_of };
  const questions = [{ id, question_text, ...references, rules, answer, extra_calls }];
  const document = { file: '', value: [{ template_id, questions }], writtenAs: () => null };
  const decodedCorpus = decodeCorpus([document], compile);
  return decodedCorpus.kind === 'ok' ? (decodedCorpus.value.corpus.questions[0] ?? null) : null;
}

/** Whether an entry has the keys to score its answer again, which `--details none` and earlier versions leave out. */
export function isComplete(entry: Entry): boolean {
  return Object.hasOwn(entry, 'calls') || statusOf(entry) === 'missing';
}

/** The response of a complete entry, as it was recorded; null: there was none. */
export function responseOfEntry(entry: Entry): Response | null {
  if (statusOf(entry) === 'missing') return null;
  const { calls, texts, actual_steps: steps = calls, ...source } = entry;
  // An answer without a list of calls can be written with an empty one.
  const hasSteps = calls !== null || (Array.isArray(steps) && steps.length > 0);
  return requireOk(decodeRecorded({ ...source, agent_texts: texts, ...(hasSteps && { actual_steps: steps }) }));
}

/** What an answer was scored by, as its entry holds it; a question that cannot be read has no steps. */
export function sourceOf(entry: Entry, compile: CompilePattern | null = null) {
  const { question_id: id, template_id: templateId, question_text: text } = entry;
  const unread = { id, templateId, text, referenceAnswer: null, groups: [], tags: [] };
  return {
    question: questionOf(entry, compile) ?? unread,
    response: isComplete(entry) ? responseOfEntry(entry) : null,
  };
}
