import { readFileSync } from 'node:fs';
import { openCommand } from '../adapters/sources/command.js';
import { decodeEndpoint, openEndpoint } from '../adapters/sources/endpoint.js';
import { openRdf } from '../adapters/sources/rdf.js';
import type { OutputSource } from '../adapters/sources/source.js';
import type { Prefixes } from '../adapters/sparql-queries.js';
import type { PlacedStep } from '../core/refresh/placed-steps.js';
import type { Redact } from '../core/secrets/redact.js';
import { type Environment, isMapping } from '../core/text/values.js';
import { usageError } from '../core/words/errors.js';
import { oneLine } from '../report/words/text.js';
import type { ProcessLike } from './print.js';

/** The flags that name a source of outputs. */
export interface SourceOptions {
  readonly endpoint?: string;
  readonly data?: readonly string[];
  readonly responses?: readonly string[];
}

export type SourceKind = 'endpoint' | 'data' | 'command' | 'responses';

/** The only source that is given. `flags`: how to name one, for messages. */
export function decodeSourceKind(options: SourceOptions, command: readonly string[], flags: string): SourceKind {
  const given = {
    endpoint: options.endpoint !== undefined,
    data: options.data !== undefined,
    command: command.length > 0,
    responses: options.responses !== undefined,
  };
  const kinds = (Object.keys(given) as SourceKind[]).filter((kind) => given[kind]);
  const [kind] = kinds;
  if (kind !== undefined && kinds.length === 1) return kind;
  throw usageError(`expected one source, got ${kinds.length === 0 ? 'none' : kinds.join(' and ')}: use ${flags}`);
}

interface SourceSettings {
  /** The command of Stepgate, for messages. */
  readonly name: string;
  readonly prefixes: Prefixes;
  readonly timeoutSec: number;
  readonly redact: Redact;
  readonly kill: AbortSignal;
  /** The user's own command. */
  readonly command: readonly string[];
  readonly lineOf: (placed: PlacedStep) => Promise<number | undefined>;
}

/** Opens an endpoint, RDF files or the user's command. */
export async function openSource(
  kind: Exclude<SourceKind, 'responses'>,
  options: SourceOptions,
  { name, prefixes, timeoutSec, redact, kill, command, lineOf }: SourceSettings,
  { env, stderr }: ProcessLike,
): Promise<OutputSource> {
  if (kind === 'data') {
    const cwd = globalThis.process.cwd();
    return openRdf(options.data ?? [], { prefixes, cwd, command: name }, lineOf);
  }
  if (kind === 'command') {
    const [program = '', ...args] = command;
    return openCommand({ command: [program, ...args], env, redact, kill, timeoutSec });
  }
  const endpoint = decodeEndpoint(options.endpoint ?? '', env);
  stderr.write(`asking ${oneLine(endpoint.url.host)}\n`);
  return openEndpoint(endpoint, { prefixes, timeoutSec });
}

const PULL_REQUEST_EVENTS = /^(?:pull_request|issue_comment)/;

/** Refuses to send queries, or to run a command, for a pull request: a stranger may have written the corpus. */
export function refuseOnPullRequest(command: string, env: Environment): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  const event = env.GITHUB_EVENT_NAME ?? '';
  const isOfPullRequest = event === 'workflow_run' && PULL_REQUEST_EVENTS.test(originOfRun(env.GITHUB_EVENT_PATH));
  if (!PULL_REQUEST_EVENTS.test(event) && !isOfPullRequest) return;
  throw usageError(
    `no stepgate ${command} on ${event}: the queries come from the pull request; run it on schedule or workflow_dispatch`,
  );
}

/** The event of the run that started this one; an unreadable one counts as a pull request. */
function originOfRun(path: string | undefined): string {
  try {
    const event: unknown = JSON.parse(readFileSync(path ?? '', 'utf8'));
    const run = isMapping(event) ? event.workflow_run : null;
    return isMapping(run) && typeof run.event === 'string' ? run.event : 'pull_request';
  } catch {
    return 'pull_request';
  }
}
