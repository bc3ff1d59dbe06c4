import { sha256 } from '../adapters/hash.js';
import { configHashes } from '../core/comparison/rescored.js';
import type { Decided, Undecided } from '../core/figures/decided.js';
import { figuresOfEntry } from '../core/figures/entry-figures.js';
import type { ScoredEntry } from '../core/figures/entry-place.js';
import { type QuestionFigures, totalMeasures } from '../core/figures/figures.js';
import { mergeTrials } from '../core/figures/trials.js';
import { type DecisionInputs, gateName, makeDecider, planDecision } from '../core/gates/decide-gates.js';
import type { Question, Response } from '../core/steps/model.js';
import { listAt } from '../core/text/values.js';
import { StepgateError } from '../core/words/errors.js';
import type { Inputs } from './inputs.js';
import { type AnswerScorer, makeAnswerScorer } from './score-answer.js';
import { uniqueResponses } from './traces.js';

/** The gates, the baseline and the seed of a run that may stop early. */
export type Draw = Omit<DecisionInputs, 'hash'>;

/** What is drawn: the questions of a run, and what scores them. */
type DrawnInputs = Pick<Inputs, 'questions' | 'scoring' | 'aliases' | 'rules' | 'failedOutputs' | 'trials'>;

/** The figures of a question with several answers, or of its only one. */
function figuresOf(answers: readonly ScoredEntry[], { trials }: DrawnInputs): QuestionFigures {
  const figures = answers.map((scored) => figuresOfEntry(scored.entry, scored).figures);
  return trials === 'all' ? mergeTrials(figures) : (figures[0] as QuestionFigures);
}

/** Plans a run by its questions alone, so that a recording and its evaluation have the same plan. */
async function planRun(inputs: DrawnInputs, scorer: AnswerScorer, draw: Draw) {
  const questions: QuestionFigures[] = [];
  for (const [index, question] of inputs.questions.entries()) {
    const { scored } = await scorer.score(question, { question: index, trial: 0 }, null);
    questions.push(figuresOf([scored], inputs));
  }
  const config = configHashes(inputs, sha256);
  const run = { questions, scoring: inputs.scoring, ...(config && { config }) };
  return planDecision(run, { ...draw, hash: sha256 });
}

/** Whether the answers of a recording decide its gates; the ids are of the questions that count. */
type DecidedAnswers =
  | { readonly decided: Decided; readonly ids: ReadonlySet<string> }
  | { readonly undecided: Undecided }
  | null;

/**
 * Decides a run by the answers that a file holds: they must be those to the first questions of the order, which is computed again.
 * null: all questions have one, and the exact figures count.
 */
export async function decideAnswers(
  answers: readonly ScoredEntry[],
  inputs: DrawnInputs,
  scorer: AnswerScorer,
  draw: Draw,
): Promise<DecidedAnswers> {
  const byId = new Map<string, ScoredEntry[]>();
  for (const answer of answers) listAt(byId, answer.entry.question_id).push(answer);
  const answered = byId.size;
  if (answered === 0 || answered === inputs.questions.length) return null;
  const plan = await planRun(inputs, scorer, draw);
  if (plan.needsAll.length > 0) return { undecided: { kind: 'needs-all', gates: plan.needsAll } };
  const first = new Set(plan.order.slice(0, answered));
  const other = [...byId.keys()].find((id) => !first.has(id));
  if (other !== undefined) return { undecided: { kind: 'not-first', id: other, answered } };
  const decider = makeDecider(plan);
  const ids = new Set<string>();
  for (const id of first) {
    ids.add(id);
    if (!decider.add(figuresOf(byId.get(id) as ScoredEntry[], inputs))) continue;
    const notAsked = inputs.questions.filter((question) => !ids.has(question.id));
    return {
      ids,
      decided: {
        ...decider.decided(),
        notAsked: notAsked.map(({ id, templateId, text }) => ({ id, templateId, text })),
      },
    };
  }
  const open = decider.open();
  return { undecided: { kind: 'open', answered, gate: open ? gateName(open) : '', limit: open?.limit ?? 0 } };
}

/** A run that is recorded until its gates are decided. */
export type OpenDraw = Awaited<ReturnType<typeof openDraw>>;

/** Draws the order of the questions of a recording, and counts its answers in this order. */
export async function openDraw(inputs: Inputs, draw: Draw, file: string, trialCount: number) {
  const scorer = makeAnswerScorer({ ...inputs, sampled: new Set() }, { hash: sha256, pricing: inputs.pricing });
  const plan = await planRun(inputs, scorer, draw);
  const decider = makeDecider(plan);
  const byId = new Map(inputs.questions.map((question) => [question.id, question]));
  const questions = plan.order.map((id) => byId.get(id) as Question);
  const counted: QuestionFigures[] = [];
  let trials: ScoredEntry[] = [];
  let isDecided = false;
  /** Counts the next answer of the order. */
  const add = async (response: Response): Promise<void> => {
    const question = questions[counted.length];
    if (!question || isDecided) return;
    if (response.questionId !== question.id) throw otherOrder(file, response.questionId, byId);
    const { scored } = await scorer.score(question, { question: counted.length, trial: trials.length + 1 }, response);
    trials.push(scored);
    if (trials.length < trialCount) return;
    const figures = figuresOf(trials, inputs);
    trials = [];
    counted.push(figures);
    isDecided = decider.add(figures);
  };
  return {
    questions,
    needsAll: plan.needsAll,
    add,
    resume: async () => {
      for await (const response of uniqueResponses(inputs.responses, inputs)) await add(response);
    },
    isDecided: () => isDecided,
    decided: decider.decided,
    /** The mean cost and time of an answer that was counted; null: unknown. */
    means: () => totalMeasures(counted),
  };
}

/** The error for a recording that was not made in this order. */
function otherOrder(file: string, id: string, byId: ReadonlyMap<string, Question>): StepgateError {
  const name = JSON.stringify(id);
  const why = byId.has(id)
    ? `${name} is not the next question of the order; it was recorded with another seed, in another workflow run, or with other questions`
    : `${name} is no question of this corpus and selection`;
  return new StepgateError('input', `${file}: cannot be continued: ${why}; remove the file`);
}
