import type { Group, ReferenceStep } from '../model.js';
import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/media-types.js';
import type { CompilePattern } from '../text/pattern.js';
import type { Path } from '../values.js';
import { isSet, type RawStep } from './corpus-schema.js';
import { nearest, STEP_KEYS } from './keys.js';
import { type Document, type Troubles, warn, warnOfKeys } from './reading.js';
import { decodeMatching, type StepTrouble } from './step-matching.js';

/** What reading steps needs. */
export interface StepReading extends Troubles {
  /** null: regular expressions are not needed, as nothing is scored. */
  readonly compile: CompilePattern | null;
}

/** The groups of a question; empty ones are left out. */
export function readGroups(
  groups: readonly (readonly RawStep[] | null | undefined)[],
  document: Document,
  path: Path,
  reading: StepReading,
): Group[] {
  return groups.flatMap((steps, group): Group[] => {
    const read = (steps ?? []).map((step, index) => readStep(step, document, [...path, group, index], reading));
    if (read.length > 0) return [read];
    warn(reading, document, [...path, group], 'empty group of steps, ignored');
    return [];
  });
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
