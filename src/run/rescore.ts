import { type EntryFile, openEntries } from '../adapters/files/entries.js';
import { sha256 } from '../adapters/hash.js';
import { patternsOf } from '../adapters/patterns.js';
import type { Pricing } from '../adapters/prices.js';
import type { Baseline } from '../core/comparison/comparison.js';
import {
  configHashes,
  findRescoringNeed,
  isRedacted,
  needsRescoring,
  type RescoredQuestion,
  ruleDifferences,
  withRescored,
} from '../core/comparison/rescored.js';
import { editKind, fingerprintOf } from '../core/corpus/fingerprint.js';
import { isComplete, questionOf, responseOfEntry } from '../core/entries/entry-question.js';
import type { Entry } from '../core/entries/result-types.js';
import { figuresOfEntry } from '../core/figures/entry-figures.js';
import {
  meanScores,
  type NotRescoredReason,
  type QuestionFigures,
  type QuestionScores,
  type RunFigures,
  SAME_SCORE,
  scoresOf,
} from '../core/figures/figures.js';
import { mergeTrials } from '../core/figures/trials.js';
import type { Question, Response } from '../core/steps/model.js';
import type { Scored } from './finish-run.js';
import type { BaseEntries } from './page.js';
import { type AnswerSettings, makeAnswerScorer } from './score-answer.js';

/** The rules by which the answers of a run are scored. */
export type RescoringRules = Pick<AnswerSettings, 'scoring' | 'aliases' | 'rules' | 'failedOutputs' | 'trials'>;

/** The answers of the base run, which are found and opened on first use. */
export interface BaseAnswers {
  readonly open: () => Promise<OpenedBase>;
  readonly close: () => Promise<void>;
}

type OpenedBase = { readonly file: EntryFile } | { readonly reason: NotRescoredReason };

/** The sources of the base run's answers, and of the head run's questions and answers. */
export interface RescoringSource {
  readonly rules: RescoringRules;
  readonly base: BaseAnswers;
  /** A question of the head run with its answers; null: its files do not contain the scored question. */
  readonly find: (id: string) => Promise<FoundQuestion | null>;
  /** Contains the scores of answers that were scored again while they were read; absent: they are read now. */
  readonly rescorer?: Rescorer | null;
  /** The selected questions of a corpus that a user names; absent: none is named. */
  readonly questions?: readonly Question[];
  /** Closes the files of the head run; absent: its questions are in memory. */
  readonly close?: () => Promise<void>;
}

export interface FoundQuestion {
  readonly question: Question;
  readonly answers: readonly RecordedAnswer[];
}

/** The recorded response; null: the answer was missing, undefined: the files of the run do not contain it. */
export type RecordedAnswer = Response | null | undefined;

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

async function openBase(entries: BaseEntries): Promise<OpenedBase> {
  if (entries.kind === 'none') return { reason: { kind: 'no-answers' } };
  if (entries.kind === 'missing') return { reason: entries.reason };
  const file = await openEntries(entries.path).catch(() => null);
  return file ? { file } : { reason: { kind: 'unavailable', why: 'its evaluation.yaml cannot be read' } };
}

/** The entries of a file, which is opened when an entry is first read; null without a file. */
export function entriesOf(open: () => Promise<EntryFile | null>): EntryFile {
  let file: Promise<EntryFile | null> | null = null;
  return {
    read: async (id) => {
      file ??= open();
      return (await (await file)?.read(id).catch(() => [])) ?? [];
    },
    close: async () => (await file)?.close(),
  };
}

/** The answers that entries of an evaluation file hold. */
export function recordedAnswers(entries: readonly Entry[]): RecordedAnswer[] {
  return entries.map((entry) => (isComplete(entry) ? responseOfEntry(entry) : undefined));
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
    const need = findRescoringNeed(baseline, head, source.rules.aliases);
    if (need === null) return baseline;
    const opened = await source.base.open();
    if (!('file' in opened)) return withRescored(baseline, head, need, new Map(), opened.reason);
    const rescorer = source.rescorer ?? makeRescorer(baseline, source);
    const figures = figuresById(head);
    let foreign = 0;
    for (const id of source.rescorer ? [] : need.ids) {
      const found = await source.find(id);
      if (!found) foreign++;
      else await rescorer.add(found.question, figures.get(id) as QuestionFigures, () => found.answers);
    }
    const { questions, counts } = rescorer.result();
    const reason = { kind: 'inexact', counts: { ...counts, head: foreign } } as const;
    return withRescored(baseline, head, need, questions, { ...reason, isNamedCorpus: source.questions !== undefined });
  } finally {
    await source.base.close();
    await source.close?.();
  }
}

