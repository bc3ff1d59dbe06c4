import { decodeConfig } from '../core/entries/config.js';
import { type JudgeConfig, NO_MODEL } from '../core/judge/config.js';
import { judgeSettings } from '../core/judge/settings.js';
import { makeRedactor } from '../core/secrets/redact.js';
import type { Environment } from '../core/text/values.js';
import { requireOk } from '../core/words/errors.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import { IDLE_STAGE, type JudgingStage, LOCAL_JUDGE } from '../run/judge-setup.js';
import type { JudgeOptions, Signal } from './options.js';

/** Makes the judging stage of a library call; it prints nothing. */
export async function libraryJudge(options: boolean | JudgeOptions, scoring: Scoring): Promise<JudgingStage> {
  if (options === false) return IDLE_STAGE;
  const { apiKeysOf, makeJudgingStage } = await import('../run/judging-stage.js');
  const { model, api_key, cache, signal, ...sections } = options === true ? ({} as JudgeOptions) : options;
  const config = requireOk(decodeConfig(sections, 'options.judge'));
  const env = envWith(api_key);
  const request = { on: true, model: model ?? null, baseUrl: null, hosts: 'any' as const, env, maxCostUsd: null };
  const settings = judgeSettings(request, scoring, withKey(config.judge, api_key));
  const { redact } = makeRedactor(apiKeysOf(settings), 'known');
  return makeJudgingStage(settings, { ...hooksOf(cache, signal), redact });
}

/** The environment, with `OPENAI_API_KEY` replaced by the caller's key if there is one. */
export function envWith(key: string | undefined): Environment {
  return { ...process.env, ...(key !== undefined && { OPENAI_API_KEY: key }) };
}

/** Hooks of a judge that prints nothing and stops when the caller's signal is aborted. */
export function hooksOf(cache: string | undefined, signal: Signal | undefined) {
  const stop = (signal as AbortSignal | undefined) ?? new AbortController().signal;
  return { ...LOCAL_JUDGE, cache: cache ?? null, listen: () => ({ signal: stop, release: () => undefined }) };
}

/** Puts the caller's key into the config, where it has priority over any variable. */
function withKey(config: JudgeConfig, key: string | undefined): JudgeConfig {
  if (key === undefined) return config;
  const { generation, embedding } = config.llm ?? { generation: NO_MODEL, embedding: NO_MODEL };
  return { ...config, llm: { generation: { ...generation, apiKey: key }, embedding } };
}
