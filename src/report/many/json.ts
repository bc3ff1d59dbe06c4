import { headlineBlock } from '../../core/baseline/encode.js';
import type { ComparedRun, RunTable } from '../../core/many/compare-many.js';
import { type RunOrder, sortRuns } from '../../core/many/order.js';
import type { Mapping } from '../../core/values.js';
import { VERSION } from '../../core/version.js';
import { deltaBlock } from '../files.js';
import { scoreNoiseBlock } from '../noise-file.js';

/** The figures of several runs, for `--format json` and the comparison file. */
export function manyFile(
  { runs, differing, front }: RunTable,
  order: RunOrder,
): Mapping & { readonly runs: readonly Mapping[] } {
  const names = namesOf(runs);
  const nameAt = (index: number) => names[index] ?? '';
  const sorted = sortRuns(
    runs.map((run, index) => ({ ...run, index })),
    order,
  );
  return {
    stepgate_version: VERSION,
    compared_with: nameAt(0),
    runs: sorted.map((run) => runBlock(run, nameAt(run.index))),
    ...(front && { pareto: { cost: front.measure, runs: front.on.map(nameAt), unknown: front.unknown.map(nameAt) } }),
    differing: differing.map(({ question, right }) => ({
      question_id: question.id,
      template_id: question.templateId,
      ...(question.text !== null && { question_text: question.text }),
      right: Object.fromEntries(right.map((is, index) => [nameAt(index), is])),
    })),
  };
}

/** Labels identify runs as long as no two are equal. */
function namesOf(runs: readonly ComparedRun[]): string[] {
  const labels = runs.map(({ run }) => run.label);
  const isUnique = new Set(labels).size === labels.length;
  return labels.map((label, index) => (isUnique ? label : `${index + 1} ${label}`));
}

function runBlock(compared: ComparedRun, name: string): Mapping {
  const { run, rank, interval, checks, rules, measures, answers, costPerRight } = compared;
  const known = Object.entries(measures).filter(([, value]) => value !== null);
  return {
    run: name,
    rank,
    scoring: run.scoring,
    steps_score: { ...headlineBlock(run.headline), interval_95: interval && [interval.low, interval.high] },
    ...(checks.questions > 0 && { answer_check_score: headlineBlock(checks) }),
    ...(rules && { rules }),
    ...changeBlock(compared),
    ...(Object.keys(answers).length > 0 && { answers }),
    measures: { ...Object.fromEntries(known), ...(costPerRight !== null && { cost_per_right_usd: costPerRight }) },
  };
}

function changeBlock({ delta, change }: ComparedRun): Mapping {
  if (delta === null || change === null) return {};
  const { noise, generalises } = scoreNoiseBlock(change.score) as Readonly<Record<string, Mapping>>;
  return {
    change: {
      questions: delta.head.questions,
      regressed: delta.regressed.length,
      improved: delta.improved.length,
      micro: deltaBlock(delta.base.micro, delta.head.micro),
      macro: deltaBlock(delta.base.macro, delta.head.macro),
      noise: { ...noise, verdict: change.verdict === 'none' ? 'no_change' : change.verdict, p_holm: change.corrected },
      generalises,
    },
  };
}
