import type { Environment } from '../text/values.js';
import { StepgateError, usageError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';
import { type JudgeConfig, type ModelConfig, NO_JUDGE_CONFIG, NO_MODEL } from './config.js';
import { addressOf, isLoopback, ownerOf, ownsAddress, type Provider, providerOf } from './providers.js';

export type ModelSettings = ReturnType<typeof modelSettings>;

export type GenerationSettings = JudgeSettings['generation'];

export type JudgeSettings = ReturnType<typeof judgeSettings>;

/** How answers are judged, apart from the model that judges; null: disabled. */
export type AnswerSettings = ReturnType<typeof answerSettings>;
export type CorrectnessSettings = NonNullable<AnswerSettings['correctness']>;
export type RelevanceSettings = NonNullable<AnswerSettings['relevance']>;
export type RetrievalSettings = NonNullable<AnswerSettings['retrieval']>;

export interface JudgeRequest extends HostRules {
  /** The switch of the entry point, which overrides any file; null: an `llm` section enables the judge. */
  readonly on: boolean | null;
  readonly model: string | null;
  /** Whether retrieval steps are judged; null or absent: the config or the preset decides. */
  readonly retrieval?: boolean | null;
  /** The limit if the config does not set one; null: no limit. */
  readonly maxCostUsd: number | null;
}

const EMBEDDING_MODEL = 'text-embedding-3-small';

/** Whether answers are judged: it must be requested; a key alone does not request it. */
export function isJudgeOn(request: JudgeRequest, config: JudgeConfig = NO_JUDGE_CONFIG): boolean {
  return request.on ?? config.llm !== null;
}

/** Whether a config that alone enables the judge turns all metrics off; for a caller who asks for the judge, that is an error. */
export function leavesNothingToJudge(request: JudgeRequest, scoring: Scoring, config: JudgeConfig = NO_JUDGE_CONFIG) {
  const isJudged = judgesAnswers(config) || judgesRetrieval(request, scoring, config);
  return !isJudged && !needsEmbedding(config) && request.on === null;
}

function needsEmbedding({ lacksEmbedding, wanted }: JudgeConfig): boolean {
  return lacksEmbedding && wanted.includes('answer_relevance');
}

function judgesAnswers({ correctness, relevance, custom }: JudgeConfig): boolean {
  return correctness.enabled || relevance.enabled || custom.length > 0;
}

/** Whether retrieval steps are judged: on request, and in preset 6 with an `llm` section, as in graphrag-eval 6. */
function judgesRetrieval({ retrieval = null }: JudgeRequest, { preset }: Scoring, config: JudgeConfig): boolean {
  return retrieval ?? config.retrieval ?? (preset === 'graphrag-eval-6' && config.llm !== null);
}

/** Whether only the preset asks for a judge, of retrieval steps: without such a step, no key is needed. */
export function judgesRetrievalByPreset({ on, retrieval = null }: JudgeRequest, config = NO_JUDGE_CONFIG): boolean {
  return on === null && retrieval === null && config.retrieval === null && !judgesAnswers(config);
}

/** Throws a usage error for metrics that a config enables while the judge is off. */
export function refuseUnjudged({ wanted, custom }: JudgeConfig = NO_JUDGE_CONFIG): void {
  const [name = null] = wanted;
  if (name === null && custom.length === 0) return;
  const key = name === null ? 'custom_evaluations' : `${name}.enabled`;
  throw usageError(`${key}: needs a language model: add an llm section to the config, or enable the judge`);
}

export function judgeSettings(request: JudgeRequest, scoring: Scoring, config = NO_JUDGE_CONFIG) {
  if (config.hasNullTemperature && scoring.preset === 'graphrag-eval-6') {
    throw usageError('llm.generation.temperature: graphrag-eval 6 refuses null; write a number, or remove the key');
  }
  const { generation, embedding } = placeModels(config.llm, request);
  // Presets of old releases keep the model of that time.
  const defaultModel = scoring.preset === 'standard' ? 'gpt-6-luna' : 'gpt-4o-mini';
  return {
    generation: {
      ...modelSettings(request.model ?? generation.model ?? defaultModel, generation, request),
      temperature: generation.temperature ?? 0,
      maxTokens: generation.maxTokens ?? 4096,
    },
    embedding: modelSettings(embedding.model ?? EMBEDDING_MODEL, embedding, request),
    answers: answerSettings(request, scoring, config),
    concurrency: config.concurrency,
    timeoutMs: config.timeoutSec * 1000,
    maxRetries: config.maxRetries,
    deadlineMs: config.deadline * 60_000,
    /** null: no limit. */
    maxCostUsd: config.maxCostUsd === 'none' ? null : (config.maxCostUsd ?? request.maxCostUsd),
  };
}

function answerSettings(request: JudgeRequest, scoring: Scoring, config: JudgeConfig) {
  const { preset, knobs } = scoring;
  const { correctness, relevance, custom } = config;
  const retrieval = judgesRetrieval(request, scoring, config);
  if (needsEmbedding(config)) {
    throw usageError(
      'answer_relevance.enabled: needs an embedding model: add llm.embedding, as in model: text-embedding-3-small',
    );
  }
  if (!judgesAnswers(config) && !retrieval) {
    throw usageError('answer_correctness and answer_relevance are both disabled; there is nothing to judge');
  }
  const isWordedAs4 = preset === 'standard' || preset === 'graphrag-eval-4';
  return {
    correctness: correctness.enabled
      ? {
          protocol: correctness.protocol ?? knobs.protocol,
          /** The user's prompt; null: the built-in prompt. */
          prompt: correctness.prompt,
          f1: knobs.answer_f1,
          errorKey: knobs.correctness_error_key,
          wording: isWordedAs4 ? ('release 4' as const) : ('later' as const),
        }
      : null,
    relevance: relevance.enabled
      ? { questions: relevance.questions, noncommittal: relevance.noncommittal ?? knobs.noncommittal }
      : null,
    custom: { evaluations: custom, protocol: knobs.protocol },
    /** `release`: as in graphrag-eval, with one request per context, its formula, and an error for an empty result. */
    retrieval: retrieval ? { style: knobs.protocol === 'claims' ? ('standard' as const) : ('release' as const) } : null,
  };
}

function modelSettings(model: string, placedModel: PlacedModel, rules: HostRules) {
  const provider = providerOf(placedModel.provider, placedModel.baseUrl, placedModel.where);
  const url = addressOf(provider, placedModel.baseUrl, placedModel.addressFrom);
  return {
    model,
    /** Without a trailing slash. */
    baseUrl: url.href.replace(/\/$/, ''),
    host: url.host,
    /** null: no key is sent. */
    apiKey: keyFor(placedModel, provider, url, rules),
    organization: placedModel.organization,
    project: placedModel.project,
    /** The provider's name in the price table; null: prices by the model's name alone. */
    prices: provider.prices ?? (url.hostname === 'api.openai.com' ? 'openai' : null),
  };
}

export class MissingKeyError extends StepgateError {
  constructor(message: string) {
    super('usage', message);
  }
}

/** The key for an address, sent only to its provider's host or to one that the user names; null: none is sent. */
function keyFor(model: PlacedModel, provider: Provider, url: URL, rules: HostRules): string | null {
  const { apiKey, apiKeyEnv, where, addressFrom } = model;
  const variable = apiKeyEnv ?? provider.keyEnv;
  // A key in a file may be sent to the host in the same file.
  if (apiKey !== null) return checkSendable(apiKey, model, url);
  if (variable === null) return null;
  // Inherited names, such as `constructor`, are not variables.
  const key = (Object.hasOwn(rules.env, variable) && rules.env[variable]?.trim()) || null;
  const owner = ownerOf(variable) ?? providerOf(model.provider, null, where);
  if (!isNamedByUser(url, rules) && !ownsAddress(owner, url)) {
    const wouldBeSent = provider.needsKey || (key !== null && url.protocol === 'https:');
    if (apiKeyEnv === null && (isLoopback(url) || !wouldBeSent)) return null;
    throw usageError(
      `${addressFrom}: the key in ${variable} is not sent to ${url.host}, because only a file names this host; if it is the right server, set --judge-base-url or OPENAI_BASE_URL`,
    );
  }
  if (key !== null) return checkSendable(key, model, url);
  if (apiKeyEnv !== null) throw new MissingKeyError(`${where}.api_key_env: the variable ${variable} is not set`);
  if (provider.needsKey) throw new MissingKeyError(`the judge needs a key for ${url.host}: set ${variable}`);
  return null;
}

/** The key if it can be sent safely, to this machine or over TLS; else null or a usage error. */
function checkSendable(key: string, { apiKey, apiKeyEnv, addressFrom }: PlacedModel, url: URL): string | null {
  if (/[^\x21-\x7e]/.test(key)) throw usageError(`the key for ${url.host} has characters that a key cannot have`);
  if (url.protocol === 'https:' || isLoopback(url)) return key;
  if (apiKey === null && apiKeyEnv === null) return null;
  throw usageError(`${addressFrom}: a key is not sent to ${url.host} over plain http; use https, or set no key`);
}

interface HostRules {
  /**
   * The host and key settings allowed in a config. `inputs`: none, as in the action, where files may be untrusted.
   * `bound`: hosts, but a key is sent only to its provider's host or one that the user names. `any`: all, as the caller
   * is the user.
   */
  readonly hosts: 'inputs' | 'bound' | 'any';
  /** The user's judge address, which overrides a file's. */
  readonly baseUrl: string | null;
  /** Variables that may hold keys, such as `OPENAI_API_KEY`. */
  readonly env: Environment;
}

interface PlacedModel extends ModelConfig {
  /** Its section of the config. */
  readonly where: string;
  /** The input, variable or key that set the address, for messages. */
  readonly addressFrom: string;
}

/** Both models with their effective addresses; throws a usage error for settings not allowed in a file. */
function placeModels(llm: JudgeConfig['llm'], rules: HostRules): Record<'generation' | 'embedding', PlacedModel> {
  const models = llm ?? { generation: NO_MODEL, embedding: NO_MODEL };
  const first = applyHostRules(models.generation, 'llm.generation', rules);
  const second = applyHostRules(models.embedding, 'llm.embedding', rules);
  const addressFrom = rules.hosts === 'inputs' ? 'judge-base-url' : '--judge-base-url';
  const { baseUrl } = rules;
  const generation = baseUrl === null ? atDefaultAddress(first, rules) : { ...first, baseUrl, addressFrom };
  const { model, apiKey, where } = second;
  const hasAddress = (second.provider ?? second.baseUrl ?? second.apiKeyEnv) !== null;
  const beside = { ...generation, model, apiKey: apiKey ?? generation.apiKey, where };
  return { generation, embedding: hasAddress ? atDefaultAddress(second, rules) : beside };
}

/** A model of a file, restricted to the settings that the entry point allows in files. */
function applyHostRules(model: ModelConfig, where: string, { hosts, baseUrl }: HostRules): PlacedModel {
  const placedModel = { ...model, where, addressFrom: `${where}.base_url` };
  if (hosts !== 'inputs') return placedModel;
  const host = 'only the input judge-base-url sets the host of the judge';
  const key = 'only the input openai-api-key or the variable OPENAI_API_KEY sets the key of the judge';
  const refuse = (name: string, why: string): never => {
    throw usageError(`${where}.${name}: in the action ${why}; remove ${name} from the config`);
  };
  if (model.baseUrl !== null) refuse('base_url', host);
  if (model.apiKeyEnv !== null) refuse('api_key_env', key);
  if (model.apiKey !== null) refuse('api_key', key);
  if (baseUrl === null && !isOpenAi(model)) refuse('provider', host);
  return { ...placedModel, provider: null };
}

function isOpenAi({ provider }: ModelConfig): boolean {
  return (provider ?? 'openai').toLowerCase() === 'openai';
}

/** On the command line OPENAI_BASE_URL replaces OpenAI's address. */
function atDefaultAddress(model: PlacedModel, rules: HostRules): PlacedModel {
  const baseUrl = readBaseUrlVariable(rules);
  if (baseUrl === null || model.baseUrl !== null || !isOpenAi(model)) return model;
  return { ...model, provider: null, baseUrl, addressFrom: 'OPENAI_BASE_URL' };
}

function readBaseUrlVariable({ hosts, env }: HostRules): string | null {
  return (hosts === 'bound' && env.OPENAI_BASE_URL?.trim()) || null;
}

function isNamedByUser(url: URL, rules: HostRules): boolean {
  if (rules.hosts === 'any') return true;
  const named = [rules.baseUrl, readBaseUrlVariable(rules)].filter((address) => address !== null);
  return named.some((address) => URL.canParse(address) && new URL(address).origin === url.origin);
}
