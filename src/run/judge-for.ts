import type { JudgeConfig } from '../core/judge/config.js';
import { isJudgeOn, leavesNothingToJudge, refuseUnjudged } from '../core/judge/settings.js';
import type { Scoring } from '../core/words/scoring-rules.js';
import { IDLE_STAGE, type JudgeSetup, type JudgingStage } from './judge-setup.js';
import type { Settings } from './settings.js';

/** The judge of a run; it is loaded only if it is on. */
export async function judgeFor(
  settings: Pick<Settings, 'judge'>,
  config: JudgeConfig | undefined,
  scoring: Scoring,
  hooks: JudgeSetup,
): Promise<JudgingStage> {
  const { env, hosts, maxCostUsd, announce } = hooks.judge;
  const request = { ...settings.judge, env, hosts, maxCostUsd };
  if (isJudgeOn(request, config)) {
    if (!leavesNothingToJudge(request, scoring, config)) {
      const { makeRequestedStage } = await import('./judging-stage.js');
      return (await makeRequestedStage(request, config, scoring, hooks)) ?? IDLE_STAGE;
    }
    const message =
      'no answer is judged, because answer_correctness and answer_relevance are both off, and there is no custom evaluation';
    hooks.warn([{ input: hooks.words.name('config'), message }]);
    return IDLE_STAGE;
  }
  if (settings.judge.on === null) refuseUnjudged(config);
  const unused = [settings.judge.model !== null && 'judge-model', settings.judge.retrieval && 'judge-retrieval'];
  for (const name of unused) if (name) announce(`${hooks.words.name(name)} has no effect: the judge is off`);
  return IDLE_STAGE;
}
