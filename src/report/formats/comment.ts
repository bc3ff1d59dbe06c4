import { hasWarned, type Report } from '../../core/gates/report.js';
import type { Mapping } from '../../core/text/values.js';
import { titleOf } from '../sections/title.js';
import { type Part, VISIBLE_REGRESSIONS, type ViewOptions } from '../words/blocks.js';
import { score } from '../words/numbers.js';
import { code, cut, type Link, oneLine, plain, type Text, verdictSign } from '../words/text.js';
import { inlineMarkdown, renderBlock } from './markdown.js';
import { evaluationText, type View, viewsOf } from './view.js';

/** Maximum size of a comment, both in UTF-16 units and in bytes. The API allows 65,536 characters. */
export const COMMENT_LIMIT = 60_000;
/** Maximum size of a job summary; GitHub allows 1 MiB. */
export const SUMMARY_LIMIT = 900 * 1024;

/** The run that wrote a comment, stored in its hidden first lines. */
export interface CommentIdentity {
  /** Hash of workflow path and name. */
  readonly key: string;
  readonly runId: number;
  readonly attempt: number;
  readonly sha: string;
}

/** The first line of a comment, by which later runs find it. */
export function markerOf(key: string): string {
  return `<!-- stepgate v1 ${key} -->`;
}

/** The run that wrote a comment, from its second line; null without this line. */
export function metaOf(body: string): { runId: number; attempt: number } | null {
  const [, run, attempt] = /^<!-- run=(\d+) attempt=(\d+) sha=\S* -->$/m.exec(body.split('\n')[1] ?? '') ?? [];
  return run === undefined ? null : { runId: Number(run), attempt: Number(attempt) };
}

/** Rows and omitted parts per detail level; a higher level is shorter, the last one has no questions and templates. */
export const DETAIL_LEVELS: readonly { readonly rows: number; readonly without: readonly Part[] }[] = [
  { rows: 200, without: [] },
  { rows: 60, without: [] },
  { rows: 20, without: ['templates'] },
  { rows: 0, without: ['questions', 'templates'] },
];

const REPORT_ONLY: Part = 'noise';

export type CommentOptions = Pick<ViewOptions, 'thisRun' | 'footer' | 'textOf' | 'textsFrom' | 'idOf' | 'addressOf'> & {
  /** Important notes, shown before all figures. */
  readonly claim?: readonly Text[];
  /** Parts that are never shown. */
  readonly without?: readonly Part[];
  /** Whether to omit the title, which is shown elsewhere. */
  readonly isUntitled?: boolean;
};

type PartOptions = Pick<CommentOptions, 'claim' | 'without' | 'isUntitled'>;

/** Makes a view with a maximum of rows per list. */
type ViewAt = (rows: number) => View;

/** The views of a comment on a report. */
export function viewAtOf(report: Report, options: CommentOptions): ViewAt {
  const viewWith = viewsOf(report, options);
  return (rows) => viewWith({ visibleRegressions: Math.min(VISIBLE_REGRESSIONS, rows), rows });
}

/** The longest Markdown of any view within a limit, from detail level `from` on. */
export function renderFitting(
  viewAt: ViewAt,
  identity: CommentIdentity | null,
  options: PartOptions,
  limit: number,
  from = 0,
): string {
  const { key, runId, attempt, sha } = identity ?? {};
  const meta = `<!-- run=${runId} attempt=${attempt} sha=${sha?.slice(0, 7)}… -->`;
  const head = key === undefined ? '' : `${markerOf(key)}\n${meta}\n`;
  let text = '';
  for (const { rows, without } of DETAIL_LEVELS.slice(from)) {
    text = `${head}${renderParts(viewAt(rows), without, options)}`;
    if (text.length <= limit && new TextEncoder().encode(text).length <= limit) break;
  }
  return text;
}

/** Renders the longest Markdown that fits, from a detail level on; null after the last level. */
export function fittingBodies(
  viewAt: ViewAt,
  identity: CommentIdentity | null,
  options: PartOptions = {},
  limit = COMMENT_LIMIT,
) {
  return (detailLevel: number): string | null =>
    detailLevel < DETAIL_LEVELS.length ? renderFitting(viewAt, identity, options, limit, detailLevel) : null;
}

