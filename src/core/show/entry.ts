import { decodeResponse } from '../corpus/response.js';
import { statusOf } from '../entries/decode-entry.js';
import { questionOf } from '../entries/entry-question.js';
import { checksOfEntry, rulesOfEntry } from '../entries/entry-rules.js';
import { evaluateQuestion } from '../entries/evaluate-question.js';
import { answerFiguresOf, customTextsOf } from '../entries/judged-answers.js';
import { stepMeans } from '../entries/judged-steps.js';
import type { Entry } from '../entries/result-types.js';
import { collectStepMetrics } from '../entries/sample.js';
import { decidingStep } from '../figures/entry-figures.js';
import type { Why } from '../figures/figures.js';
import { countClaims, decodeClaims } from '../judge/correctness.js';
import { answerText } from '../judge/custom-metric.js';
import { wrongOrder } from '../rules/check-rules.js';
import { hasStepsScore, referenceOf } from '../steps/alternatives.js';
import { COMPARED_ARGUMENTS } from '../steps/arguments.js';
import type { ActualStep, Question, ReferenceStep, Response, StepDetail } from '../steps/model.js';
import { isAbsent, isMapping, once, own } from '../text/values.js';
import { type CompilePattern, fitsPattern } from '../text/wildcards.js';
import { causeRow } from '../words/causes.js';
import type { BrokenRule, RuleName } from '../words/rules.js';
import { PRESETS, type ScoringRules } from '../words/scoring-rules.js';
import { type Extent, SCREEN } from './extent.js';
import { tablesOf } from './tables.js';
import { callsOf, diffArguments, diffCall, diffOutputs, expectedRules, type ShownCall, turnsOf } from './texts.js';

/** The answers of one question in a run. */
export interface FoundEntry {
  readonly entry: Entry;
  readonly answers: number;
  /** The scoring rules of the run; absent if unknown: then those of the standard preset. */
  readonly rules?: ScoringRules;
  /** Compiles the regular expressions of steps that are scored again; absent: none. */
  readonly compile?: CompilePattern;
}

/** One answer to one question, with everything that explains its score: plain data, for any output. */
export type ShownQuestion = ReturnType<typeof shownQuestion>;

/** The data to show one question, with the same question of another run. */
export function shownQuestion(
  foundEntry: FoundEntry,
  base: (FoundEntry & { readonly label: string }) | null,
  extent: Extent = SCREEN,
) {
  const { template_id, question_id, question_text } = foundEntry.entry;
  const headEntry = readEntry(foundEntry, extent);
  return {
    id: question_id,
    templateId: template_id,
    text: question_text,
    ...shownAnswer(headEntry),
    /** The same question in the run to compare with; null: there is no such run, or it lacks the question. */
    base: base && shownBase(readEntry(base, extent), base.label, headEntry),
  };
}

type ReadEntry = ReturnType<typeof readEntry>;

function readEntry(foundEntry: FoundEntry, extent: Extent) {
  const { entry } = foundEntry;
  const question = questionOf(entry, foundEntry.compile);
  const decodedResponse = decodeResponse(entry);
  const response = decodedResponse.kind === 'ok' ? decodedResponse.value : null;
  const details = entry.steps_details ?? scoreAgain(question, response, foundEntry.rules);
  const why = explainMiss(entry, details);
  // The scored step that decided; the last one if none missed.
  const decided = details.find(({ cause }) => cause !== undefined && cause === why?.cause) ?? details.at(-1) ?? null;
  return { ...foundEntry, question, steps: response?.steps ?? [], details, why, decided, extent };
}

/** Scores the steps again, as graphrag-eval's files have no details. */
function scoreAgain(question: Question | null, response: Response | null, rules: ScoringRules = PRESETS.standard) {
  if (!question || !response || response.steps === null) return [];
  const options = { knobs: rules, aliases: [], details: 'full' } as const;
  return evaluateQuestion(question, response, options).steps?.details ?? [];
}

