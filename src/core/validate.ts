import { fingerprintOf } from './fingerprint.js';
import type { Corpus, Group, Miss, Question, ReferenceStep } from './model.js';
import type { Knobs, Scoring } from './scoring.js';
import { comparatorFor, SPARQL_MEDIA_TYPE } from './steps/compare.js';
import {
  fitsPattern,
  type PreparedReference,
  prepareReference,
  type StepAlias,
  type StepContext,
} from './steps/step.js';
import { jsonOf, shownValue } from './steps/value.js';
import { isAbsent, isMapping, listAt, own } from './values.js';

/** One place of a finding: of a question with `reference_steps[1][0]` or '' for all of it, or of a template. */
export interface Occurrence {
  readonly id: string;
  readonly place: string;
  readonly why: string;
}

/** All occurrences of one kind of trouble, at least one; `kind` is a short stable word, `summary` one line. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly kind: string;
  readonly summary: string;
  readonly questions: readonly Occurrence[];
}

/** A corpus tried on itself: its size, how many questions have an error, and a finding per kind, errors first. */
export interface Validation {
  readonly questions: number;
  readonly templates: number;
  readonly errors: number;
  readonly findings: readonly Finding[];
}

/** What is looked for, in the order of the report. */
const KINDS = {
  'missing-output': ['error', 'can never score 1: there is no output to compare with'],
  'unreadable-output': ['error', 'can never score 1: the output cannot be read'],
  'missing-column': ['error', 'can never score 1: a required column is not in the result'],
  'ids-out-of-reach': ['error', 'can never score 1: no id is relevant, or more than k lets count'],
  'never-scores-1': ['error', 'can never score 1: the step does not match itself'],
  'no-rows': ['warning', 'any empty result scores 1: the reference result has no rows'],
  'no-required-columns': ['warning', 'any result with rows scores 1: no column is required'],
  'same-gold': ['warning', 'one answer scores 1 for many questions'],
  'no-reference-steps': ['warning', 'no reference steps and so no steps score'],
  'never-called': ['warning', 'no response has a step of this name'],
  'no-questions': ['warning', 'no questions'],
} as const;

type Kind = keyof typeof KINDS;
type Found = Map<Kind, Occurrence[]>;

/**
 * Tries a corpus on itself, each scored step's own output as the answer: what can never score 1, what any answer
 * would match, what is missing. `responseStepNames`: how often names occur in responses; null when that is unknown.
 */
export function validateCorpus(
  corpus: Corpus,
  scoring: Scoring,
  responseStepNames: ReadonlyMap<string, number> | null,
  aliases: readonly StepAlias[],
): Validation {
  const { templates } = corpus;
  const context = { knobs: scoring.knobs, aliases };
  const questions = templates.flatMap((template) => template.questions);
  const found: Found = new Map();
  const golds = new Map<string, Question[]>();
  for (const question of questions) {
    const gold = tryQuestion(question, context, found);
    if (gold !== null) listAt(golds, gold).push(question);
  }
  const whole = (id: string, why: string): Occurrence => ({ id, place: '', why });
  const stepless = questions.filter(({ groups }) => groups.length === 0).map(({ id, text }) => whole(id, text));
  const empty = templates
    .filter((template) => template.questions.length === 0)
    .map(({ id, title }) => whole(id, title));
  found.set('same-gold', sharedGolds(golds));
  found.set('no-reference-steps', stepless);
  found.set('never-called', responseStepNames ? neverCalled(questions, responseStepNames, context) : []);
  found.set('no-questions', empty);
  const findings = findingsOf(found);
  const wrong = findings.filter(({ severity }) => severity === 'error').flatMap((finding) => finding.questions);
  return { questions: questions.length, templates: templates.length, errors: idsOf(wrong).size, findings };
}

function findingsOf(found: Found): Finding[] {
  return (Object.keys(KINDS) as Kind[]).flatMap((kind): Finding[] => {
    const [severity, summary] = KINDS[kind];
    const questions = found.get(kind) ?? [];
    return questions.length > 0 ? [{ severity, kind, summary, questions }] : [];
  });
}

function idsOf(occurrences: readonly Occurrence[]): Set<string> {
  return new Set(occurrences.map(({ id }) => id));
}

function scoredGroups({ groups }: Question, knobs: Knobs): readonly Group[] {
  return knobs.groups === 'last' ? groups.slice(-1) : groups;
}

/** The scored steps of a question, each with its place. */
function scoredSteps(question: Question, knobs: Knobs): { readonly step: ReferenceStep; readonly place: string }[] {
  const scored = scoredGroups(question, knobs);
  const first = question.groups.length - scored.length;
  return scored.flatMap((group, at) =>
    group.map((step, index) => ({ step, place: `reference_steps[${first + at}][${index}]` })),
  );
}

