import { templatesOf } from '../../core/corpus/corpus.js';
import { heldInstead } from '../../core/corpus/file-kinds.js';
import { type Document, writtenPath } from '../../core/corpus/keys.js';
import { nothingSelected, selectQuestions } from '../../core/corpus/select.js';
import type { Corpus, Question } from '../../core/steps/model.js';
import { lineAndColumn, readBoundedJson, readJsonDocument } from '../../core/text/json.js';
import { isMapping, type Mapping } from '../../core/text/values.js';
import { filesError, inputError, MAX_PROBLEMS, type Problem, StepgateError } from '../../core/words/errors.js';
import { sha256 } from '../hash.js';
import { decodeCorpusWithPatterns } from '../patterns.js';
import { findFiles, readText } from './find-files.js';
import { DOCUMENTS, fileError, isQuotable, type Roots } from './input-file.js';
import { parseYaml } from './yaml.js';
import { type Place, placesInYaml } from './yaml-positions.js';

/** A corpus with what its author should look at. */
interface ReadCorpus {
  readonly corpus: Corpus;
  /** The templates of all files under today's key names, with ids as text. */
  readonly templates: () => readonly Mapping[];
  readonly files: readonly string[];
  readonly warnings: readonly Problem[];
}

/** Reads corpus files (paths or globs) as one corpus, or throws an input error with every problem at its line. */
export async function readCorpus(patterns: readonly string[], roots: Roots = null): Promise<ReadCorpus> {
  const rules = { kinds: DOCUMENTS, roots };
  const files = await findFiles(patterns, 'corpus', rules);
  const documents: Document[] = [];
  for (const file of files) {
    documents.push(readDocument(await readText(file, rules), file));
  }
  const decoded = await decodeCorpusWithPatterns(documents);
  const locate = locator();
  if (decoded.kind === 'invalid') throw inputError(await locateShown(decoded.problems, locate));
  const { corpus, warnings } = decoded.value;
  const templates = () => documents.flatMap(templatesOf);
  return { corpus, templates, files, warnings: await locateShown(warnings, locate) };
}

/** Places are looked up for as many problems as are ever listed. */
async function locateShown(problems: readonly Problem[], locate: ReturnType<typeof locator>): Promise<Problem[]> {
  const shown = await Promise.all(problems.slice(0, MAX_PROBLEMS).map(locate));
  return shown.concat(problems.slice(MAX_PROBLEMS));
}

/** One file of a corpus; an input error where it is not YAML or JSON, or holds responses or results. */
function readDocument(text: string, file: string): Document {
  let places: ((path: readonly (string | number)[]) => Place | null) | null = null;
  const value = parseExpected('corpus', text, file);
  return {
    file,
    value,
    writtenAs: (path) => {
      places ??= placesInYaml(text);
      return places(path)?.text ?? null;
    },
  };
}

/** The value of a document; an input error where it, or its first line, shows that it holds something else than what is expected. */
export function parseExpected(expected: 'corpus' | 'results', text: string, file: string): unknown {
  const [line = ''] = text.split('\n', 1);
  // JSONL would be read as YAML with a mistake in line 2.
  const json = line.startsWith('{') ? readBoundedJson(line) : null;
  const first = json?.kind === 'value' ? heldInstead(expected, json.value) : null;
  if (first !== null) throw fileError(file, first);
  const value = parseDocument(text, file);
  const message = heldInstead(expected, value);
  if (message !== null) throw fileError(file, message);
  return value;
}

/** Reads YAML, or JSON where the name says so. An error quotes nothing of a file of another kind. */
export function parseDocument(text: string, file: string): unknown {
  try {
    return parse(text, file);
  } catch (error) {
    if (!(error instanceof StepgateError) || isQuotable(file)) throw error;
    throw inputError(error.problems.map(({ line }) => ({ file, line, message: UNREADABLE })));
  }
}

/** All that is said of a file that may be anything. */
const UNREADABLE = `cannot be read; expected ${DOCUMENTS.join(', ')}`;

