import { type JudgeConfig, type ModelConfig, NO_JUDGE_CONFIG, NO_MODEL } from '../decode/judge-config.js';
import { StepgateError, usageError } from '../errors.js';
import type { Scoring } from '../scoring.js';
import type { AnswerSettings } from './metric.js';
import { addressOf, isLoopback, providerOf } from './providers.js';

/** A model, where it is and what opens it. */
export interface ModelSettings {
  readonly model: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly host: string;
  /** null: none is sent. */
  readonly apiKey: string | null;
  readonly organization: string | null;
  readonly project: string | null;
  /** What the price table calls the provider; null: by the model's name alone. */
  readonly prices: string | null;
}

export interface GenerationSettings extends ModelSettings {
  readonly temperature: number;
  readonly maxTokens: number;
}

/** All that a judge needs to know. */
export interface JudgeSettings {
  readonly generation: GenerationSettings;
  readonly embedding: ModelSettings;
  readonly answers: AnswerSettings;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  /** null: no limit. */
  readonly maxCostUsd: number | null;
}

/** What a door says of the judge. */
export interface JudgeRequest {
  /** The door's own switch; a `llm` section of the config switches on, too. */
  readonly on: boolean;
  readonly model: string | null;
  /** Variables that may hold keys, as `OPENAI_API_KEY`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Holds where the config does not say; null: no limit. */
  readonly maxCostUsd: number | null;
}

const EMBEDDING_MODEL = 'text-embedding-3-small';
const MAX_TOKENS = 4096;

/** Whether answers are judged: somebody must have asked for it, a key alone is no wish. */
export function isJudgeOn(request: JudgeRequest, config: JudgeConfig = NO_JUDGE_CONFIG): boolean {
  return request.on || config.llm !== null;
}

/** Throws a usage error for metrics that a config switches on while nobody asked for a judge. */
export function refuseUnjudged({ wanted }: JudgeConfig = NO_JUDGE_CONFIG): void {
  const [name] = wanted;
  if (name === undefined) return;
  throw usageError(`${name}.enabled: needs a language model: add an llm section to the config, or switch the judge on`);
}

/** The settings of the judge, complete; a usage error names what is missing or wrong. */
export function judgeSettings(request: JudgeRequest, scoring: Scoring, config = NO_JUDGE_CONFIG): JudgeSettings {
  const { generation = NO_MODEL, embedding = NO_MODEL } = config.llm ?? {};
  const model = request.model ?? generation.model ?? defaultModel(scoring);
  const second = inherits(embedding)
    ? { ...generation, model: embedding.model, apiKey: embedding.apiKey ?? generation.apiKey }
    : embedding;
  return {
    generation: {
      ...modelSettings(model, generation, request.env, 'llm.generation'),
      temperature: generation.temperature ?? 0,
      maxTokens: generation.maxTokens ?? MAX_TOKENS,
    },
    embedding: modelSettings(second.model ?? EMBEDDING_MODEL, second, request.env, 'llm.embedding'),
    answers: answerSettings(scoring, config),
    concurrency: config.concurrency,
    timeoutMs: config.timeoutSec * 1000,
    maxRetries: config.maxRetries,
    maxCostUsd: config.maxCostUsd === 'none' ? null : (config.maxCostUsd ?? request.maxCostUsd),
  };
}

/** An embedding model that does not say where it is lies beside the other. */
function inherits({ provider, baseUrl, apiKeyEnv }: ModelConfig): boolean {
  return provider === null && baseUrl === null && apiKeyEnv === null;
}

/** Presets of old releases keep the model of their day. */
function defaultModel({ preset }: Scoring): string {
  return preset === 'standard' ? 'gpt-6-luna' : 'gpt-4o-mini';
}

function answerSettings({ preset, knobs }: Scoring, config: JudgeConfig): AnswerSettings {
  const { correctness, relevance, wanted, lacksEmbedding } = config;
  if (lacksEmbedding && wanted.includes('answer_relevance')) {
    throw usageError(
      'answer_relevance.enabled: needs an embedding model: add llm.embedding, as in model: text-embedding-3-small',
    );
  }
  if (!correctness.enabled && !relevance.enabled) {
    throw usageError('answer_correctness and answer_relevance are both disabled; there is nothing to judge');
  }
  return {
    correctness: correctness.enabled
      ? {
          protocol: correctness.protocol ?? knobs.protocol,
          prompt: correctness.prompt,
          f1: knobs.answer_f1,
          errorKey: knobs.correctness_error_key,
          wording: preset === 'standard' || preset === 'graphrag-eval-4' ? 'release 4' : 'later',
        }
      : null,
    relevance: relevance.enabled
      ? { questions: relevance.questions, noncommittal: relevance.noncommittal ?? knobs.noncommittal }
      : null,
  };
}

function modelSettings(model: string, config: ModelConfig, env: JudgeRequest['env'], where: string): ModelSettings {
  const provider = providerOf(config.provider, config.baseUrl, where);
  const url = addressOf(provider, config.baseUrl, where);
  return {
    model,
    baseUrl: url.href.replace(/\/$/, ''),
    host: url.host,
    apiKey: keyFor(config, provider, url, env, where),
    organization: config.organization,
    project: config.project,
    prices: provider.prices ?? (url.hostname === 'api.openai.com' ? 'openai' : null),
  };
}

/** The judge was asked for, and there is no key. */
export class MissingKeyError extends StepgateError {
  constructor(message: string) {
    super('usage', message);
  }
}

/** The key goes to this machine or over TLS, or not at all. */
function keyFor(
  { apiKey, apiKeyEnv }: ModelConfig,
  { keyEnv, needsKey }: ReturnType<typeof providerOf>,
  url: URL,
  env: JudgeRequest['env'],
  where: string,
): string | null {
  const variable = apiKeyEnv ?? keyEnv;
  const key = apiKey ?? ((variable !== null && env[variable]?.trim()) || null);
  if (apiKeyEnv !== null && key === null)
    throw new MissingKeyError(`${where}.api_key_env: the variable ${apiKeyEnv} is not set`);
  if (needsKey && key === null) throw new MissingKeyError(`the judge needs a key for ${url.host}: set ${variable}`);
  if (key !== null && /[^\x21-\x7e]/.test(key))
    throw usageError(`the key for ${url.host} has characters that no key has`);
  if (url.protocol === 'https:' || isLoopback(url)) return key;
  if (apiKey === null && apiKeyEnv === null) return null;
  throw usageError(`${where}.base_url: a key is not sent to ${url.host} over plain http; use https, or set no key`);
}
