import { firstNames } from '../shown.js';
import { isScorable, listRoutes, stepNames } from '../steps/alternatives.js';
import { relativeTimes } from '../steps/arguments.js';
import { jsonForm } from '../steps/mcp.js';
import type { Corpus, Group, Question, ReferenceStep, WrittenPath } from '../steps/model.js';
import {
  mustFail,
  namesWithAliases,
  type PreparedReference,
  prepareReference,
  type StepAlias,
  type StepContext,
} from '../steps/step.js';
import { valueAtPaths } from '../tables/forms/rows-at.js';
import { digestOf } from '../text/digest.js';
import { placesAt } from '../text/json-path.js';
import { counted } from '../text/numerals.js';
import { groupedBy, increment, listAt } from '../text/values.js';
import { leavesGroups, type Scoring, type ScoringRules } from '../words/scoring-rules.js';
import { canonicalOutput } from './canonical-output.js';
import { columnsMetByZero, doubtsOf } from './doubts.js';
import { fingerprintOf } from './fingerprint.js';
import { givenTrouble, type Outcome, tryStep } from './validate-step.js';

/** One place of a finding: a template, a question (''), or a part of a question such as `reference_steps[1][0]`. */
interface Occurrence {
  readonly id: string;
  readonly place: string;
  readonly why: string;
}

/** All occurrences of one kind of trouble, at least one; `kind` is a short stable word, `summary` one line. */
interface Finding {
  /** Notes need no change and do not fail `--strict`. */
  readonly severity: Severity;
  readonly kind: string;
  readonly summary: string;
  readonly questions: readonly Occurrence[];
}

/** A corpus tried on itself: its size, how many questions have an error, and a finding per kind, errors first. */
export type Validation = ReturnType<typeof validateCorpus>;

const KINDS = {
  error: {
    'missing-output': 'can never score 1: there is no output to compare with; add one, or match_output: ignore',
    'unreadable-output': 'can never score 1: the output cannot be read',
    'missing-column': 'can never score 1: a required column is not in the result',
    'ids-out-of-reach': 'can never score 1: no relevant id, or more relevant ids than k',
    'never-scores-1': 'can never score 1: the step does not match itself',
  },
  warning: {
    'no-rows': 'any empty result scores 1: the reference result has no rows',
    'no-required-columns': 'any result with rows scores 1: no column is required',
    'any-output': 'nearly any output or call scores 1: the reference asks for nothing',
    'blank-nodes':
      'a column has blank nodes alone: any blank nodes are right there, as their labels mean nothing outside of one result',
    'no-header':
      'the first line of the CSV is read as a row, as it has a number or a date; set header: true or false, or columns',
    'unknown-column': 'text or ordered names a column that the reference does not have',
    'ties-in-order':
      'ordered: true, and rows that the query may return in any order; name the columns that decide, as in ordered: [n]',
    'cut-argument': 'an argument without a value, and with blanks in its name; put the text before it in quotes',
    'gold-is-given': 'the right answer is the asked entity itself',
    'given-among-rows': 'the asked entity itself is among the reference rows',
    'includes-list': 'an answer with all rows of the table scores 1: match_output: includes of a list',
    'met-by-zero': 'an answer of 0 scores 1 where the reference has a small number; set tolerance: {relative: …}',
    'unused-path': 'a path leads to nothing in the reference',
    'same-gold': 'one answer scores 1 for many questions',
    'same-answer': 'more than half of the questions of a template have the same answer',
    'no-reference-steps': 'no reference steps and so no steps score',
    'never-called': 'no response has a step of this name',
    'no-questions': 'no questions',
    'earlier-groups':
      'earlier groups are not scored; set scoring: {groups: all} in the config to score them, or {groups: last} to leave them',
  },
  note: {
    'must-fail': 'status: error: only a call that fails matches, and its output is not compared',
    'relative-time': "a relative time needs execution_timestamp in the agent's step; without it, the step scores 0",
  },
} as const;

type Severity = keyof typeof KINDS;
type Kind = { [S in Severity]: keyof (typeof KINDS)[S] }[Severity];

/** What of a corpus can never score 1, is matched by anything or is missing. `areGroupsSet`: whether the config says which groups are scored. */
export function validateCorpus(
  corpus: Corpus,
  scoring: Scoring,
  responseStepNames: ReadonlyMap<string, number> | null,
  aliases: readonly StepAlias[],
  areGroupsSet = false,
) {
  const { templates, questions } = corpus;
  const context = { knobs: scoring.knobs, aliases };
  const ofSteps = new Map<Kind, Occurrence[]>();
  const golds = new Map<string, Question[]>();
  const rows = new Map<string, Question[]>();
  const columns: AnsweredColumn[] = [];
  for (const question of questions) {
    const gold = tryQuestion(question, context, ofSteps, columns);
    if (gold?.isSpecific) listAt(golds, gold.digest).push(question);
    else if (gold) listAt(rows, `${gold.digest} ${question.templateId}`).push(question);
  }
  const whole = (id: string, why: string): Occurrence => ({ id, place: '', why });
  const stepless = questions.filter((question) => !isScorable(question));
  const empty = templates.filter((template) => template.questions.length === 0);
  const findings = findingsOf({
    ...Object.fromEntries(ofSteps),
    'same-gold': sharedGolds(golds),
    'same-answer': sharedRows(rows, questions),
    'met-by-zero': metByZero(columns),
    'no-reference-steps': stepless.map(({ id, text }) => whole(id, text)),
    'never-called': responseStepNames ? neverCalled(questions, responseStepNames, context) : [],
    'no-questions': empty.map(({ id, title }) => whole(id, title)),
    'earlier-groups': leavesGroups(scoring) && !areGroupsSet ? questions.flatMap(unscoredGroups) : [],
  });
  const wrong = findings.filter(({ severity }) => severity === 'error').flatMap((finding) => finding.questions);
  return { questions: questions.length, templates: templates.length, errors: idsOf(wrong).size, findings };
}

