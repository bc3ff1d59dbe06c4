import { namedFiles } from '../adapters/files/find-files.js';
import { realFile } from '../adapters/files/output-file.js';
import { writeResponses } from '../adapters/files/recording-file.js';
import { decodeChoice } from '../core/corpus/settings.js';
import { TRIAL_MODES } from '../core/runs/trials.js';
import { makeLocalRedactor, type Redact, redactResponse } from '../core/secrets/redact.js';
import { exactJsonText } from '../core/text/json.js';
import type { Mapping } from '../core/text/values.js';
import { FORMAT_CHOICES } from '../core/traces/formats.js';
import { WAYS, type Way } from '../core/traces/question.js';
import { eachForInput, forInput, type InputWords, renderProblem, usageError } from '../core/words/errors.js';
import { oneLine, printableJson } from '../report/words/text.js';
import { type ImportSettings, importTraces, type NamedTraces, unnamedWarnings } from '../run/traces.js';
import { FLAG_WORDS, refuseEmpty } from './options.js';
import { type ProcessLike, printWarnings } from './print.js';

/** The files and flags of `import`, as text. */
export interface ImportOptions {
  readonly operands: readonly (readonly string[])[];
  readonly from: string;
  readonly corpus?: readonly string[];
  readonly questionId?: string;
  readonly records?: string;
  readonly latest?: boolean;
  readonly trials: string;
  readonly output?: string;
}

/** `stepgate import`: writes recorded traces as a file of responses. */
export async function importResponses(options: ImportOptions, process: ProcessLike): Promise<number> {
  const settings = readSettings(options);
  if (isFile(options.output)) await forInput('--output', refuseInput(options.output, settings.files));
  const importedTraces = await importTraces(settings, IMPORT_WORDS);
  const { redact } = makeLocalRedactor(process.env);
  printWarnings(redact(importedTraces.warnings.map(renderProblem)), process);
  const count = await writeOutput(redactResponses(importedTraces.responses, redact), options.output, process);
  const { named, census } = importedTraces;
  printWarnings(redact([...unnamedWarnings(named()), ...census.warnings()].map(renderProblem)), process);
  process.stderr.write(`${oneLine(formatSummary(count, named(), options.output))}\n`);
  const counts = census.line();
  if (counts !== null) process.stderr.write(`${oneLine(redact(`read: ${counts}`))}\n`);
  return 0;
}

/** For two traces of one question, the error also suggests `--latest`. */
const IMPORT_WORDS: InputWords = {
  ...FLAG_WORDS,
  setting: (input, value) => `${FLAG_WORDS.setting(input, value)}, or keep the latest with --latest`,
};

function readSettings(options: ImportOptions): ImportSettings {
  const { operands, ...flags } = options;
  refuseEmpty(flags);
  const trials = decodeChoice('--trials', options.trials, TRIAL_MODES);
  if (options.latest && trials === 'all') throw usageError('--latest and --trials all exclude each other; use one');
  return {
    files: operands[0] ?? [],
    format: decodeChoice('--from', options.from, FORMAT_CHOICES),
    corpus: options.corpus ?? [],
    path: options.questionId ?? null,
    records: options.records ?? null,
    latest: options.latest ?? false,
    trials,
  };
}

function isFile(output: string | undefined): output is string {
  return output !== undefined && output !== '-';
}

/** Rejects an output that is also an input: `*.jsonl` matches earlier outputs, and traces must not be overwritten. */
async function refuseInput(output: string, inputs: readonly string[]): Promise<void> {
  const outputFile = await realFile(output);
  const inputFiles = (await Promise.all(inputs.map(namedFiles))).flat();
  if (inputFiles.includes(outputFile)) throw usageError(`${output}: is also an input; write to another file`);
}

async function* redactResponses(responses: AsyncIterable<Mapping>, redact: Redact): AsyncGenerator<Mapping> {
  for await (const response of responses) yield redactResponse(response, redact);
}

async function writeOutput(
  responses: AsyncIterable<Mapping>,
  file: string | undefined,
  process: ProcessLike,
): Promise<number> {
  const checkedResponses = eachForInput('import', responses);
  if (isFile(file)) return writeResponses(file, checkedResponses);
  let count = 0;
  for await (const response of checkedResponses as AsyncIterable<Mapping>) {
    process.stdout.write(`${printableJson(exactJsonText(response))}\n`);
    count++;
  }
  return count;
}

/** How the question of a trace was found. */
const WAYS_IN_WORDS: Readonly<Record<Way, string>> = {
  path: '--question-id',
  record: 'question_id of the record',
  metadata: 'metadata',
  attribute: 'attributes',
  session: 'conversation or session id',
  text: 'text of the question',
};

function formatSummary(count: number, { ways, unnamed }: NamedTraces, file: string | undefined): string {
  const writtenText = `written: ${count} ${count === 1 ? 'response' : 'responses'}${file === undefined ? '' : ` to ${file}`}`;
  const counts = WAYS.filter((way) => ways.has(way)).map((way) => `${ways.get(way)} by ${WAYS_IN_WORDS[way]}`);
  const namedText = counts.length === 0 ? '' : `; questions found: ${counts.join(', ')}`;
  return `${writtenText}${namedText}${unnamed === 0 ? '' : `; ${unnamed} ${unnamed === 1 ? 'fits' : 'fit'} no question`}`;
}
