import { usageError } from '../words/errors.js';

/** A service whose address and key variable need not be said. */
export interface Provider {
  /** null: everybody has an address of their own. */
  readonly baseUrl: string | null;
  /** Variable that holds the key; null: it takes none. */
  readonly keyEnv: string | null;
  readonly needsKey: boolean;
  /** What the price table calls it; null: by the model's name alone. */
  readonly prices: string | null;
}

const hosted = (baseUrl: string | null, keyEnv: string, prices: string | null): Provider => {
  return { baseUrl, keyEnv, needsKey: true, prices };
};
const own = (baseUrl: string | null, keyEnv: string | null): Provider => {
  return { baseUrl, keyEnv, needsKey: false, prices: null };
};

const OPENAI = hosted('https://api.openai.com/v1', 'OPENAI_API_KEY', 'openai');

/** Servers that speak OpenAI's protocol, by the names that graphrag-eval's configs use. */
const PROVIDERS: ReadonlyMap<string, Provider> = new Map([
  ['openai', OPENAI],
  ['azure', hosted(null, 'AZURE_OPENAI_API_KEY', 'azure')],
  ['gemini', hosted('https://generativelanguage.googleapis.com/v1beta/openai', 'GEMINI_API_KEY', 'google')],
  ['mistral', hosted('https://api.mistral.ai/v1', 'MISTRAL_API_KEY', 'mistral')],
  ['groq', hosted('https://api.groq.com/openai/v1', 'GROQ_API_KEY', 'groq')],
  ['deepseek', hosted('https://api.deepseek.com/v1', 'DEEPSEEK_API_KEY', 'deepseek')],
  ['openrouter', hosted('https://openrouter.ai/api/v1', 'OPENROUTER_API_KEY', 'openrouter')],
  ['together_ai', hosted('https://api.together.xyz/v1', 'TOGETHER_API_KEY', 'together')],
  ['xai', hosted('https://api.x.ai/v1', 'XAI_API_KEY', 'x-ai')],
  ['ollama', own('http://localhost:11434/v1', null)],
  ['vllm', own(null, 'VLLM_API_KEY')],
  ['hosted_vllm', own(null, 'HOSTED_VLLM_API_KEY')],
  ['litellm_proxy', own(null, 'LITELLM_PROXY_API_KEY')],
]);

/** Any other server that is named by its address. */
const OTHER: Provider = own(null, 'OPENAI_API_KEY');

/** Hosts of Azure: below them everybody has an address, and none but Azure sees what is sent there. */
const AZURE_HOSTS = /\.(?:openai|cognitiveservices|services\.ai)\.azure\.com$/;

/** Whether an address is the provider's own, so that the provider's key may go there. */
export function ownsAddress({ baseUrl, prices }: Provider, url: URL): boolean {
  if (baseUrl !== null) return new URL(baseUrl).origin === url.origin;
  return prices === 'azure' && url.protocol === 'https:' && url.port === '' && AZURE_HOSTS.test(url.hostname);
}

/** The provider whose key a variable holds, by its name; a variable of the user's own has none. */
export function ownerOf(variable: string): Provider | null {
  return [...PROVIDERS.values()].find(({ keyEnv }) => keyEnv === variable) ?? null;
}

/** The service that a config means, or a usage error that lists the known ones. */
export function providerOf(name: string | null, baseUrl: string | null, where: string): Provider {
  if (name === null) return baseUrl === null ? OPENAI : OTHER;
  const found = PROVIDERS.get(name.toLowerCase());
  if (found) return found;
  if (needsTranslation(name)) {
    throw usageError(
      `${where}.provider: ${name} does not speak OpenAI's protocol; put a LiteLLM proxy in front of it (provider: litellm_proxy with its base_url)`,
    );
  }
  const known = [...PROVIDERS.keys()].join(', ');
  throw usageError(`${where}.provider: ${JSON.stringify(name)} is unknown; use one of ${known}, or set only base_url`);
}

