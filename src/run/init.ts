import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checkCorpus, readCorpus } from '../adapters/files/corpus.js';
import { makeFolder, rewriteTexts, schemaLine, writeText } from '../adapters/files/output-file.js';
import { readResponses } from '../adapters/files/responses.js';
import { addKeys } from '../adapters/files/yaml-splice.js';
import { dumpYaml } from '../adapters/files/yaml-writer.js';
import { sha256 } from '../adapters/hash.js';
import { templatesOf } from '../core/corpus/corpus.js';
import { type Document, writtenPath } from '../core/corpus/keys.js';
import { type Draft, proposeDraft } from '../core/refresh/draft.js';
import { type FindFailure, withFailedCalls } from '../core/steps/failed-outputs.js';
import type { Response } from '../core/steps/model.js';
import { namesWithAliases } from '../core/steps/step.js';
import { listAt, type Mapping, own, type Rewrite } from '../core/text/values.js';
import { makeKnownQuestions, makeQuestionFinder } from '../core/traces/documents.js';
import { questionTextOf } from '../core/traces/response.js';
import { filesError, forInput, inputError, usageError } from '../core/words/errors.js';
import { type FailureRules, makeFailureFinders } from './score-answer.js';
import { validResponses } from './traces.js';

/** Recorded answers, and the corpus file that gets the drafts. */
export interface InitSettings {
  readonly files: readonly string[];
  readonly output: string;
  /** Whether the file exists: its questions without steps get them, and new questions are added at its end. */
  readonly append: boolean;
  readonly corpus: readonly string[];
  readonly step: string | null;
  readonly rules: FailureRules;
  readonly redact: Rewrite;
}

/**
 * Writes drafts of questions from recorded answers. `added`: of questions that the corpus did not have; `filled`: of those that did not
 * have steps; `known`: questions that need none; `withoutText`: ids of questions that are left out.
 */
export async function writeDrafts(settings: InitSettings) {
  const { output, append, step, rules, redact } = settings;
  const exists = (await stat(output).catch(() => null)) !== null;
  if (exists && !append) throw usageError(`${output}: exists, and is not overwritten; add to it with --append`);
  const existing = append ? await readAll('--append', [output]) : null;
  const named = settings.corpus.length > 0 ? await readAll('--corpus', settings.corpus) : null;
  const askedQuestions = [named, existing].flatMap((one) => one?.corpus.questions ?? []);
  const texts = new Map(askedQuestions.map(({ id, text }) => [id, text]));
  const order = new Map([...texts.keys()].map((id, at) => [id, at]));
  const trials = await readTrials(settings.files, texts, await makeFailureFinders(rules));
  const withoutText = [...trials.keys()].filter((id) => !texts.has(id));
  const isPreferred = (name: string) => step !== null && namesWithAliases(name, rules.aliases).has(step);
  const drafts = [...trials]
    .filter(([id]) => texts.has(id))
    .sort(([a], [b]) => (order.get(a) ?? order.size) - (order.get(b) ?? order.size))
    .map(([id, responses]) => redact(proposeDraft(id, texts.get(id) ?? '', responses, isPreferred)));
  if (drafts.length === 0 && !append) throw filesError(settings.files, WITHOUT_TEXT);
  const [document] = existing?.documents ?? [];
  const written = document ? await extendCorpus(output, drafts, document) : { added: drafts.length, filled: 0 };
  if (!document) {
    await makeFolder(dirname(output));
    await writeText(output, schemaLine(output) + renderTemplate('drafts', drafts));
  }
  return { ...written, known: drafts.length - written.added - written.filled, withoutText };
}

function readAll(input: string, files: readonly string[]) {
  return forInput(input, readCorpus(files, null, 'all'));
}

const WITHOUT_TEXT =
  'no response has the text of its question: a response needs the key question_text, or is a conversation; else name files with the texts with --corpus';

/** Responses by the id of their question; fills in the texts of questions. */
async function readTrials(files: readonly string[], texts: Map<string, string>, failures: readonly FindFailure[]) {
  const trials = new Map<string, Response[]>();
  const idsByText = new Map([...texts].map(([id, text]) => [text, id]));
  const find = makeQuestionFinder(makeKnownQuestions([...texts].map(([id, text]) => ({ id, text }))), null);
  const naming = {
    format: 'auto' as const,
    setting: '--from',
    questionId: {
      path: null,
      remedyFor: (key: string) => `if ${key} holds it, rename it to question_id`,
      ofText: (text: string) => idsByText.get(text) ?? idOfText(text),
    },
    records: { path: null, setting: 'stepgate import --records' },
    questionOf: (trace: Parameters<typeof find>[0]) => {
      const text = questionTextOf(trace);
      const id = find(trace)?.id ?? (text === null ? null : (idsByText.get(text) ?? idOfText(text)));
      if (id !== null && text !== null && !texts.has(id)) texts.set(id, text);
      return id;
    },
  };
  for await (const response of validResponses(readResponses(files, null, naming))) {
    const { questionId, source } = response;
    const text = own(source, 'question_text');
    if (typeof text === 'string' && !texts.has(questionId)) texts.set(questionId, text);
    listAt(trials, questionId).push(failures.reduce(withFailedCalls, response));
  }
  return withNamedTrials(trials, texts);
}

