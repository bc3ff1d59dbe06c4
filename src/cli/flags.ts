import { RUN_ORDERS } from '../core/comparison/compare-many.js';
import { listChoices } from '../core/corpus/option-values.js';
import { FOREIGN_NAMES } from '../core/foreign/foreign.js';
import { DEFAULT_BAR } from '../core/judge/calibration.js';
import type { OptionRow, ValuesOf } from '../run/option-kinds.js';
import { OPTIONS } from '../run/options.js';

/** The flags that `evaluate` does not have. A command can replace help and default. */
const OTHER_FLAGS = {
  'accept-empty': {
    flag: '--accept-empty',
    kind: 'flag',
    help: 'also write outputs that became empty, and those of entities that are not in the data any more',
  },
  anchors: {
    flag: '--anchors <number>',
    kind: 'number',
    help: 'without labels: number of answers with a verdict in --judge-cache to judge again',
  },
  append: {
    flag: '--append <file>',
    help: 'fill the questions of this corpus that have no steps, and add those that are new, by id and text',
  },
  bar: {
    flag: '--bar <share>',
    kind: 'share',
    help: 'what both rates must reach with the lower ends of their intervals',
    default: String(DEFAULT_BAR),
  },
  concurrency: { flag: '--concurrency <number>', kind: 'number', help: 'how many run at the same time', default: '2' },
  data: {
    flag: '--data <files...>',
    kind: 'list',
    help: 'RDF files, evaluated by the package oxigraph of your project',
  },
  'draw-seed': {
    flag: '--seed <text>',
    help: 'with --until-decided: another order of the questions; in GitHub Actions the run decides it',
  },
  endpoint: {
    flag: '--endpoint <url>',
    help: 'a SPARQL 1.1 endpoint; credentials from STEPGATE_SPARQL_USER and …_PASSWORD, or …_TOKEN',
  },
  project: { flag: '--from <format>', choices: FOREIGN_NAMES, help: FOREIGN_NAMES.join(', ') },
  'in-file': {
    flag: '-i, --in-file <file>',
    help: 'input file with the columns Question, Reference answer, Actual answer',
  },
  labels: { flag: '--labels <file>', help: 'the file of labels of the calibration' },
  latest: { flag: '--latest', kind: 'flag', help: 'if a question has several traces, keep the one that started last' },
  number: { flag: '-n, --number <number>', kind: 'number', help: 'number of answers', default: '80' },
  order: {
    flag: '--sort <order>',
    choices: RUN_ORDERS,
    help: `three runs or more: order of the table: ${listChoices(RUN_ORDERS)} (default: steps)`,
  },
  'out-file': {
    flag: '-o, --out-file <file>',
    help: 'output file with the columns #Reference, #PTarget, #Matching, Reasoning, Error',
  },
  output: { flag: '-o, --output <file>', help: 'the file to write; default standard output' },
  overwrite: { flag: '--overwrite', kind: 'flag', help: 'also replace questions that were edited by hand' },
  pass: { flag: '--pass <rule>', help: "which answers pass, as in 'answer_f1 >= 0.8'" },
  'per-template': {
    flag: '--per-template <number>',
    kind: 'number',
    help: 'maximum questions per template',
    default: '10',
  },
  preview: {
    flag: '--preview <number>',
    kind: 'number',
    help: 'print so many questions with their answers, write nothing',
  },
  reason: { flag: '--reason <text>', help: 'required: why the drops are accepted' },
  regressed: { flag: '--regressed', kind: 'flag', help: 'show all questions that are worse than in the baseline' },
  repeat: { flag: '--repeat <number>', kind: 'number', help: 'how often each answer is judged', default: '2' },
  'result-file': { flag: '-o, --out <file>', help: 'the file to write' },
  resume: { flag: '--resume', kind: 'flag', help: 'continue a file: questions that it has are not asked again' },
  'retry-errors': {
    flag: '--retry-errors',
    kind: 'flag',
    help: 'continue a file, and ask the questions again whose responses are errors',
  },
  runs: {
    flag: '--runs <paths...>',
    kind: 'list',
    help: 'five or more runs, to find references that they contradict together',
  },
  seed: { flag: '--seed <text>', help: 'another seed, another sample', default: '1' },
  split: { flag: '--split <tag=share>', kind: 'list', help: 'tag for a share of the templates, as in test=0.1' },
  'step-number': {
    flag: '--step <number>',
    kind: 'number',
    help: 'show one step of the agent with its whole arguments and output',
  },
  strict: { flag: '--strict', kind: 'flag', help: 'treat warnings as errors' },
  'text-or-json': {
    flag: '--format <format>',
    choices: ['text', 'json'] as const,
    help: 'text or json',
    default: 'text',
  },
  timeout: { flag: '--timeout <seconds>', kind: 'seconds', help: 'per request', default: '60' },
  tool: { flag: '--step <name>', help: 'prefer the results of this tool' },
  'trial-count': { flag: '--trials <number>', kind: 'number', help: 'responses per question', default: '1' },
  until: { flag: '--until <date>', help: 'the last day on which the entries count, as in 2026-12-31' },
  'with-args': { flag: '--with-args', kind: 'flag', help: "with --responses: write the agent's arguments, too" },
  write: { flag: '--write', kind: 'flag', help: 'write the changed outputs into the corpus' },
} satisfies Readonly<Record<string, OptionRow>>;

export const FLAGS = { ...OPTIONS, ...OTHER_FLAGS };
export type FlagName = keyof typeof FLAGS;

/** The values of all flags; a flag that a command does not take has its default. */
export type Flags = ValuesOf<typeof OPTIONS> & ValuesOf<typeof OTHER_FLAGS>;

/** The operands and flags of a command; `commands.ts` lists its flags. */
export type Given<Operands> = Flags & { readonly operands: Operands };

/** The operand of a command that takes any number of words. */
export type Words = readonly [words: readonly string[]];
