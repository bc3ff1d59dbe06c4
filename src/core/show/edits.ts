import { canonicalJson } from '../corpus/fingerprint.js';
import type { RawEntry } from '../runs/evaluate-question.js';
import { isMapping, type Mapping } from '../text/values.js';
import type { TextDiff } from './question.js';
import { diffArguments, diffOutputs } from './texts.js';

/** A part of a question that differs between two runs: `its query`, `output`. */
export interface EditedPart {
  /** What differs. Example: `question text`, `sparql_query: output`. */
  readonly title: string;
  readonly diff: TextDiff;
}

/** Keys of a question that are scored, apart from its steps. */
const QUESTION_KEYS = ['question_text', 'reference_answer', 'rules', 'answer'] as const;

/** Keys of a reference step that have a difference of their own, and those that only a scored entry has. */
const OWN_KEYS = new Set(['args', 'output', 'matches', 'id', 'status']);

/** The differences between the references of a question in two runs, by their entries. */
export function editedParts(before: RawEntry, after: RawEntry): EditedPart[] {
  const questionParts = QUESTION_KEYS.flatMap((key) =>
    partOf(key.replace('_', ' '), before[key], after[key], () =>
      diffOutputs({ args: {}, output: before[key] ?? '' }, { args: {}, output: after[key] ?? '' }),
    ),
  );
  const [old, current] = [stepsOf(before), stepsOf(after)];
  const count = Math.max(old.length, current.length);
  const stepParts = Array.from({ length: count }, (_, at) => partsOfStep(old[at], current[at])).flat();
  return [...questionParts, ...stepParts];
}

/** The reference steps of all groups, and of all ways. */
function stepsOf({ reference_steps, reference_steps_any_of: ways }: RawEntry): Mapping[] {
  return [reference_steps, ways].flat(3).filter(isMapping);
}

function partsOfStep(before: Mapping = {}, after: Mapping = {}): EditedPart[] {
  const name = String(after.name ?? before.name ?? 'step');
  const [old, current] = [before, after].map(shownStep) as [ShownStep, ShownStep];
  const [oldKeys, newKeys] = [before, after].map(otherKeys) as [Mapping, Mapping];
  return [
    ...partOf(`${name}: arguments`, old.args, current.args, () => diffArguments(old, current)),
    ...partOf(`${name}: output`, old.output, current.output, () => diffOutputs(old, current)),
    ...partOf(`${name}: how it is compared`, oldKeys, newKeys, () =>
      diffOutputs({ args: {}, output: oldKeys }, { args: {}, output: newKeys }),
    ),
  ];
}

interface ShownStep {
  readonly args: Mapping;
  readonly output: unknown;
}

function shownStep({ args, output }: Mapping): ShownStep {
  return { args: isMapping(args) ? args : {}, output: output ?? '' };
}

function otherKeys(step: Mapping): Mapping {
  return Object.fromEntries(Object.entries(step).filter(([key]) => !OWN_KEYS.has(key)));
}

function partOf(title: string, before: unknown, after: unknown, diff: () => TextDiff): EditedPart[] {
  return canonicalJson(before ?? null) === canonicalJson(after ?? null) ? [] : [{ title, diff: diff() }];
}
