import { readFileSync, statSync } from 'node:fs';
import { decodeKnown, type KnownEntry } from '../../core/comparison/known.js';
import { templatesOf } from '../../core/corpus/corpus.js';
import type { StepDefaults } from '../../core/corpus/corpus-schema.js';
import { type Document, heldInstead, writtenPath } from '../../core/corpus/keys.js';
import {
  type DraftMode,
  nothingSelected,
  selectFrom,
  unmatchedPatterns,
  withDrafts,
} from '../../core/corpus/select.js';
import { type Config, decodeConfig } from '../../core/entries/config.js';
import { type Calibration, decodeCalibration } from '../../core/judge/calibration.js';
import { MAX_KNOWN, MIB } from '../../core/limits.js';
import { MAX_LINE_TEXT } from '../../core/shown.js';
import type { Question } from '../../core/steps/model.js';
import { lineAndColumn, readBoundedJson, repeatedKey } from '../../core/text/json.js';
import { counted } from '../../core/text/numerals.js';
import { beginningOf, type Mapping, once, type Path } from '../../core/text/values.js';
import { filesError, inputError, type Problem, requireOk, StepgateError } from '../../core/words/errors.js';
import { sha256 } from '../hash.js';
import { decodeConfigWithPatterns, decodeCorpusWithPatterns } from '../patterns.js';
import { decodeUtf8, findFiles, readText } from './find-files.js';
import { DOCUMENTS, fileError, isQuotable, type Roots } from './input-file.js';
import { parseYaml } from './yaml.js';
import { type Place, placesInYaml, problemsWithLines } from './yaml-positions.js';

/** Reads corpus files (paths or globs) as one corpus; `stepDefaults` are those of a config. Throws an input error with every problem at its line. */
export async function readCorpus(
  patterns: readonly string[],
  roots: Roots = null,
  drafts: DraftMode = 'without',
  stepDefaults: StepDefaults = {},
) {
  const rules = { kinds: DOCUMENTS, roots };
  const files = await findFiles(patterns, 'corpus', rules);
  const documents: PlacedDocument[] = [];
  for (const file of files) documents.push(readDocument(await readText(file, rules), file));
  const decoded = await decodeCorpusWithPatterns(documents, stepDefaults);
  const locate = (problem: Problem) => withLines(problem, documents);
  if (decoded.kind === 'invalid') throw inputError(decoded.problems.map(locate));
  const corpus = withDrafts(decoded.value.corpus, drafts);
  const leftOut = decoded.value.corpus.questions.length - corpus.questions.length;
  return {
    corpus,
    /** The templates of all files with current key names and ids as text. */
    templates: () => documents.flatMap(templatesOf),
    ...{ files, documents, drafts },
    draftCount: drafts === 'without' ? leftOut : 0,
    warnings: decoded.value.warnings.map(locate),
    /** Adds the lines of its paths to a problem. */
    locate,
  };
}

export async function checkCorpus(text: string, file: string): Promise<void> {
  const decoded = await decodeCorpusWithPatterns([readDocument(text, file)], {});
  if (decoded.kind === 'invalid') throw inputError(problemsWithLines(decoded.problems, text));
}

/** Reads a corpus file. Throws an input error if it is not YAML or JSON, or contains responses or results. */
function readDocument(text: string, file: string): PlacedDocument {
  return placed(parseExpected('corpus', text, file), text, file);
}

/** The text of a larger file is not kept: it is read again for the places in it. */
const KEPT_TEXT = MIB;

function placed(value: unknown, text: string, file: string): PlacedDocument {
  const again = () => decodeUtf8(readFileSync(file), file);
  const read = text.length > KEPT_TEXT && statSync(file).isFile() ? again : keeping(text);
  const places = once(() => placesInYaml(read()));
  return { file, value, placeOf: (path) => places()(path), writtenAs: (path) => places()(path)?.text ?? null };
}

/** A function of its own: one that is made beside another would keep the text for both. */
const keeping = (text: string) => () => text;

/** A document that knows where its values are; the text is parsed again for the first of them. */
interface PlacedDocument extends Document {
  readonly placeOf: (path: Path) => Place | null;
}

/** Parses a document. Throws an input error if it, or its first line, has another kind of content than expected. */
export function parseExpected(expected: 'corpus' | 'results', text: string, file: string): unknown {
  const [line = ''] = text.split('\n', 1);
  // Otherwise, JSONL would be read as YAML with an error in line 2.
  const json = line.startsWith('{') ? readBoundedJson(line) : null;
  const otherKind = json?.kind === 'value' ? heldInstead(expected, json.value) : null;
  if (otherKind !== null) throw fileError(file, otherKind);
  const value = parseDocument(text, file);
  const message = heldInstead(expected, value);
  if (message !== null) throw fileError(file, message);
  return value;
}

/** Reads YAML, or JSON for the extension .json. An error quotes text only from files with a usual extension. */
export function parseDocument(text: string, file: string): unknown {
  try {
    return parse(text, file);
  } catch (error) {
    if (!(error instanceof StepgateError) || isQuotable(file)) throw error;
    throw inputError(error.problems.map(({ line }) => ({ file, line, message: UNREADABLE })));
  }
}

