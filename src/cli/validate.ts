import { existsSync } from 'node:fs';
import { readConfig, readCorpus, selectedFrom } from '../adapters/files/corpus.js';
import { readResponses } from '../adapters/files/responses.js';
import { sha256 } from '../adapters/hash.js';
import { makeResponseWatch } from '../core/corpus/response.js';
import { decodePatterns } from '../core/corpus/select.js';
import { validateCorpus } from '../core/corpus/validate.js';
import { findContradicted } from '../core/refresh/contradicted.js';
import { isInShard } from '../core/shards/records.js';
import { isScorable } from '../core/steps/alternatives.js';
import type { Corpus } from '../core/steps/model.js';
import { increment, unchanged } from '../core/text/values.js';
import { eachForInput, forInput, renderProblem } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { renderRunFindings, renderValidation } from '../report/formats/corpus-reports.js';
import { printableJson } from '../report/words/text.js';
import { DETECTED, makeTraceNamer, observeRecords, readRunResponses, validResponses } from '../run/traces.js';
import type { Flags, Given, Words } from './flags.js';
import { FLAG_WORDS, refuseOperands, requiredFiles } from './options.js';
import { makeWarn, type ProcessLike, printNext } from './print.js';
import { commandLine } from './program.js';
import { localRedactor } from './secrets.js';

/** `stepgate validate`. Exit code: 0 if the corpus can be scored; 2 for errors, with `--strict` also for warnings. */
export async function validate(options: Given<Words>, process: ProcessLike): Promise<number> {
  refuseOperands(options);
  const format = options.textOrJson;
  const config = await forInput('--config', readConfig(options.config));
  const corpusFiles = requiredFiles('--corpus', options.corpus);
  const mode = options.drafts ? 'only' : 'all';
  const decodedCorpus = await forInput('--corpus', readCorpus(corpusFiles, null, mode, config.stepDefaults));
  const { corpus } = decodedCorpus;
  selectedFrom(decodedCorpus, []);
  const scoring = scoringOf(config.preset ?? 'standard', config.knobs);
  const context = { knobs: scoring.knobs, aliases: config.aliases };
  const responseSteps = options.responses.length > 0 ? await readSteps(options.responses, corpus) : null;
  const runs =
    options.runs.length > 0 ? await forInput('--runs', readRunResponses(options.runs, corpus, FLAG_WORDS)) : null;
  const { redact } = localRedactor(process);
  const warnings = redact([...decodedCorpus.warnings, ...(responseSteps?.warnings ?? [])]);
  const areGroupsSet = config.knobs.groups !== undefined;
  const names = responseSteps?.names ?? null;
  const validation = redact(validateCorpus(corpus, scoring, names, config.aliases, areGroupsSet));
  const ofRuns = redact(runs ? findContradicted(corpus.questions, runs, context) : []);
  const text =
    format === 'json'
      ? JSON.stringify({ ...validation, findings: [...validation.findings, ...ofRuns], warnings }, null, 2)
      : [renderValidation(validation, warnings.map(renderProblem)).trimEnd(), ...renderRunFindings(ofRuns)].join('\n');
  process.stdout.write(`${text}\n`);
  if (format === 'text' && validation.errors === 0) printNext(process, nextCommand(options, corpus, process));
  const hasWarnings =
    warnings.length > 0 || [...ofRuns, ...validation.findings].some(({ severity }) => severity === 'warning');
  return validation.errors > 0 || (options.strict && hasWarnings) ? 2 : 0;
}

/** How the corpus is used: recorded while no question has steps, looked at while all are drafts, else evaluated. */
function nextCommand({ corpus, responses, drafts }: Given<Words>, { questions }: Corpus, process: ProcessLike) {
  const inputs = ['--corpus', ...corpus];
  if (!questions.some(isScorable)) {
    const command = commandLine(process, ['record', ...inputs, '-o', 'run-1.jsonl']);
    return command && `${command} -- and the command that starts your agent`;
  }
  if (!drafts && questions.every(({ isDraft }) => isDraft)) return 'check each draft, and remove its key draft';
  const out = drafts ? ['--drafts'] : ['--out', 'results'];
  return commandLine(process, [
    'evaluate',
    ...inputs,
    '--responses',
    ...(responses.length > 0 ? responses : [existsSync('run-1.jsonl') ? 'run-1.jsonl' : 'responses.jsonl']),
    ...out,
  ]);
}

/** The step names of the responses with their numbers of occurrences, and warnings. */
async function readSteps(patterns: readonly string[], { questions }: Corpus) {
  const names = new Map<string, number>();
  const watch = makeResponseWatch();
  const records = readResponses(patterns, null, makeTraceNamer(DETECTED, questions, FLAG_WORDS));
  const observed = observeRecords(eachForInput('--responses', records), watch);
  for await (const { steps } of validResponses(observed)) for (const { name } of steps ?? []) increment(names, name);
  return { names, warnings: watch.warnings() };
}

/** `stepgate questions`: prints the questions as JSONL, for the agent's runner. */
export async function questions(options: Given<Words>, process: ProcessLike): Promise<number> {
  refuseOperands(options);
  for (const { id, text } of await readSelected(options, process)) {
    process.stdout.write(`${printableJson(JSON.stringify({ question_id: id, question_text: text }))}\n`);
  }
  return 0;
}

/** Reads the questions that `--corpus`, `--drafts`, `--select` and `--shard` name. */
export async function readSelected({ corpus, drafts, quiet, select, shard }: Flags, process: ProcessLike) {
  decodePatterns(select, '--select');
  const files = requiredFiles('--corpus', corpus);
  const decodedCorpus = await forInput('--corpus', readCorpus(files, null, drafts ? 'only' : 'without'));
  const warn = makeWarn(process, unchanged, quiet);
  warn(decodedCorpus.warnings);
  return selectedFrom(decodedCorpus, select, warn).filter(({ id }) => isInShard(id, shard, sha256));
}
