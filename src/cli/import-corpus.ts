import { parseDocument } from '../adapters/files/corpus.js';
import { findFiles, readText } from '../adapters/files/find-files.js';
import { fileError, RESPONSES } from '../adapters/files/input-file.js';
import { writeText } from '../adapters/files/output-file.js';
import { dumpYaml } from '../adapters/files/yaml.js';
import { loadPatterns } from '../adapters/patterns.js';
import { decodeForeign, FOREIGN_NAMES, type ForeignCorpus, lostLine, shapeOf } from '../core/corpus/foreign.js';
import { decodeChoice } from '../core/corpus/settings.js';
import { readJson } from '../core/text/json.js';
import { counted } from '../core/text/numerals.js';
import { oneLine } from '../report/words/text.js';
import { refuseEmpty } from './options.js';
import type { ProcessLike } from './print.js';

/** The files and flags of `import-corpus`, as text. */
export interface ImportCorpusOptions {
  readonly operands: readonly (readonly string[])[];
  readonly from?: string;
  readonly output?: string;
}

/** `stepgate import-corpus`: writes a corpus from the questions of another project. */
export async function importCorpus(options: ImportCorpusOptions, process: ProcessLike): Promise<number> {
  const { operands, ...flags } = options;
  refuseEmpty(flags);
  const name = decodeChoice('--from', options.from ?? '', FOREIGN_NAMES);
  const rules = { kinds: RESPONSES, roots: null };
  const files = await findFiles(operands[0] ?? [], 'corpus', rules);
  const values: unknown[] = [];
  for (const file of files) values.push(readValue(await readText(file, rules), file));
  const corpus = decodeForeign(name, values, await loadPatterns());
  if ('odd' in corpus) throw fileError(files[corpus.odd] ?? '', `is not a file of ${name}: expected ${shapeOf(name)}`);
  const text = dumpYaml(corpus.templates);
  if (options.output === undefined) process.stdout.write(text);
  else await writeText(options.output, text);
  process.stderr.write(`${oneLine(formatSummary(corpus, options.output))}\n`);
  const lost = lostLine(corpus);
  if (lost !== null) process.stderr.write(`${oneLine(`not expressed: ${lost}`)}\n`);
  return 0;
}

/** A JSON document, JSON lines, whatever the extension, or YAML. */
function readValue(text: string, file: string): unknown {
  const whole = readJson(text);
  if (whole.kind === 'value') return whole.value;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const values = lines.map((line) => readJson(line));
  if (values.every(({ kind }) => kind === 'value'))
    return values.map((one) => (one.kind === 'value' ? one.value : null));
  return parseDocument(text, file);
}

function formatSummary({ templates }: ForeignCorpus, file: string | undefined): string {
  const questions = templates.flatMap(({ questions: list }) => (Array.isArray(list) ? list : []));
  return `written: ${counted(questions.length, 'question')}${file === undefined ? '' : ` to ${file}`}`;
}
