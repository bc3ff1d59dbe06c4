import { readRunWithTexts } from '../adapters/files/runs.js';
import { sha256 } from '../adapters/hash.js';
import { forInput, StepgateError, usageError } from '../core/errors.js';
import { compareAndGate } from '../core/runs/compare-and-gate.js';
import { headlineOf, type RunFigures } from '../core/runs/figures.js';
import type { Gate } from '../core/runs/gate.js';
import { type Report, scoredEarlier } from '../core/runs/report.js';
import { selectFrom } from '../core/runs/select.js';
import type { Redact } from '../core/secrets/redact.js';
import { notComparedText } from '../report/baseline.js';
import { marked } from '../report/text.js';
import { queriesIn, withBaseDifferences } from './base-differences.js';

/** Two runs that were scored earlier, by their paths. */
export interface ComparedRuns {
  readonly base: string;
  readonly head: string;
  readonly select: readonly string[];
  readonly gates: readonly Gate[];
  readonly redact: Redact;
}

/** Compares two runs that were scored earlier; an input error where they were scored by other rules. */
export async function compareScoredRuns({ base, head, select, gates, redact }: ComparedRuns): Promise<Report> {
  const [before, after] = selected(await readBoth(base, head), select);
  const policy = { gates, minCoverage: 0, baselineRequired: false };
  const explained = await withBaseDifferences(before, after, async () => queriesIn(before));
  const report = compareAndGate(scoredEarlier(withTexts(explained, before)), before, policy, redact);
  const { comparison } = report;
  if (comparison.kind === 'compared') return report;
  throw new StepgateError('input', `cannot be compared: ${marked(notComparedText(comparison))}`);
}

/** Two runs; where both have one name they are called by their paths. */
async function readBoth(base: string, head: string): Promise<[RunFigures, RunFigures]> {
  const before = await forInput('BASE', readRunWithTexts(base));
  const after = await forInput('HEAD', readRunWithTexts(head));
  if (before.label !== after.label) return [before, after];
  return [
    { ...before, label: base },
    { ...after, label: head },
  ];
}

/** The selected questions of both runs; a sample is drawn from the questions of both. */
function selected([base, head]: [RunFigures, RunFigures], select: readonly string[]): [RunFigures, RunFigures] {
  if (select.length === 0) return [base, head];
  const known = new Map([...base.questions, ...head.questions].map((question) => [question.id, question]));
  const ids = new Set(selectFrom([...known.values()], select, sha256).map(({ id }) => id));
  if (ids.size === 0) throw usageError(`--select: no question of either run is selected by ${select.join(', ')}`);
  const part = (run: RunFigures): RunFigures => {
    const questions = run.questions.filter(({ id }) => ids.has(id));
    const selection = [...run.selection, ...select];
    const aggregates = { per_template: {}, micro: {}, macro: {} };
    return { ...run, questions, headline: headlineOf(questions), selection, aggregates };
  };
  return [part(base), part(head)];
}

/** A baseline file holds no texts: questions get those of the other run, where it has them. */
function withTexts(run: RunFigures, other: RunFigures): RunFigures {
  const texts = new Map(other.questions.map(({ id, text }) => [id, text]));
  return { ...run, questions: run.questions.map((one) => ({ ...one, text: one.text ?? texts.get(one.id) ?? null })) };
}
