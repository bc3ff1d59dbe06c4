import { lstat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { readKnown } from '../adapters/files/config.js';
import { fetchKnown, findAcceptance } from '../adapters/github/known.js';
import { baselineBranch, type RunContext } from '../core/github/event.js';
import { hasFailedDrop, withAcceptance } from '../core/runs/compare-and-gate.js';
import { dayOf, type KnownEntry, type KnownQuestions, NOTHING_KNOWN } from '../core/runs/known.js';
import { knownChanges } from '../core/runs/known-changes.js';
import type { Report } from '../core/runs/report.js';
import { forInput, usageError } from '../core/words/errors.js';
import type { ActionInputs } from './inputs.js';
import { info, warn } from './log.js';

/** A branch of this repository; `ref`: its commit where one is known, else its full name. */
interface BaseRef {
  readonly branch: string;
  readonly ref: string;
}

/**
 * The known questions that an evaluating run is judged by. A pull request is judged by the file of its base branch, so that
 * it cannot excuse itself; what it changes in the file is told. A run on the base branch is judged by its checkout.
 */
export async function findKnown(
  { mode, known, baselineBranch: override, token }: ActionInputs,
  context: RunContext,
  roots: readonly string[],
): Promise<KnownQuestions> {
  if (known === null || context.plan.kind === 'other') return NOTHING_KNOWN;
  const path = repositoryPath(known, roots);
  const checkout = await entriesInCheckout(known, roots);
  // A job that combines shards needs no checkout.
  const isWithout = mode === 'combine' && checkout === null;
  const own = isWithout ? { branch: branchOf(context), ref: context.sha } : null;
  const base = baseRefOf(context, override) ?? own;
  if (base === null) {
    const absence = checkout === null ? ({ kind: 'missing' } as const) : null;
    const source = { file: path, branch: branchOf(context), absence, changes: null };
    return { entries: checkout ?? [], today: dayOf(new Date()), source };
  }
  const found = await knownOfBase({ token, context, path, base });
  return {
    ...found,
    source: { ...found.source, changes: isWithout ? null : knownChanges(found.entries, checkout ?? []) },
  };
}

/** The known questions of the base branch of a pull request; nothing of its head is read. */
export async function knownOfPull(
  { known, token }: ActionInputs,
  context: RunContext,
  roots: readonly string[],
  { baseBranch: branch, base: ref }: { readonly baseBranch: string; readonly base: string },
): Promise<KnownQuestions> {
  if (known === null) return NOTHING_KNOWN;
  return knownOfBase({ token, context, path: repositoryPath(known, roots), base: { branch, ref } });
}

async function knownOfBase(wanted: {
  readonly token: string;
  readonly context: RunContext;
  readonly path: string;
  readonly base: BaseRef;
}): Promise<KnownQuestions & Required<Pick<KnownQuestions, 'source'>>> {
  const { token, context, path, base } = wanted;
  const { entries, absence } = await fetchKnown({ token, repository: context.repository, path, ref: base.ref });
  if (absence?.kind === 'unreadable') warn(`known: ${path} on ${base.branch} could not be used: ${absence.why}`);
  return { entries, today: dayOf(new Date()), source: { file: path, branch: base.branch, absence, changes: null } };
}

/** The path of an input as the repository has it, which is checked out into the workspace. */
function repositoryPath(input: string, [workspace = '.']: readonly string[]): string {
  const path = relative(resolve(workspace), resolve(workspace, input));
  if (path !== '' && path.split(sep)[0] !== '..' && !isAbsolute(path)) return path.split(sep).join('/');
  throw usageError(`known: ${input} is outside the repository; name a file in it, as in known: eval/known.yaml`);
}

/** Where the file is that counts; null: in the checkout, because the run is on the branch itself. */
function baseRefOf({ plan }: RunContext, override: string | null): BaseRef | null {
  if (plan.kind === 'pull_request' || plan.kind === 'merge_group') return { branch: plan.baseBranch, ref: plan.base };
  if (plan.kind !== 'push' && plan.kind !== 'scheduled') return null;
  // Whoever starts a run by hand on another branch is judged by the default branch, too.
  const branch = override ?? (plan.kind === 'push' ? baselineBranch(plan, null) : plan.defaultBranch) ?? '';
  // In full: a tag may have the name of the branch.
  return plan.branch === branch ? null : { branch, ref: `refs/heads/${branch}` };
}

function branchOf({ plan }: RunContext): string {
  return 'branch' in plan ? plan.branch : '';
}

/** null: there is no such file. */
async function entriesInCheckout(known: string, roots: readonly string[]): Promise<readonly KnownEntry[] | null> {
  if ((await lstat(known).catch(() => null)) === null) return null;
  return forInput('known', readKnown(known, roots));
}

/** A pull request whose drop somebody may have accepted. */
interface AcceptedPull {
  readonly number: number;
  readonly head: string;
  readonly workflow: string;
}

/** The report as a label on the pull request makes it. GitHub is asked only if there is a drop to accept. */
export async function withLabel(
  report: Report,
  { acceptLabel: label, token }: ActionInputs,
  { repository }: RunContext,
  pull: AcceptedPull | null,
): Promise<Report> {
  if (label === null || pull === null || !hasFailedDrop(report)) return report;
  const acceptance = await findAcceptance({ token, repository, label, ...pull });
  if (acceptance.kind === 'unknown') warn(`accept-label: ${label} could not be looked up: ${acceptance.why}`);
  else info(`label ${label}: ${acceptance.kind}`);
  return withAcceptance(report, acceptance);
}

/** The pull request of an evaluating run; null: it has none. */
export function pullOf({ plan, workflow }: RunContext): AcceptedPull | null {
  return plan.kind === 'pull_request' ? { number: plan.number, head: plan.head, workflow } : null;
}
