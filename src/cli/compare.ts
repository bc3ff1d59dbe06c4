import { join } from 'node:path';
import { PAGE_FILE, writeComparisonFiles } from '../adapters/files/run-files.js';
import { readRunWithTexts } from '../adapters/files/runs.js';
import { decodePatterns } from '../core/corpus/select.js';
import { historyRunOf } from '../core/gates/compare-and-gate.js';
import type { Gate } from '../core/gates/gate.js';
import { decodeAliases } from '../core/steps/aliases.js';
import { forInput, StepgateError, usageError } from '../core/words/errors.js';
import { comparisonFile } from '../report/formats/files.js';
import { historyJson, viewOfHistory } from '../report/formats/history.js';
import { renderFullReport, renderMarkdown } from '../report/formats/markdown.js';
import { renderTerminal } from '../report/formats/terminal.js';
import { manyFile } from '../report/many/tables.js';
import { viewOfMany } from '../report/many/view.js';
import { addressIn } from '../report/words/blocks.js';
import { oneLine } from '../report/words/text.js';
import { compareManyScored, compareScoredRuns } from '../run/compare.js';
import type { HeadCorpus } from '../run/head-corpus.js';
import { readKnownQuestions } from '../run/local-run.js';
import { writeManyPage } from '../run/many-page.js';
import { writeComparedPage } from '../run/page.js';
import { firstGiven, GATE_OPTIONS, givenGates } from '../run/settings.js';
import { drawOf } from '../run/until-decided.js';
import type { Given } from './flags.js';
import { FLAG_WORDS } from './options.js';
import { jsonText, listLimit, makeWarn, type ProcessLike, renderMany, renderReport, styleOf } from './print.js';
import { localRedactor } from './secrets.js';

export type CompareOptions = Given<readonly [base: string, head: string, others: readonly string[]]>;

/** `stepgate compare`: compares two runs and checks gates, or shows several runs in a table. */
export async function compare(options: CompareOptions, process: ProcessLike): Promise<number> {
  return options.operands[2].length > 0 ? compareSeveral(options, process) : compareTwo(options, process);
}

async function compareTwo(options: CompareOptions, process: ProcessLike): Promise<number> {
  const { select, outputDir: out, quiet, order } = options;
  if (order !== null) throw usageError('--sort: two runs have no table to sort; name three runs or more');
  const gates = givenGates(options, FLAG_WORDS);
  checkSelection(select, gates);
  const { redact } = localRedactor(process);
  const [base, head] = options.operands;
  const knownQuestions = await forInput('--known', readKnownQuestions(options.known));
  const corpus = readHeadCorpus(options);
  const note = (text: string) => void process.stderr.write(`note: ${text}\n`);
  const draw = drawOf({ ...options, baseline: base }, FLAG_WORDS, process.env, note);
  if (draw && (corpus === null || select.length > 0))
    throw usageError('--until-decided: give --corpus of the second run, without --select; they decide the order');
  const report = await compareScoredRuns({ base, head, select, gates, known: knownQuestions, corpus, draw, redact });
  const thisRun = { label: report.run.label, isPullRequest: false };
  if (out !== null) {
    const full = renderFullReport(report, { thisRun, ids: options.ids });
    const files = await forInput('--out', writeComparisonFiles(out, comparisonFile(report), full));
    const warn = makeWarn(process, redact, quiet);
    const request = { report, base, head, folder: out, thisRun, redact };
    const page = options.page ? await writeComparedPage(request, warn) : null;
    if (page !== null) files.push(page);
    if (!quiet) process.stderr.write(`written: ${files.map(oneLine).join(', ')}\n`);
  }
  process.stdout.write(renderReport(report, process, { ...options, thisRun }));
  return report.run.passed ? 0 : 1;
}

/** The corpus of the second run, and the parts of its config that decide scores. */
function readHeadCorpus(options: CompareOptions): HeadCorpus | null {
  const { corpus, config, stepAliases } = options;
  if (corpus.length > 0) return { corpus, config, aliases: decodeAliases(stepAliases, '--step-alias') };
  if (config === null && stepAliases.length === 0) return null;
  const use = 'they say how to score the answers of the first run again';
  throw usageError(`--config, --step-alias: give --corpus too; ${use}`);
}

/** Compares three runs or more: a table with one row per run, without gates. */
async function compareSeveral(options: CompareOptions, process: ProcessLike): Promise<number> {
  const { select, outputDir: out, quiet, ids } = options;
  const [base, head, otherRuns] = options.operands;
  const order = options.order ?? 'steps';
  const given = firstGiven(options, [...GATE_OPTIONS, 'known', 'corpus', 'until-decided']);
  if (given !== null) throw usageError(`${FLAG_WORDS.name(given)}: needs exactly two runs, a base and a head`);
  checkSelection(select, []);
  const { redact } = localRedactor(process);
  const paths = [base, head, ...otherRuns];
  const inputs = paths.map((_, index) => `RUN ${index + 1}`);
  const table = await compareManyScored({ paths, inputs, select, redact });
  if (out !== null) {
    const lists = { rows: Number.POSITIVE_INFINITY, ...(options.page && { addressOf: addressIn(PAGE_FILE) }) };
    const markdown = renderMarkdown(viewOfMany(table, { order, ids, ...lists }));
    const files = await forInput('--out', writeComparisonFiles(out, manyFile(table, order), markdown));
    if (options.page) files.push(await writeManyPage(out, { table, folders: paths, paths, order, ids, redact }));
    if (!quiet) process.stderr.write(`written: ${files.map(oneLine).join(', ')}\n`);
  }
  const page = out !== null && options.page ? join(out, PAGE_FILE) : null;
  process.stdout.write(renderMany(table, process, { ...options, order, page }));
  return 0;
}

/** The figures that cover the selected questions alone. */
const OF_SELECTED = /^(?:m[ai]cro\.steps_score\.mean|comparison\.regressions)$/;

/** Checks a selection: scored runs have no tags, and most figures of gates cover all questions, selected or not. */
function checkSelection(select: readonly string[], gates: readonly Gate[]): void {
  const tag = decodePatterns(select, '--select').find(({ kind }) => kind === 'tag');
  if (tag) throw usageError('--select: scored runs have no tags; use template:list_*, id:q17* or sample:40');
  const wholeRunGate = gates.find((gate) => gate.kind === 'metric' && !OF_SELECTED.test(gate.path));
  if (select.length === 0 || wholeRunGate?.kind !== 'metric') return;
  const usable = 'with --select only *.steps_score.mean and comparison.regressions can be used';
  throw usageError(`--gate: ${wholeRunGate.path} covers all questions of a run; ${usable}`);
}

/** `stepgate history`: the runs of a branch up to the given run, and the flaky questions among them. */
export async function history(options: Given<readonly [path: string]>, process: ProcessLike): Promise<number> {
  const [path] = options.operands;
  const { format, ids, all } = options;
  const { redact } = localRedactor(process);
  const run = redact(await forInput('RUN', readRunWithTexts(path)));
  if (run.scoring === null)
    throw new StepgateError('input', `${path}: an evaluation file has no history; name a baseline.yaml or its folder`);
  const shownHistory = { run, runs: run.history?.runs ?? [historyRunOf(run)] };
  if (format === 'json') {
    process.stdout.write(jsonText(historyJson(shownHistory)));
    return 0;
  }
  const view = viewOfHistory(shownHistory, { ids, ...listLimit(format === 'text' && !all) });
  process.stdout.write(format === 'text' ? renderTerminal(view, styleOf(process)) : renderMarkdown(view));
  return 0;
}
