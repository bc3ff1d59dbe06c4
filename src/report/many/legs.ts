import type { ShownGate } from '../../core/runs/evaluate-gates.js';
import { type CombinedLegs, type Leg, legFailures } from '../../core/runs/legs.js';
import { everyText } from '../../core/text/every-text.js';
import { counted } from '../../core/text/numerals.js';
import type { Mapping } from '../../core/text/values.js';
import { VERSION } from '../../core/words/version.js';
import type { View } from '../formats/view.js';
import { gateCells } from '../sections/gates.js';
import type { Block } from '../words/blocks.js';
import { points, scorePair } from '../words/numbers.js';
import { code, type Text, unmarked, visible } from '../words/text.js';
import { letterAt, manyFile } from './runs.js';
import { type ManyOptions, viewOfMany } from './view.js';

/** How the evaluations of a run are shown. */
export interface LegOptions extends ManyOptions {
  /** The current attempt of the run. */
  readonly attempt: number;
  /** The last line: links and the commit. */
  readonly footer: readonly Text[];
}

/** How the evaluations ended, and what changed from the own baseline of each. */
export type LegsView = Pick<View, 'title' | 'blocks'> & { readonly passed: boolean };

/** The view of several runs, after how each ended and what changed from its own baseline. */
export function viewOfLegs(combined: CombinedLegs, options: LegOptions): View {
  const view = viewOfMany(combined.table, options);
  const { passed, title, blocks } = legsView(combined, options, (gate) => gate.outcome !== 'passed');
  return {
    passed,
    title: [...title, ...view.title],
    blocks: [...blocks, ...view.blocks.slice(0, -1), footerBlock(options.footer)],
  };
}

/** The part of it that is about how the evaluations ended. `isShown`: the gates that it lists. */
export function legsView(
  { legs }: CombinedLegs,
  { attempt, redact }: Pick<LegOptions, 'attempt' | 'redact'>,
  isShown: (gate: ShownGate) => boolean,
): LegsView {
  const passed = legs.filter((leg) => leg.passed).length;
  const own: Pick<View, 'title' | 'blocks'> = {
    title: [`${passed} of ${counted(legs.length, 'evaluation')} passed · `],
    blocks: [legTable(legs), ...gateTable(legs, isShown), ...legNotes(legs, attempt)],
  };
  return { passed: passed === legs.length, ...redact(everyText(own, visible)) };
}

/** The last line. */
export function footerBlock(footer: readonly Text[]): Block {
  const text = [...footer, [`Stepgate ${VERSION}`]].flatMap((one, index) => (index === 0 ? one : [' · ', ...one]));
  return { kind: 'small', text };
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

function gateTable(legs: readonly Leg[], isShown: (gate: ShownGate) => boolean): Block[] {
  const rows = legs.flatMap(({ name, gates }, index) =>
    gates.filter(isShown).map(({ reason, ...gate }): Text[] => {
      const why = gate.value === null ? (reason ?? 'no figure') : reason;
      return [[`${letterAt(index)} ${name}`], ...gateCells(gate, unmarked(why ?? ''))];
    }),
  );
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      columns: [
        { head: ['Evaluation'], align: 'left' },
        { head: ['Gate'], align: 'left' },
        { head: ['Required'], align: 'right' },
        { head: ['This run'], align: 'right' },
        { head: ['Result'], align: 'left' },
      ],
      rows,
    },
  ];
}

/** Why a leg failed besides its gates, why it was not compared, and that it is not of this attempt. */
function legNotes(legs: readonly Leg[], attempt: number): Block[] {
  const lines = legs.flatMap((leg, index): Text[] => {
    const letter = letterAt(index);
    const { reason } = leg.baseline;
    return [
      ...legFailures(leg).map((line): Text => [`${letter}: `, ...unmarked(line), '.']),
      ...(reason === null ? [] : [[`${letter} was not compared with its own baseline: `, ...unmarked(reason), '.']]),
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