function explainMiss(entry: Entry, details: readonly StepDetail[]): Why | null {
  const error = typeof entry.error === 'string' ? entry.error : undefined;
  if (entry.status !== 'success') return { cause: { kind: 'no_response', step: 0 }, stepName: '', detail: { error } };
  return decidingStep(details);
}

function readScore({ entry, question }: ReadEntry): number | null {
  const score = typeof entry.steps_score === 'number' ? entry.steps_score : null;
  if (score === null && !(question && hasStepsScore(question))) return null;
  return entry.status === 'success' ? (score ?? 0) : 0;
}

/** One answer, with the steps that its score is computed from. */
export type ShownAnswer = ReturnType<typeof shownAnswer>;

/** `isCompared`: whether its steps are shown next to the reference. */
function shownAnswer(entryData: ReadEntry, isCompared = true) {
  const { entry, answers, details, why, decided, steps, extent } = entryData;
  const compareDecided = once(() => decided && comparedSteps(entryData, decided));
  const compared = isCompared ? compareDecided() : null;
  const isEveryStep = extent.isEveryStep && isCompared;
  const trial = typeof entry.trial === 'number' ? { number: entry.trial, of: answers } : null;
  const brokenRules = rulesOfEntry(entry)?.broken ?? [];
  const failedChecks = checksOfEntry(entry, 'success').failed;
  return {
    status: statusOf(entry),
    /** The steps score in [0, 1]; null without reference steps. */
    score: readScore(entryData),
    /** Why it missed, with all details; null if it did not miss or the reason is unknown. */
    why,
    /** The number of this answer among the question's answers; null if there is only one. */
    trial,
    /** Each scored reference step, compared with its call if every step is shown. */
    references: details.map((detail) => {
      const comparison = detail === decided ? compared : isEveryStep ? comparedSteps(entryData, detail) : null;
      return {
        ...shownReference(detail, details, steps),
        /** The reference step compared with the call; null if it is not shown. */
        compared: isEveryStep ? comparison : null,
      };
    }),
    /** The step that decided and the agent's step; null without a reference step, and in another run if every step is shown. */
    compared,
    /** Rules that it broke, and failed answer checks; absent if empty. */
    ...(brokenRules.length > 0 && { brokenRules }),
    ...(failedChecks.length > 0 && { failedChecks }),
    calls: callsOf(steps, { roles: assignRoles(entryData), rules: offendingCalls(steps, brokenRules) }, extent).map(
      (call) => withRows(call, compareDecided),
    ),
    /** Counts of all calls, including those not listed. */
    callCounts: { all: steps.length, failed: steps.filter(({ status }) => status !== 'success').length },
    /** The figures of each turn of the user; empty unless there are several turns. */
    turns: turnsOf(entry.turn_figures),
    answer: answerTexts(entry),
  };
}

/** Adds the row count of the compared step, which is known however large its output is. */
function withRows(call: ShownCall, compareDecided: () => ComparedSteps | null): ShownCall {
  const compared = call.role === null ? null : compareDecided();
  const { output } = compared ?? {};
  const table = output?.kind === 'tables' && compared?.call?.number === call.number ? output.tables.actual : null;
  return table ? { ...call, rows: table.total } : call;
}

export type ShownReference = ShownAnswer['references'][number];

function shownReference(detail: StepDetail, details: readonly StepDetail[], steps: readonly ActualStep[]) {
  const { group, step, name, score, cause } = detail;
  const at = findCall(detail, steps);
  const isEarlier = details.some((other) => other.group > group);
  const why: Why | null = cause
    ? { cause, stepName: name, detail: detail.detail ?? {}, ...(isEarlier && { isEarlier }) }
    : null;
  return {
    ...{ group, step, name, score },
    /** Number of the call that matched it, or that explains its miss; null without such a call. */
    call: at === null ? null : at + 1,
    why,
  };
}

