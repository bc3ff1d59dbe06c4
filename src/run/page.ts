import { join } from 'node:path';
import { type EntryFile, openEntries } from '../adapters/files/entries.js';
import { makeFolder } from '../adapters/files/output-file.js';
import { discardPage, PAGE_FILE, writePageFile } from '../adapters/files/run-files.js';
import { evaluationFileOf } from '../adapters/files/runs.js';
import { policyHash } from '../adapters/hash.js';
import { patternsOf } from '../adapters/patterns.js';
import type { RunTable } from '../core/runs/compare-many.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import type { Why } from '../core/runs/figures.js';
import type { Report } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import { type FoundEntry, shownQuestion } from '../core/show/entry.js';
import type { Extent, ShownQuestion } from '../core/show/question.js';
import { worstOf } from '../core/show/run-entries.js';
import type { Problem } from '../core/words/errors.js';
import type { ScoringRules } from '../core/words/scoring-rules.js';
import type { ManyOptions } from '../report/many/view.js';
import type { LegsPart } from '../report/page/many/model.js';
import type { ReadDetail } from '../report/page/model.js';
import type { ThisRun } from '../report/words/blocks.js';
import { plainLine, type Text } from '../report/words/text.js';

/** The answers of the run that a page compares with. */
export type BaseEntries =
  | { readonly kind: 'file'; readonly path: string }
  /** There are none, and the page says why. */
  | { readonly kind: 'missing'; readonly why: string }
  | { readonly kind: 'none' };

/** What a page says of the surroundings of its run. */
export interface PageSurroundings {
  /** The answers of the base run. */
  readonly base: BaseEntries;
  /** Links and commits, shown below the verdict. */
  readonly footer: readonly Text[];
  /** The folder of the results, and that of the base run, as a reader names them in a command; null: not known. */
  readonly results: string | null;
  readonly baseline: string | null;
}

/** The answers of a run on this machine, by its path; a file of figures alone has none. */
export async function localEntries(path: string): Promise<BaseEntries> {
  const file = await evaluationFileOf(path);
  return file === null ? { kind: 'missing', why: MISSING } : { kind: 'file', path: file };
}

const UNREADABLE = 'The evaluation.yaml of the baseline cannot be read, so this page shows the steps of this run only.';
const MISSING = 'The baseline has no evaluation.yaml, so this page shows the steps of this run only.';

/** Everything that a page is written from. */
export interface PageRequest extends PageSurroundings {
  /** Its real folder. */
  readonly folder: string;
  readonly report: Report;
  /** Opens the answers of this run, without secrets; null: there are none, and the page has no details. */
  readonly answers: (() => Promise<EntryFile>) | null;
  readonly thisRun: ThisRun;
  readonly tagsOf: ReadonlyMap<string, readonly string[]>;
  readonly redact: Redact;
}

/**
 * Writes the page of a run beside its other files, and gives back its path. The run stands without it: what goes wrong is
 * a warning, and no page of an earlier run stays in its place.
 */
export async function writePage(request: PageRequest, warn: Warn): Promise<string | null> {
  const { folder, redact } = request;
  try {
    return await renderToFile(request);
  } catch (error) {
    await discardPage(folder);
    const reason = plainLine(redact(error instanceof Error ? error.message : String(error)), MAX_REASON_LENGTH);
    warn([{ message: `${PAGE_FILE} was not written: ${reason}` }]);
    return null;
  }
}

/** Takes warnings. */
type Warn = (warnings: readonly Problem[]) => void;

/** Characters of what went wrong. */
const MAX_REASON_LENGTH = 300;

/** Entries are read one by one. */
async function renderToFile(request: PageRequest): Promise<string> {
  const { folder, report, answers, thisRun, tagsOf, redact, base: found, footer, results, baseline } = request;
  const { PAGE_EXTENT, pageModel } = await import('../report/page/model.js');
  const { renderPage } = await import('../report/page/page.js');
  const own = (await answers?.()) ?? null;
  const base = found.kind === 'file' ? await openAnswers(found.path, redact).catch(() => null) : null;
  const baseMissing = found.kind === 'missing' ? found.why : found.kind === 'file' && base === null ? UNREADABLE : null;
  const model = pageModel(report, { thisRun, redact, footer, tagsOf, results, baseline, baseMissing });
  const whyOf = new Map(report.run.questions.map(({ id, why }) => [id, why]));
  const rules = report.run.scoring?.knobs;
  const read = detailReader({
    own,
    base: base && { ...base, label: model.baseLabel ?? '' },
    whyOf,
    extent: PAGE_EXTENT,
    rules,
  });
  try {
    return await writePageFile(folder, renderPage(model, read, policyHash));
  } finally {
    await own?.close();
    await base?.close();
  }
}

