import { type EntryFile, openEntries } from '../adapters/files/entries.js';
import { sha256 } from '../adapters/hash.js';
import { patternsOf } from '../adapters/patterns.js';
import { canonicalJson, editKind, fingerprintOf } from '../core/corpus/fingerprint.js';
import type { Baseline } from '../core/runs/comparison.js';
import type { RawEntry } from '../core/runs/evaluate-question.js';
import { questionOf } from '../core/runs/evaluation.js';
import {
  type NotRescoredReason,
  type QuestionFigures,
  type QuestionScores,
  type RuleDifference,
  type RunFigures,
  scoresOf,
} from '../core/runs/figures.js';
import {
  configHashes,
  costsOf,
  findRescoringNeed,
  isAsRecorded,
  isSameScore,
  type RescoredQuestion,
  type RescoringNeed,
  withRescored,
} from '../core/runs/rescored.js';
import type { Question } from '../core/steps/model.js';
import { type RescoringRules, rescoreQuestion, scoreEntries } from './filed-answers.js';
import type { Scored } from './finish-run.js';
import type { BaseEntries } from './page.js';

/** The answers of the base run, which are found and opened on first use. */
export interface BaseAnswers {
  readonly open: () => Promise<OpenedBase>;
  readonly close: () => Promise<void>;
}

type OpenedBase = { readonly file: EntryFile } | { readonly reason: NotRescoredReason };

/** Where the answers of the base run and the questions of the head run come from. */
export interface RescoringSource {
  readonly rules: RescoringRules;
  readonly base: BaseAnswers;
  /** The question of the head run; null if its file does not hold it exactly. */
  readonly questionOf: (id: string) => Promise<Question | null>;
  /** Scores the answers of the head run to a question by the base's references and rules; null: they are unknown. */
  readonly scoreHead: ScoreHead;
  /** Questions that were scored again while the answers of the head run were read; absent: none was. */
  readonly rescored?: (id: string) => RescoredQuestion | null;
  /** Whether the questions are from a file that a user names, and not from the run. */
  readonly isNamedCorpus?: boolean;
  /** Closes the files of the head run; absent: its questions are in memory. */
  readonly close?: () => Promise<void>;
}

export type ScoreHead = (question: Question, rules: RescoringRules) => Promise<QuestionScores | null>;

/** The answers of the base run from a function that finds them. */
export function baseAnswersOf(find: () => Promise<BaseEntries>): BaseAnswers {
  let opened: Promise<OpenedBase> | null = null;
  const open = () => {
    opened ??= find().then(openBase);
    return opened;
  };
  const close = async () => {
    const base = await opened?.catch(() => null);
    opened = null;
    if (base && 'file' in base) await base.file.close();
  };
  return { open, close };
}

/**
 * Scores answers of the base run again, with the references and rules of the head run: of the questions whose scored
 * content differs, and of all questions if the rules differ. Without differences, nothing is read.
 */
export async function rescoreBaseline(
  baseline: Baseline,
  { run: { run: head }, shard }: Pick<Scored, 'run' | 'shard'>,
  source: RescoringSource,
): Promise<Baseline> {
  if ('kind' in baseline || shard !== null) return baseline;
  try {
    const need = findRescoringNeed(baseline, head);
    if (need === null) return baseline;
    const opened = await source.base.open();
    if (!('file' in opened)) return withRescored(baseline, head, need, new Map(), opened.reason);
    const { questions, foreign } = await rescoreAll(need, { base: baseline, head, file: opened.file }, source);
    const reason = { kind: 'inexact' as const, head: foreign, isNamedCorpus: source.isNamedCorpus === true };
    return withRescored(baseline, head, need, questions, reason);
  } finally {
    await source.base.close();
    await source.close?.();
  }
}

async function openBase(entries: BaseEntries): Promise<OpenedBase> {
  if (entries.kind === 'none') return { reason: { kind: 'no-answers' } };
  if (entries.kind === 'missing') return { reason: entries.reason };
  const file = await openEntries(entries.path).catch(() => null);
  return file ? { file } : { reason: { kind: 'unavailable', why: 'its evaluation.yaml cannot be read' } };
}

