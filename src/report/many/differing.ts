import { askedRuns, type DifferingQuestion } from '../../core/many/differing.js';
import type { QuestionFigures } from '../../core/runs/figures.js';
import { shortIds } from '../../core/show/ids.js';
import { counted } from '../../core/text/numerals.js';
import type { Block, Column, ViewOptions } from '../blocks.js';
import { questionText } from '../full-report.js';
import { withIds } from '../sections/question-ids.js';
import { cutNote } from '../tables.js';
import { code, cut, type Text } from '../text.js';
import type { LetteredRun } from './runs.js';

const SIGNS = { right: '●', wrong: '○', unknown: '–' } as const;

/** Characters of a template's name that a column has room for. */
const LONGEST_TEMPLATE = 20;

type Options = Pick<ViewOptions, 'rows' | 'allAt' | 'ids'>;

/** The questions that are right in some runs and wrong in others, a column for each run, by template. */
export function differingBlocks(
  differing: readonly DifferingQuestion[],
  runs: readonly LetteredRun[],
  options: Options,
): Block[] {
  if (differing.length === 0) return [];
  const legend = `${SIGNS.right} right, ${SIGNS.wrong} wrong, ${SIGNS.unknown} not asked`;
  const templates = new Set(differing.map(({ question }) => question.templateId)).size;
  const summary = `${counted(differing.length, 'question')} of ${counted(templates, 'template')} right in some runs and wrong in others (${legend})`;
  const blocks = [matrix(differing, runs, options), ...cutNote(differing.length, options)];
  return [{ kind: 'details', part: 'questions', summary: [summary], blocks }];
}

function matrix(all: readonly DifferingQuestion[], runs: readonly LetteredRun[], options: Options): Block {
  const shown = all.slice(0, options.rows);
  // A run that shares no question has no column.
  const asked = askedRuns(all);
  const known = all.map(({ question }) => question);
  const [templates, ids] = [known.map(({ templateId }) => templateId), known.map(({ id }) => id)].map((names) =>
    options.ids === 'full' ? new Map<string, string>() : shortIds(names),
  );
  const columns: Column[] = [
    { head: ['Question'], align: 'left' },
    ...runs.filter((_, run) => asked[run]).map(({ letter }): Column => ({ head: [letter], align: 'left' })),
    { head: ['Template'], align: 'left', unquoted: true },
  ];
  const rows = shown.map(({ question: { templateId, ...question }, right }): Text[] => {
    const name = templates?.get(templateId) ?? templateId;
    const template = code(options.ids === 'full' ? name : cut(name, LONGEST_TEMPLATE));
    return [
      [questionText(question)],
      ...right.filter((_, run) => asked[run]).map((is): Text => [signOf(is)]),
      [template],
    ];
  });
  const idOf = ({ id }: QuestionFigures) => ids?.get(id) ?? id;
  return { kind: 'table', ...withIds(columns, rows, known, { ...options, textOf: questionText, idOf }) };
}

function signOf(right: boolean | null): string {
  return right === null ? SIGNS.unknown : right ? SIGNS.right : SIGNS.wrong;
}
