import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { rewriteTexts } from '../adapters/files/output-file.js';
import { type Replacement, spliceValues } from '../adapters/files/yaml-splice.js';
import type { OutputSource } from '../adapters/sources/source.js';
import type { StepDefaults } from '../core/corpus/corpus-schema.js';
import { canonicalJson } from '../core/corpus/fingerprint.js';
import type { Document } from '../core/corpus/keys.js';
import {
  asCsv,
  inOrderOf,
  isCsvWithHeader,
  isRefreshed,
  layOutOutput,
  type PlacedStep,
  placeSteps,
  shownQuery,
  sparqlQueryOf,
} from '../core/refresh/placed-steps.js';
import { compareOutput, isAllowedOutput, isLoss, isWritten, type OutputChange } from '../core/refresh/states.js';
import type { Question } from '../core/steps/model.js';
import type { StepContext } from '../core/steps/step.js';
import { listAt, type Mapping, type Rewrite, unchanged } from '../core/text/values.js';
import { forInput, inputError, type Problem, StepgateError, usageError, withoutPath } from '../core/words/errors.js';

export interface RefreshSettings {
  readonly corpus: readonly string[];
  readonly select: readonly string[];
  readonly drafts: boolean;
  readonly write: boolean;
  readonly all: boolean;
  readonly acceptEmpty: boolean;
  /** Whether the limit is a fifth of the whole corpus, because the questions are named; else of the requested outputs. */
  readonly isOfCorpus: boolean;
  readonly withArgs: boolean;
  readonly concurrency: number;
  readonly context: StepContext;
  readonly stepDefaults?: StepDefaults;
  readonly redact: Rewrite;
  readonly progress?: AskSettings['progress'];
}

export interface RefreshedStep {
  readonly placed: PlacedStep;
  readonly change: OutputChange;
  /** The new output, or the present one where it is the same. */
  readonly output: unknown;
  /** New arguments; null: the arguments of the reference are unchanged. */
  readonly args: Mapping | null;
}

export type Refreshed = Awaited<ReturnType<typeof refreshCorpus>>;

/** Makes the source of outputs, after the corpus was read. */
export type OpenSource = (questions: readonly Question[]) => Promise<OutputSource>;

/** Asks a source for new outputs of the selected questions, compares them, and writes the changed ones if wanted. */
export async function refreshCorpus(settings: RefreshSettings, open: OpenSource) {
  const reading = readCorpus(settings.corpus, null, settings.drafts ? 'only' : 'without', settings.stepDefaults);
  const corpusFile = await forInput('--corpus', reading);
  const warnings = [...corpusFile.warnings];
  const questions = selectedFrom(corpusFile, settings.select, (more) => warnings.push(...more));
  // Byte for byte, with byte order mark.
  const readEntry = async (file: string) => [file, await readFile(file, 'utf8')] as const;
  const texts = new Map(await Promise.all(settings.write ? corpusFile.files.map(readEntry) : []));
  const source = await open(questions);
  const refreshable = placeRefreshed(corpusFile.documents, questions);
  const placed = refreshable.filter(source.canAnswer);
  if (placed.length === 0) throw usageError('no selected question has a step that this source can answer');
  const problems = source.check?.(placed) ?? [];
  if (problems.length > 0) throw inputError(problems.map(corpusFile.locate).map(withoutPath));
  const steps = await askSteps(placed, source, settings);
  const changed = steps.filter(({ change }) => isWritten(change.state, settings.acceptEmpty));
  const total = settings.isOfCorpus
    ? placeRefreshed(corpusFile.documents, corpusFile.corpus.questions).length
    : placed.length;
  const others = changed.filter(({ change }) => !isLoss(change.state));
  // Exactly a fifth is written.
  const isTooMuch = !settings.all && others.length > total / 5;
  const doubt = settings.acceptEmpty || !source.asksAgain ? null : doubtOf(steps, source.failsSilently === true);
  const isWriting = settings.write && !isTooMuch && doubt === null;
  const fallen = steps.filter(({ change }) => change.fall !== undefined).length;
  const hasGrown = steps.some(({ change }) => change.hasGrown);
  const isShrunk = source.asksAgain && fallen > steps.length / 20 && !hasGrown;
  return {
    /** Steps without a query, which are unchanged. */
    skipped: refreshable.length - placed.length,
    /** A line about a source in which more than a twentieth of the outputs lost rows, and none gained any. */
    shrunk: isShrunk ? `${fallen} of ${steps.length} outputs lost rows, none gained: is the export complete?` : null,
    ...{ steps, isTooMuch, doubt, warnings },
    ...(isWriting ? await writeFiles(changed, texts) : { writtenFiles: [], refusals: [] }),
  };
}

function placeRefreshed(documents: readonly Document[], questions: readonly Question[]): PlacedStep[] {
  return placeSteps(documents, questions).filter(({ step }) => isRefreshed(step));
}

/** Why a source is doubtful that lost more than a tenth of the outputs; null where it is not. */
function doubtOf(steps: readonly RefreshedStep[], countsFailed: boolean): string | null {
  const lost = steps.filter(({ change: { state, difference } }) => {
    const isEmpty = isLoss(state) && (state === 'became_empty' || difference?.rows === 0);
    return isEmpty || (countsFailed && state === 'failed');
  });
  if (lost.length <= steps.length / 10) return null;
  const what = countsFailed ? 'became empty or failed' : 'became empty';
  const advice = countsFailed
    ? ': the file may lack inferred statements, or the queries need extensions of a store; export with inferred statements, or use --endpoint'
    : '';
  return `${lost.length} of ${steps.length} outputs ${what}, as ${lost[0]?.placed.question.id}${advice}; if this is right, --accept-empty writes the empty ones, too`;
}