/** `foreign`: the number of questions that the files of the head run do not hold exactly. */
async function rescoreAll(
  { ids, differences }: RescoringNeed,
  { base, head, file }: { readonly base: RunFigures; readonly head: RunFigures; readonly file: EntryFile },
  source: RescoringSource,
): Promise<{ readonly questions: Map<string, RescoredQuestion>; readonly foreign: number }> {
  const [originals, heads] = [figuresById(base), figuresById(head)];
  const rules = comparedRules(base, differences, source.rules);
  const questions = new Map<string, RescoredQuestion>();
  let foreign = 0;
  for (const id of ids) {
    const [original, ofHead] = [originals.get(id), heads.get(id)];
    if (!original || !ofHead) continue;
    const question = await source.questionOf(id);
    if (!question) foreign++;
    if (!question) continue;
    const rescored = source.rescored
      ? source.rescored(id)
      : await rescoreOne({ original, head: ofHead, base, file, question, ...rules }, source);
    if (rescored) questions.set(id, rescored);
  }
  return { questions, foreign };
}

export function figuresById({ questions }: RunFigures): ReadonlyMap<string, QuestionFigures> {
  return new Map(questions.map((question) => [question.id, question]));
}

/** The rules of the base run with those of the head run. */
interface ComparedRules {
  /** null: unknown. */
  readonly baseRules: RescoringRules | null;
  /** Whether the base's answers must score by the base's references as they are recorded. */
  readonly isChecked: boolean;
  /** Whether both runs are known to score alike what is asked alike. */
  readonly isAlike: boolean;
}

export function comparedRules(
  base: RunFigures,
  differences: readonly RuleDifference[],
  rules: RescoringRules,
): ComparedRules {
  return {
    baseRules: rulesOfBase(base, rules),
    // Another version of Stepgate can score the same answers differently.
    isChecked: differences.every(({ kind }) => kind !== 'version'),
    isAlike: base.scoring !== null && differences.length === 0,
  };
}

/** A question of both runs, and the base's answers to it. */
interface Rescoring extends ComparedRules {
  readonly original: QuestionFigures;
  /** The figures of the head run, or of one of its answers. */
  readonly head: QuestionFigures;
  readonly base: Pick<RunFigures, 'scoring'>;
  readonly file: EntryFile;
  /** The question of the head run. */
  readonly question: Question;
}

/** The base's answers to a question, scored again. */
export interface RescoredBase extends Omit<RescoredQuestion, 'underBase'> {
  /** null: unknown. */
  readonly earlier: EarlierQuestion | null;
}

/** A question as the base run asked it. */
export interface EarlierQuestion {
  /** null: the answers of the head run score as by its own question. */
  readonly question: Question | null;
  /** The scores of the base's answers. */
  readonly scores: QuestionScores;
}

async function rescoreOne(
  rescoring: Rescoring,
  { rules, scoreHead }: RescoringSource,
): Promise<RescoredQuestion | null> {
  const base = await rescoreBase(rescoring, rules);
  if (!base) return null;
  const { earlier, ...rescored } = base;
  const { baseRules, head: figures } = rescoring;
  const scoreAgain = (asked: Question) => (baseRules ? scoreHead(asked, baseRules) : null);
  const head = earlier && (earlier.question ? await scoreAgain(earlier.question) : scoresOf(figures));
  return { ...rescored, underBase: earlier && head && { base: earlier.scores, head } };
}

