import { increment, isMapping, type Mapping, own } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { mappingAt } from '../traces/events/fields.js';
import { inputError } from '../words/errors.js';
import {
  adkCalls,
  bfclStep,
  communicated,
  group,
  type Lose,
  listAt,
  mappingsAt,
  questionText,
  snakeCased,
  TEXTLESS,
  textOf,
} from './foreign-fields.js';
import { contentOf, decodeExample, decodeSample } from './foreign-messages.js';
import { decodePromptfoo, promptfooCases } from './promptfoo.js';

/** Names of other projects' corpora, as users write them. */
export const FOREIGN_NAMES = [
  ...(['tau2', 'bfcl', 'adk-evalset', 'agentevals', 'promptfoo', 'openai-evals', 'langsmith', 'qald'] as const),
] as const;
export type ForeignName = (typeof FOREIGN_NAMES)[number];

interface ForeignFormat {
  /** What a file of the format holds, for errors. */
  readonly shape: string;
  /** The cases of one file; null: it holds another format. */
  readonly casesOf: (value: unknown) => readonly Mapping[] | null;
  /** The question of a case; `cases` are those of all files. */
  readonly decode: (item: Mapping, lose: Lose, compile: CompilePattern, cases: readonly Mapping[]) => Mapping | null;
  readonly template?: Mapping;
}

const EXACT = { match_args: 'exact', match_output: 'ignore' };

/** The corpus from the files of another project, with what it cannot express. Throws for a file of another format, and for one whose questions have no text. */
export function decodeForeign(
  name: ForeignName,
  files: readonly { readonly file: string; readonly value: unknown }[],
  compile: CompilePattern,
) {
  const { casesOf, decode, shape, template } = FORMATS[name];
  const lists = files.map(({ file, value }) => {
    const list = casesOf(value);
    if (list === null) throw inputError([{ file, message: `is not a file of ${name}: expected ${shape}` }]);
    return { file, list };
  });
  const lost = new Map<string, number>();
  const lose: Lose = (part, count = 1) => {
    if (count > 0) increment(lost, part, count);
  };
  const cases = lists.flatMap(({ list }) => list);
  const decoded = lists.flatMap(({ file, list }) => {
    const before = lost.get(TEXTLESS) ?? 0;
    const found = list.map((item) => decode(item, lose, compile, cases)).filter((question) => question !== null);
    const textless = (lost.get(TEXTLESS) ?? 0) - before;
    if (found.length > 0 && textless === found.length)
      throw inputError([{ file, message: `no question has a text: expected ${shape}, with texts` }]);
    return found;
  });
  const ids = new Map<string, number>();
  const questions = decoded.map(({ id: given, ...rest }, at) => {
    const id = textOf(given) ?? `${name}-${at + 1}`;
    increment(ids, id);
    const count = ids.get(id) as number;
    return { id: count === 1 ? id : `${id}-${count}`, ...rest, 'x-source': { format: name, id } };
  });
  return {
    templates: [{ template_id: name, ...template, questions }],
    /** By their original names. Example: `nl_assertions (2)`. */
    lost: [...lost].map(([part, count]) => `${part} (${count})`),
    /** Ids of several questions, all but the first of which got a number behind it. */
    repeated: [...ids].flatMap(([id, count]) => (count > 1 ? [id] : [])),
  };
}

/** A list of mappings that all have a key. */
const listWith =
  (...keys: readonly string[]) =>
  (value: unknown): readonly Mapping[] | null => {
    const list = Array.isArray(value) ? value : [value];
    const fits = (item: unknown): item is Mapping => isMapping(item) && keys.some((key) => Object.hasOwn(item, key));
    return list.length > 0 && list.every(fits) ? list : null;
  };

const listUnder =
  (key: string) =>
  (value: unknown): readonly Mapping[] | null => {
    const documents = Array.isArray(value) ? value : [value];
    const fits = documents.length > 0 && documents.every((one) => isMapping(one) && Array.isArray(own(one, key)));
    return fits ? documents.flatMap((one) => mappingsAt(one, key)) : null;
  };

