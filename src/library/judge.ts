import { judgeSettings } from '../core/answers/settings.js';
import { decodeConfig } from '../core/decode/config.js';
import { requireOk } from '../core/decode/decoded.js';
import { type JudgeConfig, NO_MODEL } from '../core/decode/judge-config.js';
import type { Scoring } from '../core/scoring.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { type JudgingStage, makeIdleStage, makeJudgingStage } from '../run/judge-stage.js';
import type { JudgeOptions } from './options.js';

/** The judge of a library call. Nothing is printed. */
export async function libraryJudge(
  options: boolean | JudgeOptions,
  scoring: Scoring,
  details: 'full' | 'none',
): Promise<JudgingStage> {
  if (options === false) return makeIdleStage(null, () => undefined);
  const { model, api_key, cache, signal, ...sections } = options === true ? ({} as JudgeOptions) : options;
  const config = requireOk(decodeConfig(sections, 'options.judge'));
  const env = { ...process.env, ...(api_key !== undefined && { OPENAI_API_KEY: api_key }) };
  const request = { on: true, model: model ?? null, baseUrl: null, hosts: 'any' as const, env, maxCostUsd: null };
  const settings = judgeSettings(request, scoring, withKey(config.judge, api_key));
  const keys = [settings.generation.apiKey, settings.embedding.apiKey].map((key) => key ?? '');
  return makeJudgingStage(settings, details, {
    cache: cache ?? null,
    redact: makeRedactor(keys, 'known').redact,
    earlier: async () => [],
    announce: () => undefined,
    progress: () => undefined,
    listen: () => ({
      signal: (signal as AbortSignal | undefined) ?? new AbortController().signal,
      release: () => undefined,
    }),
  });
}

/** The caller's key has priority over any variable. */
function withKey(config: JudgeConfig, key: string | undefined): JudgeConfig {
  if (key === undefined) return config;
  const { generation, embedding } = config.llm ?? { generation: NO_MODEL, embedding: NO_MODEL };
  return { ...config, llm: { generation: { ...generation, apiKey: key }, embedding } };
}
