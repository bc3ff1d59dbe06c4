import type { CustomEvaluation } from '../../core/judge/custom-config.js';
import type { Figure } from '../../core/judge/metric.js';
import type { AnswerTexts } from '../../core/show/entry.js';
import { MAX_LINE_TEXT, MAX_LISTED } from '../../core/shown.js';
import { counted } from '../../core/text/numerals.js';
import { dollars, score } from './numbers.js';
import { cut, oneLine } from './text.js';

/** What judging sends, without the verdicts that are reused. */
export interface Workload {
  readonly answers: number;
  readonly steps: number;
  readonly requests: number;
  readonly reused: number;
  readonly hosts: readonly string[];
  readonly models: readonly string[];
  /** Estimated, in US dollars; null: no price is known. */
  readonly costUsd: number | null;
  readonly custom: readonly CustomEvaluation[];
}

/** Announcement of the work before judging starts, one line each. */
export function judgingLines(workload: Workload): string[] {
  const { requests, reused, custom } = workload;
  const reusedText =
    reused > 0 ? `; ${counted(reused, 'verdict')} of earlier runs ${reused === 1 ? 'is' : 'are'} reused` : '';
  if (requests === 0) return [`judging sends nothing${reusedText}`];
  return [
    `judging sends ${textsToSend(workload)} to ${modelsText(workload)}; ${counted(requests, 'request')}${reusedText}`,
    ...custom.map(({ name, inputs, steps }) => {
      const stepsText = steps ? ` (${steps.keys.join(' and ')} of ${steps.name})` : '';
      return `custom evaluation ${name} sends ${inputs.join(', ')}${stepsText}`;
    }),
  ];
}

/** "2 answers and the contexts of 5 retrieval steps" */
function textsToSend({ answers, steps }: Workload): string {
  const contexts = `the contexts of ${counted(steps, 'retrieval step')}`;
  if (steps === 0) return counted(answers, 'answer');
  return answers === 0 ? contexts : `${counted(answers, 'answer')} and ${contexts}`;
}

/** "190 answers to api.openai.com (gpt-6-luna, text-embedding-3-small), about $0.04" */
export function workloadText(workload: Workload): string {
  return `${counted(workload.answers, 'answer')} to ${modelsText(workload)}`;
}

/** "api.openai.com (gpt-6-luna), about $0.04" */
function modelsText({ hosts, models, costUsd }: Workload): string {
  const price = costUsd === null ? 'no price is known' : `about ${dollars(costUsd)}`;
  return `${hosts.join(' and ')} (${models.join(', ')}), ${price}`;
}

/** The shown figures with their titles; the cost of judging has a separate row. */
export const FIGURE_TITLES: Readonly<Partial<Record<Figure, string>>> = {
  answer_f1: 'Answer F1',
  answer_recall: 'Answer recall',
  answer_precision: 'Answer precision',
  answer_relevance: 'Answer relevance',
  retrieval_answer_recall: 'Retrieval recall, answer',
  retrieval_answer_precision: 'Retrieval precision, answer',
  retrieval_answer_f1: 'Retrieval F1, answer',
  retrieval_context_recall: 'Retrieval recall, contexts',
  retrieval_context_precision: 'Retrieval precision, contexts',
  retrieval_context_f1: 'Retrieval F1, contexts',
};

/** The title of a figure; for a custom evaluation its output's name. */
export function figureTitle(figure: Figure): string {
  return FIGURE_TITLES[figure] ?? figure;
}

/** The judge's figures of an answer, without costs. Example: `Answer F1 0.500`. */
export function answerFigures(figures: AnswerTexts['figures']): string[] {
  const shown = Object.entries(figures).filter(([figure]) => figure !== 'answer_relevance_cost');
  return shown.map(([figure, value]) => `${figureTitle(figure)} ${score(value)}`);
}

/** The texts of custom evaluations. Example: `grounded_reason: 3 of 4 numbers are in a result`. */
export function answerNotes(texts: AnswerTexts['texts'] = {}): string[] {
  const notes = Object.entries(texts);
  const more = notes.length - MAX_LISTED;
  return [
    ...notes.slice(0, MAX_LISTED).map(([name, text]) => `${name}: ${cut(oneLine(text), MAX_LINE_TEXT)}`),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ];
}

/** The judge's claims, each kind with its sign and its words. */
export const CLAIM_KINDS = [
  { kind: 'found', mark: '✓', words: 'Found in the answer' },
  { kind: 'missed', mark: '−', words: 'Missed' },
  { kind: 'wrong', mark: '+', words: 'Not in the reference' },
] as const;