function figuresById({ questions }: RunFigures): ReadonlyMap<string, QuestionFigures> {
  return new Map(questions.map((question) => [question.id, question]));
}

/** Scores the answers of two runs again, each with the references and rules of the other run. */
export type Rescorer = ReturnType<typeof makeRescorer>;

/** The base's answers to a question, scored again, and the head's answers to it. */
interface ScoredAgain extends Omit<RescoredQuestion, 'underBase'> {
  /** The question as the base run asked it; absent when its answers are scored. */
  readonly asked?: Question;
  /** The scores of the base's answers by their own references and rules; null: the rules are unknown. */
  readonly base: QuestionScores | null;
  /** The scores of the head's answers by the references and rules of the base; null: unknown. */
  readonly head: readonly QuestionScores[] | null;
}

export function makeRescorer(base: RunFigures, { rules, base: answers }: Pick<RescoringSource, 'rules' | 'base'>) {
  const originals = figuresById(base);
  const config = configHashes(rules, sha256);
  const differences = ruleDifferences(base, { scoring: rules.scoring, ...(config && { config }) });
  const baseRules = rulesOfBase(base, rules);
  const scorers = {
    ...{ score: makeScorer(rules, true), scoreBefore: baseRules && makeScorer(baseRules) },
    // Another version of Stepgate can score the same answers differently.
    isChecked: differences.every(({ kind }) => kind !== 'version'),
  };
  const all = new Map<string, ScoredAgain | 'incomplete' | 'inexact'>();
  /** Scores the answers to a question again, if it differs from that of the base run; each answer is added once. */
  const add = async (
    question: Question,
    figures: QuestionFigures,
    headAnswers: () => readonly RecordedAnswer[],
  ): Promise<void> => {
    const { id } = question;
    const original = originals.get(id);
    if (!original || !needsRescoring(differences, original, figures)) return;
    const opened = await answers.open();
    if (!('file' in opened)) return;
    const again = all.get(id) ?? (await rescoreBase(question, original, opened.file, scorers));
    if (typeof again === 'string') return void all.set(id, again);
    const { asked, ...others } = again;
    const scores = asked && (await scoresBefore(asked, question, headAnswers(), scorers));
    const head = again.head && scores ? [...again.head, ...scores] : null;
    // Only a question that may have further answers is kept, as it can be large.
    all.set(id, { ...others, head, ...(asked && rules.trials === 'all' && { asked }) });
  };
  const result = () => {
    const left = (reason: 'incomplete' | 'inexact') => [...all.values()].filter((one) => one === reason).length;
    const questions = [...all].flatMap(([id, one]) =>
      typeof one === 'string' ? [] : [[id, rescoredQuestion(one)] as const],
    );
    return { questions: new Map(questions), counts: { incomplete: left('incomplete'), base: left('inexact') } };
  };
  return { add, result };
}

function rescoredQuestion({ figures, edit, base, head }: ScoredAgain): RescoredQuestion {
  return { figures, edit, underBase: base && head && { base, head: meanScores(head) } };
}

interface Scorers {
  /** Scores answers with the rules of the head run. */
  readonly score: ScoreAnswers;
  /** The scores with the references and rules of the base run; null: unknown. */
  readonly scoreBefore: ScoreAnswers | null;
  /** Whether the base's answers must get their recorded scores with the base's references. */
  readonly isChecked: boolean;
}

/** The scores of the head's answers with a question of the base run; null: the files do not contain all required data. */
async function scoresBefore(
  asked: Question,
  question: Question,
  answers: readonly RecordedAnswer[],
  { scoreBefore }: Scorers,
): Promise<QuestionScores[] | null> {
  const known = exactAnswers(answers, [asked, question]);
  return known && scoreBefore && (await scoreBefore(asked, known)).map(scoresOf);
}