/** Scores the base's answers to a question again; null if they are not those that its figures come from. */
export async function rescoreBase(rescoring: Rescoring, rules: RescoringRules): Promise<RescoredBase | null> {
  const { original, base, file, question, baseRules, isChecked } = rescoring;
  const reworded = await figuresOfReworded(rescoring);
  if (reworded) return { figures: reworded, earlier: { question: null, scores: scoresOf(original) }, edit: 'text' };
  const entries = await file.read(question.id).catch(() => []);
  if (!isAsRecorded(entries, original, question)) return null;
  const asked = await recoverQuestion(entries[0] as RawEntry, original.fingerprint, question);
  if (!asked && original.fingerprint !== null) return null;
  const isRuledAlike = asked !== null && baseRules !== null && isSameRules([asked, baseRules], [question, rules]);
  const answers = { entries, costs: costsOf(original, base), written: baseRules?.rules ?? null, isRuledAlike };
  const scores = asked && baseRules ? await scoreEntries(asked, answers, baseRules) : null;
  if (scores && isChecked && !isSameScore(scores.steps, original.score)) return null;
  return {
    figures: await rescoreQuestion(question, answers, original, rules),
    // The run that recorded them had all that its files lack.
    earlier: asked && scores && { question: asked, scores: isChecked ? scoresOf(original) : scores },
    edit: asked ? editKind(asked, question, sha256) : 'references',
  };
}

type Ruled = readonly [Pick<Question, 'rules'>, RescoringRules];

function isSameRules(...sides: readonly [Ruled, Ruled]): boolean {
  const [one, other] = sides.map(([{ rules }, { scoring, ...all }]) =>
    canonicalJson([{ ...all.rules, ...rules }, all.aliases, all.failedOutputs, scoring.knobs.mcp_results]),
  );
  return one === other;
}

/**
 * The base's figures of a question of which only the text was edited, so that all answers keep their scores; null: more was
 * edited, or the files do not show it.
 */
async function figuresOfReworded({
  original,
  head,
  file,
  question,
  isAlike,
}: Rescoring): Promise<QuestionFigures | null> {
  if (!isAlike || original.fingerprint === null) return null;
  const [entry] = await file.read(question.id).catch(() => []);
  const text = entry?.question_text ?? null;
  if (text === null || text === question.text) return null;
  if (fingerprintOf({ ...question, text }, sha256) !== original.fingerprint) return null;
  // Judged figures are about the earlier text.
  const { answer: _, ...figures } = original;
  return { ...figures, text: question.text, fingerprint: head.fingerprint };
}

/**
 * The question that an entry was scored by; null if the entry does not hold it exactly. Without the key `extra_calls`, which
 * entries of earlier versions never have, the usual values and that of another question are tried.
 */
export async function recoverQuestion(
  entry: RawEntry,
  fingerprint: string | null,
  other: Question | null,
): Promise<Question | null> {
  const { compile = null } = await patternsOf({ ...entry, steps_details: [] });
  const question = questionOf(entry, compile);
  if (!question || fingerprint === null) return question;
  const candidates = [question.extraCalls, other?.extraCalls, { except: [] }].map((extraCalls) =>
    extraCalls ? { ...question, extraCalls } : question,
  );
  return candidates.find((candidate) => fingerprintOf(candidate, sha256) === fingerprint) ?? null;
}

/**
 * The rules of the base run: those of the head run, unless the files say otherwise. Of aliases and rules of a config,
 * a baseline file holds hashes only; null if they differ from the head's, because they are then unknown.
 */
export function rulesOfBase(base: RunFigures, rules: RescoringRules): RescoringRules | null {
  // An evaluation file does not contain its rules, so those of the head run are assumed.
  if (base.scoring === null) return rules;
  const hashes = configHashes(rules, sha256);
  const { step_aliases: aliases, rules: config } = base.config ?? {};
  const hasAliases = aliases !== undefined && aliases !== hashes?.step_aliases;
  const hasRules = config !== undefined && config !== hashes?.rules;
  if (hasAliases || hasRules) return null;
  return {
    ...rules,
    scoring: base.scoring,
    aliases: aliases === undefined ? [] : rules.aliases,
    rules: config === undefined ? {} : rules.rules,
    failedOutputs: config === undefined ? [] : rules.failedOutputs,
  };
}
