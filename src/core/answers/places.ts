import { type JudgeConfig, type ModelConfig, NO_MODEL } from '../decode/judge-config.js';
import { usageError } from '../errors.js';
import type { Environment } from '../values.js';

/** Who decides where a key goes. */
export interface HostRules {
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
export interface PlacedModel extends ModelConfig {
  /** Its section of the config. */
  readonly where: string;
  /** The input, variable or key that gave the address, for messages. */
  readonly addressFrom: string;
}

/** Both models with the addresses that hold; a usage error for what a file may not say. */
export function placeModels(
  llm: JudgeConfig['llm'],
  rules: HostRules,
): Record<'generation' | 'embedding', PlacedModel> {
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
export function isNamedByUser(url: URL, rules: HostRules): boolean {
  if (rules.hosts === 'any') return true;
  const named = [rules.baseUrl, addressOfEnvironment(rules)].filter((address) => address !== null);
  return named.some((address) => URL.canParse(address) && new URL(address).origin === url.origin);
}
