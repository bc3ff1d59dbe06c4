import type { TraceReading } from '../adapters/files/traces.js';
import type { FormatChoice } from '../core/decode/traces/formats.js';
import { makeKnownQuestions, makeQuestionFinder, type Way } from '../core/decode/traces/question.js';
import { questionTextOf } from '../core/decode/traces/response.js';
import type { Trace } from '../core/decode/traces/trace.js';
import { type Problem, renderProblem, StepgateError } from '../core/errors.js';
import type { InputWords } from '../core/input-words.js';
import { counted } from '../core/text/numerals.js';
import { increment } from '../core/values.js';

/** What traces are named by. */
export interface TraceNaming {
  readonly format: FormatChoice;
  /** The questions of the corpus; null: there is no corpus, and ids count as they are. */
  readonly questions: readonly { readonly id: string; readonly text: string }[] | null;
  /** Key, attribute or path that holds the question's id; null: none is given. */
  readonly path: string | null;
  /** The input that names the format. */
  readonly setting: string;
}

/** How the traces were named, once they are read. */
export interface NamedTraces {
  /** How many went which way. */
  readonly ways: ReadonlyMap<Way, number>;
  /** How many fit no question, and the first of them. */
  readonly unnamed: number;
  readonly examples: readonly Problem[];
}

/** As many traces that fit no question are listed. */
const MAX_EXAMPLES = 5;

export type TraceNamer = TraceReading & { readonly named: () => NamedTraces };

/** Names traces, and counts how; that none fits a question is an error. */
export function makeTraceNamer({ format, questions, path, setting }: TraceNaming): TraceNamer {
  const known = makeKnownQuestions(questions ?? []);
  const find = makeQuestionFinder(known, path);
  const ways = new Map<Way, number>();
  const examples: Problem[] = [];
  let unnamed = 0;
  return {
    format,
    setting,
    questionOf: (trace, place) => {
      const question = find(trace);
      if (question !== null && (questions === null || known.has(question.id))) {
        increment(ways, question.way);
        return question.id;
      }
      unnamed++;
      if (examples.length < MAX_EXAMPLES) examples.push({ ...place, message: inWords(trace, question?.id ?? null) });
      return null;
    },
    done: () => {
      if (ways.size === 0 && examples[0]) throw noneFits(examples[0], unnamed, questions !== null);
    },
    named: () => ({ ways, unnamed, examples }),
  };
}

/** Naming of traces in a run, whose corpus is known. */
export function runNaming(format: FormatChoice, questions: TraceNaming['questions'], words: InputWords): TraceNamer {
  return makeTraceNamer({ format, questions, path: null, setting: words.name('responses-format') });
}

function noneFits(example: Problem, unnamed: number, hasCorpus: boolean): StepgateError {
  const many = unnamed === 1 ? 'the trace fits no question' : `none of ${unnamed} traces fits a question`;
  const remedy =
    `${hasCorpus ? '' : 'name the corpus, by whose texts questions are found, or '}give each record a question_id, ` +
    'or each span the attribute stepgate.question_id, or name its place with stepgate import --question-id';
  return new StepgateError('input', `${many}: ${renderProblem(example)}; ${remedy}`);
}

const MAX_KEYS = 20;
const MAX_TEXT = 80;

/** What a trace has that could have named a question. */
function inWords(trace: Trace, id: string | null): string {
  if (id !== null) return `${JSON.stringify(id)} is no question of the corpus`;
  const { records, attributes } = trace.naming;
  const keys = [...new Set([...records, ...attributes].flatMap(Object.keys))];
  const more = keys.length > MAX_KEYS ? ', …' : '';
  const text = questionTextOf(trace);
  const asked = text === null ? '' : `, and asks ${JSON.stringify(text.slice(0, MAX_TEXT))}`;
  return `names no question; it has the keys ${keys.slice(0, MAX_KEYS).join(', ')}${more}${asked}`;
}

/** Traces that fit no question, as warnings. */
export function unnamedWarnings({ unnamed, examples }: NamedTraces): Problem[] {
  const more = unnamed - examples.length;
  if (more <= 0) return [...examples];
  return [...examples, { message: `${counted(more, 'more trace')} ${more === 1 ? 'fits' : 'fit'} no question` }];
}
