import { lstat } from 'node:fs/promises';
import { readKnown } from '../adapters/files/corpus.js';
import { fetchKnown, findAcceptance } from '../adapters/github/known.js';
import { dayOf, type KnownQuestions, NOTHING_KNOWN } from '../core/comparison/known.js';
import { knownChanges } from '../core/comparison/known-changes.js';
import { hasFailedDrop, withAcceptance } from '../core/gates/compare-and-gate.js';
import type { Report } from '../core/gates/report.js';
import { baselineBranch, type RunContext } from '../core/github/event.js';
import { forInput, usageError } from '../core/words/errors.js';
import { type ActionRun, workspacePath } from './environment.js';
import { info, warn } from './log.js';

type BaseRef = NonNullable<ReturnType<typeof findBaseRef>>;

/**
 * Finds the known failures for an evaluating run. A pull request uses the file of its base branch, so that it cannot
 * excuse its own drops; its changes to the file are reported. A run on the base branch uses its checkout.
 */
export async function findKnown({ inputs, context, roots }: ActionRun): Promise<KnownQuestions> {
  const { mode, known, baselineBranch: override, token } = inputs;
  if (known === null || context.plan.kind === 'other') return NOTHING_KNOWN;
  const path = repositoryPath(known, roots);
  const isCheckedOut = (await lstat(known).catch(() => null)) !== null;
  const checkout = isCheckedOut ? await forInput('known', readKnown(known, roots)) : null;
  // A job that combines shards may have no checkout.
  const hasNoCheckout = mode === 'combine' && checkout === null;
  const ownRef = hasNoCheckout ? { branch: branchOf(context), ref: context.sha } : null;
  const base = findBaseRef(context, override) ?? ownRef;
  if (base === null) {
    const absence = checkout === null ? ({ kind: 'missing' } as const) : null;
    const source = { file: path, branch: branchOf(context), absence, changes: null };
    return { entries: checkout ?? [], today: dayOf(new Date()), source };
  }
  const { source, ...questions } = await readBaseKnown(token, context, path, base);
  const changes = hasNoCheckout ? null : knownChanges(questions.entries, checkout ?? []);
  return { ...questions, source: { ...source, changes } };
}

/** Reads the known failures of a pull request's base branch; the head is never read. */
export async function knownOfPull(
  { inputs: { known, token }, context, roots }: ActionRun,
  { baseBranch: branch, base: ref }: { readonly baseBranch: string; readonly base: string },
): Promise<KnownQuestions> {
  if (known === null) return NOTHING_KNOWN;
  return readBaseKnown(token, context, repositoryPath(known, roots), { branch, ref });
}

async function readBaseKnown(token: string, { repository }: RunContext, path: string, base: BaseRef) {
  const { entries, absence } = await fetchKnown({ token, repository, path, ref: base.ref });
  if (absence?.kind === 'unreadable') warn(`known: ${path} on ${base.branch} could not be used: ${absence.why}`);
  return { entries, today: dayOf(new Date()), source: { file: path, branch: base.branch, absence, changes: null } };
}

/** The path of an input from the root of the repository, which is checked out in the workspace. */
function repositoryPath(input: string, [workspace = '.']: readonly string[]): string {
  const path = workspacePath(input, workspace);
  if (path !== null) return path;
  throw usageError(`known: ${input} is outside the repository; name a file in it, as in known: eval/known.yaml`);
}

/** The branch of the used file, and its commit or full ref name; null: the checkout, because the run is on that branch. */
function findBaseRef({ plan }: RunContext, override: string | null) {
  if (plan.kind === 'pull_request' || plan.kind === 'merge_group') return { branch: plan.baseBranch, ref: plan.base };
  if (plan.kind !== 'push' && plan.kind !== 'scheduled') return null;
  // A manually started run on another branch also uses the file of the default branch.
  const branch = override ?? (plan.kind === 'push' ? baselineBranch(plan, null) : plan.defaultBranch) ?? '';
  // The full ref name, because a tag may have the name of the branch.
  return plan.branch === branch ? null : { branch, ref: `refs/heads/${branch}` };
}

function branchOf({ plan }: RunContext): string {
  return 'branch' in plan ? plan.branch : '';
}

/** Applies the label that started the run. Sends a request only if there is a drop to accept. */
export async function withLabel(report: Report, { inputs, context }: ActionRun): Promise<Report> {
  const { acceptLabel: label, token } = inputs;
  if (label === null || context.plan.kind !== 'pull_request' || !hasFailedDrop(report)) return report;
  const acceptance = await findAcceptance(token, context, label);
  if (acceptance.kind === 'unknown') warn(`accept-label: ${label} could not be looked up: ${acceptance.why}`);
  else info(`label ${label}: ${acceptance.kind}`);
  return withAcceptance(report, acceptance);
}