function decodeTau2(task: Mapping, lose: Lose): Mapping {
  const criteria = mappingAt(task, 'evaluation_criteria');
  const actions = mappingsAt(criteria, 'actions');
  const agentActions = actions.filter((action) => own(action, 'requestor') !== 'user');
  lose('user actions', actions.length - agentActions.length);
  for (const key of ['nl_assertions', 'env_assertions']) lose(key, listAt(criteria, key).length);
  if (listAt(criteria, 'reward_basis').includes('DB')) lose('DB reward_basis');
  const info = listAt(criteria, 'communicate_info').filter((one) => textOf(one) !== null);
  const checks = info.map((one) => communicated(String(one)));
  const valuesOf = (check: string) => checks.flatMap(([name, value]) => (name === check ? [value] : []));
  const [includes, regex] = [valuesOf('includes'), valuesOf('regex')];
  const instructions = mappingAt(mappingAt(task, 'user_scenario'), 'instructions');
  const scenario = own(mappingAt(task, 'user_scenario'), 'instructions');
  const text = textOf(own(instructions, 'reason_for_call')) ?? textOf(scenario) ?? textOf(own(task, 'ticket'));
  return {
    id: own(task, 'id'),
    ...questionText(text, lose, `Task ${String(own(task, 'id'))}`),
    ...group(agentActions.map(tau2Step)),
    ...(info.length > 0 && {
      answer: { ...(includes.length > 0 && { includes }), ...(regex.length > 0 && { regex }), anywhere: true },
    }),
  };
}

/** A step with the arguments of `compare_args`; without this key, with all arguments. */
function tau2Step(action: Mapping): Mapping {
  const args = mappingAt(action, 'arguments');
  const compared = own(action, 'compare_args');
  const name = String(own(action, 'name'));
  if (!Array.isArray(compared)) return { name, args };
  const kept = Object.entries(args).filter(([key]) => compared.includes(key));
  return { name, args: Object.fromEntries(kept), match_args: 'includes' };
}

/** A question of the Berkeley leaderboard; its possible answers are in another file, under the same id. */
function decodeBfcl(item: Mapping, lose: Lose, _: CompilePattern, cases: readonly Mapping[]): Mapping | null {
  if (!Object.hasOwn(item, 'question')) return null;
  const id = own(item, 'id');
  const answer = Object.hasOwn(item, 'ground_truth')
    ? item
    : cases.find((one) => own(one, 'id') === id && Object.hasOwn(one, 'ground_truth'));
  const turns = listAt(item, 'question');
  const messages = turns.flatMap((turn) => (Array.isArray(turn) ? turn : [turn])).filter(isMapping);
  const user = messages.find((message) => own(message, 'role') === 'user') ?? {};
  const question = { id, ...questionText(textOf(own(user, 'content')), lose, `Question ${String(id)}`) };
  const calls = listAt(answer, 'ground_truth');
  if (!answer) {
    if (/irrelevance/.test(String(id))) return { ...question, rules: { max_steps: 0 } };
    lose('questions without a possible answer');
    return question;
  }
  if (!calls.every(isMapping)) {
    lose('multi-turn ground truths');
    return question;
  }
  const loseHere: Lose = (part, count) => lose(`${part} (${String(id)})`, count);
  const steps = calls.flatMap((call) =>
    Object.entries(call as Mapping).map(([name, args]) => bfclStep(name, args, loseHere)),
  );
  return { ...question, ...group(steps), extra_calls: 'forbid' };
}

function partsText(content: unknown): string | null {
  const texts = mappingsAt(content, 'parts').flatMap((part) => textOf(own(part, 'text')) ?? []);
  return texts.length === 0 ? null : texts.join('\n');
}

/** A test file of ADK lists the turns of one conversation. */
function adkTest(value: unknown): readonly Mapping[] | null {
  const turns = Array.isArray(value) ? listWith('query')(value) : null;
  return turns && [{ name: 'test', data: turns }];
}

function decodeAdk(item: Mapping, lose: Lose): Mapping {
  const turns = [...mappingsAt(item, 'conversation'), ...mappingsAt(item, 'data')];
  const steps = turns.flatMap(adkCalls);
  const answers = turns.flatMap(
    (turn) => partsText(own(turn, 'final_response')) ?? textOf(own(turn, 'reference')) ?? [],
  );
  const asked = turns.flatMap((turn) => partsText(own(turn, 'user_content')) ?? textOf(own(turn, 'query')) ?? []);
  const responses = turns.flatMap((turn) => listAt(mappingAt(turn, 'intermediate_data'), 'intermediate_responses'));
  lose('intermediate_responses', responses.length);
  lose('final_responses of earlier turns', Math.max(0, answers.length - 1));
  lose('orders of tool calls', steps.length > 1 ? 1 : 0);
  lose('rubrics', [item, ...turns].flatMap((one) => listAt(one, 'rubrics')).length);
  lose('conversation_scenario', isMapping(own(item, 'conversation_scenario')) ? 1 : 0);
  lose('final_session_state', Object.keys(mappingAt(item, 'final_session_state')).length > 0 ? 1 : 0);
  return {
    id: own(item, 'eval_id') ?? own(item, 'name'),
    ...questionText(asked[0], lose, `Case ${String(own(item, 'eval_id'))}`),
    ...(answers.length > 0 && { reference_answer: answers.at(-1) }),
    ...group(steps),
    ...(steps.length > 0 && { extra_calls: 'forbid' }),
  };
}

