import * as v from 'valibot';
import type { Corpus, Group, Question, ReferenceStep, Template } from '../steps/model.js';
import { TABLE_DELIMITERS } from '../steps/read-output.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { isAbsent, isMapping, type Mapping, type Path } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { type Decoded, invalid, ok, type Problem, renderPath } from '../words/errors.js';
import { CHECK_NAMES } from '../words/rules.js';
import {
  corpusSchema,
  isAnyOf,
  isSet,
  type RawAnyOf,
  type RawGroups,
  type RawQuestion,
  type RawStep,
  type RawTemplate,
  STEP_KEYS,
  type StepDefaults,
} from './corpus-schema.js';
import type { ExtraCalls } from './corpus-types.js';
import { makeCountedWarnings } from './counted-warnings.js';
import { hasLostValues } from './doubts.js';
import {
  type Document,
  nearest,
  type Place,
  placeIn,
  QUESTION_ALIASES,
  renameKeys,
  TEMPLATE_ALIASES,
  type Troubles,
  warnOfWord,
} from './keys.js';
import { answerChecksOf, rulesOf } from './rules.js';
import { problemsOf } from './shape.js';
import { decodeMatching } from './step-matching.js';
import { warnOfKeys } from './unknown-keys.js';
import { isJsonComparedAsText } from './validate-step.js';

export interface DecodedCorpus {
  readonly corpus: Corpus;
  readonly warnings: readonly Problem[];
}

/** Merges files into one corpus. Also reads older key names. Reports all problems at once. */
export function decodeCorpus(
  documents: readonly Document[],
  compile: CompilePattern | null = null,
  stepDefaults: StepDefaults = {},
): Decoded<DecodedCorpus> {
  const troubles: Troubles = { problems: [], warnings: [], repeated: makeCountedWarnings() };
  const reading: Reading = { stepDefaults, templates: new Map(), questions: [], places: new Map() };
  for (const document of documents) {
    const value = Array.isArray(document.value) ? document.value.map(renameTemplate) : document.value;
    const parsed = v.safeParse(corpusSchema, value);
    // The parsed copy is only used for its problems, because it lacks keys such as `constructor`.
    if (parsed.success) readTemplates(value as RawTemplate[], placeIn(document, troubles, compile), reading);
    else
      for (const problem of problemsOf(document.file, document.value, parsed.issues)) troubles.problems.push(problem);
  }
  if (troubles.problems.length > 0) return invalid(troubles.problems);
  const { templates, questions } = reading;
  const warnings = [...troubles.warnings, ...troubles.repeated.list()];
  return ok({ corpus: { templates: [...templates.values()], questions }, warnings });
}

interface Reading {
  readonly stepDefaults: StepDefaults;
  readonly templates: Map<string, Template & { readonly questions: Question[] }>;
  readonly questions: Question[];
  /** Where each question id was first seen. */
  readonly places: Map<string, Place['here']>;
}

function renameTemplate(template: unknown): unknown {
  if (!isMapping(template)) return template;
  const renamed = renameKeys(template, TEMPLATE_ALIASES);
  if (!Array.isArray(renamed.questions)) return renamed;
  const questions = renamed.questions.map((question: unknown) =>
    isMapping(question) ? renameKeys(question, QUESTION_ALIASES) : question,
  );
  return { ...renamed, questions };
}

function readTemplates(templates: readonly RawTemplate[], file: Place, reading: Reading): void {
  const seenHere = new Set<string>();
  templates.forEach((raw, index) => {
    const place = file.at(index);
    const templateId = idOf(raw.template_id, place.at('template_id'));
    if (seenHere.has(templateId)) place.warn(`template ${templateId} occurs again in this file`);
    seenHere.add(templateId);
    warnOfKeys(raw, 'template', place);
    warnOfRules(raw, place);
    if (isQuestion(raw)) place.problem(NO_TEMPLATE);
    const inherited = inheritedFrom(raw, templateId, reading.stepDefaults);
    const title = raw.name ?? raw.description ?? templateId;
    const template = reading.templates.get(templateId) ?? { id: templateId, title, questions: [] };
    reading.templates.set(templateId, template);
    (raw.questions ?? []).forEach((question, at) => {
      const read = readQuestion(question, inherited, place.at('questions', at), reading);
      template.questions.push(read);
      reading.questions.push(read);
    });
  });
}

const NO_TEMPLATE =
  'expected a template, as in {template_id: …, questions: [{id: …, question_text: …}]}, got a question outside a template';

/** Whether a question stands outside a template: `id` is also an older name of `template_id`, so that it looks like an empty one. */
function isQuestion(raw: RawTemplate): boolean {
  const { question_text, reference_steps } = renameKeys(raw, QUESTION_ALIASES);
  return !raw.questions && (question_text !== undefined || reference_steps !== undefined);
}

