import type { CauseKind, SampleStatus } from '../core/model.js';
import type { Why } from '../core/runs/figures.js';
import { counted } from '../core/text/numerals.js';
import { code, type Inline, joined, type Text } from './text.js';

/** A cause as far as it is known: of a run of our own with its detail, of a baseline in numbers alone. */
export interface Explained extends Why {
  readonly status: SampleStatus;
}

type Sentence = (explained: Explained) => Text;

/** One sentence for each kind of cause. */
const SENTENCES: Readonly<Record<CauseKind, Sentence>> = {
  no_response: ({ status, detail }) => {
    if (status === 'missing') return ['no response'];
    return detail.error ? [`the agent failed: ${detail.error}`] : ['the agent failed'];
  },
  no_step: ({ stepName }) => noStep(stepName),
  step_failed: ({ stepName }) => ['no successful ', step(stepName)],
  unreadable: ({ detail }) => [detail.error ?? 'the output cannot be read'],
  empty_result: (explained) => {
    if (explained.stepName === 'iri_discovery') return ['the search found nothing'];
    return [`empty result, expected ${items(explained, explained.cause.expected)}`];
  },
  missing_rows: (explained) => [missing(explained)],
  extra_rows: (explained) => {
    const { cause } = explained;
    const extra = (cause.actual ?? 0) - (cause.common ?? 0);
    return [`${counted(extra, `extra ${noun(explained)}`)} (${actualCount(explained)}, expected ${cause.expected})`];
  },
  missing_and_extra: (explained) => {
    const extra = (explained.cause.actual ?? 0) - (explained.cause.common ?? 0);
    return [`${missing(explained)}, ${extra} extra`];
  },
  other_rows: (explained) => {
    const { cause, stepName } = explained;
    if (stepName === 'iri_discovery') return ['the IRI was not found'];
    if (cause.expected === undefined) return ['not the expected output'];
    return [`other ${noun(explained)}s (${actualCount(explained)}, none of the ${cause.expected} expected)`];
  },
  missing_column: ({ detail }) => {
    const columns = detail.unmatched_columns ?? [];
    if (columns.length === 0) return ['a required column is missing'];
    return [
      'no column for ',
      ...joined(
        columns.slice(0, 3).map((name) => [code(name)]),
        ', ',
      ),
    ];
  },
  order: () => ['the right rows in another order'],
  value_differs: ({ detail }) => {
    const { first_difference, expected_value, actual_value } = detail;
    const where = first_difference && first_difference !== '$' ? `${first_difference}: ` : '';
    if (expected_value === undefined) return ['another value'];
    return [`${where}expected ${expected_value}, got ${actual_value}`];
  },
  arguments_differ: ({ detail }) => [detail.arguments?.join('; ') ?? 'other arguments'],
  not_reached: () => ['not reached: a later group did not match'],
  too_symmetric: () => ['columns too similar to distinguish'],
};

/** Why a question missed, as one sentence. */
export function whyText(explained: Explained): Text {
  const { cause, detail, stepName, isEarlier } = explained;
  const sentence = detail.only_repeats ? repeats(explained) : SENTENCES[cause.kind](explained);
  const names = sentence.some((part) => typeof part !== 'string');
  return isEarlier && stepName !== '' && !names ? [step(stepName), ': ', ...sentence] : sentence;
}

/** The rows are right, some are just there too often or not often enough. */
function repeats({ cause: { expected = 0, actual = 0, common = 0 } }: Explained): Text {
  const [missing, extra] = [expected - common, actual - common];
  if (missing > 0 && extra > 0) return ['the right rows, repeated differently'];
  if (missing > 0) return [`the right rows, ${counted(missing, 'repeat')} missing`];
  return [`the right rows, ${counted(extra, 'repeat')} too many`];
}

/** The words under which misses of a kind are counted. */
export function kindText({ cause, stepName, status }: Pick<Explained, 'cause' | 'stepName' | 'status'>): Text {
  switch (cause.kind) {
    case 'no_response':
      return [status === 'missing' ? 'no response' : 'failed answer'];
    case 'no_step':
      return noStep(stepName);
    case 'step_failed':
      return ['no successful ', step(stepName)];
    case 'missing_and_extra':
      return ['missing and extra rows'];
    case 'order':
      return ['other order'];
    case 'unreadable':
      return ['unreadable output'];
    default:
      return [cause.kind.replaceAll('_', ' ')];
  }
}

/** Other steps can stand for the discovery of an IRI, and may be taken by other references. */
function noStep(stepName: string): Text {
  return stepName === 'iri_discovery' ? ['no separate step for ', step(stepName)] : ['no ', step(stepName), ' step'];
}

function step(name: string): Inline {
  return name === '' ? 'tool' : code(name);
}

function noun({ stepName }: Explained): string {
  return stepName === 'retrieval' ? 'id' : 'row';
}

function items(explained: Explained, count = 0): string {
  return counted(count, noun(explained));
}

/** A reader who counts the rows of the output finds more where equal ones were counted once. */
function actualCount({ cause, detail }: Explained): string {
  return `${cause.actual}${detail.distinct_rows ? ' distinct' : ''}`;
}

function missing(explained: Explained): string {
  const { expected = 0, common = 0 } = explained.cause;
  const { missing_repeats: repeated = 0 } = explained.detail;
  const which =
    repeated === 0 ? '' : repeated === expected - common ? ' (repeats only)' : ` (${counted(repeated, 'repeat')})`;
  return `${expected - common} of ${items(explained, expected)} missing${which}`;
}
