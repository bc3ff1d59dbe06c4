import yaml from 'js-yaml';
import { makeRandom } from './random.js';
import { recordsOf } from './recorded.js';

interface Step {
  name: string;
  output?: unknown;
  required_columns?: string[];
  [key: string]: unknown;
}

interface EditableQuestion {
  id: string;
  question_text?: string;
  /** The name of the key in earlier corpora. */
  nl_question?: string;
  reference_steps?: Step[][];
  /** The name of the key in earlier corpora. */
  expected_steps?: Step[][];
  [key: string]: unknown;
}

type EditableCorpus = { template_id: string; questions: EditableQuestion[] }[];

/** A response, as far as an edit needs it. */
interface Answer {
  readonly question_id: string;
  readonly actual_steps?: readonly { readonly name: string; readonly status: string; readonly output?: unknown }[];
}

type Edit = (question: EditableQuestion, step: Step, context: { other: Step; answer: Answer | undefined }) => void;

/** The answer of a run becomes the reference, by the last successful call of the step's tool. */
const toAnswer: Edit = (_, step, { answer }) => {
  const calls = answer?.actual_steps?.filter(({ name, status }) => name === step.name && status === 'success') ?? [];
  const output = calls.at(-1)?.output;
  if (output === undefined) return;
  step.output = output;
  delete step.required_columns;
};

/** Edits that keep, break or repair matches. */
const EDITS: readonly Edit[] = [
  (question) => {
    const key = question.question_text === undefined ? 'nl_question' : 'question_text';
    question[key] += ' Please.';
  },
  (_, step) => {
    if (step.required_columns && step.required_columns.length > 1) step.required_columns.pop();
  },
  (_, step, { other }) => Object.assign(step, { output: other.output }),
  (_, step) => Object.assign(step, { output: 'nothing of this kind' }),
  (_, step) => Object.assign(step, { ordered: true, ignore_duplicates: false }),
  toAnswer,
];

/** A corpus with a random share of its references edited, each in one of these ways. */
export function editedCorpus(
  corpusText: string,
  responsesText: string,
  { seed, share }: { readonly seed: number; readonly share: number },
): { readonly text: string; readonly ids: readonly string[] } {
  const random = makeRandom(seed);
  const corpus = yaml.load(corpusText) as EditableCorpus;
  const answers = recordsOf<Answer>(responsesText);
  const questions = corpus.flatMap((template) => template.questions);
  const lastStep = ({ reference_steps, expected_steps }: EditableQuestion) =>
    (reference_steps ?? expected_steps)?.at(-1)?.at(-1);
  const steps = questions.flatMap((question) => lastStep(question) ?? []);
  const ids: string[] = [];
  for (const question of questions) {
    const step = lastStep(question);
    const [isChosen, kind, other] = [random() < share, random(), random()];
    if (!step || !isChosen) continue;
    const edit = EDITS[Math.floor(kind * EDITS.length)] as Edit;
    const before = JSON.stringify(question);
    edit(question, step, {
      other: steps[Math.floor(other * steps.length)] as Step,
      answer: answers.find(({ question_id }) => question_id === question.id),
    });
    if (JSON.stringify(question) !== before) ids.push(question.id);
  }
  return { text: yaml.dump(corpus), ids };
}
