import type { Group, Question, ReferenceStep } from '../model.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/media-types.js';
import type { CompilePattern } from '../text/pattern.js';
import type { Path } from '../values.js';
import { isAnyOf, isSet, type RawAnyOf, type RawGroups, type RawQuestion, type RawStep } from './corpus-schema.js';
import { nearest, STEP_KEYS } from './keys.js';
import type { StepTrouble } from './output-kind.js';
import { type Document, type Troubles, warn, warnOfKeys } from './reading.js';
import { decodeMatching } from './step-matching.js';

/** What reading steps needs. */
export interface StepReading extends Troubles {
  /** null: regular expressions are not needed, as nothing is scored. */
  readonly compile: CompilePattern | null;
}

/** The reference steps of a question, and other ways to answer it; ways without any step are left out. */
export function readWays(
  { reference_steps, reference_steps_any_of }: RawQuestion,
  document: Document,
  path: Path,
  reading: StepReading,
): Pick<Question, 'groups' | 'alternatives'> {
  const own = readGroups(reference_steps ?? [], document, [...path, 'reference_steps'], reading);
  const ways = (reference_steps_any_of ?? []).map((groups, at) =>
    readGroups(groups ?? [], document, [...path, 'reference_steps_any_of', at], reading),
  );
  const alternatives = ways.filter((groups) => groups.length > 0);
  if (alternatives.length === 0) return { groups: own };
  return { groups: own.length > 0 ? own : (alternatives[0] as Group[]), alternatives };
}

function readGroups(groups: NonNullable<RawGroups>, document: Document, path: Path, reading: StepReading): Group[] {
  return groups.flatMap((steps, group): Group[] => {
    const read = (steps ?? []).map((step, index) => readItem(step, document, [...path, group, index], reading));
    if (read.length > 0) return [read];
    warn(reading, document, [...path, group], 'empty group of steps, ignored');
    return [];
  });
}

/** A step, or several of which one has to happen: the first of them stands for all. */
function readItem(raw: RawStep | RawAnyOf, document: Document, path: Path, reading: StepReading): ReferenceStep {
  if (!isAnyOf(raw)) return readStep(raw, document, path, reading);
  for (const key of STEP_KEYS.filter((known) => known !== 'matches' && Object.hasOwn(raw, known))) {
    warn(reading, document, [...path, key], 'has no effect beside any_of: each of its steps has keys of its own');
  }
  warnOfKeys(raw, ['any_of', ...STEP_KEYS], document, path, reading);
  const anyOf = raw.any_of.map((step, at) => readStep(step, document, [...path, 'any_of', at], reading));
  const { matches: _, ...source } = raw;
  return { ...(anyOf[0] as ReferenceStep), anyOf, source };
}

function readStep(raw: RawStep, document: Document, path: Path, reading: StepReading): ReferenceStep {
  warnOfKeys(raw, STEP_KEYS, document, path, reading);
  // Parameters such as a charset do not change how an output is compared.
  const mediaType = raw.output_media_type?.split(';')[0]?.trim() ?? null;
  const meant =
    mediaType === null || KNOWN_MEDIA_TYPES.includes(mediaType) ? null : nearest(mediaType, KNOWN_MEDIA_TYPES);
  if (meant !== null) {
    const message = `unknown media type ${JSON.stringify(mediaType)}, compared as text; did you mean ${meant}?`;
    warn(reading, document, [...path, 'output_media_type'], message);
  }
  const { matches: _, ...source } = raw;
  const { matching, problems, warnings } = decodeMatching(raw, mediaType, reading.compile);
  const placed = (found: StepTrouble) => ({
    file: document.file,
    path: [...path, ...found.path],
    message: found.message,
  });
  reading.problems.push(...problems.map(placed));
  reading.warnings.push(...warnings.map(placed));
  return {
    name: raw.name,
    args: raw.args ?? {},
    output: raw.output,
    mediaType,
    ordered: isSet(raw.ordered) ?? false,
    requiredColumns: raw.required_columns ?? null,
    ignoreDuplicates: isSet(raw.ignore_duplicates),
    ...(matching && { matching }),
    source,
  };
}

const KNOWN_MEDIA_TYPES = [
  SPARQL_MEDIA_TYPE,
  JSON_MEDIA_TYPE,
  'text/plain',
  'text/uri',
  'text/turtle',
  'text/csv',
  'text/tab-separated-values',
];
