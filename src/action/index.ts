import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkOutput } from '../adapters/files/output-file.js';
import { core } from '../adapters/github/packages.js';
import { settleProxies } from '../adapters/network.js';
import { decodeContext } from '../core/github/event.js';
import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { MAX_LISTED } from '../core/shown.js';
import type { Environment, Rewrite } from '../core/text/values.js';
import { StepgateError } from '../core/words/errors.js';
import { VERSION } from '../core/words/version.js';
import type { Destination } from './comment.js';
import { type ActionRun, makeRun, refuseUnsafe } from './environment.js';
import { decodeInputs, decodeWriting } from './inputs.js';
import { annotate, hideInLog, info, logLine } from './log.js';

/** Runs the action. The step fails once, at the end, with all reasons. */
export async function run(env: Environment = process.env): Promise<void> {
  const redactor = makeRedactor(secretsOf(env));
  hideInLog(redactor.redact);
  let to: Destination | null = null;
  try {
    // Writing to a pipe may block forever.
    for (const path of [env.GITHUB_OUTPUT, env.GITHUB_STEP_SUMMARY]) if (path) await checkOutput(path);
    settleProxies(process.env);
    const writing = decodeWriting(env);
    const event = env.GITHUB_EVENT_PATH ? await readFile(env.GITHUB_EVENT_PATH, 'utf8').catch(() => '{}') : '{}';
    to = { ...writing, context: decodeContext(env, JSON.parse(event)) };
    const { withPull } = await import('./pull.js');
    const context = await withPull(to.context, writing);
    to = { ...writing, context };
    const inputs = decodeInputs(env);
    await refuseUnsafe(context, inputs, env);
    info([`${VERSION}, ${inputs.mode}`, context.event].filter((part) => part !== '').join(' on '));
    const breaches = await publish(await makeRun(inputs, context, env, redactor));
    if (breaches.length > 0) core.setFailed(breaches.map(logLine).join('\n'));
  } catch (error) {
    if (error instanceof StepgateError) error.problems.slice(0, MAX_LISTED).forEach(annotate);
    if (error instanceof StepgateError && to !== null) await tell(to, error, redactor.redact);
    const message = error instanceof Error ? error.message : String(error);
    const text = error instanceof StepgateError ? message : `unexpected: ${message}`;
    core.setFailed(text.split('\n').map(logLine).join('\n'));
  }
}

/** Says on GitHub that the run stopped; a reporter has no commit of its own to speak of. */
async function tell(to: Destination, error: StepgateError, redact: Rewrite): Promise<void> {
  const { kind } = to.context.plan;
  if (kind === 'workflow_run') return;
  const { publishStop, stopOf } = await import('./stopped.js');
  // A run that may have been refused for what it would read sends no request.
  await publishStop({ ...to, check: to.check && kind !== 'other' }, stopOf(error), redact);
}

/** Runs the selected mode. Its module with the GitHub clients is loaded late, so that the first log line is early. */
async function publish(run: ActionRun): Promise<string[]> {
  const { mode, combine } = run.inputs;
  if (mode === 'report') return (await import('./comment-on-fork-run.js')).commentOnForkRun(run);
  if (mode === 'combine' && combine === 'agents') return (await import('./combine-agents.js')).combineAgentsAction(run);
  return (await import('./evaluate.js')).evaluateAction(run);
}

/** Whether Node was started with this file. GitHub's local runner imports it, and calls `run`. */
function isStarted(): boolean {
  const [, started] = process.argv;
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(import.meta.url));
}

// Exit immediately, because abandoned uploads and requests may hold sockets and timers for minutes.
if (isStarted()) void run().finally(() => process.stdout.write('', () => process.exit()));
