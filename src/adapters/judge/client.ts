import type { OpenAI } from 'openai/client';
import type { ModelSettings } from '../../core/answers/settings.js';
import { networkFetch } from '../network.js';

/** What the package asks for as a key where none is sent. */
const NO_KEY = 'none';

/** A client for one server. Everything is passed explicitly, so that nothing of the environment is sent. */
export async function makeClient(
  settings: ModelSettings,
  { timeoutMs }: { readonly timeoutMs: number },
): Promise<OpenAI> {
  const { OpenAI } = await import('openai/client');
  const { baseUrl, apiKey, organization, project } = settings;
  const headers = headersOf(settings);
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? NO_KEY,
    organization,
    project,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    timeout: timeoutMs,
    maxRetries: 0,
    fetch: (url, init) => {
      // The package's own limit ends with the first line of an answer, which may break off after it.
      const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
      return networkFetch(url as string, { ...init, headers, redirect: 'manual', signal: AbortSignal.any(signals) });
    },
  });
}

/**
 * All headers that go out, to where a request was addressed and nowhere else: the package would add what the environment
 * says (`OPENAI_CUSTOM_HEADERS`, which may replace the key), and what machine this is.
 */
function headersOf({ apiKey, organization, project }: ModelSettings): Record<string, string> {
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
    ...(organization !== null && { 'openai-organization': organization }),
    ...(project !== null && { 'openai-project': project }),
  };
}
