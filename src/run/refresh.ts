import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { rewriteText } from '../adapters/files/output-file.js';
import { type Replacement, refusedSplice, spansInYaml, spliceValues } from '../adapters/files/yaml-splice.js';
import type { OutputSource } from '../adapters/sources/source.js';
import type { StepDefaults } from '../core/corpus/corpus-schema.js';
import { canonicalJson } from '../core/corpus/fingerprint.js';
import type { Document } from '../core/corpus/keys.js';
import { isRefreshed, layOutOutput, type PlacedStep, placeSteps } from '../core/refresh/placed-steps.js';
import {
  compareOutput,
  isEqualOutput,
  isTooMuch,
  type OutputChange,
  type OutputState,
} from '../core/refresh/states.js';
import type { Question } from '../core/steps/model.js';
import type { StepContext } from '../core/steps/step.js';
import { listAt, type Mapping, type Rewrite } from '../core/text/values.js';
import { forInput, type Problem, StepgateError, usageError } from '../core/words/errors.js';

/** The corpus, the questions and how new outputs are written. */
export interface RefreshSettings {
  readonly corpus: readonly string[];
  readonly select: readonly string[];
  /** Whether only drafts are refreshed. */
  readonly drafts: boolean;
  readonly write: boolean;
  /** Whether to write even if more than a fifth changed. */
  readonly all: boolean;
  /** Whether the limit is a fifth of the whole corpus, because the questions are named; else of the requested outputs. */
  readonly isOfCorpus: boolean;
  /** Whether the arguments of the agent replace the reference's. */
  readonly withArgs: boolean;
  readonly concurrency: number;
  readonly context: StepContext;
  /** Keys of all steps, from the config. */
  readonly stepDefaults?: StepDefaults;
  readonly redact: Rewrite;
}

/** A step whose output was requested. */
export interface RefreshedStep {
  readonly placed: PlacedStep;
  readonly change: OutputChange;
  /** The new output in the written form. */
  readonly output: unknown;
  /** New arguments; null: the arguments of the reference are unchanged. */
  readonly args: Mapping | null;
}

/** The outcome of a refresh. */
export interface Refreshed {
  readonly steps: readonly RefreshedStep[];
  /** Number of steps without a query, which are unchanged. */
  readonly skipped: number;
  readonly questions: number;
  readonly writtenFiles: readonly string[];
  /** The reasons why some or all outputs were not written. */
  readonly refusals: readonly Problem[];
  readonly isTooMuch: boolean;
  readonly warnings: readonly Problem[];
}

/** Makes the source of outputs, after the corpus was read. */
export type OpenSource = (corpus: CorpusToRefresh) => Promise<OutputSource>;

export interface CorpusToRefresh {
  readonly questions: PlacedStep['question'][];
  readonly lineOf: (placed: PlacedStep) => Promise<number | undefined>;
}

/** Asks a source for new outputs of the selected questions, compares them, and writes the changed ones if wanted. */
export async function refreshCorpus(settings: RefreshSettings, open: OpenSource): Promise<Refreshed> {
  const corpusFile = await forInput(
    '--corpus',
    readCorpus(settings.corpus, null, settings.drafts ? 'only' : 'without', settings.stepDefaults),
  );
  const questions = selectedFrom(corpusFile, settings.select);
  // Byte for byte, with byte order mark.
  const readEntry = async (file: string) => [file, await readFile(file, 'utf8')] as const;
  const texts = new Map(await Promise.all(corpusFile.files.map(readEntry)));
  const lineOf = async ({ file, path }: PlacedStep) => spansInYaml(texts.get(file) ?? '')(path)?.line;
  const source = await open({ questions, lineOf });
  const refreshable = placeRefreshed(corpusFile.documents, questions);
  const placed = refreshable.filter(source.canAnswer);
  if (placed.length === 0) throw usageError('no selected question has a step that this source can answer');
  await source.check?.(placed);
  const steps = await askSteps(placed, source, settings);
  const changed = steps.filter(({ change }) => isWritten(change.state));
  const total = settings.isOfCorpus
    ? placeRefreshed(corpusFile.documents, corpusFile.corpus.questions).length
    : placed.length;
  const outcome = {
    steps,
    skipped: refreshable.length - placed.length,
    questions: questions.length,
    isTooMuch: !settings.all && isTooMuch(changed.length, total),
    warnings: corpusFile.warnings,
  };
  if (!settings.write || outcome.isTooMuch) return { ...outcome, writtenFiles: [], refusals: [] };
  return { ...outcome, ...(await writeFiles(changed, texts)) };
}