function unscoredGroups(question: Question): Occurrence[] {
  const groupCount = Math.max(0, ...listRoutes(question).map((route) => route.groups.length));
  return groupCount > 1 ? [{ id: question.id, place: '', why: `the last of ${groupCount} groups is scored` }] : [];
}

function findingsOf(found: Readonly<Partial<Record<Kind, readonly Occurrence[]>>>): Finding[] {
  const ofSeverity = (severity: Severity) =>
    Object.entries(KINDS[severity]).flatMap(([kind, summary]): Finding[] => {
      const questions = found[kind as Kind] ?? [];
      return questions.length > 0 ? [{ severity, kind, summary, questions }] : [];
    });
  return (Object.keys(KINDS) as Severity[]).flatMap(ofSeverity);
}

function idsOf(occurrences: readonly Occurrence[]): Set<string> {
  return new Set(occurrences.map(({ id }) => id));
}

/** Records the findings of the scored steps. Returns a digest of their references, and whether it is specific; null: no answer. */
function tryQuestion(
  question: Question,
  context: StepContext,
  found: Map<Kind, Occurrence[]>,
  columns: AnsweredColumn[],
) {
  const outcomes: Outcome[] = [];
  for (const { step, place } of scoredSteps(question, context.knobs)) {
    const reference = prepareReference(step);
    const outcome = tryStep(reference, context);
    outcomes.push(outcome);
    const given = isAnswer(outcome) ? givenTrouble(question.text, reference) : null;
    const times = relativeTimes(step).map(([key, time]) => `${key}: ${time}`);
    const troubles: readonly { readonly kind: Kind; readonly why: string }[] = [
      ...(typeof outcome === 'object' ? [outcome] : []),
      ...(given ? [given] : []),
      ...(mustFail(reference, context.knobs) ? [{ kind: 'must-fail' as const, why: step.name }] : []),
      ...(times.length > 0 ? [{ kind: 'relative-time' as const, why: times.join(', ') }] : []),
      ...unusedPaths(reference).map((why) => ({ kind: 'unused-path' as const, why })),
      ...doubtsOf(reference),
    ];
    for (const { kind, why } of troubles) listAt(found, kind).push({ id: question.id, place, why });
    const answered = isAnswer(outcome) ? columnsMetByZero(reference, context.knobs) : [];
    columns.push(...answered.map((one) => ({ question, ...one })));
  }
  if (outcomes.length === 0 || !outcomes.every(isAnswer)) return null;
  const groups = scoredGroups(question.groups, context.knobs);
  const gold = { ...question, text: '', referenceAnswer: null, groups };
  const digest = fingerprintOf(gold, digestOf, (step) => canonicalOutput(prepareReference(step)));
  return { digest, isSpecific: outcomes.includes('specific') };
}

/** A column of the reference of a question, with its first number in whose place 0 would be right. */
interface AnsweredColumn {
  readonly question: Question;
  readonly column: string;
  readonly met: string | null;
}

/** The columns of a template in which more than a tenth of the references would be met by 0. */
function metByZero(columns: readonly AnsweredColumn[]): Occurrence[] {
  const ofTemplates = groupedBy(columns, ({ question, column }) => JSON.stringify([question.templateId, column]));
  return [...ofTemplates.values()].flatMap((same) => {
    const met = same.filter((one) => one.met !== null);
    const [first] = met;
    if (!first || met.length * 10 <= same.length) return [];
    const why = `0 in place of ${first.met} in the column ${first.column}; so in ${met.length} of ${same.length} references`;
    return [{ id: first.question.id, place: '', why }];
  });
}

/** Questions whose only row is that of more than half of their template; `rows`: those of one template with the same row. */
function sharedRows(rows: ReadonlyMap<string, readonly Question[]>, questions: readonly Question[]): Occurrence[] {
  const sizes = new Map<string, number>();
  for (const { templateId } of questions) increment(sizes, templateId);
  return [...rows.values()].flatMap((same) => {
    const [first] = same;
    const size = sizes.get(first?.templateId ?? '') ?? 0;
    if (!first || same.length < MANY || same.length * 2 <= size) return [];
    return [{ id: first.id, place: '', why: `${same.length} of ${size} questions of ${first.templateId}` }];
  });
}

