import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCorpus } from '../adapters/files/corpus.js';
import { makeFolder, schemaLine, writeText } from '../adapters/files/output-file.js';
import { readResponses } from '../adapters/files/responses.js';
import { dumpYaml } from '../adapters/files/yaml.js';
import { sha256 } from '../adapters/hash.js';
import { type Draft, proposeDraft } from '../core/refresh/draft.js';
import type { Redact } from '../core/secrets/redact.js';
import { type FindFailure, withFailedCalls } from '../core/steps/failed-outputs.js';
import type { Response } from '../core/steps/model.js';
import { namesWithAliases } from '../core/steps/step.js';
import { listAt, own } from '../core/text/values.js';
import { makeKnownQuestions, makeQuestionFinder } from '../core/traces/documents.js';
import { questionTextOf } from '../core/traces/response.js';
import { filesError, forInput, inputError, type Problem, usageError } from '../core/words/errors.js';
import { type FailureRules, makeFailureFinders } from './score-answer.js';

/** Recorded answers, and the corpus file that gets the drafts. */
export interface InitSettings {
  readonly files: readonly string[];
  readonly output: string;
  /** Whether the file exists and only gets questions that are new. */
  readonly append: boolean;
  readonly corpus: readonly string[];
  readonly step: string | null;
  /** Which calls have failed, and what tools are also called. */
  readonly rules: FailureRules;
  readonly redact: Redact;
}

export interface WrittenDrafts {
  readonly drafts: number;
  /** Questions that the corpus has already. */
  readonly known: number;
  /** Questions without a text, which are left out. */
  readonly withoutText: readonly string[];
}

/** Writes drafts of questions from recorded answers. */
export async function writeDrafts(settings: InitSettings): Promise<WrittenDrafts> {
  const { output, append } = settings;
  const exists = (await stat(output).catch(() => null)) !== null;
  if (exists && !append) throw usageError(`${output}: exists, and is not overwritten; add to it with --append`);
  const present = append ? await forInput('--append', readCorpus([output], null, 'all')) : null;
  const named =
    settings.corpus.length > 0 ? await forInput('--corpus', readCorpus(settings.corpus, null, 'all')) : null;
  const texts = new Map((named?.corpus.questions ?? []).map(({ id, text }) => [id, text]));
  const trials = await readTrials(settings.files, texts, await makeFailureFinders(settings.rules));
  const ids = new Set(present?.corpus.questions.map(({ id }) => id));
  const knownTexts = new Set(present?.corpus.questions.map(({ text }) => text));
  const withoutText = [...trials.keys()].filter((id) => !texts.has(id));
  const isKnown = (id: string) => ids.has(id) || knownTexts.has(texts.get(id) ?? '');
  const added = [...trials].filter(([id]) => texts.has(id) && !isKnown(id));
  const { step, rules } = settings;
  const isPreferred = (name: string) => step !== null && namesWithAliases(name, rules.aliases).has(step);
  const drafts = added.map(([id, responses]) =>
    settings.redact(proposeDraft(id, texts.get(id) ?? '', responses, isPreferred)),
  );
  const known = trials.size - withoutText.length - drafts.length;
  if (drafts.length === 0 && !append) throw filesError(settings.files, WITHOUT_TEXT);
  if (drafts.length > 0) await writeFile(output, append, drafts, present?.documents[0]?.value);
  return { drafts: drafts.length, known, withoutText };
}

const WITHOUT_TEXT =
  'no response has the text of its question: a response needs the key question_text, or is a conversation; else name files with the texts with --corpus';

/** Responses by the id of their question; fills in the texts of questions. */
async function readTrials(
  files: readonly string[],
  texts: Map<string, string>,
  failures: readonly FindFailure[],
): Promise<ReadonlyMap<string, readonly Response[]>> {
  const trials = new Map<string, Response[]>();
  const problems: Problem[] = [];
  const idsByText = new Map([...texts].map(([id, text]) => [text, id]));
  const find = makeQuestionFinder(makeKnownQuestions([...texts].map(([id, text]) => ({ id, text }))), null);
  const naming = {
    format: 'auto' as const,
    setting: '--from',
    questionId: null,
    records: { path: null, setting: 'stepgate import --records' },
    questionOf: (trace: Parameters<typeof find>[0]) => {
      const text = questionTextOf(trace);
      const id = find(trace)?.id ?? (text === null ? null : (idsByText.get(text) ?? idOfText(text)));
      if (id !== null && text !== null && !texts.has(id)) texts.set(id, text);
      return id;
    },
    observe: () => undefined,
    done: () => undefined,
  };
  for await (const { decoded, ...place } of readResponses(files, null, naming)) {
    if (decoded.kind === 'invalid') problems.push(...decoded.problems.map((problem) => ({ ...place, ...problem })));
    else {
      const { questionId, source } = decoded.value;
      const text = own(source, 'question_text');
      if (typeof text === 'string' && !texts.has(questionId)) texts.set(questionId, text);
      listAt(trials, questionId).push(failures.reduce(withFailedCalls, decoded.value));
    }
  }
  if (problems.length > 0) throw inputError(problems);
  return withNamedTrials(trials, texts);
}

/** Trials that are only recognized by their text belong to the one question with this text that has an id. */
function withNamedTrials(
  trials: ReadonlyMap<string, readonly Response[]>,
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly Response[]> {
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

async function writeFile(output: string, append: boolean, drafts: readonly Draft[], present: unknown): Promise<void> {
  const text = `- template_id: ${freeTemplateId(present)}\n  questions:\n${drafts.map(renderDraft).join('')}`;
  if (!append) {
    await makeFolder(dirname(output));
    await writeText(output, `${schemaLine(output)}${text}`);
    return;
  }
  const before = await readFile(output, 'utf8');
  const lineEnd = before.includes('\r\n') ? '\r\n' : '\n';
  const gap = before.endsWith('\n') ? '' : lineEnd;
  await writeText(output, before + gap + text.replaceAll('\n', lineEnd));
  await readCorpus([output], null, 'all').catch(async (error: unknown) => {
    await writeText(output, before);
    throw error;
  });
}

/** `drafts`, or the next name that the corpus does not have. */
function freeTemplateId(present: unknown): string {
  const ids = new Set(
    (Array.isArray(present) ? present : []).map((one) => String(own(one, 'template_id') ?? own(one, 'id'))),
  );
  for (let number = 1; ; number++) {
    const id = number === 1 ? 'drafts' : `drafts-${number}`;
    if (!ids.has(id)) return id;
  }
}

/** A question with the remarks as comments. */
function renderDraft({ question, remarks }: Draft): string {
  const lines = dumpYaml([question]).trimEnd().split('\n');
  const comments = remarks.map((remark) => `  # ${remark}`);
  const at = lines.indexOf('  draft: true');
  lines.splice(at, 1, '  draft: true # remove this line when a person has checked the output', ...comments);
  return lines.map((line) => (line === '' ? '\n' : `    ${line}\n`)).join('');
}
