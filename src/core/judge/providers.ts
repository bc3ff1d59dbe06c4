import { usageError } from '../words/errors.js';

export interface Provider {
  /** null: each customer has a separate address. */
  readonly baseUrl: string | null;
  /** Variable that holds the key; null: no key needed. */
  readonly keyEnv: string | null;
  readonly needsKey: boolean;
  /** The provider's name in the price table; null: prices by the model's name alone. */
  readonly prices: string | null;
}

const hostedProvider = (baseUrl: string | null, keyEnv: string, prices: string | null): Provider => {
  return { baseUrl, keyEnv, needsKey: true, prices };
};
const selfHostedProvider = (baseUrl: string | null, keyEnv: string | null): Provider => {
  return { baseUrl, keyEnv, needsKey: false, prices: null };
};

const OPENAI = hostedProvider('https://api.openai.com/v1', 'OPENAI_API_KEY', 'openai');

/** Servers with OpenAI's protocol, by their names in graphrag-eval's configs. */
const PROVIDERS: ReadonlyMap<string, Provider> = new Map([
  ['openai', OPENAI],
  ['azure', hostedProvider(null, 'AZURE_OPENAI_API_KEY', 'azure')],
  ['gemini', hostedProvider('https://generativelanguage.googleapis.com/v1beta/openai', 'GEMINI_API_KEY', 'google')],
  ['mistral', hostedProvider('https://api.mistral.ai/v1', 'MISTRAL_API_KEY', 'mistral')],
  ['groq', hostedProvider('https://api.groq.com/openai/v1', 'GROQ_API_KEY', 'groq')],
  ['deepseek', hostedProvider('https://api.deepseek.com/v1', 'DEEPSEEK_API_KEY', 'deepseek')],
  ['openrouter', hostedProvider('https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY', 'openrouter')],
  ['together_ai', hostedProvider('https://api.together.xyz/v1', 'TOGETHER_API_KEY', 'together')],
  ['xai', hostedProvider('https://api.x.ai/v1', 'XAI_API_KEY', 'x-ai')],
  ['ollama', selfHostedProvider('http://localhost:11434/v1', null)],
  ['vllm', selfHostedProvider(null, 'VLLM_API_KEY')],
  ['hosted_vllm', selfHostedProvider(null, 'HOSTED_VLLM_API_KEY')],
  ['litellm_proxy', selfHostedProvider(null, 'LITELLM_PROXY_API_KEY')],
]);

/** Any other server, by its address. */
const OTHER: Provider = selfHostedProvider(null, 'OPENAI_API_KEY');

/** Azure hosts: each customer has a subdomain, and only Azure receives the requests. */
const AZURE_HOSTS = /\.(?:openai|cognitiveservices|services\.ai)\.azure\.com$/;

/** Whether an address belongs to the provider, so that the provider's key may be sent there. */
export function ownsAddress({ baseUrl, prices }: Provider, url: URL): boolean {
  if (baseUrl !== null) return new URL(baseUrl).origin === url.origin;
  return prices === 'azure' && url.protocol === 'https:' && url.port === '' && AZURE_HOSTS.test(url.hostname);
}

/** The provider whose key variable has this name; null for a variable chosen by the user. */
export function ownerOf(variable: string): Provider | null {
  return [...PROVIDERS.values()].find(({ keyEnv }) => keyEnv === variable) ?? null;
}

/** The provider for a config's name and address; throws a usage error with the known names. */
export function providerOf(name: string | null, baseUrl: string | null, where: string): Provider {
  if (name === null) return baseUrl === null ? OPENAI : OTHER;
  const matchingProvider = PROVIDERS.get(name.toLowerCase());
  if (matchingProvider) return matchingProvider;
  const known = [...PROVIDERS.keys()].join(', ');
  throw usageError(
    `${where}.provider: ${JSON.stringify(name)} is unknown; use one of ${known}, or set only base_url; put a LiteLLM proxy in front of a server without OpenAI's protocol (litellm_proxy with its base_url)`,
  );
}

const RETIRED_HOSTS = ['models.github.ai', 'models.inference.ai.azure.com'];

/** The address for requests, without a trailing slash; throws a usage error with its source `from` if it is invalid. */
export function addressOf(provider: Provider, baseUrl: string | null, from: string): URL {
  const text = baseUrl ?? provider.baseUrl;
  if (text === null) {
    const example = 'https://<resource>.openai.azure.com/openai/v1';
    throw usageError(`${from} is missing: this provider has no default address; set one, as in ${example}`);
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const isValid =
    url && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && !url.password;
  if (!isValid) throw usageError(`${from}: expected an address such as https://api.openai.com/v1, without a key`);
  if (RETIRED_HOSTS.includes(url.hostname)) {
    throw usageError(`${from}: GitHub Models was retired on 2026-07-30; use another provider`);
  }
  // graphrag-eval takes only the resource and adds the path itself.
  if (/\.openai\.azure\.com$/.test(url.hostname) && url.pathname === '/') url.pathname = '/openai/v1';
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '');
  return url;
}

/** Whether an address is this machine, where requests cannot be intercepted. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
}
