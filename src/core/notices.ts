import type { Report } from './report.js';
import type { Sample } from './sample.js';
import { shownValue } from './steps/shown.js';
import { isMapping } from './values.js';

/** What scoring saw beside the scores. */
export interface Observations {
  readonly results: readonly { readonly sample: Sample }[];
  readonly unreadable: number;
  /** Questions with so many steps that scoring them was cut short. */
  readonly bounded: number;
  readonly unpriced: readonly string[];
  readonly aliasAdvice: string | null;
}

/** What a reader should know beside the figures, one sentence each. */
export function noticesOf(run: Report, seen: Observations): string[] {
  const symmetric = run.questions.filter(({ why }) => why?.cause.kind === 'too_symmetric').length;
  const notFinite = seen.results.reduce((count, { sample }) => count + sample.notFinite, 0);
  const unknownStatus = seen.results.reduce((count, { sample }) => count + sample.unknownStatus, 0);
  const { unasked, unaskedIds, otherCase } = run.coverage;
  const unscored = run.questions.length - run.headline.questions;
  return [
    seen.aliasAdvice,
    headlineDifference(run, seen),
    unscored > 0 &&
      run.headline.questions > 0 &&
      `${counted(unscored, 'question')} without reference steps, not in the steps score`,
    unasked > 0 &&
      `${counted(unasked, 'response')} ${unasked === 1 ? 'matches' : 'match'} no selected question: ${unaskedIds.slice(0, 5).map(shownValue).join(', ')}${unasked > 5 ? ' …' : ''}`,
    otherCase !== undefined &&
      `${counted(otherCase.count, 'response id')} ${otherCase.count === 1 ? 'differs' : 'differ'} from a question's only in upper and lower case, as ${otherCase.response} from ${otherCase.question}; ids must be equal`,
    seen.unreadable > 0 && `${counted(seen.unreadable, 'answer')} with steps that cannot be read, scored 0`,
    unknownStatus > 0 &&
      `${counted(unknownStatus, 'step')} of the agent with a \`status\` other than \`success\` and \`error\`, or none: only \`status: success\` can match`,
    notFinite > 0 && `${counted(notFinite, 'figure')} left out of the means: not a finite number`,
    symmetric > 0 && `${counted(symmetric, 'question')} scored 0 because the columns are too similar to distinguish`,
    seen.bounded > 0 &&
      `${counted(seen.bounded, 'question')} with so many steps that not all pairs of steps were tried; the score may be too low`,
    seen.unpriced.length > 0 &&
      `no price is known for ${seen.unpriced.join(', ')}; the agent's cost excludes those answers`,
  ].filter((notice) => typeof notice === 'string');
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** The headline counts failed answers as 0; a preset may leave them out, or score their steps. */
function headlineDifference({ aggregates, headline, questions, scoring }: Report, seen: Observations): string | null {
  const series = aggregates.micro.steps_score;
  const theirs = isMapping(series) && typeof series.mean === 'number' ? series.mean : null;
  if (theirs === null || headline.micro === null || Math.abs(theirs - headline.micro) < 1e-9) return null;
  const figure = `${theirs.toFixed(3)} in aggregates.yaml`;
  if (aggregates.trials) return `${figure} is the mean of ${counted(scoredAnswers(seen), 'answer')}, not of questions`;
  const failed = questions.filter(({ status, score }) => status !== 'success' && score !== null).length;
  if (scoring?.knobs.errors === 'zero') return `${figure} scores the steps of ${counted(failed, 'failed answer')}`;
  const left = headline.questions - scoredAnswers(seen);
  return `${figure} leaves out ${counted(left, left === failed ? 'failed answer' : 'answer')}${left === failed ? '' : ' without a score'}`;
}

function scoredAnswers({ results }: Observations): number {
  return results.filter(({ sample }) => sample.status === 'success' && sample.metrics.has('steps_score')).length;
}
