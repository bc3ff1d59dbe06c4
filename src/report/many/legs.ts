import { type CombinedLegs, type Leg, legBreaches } from '../../core/many/legs.js';
import { everyText } from '../../core/text/every-text.js';
import { counted } from '../../core/text/numerals.js';
import type { Mapping } from '../../core/values.js';
import { VERSION } from '../../core/version.js';
import type { Block } from '../blocks.js';
import { points, scorePair } from '../numbers.js';
import { code, type Text, visible } from '../text.js';
import type { View } from '../view.js';
import { manyFile } from './json.js';
import { letterAt } from './runs.js';
import { type ManyOptions, viewOfMany } from './view.js';

/** How the evaluations of a run are shown. */
export interface LegOptions extends ManyOptions {
  /** The current attempt of the run. */
  readonly attempt: number;
  /** The last line: links and the commit. */
  readonly footer: readonly Text[];
}

/** The view of several runs, after how each ended and what changed from its own baseline. */
export function viewOfLegs(combined: CombinedLegs, options: LegOptions): View {
  const { legs, table } = combined;
  const view = viewOfMany(table, options);
  const passed = legs.filter((leg) => leg.passed).length;
  const footer = [...options.footer, [`Stepgate ${VERSION}`]].flatMap((text, index) =>
    index === 0 ? text : [' · ', ...text],
  );
  const own: Pick<View, 'title' | 'blocks'> = {
    title: [`${passed} of ${counted(legs.length, 'evaluation')} passed · `],
    blocks: [legTable(legs), ...legNotes(legs, options.attempt)],
  };
  const { title, blocks } = options.redact(everyText(own, visible));
  return {
    passed: passed === legs.length,
    title: [...title, ...view.title],
    blocks: [...blocks, ...view.blocks.slice(0, -1), { kind: 'small', text: footer }],
  };
}

function legTable(legs: readonly Leg[]): Block {
  return {
    kind: 'table',
    columns: [
      { head: ['Evaluation'], align: 'left' },
      { head: ['Result'], align: 'left' },
      { head: ['Gates passed'], align: 'right' },
      { head: ['Own baseline'], align: 'left' },
      { head: ['Before → now'], align: 'right' },
      { head: ['Change'], align: 'right' },
      { head: ['Noise'], align: 'left' },
      { head: ['Regressed'], align: 'right' },
    ],
    rows: legs.map(legRow),
  };
}

const VERDICTS = { larger: 'larger', within: 'within', no_change: 'no change' } as const;

function legRow({ name, passed, gates, baseline: { label, compared } }: Leg, index: number): Text[] {
  const met = gates.filter(({ outcome }) => outcome === 'passed').length;
  const ended = [
    [`${letterAt(index)} ${name}`],
    [passed ? '✅ passed' : '❌ failed'],
    [gates.length === 0 ? '–' : `${met} of ${gates.length}`],
  ];
  if (!compared) return [...ended, ['not compared'], ...Array.from({ length: 4 }, (): Text => ['–'])];
  const { micro, noise } = compared.steps_score;
  return [
    ...ended,
    [code(label)],
    [scorePair(micro.base, micro.head).join(' → ')],
    [micro.change === null ? '–' : `${points(micro.change)} pp`],
    [noise ? VERDICTS[noise.verdict] : '–'],
    [String(compared.regressed.length)],
  ];
}

/** Why a leg failed, why it was not compared, and that it is not of this attempt. */
function legNotes(legs: readonly Leg[], attempt: number): Block[] {
  const lines = legs.flatMap((leg, index): Text[] => {
    const letter = letterAt(index);
    const { reason } = leg.baseline;
    return [
      ...legBreaches(leg).map((line): Text => [`${letter}: ${line}.`]),
      ...(reason === null ? [] : [[`${letter} was not compared with its own baseline: ${reason}.`]]),
      ...(leg.attempt === attempt ? [] : [[`${letter} is from attempt ${leg.attempt} of this run.`]]),
    ];
  });
  return lines.length === 0 ? [] : [{ kind: 'note', level: 'important', lines }];
}

/** The comparison file of several runs, with how each ended. */
export function legsFile({ table, legs }: CombinedLegs) {
  const { runs, ...file } = manyFile(table, 'steps');
  const named = new Map(legs.map((leg) => [leg.name, leg]));
  const passed = legs.every((leg) => leg.passed);
  return { passed, ...file, runs: runs.map((run) => ({ ...run, ...legBlock(named.get(String(run.run))) })) };
}

function legBlock(leg: Leg | undefined): Mapping {
  if (!leg) return { passed: false };
  const { attempt, passed, failures, gates, baseline } = leg;
  const { label, compared, reason } = baseline;
  const own = compared
    ? { label, ...compared.steps_score, questions: compared.questions, regressed: compared.regressed.length }
    : { label, reason };
  return { attempt, passed, failures, gates, own_baseline: own };
}