export type AskSettings = Pick<RefreshSettings, 'withArgs' | 'concurrency' | 'context' | 'redact'> & {
  /** Called before a step is asked, with the id of its template. */
  readonly progress?: (template: string, done: number, of: number) => void;
};

/** Asks a source for the new output of each step, and compares it. Throws if the source answers nothing. */
export async function askSteps(placed: readonly PlacedStep[], source: OutputSource, settings: AskSettings) {
  const limit = pLimit({ concurrency: settings.concurrency, rejectOnClear: true });
  let done = 0;
  const ask = (one: PlacedStep) => {
    settings.progress?.(one.question.templateId, done++, placed.length);
    return askStep(one, source, settings).catch((error: unknown) => {
      limit.clearQueue();
      throw error;
    });
  };
  const asked = placed.map((one) => limit(ask, one));
  await Promise.allSettled(asked);
  const steps = await Promise.all(asked);
  const [first] = steps;
  if (source.asksAgain && first && steps.every(({ change }) => change.state === 'failed')) {
    const { question, step } = first.placed;
    const query = sparqlQueryOf(step);
    const written = query === null ? '' : `, ${shownQuery(query)}`;
    const why = `template ${question.templateId}, question ${question.id}${written}: ${first.change.why}`;
    const last = steps.at(-1)?.change.why ?? '';
    const end = last === first.change.why ? '' : `; the last one: ${last}`;
    throw new StepgateError('input', `the source answered nothing; the first failure: ${settings.redact(why)}${end}`);
  }
  return steps;
}

async function askStep(placed: PlacedStep, source: OutputSource, settings: AskSettings): Promise<RefreshedStep> {
  const { step } = placed;
  const { redact, context } = settings;
  const present = { placed, output: step.output, args: null };
  const first = await source.answer(placed);
  if (first.kind === 'failed') {
    return { ...present, change: { state: 'failed', difference: null, why: redact(first.why) } };
  }
  // Nothing is kept of an output that is the same, and secrets take long to find in a large one.
  const found = compareOutput(step, first.output, context);
  if (found.state === 'same') return { ...present, change: found };
  const output = redact(first.output);
  const change = output === first.output ? found : compareOutput(step, output, context);
  if (change.state === 'same' || change.state === 'failed') return { ...present, change };
  const second = source.asksAgain ? await source.answer(placed) : first;
  const isAgain = (expected: unknown) =>
    second.kind === 'output' && isAllowedOutput({ ...step, output: expected }, redact(second.output), context);
  if (source.asksAgain && !isAgain(output)) {
    const why = `asked again, it gave ${isAgain(step.output) ? 'the earlier result' : 'another result'}`;
    return { ...present, change: { ...change, state: 'unstable', why } };
  }
  const gone = change.fall ? ((await source.findGone?.(placed, change.fall)) ?? []) : [];
  const why = `gone: ${gone.join(', ')} ${gone.length === 1 ? 'is' : 'are'} not in the data any more`;
  const args = settings.withArgs && first.args ? redact(first.args) : null;
  const isOther = args !== null && canonicalJson(args) !== canonicalJson(step.args);
  return {
    placed,
    change: gone.length === 0 ? change : { ...change, state: 'gone', why: redact(why) },
    output,
    args: isOther ? args : null,
  };
}

/** Computes the new text of all files, then replaces each. A file that changed meanwhile is not written. */
async function writeFiles(changed: readonly RefreshedStep[], texts: ReadonlyMap<string, string>) {
  const byFile = new Map<string, Replacement[]>();
  for (const step of changed) listAt(byFile, step.placed.file).push(...replacementsOf(step));
  const refusals: Problem[] = [];
  const newTexts = new Map<string, string>();
  for (const [file, replacements] of byFile) {
    const spliced = spliceValues(texts.get(file) ?? '', file, replacements);
    if (spliced.kind === 'spliced') newTexts.set(file, spliced.text);
    else refusals.push(spliced.problem);
  }
  for (const file of newTexts.keys()) {
    if ((await readFile(file, 'utf8').catch(() => null)) !== texts.get(file))
      refusals.push({ file, message: 'changed while it was refreshed; nothing was written, run the command again' });
  }
  if (refusals.length > 0) return { writtenFiles: [], refusals };
  await rewriteTexts(newTexts);
  return { writtenFiles: [...newTexts.keys()], refusals };
}

/** The new output in the written form, in place of the present one. */
export function outputReplacement({ placed: { path, step }, output }: RefreshedStep): Replacement {
  const written = isCsvWithHeader(step) ? asCsv(output) : output;
  return { path: [...path, 'output'], value: layOutOutput(written, step.ordered ? unchanged : inOrderOf(step.output)) };
}

function replacementsOf(refreshed: RefreshedStep): Replacement[] {
  const { placed, args } = refreshed;
  const value = outputReplacement(refreshed);
  if (args === null) return [value];
  const before = placed.step.args;
  const hasSameKeys = Object.keys(args).sort().join('\0') === Object.keys(before).sort().join('\0');
  if (!hasSameKeys) return [value, { path: [...placed.path, 'args'], value: args }];
  const differing = Object.keys(args).filter((key) => canonicalJson(args[key]) !== canonicalJson(before[key]));
  return [value, ...differing.map((key) => ({ path: [...placed.path, 'args', key], value: args[key] }))];
}
