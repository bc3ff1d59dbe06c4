import { templatesOf } from '../corpus/corpus.js';
import { isAnyOf } from '../corpus/corpus-schema.js';
import { type Document, writtenPath } from '../corpus/keys.js';
import { hasOwnSteps } from '../steps/alternatives.js';
import { matchOutputRow } from '../steps/match-outputs.js';
import type { Group, Question, ReferenceStep } from '../steps/model.js';
import { SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { isMapping, type Mapping, own, type Path } from '../text/values.js';

/** A reference step and where its file has it, under the key names of the file. */
export interface PlacedStep {
  readonly file: string;
  readonly path: Path;
  readonly question: Question;
  readonly step: ReferenceStep;
}

/** The reference steps of questions in all groups, alternatives and ways, with their places in the documents. */
export function placeSteps(documents: readonly Document[], questions: readonly Question[]): PlacedStep[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return documents.flatMap((document) =>
    templatesOf(document).flatMap((template, at) =>
      (template.questions as readonly Mapping[]).flatMap((raw, index): PlacedStep[] => {
        const question = byId.get(String(raw.id));
        if (!question) return [];
        const path = [at, 'questions', index];
        const steps = listSteps(question);
        return listPaths(raw).map((part, place) => ({
          file: document.file,
          path: writtenPath(document.value, [...path, ...part]),
          question,
          step: steps[place] as ReferenceStep,
        }));
      }),
    ),
  );
}

/** All decoded steps of a question in the order of `listPaths`. */
function listSteps(question: Question): ReferenceStep[] {
  const ways = [...(hasOwnSteps(question) ? [question.groups] : []), ...(question.alternatives ?? [])];
  return ways.flatMap((groups: readonly Group[]) => groups.flat().flatMap((step) => step.anyOf ?? [step]));
}

/** The paths of all steps of a question, as it is written. */
function listPaths(raw: Mapping): Path[] {
  const ways = Array.isArray(raw.reference_steps_any_of) ? raw.reference_steps_any_of : [];
  return [
    ...pathsInGroups(raw.reference_steps, ['reference_steps']),
    ...ways.flatMap((groups: unknown, at) => pathsInGroups(groups, ['reference_steps_any_of', at])),
  ];
}

function pathsInGroups(groups: unknown, path: Path): Path[] {
  if (!Array.isArray(groups)) return [];
  return groups.flatMap((steps: unknown, group) =>
    (Array.isArray(steps) ? steps : []).flatMap((step: unknown, at): Path[] => {
      const place = [...path, group, at];
      if (!isAnyOf(step)) return [place];
      return step.any_of.map((_, alternative) => [...place, 'any_of', alternative]);
    }),
  );
}

/** Steps without keys of their own that are compared by their arguments, or whose output is an entity that stays. */
const NEVER_CHANGED = new Set(['iri_discovery', 'retrieve_time_series', 'retrieve_data_points']);

/** Whether the output of a step is compared, so that a new one can matter. */
export function isRefreshed({ name, matching, output }: ReferenceStep): boolean {
  if (NEVER_CHANGED.has(name) && (matching === undefined || output === undefined)) return false;
  return matchOutputRow(matching?.output ?? null).reference === 'value';
}

/** The query of a step whose output is a SPARQL result; null for others. */
export function sparqlQueryOf({ mediaType, args }: ReferenceStep): string | null {
  const query = isMapping(args) ? own(args, 'query') : null;
  return mediaType === SPARQL_MEDIA_TYPE && typeof query === 'string' && query.trim() !== '' ? query : null;
}
