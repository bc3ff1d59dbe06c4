import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseDocument } from '../adapters/files/corpus.js';
import { findFiles, readText } from '../adapters/files/find-files.js';
import { DOCUMENTS, fileError } from '../adapters/files/input-file.js';
import { makeFolder, schemaLine, writeText } from '../adapters/files/output-file.js';
import { problemsWithLines } from '../adapters/files/yaml-positions.js';
import { dumpYaml } from '../adapters/files/yaml-writer.js';
import { sha256 } from '../adapters/hash.js';
import type { OutputSource } from '../adapters/sources/source.js';
import { makeQueryCheck, type Prefixes } from '../adapters/sparql-queries.js';
import { canonicalJson } from '../core/corpus/fingerprint.js';
import {
  type Candidate,
  candidatesOf,
  decodeTemplates,
  placesIn,
  type QuestionTemplate,
  type Split,
  sameAnswer,
  splitTag,
  uselessResult,
} from '../core/generate/questions.js';
import { layOutOutput, shownQuery } from '../core/refresh/placed-steps.js';
import { firstNames, MAX_NAMED } from '../core/shown.js';
import { SPARQL_MEDIA_TYPE } from '../core/steps/step.js';
import { shownRow } from '../core/tables/cells.js';
import { decodeSparqlResult, type SparqlResult } from '../core/tables/result.js';
import { counted } from '../core/text/numerals.js';
import { isMapping, type Mapping, own, type Path, type Rewrite, sortedByText, unchanged } from '../core/text/values.js';
import { inputError, type Problem, withoutPath } from '../core/words/errors.js';

/** The tool that generated questions call; a config can name another one with a step alias. */
const TOOL = 'sparql_query';

export interface GenerateSettings {
  readonly files: readonly string[];
  readonly output: string | null;
  readonly perTemplate: number;
  readonly splits: readonly Split[];
  readonly seed: string;
  readonly concurrency: number;
  readonly overwrite: boolean;
  readonly prefixes: Prefixes;
  readonly redact: Rewrite;
  readonly progress: (template: string, done: number, of: number) => void;
}

export type GeneratedTemplate = Awaited<ReturnType<typeof generateCorpus>>[number];

interface PlacedTemplate {
  readonly template: QuestionTemplate;
  readonly file: string;
  readonly path: Path;
}

/** Writes a corpus of questions from templates, over a graph. */
export async function generateCorpus(settings: GenerateSettings, open: () => Promise<OutputSource>) {
  const { output } = settings;
  if (output !== null) await refuseOwnQuestions(output, settings.overwrite);
  const templates = await readTemplates(settings.files);
  await checkTemplates(templates, settings.prefixes);
  const source = await open();
  const queries = templates.flatMap((one) => [placedQuery(one, 'bindings'), placedQuery(one, 'query')]);
  await refuse(source.check?.(queries) ?? []);
  const texts = new Set<string>();
  const made: Awaited<ReturnType<typeof generateOne>>[] = [];
  for (const one of templates) made.push(await generateOne(one, source, texts, settings));
  const kept = made.filter(({ outcome }) => outcome.questions > 0).map(({ value }) => value);
  if (kept.length > 0 && output !== null) {
    await makeFolder(dirname(output));
    const written = settings.redact(kept).map((template) => ({
      ...template,
      questions: template.questions.map((question) => ({ ...question, [MARK]: markOf(template, question) })),
    }));
    await writeText(output, schemaLine(output) + dumpYaml(written));
  }
  return made.map(({ outcome }) => outcome);
}

/** A file that this command did not write, or that a person has edited, is not overwritten. */
async function refuseOwnQuestions(output: string, overwrite: boolean): Promise<void> {
  const text = await readFile(output, 'utf8').catch(() => null);
  if (text === null) return;
  const document = parseDocument(text, output);
  const templates: readonly unknown[] = Array.isArray(document) ? document : [null];
  const edited: string[] = [];
  for (const template of templates) {
    const questions = isMapping(template) && Array.isArray(template.questions) ? template.questions : [null];
    for (const question of questions as readonly unknown[]) {
      if (!isMapping(template) || !isMapping(question) || !Object.hasOwn(question, 'x-bindings')) {
        const message = 'has questions without x-bindings, which stepgate generate did not write; name another file';
        throw fileError(output, message);
      }
      if (question[MARK] !== markOf(template, question)) edited.push(String(question.id));
    }
  }
  if (edited.length === 0 || overwrite) return;
  const differ = `${counted(edited.length, 'question')} ${edited.length === 1 ? 'differs' : 'differ'}`;
  const remedy = 'name another file, or --overwrite loses the edits';
  throw fileError(output, `${differ} from what generate wrote: ${firstNames(edited)}; ${remedy}`);
}

