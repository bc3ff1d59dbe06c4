import { readFile } from 'node:fs/promises';
import * as core from '@actions/core';
import { settleProxies } from '../adapters/network.js';
import { decodeContext } from '../core/github/event.js';
import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { MAX_LISTED } from '../core/shown.js';
import type { Environment } from '../core/text/values.js';
import { StepgateError } from '../core/words/errors.js';
import { VERSION } from '../core/words/version.js';
import { type ActionRun, checkRunnerFiles, makeRun, refuseUnsafe } from './environment.js';
import { decodeInputs } from './inputs.js';
import { annotate, hideInLog, info, logLine } from './log.js';

/** Runs the action. The step fails once, at the end, with all reasons. */
async function main(env: Environment): Promise<void> {
  const redactor = makeRedactor(secretsOf(env));
  hideInLog(redactor.redact);
  try {
    await checkRunnerFiles(env);
    settleProxies(process.env);
    const inputs = decodeInputs(env);
    const context = decodeContext(env, await readEvent(env));
    await refuseUnsafe(context, inputs, env);
    info(`${VERSION}, ${inputs.mode} on ${context.event}`);
    const breaches = await publish(await makeRun(inputs, context, env, redactor));
    if (breaches.length > 0) core.setFailed(breaches.map(logLine).join('\n'));
  } catch (error) {
    if (error instanceof StepgateError) error.problems.slice(0, MAX_LISTED).forEach(annotate);
    const message = error instanceof Error ? error.message : String(error);
    const text = error instanceof StepgateError ? message : `unexpected: ${message}`;
    core.setFailed(text.split('\n').map(logLine).join('\n'));
  }
}

/** Runs the selected mode. Its module with the GitHub clients is loaded late, so that the first log line is early. */
async function publish(run: ActionRun): Promise<string[]> {
  const { mode, combine } = run.inputs;
  if (mode === 'report') return (await import('./comment-on-fork-run.js')).commentOnForkRun(run);
  if (mode === 'combine' && combine === 'agents') return (await import('./combine-agents.js')).combineAgentsAction(run);
  return (await import('./evaluate.js')).evaluateAction(run);
}

async function readEvent(env: Environment): Promise<unknown> {
  const text = env.GITHUB_EVENT_PATH ? await readFile(env.GITHUB_EVENT_PATH, 'utf8').catch(() => '{}') : '{}';
  return JSON.parse(text);
}

// Exit immediately, because abandoned uploads and requests may hold sockets and timers for minutes.
void main(process.env).finally(() => process.stdout.write('', () => process.exit()));
