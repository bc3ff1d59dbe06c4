import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import yaml from 'js-yaml';
import { outcomeOf } from '../bundle.js';
import type { GithubEvent } from './events.js';
import { runHere } from './in-process.js';
import { runtimeToken } from './results.js';
import type { GithubServer } from './server.js';
import type { World, WorldRun } from './world.js';

const DIST = process.env.STEPGATE_DIST ?? join(import.meta.dirname, '../../../dist');

const { inputs: INPUTS } = yaml.load(readFileSync(join(import.meta.dirname, '../../../action.yml'), 'utf8')) as {
  inputs: Readonly<Record<string, { readonly default?: string }>>;
};
/** The defaults of action.yml, which the runner fills in; expressions are not evaluated. */
const DEFAULTS = Object.fromEntries(
  Object.entries(INPUTS).flatMap(([name, { default: usual }]) =>
    usual === undefined || usual.includes('${{') ? [] : [[name, usual]],
  ),
);

export interface ActionCall {
  readonly event: GithubEvent;
  /** As `with:` has them. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** The checked-out files. */
  readonly files: Readonly<Record<string, string | Buffer>>;
  readonly env?: Readonly<Record<string, string>>;
  /** The clock of the process runs faster by `SPEED`: limits of minutes end in seconds. */
  readonly fast?: boolean;
  /** In a process of its own, as all that are fast or cancelled. */
  readonly own?: boolean;
  /** What the checkout holds beside plain files. */
  readonly prepare?: (workspace: string) => void;
  /** Ends the process, as the runner does with a job that is cancelled; its reason may be another signal than SIGKILL. */
  readonly cancel?: AbortSignal;
}

/** What the runner sends before it kills. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * How many times faster the clock of a fast process runs: where the start of a process takes long, work that should end within a limit
 * takes long, too, and must not run into it.
 */
export const SPEED = Math.min(10, Math.max(2, 1000 / msToStart()));

/** Milliseconds that Node takes to start and end: about 50 where nothing else runs. */
function msToStart(): number {
  const started = performance.now();
  spawnSync(process.execPath, ['--eval', '']);
  return performance.now() - started;
}

const FAST_CLOCK = join(import.meta.dirname, 'fast-clock.mjs');

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

export interface ActionResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  /** The files of `output-dir`, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Runs the built action as the runner does; `folder` is its machine, `server` its GitHub. */
export async function runAction(
  folder: string,
  server: Pick<GithubServer, 'url' | 'answer'>,
  world: World,
  run: WorldRun,
  call: ActionCall,
): Promise<ActionResult> {
  const job = mkdtempSync(join(folder, 'job-'));
  const at = (name: string) => join(job, name);
  for (const name of ['temp', 'workspace']) mkdirSync(at(name));
  for (const name of ['output', 'summary', 'state', 'env', 'path']) writeFileSync(at(name), '');
  for (const [name, content] of Object.entries(call.files)) {
    mkdirSync(dirname(at(`workspace/${name}`)), { recursive: true });
    writeFileSync(at(`workspace/${name}`), content);
  }
  call.prepare?.(at('workspace'));
  writeFileSync(at('event.json'), JSON.stringify(call.event.payload));
  const { PATH = '', HOME = '' } = process.env;
  const variables = (url: string) => ({
    ...{ PATH, HOME },
    ...inputVariables({ ...DEFAULTS, 'github-token': world.token, ...call.inputs }),
    ...runnerVariables(at, url),
    ...githubVariables(world, run, call.event),
  });
  const isOwn = call.fast || call.cancel || call.own;
  const { code, stdout, stderr } = isOwn
    ? await start(at('workspace'), call, { ...variables(server.url), ...call.env })
    : await runHere(DIST, server, at('workspace'), variables, call.env);
  const outputs = readOutputs(readFileSync(at('output'), 'utf8'));
  return {
    ...{ code, stdout, stderr, outputs },
    summary: readFileSync(at('summary'), 'utf8'),
    annotations: annotationsOf(stdout),
    files: readFolder(outputs['output-dir']),
  };
}

