import * as v from 'valibot';
import { strictMapping } from '../corpus/shape.js';
import { isMapping, type Mapping } from '../text/values.js';
import type { ScoringRules } from '../words/scoring-rules.js';
import type { MetricName } from './metric.js';

/** A model as a config names it; what it does not say is null. */
export interface ModelConfig {
  readonly provider: string | null;
  readonly model: string | null;
  readonly baseUrl: string | null;
  readonly apiKeyEnv: string | null;
  readonly apiKey: string | null;
  readonly organization: string | null;
  readonly project: string | null;
  readonly temperature: number | null;
  readonly maxTokens: number | null;
}

/** What a config says of the judge. */
export interface JudgeConfig {
  /** null: no `llm` section, so the config does not request a judge. */
  readonly llm: { readonly generation: ModelConfig; readonly embedding: ModelConfig } | null;
  readonly correctness: {
    readonly enabled: boolean;
    readonly protocol: ScoringRules['protocol'] | null;
    readonly prompt: string | null;
  };
  readonly relevance: {
    readonly enabled: boolean;
    readonly questions: number;
    readonly noncommittal: ScoringRules['noncommittal'] | null;
  };
  /** Metrics that are switched on in so many words. */
  readonly wanted: readonly MetricName[];
  /** The `llm` section names a generation model and none for embeddings: relevance is left out, as the library does. */
  readonly lacksEmbedding: boolean;
  readonly concurrency: number;
  readonly timeoutSec: number;
  readonly maxRetries: number;
  /** null: the door's default. */
  readonly maxCostUsd: number | 'none' | null;
  /** Names of evaluations that only graphrag-eval runs. */
  readonly customEvaluations: number;
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'expected text that is not empty'));
const optionalText = v.nullish(text);
const between = (least: number, most: number, what: string) => {
  const words = `expected ${what} from ${least} to ${most}`;
  return v.pipe(v.number(), v.minValue(least, words), v.maxValue(most, words));
};
const count = (least: number, most: number) =>
  v.pipe(between(least, most, 'a whole number'), v.integer('expected a whole number'));

/** Variables of runners and other tools never hold the key of a judge, whatever a file says. */
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
  temperature: v.nullish(between(0, 2, 'a number')),
  max_tokens: v.nullish(count(1, 1_000_000)),
};
const LLM = { generation: v.optional(strictMapping(GENERATION)), embedding: v.optional(strictMapping(MODEL)) };

/** The form of older releases: one model, without the level of `generation`. */
const isFlat = (value: unknown) => isMapping(value) && !('generation' in value) && !('embedding' in value);

const CORRECTNESS = {
  enabled: v.optional(v.boolean()),
  protocol: v.optional(v.picklist(['claims', 'tsv'])),
  prompt: optionalText,
};
const RELEVANCE = {
  enabled: v.optional(v.boolean()),
  questions: v.optional(count(1, 20)),
  noncommittal: v.optional(v.picklist(['any', 'all'])),
};
const JUDGE = {
  concurrency: v.optional(count(1, 256)),
  timeout_sec: v.optional(between(0.1, 3600, 'a number')),
  max_retries: v.optional(count(0, 20)),
  max_cost_usd: v.nullish(v.union([between(0, 1e6, 'a number'), v.literal('none')])),
};

/** The judge's sections of a config file. */
export const JUDGE_SECTIONS = {
  llm: v.optional(v.lazy((value) => (isFlat(value) ? strictMapping(GENERATION) : strictMapping(LLM)))),
  answer_correctness: v.optional(strictMapping(CORRECTNESS)),
  answer_relevance: v.optional(strictMapping(RELEVANCE)),
  judge: v.optional(strictMapping(JUDGE)),
  custom_evaluations: v.nullish(v.array(v.unknown())),
};

type Sections = v.InferOutput<v.StrictObjectSchema<typeof JUDGE_SECTIONS, undefined>>;
type RawModel = Partial<v.InferOutput<v.StrictObjectSchema<typeof GENERATION, undefined>>>;

/** The keys that are known at each place, to name the nearest for an unknown one. */
export function knownJudgeKeys(value: Mapping): [path: readonly string[], known: readonly string[]][] {
  const llm = isFlat(value.llm) ? GENERATION : LLM;
  return [
    [['llm'], Object.keys(llm)],
    [['llm', 'generation'], Object.keys(GENERATION)],
    [['llm', 'embedding'], Object.keys(MODEL)],
    [['answer_correctness'], Object.keys(CORRECTNESS)],
    [['answer_relevance'], Object.keys(RELEVANCE)],
    [['judge'], Object.keys(JUDGE)],
  ];
}

export function judgeConfigOf(sections: Sections): JudgeConfig {
  const { llm, answer_correctness: correctness = {}, answer_relevance: relevance = {}, judge = {} } = sections;
  const lacksEmbedding = isMapping(llm) && 'generation' in llm && !('embedding' in llm) && relevance.enabled !== false;
  return {
    llm: llm === undefined ? null : modelsOf(llm),
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
    wanted: [
      ...(correctness.enabled === true ? (['answer_correctness'] as const) : []),
      ...(relevance.enabled === true ? (['answer_relevance'] as const) : []),
    ],
    lacksEmbedding,
    concurrency: judge.concurrency ?? 8,
    timeoutSec: judge.timeout_sec ?? 60,
    maxRetries: judge.max_retries ?? 4,
    maxCostUsd: judge.max_cost_usd ?? null,
    customEvaluations: sections.custom_evaluations?.length ?? 0,
  };
}

/** A model of which nothing is said. */
export const NO_MODEL: ModelConfig = modelOf({});

/** What holds where no config says anything. */
export const NO_JUDGE_CONFIG: JudgeConfig = judgeConfigOf({});

function modelsOf(llm: NonNullable<Sections['llm']>): NonNullable<JudgeConfig['llm']> {
  if ('generation' in llm || 'embedding' in llm) {
    return { generation: modelOf(llm.generation ?? {}), embedding: modelOf(llm.embedding ?? {}) };
  }
  return { generation: modelOf(llm as RawModel), embedding: modelOf({}) };
}

function modelOf(raw: RawModel): ModelConfig {
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