function decodeQald(item: Mapping, lose: Lose): Mapping {
  const written = own(item, 'question');
  const texts = [written]
    .flat()
    .filter(isMapping)
    .flatMap((one) => {
      const text = textOf(own(one, 'string'));
      return text === null ? [] : [{ text, isEnglish: own(one, 'language') === 'en' }];
    });
  const { text = textOf(written) } = texts.find(({ isEnglish }) => isEnglish) ?? texts[0] ?? {};
  lose('question.string', Math.max(0, texts.length - 1));
  return { id: own(item, 'id'), ...questionText(text, lose), ...group(qaldSteps(item, lose)) };
}

/** The step that finds the answers; none where the answers are not a SPARQL result, such as those of questions out of scope. */
function qaldSteps(item: Mapping, lose: Lose): Mapping[] {
  const query = own(item, 'query');
  const sparql = textOf(query) ?? textOf(own(mappingAt(item, 'query'), 'sparql'));
  if (isMapping(query)) for (const key of Object.keys(query)) if (key !== 'sparql') lose(`query.${key}`);
  const answers = mappingsAt(item, 'answers');
  const [output] = answers.filter(isSparqlResult);
  if (!output) {
    lose('questions without answers');
    return [];
  }
  lose('answers', answers.length - 1);
  const args = sparql === null ? {} : { args: { query: sparql } };
  return [{ name: 'sparql_query', ...args, output, output_media_type: 'application/sparql-results+json' }];
}

function isSparqlResult(answer: Mapping): boolean {
  return Array.isArray(own(mappingAt(answer, 'results'), 'bindings')) || typeof own(answer, 'boolean') === 'boolean';
}

const FORMATS: Readonly<Record<ForeignName, ForeignFormat>> = {
  tau2: {
    shape: 'a list of tasks with evaluation_criteria',
    casesOf: listWith('evaluation_criteria', 'user_scenario'),
    decode: decodeTau2,
    template: { step_defaults: EXACT },
  },
  bfcl: {
    shape: 'lines with id and question, then lines with id and ground_truth',
    casesOf: listWith('question', 'ground_truth'),
    decode: decodeBfcl,
    template: { step_defaults: EXACT },
  },
  'adk-evalset': {
    shape: 'a mapping with eval_cases, a list of cases with data, or a list of turns with query',
    casesOf: (value) => {
      const set = snakeCased(value);
      return listUnder('eval_cases')(set) ?? listWith('conversation')(set) ?? listWith('data')(set) ?? adkTest(set);
    },
    decode: decodeAdk,
    template: { step_defaults: EXACT },
  },
  agentevals: {
    shape: 'cases with reference_outputs or reference_trajectory, or a mapping with eval_cases',
    casesOf: (value) =>
      listUnder('eval_cases')(snakeCased(value)) ??
      listWith('reference_outputs', 'referenceOutputs', 'reference_trajectory')(value),
    decode: (item, lose) => (Object.hasOwn(item, 'conversation') ? decodeAdk(item, lose) : decodeExample(item, lose)),
    template: { step_defaults: EXACT },
  },
  promptfoo: { shape: 'a mapping with tests or scenarios', casesOf: promptfooCases, decode: decodePromptfoo },
  'openai-evals': {
    shape: 'lines with input and ideal, or with item',
    casesOf: (value) => listWith('ideal', 'input', 'item')(contentOf(value)),
    decode: decodeSample,
  },
  langsmith: {
    shape: 'examples with inputs and outputs, as JSON or JSON lines',
    casesOf: (value) => listUnder('examples')(value) ?? listWith('inputs')(value),
    decode: decodeExample,
    template: { step_defaults: EXACT },
  },
  qald: { shape: 'a mapping with questions', casesOf: listUnder('questions'), decode: decodeQald },
};
