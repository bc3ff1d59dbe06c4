/** What an entry does: `quarantined` also leaves its questions out of the statistics. */
export const KNOWN_KINDS = ['accepted', 'quarantined'] as const;
export type KnownKind = (typeof KNOWN_KINDS)[number];

/** An entry of a file of known questions. */
export interface KnownEntry {
  /** An id, or a pattern in which `*` stands for any run of characters. */
  readonly question: string;
  readonly reason: string;
  /** Its last day, in UTC, as in `2026-12-31`; null: it has no end. */
  readonly until: string | null;
  readonly kind: KnownKind;
}

/** The entries that a run is judged by. */
export interface KnownQuestions {
  readonly entries: readonly KnownEntry[];
  /** The day in UTC. */
  readonly today: string;
}

/** No question is known. */
export const NOTHING_KNOWN: KnownQuestions = { entries: [], today: '' };

/** Whether an entry is past its last day. */
export function isVoid({ until }: KnownEntry, today: string): boolean {
  return until !== null && today > until;
}

/** The day of a time in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
