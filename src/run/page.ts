import { join } from 'node:path';
import { type EntryFile, headOf, openEntries } from '../adapters/files/entries.js';
import { makeFolder } from '../adapters/files/output-file.js';
import { discardPage, PAGE_FILE, writePageFile } from '../adapters/files/run-files.js';
import { evaluationFileOf } from '../adapters/files/runs.js';
import { policyHash } from '../adapters/hash.js';
import { patternsOf } from '../adapters/patterns.js';
import type { NotRescoredReason, Why } from '../core/figures/figures.js';
import type { Report } from '../core/gates/report.js';
import { besideBetter } from '../core/show/beside-base.js';
import type { ShownQuestion } from '../core/show/entry.js';
import { shownQuestion } from '../core/show/entry.js';
import type { Extent } from '../core/show/extent.js';
import { type EntryHead, editedParts, worstEntry } from '../core/show/run-entries.js';
import { MAX_LINE_TEXT } from '../core/shown.js';
import { type Rewrite, unchanged } from '../core/text/values.js';
import type { Problem } from '../core/words/errors.js';
import type { ScoringRules } from '../core/words/scoring-rules.js';
import type { ReadDetail } from '../report/page/model.js';
import type { ThisRun } from '../report/words/blocks.js';
import { plainLine, type Text } from '../report/words/text.js';

export type BaseEntries =
  | { readonly kind: 'file'; readonly path: string }
  /** Not available; the page shows the reason. */
  | { readonly kind: 'missing'; readonly why: string; readonly reason: NotRescoredReason }
  | { readonly kind: 'none' };

export interface PageContext {
  readonly base: BaseEntries;
  /** Links and commits, shown below the verdict. */
  readonly footer: readonly Text[];
  /** The folders of the results and of the base run, as typed in a command; null if unknown. */
  readonly results: string | null;
  readonly baseline: string | null;
}

/** Finds the answers of a local run by its path. A baseline file does not contain answers. */
export async function localEntries(path: string): Promise<BaseEntries> {
  const file = await evaluationFileOf(path);
  return file === null
    ? { kind: 'missing', why: MISSING, reason: { kind: 'no-answers' } }
    : { kind: 'file', path: file };
}

const UNREADABLE = 'The evaluation.yaml of the baseline cannot be read, so this page shows the steps of this run only.';
const MISSING = 'The baseline has no evaluation.yaml, so this page shows the steps of this run only.';

export interface PageRequest extends PageContext {
  readonly folder: string;
  readonly report: Report;
  /** Opens the answers of this run, with secrets redacted; null: no answers, so the page has no details. */
  readonly answers: (() => Promise<EntryFile>) | null;
  readonly thisRun: ThisRun;
  readonly tagsOf: ReadonlyMap<string, readonly string[]>;
  readonly redact: Rewrite;
}

/**
 * Writes the page of a run next to its other files and returns its path. A failure is only a warning, because the run
 * is valid without its page; it also removes the page of an earlier run.
 */
export async function writePage(request: PageRequest, warn: Warn): Promise<string | null> {
  const { folder, redact } = request;
  try {
    return await renderToFile(request);
  } catch (error) {
    await discardPage(folder);
    const reason = plainLine(redact(error instanceof Error ? error.message : String(error)), MAX_LINE_TEXT);
    warn([{ message: `${PAGE_FILE} was not written: ${reason}` }]);
    return null;
  }
}

type Warn = (warnings: readonly Problem[]) => void;

async function renderToFile(request: PageRequest): Promise<string> {
  const { folder, report, answers, thisRun, tagsOf, redact, base: baseEntries, footer, results, baseline } = request;
  const { PAGE_EXTENT, pageModel } = await import('../report/page/model.js');
  const { renderPage } = await import('../report/page/document.js');
  const runAnswers = (await answers?.()) ?? null;
  const base = baseEntries.kind === 'file' ? await openAnswers(baseEntries.path, redact).catch(() => null) : null;
  const baseMissing =
    baseEntries.kind === 'missing' ? baseEntries.why : baseEntries.kind === 'file' && base === null ? UNREADABLE : null;
  const model = pageModel(report, { thisRun, ...redact({ footer, results, baseline }), tagsOf, baseMissing });
  const labelled = base && { ...base, label: model.baseLabel ?? '' };
  const readDetail = makeDetailReader(report, runAnswers, labelled, PAGE_EXTENT);
  const edits = await makeEditPieces(request, runAnswers, base);
  return writePageFile(folder, renderPage(model, readDetail, policyHash, edits));
}

