import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { decodeBaseline, looksLikeBaseline } from '../../core/runs/baseline-file.js';
import { decodeEvaluation } from '../../core/runs/evaluation.js';
import type { QuestionFigures, RunFigures, StepQueries } from '../../core/runs/figures.js';
import { inputError } from '../../core/words/errors.js';
import type { BrokenRule, RuleName } from '../../core/words/rules.js';
import { sha256 } from '../hash.js';
import { parseExpected } from './corpus.js';
import { EVALUATION_FILE } from './evaluation-file.js';
import { readText } from './find-files.js';
import { checkInput, DOCUMENTS, fileError, missingReason, type Roots } from './input-file.js';
import { BASELINE_FILE } from './run-files.js';
import { problemsWithLines } from './yaml-positions.js';

/**
 * Reads a run to compare with: a folder that an earlier run wrote, a baseline file, or an evaluation file, also one of
 * graphrag-eval.
 */
export async function readRun(path: string, roots: Roots = null): Promise<RunFigures> {
  const rules = { kinds: DOCUMENTS, roots };
  await checkInput(path, rules);
  const file = await fileOf(path);
  const text = await readText(file, rules);
  const value = parseExpected('results', text, file);
  const label = labelOf(path);
  const decoded = looksLikeBaseline(value)
    ? decodeBaseline(value, file, label)
    : decodeEvaluation(value, file, label, sha256);
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(problemsWithLines(decoded.problems, text));
}

/** Reading a larger evaluation file for its texts would take longer than the comparison. */
const MAX_TEXTS_BYTES = 32 * 1024 * 1024;

/** The questions of the evaluation file of a folder; none where there is no such file, or one that is too large. */
async function readEvaluated(path: string, roots: Roots): Promise<readonly QuestionFigures[]> {
  const file = join(path, EVALUATION_FILE);
  const size = (await stat(file).catch(() => null))?.size ?? 0;
  if (size === 0 || size > MAX_TEXTS_BYTES) return [];
  return (await readRun(file, roots).catch(() => null))?.questions ?? [];
}

/** The evaluation file of a run, by its folder or as the file itself; null where a path leads to none. */
export async function evaluationFileOf(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null);
  if (stats?.isFile()) return basename(path) === BASELINE_FILE ? null : path;
  const file = join(path, EVALUATION_FILE);
  return (await stat(file).catch(() => null))?.isFile() ? file : null;
}

/** The queries of the questions of a run, as far as the evaluation file of its folder has them. */
export async function readQueries(path: string, roots: Roots = null): Promise<ReadonlyMap<string, StepQueries>> {
  const questions = await readEvaluated(path, roots);
  return new Map(questions.flatMap(({ id, queries }) => (queries ? [[id, queries] as const] : [])));
}

/** The same run with texts, causes, broken rules and failed checks in words, if a folder has an evaluation file next to the baseline file. */
export async function readRunWithTexts(path: string): Promise<RunFigures> {
  const run = await readRun(path);
  const texts = await readEvaluated(path, null);
  if (texts.length === 0) return run;
  const known = new Map(texts.map((question) => [question.id, question]));
  return { ...run, questions: run.questions.map((question) => inWords(question, known.get(question.id))) };
}

/** The figures of a question with the words that an evaluation file has for them. */
function inWords(question: QuestionFigures, evaluated: QuestionFigures | undefined): QuestionFigures {
  if (!evaluated) return question;
  const { rules, checks } = question;
  const { queries } = evaluated;
  return {
    ...question,
    text: question.text ?? evaluated.text,
    why: evaluated.why ?? question.why,
    ...(rules && { rules: { ...rules, broken: brokenInWords(rules.broken, evaluated.rules?.broken ?? []) } }),
    ...(checks && { checks: { ...checks, failed: evaluated.checks?.failed ?? checks.failed } }),
    ...(queries && { queries }),
  };
}

/** For each broken rule all that broke it. The evaluation file has a rule several times, once for each call that broke it. */
function brokenInWords(broken: readonly BrokenRule[], evaluated: readonly BrokenRule[]): readonly BrokenRule[] {
  const ofRule = (list: readonly BrokenRule[], name: RuleName) => list.filter(({ rule }) => rule === name);
  return [...new Set(broken.map(({ rule }) => rule))].flatMap((name) => {
    const inWords = ofRule(evaluated, name);
    return inWords.length > 0 ? inWords : ofRule(broken, name);
  });
}

async function fileOf(path: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw fileError(path, missingReason(path, 'there is no such file or folder'));
  if (!stats.isDirectory()) return path;
  for (const name of [BASELINE_FILE, EVALUATION_FILE]) {
    const file = join(path, name);
    if (await stat(file).catch(() => null)) return file;
  }
  throw fileError(path, `the folder has neither ${BASELINE_FILE} nor ${EVALUATION_FILE}`);
}

/** The folder's name for the usual file names, which say nothing; else the file's. */
export function labelOf(path: string): string {
  const name = basename(resolve(path));
  const usual = name === BASELINE_FILE || name === EVALUATION_FILE;
  return usual ? basename(dirname(resolve(path))) : name;
}