/** Assigns trials without an id to the only question with an id and the same text. */
function withNamedTrials(trials: ReadonlyMap<string, readonly Response[]>, texts: ReadonlyMap<string, string>) {
  const idsByText = new Map<string, string[]>();
  for (const id of trials.keys()) {
    const text = texts.get(id);
    if (text !== undefined && id !== idOfText(text)) listAt(idsByText, text).push(id);
  }
  const joined = new Map<string, Response[]>();
  for (const [id, responses] of trials) {
    const text = texts.get(id) ?? '';
    const [named, ...others] = id === idOfText(text) ? (idsByText.get(text) ?? []) : [];
    listAt(joined, named !== undefined && others.length === 0 ? named : id).push(...responses);
  }
  return joined;
}

function idOfText(text: string): string {
  return `q-${sha256(text).slice(0, 12)}`;
}

async function extendCorpus(output: string, drafts: readonly Draft[], document: Document) {
  const questions = questionsOf(document);
  const known = new Set(questions.flatMap(({ id, text }) => [`id ${id}`, `text ${text}`]));
  const isKnown = ({ id, question }: Draft) => known.has(`id ${id}`) || known.has(`text ${question.question_text}`);
  const added = drafts.filter((draft) => !isKnown(draft));
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const additions = questions.flatMap((question) => additionTo(question, byId.get(question.id)));
  if (added.length + additions.length === 0) return { added: 0, filled: 0 };
  const before = await readFile(output, 'utf8');
  const filled = addKeys(before, output, additions);
  if (filled.kind === 'refused') throw inputError([filled.problem]);
  const lineEnd = filled.text.includes('\r\n') ? '\r\n' : '\n';
  const gap = filled.text.endsWith('\n') ? '' : lineEnd;
  const template = gap + renderTemplate(freeTemplateId(document), added).replaceAll('\n', lineEnd);
  const after = added.length === 0 ? filled.text : filled.text + template;
  await checkCorpus(after, output);
  await rewriteTexts(new Map([[output, after]]));
  return { added: added.length, filled: additions.length };
}

function questionsOf(document: Document) {
  return templatesOf(document).flatMap((template, at) =>
    (template.questions as readonly Mapping[]).map((question, index) => ({
      id: String(question.id),
      text: String(question.question_text),
      path: writtenPath(document.value, [at, 'questions', index]),
      hasSteps: ['reference_steps', 'reference_steps_any_of'].some((key) => own(question, key) !== undefined),
      hasDraft: own(question, 'draft') !== undefined,
    })),
  );
}

/** The keys that a draft adds to a question of the corpus: none if it already has steps, or is a draft without new steps. */
function additionTo({ hasSteps, hasDraft, path }: ReturnType<typeof questionsOf>[number], draft: Draft | undefined) {
  if (hasSteps || draft === undefined) return [];
  const { id: _, question_text, draft: isDraft, ...steps } = draft.question;
  if (hasDraft && Object.keys(steps).length === 0) return [];
  const keys = hasDraft ? steps : { draft: isDraft, ...steps };
  return [{ path, keys, lines: renderKeys(keys, draft.remarks) }];
}

function renderTemplate(id: string, drafts: readonly Draft[]): string {
  const questions = drafts.map(({ question, remarks }) =>
    renderKeys(question, remarks).map((line, at) => (line === '' ? '\n' : `    ${at === 0 ? '- ' : '  '}${line}\n`)),
  );
  return `- template_id: ${id}\n  questions:\n${questions.flat().join('')}`;
}

/** `drafts`, or the next name that the corpus does not have. */
function freeTemplateId(existing: Document): string {
  const ids = new Set(templatesOf(existing).map(({ template_id }) => template_id));
  for (let number = 1; ; number++) {
    const id = number === 1 ? 'drafts' : `drafts-${number}`;
    if (!ids.has(id)) return id;
  }
}

const DRAFT = 'draft: true';

/** The keys of a question as lines, with the remarks as comments after `draft`. */
function renderKeys(keys: Mapping, remarks: readonly string[]): string[] {
  const lines = dumpYaml(keys)
    .trimEnd()
    .split('\n')
    .map((line) => (/^[ -]*args:$/.test(line) ? `${line} # to compare them, add match_args: includes` : line));
  const comments = remarks.map((remark) => `# ${remark}`);
  const at = lines.indexOf(DRAFT);
  if (at < 0) return [...comments, ...lines];
  return lines.toSpliced(at, 1, `${DRAFT} # remove this line when a person has checked the output`, ...comments);
}
