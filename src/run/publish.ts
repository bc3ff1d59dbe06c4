import type { UploadOutcome } from '../adapters/github/artifact.js';
import type { CheckOutcome } from '../adapters/github/check.js';
import type { CommentOutcome } from '../adapters/github/comment.js';
import type { Report } from '../core/runs/report.js';

/** What came of each place that a report was published at. */
export interface PublishOutcomes {
  readonly files: FilesOutcome;
  readonly annotations: { readonly kind: 'written' };
  readonly summary: { readonly kind: 'written' | 'failed' };
  readonly outputs: { readonly kind: 'set' };
  readonly check: CheckOutcome;
  readonly comment: CommentOutcome;
}

/** The files of a run as artifacts. */
export type FilesOutcome = UploadOutcome & {
  /** The report page, a separate artifact; absent where there is none. */
  readonly page?: UploadOutcome | undefined;
  /** What makes the run fail, one line each. */
  readonly breaches?: readonly string[];
};

/** A place that a report is published at. It never throws for what the outside does: trouble is an outcome. */
export interface Surface<Name extends keyof PublishOutcomes = keyof PublishOutcomes> {
  readonly name: Name;
  /** `earlier`: what came of the surfaces before this one. */
  readonly publish: (report: Report, earlier: Partial<PublishOutcomes>) => Promise<PublishOutcomes[Name]>;
}

/** Publishes a report at one place after the other: durable ones go first, so that a later one loses nothing. */
export async function publish(report: Report, surfaces: readonly Surface[]): Promise<Partial<PublishOutcomes>> {
  let outcomes: Partial<PublishOutcomes> = {};
  for (const { name, publish: publishHere } of surfaces) {
    outcomes = { ...outcomes, [name]: await publishHere(report, outcomes) };
  }
  return outcomes;
}
