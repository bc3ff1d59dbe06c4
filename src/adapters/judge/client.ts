import type { OpenAI } from 'openai/client';
import type { ModelSettings } from '../../core/answers/settings.js';

/** Headers that go out; the package would add what the environment says, and what machine this is. */
const HEADERS = new Set([
  ...['accept', 'authorization', 'content-type', 'openai-organization', 'openai-project', 'user-agent'],
]);

/** What the package asks for as a key where none is sent. */
const NO_KEY = 'none';

/** A client for one server. Everything is passed explicitly, so that nothing is read from the environment. */
export async function makeClient(
  { baseUrl, apiKey, organization, project }: ModelSettings,
  { timeoutMs, maxRetries }: { readonly timeoutMs: number; readonly maxRetries: number },
): Promise<OpenAI> {
  const { OpenAI } = await import('openai/client');
  return new OpenAI({
    ...{ baseURL: baseUrl, apiKey: apiKey ?? NO_KEY, organization, project },
    ...{ adminAPIKey: null, webhookSecret: null, logLevel: 'off', timeout: timeoutMs, maxRetries },
    fetch: (url, init) => send(url as string, init, apiKey !== null),
  });
}

/** Sends a request to where it was addressed and nowhere else: no redirect, no header but those we know. */
function send(url: string, init: RequestInit | undefined, withKey: boolean): Promise<Response> {
  const headers = [...new Headers(init?.headers)].filter(([name]) => {
    return HEADERS.has(name) && (withKey || name !== 'authorization');
  });
  return fetch(url, { ...init, headers, redirect: 'manual' });
}
