import { type JudgeConfig, NO_JUDGE_CONFIG } from '../decode/judge-config.js';
import { usageError } from '../errors.js';
import type { Scoring } from '../scoring.js';
import { keyFor } from './keys.js';
import type { AnswerSettings } from './metric.js';
import { type HostRules, type PlacedModel, placeModels } from './places.js';
import { addressOf, providerOf } from './providers.js';

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
export interface JudgeRequest extends HostRules {
  /** The door's own switch, which wins over any file; null: a `llm` section of the config switches on. */
  readonly on: boolean | null;
  readonly model: string | null;
  /** Holds where the config does not say; null: no limit. */
  readonly maxCostUsd: number | null;
}

const EMBEDDING_MODEL = 'text-embedding-3-small';
const MAX_TOKENS = 4096;

/** Whether answers are judged: it must be requested; a key alone does not request it. */
export function isJudgeOn(request: JudgeRequest, config: JudgeConfig = NO_JUDGE_CONFIG): boolean {
  return request.on ?? config.llm !== null;
}

/**
 * Whether a config leaves nothing to judge: both metrics are off. Such a config is valid if the config alone enables the
 * judge, and if it has custom evaluations, which Stepgate does not run yet. Any other one contradicts the caller's request.
 */
export function leavesNothingToJudge({ on }: JudgeRequest, config: JudgeConfig = NO_JUDGE_CONFIG): boolean {
  const { correctness, relevance, lacksEmbedding, wanted, customEvaluations } = config;
  if (correctness.enabled || relevance.enabled) return false;
  if (lacksEmbedding && wanted.includes('answer_relevance')) return false;
  return on === null || customEvaluations > 0;
}

/** Throws a usage error for metrics that a config enables while the judge is off. */
export function refuseUnjudged({ wanted }: JudgeConfig = NO_JUDGE_CONFIG): void {
  const [name] = wanted;
  if (name === undefined) return;
  throw usageError(`${name}.enabled: needs a language model: add an llm section to the config, or enable the judge`);
}

/** The settings of the judge, complete; a usage error names what is missing or wrong. */
export function judgeSettings(request: JudgeRequest, scoring: Scoring, config = NO_JUDGE_CONFIG): JudgeSettings {
  const { generation, embedding } = placeModels(config.llm, request);
  return {
    generation: {
      ...modelSettings(request.model ?? generation.model ?? defaultModel(scoring), generation, request),
      temperature: generation.temperature ?? 0,
      maxTokens: generation.maxTokens ?? MAX_TOKENS,
    },
    embedding: modelSettings(embedding.model ?? EMBEDDING_MODEL, embedding, request),
    answers: answerSettings(scoring, config),
    concurrency: config.concurrency,
    timeoutMs: config.timeoutSec * 1000,
    maxRetries: config.maxRetries,
    maxCostUsd: config.maxCostUsd === 'none' ? null : (config.maxCostUsd ?? request.maxCostUsd),
  };
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

function modelSettings(model: string, placed: PlacedModel, rules: HostRules): ModelSettings {
  const provider = providerOf(placed.provider, placed.baseUrl, placed.where);
  const url = addressOf(provider, placed.baseUrl, placed.addressFrom);
  return {
    model,
    baseUrl: url.href.replace(/\/$/, ''),
    host: url.host,
    apiKey: keyFor(placed, provider, url, rules),
    organization: placed.organization,
    project: placed.project,
    prices: provider.prices ?? (url.hostname === 'api.openai.com' ? 'openai' : null),
  };
}
