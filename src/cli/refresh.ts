import { readFileSync } from 'node:fs';
import { readConfig } from '../adapters/files/corpus.js';
import { decodeEndpoint, openEndpoint } from '../adapters/sources/endpoint.js';
import { givingUp } from '../adapters/sources/giving-up.js';
import { goneFinder } from '../adapters/sources/gone.js';
import { openRdf } from '../adapters/sources/rdf.js';
import { type OutputSource, openCommand, openResponses } from '../adapters/sources/source.js';
import type { Prefixes } from '../adapters/sparql-queries.js';
import { decodePatterns } from '../core/corpus/select.js';
import { sparqlQueryOf } from '../core/refresh/placed-steps.js';
import { isWritten } from '../core/refresh/states.js';
import type { Question } from '../core/steps/model.js';
import { type Environment, isMapping, type Rewrite } from '../core/text/values.js';
import { eachForInput, forInput, renderPath, renderProblem, StepgateError, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { type RefreshReport, refreshJson, renderRefresh } from '../report/formats/corpus-reports.js';
import { oneLine, printable } from '../report/words/text.js';
import { type OpenSource, type Refreshed, refreshCorpus } from '../run/refresh.js';
import { DETECTED, groupByQuestion, readNamedResponses, validResponses } from '../run/traces.js';
import type { Flags, Given, Words } from './flags.js';
import { FLAG_WORDS, requiredFiles } from './options.js';
import { jsonText, makeWarn, type ProcessLike } from './print.js';
import { fullRedactor } from './secrets.js';
import { startWaiting } from './waiting.js';

/** `stepgate refresh`. Exit code: 1 if an output changed or was not written; 2 for wrong input or a silent source. */
export async function refresh(options: Given<Words>, process: ProcessLike): Promise<number> {
  const { format, select, drafts, concurrency, write, all, acceptEmpty, withArgs } = options;
  decodePatterns(select, '--select');
  const [command] = options.operands;
  const { endpoint, data, responses } = options;
  const flags = '--endpoint, --data, --responses, or a command after --';
  const kind = onlySource({ endpoint, data, command, responses }, flags);
  if (kind === 'responses' && select.length === 0)
    throw usageError('--responses needs --select: name the questions whose outputs are right, as in --select id:q17');
  if (kind === 'endpoint' || kind === 'command') refuseOnPullRequest('refresh', process.env);
  const config = await forInput('--config', readConfig(options.config));
  const context = { knobs: scoringOf(config.preset ?? 'standard', config.knobs).knobs, aliases: config.aliases };
  const { redact } = fullRedactor(process);
  const settings = {
    corpus: requiredFiles('--corpus', options.corpus),
    ...{ select, drafts, concurrency, context, redact, write, all, acceptEmpty, withArgs },
    stepDefaults: config.stepDefaults,
    isOfCorpus: kind === 'responses',
  };
  const asking = { name: 'refresh', prefixes: config.prefixes, redact, command };
  const source = awaitSource(kind, options, asking, process);
  const open: OpenSource = async (questions) =>
    kind === 'responses'
      ? openResponses(await readTrials(options.responses, questions, process), context)
      : source.open();
  const refreshed = await source.whileRunning(refreshCorpus({ ...settings, progress: source.progress }, open));
  if (refreshed === null) return 1;
  makeWarn(process)(refreshed.warnings);
  const report = redact(reportOf(refreshed, write, acceptEmpty));
  const text = format === 'json' ? jsonText(refreshJson(report)) : `${printable(renderRefresh(report, format))}\n`;
  process.stdout.write(text);
  if (refreshed.doubt !== null && write) throw new StepgateError('input', `nothing was written: ${refreshed.doubt}`);
  const states = refreshed.steps.map(({ change }) => change.state);
  const isLeft = states.some((state) => state !== 'same' && !isWritten(state, acceptEmpty));
  const isChanged = states.some((state) => isWritten(state, acceptEmpty));
  const isUnwritten = isChanged && (!write || refreshed.isTooMuch || refreshed.refusals.length > 0);
  return isLeft || isUnwritten ? 1 : 0;
}

async function readTrials(files: readonly string[], questions: readonly Question[], process: ProcessLike) {
  const settings = { responses: files, ...DETECTED };
  const corpus = { questions, templates: [] };
  const records = readNamedResponses(settings, corpus, { words: FLAG_WORDS, warn: makeWarn(process) });
  return groupByQuestion(validResponses(eachForInput('--responses', records)));
}

function reportOf(refreshed: Refreshed, wantsWrite: boolean, acceptsEmpty: boolean): RefreshReport {
  const { steps, skipped, writtenFiles, refusals, shrunk, doubt } = refreshed;
  const counts = new Map<string, number>();
  for (const { placed } of steps) counts.set(placed.question.id, (counts.get(placed.question.id) ?? 0) + 1);
  return {
    steps: steps.map(({ placed: { question, path, step }, change }) => ({
      id: question.id,
      template: question.templateId,
      query: sparqlQueryOf(step),
      text: question.text,
      place: (counts.get(question.id) ?? 0) > 1 ? renderPath(path.slice(3)) : '',
      change,
      hasAnswer: question.referenceAnswer !== null,
    })),
    ...{ skipped, shrunk, doubt, acceptsEmpty },
    written: writtenFiles,
    refusals: refusals.map(renderProblem),
    tooMany: refreshed.isTooMuch ? steps.filter(({ change }) => isWritten(change.state, false)).length : null,
    wantsWrite,
  };
}

/** The name of the only source that is given. `flags`: how to name one, for messages. */
export function onlySource<Kind extends string>(
  sources: Readonly<Record<Kind, string | readonly string[] | null>>,
  flags: string,
): Kind {
  const kinds = (Object.keys(sources) as Kind[]).filter((kind) => (sources[kind] ?? []).length > 0);
  const [kind] = kinds;
  if (kind !== undefined && kinds.length === 1) return kind;
  throw usageError(`expected one source, got ${kinds.length === 0 ? 'none' : kinds.join(' and ')}: use ${flags}`);
}

type SourceKind = 'endpoint' | 'data' | 'command' | 'responses';
interface Asking {
  /** The command of Stepgate, for messages. */
  readonly name: string;
  readonly prefixes: Prefixes;
  readonly redact: Rewrite;
  readonly command: readonly string[];
}

/** Starts to wait for an endpoint, RDF files or the user's command, which `open` opens. */
export function awaitSource(kind: SourceKind, options: Flags, asking: Asking, process: ProcessLike) {
  const { name, prefixes, redact, command } = asking;
  const { stop, kill, ...waiting } = startWaiting(kind, process);
  const { data, timeout: timeoutSec } = options;
  const connect = async (): Promise<OutputSource> => {
    const cwd = globalThis.process.cwd();
    if (kind === 'data') return forInput('--data', openRdf(data, { prefixes, cwd, command: name }));
    if (kind === 'command') return openCommand({ command, env: process.env, redact, kill, timeoutSec });
    const endpoint = decodeEndpoint(options.endpoint ?? '', process.env);
    process.stderr.write(`asking ${oneLine(endpoint.url.host)}\n`);
    return openEndpoint(endpoint, { prefixes, timeoutSec, stop });
  };
  const open = async (): Promise<OutputSource> => {
    const source = await connect();
    const findGone = await goneFinder(source, prefixes);
    return { ...givingUp(source, name === 'generate'), findGone };
  };
  return { ...waiting, open };
}

const PULL_REQUEST_EVENTS = /^(?:pull_request|issue_comment)/;

/** Refuses to send queries, or to run a command, for a pull request: a stranger may have written the corpus. */
export function refuseOnPullRequest(command: string, env: Environment): void {
  if (env.GITHUB_ACTIONS !== 'true') return;
  const event = env.GITHUB_EVENT_NAME ?? '';
  const isOfPullRequest = event === 'workflow_run' && PULL_REQUEST_EVENTS.test(originOfRun(env.GITHUB_EVENT_PATH));
  if (!PULL_REQUEST_EVENTS.test(event) && !isOfPullRequest) return;
  const why = 'the queries come from the pull request; run it on schedule or workflow_dispatch';
  throw usageError(`no stepgate ${command} on ${event}: ${why}`);
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