function start(
  cwd: string,
  { fast, cancel }: ActionCall,
  env: Readonly<Record<string, string>>,
): Promise<Pick<ActionResult, 'code' | 'stdout' | 'stderr'>> {
  const preload = fast ? ['--import', FAST_CLOCK] : [];
  const clock = { STEPGATE_TEST_SPEED: String(SPEED) };
  const variables = { ...(fast ? clock : {}), ...env };
  const child = spawn(process.execPath, [...preload, join(DIST, 'index.js')], { cwd, env: variables });
  cancel?.addEventListener('abort', () => child.kill(SIGNALS.find((name) => name === cancel.reason) ?? 'SIGKILL'));
  return outcomeOf(child).ended;
}

/** `min-steps-score` comes as `INPUT_MIN-STEPS-SCORE`; an input that is not set comes empty. */
function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}

function runnerVariables(at: (name: string) => string, url: string): Record<string, string> {
  return {
    ...{ CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_ACTION: '__stepgate', GITHUB_JOB: 'eval' },
    ...{ RUNNER_OS: 'Linux', RUNNER_ARCH: 'X64', RUNNER_TEMP: at('temp'), GITHUB_WORKSPACE: at('workspace') },
    ...{ GITHUB_OUTPUT: at('output'), GITHUB_STEP_SUMMARY: at('summary'), GITHUB_STATE: at('state') },
    ...{ GITHUB_ENV: at('env'), GITHUB_PATH: at('path'), GITHUB_EVENT_PATH: at('event.json') },
    ...{ GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: `${url}/graphql`, GITHUB_SERVER_URL: 'https://github.com' },
    ACTIONS_RESULTS_URL: `${url}/`,
  };
}

function githubVariables({ repository, workflow }: World, run: WorldRun, event: GithubEvent): Record<string, string> {
  const { owner, name, id } = repository;
  return {
    ...{ GITHUB_REPOSITORY: `${owner}/${name}`, GITHUB_REPOSITORY_ID: String(id), GITHUB_REPOSITORY_OWNER: owner },
    ...{ GITHUB_EVENT_NAME: event.name, GITHUB_SHA: event.sha, GITHUB_REF: event.ref, GITHUB_REF_NAME: event.refName },
    ...{ GITHUB_ACTOR: event.actor ?? owner, GITHUB_TRIGGERING_ACTOR: event.actor ?? owner },
    ...{
      GITHUB_RUN_ID: String(run.id),
      GITHUB_RUN_NUMBER: String(run.number),
      GITHUB_RUN_ATTEMPT: String(run.attempt),
    },
    GITHUB_WORKFLOW: 'agent-eval',
    GITHUB_HEAD_REF: event.name === 'pull_request' ? event.run.branch : '',
    GITHUB_WORKFLOW_REF: `${owner}/${name}/${workflow.path}@${event.ref}`,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(run.id),
  };
}

/** The pairs of an output file; each stands between two lines with the same random delimiter. */
function readOutputs(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/^([^\n<]+)<<(ghadelimiter_[\w-]+)\n([\s\S]*?)\n?\2$/gm)];
  return Object.fromEntries(pairs.map(([, name, , value]) => [name as string, value as string]));
}

/** The lines that the runner takes for commands, as it reads them. */
function annotationsOf(stdout: string): Annotation[] {
  const lines = [...stdout.matchAll(/^::(error|warning|notice)(?: ([^\n]*?))?::(.*)$/gm)];
  return lines.map(([, level, properties = '', message = '']) => ({
    level: level as Annotation['level'],
    properties: Object.fromEntries(
      properties
        .split(',')
        .filter((pair) => pair.includes('='))
        .map((pair) => [pair.slice(0, pair.indexOf('=')), unescaped(pair.slice(pair.indexOf('=') + 1))]),
    ),
    message: unescaped(message),
  }));
}

function unescaped(text: string): string {
  const codes: Readonly<Record<string, string>> = { '%0A': '\n', '%0D': '\r', '%3A': ':', '%2C': ',', '%25': '%' };
  return text.replace(/%(?:0A|0D|3A|2C|25)/g, (code) => codes[code] as string);
}

function readFolder(folder: string | undefined): Record<string, string> {
  if (!folder) return {};
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
