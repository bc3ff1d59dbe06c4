import type { Environment } from '../text/values.js';
import { StepgateError, usageError } from '../words/errors.js';
import type { Scoring } from '../words/scoring-rules.js';
import { type JudgeConfig, type ModelConfig, NO_JUDGE_CONFIG, NO_MODEL } from './config.js';
import type { AnswerSettings } from './metric.js';
import { addressOf, isLoopback, ownerOf, ownsAddress, type Provider, providerOf } from './providers.js';

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

/** The judge was asked for, and there is no key. */
export class MissingKeyError extends StepgateError {
  constructor(message: string) {
    super('usage', message);
  }
}

/** The key for an address, or null where none is sent: to its provider's own host, or to one that the user names. */
function keyFor(model: PlacedModel, provider: Provider, url: URL, rules: HostRules): string | null {
  const variable = model.apiKeyEnv ?? provider.keyEnv;
  // A key in a file belongs to the file: it may go where the file says.
  if (model.apiKey !== null) return sendable(model.apiKey, model, url);
  if (variable === null) return null;
  const key = keyIn(variable, rules);
  if (!isNamedByUser(url, rules) && !ownsAddress(ownerOf(variable) ?? ownProvider(model), url)) {
    return withoutKey(model, provider, url, { variable, key });
  }
  if (model.apiKeyEnv !== null && key === null)
    throw new MissingKeyError(`${model.where}.api_key_env: the variable ${variable} is not set`);
  if (provider.needsKey && key === null)
    throw new MissingKeyError(`the judge needs a key for ${url.host}: set ${variable}`);
  return key === null ? null : sendable(key, model, url);
}

/** The provider that a config speaks of, which is OpenAI where it names none. */
function ownProvider({ provider, where }: PlacedModel): Provider {
  return providerOf(provider, null, where);
}

/** Inherited names, such as `constructor`, are no variables. */
function keyIn(variable: string, { env }: HostRules): string | null {
  return (Object.hasOwn(env, variable) && env[variable]?.trim()) || null;
}

/** Servers that take no key work without one; a server that would get one must be named by the user. */
function withoutKey(
  { apiKeyEnv, addressFrom }: PlacedModel,
  { needsKey }: Provider,
  url: URL,
  { variable, key }: { readonly variable: string; readonly key: string | null },
): null {
  if (apiKeyEnv === null && isLoopback(url)) return null;
  const wouldBeSent = key !== null && url.protocol === 'https:';
  if (apiKeyEnv === null && !needsKey && !wouldBeSent) return null;
  throw usageError(
    `${addressFrom}: the key in ${variable} is not sent to ${url.host}, because only a file names this host; if it is the right server, set --judge-base-url or OPENAI_BASE_URL`,
  );
}

/** The key goes to this machine or over TLS, or not at all. */
function sendable(key: string, { apiKey, apiKeyEnv, addressFrom }: PlacedModel, url: URL): string | null {
  if (/[^\x21-\x7e]/.test(key)) throw usageError(`the key for ${url.host} has characters that a key cannot have`);
  if (url.protocol === 'https:' || isLoopback(url)) return key;
  if (apiKey === null && apiKeyEnv === null) return null;
  throw usageError(`${addressFrom}: a key is not sent to ${url.host} over plain http; use https, or set no key`);
}

/** Who decides where a key goes. */
interface HostRules {
  /**
   * What a config may say of hosts and keys: `inputs`, nothing, as in the action, where files may be untrusted;
   * `bound`, hosts, but a key goes to its provider's own or to one that the user names; `any`, as the caller is the user.
   */
  readonly hosts: 'inputs' | 'bound' | 'any';
  /** Address of the judge that the user names, which wins over a file's. */
  readonly baseUrl: string | null;
  /** Variables that may hold keys, as `OPENAI_API_KEY`. */
  readonly env: Environment;
}

/** A model with the address that holds for it. */
interface PlacedModel extends ModelConfig {
  /** Its section of the config. */
  readonly where: string;
  /** The input, variable or key that gave the address, for messages. */
  readonly addressFrom: string;
}

/** Both models with the addresses that hold; a usage error for what a file may not say. */
function placeModels(llm: JudgeConfig['llm'], rules: HostRules): Record<'generation' | 'embedding', PlacedModel> {
  const { generation, embedding } = llm ?? { generation: NO_MODEL, embedding: NO_MODEL };
  const first = allowed(generation, 'llm.generation', rules);
  const second = allowed(embedding, 'llm.embedding', rules);
  const placed = atNamedAddress(first, rules);
  if (!inherits(second)) return { generation: placed, embedding: atDefaultAddress(second, rules) };
  const { model, apiKey, where } = second;
  return { generation: placed, embedding: { ...placed, model, apiKey: apiKey ?? placed.apiKey, where } };
}

/** An embedding model without an address has the address of the other model. */
function inherits({ provider, baseUrl, apiKeyEnv }: ModelConfig): boolean {
  return provider === null && baseUrl === null && apiKeyEnv === null;
}

/** A model of a file as far as the door lets the file speak. */
function allowed(model: ModelConfig, where: string, { hosts, baseUrl }: HostRules): PlacedModel {
  const placed = { ...model, where, addressFrom: `${where}.base_url` };
  if (hosts !== 'inputs') return placed;
  const host = 'only the input judge-base-url sets the host of the judge';
  const key = 'only the input openai-api-key or the variable OPENAI_API_KEY sets the key of the judge';
  const refuse = (name: string, why: string): never => {
    throw usageError(`${where}.${name}: in the action ${why}; remove ${name} from the config`);
  };
  if (model.baseUrl !== null) refuse('base_url', host);
  if (model.apiKeyEnv !== null) refuse('api_key_env', key);
  if (model.apiKey !== null) refuse('api_key', key);
  if (baseUrl === null && (model.provider ?? 'openai').toLowerCase() !== 'openai') refuse('provider', host);
  return { ...placed, provider: null };
}

/** The user's own address wins over that of a file. */
function atNamedAddress(model: PlacedModel, rules: HostRules): PlacedModel {
  if (rules.baseUrl === null) return atDefaultAddress(model, rules);
  const addressFrom = rules.hosts === 'inputs' ? 'judge-base-url' : '--judge-base-url';
  return { ...model, baseUrl: rules.baseUrl, addressFrom };
}

/** On the command line OpenAI's own variable stands for OpenAI's address. */
function atDefaultAddress(model: PlacedModel, rules: HostRules): PlacedModel {
  const address = addressOfEnvironment(rules);
  const isOpenAi = model.baseUrl === null && (model.provider ?? 'openai').toLowerCase() === 'openai';
  if (address === null || !isOpenAi) return model;
  return { ...model, provider: null, baseUrl: address, addressFrom: 'OPENAI_BASE_URL' };
}

function addressOfEnvironment({ hosts, env }: HostRules): string | null {
  return (hosts === 'bound' && env.OPENAI_BASE_URL?.trim()) || null;
}

/** Whether the user has named the server of an address, rather than a file alone. */
function isNamedByUser(url: URL, rules: HostRules): boolean {
  if (rules.hosts === 'any') return true;
  const named = [rules.baseUrl, addressOfEnvironment(rules)].filter((address) => address !== null);
  return named.some((address) => URL.canParse(address) && new URL(address).origin === url.origin);
}