const UNREADABLE = `cannot be read; expected ${DOCUMENTS.join(', ')}, or .jsonl for one record per line`;

function parse(text: string, file: string): unknown {
  if (!/\.json$/i.test(file)) return parseYaml(text, file);
  const json = readBoundedJson(text);
  if (json.kind === 'invalid') throw inputError([jsonProblem(text, file, json.reason)]);
  const repeated = repeatedKey(text);
  if (repeated === null) return json.value;
  const [firstPlace, secondPlace] = [repeated.first, repeated.second].map((offset) => lineAndColumn(text, offset));
  const message = `duplicate key ${repeated.key}: first at ${firstPlace}, again at ${secondPlace}; keep one`;
  throw inputError([{ file, message }]);
}

function jsonProblem(text: string, file: string, reason: string): Problem {
  const place = /line (\d+) column (\d+)/.exec(reason);
  if (!place) return { file, message: `is not JSON: ${reason}` };
  const [line, column] = place.slice(1).map(Number) as [number, number];
  const source = beginningOf(text.split('\n', line).at(-1)?.trim() ?? '', MAX_LINE_TEXT);
  const isLines = line === 2 && text.split('\n', 2).every((one) => readBoundedJson(one).kind === 'value');
  const hint = isLines ? '; a file with one record per line needs the extension .jsonl or .ndjson' : '';
  return { file, line, column, message: `is not JSON${hint}\n    ${source}` };
}

function withLines(problem: Problem, documents: readonly PlacedDocument[]): Problem {
  const lineOf = (file: string, path: Path) => documents.find((one) => one.file === file)?.placeOf(path)?.line;
  const { file, path = [], also } = problem;
  if (file === undefined) return problem;
  const line = problem.line ?? lineOf(file, path);
  return { ...problem, line, ...(also && { also: { ...also, line: lineOf(also.file, also.path) } }) };
}

/** Finds the locations of questions. Reads the corpus files again, so it is only for a few shown questions. */
export async function placesOfQuestions(patterns: readonly string[], ids: ReadonlySet<string>, roots: Roots) {
  const rules = { kinds: DOCUMENTS, roots };
  const places = new Map<string, { readonly file: string; readonly line: number }>();
  for (const file of await findFiles(patterns, 'corpus', rules)) {
    if (places.size === ids.size) break;
    const document = readDocument(await readText(file, rules), file);
    for (const [template, { questions }] of templatesOf(document).entries()) {
      for (const [at, { id }] of (questions as readonly Mapping[]).entries()) {
        if (!ids.has(String(id))) continue;
        const line = document.placeOf(writtenPath(document.value, [template, 'questions', at]))?.line;
        if (line !== undefined) places.set(String(id), { file, line });
      }
    }
  }
  return places;
}

const DRAFT_REMEDIES =
  'check each one and remove its line draft: true; or use --drafts on the command line, which takes the drafts alone';

/** The selected questions. Throws if there are none, because a run without questions would pass every gate. */
export function selectedFrom(
  { corpus, files, drafts, draftCount }: Awaited<ReturnType<typeof readCorpus>>,
  select: readonly string[],
  warn: (warnings: readonly Problem[]) => void = () => undefined,
): Question[] {
  if (corpus.questions.length === 0) {
    const left = draftCount > 0 ? `, only ${counted(draftCount, 'draft')}: ${DRAFT_REMEDIES}` : '';
    throw filesError(files, drafts === 'only' ? 'the corpus has no draft' : `the corpus has no question${left}`);
  }
  const selected = selectFrom(corpus.questions, select, sha256);
  if (selected.length > 0) {
    warn(unmatchedPatterns(corpus.questions, select).map((message) => ({ message })));
    return selected;
  }
  throw filesError(files, nothingSelected(corpus, select));
}

/** Reads a config file; without a file, all is as usual. Throws an input error with every problem. */
export async function readConfig(file: string | null, roots: Roots = null): Promise<Config> {
  if (file === null) return requireOk(decodeConfig({}, ''));
  const text = await readText(file, { kinds: DOCUMENTS, roots });
  const document = placed(parseDocument(text, file), text, file);
  const decoded = await decodeConfigWithPatterns(document.value, file);
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(decoded.problems.map((problem) => withLines(problem, [document])));
}

export async function readCalibration(file: string, roots: Roots = null): Promise<Calibration> {
  return requireOk(decodeCalibration(parseDocument(await readText(file, { kinds: DOCUMENTS, roots }), file), file));
}

/** Reads a file of known failures. Throws an input error with every problem at its line. */
export async function readKnown(file: string, roots: Roots = null): Promise<readonly KnownEntry[]> {
  const text = await readText(file, { kinds: DOCUMENTS, roots });
  const size = Buffer.byteLength(text);
  if (size > MAX_KNOWN) throw fileError(file, tooLargeKnown(size));
  return knownFrom(text, file);
}

export function knownFrom(text: string, file: string): readonly KnownEntry[] {
  const decoded = decodeKnown(parseDocument(text, file), file);
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(problemsWithLines(decoded.problems, text));
}

export function tooLargeKnown(size: number): string {
  return `${(size / MIB).toFixed(1)} MiB, which exceeds the maximum of ${MAX_KNOWN / MIB} MiB; use patterns`;
}