/** The key with a hash of the written question, which shows whether it was edited. */
const MARK = 'x-generated';

/** A hash of a question and the keys of its template, without outputs, which `refresh` changes. */
function markOf({ questions: _, ...template }: Mapping, { [MARK]: __, ...question }: Mapping): string {
  return sha256(canonicalJson(withoutOutputs({ template, question }))).slice(0, 12);
}

function withoutOutputs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOutputs);
  if (!isMapping(value)) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'output');
  return Object.fromEntries(entries.map(([key, one]) => [key, withoutOutputs(one)]));
}

async function readTemplates(patterns: readonly string[]): Promise<PlacedTemplate[]> {
  const rules = { kinds: DOCUMENTS, roots: null };
  const templates: PlacedTemplate[] = [];
  for (const file of await findFiles(patterns, 'templates', rules)) {
    const text = await readText(file, rules);
    const decoded = decodeTemplates(parseDocument(text, file), file);
    if (decoded.kind === 'invalid') throw inputError(problemsWithLines(decoded.problems, text));
    templates.push(...decoded.value.map((template, at) => ({ template, file, path: [at] })));
  }
  return templates;
}

/** Throws for repeated ids and unusable queries, with their lines, before any query is sent. */
async function checkTemplates(templates: readonly PlacedTemplate[], prefixes: Prefixes): Promise<void> {
  const check = await makeQueryCheck(prefixes);
  const problems: Problem[] = [];
  const ids = new Set<string>();
  for (const { template, file, path } of templates) {
    const { template_id: id } = template;
    const report = (key: string, message: string) => void problems.push({ file, path: [...path, key], message });
    if (ids.has(id)) report('template_id', `template_id ${id} occurs twice; ids must be unique`);
    ids.add(id);
    const [bindings, query] = [check(template.bindings), check(template.query)];
    if (bindings.kind === 'refused') report('bindings', `bindings: ${bindings.why}`);
    if (query.kind === 'refused') report('query', `query: ${query.why}`);
    if (bindings.kind === 'refused' || query.kind === 'refused') continue;
    const bound = bindings.selected;
    if (bound === null) {
      report('bindings', 'bindings: select variables by their names, as in SELECT ?substation ?substation_name');
      continue;
    }
    for (const name of (query.selected ?? []).filter((one) => bound.includes(one)))
      report('query', `?${name} is bound by \`bindings\` and selected by \`query\`: select another name`);
    for (const name of placesIn(template).filter((one) => !bound.includes(one)))
      report('ask', `[${name}] is no variable that \`bindings\` selects, which are ${bound.join(', ')}`);
    const columns = template.step.required_columns ?? [];
    for (const name of columns.filter((one) => query.selected !== null && !query.selected.includes(one)))
      report('required_columns', `${name} is not selected by \`query\``);
  }
  await refuse(problems);
}

async function refuse(problems: readonly Problem[]): Promise<void> {
  if (problems.length === 0) return;
  const placed = problems.map(async (one) => problemsWithLines([one], await readFile(one.file ?? '', 'utf8')));
  throw inputError((await Promise.all(placed)).flat().map(withoutPath));
}

function placedQuery({ template, file, path }: PlacedTemplate, key: 'bindings' | 'query', asked?: Candidate) {
  const id = asked?.id ?? template.template_id;
  const question = { id, templateId: template.template_id, text: asked?.text ?? '', referenceAnswer: null };
  const query = asked?.query ?? template[key];
  return {
    file,
    path: [...path, key],
    question: { ...question, groups: [], tags: [] },
    step: {
      ...{ name: TOOL, args: { query }, output: null, mediaType: SPARQL_MEDIA_TYPE, ordered: false },
      ...{ requiredColumns: null, ignoreDuplicates: null, source: {} },
    },
  };
}

