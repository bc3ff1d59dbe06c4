import type { Figure } from '../../core/judge/metric.js';
import type { AnswerTexts } from '../../core/show/question.js';
import { score } from './numbers.js';
import { cut, oneLine } from './text.js';

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

/** Maximum characters of one text of a custom evaluation, and maximum number of shown texts; `--format json` has all. */
const [MAX_TEXT, MAX_TEXTS] = [600, 50];

/** The texts of custom evaluations. Example: `grounded_reason: 3 of 4 numbers are in a result`. */
export function answerNotes(texts: AnswerTexts['texts'] = {}): string[] {
  const notes = Object.entries(texts);
  const more = notes.length - MAX_TEXTS;
  return [
    ...notes.slice(0, MAX_TEXTS).map(([name, text]) => `${name}: ${cut(oneLine(text), MAX_TEXT)}`),
    ...(more > 0 ? [`… and ${more} more`] : []),
  ];
}

/** The judge's claims, each kind with its sign and its words. */
export const CLAIM_KINDS = [
  { kind: 'found', mark: '✓', words: 'Found in the answer' },
  { kind: 'missed', mark: '−', words: 'Missed' },
  { kind: 'wrong', mark: '+', words: 'Not in the reference' },
] as const;
