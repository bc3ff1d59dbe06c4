import type { QuestionFigures } from '../core/figures.js';
import type { Redact } from '../core/redact.js';
import type { Report } from '../core/report.js';
import { gateBlocks } from './gates.js';
import { fallenBlocks, judgeBlocks } from './judge.js';
import { metricBlocks } from './metrics.js';
import { noiseBlocks } from './noise.js';
import { noteBlocks } from './notes.js';
import { countBlocks, questionBlocks } from './questions.js';
import { templateBlocks } from './templates.js';
import { everyText, type Inline, oneLine, type Text, visible } from './text.js';
import { summaryOf, titleOf } from './title.js';
import { trialBlocks } from './trials.js';

export interface Column {
  readonly head: Text;
  readonly align: 'left' | 'right';
}

/** What can be left out where room is short. */
export type Part = 'noise' | 'questions' | 'templates';

/** A part of a report, before it is Markdown or terminal text. */
export type Block = BlockContent & {
  readonly part?: Part;
};

type BlockContent =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'note'; readonly level: 'note' | 'important' | 'warning'; readonly lines: readonly Text[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly Text[])[] }
  | { readonly kind: 'details'; readonly summary: Text; readonly blocks: readonly Block[] }
  | { readonly kind: 'small'; readonly text: Text };

/** A report as a reader sees it. */
export interface View {
  readonly passed: boolean;
  readonly title: Text;
  readonly blocks: readonly Block[];
}

/** What a view says of its surroundings and how much of the run it shows. */
export interface ViewOptions {
  /** What this run is called in the column heads: `This PR`, `This run`. */
  readonly thisRun: string;
  /** Regressions in the open, before the rest is folded. */
  readonly open: number;
  /** Rows of any list; more are counted, not shown. */
  readonly rows: number;
  /** Where a reader finds what a cut list leaves out: `all are in the report`. */
  readonly allAt?: string;
  /** What stands in the last line: links and commits. */
  readonly footer: readonly Text[];
  /** Questions are shown by their texts; a question without one by its id. */
  readonly textOf: (question: QuestionFigures) => Inline;
  /** Whose texts these are, where they are not the run's own. */
  readonly textsFrom?: string;
  /** Takes secrets out of the texts that are not the report's, and those that invisible characters hid in it. */
  readonly redact: Redact;
}

/** Builds the view of a run: verdict, meaning, gates, figures, regressions with their causes, templates. */
export function viewOf(report: Report, options: ViewOptions): View {
  const view = wholeView(report, options);
  return options.redact(everyText(view, visible));
}

function wholeView(report: Report, given: ViewOptions): View {
  const options = { ...given, textOf: textsApart(report, given) };
  return {
    passed: report.passed,
    title: titleOf(report),
    blocks: [
      { kind: 'paragraph', text: summaryOf(report) },
      ...noteBlocks(report, options),
      ...gateBlocks(report, options),
      ...metricBlocks(report, options),
      ...judgeBlocks(report, options),
      ...countBlocks(report, options),
      ...noiseBlocks(report),
      ...trialBlocks(report, options),
      ...questionBlocks(report, options).map((block): Block => ({ ...block, part: 'questions' })),
      ...fallenBlocks(report, options).map((block): Block => ({ ...block, part: 'questions' })),
      ...templateBlocks(report, options).map((block): Block => ({ ...block, part: 'templates' })),
      { kind: 'small', text: footerOf(report, options) },
    ],
  };
}

/** Questions that have one text are shown with their ids; but not where a text of ours stands for a stranger's. */
function textsApart({ questions, comparison }: Report, { textOf }: ViewOptions): ViewOptions['textOf'] {
  const removed = comparison.kind === 'compared' ? comparison.removed : [];
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const question of [...questions, ...removed]) {
    const text = textOf(question);
    if (typeof text !== 'string' || text !== question.text) continue;
    const line = oneLine(text);
    (seen.has(line) ? repeated : seen).add(line);
  }
  return (question) => {
    const text = textOf(question);
    const isOwn = typeof text === 'string' && text === question.text;
    return isOwn && repeated.has(oneLine(text)) ? `${text} (${question.id})` : text;
  };
}

function footerOf(report: Report, { footer }: ViewOptions): Text {
  const how = report.scoring ? `preset ${report.scoring.preset}` : 'scored elsewhere';
  return [...footer, [`Stepgate ${report.version}, ${how}`]].flatMap((text, index) =>
    index === 0 ? text : [' · ', ...text],
  );
}