function parse(text: string, file: string): unknown {
  if (!/\.json$/i.test(file)) return parseYaml(text, file);
  const json = readJsonDocument(text);
  if (json.kind === 'invalid') throw inputError([jsonProblem(text, file, json.reason)]);
  const { value, repeated } = json;
  if (repeated === null) return value;
  const [first, second] = [repeated.first, repeated.second].map((offset) => lineAndColumn(text, offset));
  const message = `duplicate key ${repeated.key}: first at ${first}, again at ${second}; keep one`;
  throw inputError([{ file, message }]);
}

function jsonProblem(text: string, file: string, reason: string): Problem {
  const [, line, column] = /line (\d+) column (\d+)/.exec(reason) ?? [];
  const source =
    text
      .split('\n', Number(line ?? 1))
      [Number(line ?? 1) - 1]?.trim()
      .slice(0, 120) ?? '';
  const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
  const hint =
    line === '2' && isRecordALine(text)
      ? '; a file with one record per line needs the extension .jsonl or .ndjson'
      : '';
  return {
    file,
    ...place,
    message: line === undefined ? `is not JSON: ${reason}` : `is not JSON${hint}\n    ${source}`,
  };
}

function isRecordALine(text: string): boolean {
  return text.split('\n', 2).every((line) => readBoundedJson(line).kind === 'value');
}

/** Adds lines to problems; each file is parsed once more at most. */
export function locator(): (problem: Problem) => Promise<Problem> {
  const known = new Map<string, Promise<(path: readonly (string | number)[]) => Place | null>>();
  const placesOf = (file: string) => {
    const places = known.get(file) ?? readText(file).then(placesInYaml);
    known.set(file, places);
    return places;
  };
  const lineOf = async (file: string, path: readonly (string | number)[]) => (await placesOf(file))(path)?.line;
  return async (problem) => {
    const { file, path = [], also } = problem;
    if (file === undefined) return problem;
    const line = problem.line ?? (await lineOf(file, path));
    return { ...problem, line, ...(also && { also: { ...also, line: await lineOf(also.file, also.path) } }) };
  };
}

/** Where a question stands in a corpus. */
interface QuestionPlace {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
}

/** The places of some questions of a corpus that was read before. Reads its files anew, so only for a few to be shown. */
export async function placesOfQuestions(
  patterns: readonly string[],
  ids: ReadonlySet<string>,
  roots: Roots,
): Promise<ReadonlyMap<string, QuestionPlace>> {
  const rules = { kinds: DOCUMENTS, roots };
  const places = new Map<string, QuestionPlace>();
  for (const file of await findFiles(patterns, 'corpus', rules)) {
    if (places.size === ids.size) break;
    for (const [id, line] of linesIn(await readText(file, rules), file, ids)) places.set(id, { file, line });
  }
  return places;
}

function linesIn(text: string, file: string, ids: ReadonlySet<string>): [string, number][] {
  const document = readDocument(text, file);
  const wanted = templatesOf(document).flatMap(({ questions }, template) => {
    const all: readonly unknown[] = Array.isArray(questions) ? questions : [];
    return all.flatMap((one, at) => {
      const id = isMapping(one) ? one.id : null;
      return typeof id === 'string' && ids.has(id) ? [{ id, path: [template, 'questions', at] }] : [];
    });
  });
  if (wanted.length === 0) return [];
  const placeAt = placesInYaml(text);
  return wanted.flatMap(({ id, path }): [string, number][] => {
    const line = placeAt(writtenPath(document.value, path))?.line;
    return line === undefined ? [] : [[id, line]];
  });
}

/** The selected questions, at least one: a run without any would pass every gate. */
export function selectedFrom(
  { corpus, files }: Pick<ReadCorpus, 'corpus' | 'files'>,
  select: readonly string[],
): Question[] {
  if (corpus.questions.length === 0) throw filesError(files, 'the corpus has no question');
  const selected = selectQuestions(corpus, select, sha256);
  if (selected.length > 0) return selected;
  throw filesError(files, nothingSelected(corpus, select));
}
