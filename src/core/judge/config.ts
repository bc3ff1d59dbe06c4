import * as v from 'valibot';
import { strictMapping } from '../corpus/shape.js';
import { isMapping, own } from '../text/values.js';
import { customEvaluationsOf, customSection } from './custom-config.js';
import type { MetricName } from './metric.js';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'expected text that is not empty'));
const optionalText = v.nullish(text);
const between = (min: number, max: number, noun: string) => {
  const message = `expected ${noun} from ${min} to ${max}`;
  return v.pipe(v.number(), v.minValue(min, message), v.maxValue(max, message));
};
const count = (min: number, max: number) =>
  v.pipe(between(min, max, 'a whole number'), v.integer('expected a whole number'));

/** A number that may be written as a text, as graphrag-eval reads it. */
const looseNumber = <T extends v.GenericSchema<number, number>>(schema: T) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value)),
    schema,
  );

/** A switch that may be written as a word, as graphrag-eval reads it. */
const looseBoolean = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const word = typeof value === 'string' ? value.toLowerCase() : '';
    return ['yes', 'true', 'on'].includes(word) || (['no', 'false', 'off'].includes(word) ? false : value);
  }),
  v.boolean(),
);

/** Prefixes of variables of runners and other tools, which are refused as the judge's key. */
const FOREIGN_VARIABLES = ['GITHUB_', 'ACTIONS_', 'INPUT_', 'RUNNER_', 'AWS_', 'AZURE_', 'GOOGLE_'];
const keyVariable = v.pipe(
  text,
  v.check(
    (name) => !FOREIGN_VARIABLES.some((prefix) => name.toUpperCase().startsWith(prefix)),
    `expected a variable that holds the judge's key; variables that begin with ${FOREIGN_VARIABLES.join(', ')} are refused; provider: azure reads AZURE_OPENAI_API_KEY by itself`,
  ),
);

const MODEL = {
  provider: optionalText,
  model: optionalText,
  name: optionalText,
  base_url: optionalText,
  api_base: optionalText,
  api_key_env: v.nullish(keyVariable),
  api_key: optionalText,
  organization: optionalText,
  project: optionalText,
};
const GENERATION = {
  ...MODEL,
  temperature: v.nullish(looseNumber(between(0, 2, 'a number'))),
  max_tokens: v.nullish(count(1, 1_000_000)),
};
const LLM = { generation: v.optional(strictMapping(GENERATION)), embedding: v.optional(strictMapping(MODEL)) };

/** Whether an `llm` section has the form of older releases: one model, without the level of `generation`. */
const isFlat = (value: unknown) => isMapping(value) && !('generation' in value) && !('embedding' in value);

const CORRECTNESS = {
  enabled: v.optional(looseBoolean),
  protocol: v.optional(v.picklist(['claims', 'tsv'])),
  prompt: optionalText,
};
const RELEVANCE = {
  enabled: v.optional(looseBoolean),
  questions: v.optional(count(1, 20)),
  noncommittal: v.optional(v.picklist(['any', 'all'])),
};
const JUDGE = {
  concurrency: v.optional(count(1, 256)),
  timeout_sec: v.optional(between(0.1, 3600, 'a number')),
  max_retries: v.optional(count(0, 20)),
  deadline: v.optional(between(0.01, 1440, 'minutes')),
  retrieval: v.optional(looseBoolean),
  calibration: optionalText,
  require: v.optional(v.picklist(['trusted'])),
  max_cost_usd: v.nullish(v.union([between(0, 1e6, 'a number'), v.literal('none')])),
};

export const JUDGE_SECTIONS = {
  llm: v.optional(v.lazy((value) => (isFlat(value) ? strictMapping(GENERATION) : strictMapping(LLM)))),
  answer_correctness: v.optional(strictMapping(CORRECTNESS)),
  answer_relevance: v.optional(strictMapping(RELEVANCE)),
  judge: v.optional(strictMapping(JUDGE)),
  custom_evaluations: customSection,
};

