import { sha256 } from '../adapters/hash.js';
import { configHashes } from '../core/comparison/rescored.js';
import { USUAL_ERROR } from '../core/figures/decided.js';
import { figuresOfEntry } from '../core/figures/entry-figures.js';
import type { ScoredEntry } from '../core/figures/entry-place.js';
import { measuresOfRun, type QuestionFigures } from '../core/figures/figures.js';
import { mergeTrials } from '../core/figures/trials.js';
import { type DecisionInputs, decideAnswers, openDecision } from '../core/gates/decide-gates.js';
import type { Question, Response } from '../core/steps/model.js';
import type { Environment } from '../core/text/values.js';
import { groupedBy } from '../core/text/values.js';
import { type InputWords, inputError, usageError } from '../core/words/errors.js';
import type { Inputs } from './inputs.js';
import { makeScorer, type RescoringRules } from './rescore.js';
import { firstGiven, GATE_OPTIONS, type Options } from './settings.js';
import { uniqueResponses } from './traces.js';

export type Draw = Omit<DecisionInputs, 'hash'>;

/** What is drawn: the questions of a run, and what scores them. */
type DrawnInputs = RescoringRules & { readonly questions: readonly Question[] };

/** Draws the order of a run by its questions alone, so that a recording and its evaluation have the same. */
export async function drawRun(inputs: DrawnInputs, draw: Draw) {
  const scoreAnswers = makeScorer(inputs, true);
  const questions: QuestionFigures[] = [];
  for (const question of inputs.questions) questions.push(...(await scoreAnswers(question, [null])));
  const config = configHashes(inputs, sha256);
  const run = { questions, scoring: inputs.scoring, ...(config && { config }) };
  return openDecision(run, { ...draw, hash: sha256 });
}

/** The figures of a question with several answers, or of its only one. */
function figuresOf(answers: readonly QuestionFigures[], { trials }: DrawnInputs): QuestionFigures {
  return trials === 'all' ? mergeTrials(answers) : (answers[0] as QuestionFigures);
}

/** Decides a run by the answers that a file holds; the order is computed again. */
export async function decideScored(
  answers: readonly { readonly scored: ScoredEntry }[],
  inputs: DrawnInputs,
  draw: Draw,
) {
  const figured = answers.map(({ scored }) => figuresOfEntry(scored.entry, scored).figures);
  const figures = [...groupedBy(figured, ({ id }) => id)].map(([id, all]) => [id, figuresOf(all, inputs)] as const);
  return decideAnswers(await drawRun(inputs, draw), new Map(figures));
}

export type OpenDraw = Awaited<ReturnType<typeof openDraw>>;

/** Draws the order of the questions of a recording, and counts its answers in this order. */
export async function openDraw(inputs: Inputs, draw: Draw, file: string, trialCount: number) {
  const score = makeScorer(inputs, false, inputs.pricing);
  const { order, needsAll, ...decision } = await drawRun(inputs, draw);
  const byId = new Map(inputs.questions.map((question) => [question.id, question]));
  const questions = order.map((id) => byId.get(id) as Question);
  const counted: QuestionFigures[] = [];
  const responses: Response[] = [];
  let isDecided = false;
  /** Counts the next answer of the order. */
  const add = async (response: Response): Promise<void> => {
    const question = questions[counted.length];
    if (!question || isDecided) return;
    if (response.questionId !== question.id) throw otherOrder(file, response, byId.get(response.questionId));
    if (responses.push(response) < trialCount) return;
    const figures = figuresOf(await score(question, responses.splice(0)), inputs);
    counted.push(figures);
    isDecided = decision.add(figures);
  };
  const resume = async () => {
    for await (const response of uniqueResponses(inputs.responses, inputs)) await add(response);
  };
  return {
    ...{ questions, needsAll, add, resume, decided: decision.decided, isDecided: () => isDecided },
    /** The mean cost and time of an answer that was counted; null: unknown. */
    means: () => measuresOfRun(counted),
  };
}

/** The error for a recording that was not made in this order, or of other questions. */
function otherOrder(file: string, { questionId, source }: Response, question: Question | undefined) {
  const isSame = (source.question_text ?? question?.text) === question?.text;
  const known = isSame
    ? 'is not the next question of the order: it was recorded with another seed, in another workflow run, or with other questions'
    : 'has another text in this corpus';
  const why = question ? known : 'is no question of this corpus and selection';
  return inputError([{ file, message: `cannot be continued: ${JSON.stringify(questionId)} ${why}; remove the file` }]);
}

/** Events of runs that are compared with a branch, and are no baseline of it. */
const EVENTS: ReadonlySet<string | undefined> = new Set(['pull_request', 'pull_request_target', 'merge_group']);

/** The order of a run that may stop when its gates are decided, and the largest error; null: all questions are asked. */
export function drawOf(
  options: Options & { readonly drawSeed?: string | null },
  words: InputWords,
  env: Environment,
  note: (text: string) => void,
): Pick<DecisionInputs, 'error' | 'seed'> | null {
  const { untilDecided, decisionError: error, drawSeed = null, shard } = options;
  const [until, errorName] = [words.name('until-decided'), words.name('decision-error')];
  if (!untilDecided && (error ?? drawSeed) !== null)
    throw usageError(`${error === null ? '--seed' : errorName}: has no effect without ${until}`);
  if (!untilDecided) return null;
  if (error !== null && !(error > 0 && error < 0.5))
    throw usageError(`${errorName}: expected a number between 0 and 0.5, as in 0.005, got ${error}`);
  if (shard !== null) throw usageError(`${until}: shards are asked in full; remove it, or ${words.name('shard')}`);
  if (firstGiven(options, GATE_OPTIONS) === null)
    throw usageError(`${until}: needs a gate to decide, as in ${words.name('gates')} "micro.steps_score.mean >= 0.75"`);
  const isInActions = env.GITHUB_ACTIONS === 'true';
  if (isInActions && drawSeed !== null)
    throw usageError('--seed: in GitHub Actions the id of the run decides the order; remove it');
  // Nobody knows the id of the run who writes a change. A run of another event can be a baseline.
  const runId = EVENTS.has(env.GITHUB_EVENT_NAME) ? (env.GITHUB_RUN_ID ?? null) : null;
  const seed = isInActions ? runId : (drawSeed ?? '1');
  if (seed === null) note('until-decided: all questions count, because this is not the run of a pull request');
  if (seed === null) return null;
  const compared = firstGiven(options, ['max-steps-drop', 'max-regressions']);
  const rule = `${words.name('baseline')} must be a path, the same for record and evaluate`;
  if (compared !== null && [null, 'auto', 'none'].includes(options.baseline))
    throw usageError(`${words.name(compared)}: ${rule}`);
  return { error: error ?? USUAL_ERROR, seed };
}