function inheritedFrom(raw: RawTemplate, templateId: string, stepDefaults: StepDefaults) {
  return {
    templateId,
    tags: [...new Set(raw.tags ?? [])],
    rules: rulesOf(raw.rules),
    isDraft: isSet(raw.draft) === true,
    extraCalls: extraCallsOf(raw.extra_calls),
    stepDefaults: { ...stepDefaults, ...raw.step_defaults },
  };
}

type Inherited = ReturnType<typeof inheritedFrom>;

function readQuestion(raw: RawQuestion, inherited: Inherited, place: Place, reading: Reading): Question {
  const questionId = idOf(raw.id, place.at('id'));
  const first = reading.places.get(questionId);
  if (first) place.problem(`question id ${JSON.stringify(questionId)} occurs twice; ids must be unique`, first);
  reading.places.set(questionId, place.here);
  warnOfQuestionKeys(raw, place);
  const rules = { ...inherited.rules, ...rulesOf(raw.rules) };
  const extraCalls = isAbsent(raw.extra_calls) ? inherited.extraCalls : extraCallsOf(raw.extra_calls);
  const answer = answerChecksOf(raw.answer, place.at('answer'));
  return {
    id: questionId,
    templateId: inherited.templateId,
    text: raw.question_text,
    referenceAnswer: raw.reference_answer ?? null,
    ...readWays(raw, place, inherited.stepDefaults),
    tags: raw.tags?.length ? [...new Set([...inherited.tags, ...raw.tags])] : inherited.tags,
    ...(Object.keys(rules).length > 0 && { rules }),
    ...(answer && { answer }),
    ...((isSet(raw.draft) ?? inherited.isDraft) && { isDraft: true as const }),
    ...(extraCalls && { extraCalls }),
  };
}

/** Undefined: calls that match no step are allowed. */
function extraCallsOf(raw: RawQuestion['extra_calls']): Question['extraCalls'] {
  if (isAbsent(raw) || raw === 'allow') return undefined;
  if (raw === 'forbid') return { except: [] };
  return raw.forbid === false ? undefined : { except: raw.except ?? [] };
}

/** The key as a corpus writes it. Reading the result returns the same question. */
export function writtenExtraCalls({ extraCalls }: Question): ExtraCalls | undefined {
  if (!extraCalls) return undefined;
  return extraCalls.except.length === 0 ? 'forbid' : { forbid: true, except: extraCalls.except };
}

function warnOfQuestionKeys(raw: RawQuestion, place: Place): void {
  warnOfKeys(raw, 'question', place);
  warnOfRules(raw, place);
  warnOfWord(raw.reference_answer, place.at('reference_answer'));
  for (const part of emptyChecks(raw.answer)) {
    place.at('answer', ...part).warn('is empty: nothing of the answer is checked');
  }
}

/** The places of empty answer checks: all checks, or single lists. */
function emptyChecks(answer: RawQuestion['answer']): Path[] {
  if (isAbsent(answer)) return [];
  if (Object.values(answer).every(isAbsent)) return [[]];
  return CHECK_NAMES.filter((name) => Array.isArray(answer[name]) && answer[name].length === 0).map((name) => [name]);
}

function warnOfRules({ rules }: RawQuestion | RawTemplate, place: Place): void {
  if (!isAbsent(rules) && Object.values(rules).every(isAbsent)) place.at('rules').warn('is empty: it has no effect');
}

function idOf(value: string | number | bigint | boolean, place: Place): string {
  if (typeof value === 'string') return value;
  const written = place.written() ?? String(value);
  place.warn(`the id ${written} is not text; write "${written}" to keep it as it is`);
  return written;
}

/** The templates of a file that is a corpus, with the current names of older keys, and with ids as text. */
export function templatesOf(document: Document): Mapping[] {
  const templates = (document.value as readonly unknown[]).map(renameTemplate) as RawTemplate[];
  // As the file has it: `017` for a value that YAML reads as 17.
  const written = (id: RawQuestion['id'], ...path: Path) =>
    typeof id === 'string' ? id : (document.writtenAs(path) ?? String(id));
  return templates.map((template, index) => ({
    ...template,
    template_id: written(template.template_id, index, 'template_id'),
    questions: (template.questions ?? []).map((question: RawQuestion, at) => ({
      ...question,
      id: written(question.id, index, 'questions', at, 'id'),
    })),
  }));
}

/** The reference steps of a question, and other routes to answer it; routes without steps are omitted. */
function readWays({ reference_steps, reference_steps_any_of }: RawQuestion, place: Place, stepDefaults: StepDefaults) {
  const own = readGroups(reference_steps, place.at('reference_steps'), stepDefaults);
  const routes = (reference_steps_any_of ?? []).map((groups, at) =>
    readGroups(groups, place.at('reference_steps_any_of', at), stepDefaults),
  );
  const alternatives = routes.filter((groups) => groups.length > 0);
  if (alternatives.length === 0) return { groups: own };
  return { groups: own.length > 0 ? own : (alternatives[0] as Group[]), alternatives };
}

