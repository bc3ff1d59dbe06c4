import { readFileSync } from 'node:fs';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { computeAggregates, evaluateFiles, type PresetName, runEvaluation, StepgateError } from '../../src/index.js';
import { type Result, startBundle } from '../support/bundle.js';
import { cli, inFolder } from '../support/cli.js';
import { push, usualHistory } from '../support/github/events.js';
import { messages, type Ran, scenario } from '../support/github/scenario.js';
import { sha } from '../support/github/world.js';

/** What is evaluated: the files of a user, and the same as values. */
export interface Inputs {
  readonly corpus: unknown;
  readonly responses: unknown;
  readonly files: { readonly corpus: InputFile; readonly responses: readonly InputFile[] };
}

export interface InputFile {
  readonly name: string;
  readonly text: string;
}

export type Entry = Readonly<Record<string, unknown>>;

/** What a door gives: results, or a clear error. */
export type Outcome = Evaluated | { readonly kind: 'refused'; readonly message: string };

export interface Evaluated {
  readonly kind: 'evaluated';
  readonly entries: readonly Entry[];
  readonly aggregates: unknown;
  /** null: the door evaluates no gates. */
  readonly passed: boolean | null;
  /** What a user reads beside the results. */
  readonly says: string;
}

/** One way into Stepgate. */
export interface Door<Given = Inputs> {
  readonly name: DoorName;
  /** `own`: each case is a process, and several may run at a time. */
  readonly process: 'this' | 'own';
  /** How many cases of a suite go through it in each preset. */
  readonly perPreset: number;
  /** How messages name an input, and a place in it. */
  readonly names: RegExp;
  readonly evaluate: (given: Given, scoring: PresetName) => Promise<Outcome>;
}

export type DoorName = 'library' | 'library files' | 'command line' | 'built command line' | 'built action';

/** All cases of a suite. */
export const ALL = Number.POSITIVE_INFINITY;

const FILE_NAMES = /\b(?:corpus\.(?:yaml|json)|responses\.jsonl?):\d+/;

/**
 * `--quiet`: only the report, no progress. `--min-coverage 0`: the data has cases with fewer responses than questions.
 * `--details none`: the files of graphrag-eval have no details.
 */
const FLAGS = ['--quiet', '--min-coverage', '0', '--details', 'none'];

/**
 * All cases go through the loop by itself. Through the other doors go samples of them: they read and write files, and the built
 * ones start a process for each case. Only those write the page.
 */
export const DOORS: readonly Door[] = [
  { ...{ name: 'library', process: 'this', perPreset: ALL }, names: /^(?:corpus|responses)\b/, evaluate: byLibrary },
  { ...{ name: 'library files', process: 'this', perPreset: 4 }, names: FILE_NAMES, evaluate: byLibraryFiles },
  {
    ...{ name: 'command line', process: 'this', perPreset: 12 },
    names: FILE_NAMES,
    evaluate: (inputs, scoring) => byCommandLine(inputs, scoring, (args) => cli(...args, '--no-page')),
  },
  {
    ...{ name: 'built command line', process: 'own', perPreset: 1 },
    names: FILE_NAMES,
    evaluate: (inputs, scoring) => byCommandLine(inputs, scoring, startBundle),
  },
  { ...{ name: 'built action', process: 'own', perPreset: 1 }, names: FILE_NAMES, evaluate: byAction },
];

function byLibrary({ corpus, responses }: Inputs, scoring: PresetName): Promise<Outcome> {
  return refusable(async () => {
    const entries = await runEvaluation(corpus, responses, { scoring, details: 'none' });
    const aggregates = computeAggregates(entries, { scoring });
    return { kind: 'evaluated', entries: entries as unknown as Entry[], aggregates, passed: null, says: '' };
  });
}

/** The entries are those of the file, the aggregates those of the report, which the other doors do not give. */
function byLibraryFiles(inputs: Inputs, scoring: PresetName): Promise<Outcome> {
  return withFiles(inputs, (corpus, responses, out) =>
    refusable(async () => {
      const options = { corpus, responses, out, scoring, details: 'none', min_coverage: 0, page: false } as const;
      const { aggregates, passed, failures } = await evaluateFiles(options);
      return { ...resultsIn(out), aggregates, passed, says: failures.join('\n') };
    }),
  );
}

function byCommandLine(
  inputs: Inputs,
  scoring: PresetName,
  run: (args: readonly string[]) => Promise<Result>,
): Promise<Outcome> {
  return withFiles(inputs, async (corpus, responses, out) => {
    const files = ['--corpus', corpus, '--responses', ...responses, '--out', out];
    const { code, stdout, stderr } = await run(['evaluate', ...files, '--scoring', scoring, ...FLAGS]);
    if (/\n\s+at /.test(stderr)) throw new Error(stderr);
    if (code === 2) return { kind: 'refused', message: stderr };
    return { ...resultsIn(out), passed: code === 0, says: stdout };
  });
}

/** A push, so that there is nothing to compare with and nothing to comment on. */
async function byAction({ files: { corpus, responses } }: Inputs, scoring: PresetName): Promise<Outcome> {
  return scenario(async ({ world, run }) => {
    usualHistory(world);
    const files = textsByName([corpus, ...responses]);
    const names = responses.map(({ name }) => name).join('\n');
    const inputs = { corpus: corpus.name, responses: names, scoring, 'min-coverage': '0' };
    const event = push(world, sha('m4'));
    return outcomeOfAction(await run({ event, files, inputs: { ...inputs, baseline: 'none', upload: 'false' } }));
  });
}

function outcomeOfAction(ran: Ran): Outcome {
  const { files, code, stdout, stderr, summary } = ran;
  if (/\n\s+at /.test(stdout + stderr)) throw new Error(stdout + stderr);
  const evaluation = files['evaluation.yaml'];
  if (evaluation === undefined) return { kind: 'refused', message: messages(ran, 'error').join('\n') };
  // The action always writes details; there is no input for it.
  const entries = (parseYaml(evaluation, '') as Entry[]).map(withoutDetails);
  const aggregates = parseYaml(files['aggregates.yaml'] ?? '', '');
  return { kind: 'evaluated', entries, aggregates, passed: code === 0, says: summary };
}

/** An entry without the keys that are written with details, which the data do not have. */
export function withoutDetails({ cost_usd, texts, calls, steps_details, ...entry }: Entry): Entry {
  return entry;
}

/** An input that is not accepted is an outcome, too; any other exception is a fault. */
async function refusable(evaluate: () => Promise<Evaluated>): Promise<Outcome> {
  try {
    return await evaluate();
  } catch (error) {
    if (error instanceof StepgateError) return { kind: 'refused', message: error.message };
    throw error;
  }
}

function withFiles<T>(
  { files: { corpus, responses } }: Inputs,
  use: (corpus: string, responses: string[], out: string) => Promise<T>,
): Promise<T> {
  return inFolder(textsByName([corpus, ...responses]), (_, file) => {
    const paths = responses.map(({ name }) => file(name));
    return use(file(corpus.name), paths, file('out'));
  });
}

function textsByName(files: readonly InputFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ name, text }) => [name, text]));
}

function resultsIn(folder: string): Pick<Evaluated, 'kind' | 'entries' | 'aggregates'> {
  const read = (name: string) => parseYaml(readFileSync(`${folder}/${name}`, 'utf8'), name);
  return { kind: 'evaluated', entries: read('evaluation.yaml') as Entry[], aggregates: read('aggregates.yaml') };
}