async function generateOne(
  placed: PlacedTemplate,
  source: OutputSource,
  texts: Set<string>,
  { perTemplate, splits, seed, redact, concurrency, progress }: GenerateSettings,
) {
  const { template } = placed;
  progress(template.template_id, 0, perTemplate);
  const { table, failure: noRows } = await askBindings(placed, source);
  const { candidates, leftOut: unusable } = candidatesOf(template, table, { seed, hash: sha256 });
  const leftOut = [...unusable];
  const kept: { readonly candidate: Candidate; readonly output: unknown; readonly result: SparqlResult }[] = [];
  const waiting = [...candidates];
  // Why the first failed query failed.
  let failure = noRows;
  while (waiting.length > 0 && kept.length < perTemplate) {
    const batch = waiting.splice(0, Math.min(concurrency, perTemplate - kept.length));
    progress(template.template_id, kept.length, perTemplate);
    const asked = batch.map(async (candidate) =>
      texts.has(candidate.text) ? null : source.answer(placedQuery(placed, 'query', candidate)),
    );
    for (const [at, answer] of (await Promise.all(asked)).entries()) {
      const candidate = batch[at] as Candidate;
      // Another question of the same batch can already have this text.
      if (answer === null || texts.has(candidate.text)) leftOut.push('same-text');
      else if (answer.kind === 'failed') {
        failure ??= `${answer.why}; ${shownQuery(candidate.query)}`;
        leftOut.push(answer.isGivenUp ? 'given-up' : 'failed');
      } else {
        const result = decodeSparqlResult(answer.output);
        const useless = uselessResult(result, template, candidate);
        if (useless !== null) leftOut.push(useless);
        else {
          texts.add(candidate.text);
          kept.push({ candidate, output: answer.output, result });
        }
      }
    }
  }
  const questions = kept.map(({ candidate, output }) => questionOf(candidate, output, template));
  return {
    outcome: {
      ...{ id: template.template_id, questions: questions.length, leftOut, failure: redact(failure) },
      sameAnswer: sameAnswer(kept.map(({ result }) => result)),
      preview: redact(kept.map(({ candidate, result }) => ({ text: candidate.text, rows: previewRows(result) }))),
    },
    value: templateOf(template, splits, questions),
  };
}

/** The rows of an answer in words, for people who look before they keep it. */
function previewRows(result: SparqlResult): string[] {
  if (result.kind !== 'select') return result.kind === 'ask' ? [String(result.value)] : [];
  const rows = result.rows.slice(0, MAX_NAMED);
  const shown = rows.map((row) => shownRow(row, result.columns));
  const more = result.rows.length - rows.length;
  return [...shown, ...(more > 0 ? [`… and ${counted(more, 'more row')}`] : [])];
}

async function askBindings(placed: PlacedTemplate, source: OutputSource) {
  const answer = await source.answer(placedQuery(placed, 'bindings'));
  const result = answer.kind === 'failed' ? null : decodeSparqlResult(answer.output);
  if (result?.kind === 'select') return { table: result, failure: null };
  const why = answer.kind === 'failed' ? answer.why : 'the result is not SPARQL JSON';
  const failure = `bindings: ${why}; ${shownQuery(placed.template.bindings)}`;
  return { table: { columns: [], rows: [] }, failure };
}

function questionOf({ id, text, query, bindings }: Candidate, output: unknown, { step }: QuestionTemplate): Mapping {
  // Otherwise the order of the rows would depend on the source.
  const arrange =
    own(step, 'ordered') === true ? unchanged : (rows: readonly Mapping[]) => sortedByText(rows, canonicalJson);
  const reference = {
    ...{ name: TOOL, args: { query }, output: layOutOutput(output, arrange) },
    ...{ output_media_type: SPARQL_MEDIA_TYPE, ...step },
  };
  return { id, question_text: text, reference_steps: [[reference]], 'x-bindings': bindings };
}

function templateOf(template: QuestionTemplate, splits: readonly Split[], questions: readonly Mapping[]) {
  const position = Number.parseInt(sha256(template.template_id).slice(0, 8), 16) / 0x1_0000_0000;
  const split = splitTag(splits, position);
  const tags = split === null ? template.tags : [...new Set([...template.tags, split])];
  return {
    template_id: template.template_id,
    ...(template.name !== undefined && { name: template.name }),
    ...(tags.length > 0 && { tags }),
    questions,
  };
}
