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
export function needsTranslation(provider: string): boolean {
  return TRANSLATED.includes(provider.toLowerCase());
}
