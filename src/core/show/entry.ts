import { decodeDetail } from '../corpus/cause-detail.js';
import { decodeResponse } from '../corpus/response.js';
import { checksOfEntry, rulesOfEntry } from '../corpus/rules.js';
import { countClaims, decodeClaims } from '../judge/claims.js';
import { wrongOrder } from '../rules/check-rules.js';
import { decodeCause } from '../runs/baseline-file.js';
import { type EvaluationEntry, evaluateQuestion } from '../runs/evaluate-question.js';
import { questionOf, statusOf } from '../runs/evaluation.js';
import type { Why } from '../runs/figures.js';
import { answerFiguresOf, answerText } from '../runs/judged-answers.js';
import { decidingStep } from '../runs/question-figures.js';
import { referenceOf } from '../steps/alternatives.js';
import { COMPARED_ARGUMENTS } from '../steps/arguments.js';
import type { ActualStep, Question, ReferenceStep, Response, StepDetail } from '../steps/model.js';
import { isAbsent, isMapping, type Mapping, own } from '../text/values.js';
import { type CompilePattern, fitsPattern } from '../text/wildcards.js';
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
import { callsOf, diffArguments, diffOutputs } from './texts.js';

/** The answers of one question in a run. */
export interface FoundEntry {
  readonly entry: EvaluationEntry;
  /** How many answers the question has. */
  readonly answers: number;
  /** The scoring of the run; absent where it is not known: then that of the standard preset. */
  readonly rules?: ScoringRules;
  /** For the regular expressions of steps that have to be scored once more; absent: there are none. */
  readonly compile?: CompilePattern;
}

/** One question as a reader sees it, beside the same question of another run. */
export function shownQuestion(
  found: FoundEntry,
  base: (FoundEntry & { readonly label: string }) | null,
  extent: Extent = SCREEN,
): ShownQuestion {
  const { template_id, question_id, question_text } = found.entry;
  const own = readEntry(found, extent);
  return {
    id: question_id,
    templateId: template_id,
    text: question_text,
    ...shownAnswer(own),
    base: base && shownBase(readEntry(base, extent), base.label, own),
  };
}

/** An entry with its steps. */
interface ReadEntry extends FoundEntry {
  readonly question: Question | null;
  readonly steps: readonly ActualStep[];
  readonly details: readonly StepDetail[];
  readonly why: Why | null;
  /** The scored step that decided; the last one where none missed. */
  readonly decided: StepDetail | null;
  readonly extent: Extent;
}

function readEntry(found: FoundEntry, extent: Extent): ReadEntry {
  const { entry } = found;
  const question = questionOf(entry, found.compile);
  const decoded = decodeResponse(entry);
  const response = decoded.kind === 'ok' ? decoded.value : null;
  const details = detailsOf(entry) ?? scoredAgain(question, response, found.rules);
  const why = whyOf(entry, details);
  const decided = details.find(({ cause }) => cause !== undefined && cause === why?.cause) ?? details.at(-1) ?? null;
  return { ...found, question, steps: response?.steps ?? [], details, why, decided, extent };
}

/** What a file says of the scored steps; null where it does not. */
function detailsOf({ steps_details }: EvaluationEntry): StepDetail[] | null {
  if (!Array.isArray(steps_details) || steps_details.length === 0) return null;
  return steps_details.filter(isMapping).map((step) => {
    const detail = own(step, 'detail');
    const closest = isMapping(detail) ? own(detail, 'closest') : undefined;
    return {
      group: typeof step.group === 'number' ? step.group : 0,
      step: typeof step.step === 'number' ? step.step : 0,
      ...alternativeOf(step),
      name: typeof step.name === 'string' ? step.name : '',
      comparator: null,
      score: typeof step.score === 'number' ? step.score : 0,
      matches: own(step, 'matches'),
      cause: decodeCause(step.cause) ?? undefined,
      detail: { ...decodeDetail(detail), closest },
    };
  });
}

function alternativeOf({ any_of, reference_steps_any_of }: Mapping): Partial<StepDetail> {
  return {
    ...(typeof reference_steps_any_of === 'number' && { reference_steps_any_of }),
    ...(typeof any_of === 'number' && { any_of }),
  };
}

/** The library's files have no details: the steps are scored once more. */
function scoredAgain(
  question: Question | null,
  response: Response | null,
  rules: ScoringRules = PRESETS.standard,
): readonly StepDetail[] {
  if (!question || !response || response.steps === null) return [];
  const options = { knobs: rules, aliases: [], details: 'full' } as const;
  return evaluateQuestion(question, response, options).steps?.details ?? [];
}

