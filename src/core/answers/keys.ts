import { StepgateError, usageError } from '../errors.js';
import { type HostRules, isNamedByUser, type PlacedModel } from './places.js';
import { isLoopback, ownerOf, ownsAddress, type Provider, providerOf } from './providers.js';

/** The judge was asked for, and there is no key. */
export class MissingKeyError extends StepgateError {
  constructor(message: string) {
    super('usage', message);
  }
}

/** The key for an address, or null where none is sent: to its provider's own host, or to one that the user names. */
export function keyFor(model: PlacedModel, provider: Provider, url: URL, rules: HostRules): string | null {
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
