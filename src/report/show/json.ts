import type {
  AnswerTexts,
  ComparedSteps,
  ShownAnswer,
  ShownCall,
  ShownQuestion,
  ShownReference,
} from '../../core/show/question.js';
import type { Mapping } from '../../core/text/values.js';
import { whyText } from '../words/cause-sentences.js';
import { plain } from '../words/text.js';

/** One question as data for scripts, with the keys of the files of a run. */
export function questionJson(question: ShownQuestion): Mapping {
  const { id, templateId, text, base } = question;
  return {
    question_id: id,
    template_id: templateId,
    question_text: text,
    ...answerJson(question),
    reference_answer: question.answer.reference,
    ...judgeJson(question.answer),
    ...(base && { base: { label: base.label, ...answerJson(base), asked: base.asked } }),
  };
}

/** What the judge said of the answer, without the key if it said nothing. */
function judgeJson({ figures, texts, reason, claims }: AnswerTexts): Mapping {
  if (Object.keys(figures).length === 0 && !texts && reason === null && claims === null) return {};
  return { judge: { figures, ...(texts && { texts }), ...(reason !== null && { reason }), ...(claims && { claims }) } };
}

function answerJson(answer: ShownAnswer): Mapping {
  const { status, score, why, trial, compared, calls, turns } = answer;
  return {
    status,
    ...(trial && { trial: trial.number, trials: trial.of }),
    steps_score: score,
    ...(why && { cause: why.cause, why: plain(whyText({ ...why, status })), detail: why.detail }),
    reference_steps: answer.references.map((reference) => referenceJson(reference, answer)),
    compared: compared && comparedJson(compared),
    actual_answer: answer.answer.actual,
    actual_steps: calls.map(({ texts: _, ...call }) => call),
    ...(turns.length > 0 && { turn_figures: turns }),
  };
}

/** One step with its arguments and output as texts. */
export function stepJson({ texts, asked: _, ...call }: ShownCall): Mapping {
  return { ...call, arguments: texts?.args.text, output: texts?.output.text };
}

function comparedJson({ name, call, args, argsOf, expect, output }: ComparedSteps): Mapping {
  return { name, call, args, args_of: argsOf, ...(expect.length > 0 && { expect }), output };
}

function referenceJson({ why, compared: _, ...facts }: ShownReference, { status }: ShownAnswer): Mapping {
  return { ...facts, ...(why && { cause: why.cause, why: plain(whyText({ ...why, status })) }) };
}