function renderParts(view: View, partsToOmit: readonly Part[], options: PartOptions): string {
  const { claim = [], without = [] } = options;
  const title = `## ${verdictSign(view)}${inlineMarkdown(view.title)}`;
  const excludedParts = [REPORT_ONLY, ...without];
  const shownBlocks = view.blocks.filter(({ part }) => part === undefined || !excludedParts.includes(part));
  const keptBlocks = shownBlocks.filter(({ part }) => part === undefined || !partsToOmit.includes(part));
  const omittedParts = partsToOmit.filter((part) => shownBlocks.some((block) => block.part === part));
  const [summary, ...rest] = keptBlocks.slice(0, -1).map(renderBlock);
  const note = claim.length > 0 ? [renderBlock({ kind: 'note', level: 'important', lines: claim })] : [];
  const omitted = `Omitted to keep the comment short: ${omittedParts.join(' and ')}. The report has everything.`;
  const omittedNote = omittedParts.length > 0 ? [omitted] : [];
  const head = options.isUntitled ? [summary] : [title, summary];
  return `${[...head, ...note, ...rest, ...omittedNote, ...keptBlocks.slice(-1).map(renderBlock)].join('\n\n')}\n`;
}

/** The run, or the file, that figures are compared with. */
export interface ComparedWith {
  /** null: a file, shown by its label. */
  readonly run: Link | null;
  readonly label: string;
  /** Empty if unknown. */
  readonly sha: string;
  /** Whether its commit is the one that the pull request branched from. */
  readonly isBranchPoint: boolean;
}

/** Texts of the last line: the baseline, links, and the commit of the figures. */
export function footerTexts(baseline: ComparedWith | null, links: readonly Link[], head: string): Text[] {
  return [
    ...(baseline ? [comparedText(baseline)] : []),
    ...links.map((link): Text => [{ link }]),
    ...(head === '' ? [] : [['commit ', code(shortSha(head))]]),
  ];
}

function comparedText({ run, label, sha, isBranchPoint }: ComparedWith): Text {
  const commit = sha === '' ? [] : [' on ', code(shortSha(sha))];
  const point = isBranchPoint ? ', the commit this PR branched from' : '';
  return ['Compared with ', run ? { link: run } : code(label), ...commit, point];
}

function shortSha(sha: string): string {
  return sha.slice(0, 7);
}

/** Maximum size of a summary in bytes; GitHub's documentation gives it in characters, but bytes are counted. */
const CHECK_LIMIT = 65_535;
/** Maximum length of a title; longer than a line in the list of checks. */
export const MAX_TITLE = 255;

/** The conclusion of a check run, as in GitHub's API. */
export type Conclusion = 'success' | 'neutral' | 'failure';

/** The conclusion of a run: `failure` if it failed; `neutral` if it passed with a warning of a gate. */
export function conclusionOf(report: Pick<Report, 'run' | 'gates'>): Conclusion {
  if (!report.run.passed) return 'failure';
  return hasWarned(report) ? 'neutral' : 'success';
}

export type CheckText = ReturnType<typeof checkText>;

/** The texts of a check run: the title in one line, and the report without its title at a detail level. */
export function checkText(report: Report, options: CommentOptions) {
  return {
    title: cut(oneLine(plain([...evaluationText(options.thisRun), ...titleOf(report)])), MAX_TITLE),
    summaryOf: fittingBodies(viewAtOf(report, options), null, { ...options, isUntitled: true }, CHECK_LIMIT),
  };
}

const COLORS: Readonly<Record<Conclusion, string>> = { success: 'brightgreen', neutral: 'yellow', failure: 'red' };

/** The steps score as a badge in the format of a shields.io endpoint. */
export function badgeOf(report: Report): Mapping {
  const { run } = report;
  const { micro } = run.headline;
  return {
    schemaVersion: 1,
    label: oneLine(run.label),
    message: micro === null ? 'no steps score' : score(micro),
    color: COLORS[conclusionOf(report)],
  };
}
