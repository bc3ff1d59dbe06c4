import { readCorpus } from '../adapters/files/corpus.js';
import type { Roots } from '../adapters/files/input-file.js';
import { sha256 } from '../adapters/hash.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import type { ReportedRun } from '../core/github/event.js';
import { checkedFigures } from '../core/runs/claimed-figures.js';
import { type Baseline, type ComparisonPolicy, compareAndGate } from '../core/runs/compare-and-gate.js';
import type { QuestionFigures, RunFigures } from '../core/runs/figures.js';
import { type Report, scoredEarlier } from '../core/runs/report.js';
import type { Redact } from '../core/secrets/redact.js';
import type { Question } from '../core/steps/model.js';
import { counted } from '../core/text/numerals.js';
import { forInput } from '../core/words/errors.js';
import type { CommentOptions } from '../report/formats/comment.js';
import { THIS_PR } from '../report/words/blocks.js';
import { code, type Inline, strong, type Text } from '../report/words/text.js';

/** Questions of the trusted corpus, by fingerprint. */
export type TrustedQuestions = ReadonlyMap<string, Question>;

/** Questions of the default branch's corpus; what a fork calls its own is never shown. */
export async function readTrusted(corpusFiles: readonly string[], roots: Roots): Promise<TrustedQuestions> {
  if (corpusFiles.length === 0) return new Map();
  const { corpus } = await forInput('corpus', readCorpus(corpusFiles, roots));
  return new Map(corpus.questions.map((question) => [fingerprintOf(question, sha256), question]));
}

/** What a run of a fork, or of Dependabot, left, and what this repository knows. */
export interface ForkRun {
  readonly run: ReportedRun;
  readonly figures: RunFigures;
  /** Whether it is a run of another repository; a run of Dependabot has a fork's token, but no fork. */
  readonly isFork: boolean;
  readonly trusted: TrustedQuestions;
  readonly baseline: Baseline;
  readonly redact: Redact;
}

/** Compares and gates the figures of a fork's run, after a check. */
export function reportForkRun({ figures, trusted, baseline, redact }: ForkRun, policy: ComparisonPolicy): Report {
  const checked = checkedFigures(figures, trusted, 'kind' in baseline ? null : baseline);
  return compareAndGate(scoredEarlier(checked), baseline, policy, redact);
}

/** How that report is shown: with sentences and texts of this repository alone. */
export function shownOfFork(
  fork: ForkRun,
  report: Report,
  { baseBranch, footer }: { readonly baseBranch: string; readonly footer: readonly Text[] },
): CommentOptions {
  const { trusted, redact, baseline } = fork;
  const known = new Set('kind' in baseline ? [] : baseline.questions.map(({ id }) => id));
  return {
    thisRun: THIS_PR,
    redact,
    ...(trusted.size > 0 && { textsFrom: baseBranch }),
    footer,
    textOf: (question) => textOf(question, trusted, known),
    idOf: (question) => idOf(question, trusted, known),
    claim: claimOf(fork, report),
    // Template ids are the fork's words.
    without: ['templates'],
  };
}

/** The text of the trusted corpus, else an id that the trusted baseline has, else no text of the fork. */
function textOf(question: QuestionFigures, trusted: TrustedQuestions, known: ReadonlySet<string>): Inline {
  const own = trusted.get(question.fingerprint ?? '');
  if (own) return own.text;
  return known.has(question.id) ? code(question.id) : 'a question of the fork';
}

/** The id of our own corpus or of our own baseline; a fork's ids are its own words. */
function idOf({ fingerprint, id }: QuestionFigures, trusted: TrustedQuestions, known: ReadonlySet<string>) {
  return trusted.get(fingerprint ?? '')?.id ?? (known.has(id) ? id : null);
}

function whoseRun({ run, isFork }: ForkRun): Text {
  const { headOwner, headRepository, headBranch } = run;
  if (!isFork) return ['a run of the branch ', code(headBranch)];
  return ['a run of the fork ', code(`${headOwner}/${headRepository}`)];
}

function isJudged({ judge, questions }: RunFigures): boolean {
  return judge != null || questions.some(({ answer }) => answer !== undefined);
}

function claimOf(fork: ForkRun, { comparison, run: { questions } }: Report): Text[] {
  const { label } = comparison;
  const same = comparison.kind === 'compared' ? comparison.paired : null;
  return [
    [
      strong('Reported by ', ...whoseRun(fork), '.'),
      ' Its author controls workflow, responses and corpus there; treat these figures as a claim.',
    ],
    ...(isJudged(fork.figures) ? [['Judged figures are omitted, because they cannot be verified.']] : []),
    ...(same === null
      ? []
      : [
          [
            'References: identical to ',
            code(label),
            ` for ${same} of ${counted(questions.length, 'question')}, as reported.`,
          ],
        ]),
  ];
}
