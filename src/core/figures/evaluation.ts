import { fingerprintOf } from '../corpus/fingerprint.js';
import type { Hash } from '../corpus/select.js';
import { kindInWords, malformedId } from '../corpus/shape.js';
import { decodeEntry } from '../entries/decode-entry.js';
import { questionOf } from '../entries/entry-question.js';
import type { Entry } from '../entries/result-types.js';
import { asksForRows } from '../steps/alternatives.js';
import { groupedBy, isMapping } from '../text/values.js';
import { type Decoded, invalid, ok, type Problem } from '../words/errors.js';
import { PRESETS } from '../words/scoring-rules.js';
import { aggregateSamples } from './aggregate.js';
import { type AnswerFigures, type EntryFacts, figuresOfEntry } from './entry-figures.js';
import { headlineOf, type QuestionFigures, type RunFigures } from './figures.js';
import { matchedQueriesOf, stepQueriesOf } from './step-queries.js';
import { mergeTrials } from './trials.js';

/** Reads an evaluation file as figures; it has no scoring rules. `explained`: the questions whose calls and fingerprints are needed; null: all. */
export function decodeEvaluation(
  value: unknown,
  file: string,
  label: string,
  hash: Hash,
  explained: ReadonlySet<string> | null = null,
): Decoded<RunFigures> {
  if (!Array.isArray(value)) {
    return invalid([{ file, message: `expected an evaluation file (a list of questions), got ${kindInWords(value)}` }]);
  }
  const seenAnswers = new Set<string>();
  const problems = value.flatMap((entry: unknown, index): Problem[] => {
    const message = findProblem(entry, seenAnswers);
    return message === null ? [] : [{ file, path: [index], message }];
  });
  if (problems.length > 0) return invalid(problems);
  const entries = value.map((entry: unknown) => decodeEntry(entry)).filter((entry) => entry !== null);
  const countsRows = entries.some((entry) => Number.isFinite(entry.rows_f1));
  const answers = entries.map((entry) =>
    explained?.has(entry.question_id) === false
      ? withQueries(entry, { fingerprint: null, asksForRows: false }, matchedQueriesOf)
      : figuresOfRecorded(entry, hash, countsRows),
  );
  const questions = mergeQuestions(entries, answers);
  const samples = answers.map(({ sample }) => sample);
  const aggregates = aggregateSamples(samples, PRESETS.standard);
  const headline = headlineOf(questions);
  return ok({ label, scoring: null, selection: [], provenance: {}, questions, headline, aggregates, passed: null });
}

function figuresOfRecorded(entry: Entry, hash: Hash, countsRows: boolean): AnswerFigures {
  const question = questionOf(entry);
  const fingerprint = question && fingerprintOf(question, hash);
  const facts = { fingerprint, asksForRows: countsRows && question !== null && asksForRows(question) };
  return withQueries(entry, facts, stepQueriesOf);
}

function withQueries(entry: Entry, facts: EntryFacts, queriesOf: typeof stepQueriesOf): AnswerFigures {
  const { figures, sample } = figuresOfEntry(entry, facts);
  const queries = queriesOf(entry, figures.why);
  return { sample, figures: { ...figures, ...(queries && { queries }) } };
}

/** The questions of a file; entries of one question with answer numbers are merged. */
function mergeQuestions(entries: readonly Entry[], answers: readonly AnswerFigures[]): QuestionFigures[] {
  const hasTrials = entries.some(({ trial }) => trial !== undefined);
  const byId = groupedBy(answers, ({ figures }) => figures.id);
  const questions = [...byId.values()].map((own) => own.map(({ figures }) => figures));
  return questions.flatMap((all) => (hasTrials ? [mergeTrials(all)] : all.slice(0, 1)));
}

function findProblem(entry: unknown, seenAnswers: Set<string>): string | null {
  if (!isMapping(entry)) return `expected a question, got ${kindInWords(entry)}`;
  for (const key of ['question_id', 'template_id', 'question_text']) {
    const value = entry[key];
    if (typeof value !== 'string') return `${key}: expected text, got ${kindInWords(value)}`;
    const malformed = key === 'question_text' ? null : malformedId(value);
    if (malformed !== null) return `${key}: ${malformed}`;
  }
  const score = entry.steps_score ?? null;
  if (score !== null && !(typeof score === 'number' && score >= 0 && score <= 1)) {
    return `steps_score: expected a number from 0 to 1, got ${kindInWords(score)}`;
  }
  const id = JSON.stringify(entry.question_id);
  const answer = Number.isInteger(entry.trial) ? `${id}, trial ${entry.trial}` : id;
  if (seenAnswers.has(answer)) return `a second entry for question ${answer}`;
  seenAnswers.add(answer);
  return null;
}
