import { readCorpus } from '../adapters/files/corpus.js';
import type { Roots } from '../adapters/files/input-file.js';
import { sha256 } from '../adapters/hash.js';
import type { Baseline } from '../core/comparison/baseline.js';
import { fingerprintOf } from '../core/corpus/fingerprint.js';
import { checkedFigures } from '../core/figures/aggregate.js';
import type { QuestionFigures, RunFigures } from '../core/figures/figures.js';
import { type ComparisonPolicy, compareAndGate } from '../core/gates/compare-and-gate.js';
import { type Report, scoredEarlier } from '../core/gates/report.js';
import type { ReportedRun } from '../core/github/event.js';
import type { Question } from '../core/steps/model.js';
import { counted } from '../core/text/numerals.js';
import type { Rewrite } from '../core/text/values.js';
import { forInput } from '../core/words/errors.js';
import type { CommentOptions } from '../report/formats/comment.js';
import { THIS_PR } from '../report/words/blocks.js';
import { code, type Inline, strong, type Text } from '../report/words/text.js';

export type TrustedQuestions = ReadonlyMap<string, Question>;

/** Reads the questions of the default branch's corpus. Texts of the fork's corpus are never shown. */
export async function readTrusted(corpusFiles: readonly string[], roots: Roots): Promise<TrustedQuestions> {
  if (corpusFiles.length === 0) return new Map();
  const { corpus } = await forInput('corpus', readCorpus(corpusFiles, roots));
  return new Map(corpus.questions.map((question) => [fingerprintOf(question, sha256), question]));
}

/** The results of a run of a fork or of Dependabot, with the trusted data of this repository. */
export interface ForkRun {
  readonly run: ReportedRun;
  readonly figures: RunFigures;
  /** Whether the run is from another repository. False for Dependabot, which has a fork's token but no fork. */
  readonly isFork: boolean;
  readonly trusted: TrustedQuestions;
  readonly baseline: Baseline;
  readonly redact: Rewrite;
}

export function reportForkRun({ figures, trusted, baseline, redact }: ForkRun, policy: ComparisonPolicy): Report {
  const checkedRun = checkedFigures(figures, trusted, 'kind' in baseline ? null : baseline);
  return compareAndGate(scoredEarlier(checkedRun), baseline, policy, redact);
}

/** Comment options for the report of a fork's run; only texts of this repository are shown. */
export function shownOfFork(
  fork: ForkRun,
  report: Report,
  { baseBranch, footer }: { readonly baseBranch: string; readonly footer: readonly Text[] },
): CommentOptions {
  const { redact, baseline } = fork;
  // The ids and texts alone.
  const trusted = new Map([...fork.trusted].map(([key, { id, text }]) => [key, redact({ id, text })]));
  const baselineIds = new Set('kind' in baseline ? [] : baseline.questions.map(({ id }) => id));
  return {
    thisRun: THIS_PR,
    ...(trusted.size > 0 && { textsFrom: baseBranch }),
    footer: redact(footer),
    textOf: (question) => chooseText(question, trusted, baselineIds),
    // Other ids of a fork are untrusted text.
    idOf: ({ fingerprint, id }) => trusted.get(fingerprint ?? '')?.id ?? (baselineIds.has(id) ? id : null),
    claim: redact(formatClaim(fork, report)),
    // Template ids are untrusted text of the fork.
    without: ['templates'],
  };
}

type ShownQuestions = ReadonlyMap<string, Pick<Question, 'id' | 'text'>>;

/** The text from the trusted corpus, else an id of the trusted baseline, else a fixed text. */
function chooseText(question: QuestionFigures, trusted: ShownQuestions, baselineIds: ReadonlySet<string>): Inline {
  const trustedQuestion = trusted.get(question.fingerprint ?? '');
  if (trustedQuestion) return trustedQuestion.text;
  return baselineIds.has(question.id) ? code(question.id) : 'a question of the fork';
}

function formatClaim(fork: ForkRun, { comparison, run: { questions } }: Report): Text[] {
  const { judge, questions: reported } = fork.figures;
  const isJudged = judge != null || reported.some(({ answer }) => answer !== undefined);
  const { label } = comparison;
  const { headOwner, headRepository, headBranch } = fork.run;
  const owner = fork.isFork
    ? ['a run of the fork ', code(`${headOwner}/${headRepository}`)]
    : ['a run of the branch ', code(headBranch)];
  const pairedCount = comparison.kind === 'compared' ? comparison.paired : null;
  return [
    [
      strong('Reported by ', ...owner, '.'),
      ' Its author controls workflow, responses and corpus there; treat these figures as a claim.',
    ],
    ...(isJudged ? [['Judged figures are omitted, because they cannot be verified.']] : []),
    ...(pairedCount === null
      ? []
      : [
          [
            'References: identical to ',
            code(label),
            ` for ${pairedCount} of ${counted(questions.length, 'question')}, as reported.`,
          ],
        ]),
  ];
}
