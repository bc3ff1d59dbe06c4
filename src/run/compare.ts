import { basename, join } from 'node:path';
import { parseDocument } from '../adapters/files/corpus.js';
import { readText } from '../adapters/files/find-files.js';
import { fileError, type Roots } from '../adapters/files/input-file.js';
import { COMPARISON_FILE, makeOutputFolder, writeComparisonFiles } from '../adapters/files/run-files.js';
import { readRunWithTexts } from '../adapters/files/runs.js';
import { sha256 } from '../adapters/hash.js';
import { compareMany, type RunTable } from '../core/comparison/compare-many.js';
import type { KnownQuestions } from '../core/comparison/known.js';
import { selectFrom } from '../core/corpus/select.js';
import { headlineOf, type RunFigures } from '../core/figures/figures.js';
import { compareAndGate } from '../core/gates/compare-and-gate.js';
import { decideAnswers } from '../core/gates/decide-gates.js';
import { customFiguresOf } from '../core/gates/evaluate-gates.js';
import { checkCustomGates, type Gate } from '../core/gates/gate.js';
import { type CombinedLegs, decodeLeg, type Leg } from '../core/gates/legs.js';
import { type Report, scoredEarlier } from '../core/gates/report.js';
import { artifactName } from '../core/github/artifact-names.js';
import type { Question } from '../core/steps/model.js';
import { increment, once, type Rewrite, unchanged } from '../core/text/values.js';
import { forInput, inputError, requireOk, StepgateError, usageError } from '../core/words/errors.js';
import { renderMarkdown } from '../report/formats/markdown.js';
import { legsFile, legsView, viewOfLegs } from '../report/many/legs.js';
import { incomparableText } from '../report/words/baseline.js';
import { undecidedText } from '../report/words/failures.js';
import { marked, type Text } from '../report/words/text.js';
import { queriesIn, withBaseDifferences } from './base-differences.js';
import { type CorpusOfHead, type HeadCorpus, NO_CORPUS, readCorpusOfHead } from './head-corpus.js';
import { writeManyPage } from './many-page.js';
import { type BaseEntries, localEntries, openRunAnswers } from './page.js';
import { openRescoring, type Rescoring, recordedAnswers } from './rescore.js';
import { type Draw, drawRun } from './until-decided.js';

interface ComparedRuns {
  readonly base: string;
  readonly head: string;
  readonly select: readonly string[];
  readonly gates: readonly Gate[];
  readonly known: KnownQuestions;
  /** The corpus of the head run; null: answers of the base run are not scored again. */
  readonly corpus: HeadCorpus | null;
  /** What decides a head run that stopped early; null: all its questions count. */
  readonly draw: Pick<Draw, 'error' | 'seed'> | null;
  readonly redact: Rewrite;
}

/** Compares two earlier runs. Throws an input error if their scoring rules differ. */
export async function compareScoredRuns(compared: ComparedRuns): Promise<Report> {
  const { base, head, select, gates, known, corpus, redact } = compared;
  const runs = await readAll(['BASE', 'HEAD'], [base, head], compared.draw !== null);
  const [original, all] = selectQuestions(runs, select) as [RunFigures, RunFigures];
  const source = corpus ? await readCorpusOfHead(all, corpus) : NO_CORPUS;
  const draw = compared.draw && { ...compared.draw, gates, known, baseline: original };
  const after = draw ? await decideHead(all, source, draw, head) : all;
  const rescoring = openRescoring(original, source.rules, () => (corpus ? localEntries(base) : NOT_RESCORED));
  if (corpus) await addAnswers(after, head, source.questionOf, rescoring);
  const before = (await rescoring.baseFor(after, corpus !== null)) as RunFigures;
  if (select.length === 0) checkCustomGates(gates, customFiguresOf(after), '--gate');
  const allIds = runs.flatMap(({ questions }) => questions.map(({ id }) => id));
  const policy = { gates, minCoverage: 0, baselineRequired: false, known, allIds };
  const explainedRun = await withBaseDifferences(before, after, queriesIn(before), redact);
  const report = compareAndGate(scoredEarlier(withTexts(explainedRun, collectTexts([before]))), before, policy, redact);
  if (report.comparison.kind === 'compared') return report;
  throw incomparableError([base, head], [original, after], 'HEAD');
}

