import type { Entry } from '../../src/core/entries/result-types.js';
import { headlineOf, type QuestionFigures, type RunFigures } from '../../src/core/figures/figures.js';
import type {
  ActualStep,
  Corpus,
  Group,
  Question,
  ReferenceStep,
  Response,
  StepsOutcome,
} from '../../src/core/steps/model.js';
import { prepareActuals, scoreRoute } from '../../src/core/steps/score.js';
import { prepareGroups, type StepContext } from '../../src/core/steps/step.js';

import { type PresetName, type ScoringRules, scoringOf } from '../../src/core/words/scoring-rules.js';

/** A reference step as a decoder gives it; `source` is what the corpus would say. */
export function makeReference(step: Partial<ReferenceStep> & { name: string }): ReferenceStep {
  const made = { args: {}, output: undefined, mediaType: null, ordered: false, ...step };
  const source = {
    ...{ name: made.name, args: made.args, output: made.output },
    ...(made.mediaType !== null && { output_media_type: made.mediaType }),
  };
  return { requiredColumns: null, ignoreDuplicates: null, source, ...made };
}

/** An actual step, successful unless said otherwise. */
export function makeActual(step: Partial<ActualStep> & { name: string }): ActualStep {
  return {
    ...{ id: step.name, args: {}, status: 'success', output: undefined, error: undefined },
    ...{ executionTimestamp: undefined, ...step },
  };
}

export function makeQuestion(question: Partial<Question> = {}): Question {
  return {
    id: 'q',
    templateId: 't',
    text: 'Which wards are open?',
    referenceAnswer: null,
    groups: [],
    tags: [],
    ...question,
  };
}

/** One template per list of questions, named by its key. */
export function makeCorpus(templates: Readonly<Record<string, readonly Partial<Question>[]>>): Corpus {
  const made = Object.entries(templates).map(([id, questions]) => ({
    ...{ id, title: id },
    questions: questions.map((question) => makeQuestion({ templateId: id, ...question })),
  }));
  return { templates: made, questions: made.flatMap(({ questions }) => questions) };
}

/** A response as the decoder gives it. */
export function makeResponse(response: Partial<Response> & { source?: Response['source'] } = {}): Response {
  return { questionId: 'q', error: null, steps: [], unreadable: null, source: { question_id: 'q' }, ...response };
}

export function makeContext(preset: PresetName = 'standard', overrides: Partial<ScoringRules> = {}): StepContext {
  return { knobs: scoringOf(preset, overrides).knobs, aliases: [] };
}

/** An entry of the evaluation file. */
export function makeEntry(entry: Readonly<Record<string, unknown>> = {}): Entry {
  return { template_id: 't', question_id: 'q', question_text: '?', status: 'success', ...entry } as Entry;
}

export function makeFigures(figures: Partial<QuestionFigures> & { id: string }): QuestionFigures {
  return {
    ...{ templateId: 't', text: null, fingerprint: figures.id, status: 'success', score: 1, why: null },
    ...{ measures: {}, ...figures },
  };
}

export function makeRun(questions: readonly QuestionFigures[], run: Partial<RunFigures> = {}): RunFigures {
  const scoring = scoringOf('standard');
  const aggregates = { per_template: {}, micro: {}, macro: {} };
  const headline = headlineOf(questions);
  const made = { label: 'main', scoring, selection: [], provenance: {}, questions, headline, aggregates };
  return { ...made, passed: null, ...run };
}

/** A text hash that is good enough to tell texts of a test apart. */
export function makeHash(): (text: string) => string {
  return (text) => {
    let [a, b] = [5381, 52711];
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a, 33) ^ text.charCodeAt(i);
      b = Math.imul(b, 31) + text.charCodeAt(i);
    }
    return `${(a >>> 0).toString(16)}-${(b >>> 0).toString(16)}`;
  };
}

/** The value frozen all the way down, so that a write throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

/** The steps score of a question with these groups. */
export function scoreSteps(groups: readonly Group[], steps: readonly ActualStep[], context: StepContext): StepsOutcome {
  return scoreRoute(prepareGroups(groups), prepareActuals(steps, context), context).outcome();
}
