import { templatesOf } from '../corpus/corpus.js';
import { isAnyOf, type RawGroups, type RawQuestion } from '../corpus/corpus-schema.js';
import { type Document, writtenPath } from '../corpus/keys.js';
import { MAX_LINE_TEXT } from '../shown.js';
import { hasOwnSteps } from '../steps/alternatives.js';
import { matchOutputRow } from '../steps/match-outputs.js';
import { jsonOf } from '../steps/mcp.js';
import type { Group, Question, ReferenceStep } from '../steps/model.js';
import { SPARQL_MEDIA_TYPE } from '../steps/step.js';
import { decodeSparqlResult } from '../tables/result.js';
import { rowKey } from '../tables/terms.js';
import { jsonForYaml } from '../text/json.js';
import { beginningOf, isMapping, listAt, type Mapping, own, type Path, unchanged } from '../text/values.js';

/** A reference step and where its file has it, under the key names of the file. */
export interface PlacedStep {
  readonly file: string;
  readonly path: Path;
  readonly question: Question;
  readonly step: ReferenceStep;
}

/** The reference steps of questions in all groups, alternatives and routes, with their places in the documents. */
export function placeSteps(documents: readonly Document[], questions: readonly Question[]): PlacedStep[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return documents.flatMap((document) =>
    templatesOf(document).flatMap((template, at) =>
      (template.questions as readonly RawQuestion[]).flatMap((raw, index): PlacedStep[] => {
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

export function listSteps(question: Question): ReferenceStep[] {
  const routes = [...(hasOwnSteps(question) ? [question.groups] : []), ...(question.alternatives ?? [])];
  return routes.flatMap((groups: readonly Group[]) => groups.flat().flatMap((step) => step.anyOf ?? [step]));
}

/** The paths of all steps of a question, as it is written. */
function listPaths({ reference_steps, reference_steps_any_of }: RawQuestion): Path[] {
  return [
    ...pathsInGroups(reference_steps, ['reference_steps']),
    ...(reference_steps_any_of ?? []).flatMap((groups, at) => pathsInGroups(groups, ['reference_steps_any_of', at])),
  ];
}

function pathsInGroups(groups: RawGroups, path: Path): Path[] {
  return (groups ?? []).flatMap((steps, group) =>
    (steps ?? []).flatMap((step, at): Path[] => {
      const place = [...path, group, at];
      if (!isAnyOf(step)) return [place];
      return step.any_of.map((_, alternative) => [...place, 'any_of', alternative]);
    }),
  );
}

/** Steps without own keys that are compared by their arguments, or whose output is an entity that stays. */
const NEVER_CHANGED = new Set(['iri_discovery', 'retrieve_time_series', 'retrieve_data_points']);

/** Whether the output of a step is compared, so that a new one can matter. */
export function isRefreshed({ name, matching, output, mustFail }: ReferenceStep): boolean {
  if (mustFail) return false;
  if (NEVER_CHANGED.has(name) && (matching === undefined || output === undefined)) return false;
  return matchOutputRow(matching?.output ?? null).reference === 'value';
}

/** The query of a step whose output is a SPARQL result; null for others. */
export function sparqlQueryOf({ mediaType, args }: ReferenceStep): string | null {
  const query = isMapping(args) ? own(args, 'query') : null;
  return mediaType === SPARQL_MEDIA_TYPE && typeof query === 'string' && query.trim() !== '' ? query : null;
}

export function shownQuery(query: string): string {
  return `query: ${beginningOf(query.replace(/\s+/g, ' ').trim(), MAX_LINE_TEXT)}`;
}

type Arrange = (rows: readonly Mapping[]) => readonly Mapping[];

/** The text of a new output as a corpus has it: a table with one row per line, so that a diff shows rows. */
export function layOutOutput(output: unknown, arrange: Arrange = unchanged): unknown {
  const json = jsonOf(output);
  if (json.kind !== 'value') return output;
  const { value } = json;
  const bindings = isMapping(value) && isMapping(value.results) ? value.results.bindings : null;
  if (Array.isArray(bindings) && bindings.every(isMapping)) {
    const head = isMapping(value) && isMapping(value.head) ? value.head : {};
    const vars = jsonForYaml(Array.isArray(head.vars) ? head.vars : []);
    return `{"head": {"vars": ${vars}}, "results": {"bindings": ${listOfRows(arrange(bindings))}}}`;
  }
  if (typeof output !== 'string') return output;
  if (Array.isArray(value) && value.length > 1 && value.every(isMapping)) return listOfRows(value);
  return isMapping(value) && typeof value.boolean === 'boolean' ? jsonForYaml(value) : output;
}

/** Whether the output of a step is CSV that names its columns in its first line. */
export function isCsvWithHeader({ mediaType, matching }: ReferenceStep): boolean {
  return mediaType === 'text/csv' && matching?.header !== false && (matching?.columns ?? null) === null;
}

/** Rows of JSON as CSV, for a reference that is CSV: there, numbers that a driver returns as texts are numbers. Others are unchanged. */
export function asCsv(output: unknown): unknown {
  const json = jsonOf(output);
  const rows = json.kind === 'value' ? json.value : null;
  if (!Array.isArray(rows) || rows.length === 0 || !rows.every(isFlatRow)) return output;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => own(row, name)))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\n`).join('');
}

function isFlatRow(row: unknown): row is Mapping {
  return isMapping(row) && Object.values(row).every((cell) => typeof cell !== 'object' || cell === null);
}

function csvCell(cell: unknown): string {
  const text = String(cell ?? '');
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function listOfRows(rows: readonly unknown[]): string {
  const lines = rows.map((row) => jsonForYaml(row));
  return lines.length < 2 ? `[${lines.join('')}]` : `[\n  ${lines.join(',\n  ')}\n]`;
}

/** Rows that an earlier output has keep its order; new ones follow. */
export function inOrderOf(earlier: unknown): Arrange {
  const result = decodeSparqlResult(earlier);
  if (result.kind !== 'select') return unchanged;
  return (rows) => {
    const columns = [...new Set([...result.columns, ...rows.flatMap((row) => Object.keys(row))])];
    const remaining = new Map<string, Mapping[]>();
    for (const row of rows) listAt(remaining, rowKey(row, columns)).push(row);
    const kept = result.rows.flatMap((row) => remaining.get(rowKey(row, columns))?.splice(0, 1) ?? []);
    const isKept = new Set(kept);
    return [...kept, ...rows.filter((row) => !isKept.has(row))];
  };
}
