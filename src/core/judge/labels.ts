import { MAX_NAME } from '../shown.js';
import { cohenKappa, rateOf, type VerdictTable } from '../statistics/agreement.js';
import { groupedBy, isAbsent, type Mapping, own } from '../text/values.js';
import { invalid, ok, type Problem } from '../words/errors.js';

export type HumanVerdict = 'pass' | 'fail';

export type Label = Readonly<Exclude<ReturnType<typeof decodeRow>, string>>;

/** A row of a file of labels, with its place for messages. */
export interface LabelRow {
  readonly row: Mapping;
  readonly line?: number;
  readonly path?: readonly (string | number)[];
}

export const LABEL_COLUMNS = ['question_id', 'question', 'reference_answer', 'actual_answer', 'human'] as const;

const VERDICTS: ReadonlyMap<string, HumanVerdict> = new Map([
  ...['pass', '1', 'true', 'yes', 'correct'].map((word) => [word, 'pass'] as const),
  ...['fail', '0', 'false', 'no', 'incorrect'].map((word) => [word, 'fail'] as const),
]);

/** Decodes the rows of a file of labels; `ids`: the questions of the corpus, null: any. Every invalid row is a problem. */
export function decodeLabels(rows: readonly LabelRow[], ids: ReadonlySet<string> | null, file: string) {
  if (rows.length === 0) return invalid([{ file, message: 'has no answers; stepgate judge sample writes some' }]);
  const problems: Problem[] = [];
  const labels: Label[] = [];
  const earlier = new Map<string, { readonly human: HumanVerdict; readonly place: string }>();
  for (const { row, ...place } of rows) {
    const label = decodeRow(row);
    if (typeof label === 'string') {
      problems.push({ file, ...place, message: label });
      continue;
    }
    labels.push(label);
    const isUnknown = ids !== null && !ids.has(label.questionId);
    const message = isUnknown
      ? `the corpus has no question ${JSON.stringify(label.questionId)}`
      : findContradiction(
          label,
          place.line ? `line ${place.line}` : `entry ${Number(place.path?.[0] ?? 0) + 1}`,
          earlier,
        );
    if (message !== null) problems.push({ file, ...place, message });
  }
  return problems.length > 0 ? invalid(problems) : ok(labels);
}

/** The message about an earlier verdict of the same rater that differs; null without one. Adds the label to `earlier`. */
function findContradiction(
  { human, rater, ...answer }: Label,
  place: string,
  earlier: Map<string, { readonly human: HumanVerdict; readonly place: string }>,
): string | null {
  if (human === null) return null;
  const key = JSON.stringify([answerKey(answer), rater]);
  const first = earlier.get(key) ?? { human, place };
  earlier.set(key, first);
  if (first.human === human) return null;
  const [whose, remedy] =
    rater === null
      ? ['without a rater', 'keep one of them, or name two people in the column rater']
      : [`of ${rater.slice(0, MAX_NAME)}`, 'keep one of the two verdicts'];
  return `human: ${human} here and ${first.human} in ${first.place}, both ${whose}, for the same answer; ${remedy}`;
}

function decodeRow(row: Mapping) {
  const text = (key: string): string | null => {
    const value = own(row, key);
    return isAbsent(value) ? null : String(value);
  };
  const missing = (['question_id', 'question', 'actual_answer'] as const).find((key) => !text(key));
  if (missing) return `${missing} is missing`;
  const written = (text('human') ?? '').trim();
  const human = VERDICTS.get(written.toLowerCase());
  if (written !== '' && !human)
    return `human: expected pass or fail, or nothing, got ${JSON.stringify(written.slice(0, MAX_NAME))}`;
  return {
    questionId: text('question_id') ?? '',
    question: text('question') ?? '',
    referenceAnswer: text('reference_answer') || null,
    actualAnswer: text('actual_answer') ?? '',
    /** null: not labelled yet. */
    human: human ?? null,
    rater: text('rater')?.trim() || null,
  };
}

export interface LabelledAnswer extends Label {
  readonly human: HumanVerdict;
}

/** The labels of all raters, reduced to one verdict per answer. */
export type ResolvedLabels = ReturnType<typeof resolveLabels>;

/** Answers with different verdicts of two raters are left out, and counted as disagreements. */
export function resolveLabels(labels: readonly Label[]) {
  const answers: LabelledAnswer[] = [];
  const pairs: { human: HumanVerdict; judge: HumanVerdict }[] = [];
  let [unlabelled, disagreed] = [0, 0];
  for (const all of groupedBy(labels, answerKey).values()) {
    const labelled = all.filter((label): label is LabelledAnswer => label.human !== null);
    // A rater who labels an answer twice is one rater.
    const [first, ...others] = new Map(labelled.map((label) => [label.rater, label])).values();
    const other = others.find(({ human }) => human !== first?.human);
    if (!first) unlabelled++;
    else if (other) disagreed++;
    else answers.push(first);
    if (first && others.length > 0) pairs.push({ human: first.human, judge: (other ?? first).human });
  }
  const table = countVerdicts(pairs);
  const raters = new Set(labels.flatMap(({ human, rater }) => (human === null || rater === null ? [] : [rater])));
  const agreement = rateOf(table.pass_pass + table.fail_fail, pairs.length);
  return {
    answers,
    unlabelled,
    raters: [...raters].sort(),
    /** How two raters agree on the answers that both labelled; null without such answers. */
    raterAgreement: pairs.length === 0 ? null : { agreement, kappa: cohenKappa(table), disagreed },
  };
}

/** The table of answers by the verdict of people and that of the judge, without answers that it did not judge. */
export function countVerdicts(
  answers: readonly { readonly human: HumanVerdict; readonly judge: HumanVerdict | null }[],
): VerdictTable {
  const count = (human: HumanVerdict, verdict: HumanVerdict) =>
    answers.filter((answer) => answer.human === human && answer.judge === verdict).length;
  return {
    pass_pass: count('pass', 'pass'),
    pass_fail: count('pass', 'fail'),
    fail_pass: count('fail', 'pass'),
    fail_fail: count('fail', 'fail'),
  };
}

/** The key that is equal for rows of the same answer. */
export function answerKey({ questionId, actualAnswer }: Pick<Label, 'questionId' | 'actualAnswer'>): string {
  return JSON.stringify([questionId, actualAnswer]);
}
