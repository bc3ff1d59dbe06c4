import type { SampleStatus, StepDetail } from '../steps/model.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import { decodeCause, decodeDetail } from '../words/causes.js';
import { COPIED } from '../words/figure-table.js';
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