type Sections = v.InferOutput<v.StrictObjectSchema<typeof JUDGE_SECTIONS, undefined>>;
type RawModel = Partial<v.InferOutput<v.StrictObjectSchema<typeof GENERATION, undefined>>>;

export type JudgeConfig = ReturnType<typeof judgeConfigOf>;

export function judgeConfigOf(sections: Sections) {
  const { llm, answer_correctness: correctness = {}, answer_relevance: relevance = {}, judge = {} } = sections;
  const needsEmbedding = isMapping(sections.answer_relevance) && relevance.enabled !== false && llm !== undefined;
  const generation = isMapping(llm) && !isFlat(llm) ? own(llm, 'generation') : llm;
  const lacksEmbedding = isMapping(llm) && 'generation' in llm && !('embedding' in llm) && relevance.enabled !== false;
  const wanted: MetricName[] = [
    ...(correctness.enabled === true ? (['answer_correctness'] as const) : []),
    ...(relevance.enabled === true || needsEmbedding ? (['answer_relevance'] as const) : []),
  ];
  return {
    /** null: no `llm` section, so the config does not request a judge. */
    llm: llm === undefined ? null : readModels(llm),
    correctness: {
      enabled: correctness.enabled ?? true,
      protocol: correctness.protocol ?? null,
      prompt: correctness.prompt ?? null,
    },
    relevance: {
      enabled: (relevance.enabled ?? true) && !lacksEmbedding,
      questions: relevance.questions ?? 3,
      noncommittal: relevance.noncommittal ?? null,
    },
    /** Metrics that the config enables explicitly. */
    wanted,
    /** Whether the `llm` section lacks an embedding model, so that relevance is skipped, as in graphrag-eval. */
    lacksEmbedding,
    concurrency: judge.concurrency ?? 8,
    timeoutSec: judge.timeout_sec ?? 60,
    maxRetries: judge.max_retries ?? 4,
    /** Minutes without a new verdict. */
    deadline: judge.deadline ?? 15,
    /** null: the default of the entry point. */
    maxCostUsd: judge.max_cost_usd ?? null,
    custom: customEvaluationsOf(sections.custom_evaluations),
    /** Whether retrieval steps are judged; null: the preset decides. */
    retrieval: judge.retrieval ?? null,
    /** The calibration file, relative to the config; null: none. */
    calibration: judge.calibration ?? null,
    /** graphrag-eval 6 refuses null. */
    hasNullTemperature: isMapping(generation) && generation.temperature === null,
    /** Whether gates on judged figures need a judge that people have checked. */
    requiresTrust: judge.require === 'trusted',
  };
}

export const NO_MODEL = readModel({});

export const NO_JUDGE_CONFIG = judgeConfigOf({});

function readModels(llm: NonNullable<Sections['llm']>): Record<'generation' | 'embedding', ModelConfig> {
  if ('generation' in llm || 'embedding' in llm) {
    return { generation: readModel(llm.generation ?? {}), embedding: readModel(llm.embedding ?? {}) };
  }
  return { generation: readModel(llm as RawModel), embedding: NO_MODEL };
}

/** A model in a config; null for each missing key. */
export type ModelConfig = ReturnType<typeof readModel>;

function readModel(raw: RawModel) {
  // Older releases write provider and model as one name.
  const [, provider = null, name = null] = /^(openai|azure|ollama|gemini)\/(.+)$/.exec(raw.name ?? '') ?? [];
  return {
    provider: raw.provider ?? provider,
    model: raw.model ?? name ?? raw.name ?? null,
    baseUrl: raw.base_url ?? raw.api_base ?? null,
    apiKeyEnv: raw.api_key_env ?? null,
    apiKey: raw.api_key ?? null,
    organization: raw.organization ?? null,
    project: raw.project ?? null,
    temperature: raw.temperature ?? null,
    maxTokens: raw.max_tokens ?? null,
  };
}