function whyOf(entry: EvaluationEntry, details: readonly StepDetail[]): Why | null {
  const error = typeof entry.error === 'string' ? entry.error : undefined;
  if (entry.status !== 'success') return { cause: { kind: 'no_response', step: 0 }, stepName: '', detail: { error } };
  return decidingStep(details);
}

function scoreOf({ entry, question }: ReadEntry): number | null {
  const score = typeof entry.steps_score === 'number' ? entry.steps_score : null;
  if (score === null && (question?.groups.length ?? 0) === 0) return null;
  return entry.status === 'success' ? (score ?? 0) : 0;
}

function shownAnswer(read: ReadEntry): ShownAnswer {
  const { entry, answers, details, why, decided, steps, extent } = read;
  const compared = decided && comparedSteps(read, decided);
  const trial = typeof entry.trial === 'number' ? { number: entry.trial, of: answers } : null;
  const checks = brokenChecks(entry);
  const rules = offendingCalls(steps, checks.brokenRules);
  return {
    status: statusOf(entry),
    score: scoreOf(read),
    why,
    trial,
    references: details.map((detail) => {
      const own = detail === decided ? compared : extent.isEveryStep ? comparedSteps(read, detail) : null;
      return { ...shownReference(detail, details, steps), compared: extent.isEveryStep ? own : null };
    }),
    compared,
    ...checks,
    calls: callsOf(steps, { roles: rolesOf(read), rules }, extent).map((call) => withRows(call, compared)),
    callCounts: { all: steps.length, failed: steps.filter(({ status }) => status !== 'success').length },
    answer: answerTexts(entry),
  };
}

/** Of the compared step the rows are known, however large its output is. */
function withRows(call: ShownCall, compared: ComparedSteps | null): ShownCall {
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
  const at = callOf(detail, steps);
  const isEarlier = details.some((other) => other.group > group);
  const why = cause ? { cause, stepName: name, detail: detail.detail ?? {}, ...(isEarlier && { isEarlier }) } : null;
  return { group, step, name, score, call: at === null ? null : at + 1, why };
}

function rolesOf({ details, decided, steps }: ReadEntry): Map<number, ShownCall['role']> {
  const roles = new Map<number, ShownCall['role']>();
  for (const detail of [...details.filter((one) => one !== decided), ...(decided ? [decided] : [])]) {
    const at = callOf(detail, steps);
    if (at !== null && !(detail.cause && detail !== decided)) roles.set(at, detail.cause ? 'explained' : 'matched');
  }
  return roles;
}

/** The same step of another run, and what it asked that this run's did not. */
function shownBase(base: ReadEntry, label: string, head: ReadEntry): ShownBase {
  const decided = sameStep(base, head.decided) ?? base.decided;
  const answer = shownAnswer({ ...base, decided });
  const asked = askedOf(callAt(base, decided), callAt(head, head.decided));
  const others = head.extent.isEveryStep ? head.details : [];
  const askedBySteps = others.map((detail) => askedOf(callAt(base, sameStep(base, detail)), callAt(head, detail)));
  return { ...answer, label, asked, askedBySteps };
}

function sameStep({ details }: ReadEntry, of: StepDetail | null): StepDetail | null {
  return details.find(({ group, step }) => group === of?.group && step === of?.step) ?? null;
}

function askedOf(before: ActualStep | null, after: ActualStep | null): TextDiff | null {
  return before && after && diffArguments(before, after);
}

function callAt({ steps }: ReadEntry, detail: StepDetail | null): ActualStep | null {
  const at = detail === null ? null : callOf(detail, steps);
  return at === null ? null : (steps[at] ?? null);
}

/** The texts of an answer in the evaluation file, with what the judge said of it. */
function answerTexts(entry: EvaluationEntry): AnswerTexts {
  const reason = own(entry, 'answer_correctness_reason');
  return {
    actual: answerText(entry.actual_answer),
    reference: answerText(entry.reference_answer),
    figures: answerFiguresOf(entry),
    reason: typeof reason === 'string' ? reason : null,
    claims: claimsOf(own(entry, 'answer_correctness_details')),
  };
}

function claimsOf(details: unknown): AnswerClaims | null {
  const decoded = isMapping(details) ? decodeClaims({ reason: '', ...details }) : null;
  if (decoded?.kind !== 'ok') return null;
  const { reference_claims: expected, actual_claims: actual, matches } = decoded.value;
  const { missed } = countClaims(decoded.value);
  const stated = new Set(matches.map(({ actual_index }) => actual_index));
  return {
    found: expected.filter((claim) => !missed.includes(claim)),
    missed,
    wrong: actual.filter((_, at) => !stated.has(at)),
  };
}

