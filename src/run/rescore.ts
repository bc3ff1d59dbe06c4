import { type EntryFile, openEntries } from '../adapters/files/entries.js';
import { sha256 } from '../adapters/hash.js';
import { patternsOf } from '../adapters/patterns.js';
import { NO_PRICES, type Pricing } from '../adapters/prices.js';
import type { Baseline } from '../core/comparison/baseline.js';
import {
  configHashes,
  findRescoringNeed,
  isRedacted,
  needsRescoring,
  ruleDifferences,
  withRescored,
} from '../core/comparison/rescored.js';
import { editKind, fingerprintOf } from '../core/corpus/fingerprint.js';
import { isComplete, questionOf, responseOfEntry } from '../core/entries/entry-question.js';
import type { Entry } from '../core/entries/result-types.js';
import { figuresOfEntry } from '../core/figures/entry-figures.js';
import {
  type InexactCounts,
  meanScores,
  type NotRescoredReason,
  type QuestionFigures,
  type QuestionScores,
  type RescoredQuestion,
  type RunFigures,
  SAME_SCORE,
  scoresOf,
} from '../core/figures/figures.js';
import { mergeTrials } from '../core/figures/trials.js';
import type { Question, Response } from '../core/steps/model.js';
import { once } from '../core/text/values.js';
import type { BaseEntries } from './page.js';
import { type AnswerSettings, makeAnswerScorer } from './score-answer.js';

export type RescoringRules = Pick<AnswerSettings, 'scoring' | 'aliases' | 'rules' | 'failedOutputs' | 'trials'>;

/** The recorded response; null: the answer was missing, undefined: the files of the run do not contain it. */
export type RecordedAnswer = Response | null | undefined;

export function recordedAnswers(entries: readonly Entry[]): RecordedAnswer[] {
  return entries.map((entry) => (isComplete(entry) ? responseOfEntry(entry) : undefined));
}

/** The base's answers to a question, scored again, and the head's answers to it. */
interface ScoredAgain extends Pick<RescoredQuestion, 'edit'> {
  readonly figures: QuestionFigures;
  /** The question as the base run asked it; absent when its answers are scored. */
  readonly asked?: Question;
  /** The scores of the base's answers by their own references and rules; null: the rules are unknown. */
  readonly base: QuestionScores | null;
  /** The scores of the head's answers by the references and rules of the base; null: unknown. */
  readonly head: readonly QuestionScores[] | null;
}

/** Why a question was not scored again; `head`: the files of the head run do not contain the scored question. */
type Left = keyof InexactCounts;

/**
 * Scores answers of the base run again, with the references and rules of the head run, and the answers of the head run with
 * those of the base: of the questions whose scored content differs, and of all questions if the rules differ. Without
 * differences, nothing is read.
 */
export interface Rescoring {
  /** Scores answers to a question again, if it differs from that of the base run; each answer is added once. */
  readonly add: (
    figures: QuestionFigures,
    findQuestion: () => Promise<Question | null>,
    headAnswers: () => Promise<readonly RecordedAnswer[]>,
  ) => Promise<void>;
  /** The base run with the scores of its answers for the head run, all of whose answers were added. */
  readonly baseFor: (head: RunFigures, isNamedCorpus?: boolean) => Promise<Baseline>;
}

/** `findEntries` finds the answers of the base run when the first of them is needed. */
export function openRescoring(
  base: Baseline,
  rules: RescoringRules,
  findEntries: () => Promise<BaseEntries>,
): Rescoring {
  if ('kind' in base) return { add: async () => undefined, baseFor: async () => base };
  const originals = new Map(base.questions.map((question) => [question.id, question]));
  const config = configHashes(rules, sha256);
  const differences = ruleDifferences(base, { scoring: rules.scoring, ...(config && { config }) });
  const baseRules = rulesOfBase(base, rules);
  const scorers = {
    ...{ score: makeScorer(rules, true), scoreBefore: baseRules && makeScorer(baseRules) },
    // Another version of Stepgate can score the same answers differently.
    isChecked: differences.every(({ kind }) => kind !== 'version'),
  };
  const open = once(() => findEntries().then(openBase));
  const all = new Map<string, ScoredAgain | Left>();
  return {
    add: async (figures, findQuestion, headAnswers) => {
      const original = originals.get(figures.id);
      if (!original || !needsRescoring(differences, original, figures)) return;
      const opened = await open();
      if (!('file' in opened)) return;
      const question = await findQuestion();
      const known =
        all.get(figures.id) ?? (question ? await rescoreBase(question, original, opened.file, scorers) : 'head');
      if (typeof known === 'string') all.set(figures.id, known);
      else if (!question) all.set(figures.id, { ...known, head: null });
      else all.set(figures.id, await withHead(known, question, await headAnswers(), scorers, rules));
    },
    baseFor: async (head, isNamedCorpus = false) => {
      const need = findRescoringNeed(base, head, rules.aliases);
      if (!need) return base;
      const opened = await open();
      if (!('file' in opened)) return withRescored(base, head, need, new Map(), opened.reason);
      const count = (reason: Left) => [...all.values()].filter((one) => one === reason).length;
      const counts = { incomplete: count('incomplete'), base: count('base'), head: count('head') };
      return withRescored(base, head, need, rescoredQuestions(all), { kind: 'inexact', counts, isNamedCorpus });
    },
  };
}