/** Where nothing is compared. */
export const NO_ENTRIES: BaseEntries = { kind: 'none' };

/** The answers of a run, without secrets before any text is cut. */
async function openAnswers(path: string, redact: Redact): Promise<EntryFile> {
  const file = await openEntries(path);
  return { ...file, read: async (id) => redact(await file.read(id)) };
}

interface DetailSources {
  readonly own: EntryFile | null;
  readonly base: (EntryFile & { readonly label: string }) | null;
  readonly whyOf: ReadonlyMap<string, Why | null>;
  readonly extent: Extent;
  /** The scoring of the run. */
  readonly rules: ScoringRules | undefined;
}

function detailReader({ own, base, whyOf, extent, rules }: DetailSources): ReadDetail {
  const worst = async (file: EntryFile, id: string) => worstFound(await file.read(id), rules);
  return async (id, withBase): Promise<ShownQuestion | null> => {
    const found = own && (await worst(own, id));
    if (!found) return null;
    const before = base && withBase && (await worst(base, id).catch(() => null));
    const shown = shownQuestion(found, base && before ? { ...before, label: base.label } : null, extent);
    return withSaid(shown, whyOf.get(id) ?? null);
  };
}

/** The detail has what the list takes from the base run, if both are about the same miss. */
function withSaid(shown: ShownQuestion, said: Why | null): ShownQuestion {
  const { why } = shown;
  const { base_difference, query_difference, conditions } = said?.detail ?? {};
  const isSame = why?.cause.kind === said?.cause.kind && why?.cause.step === said?.cause.step;
  if (!why || !isSame || conditions === undefined) return shown;
  return { ...shown, why: { ...why, detail: { ...why.detail, base_difference, query_difference, conditions } } };
}

async function worstFound(
  entries: readonly EvaluationEntry[],
  rules: ScoringRules | undefined,
): Promise<FoundEntry | null> {
  const worst = worstOf(entries);
  return worst && { entry: worst, answers: entries.length, ...(rules && { rules }), ...(await patternsOf(worst)) };
}

/** Two runs that were scored earlier, and where the page of their comparison goes. */
interface ComparedPage {
  readonly report: Report;
  readonly base: string;
  readonly head: string;
  readonly folder: string;
  readonly thisRun: ThisRun;
  readonly redact: Redact;
}

/** Writes the page of a comparison; gives back its path, or a warning. */
export async function writeComparedPage({ base, head, ...request }: ComparedPage, warn: Warn): Promise<string | null> {
  const entries = await evaluationFileOf(head);
  const answers = entries === null ? null : () => openAnswers(entries, request.redact);
  const isCompared = request.report.comparison.kind === 'compared';
  const surroundings = {
    base: isCompared ? await localEntries(base) : NO_ENTRIES,
    footer: [],
    results: head,
    baseline: base,
  };
  const folder = await makeFolder(request.folder);
  const path = await writePage({ ...request, ...surroundings, folder, answers, tagsOf: new Map() }, warn);
  return path && join(request.folder, PAGE_FILE);
}

/** Writes the page of several runs, with how they ended where `legs` says it; gives back its path. */
export async function writeManyPage(
  folder: string,
  table: RunTable,
  options: Omit<ManyOptions, 'rows'>,
  legs: LegsPart | null = null,
): Promise<string> {
  const { manyModel } = await import('../report/page/many/model.js');
  const { renderManyPage } = await import('../report/page/many/page.js');
  const pieces = renderManyPage(manyModel(table, options, legs), policyHash);
  await writePageFile(await makeFolder(folder), pieces);
  return join(folder, PAGE_FILE);
}