/** The section of edited questions; null without edits. */
async function makeEditPieces({ report, thisRun }: PageRequest, own: EntryFile | null, base: EntryFile | null) {
  const { comparison } = report;
  const change = comparison.kind === 'compared' ? comparison.corpusChange : undefined;
  if (!change) return null;
  const { editPieces } = await import('../report/page/diff.js');
  const readEdit = async (id: string) => {
    const [before] = (await base?.read(id).catch(() => [])) ?? [];
    const [after] = (await own?.read(id).catch(() => [])) ?? [];
    return before && after ? editedParts(before, after) : [];
  };
  return editPieces({ change, label: comparison.label, thisRun: thisRun.label, readEdit });
}

/** For a run without a comparison. */
export const NO_ENTRIES: BaseEntries = { kind: 'none' };

export async function openRunAnswers(path: string, redact: Rewrite): Promise<EntryFile | null> {
  const file = await evaluationFileOf(path);
  return file === null ? null : openAnswers(file, redact).catch(() => null);
}

/** Opens the answers of a run. Secrets are redacted before any text is shortened. */
async function openAnswers(path: string, redact: Rewrite): Promise<EntryFile> {
  const file = await openEntries(path);
  return { read: async (id) => redact(await file.read(id)) };
}

type BaseFile = EntryFile & { readonly label: string };

function makeDetailReader({ run }: Report, own: EntryFile | null, base: BaseFile | null, extent: Extent): ReadDetail {
  const whyOf = new Map(run.questions.map(({ id, why }) => [id, why]));
  const rules = run.scoring?.knobs;
  const readWorst = async (file: EntryFile, id: string) => prepareWorst((await file.read(id)).map(headOf), rules);
  return async (id, withBase): Promise<ShownQuestion | null> => {
    const worstEntry = own && (await readWorst(own, id));
    if (!worstEntry) return null;
    const baseEntry = base && withBase && (await readWorst(base, id).catch(() => null));
    const earlier = base && baseEntry ? { ...baseEntry, label: base.label } : null;
    const entry = earlier ? besideBetter(worstEntry.entry, earlier.entry, earlier.label, rules) : worstEntry.entry;
    const shown = shownQuestion({ ...worstEntry, entry }, earlier, extent);
    return withListDifference(shown, whyOf.get(id) ?? null);
  };
}

/** Adds the facts that the list takes from the base run to the detail, if both are about the same miss. */
function withListDifference(shown: ShownQuestion, listWhy: Why | null): ShownQuestion {
  const { why } = shown;
  const { base_difference, query_difference, conditions, argument_change } = listWhy?.detail ?? {};
  const isSame = why?.cause.kind === listWhy?.cause.kind && why?.cause.step === listWhy?.cause.step;
  if (!why || !isSame) return shown;
  const queries = conditions === undefined ? {} : { base_difference, query_difference, conditions };
  return {
    ...shown,
    why: { ...why, detail: { ...why.detail, ...queries, ...(argument_change && { argument_change }) } },
  };
}

/** Prepares the worst answer to a question for display. Secrets are redacted here, as a part of one cannot be found later. */
export async function prepareWorst(heads: readonly EntryHead[], rules: ScoringRules | undefined, redact = unchanged) {
  const worst = worstEntry(heads);
  if (!worst) return null;
  const entry = redact(worst.entry);
  return { ...worst, entry, ...(rules && { rules }), ...(await patternsOf(entry)) };
}

interface ComparedPage extends Pick<PageRequest, 'report' | 'folder' | 'thisRun' | 'redact'> {
  readonly base: string;
  readonly head: string;
}

/** Writes the page of a comparison and returns its path. On failure, it warns and returns null. */
export async function writeComparedPage({ base, head, ...request }: ComparedPage, warn: Warn): Promise<string | null> {
  const entries = await evaluationFileOf(head);
  const answers = entries === null ? null : () => openAnswers(entries, request.redact);
  const isCompared = request.report.comparison.kind === 'compared';
  const pageContext = {
    base: isCompared ? await localEntries(base) : NO_ENTRIES,
    footer: [],
    results: head,
    baseline: base,
  };
  const folder = await makeFolder(request.folder);
  const path = await writePage({ ...request, ...pageContext, folder, answers, tagsOf: new Map() }, warn);
  return path && join(request.folder, PAGE_FILE);
}