/** The rules that an answer broke and its failed answer checks, where there are some. */
function brokenChecks(entry: EvaluationEntry): Pick<ShownAnswer, 'brokenRules' | 'failedChecks'> {
  const brokenRules = rulesOfEntry(entry)?.broken ?? [];
  const failedChecks = checksOfEntry(entry, 'success').failed;
  return { ...(brokenRules.length > 0 && { brokenRules }), ...(failedChecks.length > 0 && { failedChecks }) };
}

/** The calls that broke a rule, by their places: each forbidden one; of too many, and of a wrong order, the first. */
function offendingCalls(
  steps: readonly ActualStep[],
  broken: readonly BrokenRule[] = [],
): ReadonlyMap<number, RuleName> {
  const forbidden = new Set(broken.flatMap(({ rule, actual }) => (rule === 'forbidden' ? [actual] : [])));
  const offending = new Map<number, RuleName>();
  for (const one of broken) for (const at of firstPlace(one, steps)) offending.set(at, one.rule);
  for (const [at, { name }] of steps.entries()) if (forbidden.has(name)) offending.set(at, 'forbidden');
  return offending;
}

function firstPlace({ rule, limit, actual }: BrokenRule, steps: readonly ActualStep[]): number[] {
  const places = (fits: (step: ActualStep) => boolean) => steps.flatMap((step, at) => (fits(step) ? at : []));
  switch (rule) {
    case 'max_steps':
      return typeof limit === 'number' && limit < steps.length ? [limit] : [];
    case 'max_failed_steps':
      return typeof limit === 'number' ? places(({ status }) => status === 'error').slice(limit, limit + 1) : [];
    case 'order': {
      const wrong = Array.isArray(limit) && Array.isArray(actual) ? wrongOrder(limit, actual) : null;
      return wrong ? places(({ name }) => fitsPattern(name, wrong.later)).slice(0, 1) : [];
    }
    default:
      return [];
  }
}

/** What an answer's steps are compared with, and how much of that is shown. */
interface AnswerSteps {
  readonly question: Question | null;
  readonly steps: readonly ActualStep[];
  readonly extent: Extent;
  readonly rules?: ScoringRules;
}

/** Index of the call that matched, or that explains a miss. */
function callOf({ matches, detail }: StepDetail, steps: readonly ActualStep[]): number | null {
  const id = matches ?? detail?.closest;
  const at = isAbsent(id) ? -1 : steps.findLastIndex((step) => step.id === id);
  return at < 0 ? null : at;
}

/** Causes that name a step of another tool, which has nothing to compare. */
const OTHER_TOOL: ReadonlySet<string | undefined> = new Set(['search_empty', 'stopped_after', 'no_step']);

/** A scored reference step beside the call that matched it, or that explains its miss. */
function comparedSteps(answer: AnswerSteps, detail: StepDetail): ComparedSteps | null {
  const { question, steps } = answer;
  const reference = question && referenceOf(question, detail);
  if (!reference) return null;
  const at = OTHER_TOOL.has(detail.cause?.kind) ? null : callOf(detail, steps);
  const actual = at === null ? null : (steps[at] ?? null);
  return {
    name: reference.name,
    call: actual && { number: (at ?? 0) + 1, name: actual.name },
    detail: detail.detail ?? {},
    ...comparedArguments(reference, actual),
    output: comparedOutputs(reference, actual, detail.cause !== undefined, answer),
  };
}

/** Where the reference gives no arguments, and none are compared, those of the call alone. */
function comparedArguments(
  reference: ReferenceStep,
  actual: ActualStep | null,
): Pick<ComparedSteps, 'args' | 'argsOf'> {
  if (actual === null) return { args: diffArguments(reference, null), argsOf: 'reference' };
  const isCompared = (reference.matching?.args ?? 'ignore') !== 'ignore' || COMPARED_ARGUMENTS.has(reference.name);
  const [wanted, given] = [reference, actual].map(({ args }) => Object.keys(args).length > 0);
  if (!wanted && given && !isCompared) return { args: diffArguments(actual, null), argsOf: 'call' };
  return { args: diffArguments(reference, actual), argsOf: 'both' };
}

function comparedOutputs(
  reference: ReferenceStep,
  actual: ActualStep | null,
  isMissed: boolean,
  { extent, rules = PRESETS.standard }: AnswerSteps,
): ComparedOutputs | null {
  if (isAbsent(reference.output)) return null;
  const tables = tablesOf(reference, actual, isMissed, { rules, extent });
  return tables ? { kind: 'tables', tables } : { kind: 'text', ...diffOutputs(reference, actual) };
}
