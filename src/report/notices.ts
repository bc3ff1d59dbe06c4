import type { KnownEntry } from '../core/known/known.js';
import type { Notice } from '../core/runs/notices.js';
import type { AliasAdvice } from '../core/steps/aliases.js';
import { shownValue } from '../core/steps/shown.js';
import { counted } from '../core/text/numerals.js';
import { uncheckedText } from './rule-sentences.js';
import { code, joined, type Text } from './text.js';

type OfKind<Kind> = Extract<Notice, { kind: Kind }>;

const SENTENCES: { readonly [Kind in Notice['kind']]: (notice: OfKind<Kind>) => Text } = {
  'alias-advice': ({ advice }) => aliasAdvice(advice),
  'other-mean': (notice) => [`${notice.mean.toFixed(3)} in aggregates.yaml ${meanWords(notice)}`],
  unscored: ({ count }) => [`${counted(count, 'question')} without reference steps, not in the steps score`],
  unasked: ({ count, ids }) => [
    `${counted(count, 'response')} ${count === 1 ? 'matches' : 'match'} no selected question: ${ids.slice(0, 5).map(shownValue).join(', ')}${count > 5 ? ' …' : ''}`,
  ],
  'other-case': ({ count, response, question }) => [
    `${counted(count, 'response id')} ${count === 1 ? 'differs' : 'differ'} from a question's only in upper and lower case, as ${response} from ${question}; ids must be equal`,
  ],
  unreadable: ({ count }) => [`${counted(count, 'answer')} with steps that cannot be read, scored 0`],
  'unknown-status': ({ count }) => [
    `${counted(count, 'step')} of the agent with a `,
    ...[code('status'), ' other than ', code('success'), ' and ', code('error'), ', or none: only '],
    ...[code('status: success'), ' can match'],
  ],
  'not-finite': ({ count }) => [`${counted(count, 'figure')} left out of the means: not a finite number`],
  'too-symmetric': ({ count }) => [
    `${counted(count, 'question')} scored 0 because the columns are too similar to distinguish`,
  ],
  'earlier-groups': ({ count }) => [
    `earlier groups are not scored (${counted(count, 'question')}); `,
    code('groups: all'),
    ' in the config scores them',
  ],
  bounded: ({ count }) => [
    `${counted(count, 'question')} with so many steps that not all pairs of steps were tried; the score may be too low`,
  ],
  'rules-not-checked': ({ rules }) => uncheckedText(rules),
  'history-dropped': ({ reason }) => [
    `the history of the baseline is dropped and begins anew: it ${reason === 'name' ? 'belongs to an evaluation with another name' : 'was scored by other rules'}`,
  ],
  shard: ({ shard }) => [`shard ${shard}: gates, comparison and history come with the merged run`],
  'known-void': ({ entries }) => [
    'known questions: these entries have ended, and do not count: ',
    ...entryNames(entries, ({ until }) => ` (${until})`),
  ],
  'known-unmatched': ({ entries }) => ['known questions: these entries name no question: ', ...entryNames(entries)],
  'known-right-again': ({ entries }) => [
    'known questions: these entries can be removed, because their questions were right again in the last 5 runs: ',
    ...entryNames(entries),
  ],
  unpriced: ({ models }) => [`no price is known for ${models.join(', ')}; the agent's cost excludes those answers`],
};

/** A notice as a sentence without its full stop. */
export function noticeText(notice: Notice): Text {
  const sentence = SENTENCES[notice.kind] as (of: Notice) => Text;
  return sentence(notice);
}

function meanWords({ why, count }: OfKind<'other-mean'>): string {
  switch (why) {
    case 'repeated':
      return `is the mean of ${counted(count, 'answer')}, not of questions`;
    case 'failed-scored':
      return `scores the steps of ${counted(count, 'failed answer')}`;
    case 'failed-left-out':
      return `leaves out ${counted(count, 'failed answer')}`;
    case 'unscored-left-out':
      return `leaves out ${counted(count, 'answer')} without a score`;
  }
}

/** Entries that a notice names. */
const SHOWN_ENTRIES = 5;

function entryNames(entries: readonly KnownEntry[], more: (entry: KnownEntry) => string = () => ''): Text {
  const names = entries.slice(0, SHOWN_ENTRIES).map((entry): Text => [code(entry.question), more(entry)]);
  const rest = entries.length - names.length;
  return [...joined(names, ', '), ...(rest > 0 ? [` and ${rest} more`] : [])];
}

/** Step names that advice lists. */
const SHOWN_NAMES = 5;

function aliasAdvice({ questions, missed, found, best }: AliasAdvice): Text {
  const all = questions === 1 ? 'The only question scores' : `All ${questions} questions score`;
  const start: Text = [`${all} 0 because no step is named `, code(missed), '. '];
  if (best) {
    const { name, pattern } = best;
    const remedy = code(`step-aliases: ${name} = ${pattern}`);
    return [...start, `${best.questions} would match under `, code(pattern), ': add ', remedy];
  }
  if (found.length === 0) return [...start, 'The responses have no named steps.'];
  const names = found.slice(0, SHOWN_NAMES).map(([name]): Text => [code(name)]);
  return [...start, "The responses' steps are named ", ...joined(names, ', '), '.'];
}