const NOT_RESCORED: Promise<BaseEntries> = Promise.resolve({ kind: 'missing', why: '', reason: { kind: 'no-corpus' } });

async function addAnswers(
  { questions }: RunFigures,
  path: string,
  questionOf: (id: string) => Question | null,
  { add }: Rescoring,
): Promise<void> {
  const open = once(() => openRunAnswers(path, unchanged));
  for (const question of questions) {
    const readAnswers = async () => {
      const answers = recordedAnswers((await (await open())?.read(question.id).catch(() => [])) ?? []);
      return answers.length > 0 ? answers : [undefined];
    };
    await add(question, async () => questionOf(question.id), readAnswers);
  }
}

/** The head run, of which only the answers that decide its gates count. Throws if they do not decide them. */
async function decideHead(head: RunFigures, { rules, questions: asked }: CorpusOfHead, draw: Draw, path: string) {
  const decision = await drawRun({ ...rules, questions: asked }, draw);
  const answers = new Map(head.questions.map((question) => [question.id, question]));
  const { decided, undecided } = decideAnswers(decision, answers);
  if (undecided) throw inputError([{ input: 'HEAD', file: path, message: marked(undecidedText(undecided)) }]);
  if (!decided) return head;
  for (const { id } of decided.notAsked) answers.delete(id);
  const questions = [...answers.values()];
  return { ...head, questions, headline: headlineOf(questions), decided };
}

/** Paths of any number of earlier runs; each is compared with the first. */
interface ManyRuns {
  readonly paths: readonly string[];
  /** The input that named each path, for messages. Example: `BASE`. */
  readonly inputs: readonly string[];
  readonly select: readonly string[];
  readonly redact: Rewrite;
}

export async function compareManyScored({ paths, inputs, select, redact }: ManyRuns): Promise<RunTable> {
  const runs = selectQuestions(await readAll(inputs, paths), select);
  const texts = collectTexts(runs);
  const [first, ...others] = redact(runs.map((run) => withTexts(run, texts)));
  const table = compareMany(first as RunFigures, others);
  if (!('kind' in table)) return table;
  const at = runs.findIndex(({ label }, index) => index > 0 && label === table.run.label);
  const compared = [paths[0] ?? '', paths[at] ?? ''] as const;
  throw incomparableError(compared, [runs[0], runs[at]] as [RunFigures, RunFigures], inputs[at] ?? '');
}

/** The error for two runs with other scoring rules; `[base, head]` each. */
function incomparableError(paths: readonly [string, string], runs: readonly [RunFigures, RunFigures], input: string) {
  const [basePath, file] = paths;
  const [base, head] = [runs[0].scoring, runs[1].scoring];
  const why = base && head ? marked(incomparableText(head, base, basePath)) : 'they were scored in different ways';
  return inputError([{ input, file, message: `cannot be compared with ${basePath}: ${why}` }]);
}

/** Reads the runs. A folder with the name of an artifact has that of its evaluation. Runs with the same name are labelled by their paths. */
async function readAll(inputs: readonly string[], paths: readonly string[], headMayStop = false) {
  const runs: RunFigures[] = [];
  for (const [index, path] of paths.entries()) {
    const run = await forInput(inputs[index] ?? '', readRunWithTexts(path, headMayStop && index > 0));
    runs.push(artifactName(run.name ?? '') === run.label ? { ...run, label: run.name ?? run.label } : run);
  }
  const counts = new Map<string, number>();
  for (const { label } of runs) increment(counts, label);
  return runs.map((run, index) => (counts.get(run.label) === 1 ? run : { ...run, label: paths[index] ?? run.label }));
}

