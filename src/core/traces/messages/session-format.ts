import type { Mapping } from '../../text/values.js';
import type { Trace } from '../events/trace.js';

/** How a program writes a conversation line by line: one record per message or item. */
export interface SessionFormat {
  /** The sign of a record, for detection and its errors; null: a record of another format. */
  readonly key: (record: Mapping) => string | null;
  readonly sessionOf: (record: Mapping) => string | null;
  readonly decode: (records: readonly Mapping[]) => Pick<Trace, 'events' | 'elapsed'>;
}
