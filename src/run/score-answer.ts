import { loadPatterns } from '../adapters/patterns.js';
import type { Pricing } from '../adapters/prices.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import type { Hash } from '../core/corpus/select.js';
import { sourceOf } from '../core/entries/entry-question.js';
import { type Details, evaluateQuestion } from '../core/entries/evaluate-question.js';
import { withRedactedDetails } from '../core/entries/redacted-details.js';
import type { Entry } from '../core/entries/result-types.js';
import type { AnswerPlace, ScoredEntry } from '../core/figures/entry-place.js';
import type { TrialMode } from '../core/figures/trials.js';
import { makeAliasAdvisor } from '../core/steps/aliases.js';
import { asksForRows } from '../core/steps/alternatives.js';
import {
  type FailedOutput,
  type FindFailure,
  findMcpFailure,
  makeFailureFinder,
  withFailedCalls,
} from '../core/steps/failed-outputs.js';
import type { Question, Response, StepsOutcome } from '../core/steps/model.js';
import { prepareGroups, type StepAlias } from '../core/steps/step.js';
import { withInnerCalls } from '../core/steps/wrapped-calls.js';
import type { Rewrite } from '../core/text/values.js';
import type { Rules } from '../core/words/rules.js';
import { leavesGroups, type Scoring } from '../core/words/scoring-rules.js';

/** Settings for scoring the answers of a run. */
export interface AnswerSettings {
  readonly scoring: Scoring;
  readonly aliases: readonly StepAlias[];
  /** Rules of all questions. */
  readonly rules: Rules;
  /** Expressions for outputs of failed calls. */
  readonly failedOutputs: readonly FailedOutput[];
  readonly details: Details;
  /** Whether questions may have several answers. */
  readonly trials: TrialMode;
  /**
   * Whether to compute a hash of all scored parts of a question, which identifies it in other runs. Only for written
   * files.
   */
  readonly fingerprints: boolean;
}

interface AnswerRules extends AnswerSettings {
  /** Questions whose matching steps show which differences do no harm. */
  readonly sampled: ReadonlySet<number>;
}

/** Functions that scoring needs in addition to its rules. */
export interface AnswerPorts {
  readonly hash: Hash;
  readonly pricing: Pricing;
}

/** The result of `makeAnswerScorer`. */
export type AnswerScorer = ReturnType<typeof makeAnswerScorer>;

/** The rules that decide which calls failed. */
export type FailureRules = Pick<AnswerRules, 'failedOutputs' | 'aliases' | 'scoring'>;

/**
 * Makes what scores answers, and observes the names of their steps. It returns the entry as it was scored, with its secrets, and
 * the response with its failed calls marked.
 */
export function makeAnswerScorer(rules: AnswerRules, ports: AnswerPorts) {
  const names = makeAliasAdvisor(rules.scoring, rules.aliases);
  let finders: readonly FindFailure[] | null = null;
  const score = async (question: Question, place: AnswerPlace, recorded: Response | null) => {
    finders ??= await makeFailureFinders(rules);
    const response = recorded && finders.reduce(withFailedCalls, withInnerCalls(recorded, question, rules.aliases));
    if (response) names.observe(question, response);
    return { response, scored: await scoreAnswer(question, place, response, rules, ports) };
  };
  /** The entry without secrets; the same object if it contains none. */
  const redacted = async (entry: Entry, redact: Rewrite): Promise<Entry> => {
    const clean = redact(entry);
    return clean === entry ? entry : withRedactedDetails(clean, await evaluateAgain(clean, rules, finders ?? []));
  };
  return { score, redacted, names };
}

/** Scores the answer of an entry again, after its secrets were redacted. */
async function evaluateAgain(entry: Entry, rules: AnswerRules, finders: readonly FindFailure[]): Promise<Entry> {
  const { question, response } = sourceOf(entry, await loadPatterns());
  const options = { ...rules, knobs: rules.scoring.knobs };
  return evaluateQuestion(question, response && finders.reduce(withFailedCalls, response), options).entry;
}

/** The functions that find failed calls, in this order. The engine of expressions is only loaded if it is needed. */
export async function makeFailureFinders({ failedOutputs, aliases, scoring }: FailureRules): Promise<FindFailure[]> {
  const readsMcp = scoring.knobs.mcp_results === 'unwrap';
  const compile = failedOutputs.length === 0 ? null : await loadPatterns();
  return [
    ...(readsMcp ? [findMcpFailure] : []),
    ...(compile ? [makeFailureFinder(failedOutputs, { aliases, readsMcp, compile })] : []),
  ];
}

/** Whether the score would differ with all groups. A score of 0 would not, because earlier groups are not reached. */
function isOtherByGroups(steps: StepsOutcome | null): boolean {
  return steps?.ofAllGroups !== undefined && steps.score > 0 && steps.ofAllGroups() !== steps.score;
}

async function scoreAnswer(
  question: Question,
  place: AnswerPlace,
  response: Response | null,
  { aliases, details, rules, scoring, trials, fingerprints, sampled }: AnswerRules,
  { hash, pricing }: AnswerPorts,
): Promise<ScoredEntry> {
  const references = prepareGroups(question.groups);
  const costUsd = response && (await pricing.priceOf(response));
  const { knobs } = scoring;
  const trial = trials === 'all' && place.trial > 0 ? { trial: place.trial } : {};
  const options = { aliases, details, knobs, rules, costUsd, ...trial };
  const { entry, steps } = evaluateQuestion(question, response, options, references);
  return {
    ...{ place, entry, tags: question.tags },
    fingerprint: fingerprints ? fingerprintOf(question, hash) : null,
    asksForRows: knobs.rows_f1 && entry.status === 'error' && asksForRows(question, references),
    isBounded: steps?.isBounded === true,
    isOtherByGroups: leavesGroups(scoring) && isOtherByGroups(steps),
    hasEarlierGroups: question.groups.length > 1,
    isSampled: place.trial === 1 && sampled.has(place.question),
  };
}
