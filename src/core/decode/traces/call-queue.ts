import { listAt } from '../../values.js';
import type { CallEvent, ToolResult } from './trace.js';

/** A call with what came of it, while the events are read. */
export interface Call {
  event: CallEvent;
  result: ToolResult | null;
  /** A span that is this call's execution has been found. */
  hasSpan: boolean;
}

/** Calls under keys, each key first in, first out: however many there are, a look-up takes constant time on average. */
export interface CallQueues {
  readonly add: (key: string, call: Call) => void;
  /** The first call under a key that is not done; those before it are forgotten. */
  readonly first: (key: string, isDone: (call: Call) => boolean) => Call | null;
}

export function makeCallQueues(): CallQueues {
  const queues = new Map<string, Call[]>();
  const starts = new Map<string, number>();
  return {
    add: (key, call) => void listAt(queues, key).push(call),
    first: (key, isDone) => {
      const calls = queues.get(key) ?? [];
      let at = starts.get(key) ?? 0;
      for (let call = calls[at]; call && isDone(call); call = calls[at]) at++;
      starts.set(key, at);
      return calls[at] ?? null;
    },
  };
}
