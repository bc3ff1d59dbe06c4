import * as v from 'valibot';
import { decodeCorpus } from '../corpus/corpus.js';
import { decodeRecorded } from '../corpus/response.js';
import type { Question, Response, SampleStatus, StepDetail } from '../steps/model.js';
import { TOO_LARGE } from '../text/numerals.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { decodeCause, decodeDetail } from '../words/causes.js';
import { requireOk } from '../words/errors.js';
import { COPIED } from '../words/figure-table.js';
import { CHECK_NAMES, RULE_NAMES, type RulesOutcome, TOO_LONG } from '../words/rules.js';
import { NO_RESPONSE } from './evaluate-question.js';
import type { Entry } from './result-types.js';

/** null: it is no entry. Details of steps that cannot be read are left out; graphrag-eval's files have none. */
export function decodeEntry(value: unknown): Entry | null {
  if (!isMapping(value)) return null;
  const { question_id, template_id, question_text, steps_details: details } = value;
  if ([question_id, template_id, question_text].some((text) => typeof text !== 'string')) return null;
  if (!Object.hasOwn(value, 'steps_details')) return value as Entry;
  const { steps_details: _, ...others } = value;
  const steps = Array.isArray(details) ? details.filter(isMapping) : [];
  return { ...others, ...(steps.length > 0 && { steps_details: steps.map(decodeStep) }) } as Entry;
}

function decodeStep(step: Mapping): StepDetail {
  const detail = own(step, 'detail');
  const closest = isMapping(detail) ? own(detail, 'closest') : undefined;
  const cause = decodeCause(step.cause);
  return {
    group: typeof step.group === 'number' ? step.group : 0,
    step: typeof step.step === 'number' ? step.step : 0,
    ...(typeof step.reference_steps_any_of === 'number' && { reference_steps_any_of: step.reference_steps_any_of }),
    ...(typeof step.any_of === 'number' && { any_of: step.any_of }),
    name: typeof step.name === 'string' ? step.name : '',
    comparator: null,
    score: typeof step.score === 'number' ? step.score : 0,
    matches: own(step, 'matches'),
    ...(cause && { cause }),
    detail: { ...decodeDetail(detail), closest },
  };
}

/** Keys that only a question with a response has; files of graphrag-eval have no `calls`. */
const RESPONSE_KEYS = ['trial', 'actual_answer', 'actual_steps', ...COPIED];

/** A question without a response has an error text of its own; an agent can fail with the same text. */
export function statusOf(entry: Entry): SampleStatus {
  if (entry.status === 'success') return 'success';
  const hasResponse =
    Object.hasOwn(entry, 'calls') || RESPONSE_KEYS.some((key) => [own(entry, key) ?? []].flat().length > 0);
  return entry.error === NO_RESPONSE && !hasResponse ? 'missing' : 'error';
}

/** null: it cannot be decoded. `compile`: for regular expressions, which only scoring needs. */
export function questionOf(entry: Mapping, compile: CompilePattern | null = null): Question | null {
  const { template_id, question_id: id, question_text, rules, answer, extra_calls } = entry;
  const { reference_answer, reference_steps, reference_steps_any_of } = entry;
  const references = { reference_answer, reference_steps, reference_steps_any_of };
  const questions = [{ id, question_text, ...references, rules, answer, extra_calls }];
  const document = { file: '', value: [{ template_id, questions }], writtenAs: () => null };
  const decodedCorpus = decodeCorpus([document], compile);
  return decodedCorpus.kind === 'ok' ? (decodedCorpus.value.corpus.questions[0] ?? null) : null;
}

/** Whether an entry has the keys to score its answer again, which `--details none` and earlier versions leave out. */
export function isComplete(entry: Entry): boolean {
  return Object.hasOwn(entry, 'calls') || statusOf(entry) === 'missing';
}

/** The response of a complete entry, as it was recorded; null: there was none. */
export function responseOfEntry(entry: Entry): Response | null {
  if (statusOf(entry) === 'missing') return null;
  const { calls, texts, actual_steps: steps = calls, ...source } = entry;
  // An answer without a list of calls can be written with an empty one.
  const hasSteps = calls !== null || (Array.isArray(steps) && steps.length > 0);
  return requireOk(decodeRecorded({ ...source, agent_texts: texts, ...(hasSteps && { actual_steps: steps }) }));
}

/** What an answer was scored by, as its entry holds it; a question that cannot be read has no steps. */
export function sourceOf(entry: Entry, compile: CompilePattern | null = null) {
  const { question_id: id, template_id: templateId, question_text: text } = entry;
  const unread = { id, templateId, text, referenceAnswer: null, groups: [], tags: [] };
  return {
    question: questionOf(entry, compile) ?? unread,
    response: isComplete(entry) ? responseOfEntry(entry) : null,
  };
}

const names = v.optional(v.array(v.picklist(RULE_NAMES)), []);
const value = v.optional(v.union([v.string(), v.number(), v.array(v.string())]));

const brokenSchema = v.array(
  v.object({
    rule: v.picklist(RULE_NAMES),
    tool: v.optional(v.string()),
    limit: value,
    actual: value,
    same_calls: v.optional(v.number()),
  }),
);

const rulesSchema = v.object({
  rules_score: v.optional(v.picklist([0, 1])),
  rules_checked: names,
  rules_broken: v.optional(brokenSchema, []),
  rules_not_checked: names,
});

/** The rules in an entry of the evaluation file; null if they are absent or cannot be read. */
export function rulesOfEntry(entry: Mapping): RulesOutcome | null {
  if (!Object.hasOwn(entry, 'rules_checked') && !Object.hasOwn(entry, 'rules_not_checked')) return null;
  const parsed = v.safeParse(rulesSchema, entry);
  return parsed.success ? rulesIn(parsed.output) : null;
}

type RulesKeys = Omit<v.InferOutput<typeof rulesSchema>, 'rules_score'> & { readonly rules_score?: number | undefined };

/** The rules of an answer or a question by their keys in a file; null: it has none. */
export function rulesIn(keys: RulesKeys): RulesOutcome | null {
  const { rules_score = null, rules_checked: checked, rules_broken: broken, rules_not_checked: unchecked } = keys;
  return checked.length + unchecked.length === 0 ? null : { score: rules_score, checked, broken, unchecked };
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const tolerance = v.union([
  v.number(),
  v.object({ absolute: v.optional(v.number()), relative: v.optional(v.number()) }),
]);
const failedSchema = v.array(
  v.object({
    check: v.picklist(CHECK_NAMES),
    expected: v.union([v.string(), v.number(), v.array(v.string())]),
    tolerance: v.optional(tolerance),
    actual: v.optional(v.union([v.number(), v.picklist([TOO_LARGE, TOO_LONG])])),
    sign: v.optional(v.string()),
  }),
);

/** The answer checks in an entry of the evaluation file. A failed answer, and one without a score, scores 0. */
export function checksOfEntry({ answer_check_score, answer_checks_failed }: Mapping, status: SampleStatus) {
  const score = v.safeParse(share, answer_check_score);
  const failed = v.safeParse(failedSchema, answer_checks_failed);
  return {
    score: status === 'success' && score.success ? score.output : 0,
    failed: failed.success ? failed.output : [],
  };
}
