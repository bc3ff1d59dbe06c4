import { basename, join } from 'node:path';
import { parseDocument } from '../adapters/files/corpus.js';
import { readText } from '../adapters/files/find-files.js';
import { fileError, type Roots } from '../adapters/files/input-file.js';
import { COMPARISON_FILE, makeOutputFolder, writeComparisonFiles } from '../adapters/files/run-files.js';
import { requireOk } from '../core/decode/decoded.js';
import { forInput, StepgateError } from '../core/errors.js';
import { type CombinedLegs, decodeLeg, type Leg } from '../core/many/legs.js';
import type { RunFigures } from '../core/runs/figures.js';
import type { Redact } from '../core/secrets/redact.js';
import { legsFile, legsView, viewOfLegs } from '../report/many/legs.js';
import { renderMarkdown } from '../report/markdown.js';
import type { Text } from '../report/text.js';
import { compareManyScored } from './compare.js';
import { writeManyPage } from './many-page.js';

/** The evaluations of a run, and where their table is written. */
export interface AgentsRequest {
  /** Each is called as its evaluation. */
  readonly folders: readonly string[];
  readonly out: string;
  readonly page: boolean;
  readonly roots: Roots;
  readonly repository: string;
  readonly runId: number;
  readonly attempt: number;
  /** The last line of the page. */
  readonly footer: readonly Text[];
  readonly redact: Redact;
}

/** Puts the evaluations of a run side by side, with how each ended, and writes the files of the table. */
export async function combineAgents(request: AgentsRequest): Promise<CombinedLegs> {
  const { folders, out, roots, redact, attempt } = request;
  if (folders.length < 2) {
    const found = folders.map((folder) => `only ${JSON.stringify(basename(folder))}`).join('');
    throw new StepgateError('input', `legs: a table needs two evaluations or more, and there is ${found || 'none'}`);
  }
  const folder = await forInput('output-dir', makeOutputFolder(out, roots));
  const table = await compareManyScored({
    paths: folders,
    inputs: folders.map(() => 'legs'),
    select: [],
    redact,
  });
  const legs: Leg[] = [];
  for (const [index, path] of folders.entries()) legs.push(await readLeg(path, table.runs[index]?.run, request));
  const combined = { table, legs: redact(legs) };
  const options = { order: 'steps', ids: 'short', redact } as const;
  const view = viewOfLegs(combined, { ...options, attempt, footer: [], rows: Number.POSITIVE_INFINITY });
  await writeComparisonFiles(folder, legsFile(combined), renderMarkdown(view));
  if (request.page) {
    const part = legsView(combined, { attempt, redact }, () => true);
    await writeManyPage(folder, table, options, { ...part, footer: request.footer });
  }
  return combined;
}

async function readLeg(folder: string, run: RunFigures | undefined, request: AgentsRequest): Promise<Leg> {
  const { repository, run_id, attempt = 1 } = run?.provenance ?? {};
  if (repository !== request.repository || run_id !== String(request.runId)) {
    throw fileError(folder, `belongs to another run (${run_id ?? 'none'}, this is ${request.runId})`);
  }
  const file = join(folder, COMPARISON_FILE);
  const decoded = await forInput(
    'legs',
    readText(file).then((text) => decodeLeg(parseDocument(text, file), file)),
  );
  return { name: basename(folder), attempt, ...requireOk(decoded) };
}