function isAnswer(outcome: Outcome): boolean {
  return outcome === 'specific' || outcome === 'single row';
}

/** Minimum questions with the same reference for a finding. Two are often the same question in other words. */
const MANY = 3;

/** Questions that share their reference with many differently worded ones: the first of each reference, then all others. */
function sharedGolds(golds: ReadonlyMap<string, readonly Question[]>): Occurrence[] {
  const shared = [...golds.values()].filter((sharing) => new Set(sharing.map(({ text }) => text)).size >= MANY);
  shared.sort((a, b) => b.length - a.length);
  const at = ({ id, groups }: Question, why: string) => ({ id, place: `reference_steps[${groups.length - 1}]`, why });
  const firsts = shared.flatMap(([first, ...others]) => {
    const ids = others.map(({ id }) => id);
    return first ? [at(first, `the reference of ${counted(ids.length, 'other question')}: ${firstNames(ids)}`)] : [];
  });
  const rest = shared.map(([first, ...others]) => others.map((other) => at(other, `the reference of ${first?.id}`)));
  return [...firsts, ...rest.flat()];
}

/** The step names that are scored and that no response has, with the names that may have been meant. */
function neverCalled(
  questions: readonly Question[],
  names: ReadonlyMap<string, number>,
  { knobs, aliases }: StepContext,
): Occurrence[] {
  const countsAs = (name: string) => [...namesWithAliases(name, aliases)];
  const called = new Set([...names.keys()].flatMap(countsAs));
  const known = new Set(questions.flatMap(stepNames).flatMap(servedBy));
  const strangers = [...names].filter(([name]) => !countsAs(name).some((one) => known.has(one)));
  const meant = strangers.sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} (${count})`);
  const hint = meant.length > 0 ? `; in responses only: ${firstNames(meant)}` : '';
  const uncalled = new Map<string, Occurrence[]>();
  for (const question of questions) {
    // An agent uses only one of the alternatives.
    for (const { step, place } of question.alternatives ? [] : scoredItems(question, knobs)) {
      const names = (step.anyOf ?? [step]).flatMap(({ name }) => servedBy(name));
      if (!names.some((name) => called.has(name)))
        listAt(uncalled, step.name).push({ id: question.id, place, why: '' });
    }
  }
  const byUse = [...uncalled].sort(([, a], [, b]) => b.length - a.length);
  return byUse.flatMap(([name, places]) => {
    const why = `${name}, in ${counted(idsOf(places).size, 'question')}${hint}`;
    return places.slice(0, 1).map((first) => ({ ...first, why }));
  });
}

/** The names under which a step may be called: an IRI may be found by either search. */
function servedBy(name: string): string[] {
  return name === 'iri_discovery' ? [name, 'autocomplete_search', 'sparql_query'] : [name];
}

/** The paths of a step that lead to nothing in the reference. */
function unusedPaths({ step, unwrapped }: PreparedReference): string[] {
  const { paths = [] } = step.matching ?? {};
  if (paths.length === 0) return [];
  const output = jsonForm(unwrapped().ofValue);
  const sides = { args: step.args, output: output.kind === 'value' ? output.value : undefined };
  const leads = ({ key, side, path }: WrittenPath) =>
    key === 'rows_at'
      ? valueAtPaths(sides.output, [path]) !== undefined
      : [...placesAt(sides[side], path)].some(({ value }) => value !== undefined);
  // Of several paths of rows, one must exist; the reference can be the rows themselves.
  const hasRows = Array.isArray(sides.output) || paths.some((path) => path.key === 'rows_at' && leads(path));
  const unused = paths.filter((path) => !leads(path) && !(path.key === 'rows_at' && hasRows));
  return unused.map(({ key, written }) => `${key}: ${written}`);
}

/** A scored step with its place, as `reference_steps[1][0]`. */
interface PlacedStep {
  readonly step: ReferenceStep;
  readonly place: string;
}

function scoredGroups(groups: readonly Group[], knobs: ScoringRules): readonly Group[] {
  return knobs.groups === 'last' ? groups.slice(-1) : groups;
}

/** The scored steps of a question in all its routes; alternatives count as one step. */
function scoredItems(question: Question, knobs: ScoringRules): PlacedStep[] {
  return listRoutes(question).flatMap(({ groups, at }) => {
    const scored = scoredGroups(groups, knobs);
    const first = groups.length - scored.length;
    const route = at === null ? 'reference_steps' : `reference_steps_any_of[${at}]`;
    return scored.flatMap((group, index) =>
      group.map((step, place) => ({ step, place: `${route}[${first + index}][${place}]` })),
    );
  });
}

/** The same, with each alternative. */
function scoredSteps(question: Question, knobs: ScoringRules): PlacedStep[] {
  return scoredItems(question, knobs).flatMap(({ step, place }) =>
    step.anyOf ? step.anyOf.map((one, at) => ({ step: one, place: `${place}.any_of[${at}]` })) : [{ step, place }],
  );
}
