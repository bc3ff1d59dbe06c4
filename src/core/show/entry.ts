import { decodeResponse } from '../corpus/response.js';
import { checksOfEntry, rulesOfEntry } from '../corpus/rules.js';
import { statusOf } from '../entries/decode-entry.js';
import { questionOf } from '../entries/entry-question.js';
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
import {
  type AnswerClaims,
  type AnswerTexts,
  type ComparedOutputs,
  type ComparedSteps,
  type Extent,
  SCREEN,
  type ShownAnswer,
  type ShownBase,
  type ShownCall,
  type ShownQuestion,
  type ShownReference,
  type TextDiff,
} from './question.js';
import { tablesOf } from './tables.js';
import { callsOf, diffArguments, diffCall, diffOutputs, expectedRules, turnsOf } from './texts.js';

/** The answers of one question in a run. */
export interface FoundEntry {
  readonly entry: Entry;
  /** Number of answers to the question. */
  readonly answers: number;
  /** The scoring rules of the run; absent if unknown: then those of the standard preset. */
  readonly rules?: ScoringRules;
  /** Compiles the regular expressions of steps that are scored again; absent: none. */
  readonly compile?: CompilePattern;
}

/** The data to show one question, with the same question of another run. */
export function shownQuestion(
  foundEntry: FoundEntry,
  base: (FoundEntry & { readonly label: string }) | null,
  extent: Extent = SCREEN,
): ShownQuestion {
  const { template_id, question_id, question_text } = foundEntry.entry;
  const headEntry = readEntry(foundEntry, extent);
  return {
    id: question_id,
    templateId: template_id,
    text: question_text,
    ...shownAnswer(headEntry),
    base: base && shownBase(readEntry(base, extent), base.label, headEntry),
  };
}

interface ReadEntry extends FoundEntry {
  readonly question: Question | null;
  readonly steps: readonly ActualStep[];
  readonly details: readonly StepDetail[];
  readonly why: Why | null;
  /** The scored step that decided; the last one if none missed. */
  readonly decided: StepDetail | null;
  readonly extent: Extent;
}

function readEntry(foundEntry: FoundEntry, extent: Extent): ReadEntry {
  const { entry } = foundEntry;
  const question = questionOf(entry, foundEntry.compile);
  const decodedResponse = decodeResponse(entry);
  const response = decodedResponse.kind === 'ok' ? decodedResponse.value : null;
  const details = entry.steps_details ?? scoreAgain(question, response, foundEntry.rules);
  const why = explainMiss(entry, details);
  const decidingDetail =
    details.find(({ cause }) => cause !== undefined && cause === why?.cause) ?? details.at(-1) ?? null;
  return { ...foundEntry, question, steps: response?.steps ?? [], details, why, decided: decidingDetail, extent };
}

