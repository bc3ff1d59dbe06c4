import type { Environment } from '../core/values.js';

/** What a command needs of the process. */
export interface ProcessLike {
  readonly stdout: Stream;
  readonly stderr: Stream;
  readonly env: Environment;
}

interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}
