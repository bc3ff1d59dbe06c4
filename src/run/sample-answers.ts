import { readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { refuseLabelsFile, writeLabels } from '../adapters/files/labels.js';
import { sha256 } from '../adapters/hash.js';
import { answerText } from '../core/judge/custom-metric.js';
import { answerKey, type Label } from '../core/judge/labels.js';
import { own } from '../core/text/values.js';
import { forInput, type InputWords, usageError } from '../core/words/errors.js';
import { DETECTED, readNamedResponses, validResponses } from './traces.js';

export interface SampleSource {
  readonly corpus: readonly string[];
  readonly responses: readonly string[];
  readonly select: readonly string[];
}

/** Writes a sample of the answers of several runs, without verdicts; returns their number, and that of all answers. */
export async function sampleAnswers(
  { size, out, ...source }: SampleSource & { readonly size: number; readonly out: string },
  words: InputWords,
): Promise<{ readonly written: number; readonly all: number }> {
  await refuseLabelsFile(out);
  const { answers, ids } = await findAnswers(source, words);
  const sampled = answers.slice(0, size);
  const places = new Map(ids.map((id, index) => [id, index]));
  const place = ({ questionId }: Label) => places.get(questionId) ?? 0;
  sampled.sort((a, b) => place(a) - place(b));
  await writeLabels(out, sampled);
  return { written: sampled.length, all: answers.length };
}

/** The different answers of some runs, in a random order that is the same for the same answers. */
export async function findAnswers({ corpus, responses, select }: SampleSource, words: InputWords) {
  const corpusFile = await forInput('--corpus', readCorpus(corpus));
  const questions = new Map(selectedFrom(corpusFile, select).map((question) => [question.id, question]));
  const found = new Map<string, Label>();
  const settings = { responses, ...DETECTED };
  const records = readNamedResponses(settings, corpusFile.corpus, { words, warn: () => undefined });
  for await (const { questionId, source, error } of validResponses(records)) {
    const question = questions.get(questionId);
    const actualAnswer = answerText(own(source, 'actual_answer'));
    if (!question || error !== null || actualAnswer === null || actualAnswer.trim() === '') continue;
    const referenceAnswer = answerText(question.referenceAnswer);
    const label = { questionId, question: question.text, referenceAnswer, actualAnswer, human: null, rater: null };
    found.set(answerKey(label), label);
  }
  if (found.size === 0) throw usageError('--responses: no selected question has an answer');
  const hashed = [...found].map(([key, label]) => ({ hash: sha256(key), label }));
  const answers = hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1)).map(({ label }) => label);
  return { answers, ids: [...questions.keys()] };
}
