import { decodeConfig } from '../core/entries/config.js';
import { NO_MODEL } from '../core/judge/config.js';
import { judgeSettings } from '../core/judge/settings.js';
import { makeRedactor } from '../core/secrets/redact.js';
import type { Environment } from '../core/text/values.js';
import { requireOk } from '../core/words/errors.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import { IDLE_STAGE, type JudgingStage, LOCAL_JUDGE } from '../run/judge-setup.js';
import type { JudgeOptions, Signal } from './options.js';

export async function libraryJudge(options: boolean | JudgeOptions, scoring: Scoring): Promise<JudgingStage> {
  if (options === false) return IDLE_STAGE;
  const { apiKeysOf, makeJudgingStage } = await import('../run/judging-stage.js');
  const { model, api_key, cache, signal, ...sections } = options === true ? ({} as JudgeOptions) : options;
  const config = requireOk(decodeConfig(sections, 'options.judge'));
  const env = envWith(api_key);
  const request = { on: true, model: model ?? null, baseUrl: null, hosts: 'any' as const, env, maxCostUsd: null };
  const { generation, embedding } = config.judge.llm ?? { generation: NO_MODEL, embedding: NO_MODEL };
  // The caller's key has priority over any variable.
  const llm = api_key === undefined ? config.judge.llm : { generation: { ...generation, apiKey: api_key }, embedding };
  const settings = judgeSettings(request, scoring, { ...config.judge, llm });
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
