import type { Problem } from '../errors.js';
import type { Response } from '../model.js';
import { counted } from '../text/numerals.js';
import { isAbsent, type Path } from '../values.js';
import type { Decoded } from './decoded.js';
import { nearest } from './keys.js';

/** What people write for `actual_steps`, beside its misspellings. */
const STEPS_WORDS = new Set([
  ...['tool_calls', 'toolCalls', 'tool_call', 'tools', 'calls', 'actions'],
  ...['steps_taken', 'intermediate_steps', 'trajectory', 'agent_steps'],
]);

/** A response with its place. */
interface PlacedResponse {
  readonly file: string;
  readonly line?: number;
  readonly path?: Path;
  readonly decoded: Decoded<Response>;
}

interface Seen {
  readonly first: Omit<PlacedResponse, 'decoded'>;
  count: number;
}

/** Watches responses for steps that would be lost in silence: under another key, or without a status. */
export function makeResponseWatch() {
  const keys = new Map<string, Seen>();
  let withoutStatus: Seen | null = null;
  const observe = ({ decoded, ...place }: PlacedResponse): void => {
    if (decoded.kind === 'invalid') return;
    const { steps, unreadable, source } = decoded.value;
    const lost = steps?.filter(({ status }) => isAbsent(status)).length ?? 0;
    if (lost > 0) {
      withoutStatus ??= { first: place, count: 0 };
      withoutStatus.count += lost;
    }
    if (steps !== null || unreadable !== null) return;
    for (const key of Object.keys(source)) {
      if (!STEPS_WORDS.has(key) && nearest(key, ['actual_steps']) === null) continue;
      const seen = keys.get(key) ?? { first: place, count: 0 };
      keys.set(key, { ...seen, count: seen.count + 1 });
    }
  };
  const warnings = (): Problem[] => [
    ...[...keys].map(([key, { first, count }]): Problem => {
      const found = `unknown key in ${counted(count, 'response')} without steps`;
      return { ...first, path: [...(first.path ?? []), key], message: `${found}; did you mean actual_steps?` };
    }),
    ...(withoutStatus ? [{ ...withoutStatus.first, message: statusMessage(withoutStatus.count) }] : []),
  ];
  return { observe, warnings };
}

function statusMessage(count: number): string {
  return `${counted(count, 'step')} without a status, here the first; only steps with status: success can match`;
}