/** Records what is wrong with the scored steps. The digest of what they ask for, or null when that says too little. */
function tryQuestion(question: Question, context: StepContext, found: Found): string | null {
  let telling = question.groups.length > 0;
  for (const { step, place } of scoredSteps(question, context.knobs)) {
    const outcome = tryStep(step, context);
    if (outcome !== 'telling') telling = false;
    if (typeof outcome === 'object') listAt(found, outcome.kind).push({ id: question.id, place, why: outcome.why });
  }
  if (!telling) return null;
  const groups = scoredGroups(question, context.knobs);
  return fingerprintOf({ ...question, text: '', referenceAnswer: null, groups }, digest);
}

/** What is wrong with a step, or whether matching it takes more than a yes or no. */
type Outcome = { readonly kind: Kind; readonly why: string } | 'telling' | 'yes or no';

/** Compares a step with the best answer there can be. */
function tryStep(step: ReferenceStep, context: StepContext): Outcome {
  const reference = prepareReference(step);
  const answer = { id: null, status: 'success', error: null, executionTimestamp: null, output: bestOutput(step) };
  const actual = { step: { ...step, ...answer }, names: new Set([step.name]), sparql: reference.sparql };
  const comparator = comparatorFor(reference, actual, context);
  const byArguments = comparator?.name === 'time_series' || comparator?.name === 'data_points';
  if (isAbsent(step.output) && !byArguments) return { kind: 'missing-output', why: `${step.name} has no output` };
  const comparison = comparator?.compare(reference, actual, context);
  if (comparison?.score !== 1) return failure(reference, comparison?.explain?.());
  return comparator?.name === 'sparql' ? weakness(reference) : 'telling';
}

/** The reference's own output; of retrieval each id once, since a repeated one takes up room that k may not have. */
function bestOutput({ name, output }: ReferenceStep): unknown {
  const json = name === 'retrieval' ? jsonOf(output) : null;
  if (json?.kind !== 'value' || !Array.isArray(json.value)) return output;
  const idOf = (entry: unknown) => String(isMapping(entry) ? own(entry, 'id') : entry);
  return [...new Map(json.value.map((entry: unknown) => [idOf(entry), entry])).values()];
}

function failure({ step, sparql }: PreparedReference, miss?: Miss): Outcome {
  const { kind = 'value_differs', expected } = miss?.cause ?? {};
  const { error, first_difference, arguments: differing = [] } = miss?.detail ?? {};
  if (kind === 'unreadable') return { kind: 'unreadable-output', why: error ?? kind };
  const result = step.mediaType === SPARQL_MEDIA_TYPE ? sparql() : null;
  const columns = result?.kind === 'select' ? result.columns : [];
  const missing = result ? (step.requiredColumns ?? []).filter((column) => !columns.includes(column)) : [];
  if (missing.length > 0) return { kind: 'missing-column', why: `no ${listed(missing)} among ${listed(columns)}` };
  if (step.name === 'retrieval' && expected !== undefined) {
    const k = shownValue(own(step.args, 'k') ?? 'not set');
    return { kind: 'ids-out-of-reach', why: `${counted(expected, 'relevant id')}, k is ${k}` };
  }
  return {
    kind: 'never-scores-1',
    why: [kind.replaceAll('_', ' '), ...differing, first_difference ?? ''].join(' ').trim(),
  };
}

function weakness({ step, sparql }: PreparedReference): Outcome {
  const result = sparql();
  if (result.kind !== 'select') return 'yes or no';
  if (result.rows.length === 0) return { kind: 'no-rows', why: `no rows under ${listed(result.columns)}` };
  if ((step.requiredColumns ?? result.columns).length > 0) return 'telling';
  return { kind: 'no-required-columns', why: `${step.requiredColumns ? 'required_columns' : 'head.vars'} is []` };
}

