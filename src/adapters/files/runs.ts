import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { decodeBaseline, looksLikeBaseline, STOPPED } from '../../core/figures/baseline-file.js';
import { decodeEvaluation } from '../../core/figures/evaluation.js';
import type { QueriesById, QuestionFigures, RunFigures } from '../../core/figures/figures.js';
import { MAX_TEXTS_FILE } from '../../core/limits.js';
import { inputError } from '../../core/words/errors.js';
import { sha256 } from '../hash.js';
import { parseExpected } from './corpus.js';
import { EVALUATION_FILE } from './evaluation-file.js';
import { readText } from './find-files.js';
import { checkInput, DOCUMENTS, fileError, missingReason, type Roots } from './input-file.js';
import { BASELINE_FILE, PAGE_FILE } from './run-files.js';
import { problemsWithLines } from './yaml-positions.js';

/**
 * Reads a run to compare with: the folder of an earlier run, a baseline file, or an evaluation file (also of
 * graphrag-eval). `mayStop`: also one that stopped before all its questions were asked; `explained`: see `decodeEvaluation`.
 */
export async function readRun(
  path: string,
  roots: Roots = null,
  mayStop = false,
  explained: ReadonlySet<string> | null = null,
): Promise<RunFigures> {
  const rules = { kinds: DOCUMENTS, roots };
  await checkInput(path, rules);
  const reason = `the folder has neither ${BASELINE_FILE} nor ${EVALUATION_FILE}`;
  const file = await findFileOfRun(path, [BASELINE_FILE, EVALUATION_FILE], reason);
  if (!mayStop && basename(file) === EVALUATION_FILE && (await hasStopped(file))) throw fileError(file, STOPPED);
  const text = await readText(file, rules);
  const value = parseExpected('results', text, file);
  const label = labelOf(path);
  const decoded = looksLikeBaseline(value)
    ? decodeBaseline(value, file, label, mayStop)
    : decodeEvaluation(value, file, label, sha256, explained);
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(problemsWithLines(decoded.problems, text));
}

/** Whether a run, given as its folder or a file in it, stopped before all its questions were asked. */
export async function hasStopped(path: string): Promise<boolean> {
  const folder = basename(path) === EVALUATION_FILE ? dirname(path) : path;
  const head = await readText(join(folder, BASELINE_FILE), { kinds: DOCUMENTS, roots: null }).catch(() => '');
  return /^complete: false$/m.test(head);
}

/** Reads the questions of a folder's evaluation file; empty if the file is missing, invalid or too large. */
async function readEvaluated(file: string, roots: Roots, explained: ReadonlySet<string> | null = null) {
  const size = (await stat(file).catch(() => null))?.size ?? 0;
  if (size === 0 || size > MAX_TEXTS_FILE) return [];
  return (await readRun(file, roots, true, explained).catch(() => null))?.questions ?? [];
}

/** Finds the evaluation file of a run, given as its folder or as the file itself; null if there is none. */
export async function evaluationFileOf(path: string): Promise<string | null> {
  const stats = await stat(path).catch(() => null);
  if (stats?.isFile()) return basename(path) === BASELINE_FILE ? null : path;
  const file = join(path, EVALUATION_FILE);
  return (await stat(file).catch(() => null))?.isFile() ? file : null;
}

/** The queries of a run's `explained` questions, and those that matched, which show prefixes and classes. */
export async function readQueries(file: string, explained: readonly string[], roots: Roots): Promise<QueriesById> {
  const questions = await readEvaluated(file, roots, new Set(explained));
  return new Map(questions.flatMap(({ id, queries }) => (queries ? [[id, queries] as const] : [])));
}

/** Reads a run, and adds the texts and reasons of an evaluation file next to its baseline file. */
export async function readRunWithTexts(path: string, mayStop = false): Promise<RunFigures> {
  const run = await readRun(path, null, mayStop);
  const texts = await readEvaluated(join(path, EVALUATION_FILE), null);
  if (texts.length === 0) return run;
  const evaluatedById = new Map(texts.map((question) => [question.id, question]));
  return { ...run, questions: run.questions.map((question) => addTexts(question, evaluatedById.get(question.id))) };
}

function addTexts(question: QuestionFigures, evaluated: QuestionFigures | undefined): QuestionFigures {
  if (!evaluated) return question;
  const { rules, checks } = question;
  const { queries } = evaluated;
  return {
    ...question,
    text: question.text ?? evaluated.text,
    why: evaluated.why ?? question.why,
    ...(rules && { rules: { ...rules, broken: evaluated.rules?.broken ?? rules.broken } }),
    ...(checks && { checks: { ...checks, failed: evaluated.checks?.failed ?? checks.failed } }),
    ...(queries && { queries }),
  };
}

/** The file of a run, given by itself or as its folder: the first of some names. Throws an input error without one. */
export async function findFileOfRun(path: string, names: readonly string[], reason: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw fileError(path, missingReason(path, 'there is no such file or folder'));
  if (!stats.isDirectory()) return path;
  for (const name of names) {
    const file = join(path, name);
    if (await stat(file).catch(() => null)) return file;
  }
  throw fileError(path, reason);
}

/** The label of a run: the file name, or the folder name for the usual file names. */
export function labelOf(path: string): string {
  const name = basename(resolve(path));
  const isUsualName = name === BASELINE_FILE || name === EVALUATION_FILE;
  return isUsualName ? basename(dirname(resolve(path))) : name;
}

/** The absolute path of a run's page, given its folder or the file itself. Throws an input error if there is none. */
export async function pageOf(path: string): Promise<string> {
  const reason = `the folder has no ${PAGE_FILE}; stepgate evaluate --out writes one`;
  return resolve(await findFileOfRun(path, [PAGE_FILE], reason));
}
