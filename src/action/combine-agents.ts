import { join } from 'node:path';
import { COMPARISON_FILE, REPORT_FILE } from '../adapters/files/run-files.js';
import { hasArtifactService } from '../adapters/github/artifact.js';
import { fetchLegs } from '../adapters/github/legs.js';
import type { CombineKind } from '../core/comparison/baseline-candidates.js';
import { type CombinedLegs, type Leg, legBreaches } from '../core/gates/legs.js';
import { headOf } from '../core/github/event.js';
import { StepgateError } from '../core/words/errors.js';
import { fittingBodies, footerTexts, renderFitting, SUMMARY_LIMIT } from '../report/formats/comment.js';
import { viewOfLegs } from '../report/many/legs.js';
import { addressIn } from '../report/words/blocks.js';
import { plain, verdictSign } from '../report/words/text.js';
import { combineAgents } from '../run/compare.js';
import { destinationOf, type FilesOutcome, pageUrl, publishOnPull, reportLinks, runLinks } from './comment.js';
import type { ActionRun } from './environment.js';
import { info, writeSummary } from './log.js';
import { reportWrite, setTableOutputs } from './outputs.js';
import { uploadNamed } from './publish.js';

/** Compares the evaluations of this run, publishes the table, and returns the reasons of failed matrix jobs. */
export async function combineAgentsAction(run: ActionRun): Promise<string[]> {
  const { inputs, context, redactor, roots } = run;
  const combined = await combineAgents({
    folders: await downloadLegs(run),
    out: run.folder,
    page: inputs.settings.page,
    roots,
    runId: context.runId,
    attempt: context.attempt,
    footer: footerTexts(null, runLinks(context, 'run'), headOf(context)),
    redact: redactor.redact,
  });
  const files = await uploadNamed(run, [COMPARISON_FILE, REPORT_FILE], []);
  const view = makeView(run, combined, files);
  const { title, ...verdict } = view(0);
  info(`${verdictSign(verdict)}${plain(title)}`);
  await writeSummary(renderFitting(view, null, {}, SUMMARY_LIMIT));
  await setTableOutputs(run, combined, files);
  const comment = await publishOnPull(destinationOf(run), {
    notCreated: reasonNotToPost(run, combined.legs),
    bodiesFor: (identity) => fittingBodies(view, identity),
  });
  reportWrite('comment', comment);
  const breaches = combined.legs.flatMap((leg) => legBreaches(leg).map((line) => `${leg.name}: ${line}`));
  return [...breaches, ...(files.breaches ?? [])];
}

function makeView({ context, redactor }: ActionRun, combined: CombinedLegs, files: FilesOutcome) {
  const footer = redactor.redact(footerTexts(null, reportLinks(context, files), headOf(context)));
  const { attempt } = context;
  const addressOf = addressIn(pageUrl(context, files));
  return (rows: number) => viewOfLegs(combined, { order: 'steps', ids: 'short', attempt, footer, rows, addressOf });
}

function reasonNotToPost({ inputs: { commentWhen } }: ActionRun, legs: readonly Leg[]): string | null {
  if (commentWhen === 'always' || legs.some(({ passed }) => !passed)) return null;
  if (commentWhen === 'failed') return 'comment-when: failed, and all evaluations passed';
  return legs.some(hasChanged) ? null : 'comment-when: changed, and nothing changed';
}

/** Whether a matrix job was not compared, has a gate that did not pass, a changed score or a regression. */
function hasChanged({ baseline: { compared }, gates }: Leg): boolean {
  if (compared === null || gates.some(({ outcome }) => outcome !== 'passed')) return true;
  return compared.steps_score.micro.change !== 0 || compared.regressed.length > 0;
}

const COMMANDS: Readonly<Record<CombineKind, string>> = { shards: 'stepgate merge', agents: 'stepgate compare' };

/** Downloads the combined evaluations of this workflow run; returns their folders. */
export async function downloadLegs({ inputs, context, scratch }: ActionRun): Promise<readonly string[]> {
  const { token, legs: patterns, combine: kind, artifact } = inputs;
  if (!hasArtifactService(context.serverUrl)) {
    const remedy = `download the files of the matrix jobs, and use ${COMMANDS[kind]}`;
    const lack = 'an artifact service, which GitHub Enterprise Server lacks';
    throw new StepgateError('input', `mode: combine needs ${lack}; ${remedy}`);
  }
  const folder = join(scratch, 'legs');
  const folders = await fetchLegs({ kind, context, token, patterns, except: artifact, folder });
  info(`combine: ${folders.length} ${kind}`);
  return folders;
}
