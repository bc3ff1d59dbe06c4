import { join } from 'node:path';
import { type EntryFile, headOf } from '../adapters/files/entries.js';
import { makeFolder } from '../adapters/files/output-file.js';
import { PAGE_FILE, writePageFile } from '../adapters/files/run-files.js';
import { policyHash } from '../adapters/hash.js';
import { type CompareTexts, loadQueryComparer } from '../adapters/sparql-queries.js';
import type { RunTable } from '../core/comparison/compare-many.js';
import type { RunFigures } from '../core/figures/figures.js';
import { stepQueriesOf } from '../core/figures/step-queries.js';
import type { ShownQuestion } from '../core/show/entry.js';
import { shownQuestion } from '../core/show/entry.js';
import type { Extent } from '../core/show/extent.js';
import { MAX_DETAIL } from '../core/shown.js';
import type { Rewrite } from '../core/text/values.js';
import { conditionsOfRuns, type RunCondition } from '../core/why/condition-table.js';
import type { LegsPart, ManyPageOptions, ManyRow, ReadManyDetail } from '../report/page/many/model.js';
import { baseDifferenceAdder, textsWithPrefixes } from './base-differences.js';
import { openRunAnswers, prepareWorst } from './page.js';

/** The runs of a page: where their answers are, and how they were compared. */
interface ManyPage extends ManyPageOptions {
  readonly table: RunTable;
  readonly folders: readonly string[];
  readonly redact: Rewrite;
}

/** Writes the page of several runs, with their results if `legs` contains them; returns its path. */
export async function writeManyPage(
  folder: string,
  { table, folders, redact, ...options }: ManyPage,
  legs: LegsPart | null = null,
): Promise<string> {
  const { manyModel } = await import('../report/page/many/model.js');
  const { renderManyPage } = await import('../report/page/many/page.js');
  const { PAGE_EXTENT } = await import('../report/page/model.js');
  const model = manyModel(table, options, legs);
  const files = await Promise.all(folders.map((path) => openRunAnswers(path, redact)));
  const runs = table.runs.map(({ run }, index): OpenedRun => {
    return { run, file: files[index] ?? null, name: model.given[index]?.name ?? '' };
  });
  const pieces = renderManyPage(model, makeDetailReader(runs, PAGE_EXTENT), policyHash);
  await writePageFile(await makeFolder(folder), pieces);
  return join(folder, PAGE_FILE);
}

/** A run whose answers are read one at a time. */
interface OpenedRun {
  readonly run: RunFigures;
  readonly file: EntryFile | null;
  readonly name: string;
}

type Read = NonNullable<Awaited<ReturnType<typeof readAnswer>>>;

/** Reads a question in all runs: each miss with the query of a run that is right. */
function makeDetailReader(runs: readonly OpenedRun[], extent: Extent): ReadManyDetail {
  const texts = () => prefixTexts(runs.map(({ run }) => run));
  const addTo = baseDifferenceAdder(texts);
  const readConditions = conditionReader(texts);
  return async (row) => {
    const answers = await Promise.all(runs.map((run, index) => readAnswer(run, row, index, extent)));
    const right = answers.find((answer) => answer?.isRight) ?? null;
    const shown: (ShownQuestion | null)[] = [];
    for (const answer of answers) {
      const { why } = answer?.shown ?? {};
      if (!answer || answer.isRight || !why || !right) shown.push(answer?.shown ?? null);
      else {
        const sides = { queries: answer.queries, base: right.queries, label: right.name };
        shown.push({ ...answer.shown, why: await addTo({ why, ...sides }) });
      }
    }
    return { shown, conditions: await readConditions(answers) };
  };
}

async function readAnswer({ run, file, name }: OpenedRun, row: ManyRow, index: number, extent: Extent) {
  const isRight = row.right[index] ?? null;
  if (isRight === null || file === null) return null;
  const entries = await file.read(row.id).catch(() => []);
  const found = await prepareWorst(entries.map(headOf), run.scoring?.knobs);
  if (!found) return null;
  const shown = shownQuestion(found, null, extent);
  return { name, isRight, shown, queries: stepQueriesOf(found.entry, shown.why ?? null) };
}

/** Queries of all runs, from which prefixes are learned. */
function prefixTexts(runs: readonly RunFigures[]): readonly string[] {
  const queries = runs.flatMap(({ questions }) => questions.flatMap((question) => question.queries ?? []));
  return textsWithPrefixes(
    queries,
    queries.flatMap(({ reference }) => reference ?? []),
  );
}

/** Reads which run asks for what, at the step that the first wrong run missed; nothing beyond the length that is read. */
function conditionReader(texts: () => readonly string[]) {
  let comparer: Promise<CompareTexts> | null = null;
  let length = 0;
  return async (answers: readonly (Read | null)[]): Promise<RunCondition[]> => {
    const missed = answers.find(
      (answer) => answer?.shown.why?.cause.kind !== 'only_lookups' && answer?.queries?.reference != null,
    );
    const { step } = missed?.shown.why?.cause ?? {};
    const reference = missed?.queries?.reference;
    if (step === undefined || !reference) return [];
    const asked = answers.map((answer) => ({
      query: answer && queryAt(answer, step),
      things: answer?.queries?.things,
    }));
    length += asked.reduce((sum, { query }) => sum + (query?.length ?? 0), reference.length);
    if (length > MAX_DETAIL) return [];
    comparer ??= loadQueryComparer(texts());
    const compare = await comparer;
    return conditionsOfRuns(asked.map(({ query, things }) => (query ? compare(reference, query, things) : null)));
  };
}

/** The query with which a run matched a step, or missed it. */
function queryAt({ shown: { why }, queries }: Read, step: number): string | null {
  if (why?.cause.step === step && why.cause.kind !== 'only_lookups') return queries?.attempt ?? null;
  return queries?.matched.get(step) ?? null;
}