/** A hash of 64 bits (cyrb53 by bryc, public domain): a collision would only cost a needless warning. */
function digest(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 2654435761);
    b = Math.imul(b ^ text.charCodeAt(at), 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${a >>> 0} ${b >>> 0}`;
}

/** Two questions with one gold are often one question asked twice; so many are worth a look. */
const MANY = 3;

/** The questions of each gold that many of different text have: of every gold the first, then all others. */
function sharedGolds(golds: ReadonlyMap<string, readonly Question[]>): Occurrence[] {
  const shared = [...golds.values()].filter((sharing) => new Set(sharing.map(({ text }) => text)).size >= MANY);
  const listing = shared
    .sort((a, b) => b.length - a.length)
    .map((sharing) =>
      sharing.map(({ id, groups }, index): Occurrence => {
        const others = listed(sharing.slice(1).map((other) => other.id));
        const why =
          index > 0 ? `the gold of ${sharing[0]?.id}` : `the gold of ${sharing.length - 1} other questions: ${others}`;
        return { id, place: `reference_steps[${groups.length - 1}]`, why };
      }),
    );
  return [...listing.flatMap((sharing) => sharing.slice(0, 1)), ...listing.flatMap((sharing) => sharing.slice(1))];
}

/** The step names that are scored and that no response has, with the names that may have been meant. */
function neverCalled(
  questions: readonly Question[],
  names: ReadonlyMap<string, number>,
  { knobs, aliases }: StepContext,
): Occurrence[] {
  const countsAs = (name: string) => [
    name,
    ...aliases.filter(({ pattern }) => fitsPattern(name, pattern)).map((alias) => alias.name),
  ];
  const called = new Set([...names.keys()].flatMap(countsAs));
  const known = new Set(questions.flatMap(({ groups }) => groups.flat().flatMap(({ name }) => servedBy(name))));
  const strangers = [...names].filter(([name]) => !countsAs(name).some((counted) => known.has(counted)));
  const meant = strangers.sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} (${count})`);
  const hint = meant.length > 0 ? `; in responses only: ${listed(meant)}` : '';
  const uncalled = new Map<string, Occurrence[]>();
  for (const question of questions) {
    for (const { step, place } of scoredSteps(question, knobs)) {
      if (!servedBy(step.name).some((name) => called.has(name)))
        listAt(uncalled, step.name).push({ id: question.id, place, why: '' });
    }
  }
  const byUse = [...uncalled].sort(([, a], [, b]) => b.length - a.length);
  return byUse.map(([name, places]) => {
    const why = `${name}, in ${counted(idsOf(places).size, 'question')}${hint}`;
    return { id: '', place: '', ...places[0], why };
  });
}

/** The names under which a step may be called: an IRI may be found by either search. */
function servedBy(name: string): string[] {
  return name === 'iri_discovery' ? [name, 'autocomplete_search', 'sparql_query'] : [name];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : `${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

/** So many examples of a finding are shown; the files' own warnings are there to be worked off, so more of them. */
const SHOWN = { examples: 5, warnings: 20 };

/** What a finding counts, where that is not questions. */
const NOUNS: Readonly<Record<string, string>> = { 'never-called': 'step name', 'no-questions': 'template' };

/** The validation as plain text; `readingWarnings` are lines such as `corpus.yaml:3: …`. */
export function renderValidation(validation: Validation, readingWarnings: readonly string[]): string {
  const { questions, templates, errors, findings } = validation;
  const kinds = findings.filter(({ severity }) => severity === 'warning').length + (readingWarnings.length > 0 ? 1 : 0);
  const size = `${counted(questions, 'question')}, ${counted(templates, 'template')}`;
  const lines = [`${size}: ${counted(errors, 'error')}, ${counted(kinds, 'kind')} of warning`];
  for (const { severity, kind, summary, questions: places } of findings) {
    const noun = NOUNS[kind];
    lines.push(
      `${severity}: ${summary} (${noun ? counted(places.length, noun) : counted(idsOf(places).size, 'question')})`,
    );
    const examples = places.map(({ id, place, why }) => `${[id, place].filter(Boolean).join(' ')}: ${why}`);
    lines.push(...shortened(examples, SHOWN.examples));
  }
  if (readingWarnings.length > 0) lines.push(`warning: in the files (${counted(readingWarnings.length, 'place')})`);
  return [...lines, ...shortened(readingWarnings, SHOWN.warnings)].join('\n');
}

function shortened(lines: readonly string[], limit: number): string[] {
  const more = lines.length > limit ? [`  … and ${(lines.length - limit).toLocaleString('en-US')} more`] : [];
  return [...lines.slice(0, limit).map((line) => `  ${plainLine(line)}`), ...more];
}

/** Characters of a line that come from a file. */
const MAX_LINE = 300;
/** Characters that end a line, draw nothing, or turn the reading direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu;

/** One harmless line of a stranger's text. A workflow's log takes `::` at the start and `##[` anywhere as commands. */
export function plainLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
  const shown = line.length > MAX_LINE ? `${line.slice(0, MAX_LINE - 1)}…` : line;
  return shown.replace(/^::/, ': :').replaceAll('##[', '## [');
}