/** Limits the runs to the selected questions. A sample is drawn from the questions of all runs. */
function selectQuestions(runs: readonly RunFigures[], select: readonly string[]): RunFigures[] {
  if (select.length === 0) return [...runs];
  const questionsById = new Map(runs.flatMap(({ questions }) => questions).map((question) => [question.id, question]));
  const ids = new Set(selectFrom([...questionsById.values()], select, sha256).map(({ id }) => id));
  const which = runs.length === 2 ? 'either' : 'any';
  if (ids.size === 0) {
    const names = runs.map(({ label }) => label).join(', ');
    throw usageError(`--select: no question of ${which} run (${names}) is selected by ${select.join(', ')}`);
  }
  return runs.map((run): RunFigures => {
    const questions = run.questions.filter(({ id }) => ids.has(id));
    const selection = [...run.selection, ...select];
    const aggregates = { per_template: {}, micro: {}, macro: {} };
    return { ...run, questions, headline: headlineOf(questions), selection, aggregates };
  });
}

function collectTexts(runs: readonly RunFigures[]): ReadonlyMap<string, string> {
  const questions = runs.flatMap((run) => run.questions);
  return new Map(questions.flatMap(({ id, text }) => (text === null ? [] : [[id, text] as const])));
}

/** Adds question texts from other runs, because a baseline file contains no texts. */
function withTexts(run: RunFigures, texts: ReadonlyMap<string, string>): RunFigures {
  const questions = run.questions.map((one) => ({ ...one, text: one.text ?? texts.get(one.id) ?? null }));
  return { ...run, questions };
}

/** The evaluations of one workflow run, and the folder for their comparison. */
interface AgentsRequest {
  /** One folder per evaluation, with the name of the evaluation. */
  readonly folders: readonly string[];
  readonly out: string;
  readonly page: boolean;
  readonly roots: Roots;
  readonly runId: number;
  readonly attempt: number;
  readonly footer: readonly Text[];
  readonly redact: Rewrite;
}

/** Compares the evaluations of a workflow run, each with its result, and writes the comparison files. */
export async function combineAgents(request: AgentsRequest): Promise<CombinedLegs> {
  const { folders, out, roots, redact, attempt } = request;
  if (folders.length < 2) {
    const onlyFolder = folders.map((folder) => `only ${JSON.stringify(basename(folder))}`).join('');
    const message = `legs: a table needs two evaluations or more, and there is ${onlyFolder || 'none'}`;
    throw new StepgateError('input', message);
  }
  const folder = await forInput('output-dir', makeOutputFolder(out, roots));
  const table = await compareManyScored({ paths: folders, inputs: folders.map(() => 'legs'), select: [], redact });
  const legs: Leg[] = [];
  for (const [index, path] of folders.entries()) legs.push(await readLeg(path, table.runs[index]?.run, request));
  const combined = { table, legs: redact(legs) };
  const options = { order: 'steps', ids: 'short' } as const;
  const view = viewOfLegs(combined, { ...options, attempt, footer: [], rows: Number.POSITIVE_INFINITY });
  await writeComparisonFiles(folder, legsFile(combined), renderMarkdown(view));
  if (request.page) {
    const part = legsView(combined, attempt, () => true);
    const page = { table, folders, paths: [], redact, ...options };
    await writeManyPage(folder, page, { ...part, footer: redact(request.footer) });
  }
  return combined;
}

async function readLeg(folder: string, run: RunFigures | undefined, request: AgentsRequest): Promise<Leg> {
  const { run_id, attempt = 1 } = run?.provenance ?? {};
  if (run_id !== String(request.runId)) {
    throw fileError(folder, `belongs to another run (${run_id ?? 'none'}, this is ${request.runId})`);
  }
  const file = join(folder, COMPARISON_FILE);
  const read = async () => decodeLeg(parseDocument(await readText(file), file), file);
  const decoded = await forInput('legs', read());
  return { name: run?.label ?? basename(folder), attempt, ...requireOk(decoded) };
}