function assignRoles({ details, decided, steps }: ReadEntry) {
  const roles = new Map<number, 'explained' | 'matched'>();
  for (const detail of [...details.filter((one) => one !== decided), ...(decided ? [decided] : [])]) {
    const at = findCall(detail, steps);
    if (at !== null && !(detail.cause && detail !== decided)) roles.set(at, detail.cause ? 'explained' : 'matched');
  }
  return roles;
}

export type ShownBase = ReturnType<typeof shownBase>;

/** The same step of another run, and its arguments compared with those of this run's step, or of every step. */
function shownBase(base: ReadEntry, label: string, head: ReadEntry) {
  const decided = sameStep(base, head.decided) ?? base.decided;
  const askedAt = (detailBefore: StepDetail | null, detailNow: StepDetail | null) => {
    const [before, now] = [callAt(base, detailBefore), callAt(head, detailNow)];
    return before && now && diffCall(before, now);
  };
  const { isEveryStep } = head.extent;
  return {
    ...shownAnswer({ ...base, decided }, !isEveryStep),
    label,
    /**
     * The arguments of its step compared with those of this run's step, null if either is missing: of the step that decided, or of
     * each scored reference step, instead of its comparison with the reference.
     */
    asked: isEveryStep
      ? head.details.map((detail) => askedAt(sameStep(base, detail), detail))
      : [askedAt(decided, head.decided)],
  };
}

function sameStep({ details }: ReadEntry, target: StepDetail | null): StepDetail | null {
  return details.find(({ group, step }) => group === target?.group && step === target?.step) ?? null;
}

function callAt({ steps }: ReadEntry, detail: StepDetail | null): ActualStep | null {
  const at = detail === null ? null : findCall(detail, steps);
  return at === null ? null : (steps[at] ?? null);
}

/** The agent's answer, the reference answer, and the judge's result. */
export type AnswerTexts = ReturnType<typeof answerTexts>;

function answerTexts(entry: Entry) {
  const reason = own(entry, 'answer_correctness_reason');
  const texts = customTextsOf(entry);
  const steps = Array.isArray(entry.actual_steps) ? entry.actual_steps.filter(isMapping) : [];
  return {
    /** null: no answer. */
    actual: answerText(entry.actual_answer),
    reference: answerText(entry.reference_answer),
    /** Figures of the judge by name; empty if the answer was not judged. */
    figures: { ...answerFiguresOf(entry), ...stepMeans(collectStepMetrics(steps)).figures },
    /** Texts of custom evaluations by the names of their outputs, with their errors; absent without any. */
    ...(Object.keys(texts).length > 0 && { texts }),
    reason: typeof reason === 'string' ? reason : null,
    /** null: the judge listed none, or they are not in the file. */
    claims: readClaims(own(entry, 'answer_correctness_details')),
  };
}

/** Claims of the reference that the answer has (found) and lacks (missed), and claims that only the answer has (wrong). */
export type AnswerClaims = NonNullable<ReturnType<typeof readClaims>>;

function readClaims(details: unknown) {
  const decodedClaims = isMapping(details) ? decodeClaims({ reason: '', ...details }) : null;
  if (decodedClaims?.kind !== 'ok') return null;
  const { reference_claims: expected, actual_claims: actual, matches } = decodedClaims.value;
  const { missed } = countClaims(decodedClaims.value);
  const stated = new Set(matches.map(({ actual_index }) => actual_index));
  return {
    found: expected.filter((claim) => !missed.includes(claim)),
    missed,
    wrong: actual.filter((_, at) => !stated.has(at)),
  };
}

/** The calls that broke a rule, by index: each forbidden call, and the first call beyond a limit or out of order. */
function offendingCalls(steps: readonly ActualStep[], broken: readonly BrokenRule[]): ReadonlyMap<number, RuleName> {
  const forbidden = new Set(
    broken.flatMap(({ rule, actual }) => (rule === 'forbidden' || rule === 'allowed' ? [actual] : [])),
  );
  const offending = new Map<number, RuleName>();
  for (const one of broken) for (const at of firstPlace(one, steps)) offending.set(at, one.rule);
  for (const [at, { name }] of steps.entries()) if (forbidden.has(name)) offending.set(at, 'forbidden');
  return offending;
}

