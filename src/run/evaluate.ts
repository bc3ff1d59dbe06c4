import type { Report } from '../core/runs/report.js';
import type { RunQueries } from '../core/sparql/run-queries.js';
import { finishRun, type ScoredAnswers } from './finish-run.js';
import type { RunInputs, RunPorts } from './inputs.js';
import { addJudgements, type ScoredQuestion, type ScoredResponses, scoreResponses } from './score-responses.js';

/** Scored and judged answers, and what a shard keeps of them besides. */
export interface ScoredInputs {
  readonly answers: ScoredAnswers;
  /** All selected questions; those of other shards have no answers. */
  readonly questions: readonly ScoredQuestion[];
  readonly queries: RunQueries;
  readonly unasked: ScoredResponses['unasked'];
}

/** Reads and scores the responses one by one, judges answers, then aggregates, compares and gates. */
export async function evaluate(inputs: RunInputs, ports: RunPorts): Promise<Report> {
  return finishRun((await scoreAnswers(inputs, ports)).answers, inputs, ports.redact);
}

/** Reads and scores the responses one by one, and judges answers. */
export async function scoreAnswers(inputs: RunInputs, ports: RunPorts): Promise<ScoredInputs> {
  const { questions, collector, queries, unasked, names, ...scored } = await scoreResponses(inputs, ports);
  const judged = await ports.judging.run(collector);
  if (judged) await addJudgements(judged.outcomes, questions, ports.write);
  const answered = questions.filter(({ answers }) => answers.length > 0);
  const answers = {
    ...scored,
    questions: answered.map((one) => ({ answers: one.answers, hasEarlierGroups: one.question.groups.length > 1 })),
    names: [names],
    judge: judged?.summary ?? null,
    failures: judged?.failures ?? [],
  };
  return { answers, questions, queries, unasked };
}
