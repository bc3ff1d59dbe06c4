import { answerText } from '../judge/custom-metric.js';
import {
  type AnswerTask,
  type ContextTexts,
  FIGURES_OF,
  isStepMetric,
  METRIC_NAMES,
  RETRIEVAL_KINDS,
  type RetrievalInputs,
  type RetrievalKind,
} from '../judge/metric.js';
import type { RetrievalSettings } from '../judge/settings.js';
import { mean } from '../statistics/intervals.js';
import { referenceOf } from '../steps/alternatives.js';
import { unwrapped } from '../steps/mcp.js';
import type { Question, Response, StepDetail } from '../steps/model.js';
import { namesWithAliases, type StepAlias } from '../steps/step.js';
import { readBoundedJson } from '../text/json.js';
import { isMapping, type Mapping, own } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { Entry } from './result-types.js';

export interface StepTask {
  readonly step: number;
  readonly task: AnswerTask;
}

/** A scored answer, which shows what its retrieval steps are compared with. */
export interface StepSource {
  readonly question: Question;
  readonly response: Response | null;
  readonly entry: Entry;
  readonly aliases: readonly StepAlias[];
}

/** A retrieval step is compared with the reference answer, and with the contexts of its matched reference step. */
export function stepTasksOf(
  { question, response, entry, aliases }: StepSource,
  { style }: RetrievalSettings,
  { errors, mcp_results }: ScoringRules,
): StepTask[] {
  const steps = response?.steps ?? [];
  const isCounted = entry.status === 'success' || errors === 'zero';
  if (!isCounted || steps.length === 0 || !Array.isArray(entry.actual_steps)) return [];
  const textsOf = (recorded: unknown) => contextTexts(recorded, style, mcp_results === 'unwrap');
  const answer = answerText(question.referenceAnswer);
  const matched = matchedRetrievals(steps, entry.steps_details ?? []);
  return steps.flatMap(({ name, status, output }, step): StepTask[] => {
    const detail = matched.get(step);
    const isRetrieval = namesWithAliases(name, aliases).has('retrieval');
    const isCompared = detail !== undefined || (isRetrieval && answer !== null);
    if (status === 'error' || output === undefined || !isCompared) return [];
    const contexts = textsOf(output);
    const reference = detail && referenceOf(question, detail);
    const retrieval = {
      ...(isRetrieval && answer !== null && { answer: { contexts, reference: { kind: 'texts', texts: [answer] } } }),
      ...(reference && { context: { contexts, reference: textsOf(reference.output) } }),
    } satisfies Partial<Record<RetrievalKind, RetrievalInputs>>;
    return [{ step, task: { question: question.text, referenceAnswer: null, actualAnswer: null, retrieval } }];
  });
}

/** The details of matched steps that were compared by what they retrieved, by the index of the actual step. */
function matchedRetrievals(steps: NonNullable<Response['steps']>, details: readonly StepDetail[]) {
  const matched = new Map<number, StepDetail>();
  for (const detail of details) {
    if (detail.score === 0 || detail.comparator !== 'retrieval') continue;
    const at = steps.findIndex(
      ({ id, status }, index) => id === detail.matches && status === 'success' && !matched.has(index),
    );
    if (at >= 0) matched.set(at, detail);
  }
  return matched;
}

/** The keys of a context's text: that of graphrag-eval, then those of LangChain and LlamaIndex. */
const TEXT_KEYS = { standard: ['text', 'page_content', 'content'], release: ['text'] } as const;

/** The texts of a list of contexts; each is a text, or an object with a text. `readsMcp`: results of MCP servers are unwrapped. */
function contextTexts(output: unknown, style: RetrievalSettings['style'], readsMcp: boolean): ContextTexts {
  const recorded = readsMcp ? unwrapped(output).value : output;
  const json = typeof recorded === 'string' ? readBoundedJson(recorded) : { kind: 'value' as const, value: recorded };
  if (json.kind === 'invalid' || !Array.isArray(json.value)) {
    return { kind: 'problem', message: 'the output is not a list of contexts' };
  }
  const texts = json.value.map((context: unknown) => contextText(context, TEXT_KEYS[style]));
  const complete = texts.filter((text) => text !== null);
  if (complete.length === texts.length) return { kind: 'texts', texts: complete };
  const message = complete.length === 0 ? 'contexts have no text' : `context ${texts.indexOf(null) + 1} has no text`;
  return { kind: 'problem', message };
}

function contextText(context: unknown, keys: readonly string[]): string | null {
  const texts = isMapping(context) ? keys.map((key) => own(context, key)) : [context];
  return texts.find((text) => typeof text === 'string') ?? null;
}

function keysOf(kind: RetrievalKind): string[] {
  const figures = ['recall', 'precision', 'f1'].map((figure) => `retrieval_${kind}_${figure}`);
  return figures.flatMap((figure) => [figure, `${figure}_error`]);
}

/** The steps of an entry with the keys that the judge gave to some, in graphrag-eval's order. */
export function judgedSteps(steps: readonly Mapping[], judged: ReadonlyMap<number, Mapping>): Mapping[] {
  return steps.map((step, index) => {
    const keys = judged.get(index);
    if (!keys) return step;
    const kinds = RETRIEVAL_KINDS.filter((kind) => keysOf(kind).some((key) => Object.hasOwn(keys, key)));
    const rest = Object.entries(step).filter(([key]) => !kinds.flatMap(keysOf).includes(key));
    return Object.assign(Object.fromEntries(rest), ...kinds.map((kind) => keysOfKind(kind, keys)));
  });
}

function keysOfKind(kind: RetrievalKind, keys: Mapping): Mapping {
  const [recall, precision] = [keys[`retrieval_${kind}_recall`], keys[`retrieval_${kind}_precision`]];
  const isJudged = typeof recall === 'number' && typeof precision === 'number';
  // The harmonic mean, in [0, 1]; 0 if both are 0.
  const f1 = isJudged ? (2 * recall * precision) / (recall + precision || 1) : null;
  const all = { ...keys, ...(f1 !== null && { [`retrieval_${kind}_f1`]: f1 }) };
  const ordered = keysOf(kind).flatMap((key) => (Object.hasOwn(all, key) ? [[key, own(all, key)]] : []));
  return Object.fromEntries(ordered);
}

/** The mean over the steps of an answer of each figure of a judge, with the number of those steps. */
export function stepMeans(series: ReadonlyMap<string, readonly number[]>) {
  const names = new Set(METRIC_NAMES.filter(isStepMetric).flatMap((metric): readonly string[] => FIGURES_OF[metric]));
  const found = [...names].flatMap((name) => {
    const values = series.get(name) ?? [];
    return values.length > 0 ? [[name, values] as const] : [];
  });
  return {
    figures: Object.fromEntries(found.map(([name, values]) => [name, mean(values) ?? 0])),
    steps: Object.fromEntries(found.map(([name, values]) => [name, values.length])),
  };
}
