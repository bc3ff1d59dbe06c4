import { listenForInterrupt } from '../adapters/interrupt.js';
import { PrivateHostError, refusePrivateHost } from '../adapters/judge/private-hosts.js';
import { MissingKeyError } from '../core/answers/keys.js';
import {
  isJudgeOn,
  type JudgeRequest,
  type JudgeSettings,
  judgeSettings,
  leavesNothingToJudge,
  refuseUnjudged,
} from '../core/answers/settings.js';
import type { JudgeConfig } from '../core/decode/judge-config.js';
import { inputError, type Problem, StepgateError } from '../core/errors.js';
import type { InputWords } from '../core/input-words.js';
import type { Scoring } from '../core/scoring.js';
import type { Redact } from '../core/secrets/redact.js';
import { type JudgeHooks, type JudgingStage, makeIdleStage, makeJudgingStage } from './judge-stage.js';

/** What a door provides to judge with. */
export interface JudgeSetup {
  readonly words: InputWords;
  readonly warn: (warnings: readonly Problem[]) => void;
  /** Takes secrets out of everything that is written, and learns of further ones. */
  readonly redact: Redact;
  readonly addSecrets: (secrets: readonly string[]) => void;
  readonly judge: Omit<JudgeHooks, 'redact'> &
    Pick<JudgeRequest, 'env' | 'hosts' | 'maxCostUsd'> & {
      /** A run of a fork or of Dependabot: it continues without a judge if it has no key, or names a private host. */
      readonly isForeign: boolean;
    };
}

/** The judge of a run on the user's own machine. */
export const LOCAL_JUDGE = {
  hosts: 'bound',
  maxCostUsd: null,
  isForeign: false,
  earlier: async () => [],
  listen: listenForInterrupt,
} as const;

/** What the settings of a run say about the judge. */
export interface JudgedRun {
  readonly judge: Pick<JudgeRequest, 'on' | 'model' | 'baseUrl'>;
  readonly details: 'full' | 'none';
}

/** The judge of a run: asked for, or idle. */
export async function judgeFor(
  settings: JudgedRun,
  config: JudgeConfig | undefined,
  scoring: Scoring,
  hooks: JudgeSetup,
): Promise<JudgingStage> {
  const { env, hosts, maxCostUsd, announce } = hooks.judge;
  const request = { ...settings.judge, env, hosts, maxCostUsd };
  if (isJudgeOn(request, config)) {
    if (!leavesNothingToJudge(request, config)) return judgeAsked(request, settings, config, scoring, hooks);
    hooks.warn([{ input: hooks.words.name('config'), message: NOTHING_TO_JUDGE }]);
    return makeIdleStage(null, announce);
  }
  if (settings.judge.on === null) refuseUnjudged(config);
  if (settings.judge.model !== null) announce(`${hooks.words.name('judge-model')} has no effect: the judge is off`);
  if (!env.OPENAI_API_KEY?.trim()) return makeIdleStage(null, announce);
  return makeIdleStage(settingsIfOn(request, scoring), announce);
}

/** What a message about a key of a config begins with. */
const SECTION = /^(?:llm|answer_correctness|answer_relevance|judge)[. ]/;

/** Waits for a judge that a config file describes; an error about a key of it then names the file. */
export async function forConfig<T>(input: string, file: string | null, judge: Promise<T>): Promise<T> {
  return judge.catch((error: unknown) => {
    if (file === null || !(error instanceof StepgateError) || !SECTION.test(error.message)) throw error;
    throw inputError([{ input, file, message: error.message }]);
  });
}

const NOTHING_TO_JUDGE = 'no answer is judged, because answer_correctness and answer_relevance are both off';

/** The settings of a judge that is off; null if they would be an error, which does not matter while the judge is off. */
function settingsIfOn(request: JudgeRequest, scoring: Scoring): JudgeSettings | null {
  try {
    return judgeSettings({ ...request, env: { ...request.env, OPENAI_API_KEY: 'set' } }, scoring);
  } catch (error) {
    if (error instanceof StepgateError) return null;
    throw error;
  }
}

async function judgeAsked(
  request: JudgeRequest,
  { details }: JudgedRun,
  config: JudgeConfig | undefined,
  scoring: Scoring,
  hooks: JudgeSetup,
): Promise<JudgingStage> {
  try {
    const judge = judgeSettings(request, scoring, config);
    hooks.addSecrets([judge.generation.apiKey, judge.embedding.apiKey].filter((key) => key !== null));
    if (hooks.judge.isForeign) await refuseForeign(judge);
    return await makeJudgingStage(judge, details, { ...hooks.judge, redact: hooks.redact });
  } catch (error) {
    const isExpected = error instanceof MissingKeyError || error instanceof PrivateHostError;
    if (!isExpected || !hooks.judge.isForeign) throw error;
    const why = error instanceof PrivateHostError ? 'has no access to it' : 'has no key';
    hooks.warn([
      { message: `answers are not judged, because a run of a fork or of Dependabot ${why} (${error.message})` },
    ]);
    return makeIdleStage(null, hooks.judge.announce);
  }
}

/** An untrusted workflow may not use a judge without a key (only private servers need none), or one on a private host. */
async function refuseForeign({ generation, embedding }: JudgeSettings): Promise<void> {
  for (const { apiKey, host, baseUrl } of [generation, embedding]) {
    if (apiKey === null) throw new MissingKeyError(`the judge needs a key for ${host}: set OPENAI_API_KEY`);
    await refusePrivateHost(baseUrl);
  }
}
