import { code, type Link, type Text } from './text.js';

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
