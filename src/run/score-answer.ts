import { sha256 } from '../adapters/hash.js';
import { loadPatterns } from '../adapters/patterns.js';
import type { Pricing } from '../adapters/prices.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import { sourceOf } from '../core/entries/entry-question.js';
import { type Details, evaluateQuestion, withRedactedDetails } from '../core/entries/evaluate-question.js';
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

export interface AnswerSettings {
  readonly scoring: Scoring;
  readonly aliases: readonly StepAlias[];
  readonly rules: Rules;
  readonly failedOutputs: readonly FailedOutput[];
  readonly details: Details;
  readonly trials: TrialMode;
  /** Whether to compute a hash that identifies a question in other runs; only for written files. */
  readonly fingerprints: boolean;
  /** Questions whose matching steps show which differences do no harm. */
  readonly sampled: ReadonlySet<number>;
}

export type AnswerScorer = ReturnType<typeof makeAnswerScorer>;

export type FailureRules = Pick<AnswerSettings, 'failedOutputs' | 'aliases' | 'scoring'>;

/** Scores answers, and observes the names of their steps; an entry has its secrets, a response marked failures. */
export function makeAnswerScorer(rules: AnswerSettings, pricing: Pricing) {
  const names = makeAliasAdvisor(rules.scoring, rules.aliases);
  let finders: readonly FindFailure[] | null = null;
  const score = async (question: Question, place: AnswerPlace, recorded: Response | null) => {
    finders ??= await makeFailureFinders(rules);
    const response = recorded && finders.reduce(withFailedCalls, withInnerCalls(recorded, question, rules.aliases));
    if (response) names.observe(question, response);
    return { response, scored: await scoreAnswer(question, place, response, rules, pricing) };
  };
  /** The entry without secrets; the same object if it contains none. */
  const redacted = async (entry: Entry, redact: Rewrite): Promise<Entry> => {
    const clean = redact(entry);
    if (clean === entry) return entry;
    const { question, response: source } = sourceOf(clean, await loadPatterns());
    const response = source && (finders ?? []).reduce(withFailedCalls, source);
    const again = evaluateQuestion(question, response, { ...rules, knobs: rules.scoring.knobs });
    return withRedactedDetails(clean, again.entry);
  };
  return { score, redacted, names };
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
  { aliases, details, rules, scoring, trials, fingerprints, sampled }: AnswerSettings,
  pricing: Pricing,
): Promise<ScoredEntry> {
  const references = prepareGroups(question.groups);
  const costUsd = response && (await pricing.priceOf(response));
  const { knobs } = scoring;
  const trial = trials === 'all' && place.trial > 0 ? { trial: place.trial } : {};
  const options = { aliases, details, knobs, rules, costUsd, ...trial };
  const { entry, steps } = evaluateQuestion(question, response, options, references);
  return {
    ...{ place, entry, tags: question.tags },
    fingerprint: fingerprints ? fingerprintOf(question, sha256) : null,
    asksForRows: knobs.rows_f1 && entry.status === 'error' && asksForRows(question, references),
    isBounded: steps?.isBounded === true,
    isOtherByGroups: leavesGroups(scoring) && isOtherByGroups(steps),
    hasEarlierGroups: question.groups.length > 1,
    isSampled: place.trial === 1 && sampled.has(place.question),
  };
}
