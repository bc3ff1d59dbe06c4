import { loadPatterns } from '../adapters/patterns.js';
import type { Pricing } from '../adapters/prices.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import type { Hash } from '../core/corpus/select.js';
import type { CustomEvaluation } from '../core/judge/custom-config.js';
import type { RetrievalSettings } from '../core/judge/metric.js';
import type { AnswerPlace } from '../core/runs/entry-place.js';
import { evaluateQuestion } from '../core/runs/evaluate-question.js';
import { answerTaskOf, entryParts } from '../core/runs/judged-answers.js';
import { stepTasksOf } from '../core/runs/judged-steps.js';
import { questionFigures } from '../core/runs/question-figures.js';
import { sampleOf } from '../core/runs/sample.js';
import type { TrialMode } from '../core/runs/trials.js';
import type { Redact } from '../core/secrets/redact.js';
import { makeAliasAdvisor } from '../core/steps/aliases.js';
import {
  type FailedOutput,
  type FindFailure,
  findMcpFailure,
  makeFailureFinder,
  withFailedCalls,
} from '../core/steps/failed-outputs.js';
import type { Question, Response, StepsOutcome } from '../core/steps/model.js';
import { prepareGroups, type StepAlias } from '../core/steps/step.js';
import type { Mapping } from '../core/text/values.js';
import type { Rules } from '../core/words/rules.js';
import { leavesGroups, type Scoring } from '../core/words/scoring-rules.js';
import { matchedQueries, missedQueries, withAttempt } from './query-differences.js';

/** Settings for scoring the answers of a run. */
export interface AnswerSettings {
  readonly scoring: Scoring;
  readonly aliases: readonly StepAlias[];
  /** Rules of all questions. */
  readonly rules: Rules;
  /** Expressions for outputs of failed calls. */
  readonly failedOutputs: readonly FailedOutput[];
  readonly details: 'full' | 'none';
  /** Whether questions may have several answers. */
  readonly trials: TrialMode;
  /**
   * Whether to compute a hash of all scored parts of a question, which identifies it in other runs. Only for written
   * files.
   */
  readonly fingerprints: boolean;
}

/** Rules for scoring the answers of a run. */
interface AnswerRules extends AnswerSettings {
  /** Whether answers are kept to be judged. */
  readonly isJudged: boolean;
  /** Custom evaluations of the judge. */
  readonly custom: readonly CustomEvaluation[];
  /** How retrieval steps are judged; null: they are not. */
  readonly retrieval: RetrievalSettings | null;
  /** Questions whose matching steps show which differences do no harm. */
  readonly sampled: ReadonlySet<number>;
}

/** Functions that scoring needs in addition to its rules. */
export interface AnswerPorts {
  readonly hash: Hash;
  readonly pricing: Pricing;
  /** Removes secrets from the results. */
  readonly redact: Redact;
}

/** The result of scoring one answer. */
export type AnswerResult = Awaited<ReturnType<typeof scoreAnswer>>;

/** The rules that say which calls have failed. */
export type FailureRules = Pick<AnswerRules, 'failedOutputs' | 'aliases' | 'scoring'>;

/** Makes what scores answers, and observes the names of their steps. */
export function makeAnswerScorer(rules: AnswerRules, ports: AnswerPorts) {
  const names = makeAliasAdvisor(rules.scoring, rules.aliases);
  let finders: readonly FindFailure[] | null = null;
  const score = async (question: Question, place: AnswerPlace, recorded: Response | null) => {
    finders ??= await makeFailureFinders(rules);
    const response = recorded && finders.reduce(withFailedCalls, recorded);
    if (response) names.observe(question, response);
    return scoreAnswer(question, place, response, rules, ports);
  };
  return { score, names };
}

/** What finds failed calls, in this order; the engine of expressions is only loaded if it is needed. */
export async function makeFailureFinders({ failedOutputs, aliases, scoring }: FailureRules): Promise<FindFailure[]> {
  const readsMcp = scoring.knobs.mcp_results === 'unwrap';
  const compile = failedOutputs.length === 0 ? null : await loadPatterns();
  return [
    ...(readsMcp ? [findMcpFailure] : []),
    ...(compile ? [makeFailureFinder(failedOutputs, { aliases, readsMcp, compile })] : []),
  ];
}

/** Whether the score would be another one with all groups. A score of 0 stays, because no earlier group is reached. */
function isOtherByGroups(steps: StepsOutcome | null): boolean {
  return steps?.ofAllGroups !== undefined && steps.score > 0 && steps.ofAllGroups() !== steps.score;
}

async function scoreAnswer(
  question: Question,
  place: AnswerPlace,
  response: Response | null,
  { aliases, details, rules, scoring, trials, fingerprints, isJudged, custom, retrieval, sampled }: AnswerRules,
  { hash, pricing, redact }: AnswerPorts,
) {
  const { trial } = place;
  const references = prepareGroups(question.groups);
  const costUsd = response && (await pricing.priceOf(response));
  const trialNumber = trials === 'all' && trial > 0 ? { trial } : {};
  const options = { aliases, details, knobs: scoring.knobs, redact, rules, costUsd, ...trialNumber };
  const result = evaluateQuestion(question, response, options, references);
  const { entry, status, steps } = result;
  const sample = sampleOf(entry, status, costUsd);
  const fingerprint = fingerprints ? fingerprintOf(question, hash) : null;
  const figures = questionFigures(question, result, sample, fingerprint);
  const scored = { question, response, result };
  const missed = missedQueries(place, scored, figures);
  const task = answerTaskOf({ question, response, entry, custom, aliases }, scoring.knobs);
  const source = { question, response, entry, details: steps?.details ?? [], aliases };
  const tasks = retrieval ? stepTasksOf(source, retrieval, scoring.knobs) : [];
  const isSampled = trial === 1 && sampled.has(place.question);
  return {
    figures: withAttempt(figures, missed, scored),
    sample,
    isBounded: steps?.isBounded === true,
    isOtherByGroups: leavesGroups(scoring) && isOtherByGroups(steps),
    /** The response with its failed calls marked, as it is written. */
    response,
    /** The entry of the evaluation file, whole or in parts. */
    parts: entryParts(entry, { answer: isJudged && task !== null, steps: tasks.length > 0 }),
    /** The task for a judge; null: nothing to judge. */
    task,
    /** The steps, if some of them are judged, with their tasks; the parts of the entry are without them. */
    judgedSteps: tasks.length > 0 ? { steps: entry.actual_steps as readonly Mapping[], tasks } : null,
    missed,
    matched: isSampled ? matchedQueries(place, scored) : [],
  };
}