/** The steps of questions whose outputs can be requested again. */
function placeRefreshed(documents: readonly Document[], questions: readonly Question[]): PlacedStep[] {
  return placeSteps(documents, questions).filter(({ step }) => isRefreshed(step));
}

/** Whether a new output in this state replaces the one in the corpus. */
export function isWritten(state: OutputState): boolean {
  return state === 'changed' || state === 'was_empty';
}

/** How steps are asked and compared. */
export type AskSettings = Pick<RefreshSettings, 'withArgs' | 'concurrency' | 'context' | 'redact'>;

/** Asks a source for the new output of each step, and compares it. Throws if the source answers nothing. */
export async function askSteps(
  placed: readonly PlacedStep[],
  source: OutputSource,
  settings: AskSettings,
): Promise<RefreshedStep[]> {
  const limit = pLimit({ concurrency: settings.concurrency, rejectOnClear: true });
  const ask = (one: PlacedStep) =>
    askStep(one, source, settings).catch((error: unknown) => {
      limit.clearQueue();
      throw error;
    });
  const asked = placed.map((one) => limit(ask, one));
  await Promise.allSettled(asked);
  const steps = await Promise.all(asked);
  const [first] = steps;
  if (source.asksAgain && first && steps.every(({ change }) => change.state === 'failed')) {
    throw new StepgateError('input', `the source answered nothing; the first failure: ${first.change.why}`);
  }
  return steps;
}

async function askStep(placed: PlacedStep, source: OutputSource, settings: AskSettings): Promise<RefreshedStep> {
  const { step } = placed;
  const { redact, context } = settings;
  const unchanged = { placed, output: step.output, args: null };
  const first = await source.answer(placed);
  if (first.kind === 'failed') {
    return { ...unchanged, change: { state: 'failed', difference: null, why: redact(first.why) } };
  }
  const output = redact(first.output);
  const change = compareOutput(step, output, context);
  if (change.state === 'same' || change.state === 'failed') return { ...unchanged, change };
  const second = source.asksAgain ? await source.answer(placed) : first;
  const isAgain = (expected: unknown) =>
    second.kind === 'output' && isEqualOutput({ ...step, output: expected }, redact(second.output), context);
  if (source.asksAgain && !isAgain(output)) {
    const why = `asked again, it gave ${isAgain(step.output) ? 'the earlier result' : 'another result'}`;
    return { ...unchanged, change: { ...change, state: 'unstable', why } };
  }
  const args = settings.withArgs && first.args ? redact(first.args) : null;
  const isOther = args !== null && canonicalJson(args) !== canonicalJson(step.args);
  return {
    placed,
    change,
    output: layOutOutput(output, step.output, step.ordered),
    args: isOther ? args : null,
  };
}

/** Computes the new text of all files, then replaces each. A file that changed meanwhile is not written. */
async function writeFiles(
  changed: readonly RefreshedStep[],
  texts: ReadonlyMap<string, string>,
): Promise<Pick<Refreshed, 'writtenFiles' | 'refusals'>> {
  const byFile = new Map<string, Replacement[]>();
  for (const step of changed) listAt(byFile, step.placed.file).push(...replacementsOf(step));
  const refusals: Problem[] = [];
  const newTexts = new Map<string, string>();
  for (const [file, replacements] of byFile) {
    const spliced = spliceValues(texts.get(file) ?? '', file, replacements);
    if (spliced.kind === 'spliced') newTexts.set(file, spliced.text);
    else refusals.push(refusedSplice(file, spliced));
  }
  if (refusals.length > 0) return { writtenFiles: [], refusals };
  const writtenFiles: string[] = [];
  for (const [file, text] of newTexts) {
    if ((await readFile(file, 'utf8').catch(() => null)) !== texts.get(file)) {
      refusals.push({ file, message: 'changed while it was refreshed, and was not written; run the command again' });
      continue;
    }
    await rewriteText(file, text);
    writtenFiles.push(file);
  }
  return { writtenFiles, refusals };
}

function replacementsOf({ placed, output, args }: RefreshedStep): Replacement[] {
  const value = { path: [...placed.path, 'output'], value: output };
  if (args === null) return [value];
  const before = placed.step.args;
  const hasSameKeys = Object.keys(args).sort().join('\0') === Object.keys(before).sort().join('\0');
  if (!hasSameKeys) return [value, { path: [...placed.path, 'args'], value: args }];
  const differing = Object.keys(args).filter((key) => canonicalJson(args[key]) !== canonicalJson(before[key]));
  return [value, ...differing.map((key) => ({ path: [...placed.path, 'args', key], value: args[key] }))];
}