const RETIRED_HOSTS = ['models.github.ai', 'models.inference.ai.azure.com'];

/** The address to send to, without a slash at its end; a usage error that names where it is `from` for what is none. */
export function addressOf(provider: Provider, baseUrl: string | null, from: string): URL {
  const text = baseUrl ?? provider.baseUrl;
  if (text === null) {
    const example = 'https://<resource>.openai.azure.com/openai/v1';
    throw usageError(`${from} is missing: this provider has no default address; set one, as in ${example}`);
  }
  const url = URL.canParse(text) ? new URL(text) : null;
  const right = url && (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && !url.password;
  if (!right) throw usageError(`${from}: expected an address such as https://api.openai.com/v1, without a key`);
  if (RETIRED_HOSTS.includes(url.hostname)) {
    throw usageError(`${from}: GitHub Models was retired on 2026-07-30; use another provider`);
  }
  // The library takes the resource alone and adds the path itself.
  if (/\.openai\.azure\.com$/.test(url.hostname) && url.pathname === '/') url.pathname = '/openai/v1';
  url.pathname = withoutSlashes(url.pathname);
  return url;
}

function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** True for this machine itself, where nothing can be overheard. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
}

/** Parameters that graphrag-eval hands on to LiteLLM; what to do instead, where there is something. */
const INSTEAD: Readonly<Record<string, string>> = {
  api_version: 'the v1 address of Azure, which Stepgate uses, needs none: leave it out',
  max_completion_tokens: 'write max_tokens; it is sent under the name that the server knows',
  timeout: 'write judge.timeout_sec',
  request_timeout: 'write judge.timeout_sec',
  max_retries: 'write judge.max_retries',
  num_retries: 'write judge.max_retries',
};

const OTHERS = [
  'seed',
  'top_p',
  'top_k',
  'n',
  'stop',
  'presence_penalty',
  'frequency_penalty',
  'logit_bias',
  'logprobs',
  'user',
  'reasoning_effort',
  'thinking',
  'response_format',
  'service_tier',
  'extra_headers',
  'headers',
  'extra_body',
  'default_headers',
  'drop_params',
  'custom_llm_provider',
  'api_type',
  'deployment_id',
  'region_name',
  'dimensions',
  'encoding_format',
  'input_type',
  'fallbacks',
  'caching',
  'metadata',
  'mock_response',
  'stream',
  'tools',
];

/** What to say of a parameter of LiteLLM under `llm`; null for any other key. */
export function litellmAdvice(key: string): string | null {
  const isKnown = Object.hasOwn(INSTEAD, key) || OTHERS.includes(key) || /^(?:aws|azure|vertex|watsonx)_/.test(key);
  if (!isKnown) return null;
  const instead =
    INSTEAD[key] ?? 'leave it out, or set it in a LiteLLM proxy (provider: litellm_proxy with its base_url)';
  return `is a parameter of LiteLLM, which Stepgate does not use; ${instead}`;
}

/** Providers that LiteLLM translates for; none of them speaks OpenAI's protocol at its own address. */
const TRANSLATED = [
  'anthropic',
  'bedrock',
  'vertex_ai',
  'vertex_ai_beta',
  'cohere',
  'cohere_chat',
  'sagemaker',
  'sagemaker_chat',
  'huggingface',
  'watsonx',
  'replicate',
  'ai21',
  'palm',
  'azure_ai',
  'databricks',
  'cloudflare',
  'petals',
  'nlp_cloud',
  'aleph_alpha',
  'oobabooga',
  'baseten',
  'voyage',
  'triton',
  'predibase',
  'snowflake',
  'oci',
];

/** Whether a provider of LiteLLM cannot be asked in OpenAI's protocol. */
function needsTranslation(provider: string): boolean {
  return TRANSLATED.includes(provider.toLowerCase());
}