/** Scores the steps again, as graphrag-eval's files have no details. */
function scoreAgain(
  question: Question | null,
  response: Response | null,
  rules: ScoringRules = PRESETS.standard,
): readonly StepDetail[] {
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

/** `isCompared`: whether its steps are shown next to the reference. */
function shownAnswer(entryData: ReadEntry, isCompared = true): ShownAnswer {
  const { entry, answers, details, why, decided, steps, extent } = entryData;
  const compareDecided = once(() => decided && comparedSteps(entryData, decided));
  const compared = isCompared ? compareDecided() : null;
  const isEveryStep = extent.isEveryStep && isCompared;
  const trial = typeof entry.trial === 'number' ? { number: entry.trial, of: answers } : null;
  const checks = brokenChecks(entry);
  const rules = offendingCalls(steps, checks.brokenRules);
  return {
    status: statusOf(entry),
    score: readScore(entryData),
    why,
    trial,
    references: details.map((detail) => {
      const comparison = detail === decided ? compared : isEveryStep ? comparedSteps(entryData, detail) : null;
      return { ...shownReference(detail, details, steps), compared: isEveryStep ? comparison : null };
    }),
    compared,
    ...checks,
    calls: callsOf(steps, { roles: assignRoles(entryData), rules }, extent).map((call) =>
      withRows(call, compareDecided),
    ),
    callCounts: { all: steps.length, failed: steps.filter(({ status }) => status !== 'success').length },
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

function shownReference(
  detail: StepDetail,
  details: readonly StepDetail[],
  steps: readonly ActualStep[],
): Omit<ShownReference, 'compared'> {
  const { group, step, name, score, cause } = detail;
  const at = findCall(detail, steps);
  const isEarlier = details.some((other) => other.group > group);
  const why = cause ? { cause, stepName: name, detail: detail.detail ?? {}, ...(isEarlier && { isEarlier }) } : null;
  return { group, step, name, score, call: at === null ? null : at + 1, why };
}

function assignRoles({ details, decided, steps }: ReadEntry): Map<number, ShownCall['role']> {
  const roles = new Map<number, ShownCall['role']>();
  for (const detail of [...details.filter((one) => one !== decided), ...(decided ? [decided] : [])]) {
    const at = findCall(detail, steps);
    if (at !== null && !(detail.cause && detail !== decided)) roles.set(at, detail.cause ? 'explained' : 'matched');
  }
  return roles;
}

/** The same step of another run, and its arguments compared with those of this run's step, or of every step. */
function shownBase(base: ReadEntry, label: string, head: ReadEntry): ShownBase {
  const decided = sameStep(base, head.decided) ?? base.decided;
  const askedAt = (before: StepDetail | null, now: StepDetail | null) =>
    diffCallArguments(callAt(base, before), callAt(head, now));
  if (head.extent.isEveryStep) {
    const askedBySteps = head.details.map((detail) => askedAt(sameStep(base, detail), detail));
    return { ...shownAnswer({ ...base, decided }, false), label, asked: null, askedBySteps };
  }
  return { ...shownAnswer({ ...base, decided }), label, asked: askedAt(decided, head.decided), askedBySteps: [] };
}

function sameStep({ details }: ReadEntry, target: StepDetail | null): StepDetail | null {
  return details.find(({ group, step }) => group === target?.group && step === target?.step) ?? null;
}

function diffCallArguments(before: ActualStep | null, after: ActualStep | null): TextDiff | null {
  return before && after && diffCall(before, after);
}

function callAt({ steps }: ReadEntry, detail: StepDetail | null): ActualStep | null {
  const at = detail === null ? null : findCall(detail, steps);
  return at === null ? null : (steps[at] ?? null);
}

function answerTexts(entry: Entry): AnswerTexts {
  const reason = own(entry, 'answer_correctness_reason');
  const texts = customTextsOf(entry);
  return {
    actual: answerText(entry.actual_answer),
    reference: answerText(entry.reference_answer),
    figures: { ...answerFiguresOf(entry), ...stepMeansOf(entry) },
    ...(Object.keys(texts).length > 0 && { texts }),
    reason: typeof reason === 'string' ? reason : null,
    claims: readClaims(own(entry, 'answer_correctness_details')),
  };
}

function stepMeansOf({ actual_steps }: Entry): Record<string, number> {
  const steps = Array.isArray(actual_steps) ? actual_steps.filter(isMapping) : [];
  return stepMeans(collectStepMetrics(steps)).figures;
}

function readClaims(details: unknown): AnswerClaims | null {
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

/** The rules that an answer broke and its failed answer checks, without empty lists. */
function brokenChecks(entry: Entry): Pick<ShownAnswer, 'brokenRules' | 'failedChecks'> {
  const brokenRules = rulesOfEntry(entry)?.broken ?? [];
  const failedChecks = checksOfEntry(entry, 'success').failed;
  return { ...(brokenRules.length > 0 && { brokenRules }), ...(failedChecks.length > 0 && { failedChecks }) };
}

/** The calls that broke a rule, by index: each forbidden call, and the first call beyond a limit or out of order. */
function offendingCalls(
  steps: readonly ActualStep[],
  broken: readonly BrokenRule[] = [],
): ReadonlyMap<number, RuleName> {
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
function comparedSteps(answer: ReadEntry, detail: StepDetail): ComparedSteps | null {
  const { question, steps } = answer;
  const reference = question && referenceOf(question, detail);
  if (!reference) return null;
  const at = detail.cause && causeRow(detail.cause.kind).isOtherTool ? null : findCall(detail, steps);
  const actual = at === null ? null : (steps[at] ?? null);
  return {
    name: reference.name,
    call: actual && { number: (at ?? 0) + 1, name: actual.name },
    detail: detail.detail ?? {},
    ...comparedArguments(reference, actual),
    expect: expectedRules(reference),
    output: comparedOutputs(reference, actual, detail.cause !== undefined, answer),
  };
}

/** The compared arguments; only the call's if the reference has none and none are compared. */
function comparedArguments(
  reference: ReferenceStep,
  actual: ActualStep | null,
): Pick<ComparedSteps, 'args' | 'argsOf'> {
  if (actual === null) return { args: diffArguments(reference, null), argsOf: 'reference' };
  const isCompared = (reference.matching?.args ?? 'ignore') !== 'ignore' || COMPARED_ARGUMENTS.has(reference.name);
  const [referenceHasArgs, callHasArgs] = [reference, actual].map(({ args }) => Object.keys(args).length > 0);
  if (!referenceHasArgs && callHasArgs && !isCompared) return { args: diffArguments(actual, null), argsOf: 'call' };
  return { args: diffCall(reference, actual, reference.matching), argsOf: 'both' };
}

function comparedOutputs(
  reference: ReferenceStep,
  actual: ActualStep | null,
  isMissed: boolean,
  { extent, rules = PRESETS.standard }: ReadEntry,
): ComparedOutputs | null {
  if (isAbsent(reference.output)) return null;
  const tables = tablesOf(reference, actual, isMissed, { rules, extent });
  return tables ? { kind: 'tables', tables } : { kind: 'text', ...diffOutputs(reference, actual, reference.matching) };
}
