import type { ShownGate } from '../../core/gates/evaluate-gates.js';
import { type CombinedLegs, type Leg, legFailures } from '../../core/gates/legs.js';
import { counted } from '../../core/text/numerals.js';
import { everyText, type Mapping } from '../../core/text/values.js';
import type { View } from '../formats/view.js';
import { gateCells } from '../sections/gates.js';
import { type Block, footerBlock, left, right } from '../words/blocks.js';
import { changeText, scorePair } from '../words/numbers.js';
import { code, type Text, unmarked, visible } from '../words/text.js';
import { letterAt, manyFile } from './tables.js';
import { type ManyOptions, viewOfMany } from './view.js';

export interface LegOptions extends ManyOptions {
  /** Number of the current attempt of the run; matrix jobs of other attempts have a note. */
  readonly attempt: number;
  readonly footer: readonly Text[];
}

/** Results of the evaluations, and the change of each from its own baseline. */
export type LegsView = Pick<View, 'title' | 'blocks'> & { readonly passed: boolean; readonly isDoubtful: boolean };

/** The view of several runs, after the result of each and its change from its own baseline. */
export function viewOfLegs(combined: CombinedLegs, options: LegOptions): View {
  const legs = legsView(combined, options.attempt, (gate) => gate.outcome !== 'passed');
  const view = withLegs(viewOfMany(combined.table, options), legs, options.footer);
  return { ...view, blocks: [...legs.blocks, ...view.blocks] };
}

/** The view of several runs with the title and the verdict of their results, and another last line. */
export function withLegs(view: View, { passed, isDoubtful, title }: LegsView, footer: readonly Text[]): View {
  return {
    passed,
    isDoubtful,
    title: [...title, ...view.title],
    blocks: [...view.blocks.slice(0, -1), footerBlock(footer)],
  };
}

/** The part of the view with the results of the evaluations. `isShown` selects the listed gates. */
export function legsView({ legs }: CombinedLegs, attempt: number, isShown: (gate: ShownGate) => boolean): LegsView {
  const passed = legs.filter((leg) => leg.passed).length;
  const legsPart: Pick<View, 'title' | 'blocks'> = {
    title: [`${passed} of ${counted(legs.length, 'evaluation')} passed · `],
    blocks: [legTable(legs), ...gateTable(legs, isShown), ...legNotes(legs, attempt)],
  };
  const isDoubtful = legs.some(isWarned);
  return { passed: passed === legs.length, isDoubtful, ...everyText(legsPart, visible) };
}

function isWarned({ gates }: Leg): boolean {
  return gates.some(({ outcome }) => outcome === 'warned');
}

function legTable(legs: readonly Leg[]): Block {
  return {
    kind: 'table',
    columns: [
      left('Evaluation'),
      left('Result'),
      right('Gates passed'),
      left('Own baseline'),
      right('Before → now'),
      right('Change'),
      left('Noise'),
      right('Regressed'),
    ],
    rows: legs.map(legRow),
  };
}

const VERDICTS = { larger: 'larger', within: 'within', no_change: 'no change' } as const;

function legRow(leg: Leg, index: number): Text[] {
  const { name, passed, gates, baseline } = leg;
  const { label, compared } = baseline;
  const passedCount = gates.filter(({ outcome }) => outcome === 'passed').length;
  const resultCells = [
    [`${letterAt(index)} ${name}`],
    [passed ? `${isWarned(leg) ? '⚠️' : '✅'} passed` : '❌ failed'],
    [gates.length === 0 ? '–' : `${passedCount} of ${gates.length}`],
  ];
  if (!compared) return [...resultCells, ['not compared'], ...Array.from({ length: 4 }, (): Text => ['–'])];
  const { micro, noise } = compared.steps_score;
  return [
    ...resultCells,
    [code(label)],
    [scorePair(micro.base, micro.head).join(' → ')],
    [micro.change === null ? '–' : changeText(micro.change)],
    [noise ? VERDICTS[noise.verdict] : '–'],
    [String(compared.regressed.length)],
  ];
}

function gateTable(legs: readonly Leg[], isShown: (gate: ShownGate) => boolean): Block[] {
  const rows = legs.flatMap(({ name, gates }, index) =>
    gates.filter(isShown).map(({ reason, ...gate }): Text[] => {
      const reasonLine = gate.value === null ? (reason ?? 'no figure') : reason;
      return [[`${letterAt(index)} ${name}`], ...gateCells(gate, unmarked(reasonLine ?? ''))];
    }),
  );
  const columns = [left('Evaluation'), left('Gate'), right('Required'), right('This run'), left('Result')];
  return rows.length === 0 ? [] : [{ kind: 'table', columns, rows }];
}

/** Notes per matrix job: failures other than gates, why it was not compared, and whether it is from another attempt. */
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

/** The comparison file of several runs, with the result of each. */
export function legsFile({ table, legs }: CombinedLegs) {
  const { runs, ...file } = manyFile(table, 'steps');
  const legsByName = new Map(legs.map((leg) => [leg.name, leg]));
  const passed = legs.every((leg) => leg.passed);
  return { passed, ...file, runs: runs.map((run) => ({ ...run, ...legBlock(legsByName.get(String(run.run))) })) };
}

function legBlock(leg: Leg | undefined): Mapping {
  if (!leg) return { passed: false };
  const { attempt, passed, failures, gates, baseline } = leg;
  const { label, compared, reason } = baseline;
  const baselineBlock = compared
    ? { label, ...compared.steps_score, questions: compared.questions, regressed: compared.regressed.length }
    : { label, reason };
  return { attempt, passed, failures, gates, own_baseline: baselineBlock };
}
