import type { KnownAbsence, KnownEntry, KnownSource } from '../../core/comparison/known.js';
import type { Notice } from '../../core/comparison/notices.js';
import type { IgnoredLabel } from '../../core/github/event.js';
import { MAX_NAMED } from '../../core/shown.js';
import type { AliasAdvice, RenamedTool } from '../../core/steps/aliases.js';
import { shownValue } from '../../core/steps/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import { uncheckedText } from './rule-sentences.js';
import { code, joined, joinedNames, say, shortList, shortTexts, type Text } from './text.js';

type OfKind<Kind> = Extract<Notice, { kind: Kind }>;

const SENTENCES: { readonly [Kind in Notice['kind']]: (notice: OfKind<Kind>) => Text } = {
  'alias-advice': ({ advice }) => aliasAdvice(advice),
  'renamed-tool': ({ tool }) => renamedText(tool),
  unscored: ({ count }) => [`${counted(count, 'question')} without reference steps, not in the steps score`],
  unasked: ({ count, ids, similar }) => [
    `${counted(count, 'response')} ${count === 1 ? 'matches' : 'match'} no selected question: ${ids.slice(0, MAX_NAMED).map(shownValue).join(', ')}${count > MAX_NAMED ? ' …' : ''}`,
    similar ? `; the question id most like ${shownValue(similar.response)} is ${shownValue(similar.question)}` : '',
  ],
  'too-symmetric': ({ count }) => [
    `${counted(count, 'question')} scored 0 because columns or items are too similar to distinguish`,
  ],
  'earlier-groups': ({ count, differing }) => {
    const scores = differing === 0 ? 'no score' : `the score of ${counted(differing, 'question')}`;
    const scored = say`${code('groups: all')} in the config scores them, which changes ${scores}`;
    return say`earlier groups are not scored (${counted(count, 'question')}); ${scored}`;
  },
  bounded: ({ count }) => [
    `${counted(count, 'question')} with so many steps that not all of them were compared; the score may be too low`,
  ],
  'rules-not-checked': ({ rules }) => uncheckedText(rules),
  'baseline-file': ({ path, branch, state }) =>
    state === 'changed'
      ? say`⚠️ this run changes ${code(path)}; it is compared with that of ${code(branch)}`
      : say`compared with ${code(path)}, a file of this run, not of ${code(branch)}`,
  'weaker-gates': ({ label, gates }) => {
    const weaker = gates.map(
      ({ name, required, here }) => say`${code(name)} ${here === null ? 'is not set' : here} (there ${required})`,
    );
    return say`⚠️ easier gates than on ${code(label)}: ${joined(weaker, ', ')}`;
  },
  'other-evaluations': ({ label, names, own }) => {
    const which = own === 'none' ? 'no evaluation of this name' : 'an evaluation of this name that did not pass';
    return say`⚠️ ${code(label)} has ${which}, and others: ${shortList(names)}`;
  },
  'renamed-repository': ({ name }) =>
    say`the baseline was recorded under ${code(name)}, the former name of this repository`,
  'history-dropped': ({ reason }) => [
    `the history of the baseline is dropped and restarts: it ${reason === 'name' ? 'belongs to an evaluation with another name' : 'was scored by other rules'}`,
  ],
  'label-ignored': ({ acceptance }) => ignoredLabelText(acceptance),
  'known-source': ({ source }) => knownSourceText(source),
  'known-void': ({ entries }) => [
    'known failures: these entries have ended, and do not count: ',
    ...entryNames(entries, ({ until }) => ` (${until})`),
  ],
  'known-unmatched': ({ entries }) => ['known failures: these entries name no question: ', ...entryNames(entries)],
  'known-right-again': ({ entries }) => [
    'known failures: these entries can be removed, because their questions were right again in the last 5 runs: ',
    ...entryNames(entries),
  ],
  unpriced: ({ models }) => [`no price is known for ${models.join(', ')}; the agent's cost excludes those answers`],
};

/** A notice as a sentence without its full stop. */
export function noticeText(notice: Notice): Text {
  const sentence = SENTENCES[notice.kind] as (of: Notice) => Text;
  return sentence(notice);
}

const IGNORED: Readonly<Record<IgnoredLabel, string>> = {
  'other-run': 'it counts only in the run that starts when it is added; remove it and add it again',
  'no-permission': 'it was added by somebody without permission to write',
};

function ignoredLabelText(acceptance: OfKind<'label-ignored'>['acceptance']): Text {
  const label = say`the label ${code(acceptance.label)}`;
  if (acceptance.kind === 'unknown')
    return say`${label} does not count, because it could not be looked up: ${acceptance.why}`;
  const by = acceptance.why !== 'other-run' && say` by ${code(`@${acceptance.by}`)}`;
  return say`${label}${by} does not count: ${IGNORED[acceptance.why]}`;
}

/** "⚠️ known failures: those in `known.yaml` on `main` count; changes of this file count when they are merged: …" */
function knownSourceText({ file, branch, absence, changes }: KnownSource): Text {
  const place = say`${code(file)} on ${code(branch)}`;
  const source =
    absence === null ? say`those in ${place} count` : say`no entry counts, because ${absenceText(absence, place)}`;
  const parts = (['added', 'removed', 'edited'] as const).flatMap((change) => {
    const names = changes?.[change] ?? [];
    return names.length === 0 ? [] : [say`${change} ${shortList(names)}`];
  });
  if (parts.length === 0) return say`known failures: ${source}`;
  return say`⚠️ known failures: ${source}; changes of this file count when they are merged: ${joined(parts, ', ')}`;
}

function absenceText(absence: KnownAbsence, place: Text): Text {
  return absence.kind === 'missing' ? say`there is no ${place}` : say`${place} could not be used: ${absence.why}`;
}

function entryNames(entries: readonly KnownEntry[], formatSuffix: (entry: KnownEntry) => string = () => ''): Text {
  return shortTexts(entries.map((entry) => say`${code(entry.question)}${formatSuffix(entry)}`));
}

function aliasAdvice({ questions, missed: missedName, found: foundNames, best }: AliasAdvice): Text {
  const subject = questions === 1 ? 'The only question scores' : `All ${questions} questions score`;
  const start = say`${subject} 0 because no step is named ${code(missedName)}. `;
  if (best) return say`${start}${best.questions} would match under ${aliasText(best)}`;
  if (foundNames.length === 0) return say`${start}The responses have no named steps.`;
  const names = foundNames.slice(0, MAX_NAMED).map(([name]) => name);
  return say`${start}The responses' steps are named ${joinedNames(names)}.`;
}

function renamedText({ name, pattern, questions, better }: RenamedTool): Text {
  const asking = `${counted(questions, 'question')} ${questions === 1 ? 'asks' : 'ask'} for`;
  const more = questions === 1 ? 'It' : `${whole(better)} of them`;
  const alias = aliasText({ name, pattern });
  return say`no step is named ${code(name)}, which ${asking}. ${more} would score more under ${alias}`;
}

/** "`run_*`: add the step alias `query = run_*`" */
function aliasText({ name, pattern }: { readonly name: string; readonly pattern: string }): Text {
  return say`${code(pattern)}: add the step alias ${code(`${name} = ${pattern}`)}`;
}