async function openBase(entries: BaseEntries): Promise<{ file: EntryFile } | { reason: NotRescoredReason }> {
  if (entries.kind === 'none') return { reason: { kind: 'no-answers' } };
  if (entries.kind === 'missing') return { reason: entries.reason };
  const file = await openEntries(entries.path).catch(() => null);
  return file ? { file } : { reason: { kind: 'unavailable', why: 'its evaluation.yaml cannot be read' } };
}

function rescoredQuestions(all: ReadonlyMap<string, ScoredAgain | Left>) {
  const questions = [...all].flatMap(([id, one]) => {
    if (typeof one === 'string') return [];
    const { figures, edit, base, head } = one;
    return [[id, { figures, edit, underBase: base && head && { base, head: meanScores(head) } }] as const];
  });
  return new Map(questions);
}

interface Scorers {
  readonly score: ScoreAnswers;
  /** The scores with the references and rules of the base run; null: unknown. */
  readonly scoreBefore: ScoreAnswers | null;
  /** Whether the base's answers must get their recorded scores with the base's references. */
  readonly isChecked: boolean;
}

/** A question with the scores of the head's answers by the base's question; null: the files do not contain all required data. */
async function withHead(
  { asked, head, ...others }: ScoredAgain,
  question: Question,
  answers: readonly RecordedAnswer[],
  { scoreBefore }: Scorers,
  { trials }: RescoringRules,
): Promise<ScoredAgain> {
  const known = asked && exactAnswers(answers, [asked, question]);
  const scores = known && scoreBefore && (await scoreBefore(asked, known)).map(scoresOf);
  // Only a question that may have further answers is kept, as it can be large.
  return { ...others, head: head && scores ? [...head, ...scores] : null, ...(asked && trials === 'all' && { asked }) };
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
): Promise<ScoredAgain | Left> {
  const entries = await file.read(question.id).catch(() => []);
  const [entry] = entries;
  if (!entry || entries.length !== Math.max(1, original.trials?.count ?? 1)) return 'base';
  if (!entries.every(isComplete)) return 'incomplete';
  const asked = await recoverQuestion(entry, original.fingerprint);
  const answers = asked && exactAnswers(recordedAnswers(entries), [asked, question]);
  if (!answers) return 'base';
  const scores = scoreBefore && meanScores((await scoreBefore(asked, answers)).map(scoresOf));
  if (scores && isChecked && Math.abs((scores.steps ?? 0) - (original.score ?? 0)) > SAME_SCORE) return 'base';
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
  if (!isJudged || !answer) return { ...figures, status, measures };
  // Reference contexts may have changed together with the matches.
  const kept = Object.entries(answer.figures).filter(([name]) => !name.startsWith('retrieval_context_'));
  return { ...figures, status, measures, answer: { ...answer, figures: Object.fromEntries(kept) } };
}

type Answers = readonly (Response | null)[];
type ScoreAnswers = (question: Question, answers: Answers) => Promise<QuestionFigures[]>;

/** Scores answers that are not written, so that nothing is redacted here; the report redacts what it shows. */
export function makeScorer(rules: RescoringRules, fingerprints = false, pricing: Pricing = NO_PRICES): ScoreAnswers {
  const scorer = makeAnswerScorer({ ...rules, details: 'none', sampled: new Set(), fingerprints }, pricing);
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
