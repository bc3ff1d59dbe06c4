import type { Report } from '../../core/gates/report.js';
import { signedNames } from '../../core/steps/shown.js';
import { counted } from '../../core/text/numerals.js';
import { everyText } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import { checkBlocks, ruleBlocks } from '../sections/checks.js';
import { decidedBlocks } from '../sections/decided.js';
import { gateBlocks } from '../sections/gates.js';
import { droppedAnswerBlocks, judgeBlocks } from '../sections/judge.js';
import { knownBlocks } from '../sections/known.js';
import { metricBlocks } from '../sections/metrics.js';
import { noiseBlocks } from '../sections/noise.js';
import { noteBlocks } from '../sections/notes.js';
import {
  causeBlocks,
  countBlocks,
  editedQuestionBlocks,
  questionBlocks,
  regressionBlocks,
} from '../sections/questions.js';
import { summaryOf } from '../sections/summary.js';
import { templateBlocks, trendBlocks, trialBlocks } from '../sections/templates.js';
import { isDoubtful, titleOf } from '../sections/title.js';
import type { Block, Part, ThisRun, ViewOptions } from '../words/blocks.js';
import { shownIds } from '../words/numbers.js';
import { code, joined, type Text, type Verdict, visible } from '../words/text.js';

/** A report as title and blocks, independent of the output format. */
export interface View extends Verdict {
  readonly title: Text;
  readonly blocks: readonly Block[];
}

type ListOptions = Pick<ViewOptions, 'visibleRegressions' | 'rows' | 'allAt'>;

/** The view of a run: verdict, counts, gates, regressions with their causes, warnings, figures, the rest, notes. */
export function viewOf(report: Report, options: ViewOptions): View {
  const { visibleRegressions, rows, allAt } = options;
  return viewsOf(report, options)({ visibleRegressions, rows, ...(allAt !== undefined && { allAt }) });
}

/** Builds views of one run with lists of different lengths. The names of its questions are prepared once for all of them. */
export function viewsOf(report: Report, given: Omit<ViewOptions, keyof ListOptions>): (lists: ListOptions) => View {
  const textOf: ViewOptions['textOf'] = (question) => {
    const text = given.textOf(question);
    return typeof text === 'string' ? signedNames(text) : text;
  };
  const options = { ...given, textOf, idOf: shownIds(report, given) };
  return (lists) => everyText(buildView(report, { ...options, ...lists }), visible);
}

function buildView(report: Report, options: ViewOptions): View {
  const { comparison } = report;
  // Without a comparison, the notes say why, which is read first.
  const isFirst = (block: Block) => comparison.kind !== 'compared' || (block.kind === 'note' && block.level !== 'note');
  const notes = noteBlocks(report, options);
  const broken = inPart('questions', [
    ...ruleBlocks(report, options),
    ...checkBlocks(report, options),
    ...droppedAnswerBlocks(report, options),
  ]);
  return {
    passed: report.run.passed === true,
    ...(isDoubtful(report) && { isDoubtful: true }),
    ...(report.gates.every(({ outcome }) => outcome === 'skipped') && { isUngated: true }),
    title: [...evaluationText(options.thisRun), ...titleOf(report)],
    blocks: [
      { kind: 'paragraph', text: summaryOf(report) },
      ...decidedBlocks(report),
      ...countBlocks(report),
      ...gateBlocks(report, options),
      ...causeBlocks(report, options),
      ...inPart('questions', regressionBlocks(report, options)),
      ...broken.filter(({ kind }) => kind !== 'details'),
      ...notes.filter(isFirst),
      ...metricBlocks(report, options),
      ...judgeBlocks(report, options),
      ...noiseBlocks(report),
      ...trialBlocks(report, options),
      ...inPart('questions', [
        ...questionBlocks(report, options),
        ...editedQuestionBlocks(report, options),
        ...knownBlocks(report, options),
      ]),
      ...broken.filter(({ kind }) => kind === 'details'),
      ...inPart('templates', templateBlocks(report, options)),
      ...(comparison.kind === 'compared' ? trendBlocks(comparison.history, comparison.label) : []),
      ...notes.filter((block) => !isFirst(block)),
      ...draftBlocks(report),
      { kind: 'small', text: footerText(report, options) },
    ],
  };
}

/** "`nightly`: ", before the title of an evaluation with a name of its own. */
export function evaluationText({ evaluation }: ThisRun): Text {
  return evaluation === undefined ? [] : [code(evaluation), ': '];
}

function inPart(part: Part, blocks: readonly Block[]): Block[] {
  return blocks.map((block) => ({ ...block, part }));
}

function draftBlocks({ coverage: { drafts = 0 } }: Report): Block[] {
  if (drafts === 0) return [];
  return [{ kind: 'paragraph', text: [`${counted(drafts, 'draft')} ${drafts === 1 ? 'is' : 'are'} not scored.`] }];
}

function footerText({ run }: Report, { footer }: ViewOptions): Text {
  const scoringText = run.scoring ? `preset ${run.scoring.preset}` : 'scored elsewhere';
  return joined([...footer, [`Stepgate ${VERSION}, ${scoringText}`]], ' · ');
}