/** The answers, if all scored parts of them are known; else null. */
function exactAnswers(answers: readonly RecordedAnswer[], questions: readonly Question[]): Answers | null {
  const known = answers.flatMap((answer) => {
    return answer === undefined || (answer && isRedacted(answer, questions)) ? [] : [answer];
  });
  return known.length === answers.length ? known : null;
}

/** Scores the base's answers to a question again, with the question of the head run; a text explains why it is not possible. */
async function rescoreBase(
  question: Question,
  original: QuestionFigures,
  file: EntryFile,
  { score, scoreBefore, isChecked }: Scorers,
): Promise<ScoredAgain | 'incomplete' | 'inexact'> {
  const entries = await file.read(question.id).catch(() => []);
  const [entry] = entries;
  if (!entry || entries.length !== Math.max(1, original.trials?.count ?? 1)) return 'inexact';
  if (!entries.every(isComplete)) return 'incomplete';
  const asked = await recoverQuestion(entry, original.fingerprint);
  const answers = asked && exactAnswers(recordedAnswers(entries), [asked, question]);
  if (!answers) return 'inexact';
  const scores = scoreBefore && meanScores((await scoreBefore(asked, answers)).map(scoresOf));
  if (scores && isChecked && Math.abs((scores.steps ?? 0) - (original.score ?? 0)) > SAME_SCORE) return 'inexact';
  const isJudgedAlike =
    asked.text === question.text && (asked.referenceAnswer ?? null) === (question.referenceAnswer ?? null);
  const figures = mergedFigures(await score(question, answers), original, isJudgedAlike);
  return { asked, figures, edit: editKind(asked, question), base: scores, head: [] };
}

/** The figures of a question from answers that were scored again. Recorded amounts are unchanged. */
function mergedFigures(answers: readonly QuestionFigures[], original: QuestionFigures, isJudged: boolean) {
  const merged = original.trials ? mergeTrials(answers) : (answers[0] as QuestionFigures);
  const { queries: _, answer: __, ...figures } = merged;
  const { status, measures, answer } = original;
  return { ...figures, status, measures, ...(isJudged && answer && { answer: withoutContextFigures(answer) }) };
}

/** Judged figures without those that depend on reference contexts, which may have changed together with the matches. */
function withoutContextFigures({ figures, ...rest }: NonNullable<QuestionFigures['answer']>) {
  const kept = Object.entries(figures).filter(([name]) => !name.startsWith('retrieval_context_'));
  return { ...rest, figures: Object.fromEntries(kept) };
}

type Answers = readonly (Response | null)[];
type ScoreAnswers = (question: Question, answers: Answers) => Promise<QuestionFigures[]>;

const NO_PRICES: Pricing = { priceOf: async () => null, unknown: () => [] };

/** Scores answers that are not written, so that nothing is redacted here; the report redacts what it shows. */
export function makeScorer(rules: RescoringRules, fingerprints = false, pricing: Pricing = NO_PRICES): ScoreAnswers {
  const ports = { hash: sha256, pricing };
  const scorer = makeAnswerScorer({ ...rules, details: 'none', sampled: new Set(), fingerprints }, ports);
  return async (question, answers) => {
    const all: QuestionFigures[] = [];
    for (const [at, response] of answers.entries()) {
      const { scored } = await scorer.score(question, { question: 0, trial: response ? at + 1 : 0 }, response);
      all.push(figuresOfEntry(scored.entry, scored).figures);
    }
    return all;
  };
}

/** The question that an entry was scored with; null if the entry does not contain it exactly. */
export async function recoverQuestion(entry: Entry, fingerprint: string | null): Promise<Question | null> {
  const { compile = null } = await patternsOf({ ...entry, steps_details: [] });
  const question = questionOf(entry, compile);
  return question && fingerprintOf(question, sha256) === fingerprint ? question : null;
}

/**
 * The rules of the base run: those of the head run, unless the files contain others. Of aliases and rules of a config,
 * a baseline file holds hashes only; null if they differ from the head's, because they are then unknown.
 */
function rulesOfBase(base: RunFigures, rules: RescoringRules): RescoringRules | null {
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