function firstPlace({ rule, tool = '', limit, actual }: BrokenRule, steps: readonly ActualStep[]): number[] {
  const places = (fits: (step: ActualStep) => boolean) => steps.flatMap((step, at) => (fits(step) ? at : []));
  switch (rule) {
    case 'max_steps':
      return typeof limit === 'number' && limit < steps.length ? [limit] : [];
    case 'max_failed_steps':
      return typeof limit === 'number' ? places(({ status }) => status === 'error').slice(limit, limit + 1) : [];
    case 'calls': {
      // The last of too many calls; of too few, none is to blame.
      const isMost = typeof limit === 'string' && !limit.startsWith('at least');
      const most = isMost ? Number(limit.split(' ').at(-1)) : Number.NaN;
      return places(({ name }) => fitsPattern(name, tool)).filter((_, index) => index === most);
    }
    case 'order': {
      const wrongPair = Array.isArray(limit) && Array.isArray(actual) ? wrongOrder(limit, actual) : null;
      return wrongPair ? places(({ name }) => fitsPattern(name, wrongPair.later)).slice(0, 1) : [];
    }
    default:
      return [];
  }
}

/** Index of the call that matched, or that explains a miss; null without such a call. */
function findCall({ matches, detail }: StepDetail, steps: readonly ActualStep[]): number | null {
  const id = matches ?? detail?.closest;
  const at = isAbsent(id) ? -1 : steps.findLastIndex((step) => step.id === id);
  return at < 0 ? null : at;
}

/** A scored reference step and the call that matched it, or that explains its miss. */
export type ComparedSteps = NonNullable<ReturnType<typeof comparedSteps>>;

function comparedSteps(answer: ReadEntry, detail: StepDetail) {
  const { question, steps } = answer;
  const reference = question && referenceOf(question, detail);
  if (!reference) return null;
  const at = detail.cause && causeRow(detail.cause.kind).isOtherTool ? null : findCall(detail, steps);
  const actual = at === null ? null : (steps[at] ?? null);
  return {
    name: reference.name,
    /** The agent's step; null: no close step. */
    call: actual && { number: (at ?? 0) + 1, name: actual.name },
    detail: detail.detail ?? {},
    ...comparedArguments(reference, actual),
    /** The rules of `expect`, as the corpus has them. Example: `args.unit: {"any":["celsius","C"]}`. */
    expect: expectedRules(reference),
    /** null: the reference has no output; only its arguments count. */
    output: comparedOutputs(reference, actual, detail.cause !== undefined, answer),
  };
}

/**
 * The compared arguments; only the call's if the reference has none and none are compared. `argsOf`: the steps that the arguments
 * belong to.
 */
function comparedArguments(reference: ReferenceStep, actual: ActualStep | null) {
  if (actual === null) return { args: diffArguments(reference, null), argsOf: 'reference' as const };
  const isCompared = (reference.matching?.args ?? 'ignore') !== 'ignore' || COMPARED_ARGUMENTS.has(reference.name);
  const [referenceHasArgs, callHasArgs] = [reference, actual].map(({ args }) => Object.keys(args).length > 0);
  if (!referenceHasArgs && callHasArgs && !isCompared)
    return { args: diffArguments(actual, null), argsOf: 'call' as const };
  return { args: diffCall(reference, actual, reference.matching), argsOf: 'both' as const };
}

function comparedOutputs(reference: ReferenceStep, actual: ActualStep | null, isMissed: boolean, answer: ReadEntry) {
  const { extent, rules = PRESETS.standard } = answer;
  if (isAbsent(reference.output)) return null;
  const tables = tablesOf(reference, actual, isMissed, { rules, extent });
  if (tables) return { kind: 'tables' as const, tables };
  const { matching } = reference;
  const how = { ...(matching && { matching }), isUnwrapped: rules.mcp_results === 'unwrap' };
  return { kind: 'text' as const, ...diffOutputs(reference, actual, how) };
}
