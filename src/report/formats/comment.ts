import type { Report } from '../../core/runs/report.js';
import { type Part, VISIBLE_REGRESSIONS, type ViewOptions } from '../words/blocks.js';
import { code, type Link, type Text, verdictSign } from '../words/text.js';
import { inlineMarkdown, renderBlock } from './markdown.js';
import { type View, viewOf } from './view.js';

/** The API takes 65,536 characters; counted in UTF-16 units and in bytes, with room to spare. */
export const COMMENT_LIMIT = 60_000;
/** A job summary may have 1 MiB. */
export const SUMMARY_LIMIT = 900 * 1024;

/** Who wrote a comment: the hidden first lines. */
export interface CommentIdentity {
  /** Hash of workflow path and name. */
  readonly key: string;
  readonly runId: number;
  readonly attempt: number;
  readonly sha: string;
}

/** The first line, by which a later run finds its comment. */
export function markerOf(key: string): string {
  return `<!-- stepgate v1 ${key} -->`;
}

/** The run that wrote a comment of this action; null for a text without the line. */
export function metaOf(body: string): { runId: number; attempt: number } | null {
  const [, run, attempt] = /^<!-- run=(\d+) attempt=(\d+) sha=\S* -->$/m.exec(body.split('\n')[1] ?? '') ?? [];
  return run === undefined ? null : { runId: Number(run), attempt: Number(attempt) };
}

function metaLine({ runId, attempt, sha }: CommentIdentity): string {
  return `<!-- run=${runId} attempt=${attempt} sha=${sha.slice(0, 7)}… -->`;
}

/** How much each level of detail shows; the last one leaves out questions and templates. */
export const DETAIL_LEVELS: readonly { readonly rows: number; readonly without: readonly Part[] }[] = [
  { rows: 200, without: [] },
  { rows: 60, without: [] },
  { rows: 20, without: ['templates'] },
  { rows: 0, without: ['questions', 'templates'] },
];

/** What only the whole report has. */
const REPORT_ONLY: Part = 'noise';

/** What a comment says of its surroundings. */
export type CommentOptions = Pick<
  ViewOptions,
  'thisRun' | 'footer' | 'textOf' | 'textsFrom' | 'idOf' | 'addressOf' | 'redact'
> & {
  /** What a reader must know before all figures. */
  readonly claim?: readonly Text[];
  /** Parts that are never shown. */
  readonly without?: readonly Part[];
  /** The title stands elsewhere. */
  readonly isUntitled?: boolean;
};

type PartOptions = Pick<CommentOptions, 'redact' | 'claim' | 'without' | 'isUntitled'>;

/** The comment in the longest form that fits a limit, from level of detail `from` on. */
export function renderComment(
  report: Report,
  identity: CommentIdentity | null,
  options: CommentOptions,
  limit: number,
  from = 0,
): string {
  const viewAt = (rows: number) =>
    viewOf(report, { ...options, visibleRegressions: Math.min(VISIBLE_REGRESSIONS, rows), rows });
  return renderFitting(viewAt, identity, options, limit, from);
}

/** The same of any view: `viewAt` makes it with so many rows of each list. */
export function renderFitting(
  viewAt: (rows: number) => View,
  identity: CommentIdentity | null,
  options: PartOptions,
  limit: number,
  from = 0,
): string {
  const head = identity ? [markerOf(identity.key), metaLine(identity)].map((line) => `${line}\n`).join('') : '';
  const texts = DETAIL_LEVELS.slice(from).map(
    ({ rows, without }) => `${head}${renderParts(viewAt(rows), without, options)}`,
  );
  return texts.find((text) => fits(text, limit)) ?? (texts.at(-1) as string);
}

/** The longest comment that fits, from a level of detail on (the higher, the shorter); null after the last level. */
export function commentBodies(report: Report, identity: CommentIdentity, options: CommentOptions) {
  return (detailLevel: number): string | null =>
    detailLevel < DETAIL_LEVELS.length ? renderComment(report, identity, options, COMMENT_LIMIT, detailLevel) : null;
}

function renderParts(view: View, tooLong: readonly Part[], options: PartOptions): string {
  const { claim = [], without = [], redact } = options;
  const title = `## ${verdictSign(view)}${inlineMarkdown(view.title)}`;
  const never = [REPORT_ONLY, ...without];
  const shown = view.blocks.filter(({ part }) => part === undefined || !never.includes(part));
  const kept = shown.filter(({ part }) => part === undefined || !tooLong.includes(part));
  const left = tooLong.filter((part) => shown.some((block) => block.part === part));
  const [summary, ...rest] = kept.slice(0, -1).map(renderBlock);
  const note = claim.length > 0 ? [renderBlock({ kind: 'note', level: 'important', lines: redact(claim) })] : [];
  const cut =
    left.length > 0 ? [`Omitted to keep the comment short: ${left.join(' and ')}. The report has everything.`] : [];
  const head = options.isUntitled ? [summary] : [title, summary];
  return `${[...head, ...note, ...rest, ...cut, ...kept.slice(-1).map(renderBlock)].join('\n\n')}\n`;
}

function fits(text: string, limit: number): boolean {
  return text.length <= limit && new TextEncoder().encode(text).length <= limit;
}

/** The run, or the file, that figures are compared with. */
export interface ComparedWith {
  /** null: a file, called by its label. */
  readonly run: Link | null;
  readonly label: string;
  /** Empty where it is not known. */
  readonly sha: string;
  /** It is the very commit that the pull request branched from. */
  readonly isBranchPoint: boolean;
}

/** The last line: what the figures are compared with, where there is more, which commit they speak of. */
export function footerTexts(compared: ComparedWith | null, links: readonly Link[], head: string): Text[] {
  return [
    ...(compared ? [comparedText(compared)] : []),
    ...links.map((link): Text => [{ link }]),
    ['commit ', code(shortSha(head))],
  ];
}

function comparedText({ run, label, sha, isBranchPoint }: ComparedWith): Text {
  const commit = sha === '' ? [] : [' on ', code(shortSha(sha))];
  return [
    'Compared with ',
    run ? { link: run } : code(label),
    ...commit,
    isBranchPoint ? ', the commit this PR branched from' : '',
  ];
}

function shortSha(sha: string): string {
  return sha.slice(0, 7);
}
