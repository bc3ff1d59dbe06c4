import { join } from 'node:path';
import { hasArtifactService } from '../adapters/github/artifact.js';
import { fetchLegs } from '../adapters/github/legs.js';
import type { CombineKind } from '../core/baseline/legs.js';
import { StepgateError } from '../core/errors.js';
import type { ActionRun } from './action-run.js';
import { info } from './log.js';

const COMMANDS: Readonly<Record<CombineKind, string>> = { shards: 'stepgate merge', agents: 'stepgate compare' };

/** Downloads the evaluations of this workflow run that are combined; returns their folders. */
export async function downloadLegs({ inputs, context, scratch }: ActionRun): Promise<readonly string[]> {
  const { token, legs: patterns, combine: kind, settings } = inputs;
  if (!hasArtifactService(context.serverUrl)) {
    const remedy = `download the files of the legs, and use ${COMMANDS[kind]}`;
    throw new StepgateError(
      'input',
      `mode: combine needs an artifact service, which GitHub Enterprise Server lacks; ${remedy}`,
    );
  }
  const folder = join(scratch, 'legs');
  const { folders, older } = await fetchLegs({ kind, context, token, patterns, except: settings.name, folder });
  info(`combine: ${folders.length} ${kind}`);
  for (const name of older) info(`combine: ${JSON.stringify(name)} is of an earlier attempt of this run`);
  return folders;
}
