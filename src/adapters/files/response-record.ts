import type { Decoded } from '../../core/decode/decoded.js';
import type { Response } from '../../core/model.js';

/** One response record with its place, decoded, or why it could not be. */
export interface ResponseRecord {
  readonly file: string;
  /** 1-based; absent for a record that was read as a part of a whole file. */
  readonly line?: number;
  readonly path?: readonly (string | number)[];
  readonly decoded: Decoded<Response>;
  /** When a recorded trace started, in seconds; absent for a response as it is. */
  readonly start?: number | null;
}

/** Where a record stands. */
export type Place = Pick<ResponseRecord, 'file' | 'line' | 'path'>;
