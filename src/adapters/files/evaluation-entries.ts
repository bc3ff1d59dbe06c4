import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { decodeScoring } from '../../core/baseline/decode-scoring.js';
import { checksOfEntry, rulesOfEntry } from '../../core/decode/rules-outcome.js';
import { inputError } from '../../core/errors.js';
import type { EvaluationEntry } from '../../core/runs/evaluate-question.js';
import type { Scoring } from '../../core/scoring.js';
import type { CheckedAnswer, EntryHead, RunEntries } from '../../core/show/run-entries.js';
import { isMapping, type Mapping, own } from '../../core/values.js';
import { parseExpected } from './corpus.js';
import { EVALUATION_FILE } from './evaluation-file.js';
import { readText } from './find-files.js';
import { ANYWHERE, checkInput, fileError } from './input-file.js';
import { missingReason } from './missing-path.js';
import { BASELINE_FILE } from './run-files.js';
import { labelOf } from './runs.js';
import { parseYaml } from './yaml.js';

/** The answers of a run that wrote an evaluation file: of its folder, or of the file itself. Each is read when it is asked for. */
export async function readRunEntries(path: string): Promise<RunEntries> {
  await checkInput(path, ANYWHERE);
  const file = await fileOf(path);
  const text = await readText(file);
  const heads = scannedHeads(text, file) ?? parsedHeads(parseExpected('results', text, file), file);
  const scoring = await scoringBeside(file);
  return { label: labelOf(path), heads, ...(scoring && { rules: scoring.knobs }) };
}

const SCORING = /^scoring:\n(?: .*\n)+/m;

/** How the run was scored, as the baseline file beside its evaluation file says; null where there is none. */
async function scoringBeside(file: string): Promise<Scoring | null> {
  const beside = join(dirname(file), BASELINE_FILE);
  if (basename(file) !== EVALUATION_FILE || !(await stat(beside).catch(() => null))) return null;
  // The whole of it has all questions once more.
  const [text] = SCORING.exec(await readText(beside)) ?? [];
  const value = text === undefined ? null : parseYaml(text, beside);
  return isMapping(value) ? decodeScoring(own(value, 'scoring')) : null;
}

async function fileOf(path: string): Promise<string> {
  const stats = await stat(path).catch(() => null);
  if (!stats) throw fileError(path, missingReason(path, 'there is no such file or folder'));
  if (!stats.isDirectory()) return path;
  const file = join(path, EVALUATION_FILE);
  if (await stat(file).catch(() => null)) return file;
  throw fileError(path, `the folder has no ${EVALUATION_FILE}, which has the steps of the answers`);
}

/** The first keys of each item, from its text alone: parsing a large file takes seconds. Null where the text is no plain list. */
function scannedHeads(text: string, file: string): EntryHead[] | null {
  if (!text.startsWith('- ') || /\n?^---|^\.\.\./m.test(text.slice(0, 10))) return null;
  const heads: EntryHead[] = [];
  for (let at = 0, end = 0; at < text.length; at = end + 1) {
    end = text.indexOf('\n- ', at);
    if (end < 0) end = text.length;
    const head = scannedHead(text.slice(at, end), file);
    if (!head) return null;
    heads.push(head);
  }
  return heads;
}

const ID = /(?:^- |\n {2})question_id: (\S[^\n]*)/;
/** A response has none. */
const TEMPLATE = /(?:^- |\n {2})template_id: /;
const SCORE = /(?:^- |\n {2})steps_score: ([\d.e+-]+)\s*(?:\n|$)/;
const SUCCESS = /(?:^- |\n {2})status: success\s*(?:\n|$)/;
const REFERENCE = /(?:^- |\n {2})reference_steps:(?! \[\])/;
/** Aliases lead to other items, and a text that goes on in the next line is read with them. */
const ALIASED = /(?:: |- )[&*][\w-]+\s*\n/;
const ONE_LINE = /^(?:[\w.-]+|'[^']*'|"[^"\\]*"|[^\s'"|>&*!%@`{[#][^#:]*)$/;

/** The head of one item; null where its text alone does not say where its keys end. */
function scannedHead(item: string, file: string): EntryHead | null {
  const value = scannedId(item, file);
  if (value === null || !TEMPLATE.test(item) || ALIASED.test(item)) return null;
  const written = SCORE.exec(item)?.[1];
  const recorded = written === undefined ? null : Number(written);
  const scored = recorded !== null || REFERENCE.test(item);
  const read = () => entryOf((parseYaml(`${item}\n`, file) as unknown[])[0], file);
  const score = scored ? (SUCCESS.test(item) ? (recorded ?? 0) : 0) : null;
  return { id: value, score, ...(CHECKED.test(item) && { checked: () => scannedChecks(item, file) }), read };
}

const CHECKED = /(?:^- |\n {2})(?:answer|rules_checked):/;
/** A key of its checks, with the lines below it. */
const CHECK_KEYS =
  /(?:^- |\n {2})((?:status|answer_check_score|rules_(?:score|broken|checked|not_checked)):[^\n]*(?:\n {2}(?: {2}|- )[^\n]*)*)/g;
const ANSWER = /(?:^- |\n {2})answer:/;

/** The checks of one item, without reading its steps. */
function scannedChecks(item: string, file: string): CheckedAnswer {
  const blocks = [...item.matchAll(CHECK_KEYS)].map(([, block]) => block);
  const value = parseYaml(`${blocks.join('\n')}\n`, file);
  return isMapping(value) ? checkedAnswer(value, ANSWER.test(item)) : { rules: null, checks: null };
}

function checkedAnswer(entry: Mapping, hasChecks: boolean): CheckedAnswer {
  const status = entry.status === 'success' ? 'success' : 'error';
  return { rules: rulesOfEntry(entry), checks: hasChecks ? checksOfEntry(entry, status).score : null };
}

/** The id of an item by its text; null where its text alone does not say it. */
export function scannedId(item: string, file: string): string | null {
  const id = ID.exec(item)?.[1]?.trim();
  if (id === undefined || !ONE_LINE.test(id) || /\n {3}/.test(item.slice(...afterId(item)))) return null;
  const value = parseYaml(id, file);
  return typeof value === 'string' ? value : null;
}

/** Where the line behind the id begins, and a few characters of it. */
function afterId(item: string): [number, number] {
  const found = ID.exec(item);
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
  return [end, end + 4];
}

function parsedHeads(value: unknown, file: string): EntryHead[] {
  if (!Array.isArray(value)) throw notEntries(file);
  return value.map((item: unknown) => {
    const entry = entryOf(item, file);
    return headOf(entry);
  });
}

/** The head of an entry that is at hand. */
export function headOf(entry: EvaluationEntry): EntryHead {
  const { reference_steps: references, steps_score: recorded } = entry;
  const isScored = typeof recorded === 'number' || (Array.isArray(references) && references.length > 0);
  const score = entry.status === 'success' && typeof recorded === 'number' ? recorded : 0;
  const checked = () => checkedAnswer(entry, isMapping(entry.answer));
  return { id: entry.question_id, score: isScored ? score : null, checked, read: () => entry };
}

/** An item as an entry; an error where it is none. */
export function entryOf(item: unknown, file: string): EvaluationEntry {
  if (!isMapping(item)) throw notEntries(file);
  const { question_id, template_id, question_text } = item;
  if ([question_id, template_id, question_text].some((value) => typeof value !== 'string')) throw notEntries(file);
  return item as EvaluationEntry;
}

function notEntries(file: string): Error {
  const message = 'expected an evaluation file (a list of questions with question_id, template_id and question_text)';
  return inputError([{ file, message }]);
}
