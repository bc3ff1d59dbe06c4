import { parseDocument } from '../adapters/files/corpus.js';
import { findFiles, namedFiles, readText } from '../adapters/files/find-files.js';
import { RESPONSES } from '../adapters/files/input-file.js';
import { realFile, writeText } from '../adapters/files/output-file.js';
import { writeResponses } from '../adapters/files/recording-file.js';
import { dumpYaml } from '../adapters/files/yaml-writer.js';
import { loadPatterns } from '../adapters/patterns.js';
import { decodeChoice } from '../core/corpus/option-values.js';
import { redactResponse } from '../core/corpus/response.js';
import { decodeForeign, FOREIGN_NAMES } from '../core/foreign/foreign.js';
import { firstNames } from '../core/shown.js';
import { exactJsonText, readJson } from '../core/text/json.js';
import { counted } from '../core/text/numerals.js';
import type { Mapping } from '../core/text/values.js';
import { LINKS, type LinkedBy } from '../core/traces/documents.js';
import { eachForInput, forInput, type InputWords, renderProblem, usageError } from '../core/words/errors.js';
import { oneLine, printableJson } from '../report/words/text.js';
import { importTraces, type NamedTraces, unnamedWarnings } from '../run/traces.js';
import type { Given, Words } from './flags.js';
import { FLAG_WORDS } from './options.js';
import { type ProcessLike, printWarnings } from './print.js';
import { localRedactor } from './secrets.js';

/** `stepgate import`: writes recorded traces as a file of responses. */
export async function importResponses(options: Given<Words>, process: ProcessLike): Promise<number> {
  if (options.latest && options.trials === 'all')
    throw usageError('--latest and --trials all exclude each other; use one');
  const { responsesFormat, corpus, questionId, records, latest, trials } = options;
  const settings = { files: options.operands[0], responsesFormat, corpus, questionId, records, latest, trials };
  const output = isFile(options.output) ? await forInput('--output', realFile(options.output)) : null;
  // `*.jsonl` matches earlier outputs, and traces must not be overwritten.
  if (output !== null && (await Promise.all(settings.files.map(namedFiles))).flat().includes(output))
    throw usageError(`--output: ${options.output}: is also an input; write to another file`);
  const importedTraces = await importTraces(settings, IMPORT_WORDS);
  const { redact } = localRedactor(process);
  printWarnings(redact(importedTraces.warnings.map(renderProblem)), process);
  const responses = async function* () {
    for await (const response of importedTraces.responses) yield redactResponse(response, redact);
  };
  const count = await writeOutput(responses(), options.output, process);
  const { named, census } = importedTraces;
  printWarnings(redact(unnamedWarnings(named()).map(renderProblem)), process);
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

function isFile(output: string | null): output is string {
  return output !== null && output !== '-';
}

async function writeOutput(responses: AsyncIterable<Mapping>, file: string | null, process: ProcessLike) {
  const checkedResponses = eachForInput('import', responses);
  if (isFile(file)) return writeResponses(file, checkedResponses);
  let count = 0;
  for await (const response of checkedResponses as AsyncIterable<Mapping>) {
    process.stdout.write(`${printableJson(exactJsonText(response))}\n`);
    count++;
  }
  return count;
}

const LINK_NAMES: Readonly<Record<LinkedBy, string>> = {
  path: '--question-id',
  record: 'question_id of the record',
  metadata: 'metadata',
  attribute: 'attributes',
  session: 'conversation or session id',
  text: 'text of the question',
};

function formatSummary(count: number, { links, unnamed }: NamedTraces, file: string | null): string {
  const writtenText = `written: ${counted(count, 'response')}${file === null ? '' : ` to ${file}`}`;
  const counts = LINKS.filter((link) => links.has(link)).map((link) => `${links.get(link)} by ${LINK_NAMES[link]}`);
  const namedText = counts.length === 0 ? '' : `; questions found: ${counts.join(', ')}`;
  return `${writtenText}${namedText}${unnamed === 0 ? '' : `; ${unnamed} ${unnamed === 1 ? 'fits' : 'fit'} no question`}`;
}

/** `stepgate import-corpus`: writes a corpus from the questions of another project. */
export async function importCorpus(options: Given<Words>, process: ProcessLike): Promise<number> {
  const name = options.project ?? decodeChoice('--from', '', FOREIGN_NAMES);
  const rules = { kinds: RESPONSES, roots: null };
  const files = await findFiles(options.operands[0], 'corpus', rules);
  const read = [];
  for (const file of files) read.push({ file, value: readValue(await readText(file, rules), file) });
  const { templates, lost, repeated } = decodeForeign(name, read, await loadPatterns());
  const text = dumpYaml(templates);
  if (options.output === null) process.stdout.write(text);
  else await writeText(options.output, text);
  const count = templates.flatMap(({ questions }) => questions).length;
  const target = options.output === null ? '' : ` to ${options.output}`;
  process.stderr.write(`${oneLine(`written: ${counted(count, 'question')}${target}`)}\n`);
  if (repeated.length > 0) {
    const ids = `${counted(repeated.length, 'id')} of several questions, which got numbers: ${firstNames(repeated)}`;
    process.stderr.write(`${oneLine(`warning: ${ids}`)}\n`);
  }
  if (lost.length > 0) process.stderr.write(`${oneLine(`not expressed: ${lost.join(', ')}`)}\n`);
  return 0;
}

function readValue(text: string, file: string): unknown {
  const whole = readJson(text);
  if (whole.kind === 'value') return whole.value;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = lines.map((line) => readJson(line));
  if (values.every(({ kind }) => kind === 'value'))
    return values.map((one) => (one.kind === 'value' ? one.value : null));
  return parseDocument(text, file);
}
