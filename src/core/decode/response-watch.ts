import type { Problem } from '../errors.js';
import type { Response } from '../model.js';
import { mcpError } from '../steps/mcp.js';
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

/**
 * Watches responses for steps that would be lost in silence: under another key, or without a status; and for those of which
 * their status and their output say different things.
 */
export function makeResponseWatch() {
  const keys = new Map<string, Seen>();
  const withoutStatus = makeCount();
  const failedResults = makeCount();
  const observe = ({ decoded, ...place }: PlacedResponse): void => {
    if (decoded.kind === 'invalid') return;
    const { steps, unreadable, source } = decoded.value;
    for (const { status, output } of steps ?? []) {
      if (isAbsent(status)) withoutStatus.add(place);
      else if (status === 'success' && mcpError(output) !== null) failedResults.add(place);
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
    ...withoutStatus.warning(statusMessage),
    ...failedResults.warning(failedMessage),
  ];
  return { observe, warnings };
}

/** Counts steps, and knows the place of the first. */
function makeCount() {
  let seen: Seen | null = null;
  return {
    add: (place: Seen['first']): void => {
      seen ??= { first: place, count: 0 };
      seen.count++;
    },
    warning: (message: (count: number) => string): Problem[] =>
      seen ? [{ ...seen.first, message: message(seen.count) }] : [],
  };
}

function failedMessage(count: number): string {
  return `${counted(count, 'step')} with status: success whose MCP result says isError: true, here the first; in standard they are failed calls`;
}

function statusMessage(count: number): string {
  return `${counted(count, 'step')} without a status, here the first; only steps with status: success can match`;
}
