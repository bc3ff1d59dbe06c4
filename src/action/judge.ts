import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasArtifactService, type SingleFile } from '../adapters/github/artifact.js';
import { earlierVerdicts } from '../adapters/github/verdicts.js';
import { listenForInterrupt, progressLines } from '../adapters/process/signals.js';
import type { BaselineOutcome } from '../core/runs/baseline-outcome.js';
import type { Environment } from '../core/text/values.js';
import type { JudgeSetup } from '../run/judge-setup.js';
import { info } from './log.js';
import type { ActionRun } from './run.js';

/** Default maximum cost of a run in US dollars, if the config sets none. */
const MAX_COST_USD = 5;

/** Makes the judge of the action. Verdicts are passed from run to run as an artifact. */
export function judgeOf(run: ActionRun, env: Environment, baseline: BaselineOutcome): JudgeSetup['judge'] {
  const { inputs, context } = run;
  const print = (text: string) => info(`judge: ${text}`);
  const earlier = async (): Promise<readonly string[]> => {
    if (!hasArtifactService(context.serverUrl)) return [];
    const { settings, token, baselineBranch: branch } = inputs;
    const baseRun = settings.shard ? 'newest' : readRunId(baseline);
    const headBranch = env.GITHUB_HEAD_REF ?? '';
    return earlierVerdicts(
      { context, token, name: settings.name, branch, headBranch, baseRun, now: Date.now() },
      print,
    );
  };
  return {
    env: { OPENAI_API_KEY: inputs.openaiKey ?? env.OPENAI_API_KEY },
    hosts: 'inputs',
    maxCostUsd: MAX_COST_USD,
    cache: verdictsPath(run),
    earlier,
    announce: print,
    listen: listenForInterrupt,
    isForeign: context.isForeign || env.GITHUB_ACTOR === 'dependabot[bot]',
    progress: progressLines('judged', print),
  };
}

/** The run id of the baseline; null if there is no baseline or it is a file. */
function readRunId(baseline: BaselineOutcome): number | null {
  return 'source' in baseline && baseline.source.runId > 0 ? baseline.source.runId : null;
}

function verdictsPath({ scratch }: Pick<ActionRun, 'scratch'>): string {
  return join(scratch, 'verdicts.jsonl');
}

/** The verdicts of the run for the upload; empty without a judge. */
export async function verdictFiles(scratch: string): Promise<SingleFile[]> {
  const path = verdictsPath({ scratch });
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  return size === 0 ? [] : [{ path, artifact: 'verdicts.jsonl' }];
}