function readGroups(groups: RawGroups, place: Place, stepDefaults: StepDefaults): Group[] {
  return (groups ?? []).flatMap((steps, group): Group[] => {
    const read = (steps ?? []).map((step, index) => readItem(step, place.at(group, index), stepDefaults));
    if (read.length > 0) return [read];
    place.at(group).warn('empty group of steps, ignored');
    return [];
  });
}

/** A step. For `any_of`, it has the fields of the first alternative. */
function readItem(raw: RawStep | RawAnyOf, place: Place, stepDefaults: StepDefaults): ReferenceStep {
  if (!isAnyOf(raw)) return readStep(raw, place, stepDefaults);
  for (const key of STEP_KEYS.filter((known) => known !== 'matches' && Object.hasOwn(raw, known))) {
    place.at(key).warn('has no effect next to any_of; set it in the steps of any_of');
  }
  const { any_of, matches: _, ...source } = raw;
  warnOfKeys(source, 'step', place);
  const anyOf = any_of.map((step, at) => readStep(step, place.at('any_of', at), stepDefaults));
  // The defaults of the comparison are included, so that an entry shows how it was scored.
  return { ...(anyOf[0] as ReferenceStep), anyOf, source: { ...source, any_of: anyOf.map((step) => step.source) } };
}

function readStep(written: RawStep, place: Place, stepDefaults: StepDefaults): ReferenceStep {
  warnOfKeys(written, 'step', place);
  const raw: RawStep = { ...stepDefaults, ...written };
  // Parameters such as a charset do not change how an output is compared.
  const mediaType = raw.output_media_type?.split(';')[0]?.trim() ?? null;
  warnOfMediaType(mediaType, place.at('output_media_type'));
  const { matches: _, ...source } = raw;
  const isDefault = (key: string) => !Object.hasOwn(written, key) && Object.hasOwn(stepDefaults, key);
  const { matching, isEffective } = decodeMatching(raw, mediaType, besideDefaults(place, isDefault));
  const step = {
    name: raw.name,
    args: raw.args ?? {},
    output: raw.output,
    mediaType,
    ...orderOf(raw.ordered),
    requiredColumns: raw.required_columns ?? null,
    ignoreDuplicates: isSet(raw.ignore_duplicates),
    ...(raw.status === 'error' && { mustFail: true as const }),
    ...(matching && { matching }),
    source,
  };
  if (!['success', 'error', null, undefined].includes(raw.status)) place.at('status').warn(STATUS);
  warnOfWord(step.output, place.at('output'));
  const isRows = mediaType === JSON_MEDIA_TYPE || matching?.output === 'table';
  if (isRows && hasLostValues(step)) place.at('output').warnOnce(LOST_VALUES, 'step');
  if (isEffective && isJsonComparedAsText(step)) place.at('output').warnOnce(JSON_AS_TEXT, 'step');
  const isTextOfTable = TABLE_DELIMITERS.has(mediaType) && (matching?.output ?? null) === null;
  if (isTextOfTable) place.at('output_media_type').warnOnce(TABLE_AS_TEXT, 'step');
  return step;
}

/**
 * The place of a step with keys of `step_defaults`. A problem of such a key names it, and warnings are only for the step's own keys,
 * because a default does not have an effect on every step.
 */
function besideDefaults(step: Place, isDefault: (key: string) => boolean, path: Path = []): Place {
  const place = step.at(...path);
  const at = (...more: Path) => besideDefaults(step, isDefault, [...path, ...more]);
  if (path.length === 0 || !isDefault(String(path[0]))) return { ...place, at };
  const problem = (message: string) => step.problem(`${renderPath(path)} of step_defaults: ${message}`);
  return { ...place, at, problem, warn: () => undefined };
}

const STATUS = 'has no effect; error stands for a call that must fail, success for all others';

function orderOf(ordered: RawStep['ordered']): Pick<ReferenceStep, 'ordered' | 'orderedBy'> {
  if (!Array.isArray(ordered)) return { ordered: isSet(ordered) ?? false };
  return ordered.length > 0 ? { ordered: true, orderedBy: ordered } : { ordered: false };
}

function warnOfMediaType(mediaType: string | null, place: Place): void {
  if (mediaType === null || KNOWN_MEDIA_TYPES.includes(mediaType)) return;
  const meant = nearest(mediaType, KNOWN_MEDIA_TYPES);
  if (meant === null) return;
  place.warn(`unknown media type ${JSON.stringify(mediaType)}, compared as text; did you mean ${meant}?`);
}

const LOST_VALUES =
  'has an empty object {} as a row or in a row, as of a Map or Set that was lost in JSON: any such answer with as many rows is right';
const JSON_AS_TEXT = `looks like JSON, is compared as text; add output_media_type: ${JSON_MEDIA_TYPE}`;

const TABLE_AS_TEXT = 'is compared character by character; add match_output: table to compare rows';

const KNOWN_MEDIA_TYPES = [
  ...[SPARQL_MEDIA_TYPE, JSON_MEDIA_TYPE, 'text/plain', 'text/uri', 'text/turtle', 'text/csv'],
  'text/tab-separated-values',
];
