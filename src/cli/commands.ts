import { FOREIGN_NAMES } from '../core/foreign/foreign.js';
import { RUN_ORDERS } from '../core/runs/compare-many.js';
import { GATE_NAMES } from '../core/runs/gate.js';
import { OPTIONS, type OptionName, type OptionRow } from '../run/options.js';
import type { ProcessLike } from './print.js';

type Run = (options: never, process: ProcessLike) => Promise<number>;
type OwnOption = readonly [flag: string, help: string, value?: string];

/** A command with its operands and flags; its code is loaded when it runs. */
export interface CommandRow {
  readonly description: string;
  readonly operands?: Readonly<Record<string, string>>;
  /** Flags that `evaluate` has, by their names, and others. */
  readonly options: readonly (OptionName | OwnOption | OptionRow)[];
  /** Flags that the help does not show, with the option whose value they give; they exclude its own flag. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
  /** More help, before the examples. */
  readonly notes?: readonly string[];
  readonly load: () => Promise<Run>;
}

const CORPUS: OwnOption = ['--corpus <files...>', 'corpus files or globs'];
const TEXT_OR_JSON: OwnOption = ['--format <format>', 'text or json', 'text'];
const DATA: OwnOption = ['--data <files...>', 'RDF files, evaluated by the package oxigraph of your project'];
const ALIASES: OptionRow = {
  flag: '--step-alias <alias>',
  help: 'without results: tool-name aliases, as for evaluate',
  isRepeated: true,
};
/** Options of the comparison and the gates of a run. */
const POLICY: readonly OptionName[] = [
  ...(['baseline', 'baseline-required', 'known', 'min-coverage'] as const),
  ...GATE_NAMES,
  ...(['drop-test', 'rerun-changes', 'gates'] as const),
];
const JUDGE: readonly OptionName[] = ['config', 'judge-model', 'judge-base-url', 'judge-cache'];

/** Operands that a command does not have; `refuseOperands` says which flags to write instead. */
export const REFUSED = { '[files...]': '' };

export const COMMANDS: Readonly<Record<string, CommandRow>> = {
  evaluate: {
    description: 'score responses, compare with a baseline, check gates',
    operands: REFUSED,
    options: Object.keys(OPTIONS) as OptionName[],
    examples: ['evaluate --corpus corpus.yaml --responses out.jsonl --out results'],
    load: async () => (await import('./evaluate.js')).evaluate,
  },
  compare: {
    description: 'compare runs: output folders, baseline files or evaluation files (also those of graphrag-eval)',
    operands: {
      '<base>': 'the run to compare with',
      '<head>': 'the run to check',
      '[others...]': 'more runs to compare with the first: a table with one row per run',
    },
    options: [
      ['--sort <order>', `three runs or more: order of the table: ${RUN_ORDERS.join(', ')} (default: steps)`],
      ...(['max-steps-drop', 'max-regressions', 'drop-test', 'rerun-changes', 'gates', 'known', 'select'] as const),
      ...(['corpus', 'config', 'step-aliases', 'output-dir', 'page', 'format', 'ids', 'all', 'quiet'] as const),
    ],
    notes: [
      'Gates are those of the second run. With --corpus, --config and --step-alias',
      'of the second run, the answers of the first run are scored again where',
      'questions or rules differ.',
    ],
    examples: [
      'compare results-of-main results --max-steps-drop 0.02',
      'compare results-gpt results-claude results-qwen --sort cost',
    ],
    load: async () => (await import('./compare.js')).compare,
  },
  merge: {
    description: 'merge the shards of a run, as evaluate --shard wrote them, into one run; compare it, check gates',
    operands: { '<dir...>': 'the folders of all shards' },
    options: [
      ['--out <dir>', 'write the files of the merged run here'],
      ...(['page', 'junit', 'name'] as const),
      ...POLICY,
      ...(['format', 'ids', 'all'] as const),
    ],
    examples: ['merge shard-1 shard-2 --out results --min-steps-score 0.85'],
    load: async () => (await import('./evaluate.js')).merge,
  },
  generate: {
    description: 'write a corpus of questions from templates over a graph',
    operands: { '<files...>': 'files of templates; after --: a command that is started once per query' },
    options: [
      ['-o, --output <file>', 'the corpus file; replaces one that this command wrote and nobody edited'],
      ['--endpoint <url>', 'a SPARQL 1.1 endpoint, as for refresh'],
      DATA,
      ['--config <file>', 'evaluation config: prefixes of queries'],
      ['--per-template <number>', 'maximum questions per template', '10'],
      { flag: '--split <tag=share>', help: 'tag for a share of the templates, as in test=0.1', isRepeated: true },
      ['--seed <text>', 'another seed, another sample', '1'],
      ['--timeout <seconds>', 'per query', '60'],
      ['--concurrency <number>', 'queries that are asked at the same time', '2'],
      ['--overwrite', 'also replace questions that were edited by hand'],
    ],
    notes: ['Exit code: 1 if a template has no question; 2 wrong input.'],
    examples: ['generate templates.yaml --data export.nq -o eval/generated.yaml'],
    load: async () => (await import('./generate.js')).generate,
  },
  import: {
    description: 'write responses from what an agent recorded: messages, OpenTelemetry spans, Langfuse observations',
    operands: { '<files...>': 'recorded files or globs; - is standard input' },
    options: [
      ['--from <format>', OPTIONS['responses-format'].help, 'auto'],
      ['--corpus <files...>', 'corpus files or globs, to find the question of a trace by its text or session id'],
      ...(['records', 'question-id'] as const),
      ['--latest', 'if a question has several traces, keep the one that started last'],
      ['--trials <one|all>', 'all: questions may have several traces', 'one'],
      ['-o, --output <file>', 'write the responses to this file, also over an existing one; default standard output'],
    ],
    examples: ['import traces.jsonl --corpus eval/corpus.yaml -o responses.jsonl'],
    load: async () => (await import('./import.js')).importResponses,
  },
  'import-corpus': {
    description: 'write a corpus from the questions of another project',
    operands: { '<files...>': 'files or globs; for bfcl the questions, then the possible answers' },
    options: [
      ['--from <format>', FOREIGN_NAMES.join(', ')],
      ['-o, --output <file>', 'write the corpus to this file; default standard output'],
    ],
    examples: ['import-corpus tasks.json --from tau2 -o corpus.yaml'],
    load: async () => (await import('./import.js')).importCorpus,
  },
  init: {
    description: 'start a corpus, an agent and a workflow; with files: draft questions from recorded answers',
    operands: { '[files...]': 'responses or recordings, files or globs; several of one question are trials' },
    options: [
      ['-o, --output <file>', 'the new corpus file; never overwrites one'],
      [
        '--append <file>',
        'fill the questions of this corpus that have no steps, and add those that are new, by id and text',
      ],
      ['--corpus <files...>', 'corpus files or globs that have the texts of the questions'],
      ['--step <name>', 'prefer the results of this tool'],
      ['--config <file>', 'evaluation config: failed_outputs, step aliases'],
    ],
    examples: ['init', 'init run-1.jsonl run-2.jsonl --append eval/corpus.yaml'],
    load: async () => (await import('./generate.js')).init,
  },
  record: {
    description: 'ask your agent each question with a command, and write what it prints as responses',
    operands: { '[command...]': 'after --: the command, which is started once per question' },
    options: [
      CORPUS,
      ...(['select', 'drafts', 'shard'] as const),
      ['-o, --output <file>', 'the file of responses, .jsonl; each is added when its command ends'],
      ['--resume', 'continue a file: questions that it has are not asked again'],
      ['--retry-errors', 'continue a file, and ask the questions again whose responses are errors'],
      ['--concurrency <number>', 'commands that run at the same time', '4'],
      ['--timeout <seconds>', 'a command that takes longer is ended, and is an error', '120'],
      ['--trials <number>', 'responses per question', '1'],
      ['--quiet', 'no progress bar, no warnings'],
    ],
    notes: [
      'The command gets {"question_id", "question_text"} on stdin,',
      'and both in STEPGATE_QUESTION_ID and STEPGATE_QUESTION.',
      'It prints a response, or the messages or spans of the run, as JSON.',
    ],
    examples: ['record --corpus corpus.yaml -o responses.jsonl -- python agent.py'],
    load: async () => (await import('./record.js')).record,
  },
  refresh: {
    description: 'ask for new outputs of reference steps, show what changed, and write it into the corpus',
    operands: { '[command...]': 'after --: a command that is started once per step and prints its output' },
    options: [
      ['--corpus <files...>', 'corpus files or globs; each file is changed in its own place'],
      ['--select <patterns...>', 'these questions only: tag:smoke, id:q17*; required with --responses'],
      'drafts',
      ['--endpoint <url>', 'a SPARQL 1.1 endpoint; credentials from STEPGATE_SPARQL_USER and …_PASSWORD, or …_TOKEN'],
      DATA,
      ['--responses <files...>', 'responses or traces of an agent whose outputs are right'],
      ['--config <file>', 'evaluation config: scoring rules, step aliases, prefixes of queries'],
      ['--write', 'write the changed outputs into the corpus'],
      ['--all', 'also write when more than a fifth of the outputs changed; with --responses, of the whole corpus'],
      ['--with-args', "with --responses: write the agent's arguments, too"],
      ['--timeout <seconds>', 'per step', '60'],
      ['--concurrency <number>', 'steps that are asked at the same time', '2'],
      ['--format <format>', 'text, markdown or json', 'text'],
    ],
    notes: [
      'The command gets question_id, question_text and step as JSON on stdin.',
      'Exit code: 0 same, or written; 1 something changed or is left; 2 wrong input.',
    ],
    examples: ['refresh --corpus eval/corpus.yaml --data export.nq --write'],
    load: async () => (await import('./refresh.js')).refresh,
  },
  show: {
    description: 'show one question: its score and why, both queries and tables, all steps of the agent',
    operands: {
      '[id]': 'id of the question, or the start of it; absent with --all and --regressed',
      '[results]': 'a folder that a run wrote, or its evaluation.yaml',
    },
    options: [
      ['--corpus <files...>', 'without results: corpus files or globs'],
      ['--responses <files...>', 'without results: response files or globs'],
      ['--config <file>', 'without results: evaluation config'],
      ['--scoring <preset>', 'without results: preset, as for evaluate'],
      ALIASES,
      ['--drafts', 'without results: show the drafts of the corpus, and nothing else'],
      ['--trials <one|all>', 'without results: all: questions may have several responses', 'one'],
      ['--baseline <path>', 'a folder or evaluation.yaml of an earlier run, to show the same question there'],
      ['--all', 'show all questions that fail'],
      ['--regressed', 'show all questions that are worse than in the baseline'],
      ['--step <number>', 'show one step of the agent with its whole arguments and output'],
      TEXT_OR_JSON,
    ],
    examples: ['show q17 results --baseline results-of-main', 'show --all results --format json'],
    load: async () => (await import('./show.js')).show,
  },
  open: {
    description: 'print the path of the report page of a run, and open it in the browser where there is one',
    operands: { '<results>': 'a folder that a run or a comparison wrote, or its report.html' },
    options: [],
    examples: ['open results'],
    load: async () => (await import('./show.js')).open,
  },
  history: {
    description: 'show the earlier runs that a baseline knows: scores, and which questions are flaky',
    operands: { '<run>': 'a folder that a run wrote, or a baseline file' },
    options: ['format', 'ids', 'all'],
    examples: ['history results'],
    load: async () => (await import('./compare.js')).history,
  },
  accept: {
    description: 'write entries of known failures for the questions that regressed',
    operands: { '<results>': 'a folder that a run wrote' },
    options: [
      ['--reason <text>', 'required: why the falls are accepted'],
      ['--until <date>', 'the last day on which the entries count, as in 2026-12-31'],
      ['--baseline <path>', 'the run to compare with; without it, the comparison of the run itself counts'],
      ['--known <file>', 'the file to write the entries to', 'known.yaml'],
    ],
    examples: ['accept results --reason "the vendor removed it" --until 2026-12-31'],
    load: async () => (await import('./accept.js')).accept,
  },
  questions: {
    description: "print the questions as JSONL, for the agent's runner",
    operands: REFUSED,
    options: [CORPUS, 'select', 'drafts', 'shard'],
    examples: ['questions --corpus corpus.yaml --select tag:smoke > questions.jsonl'],
    load: async () => (await import('./validate.js')).questions,
  },
  'answer-correctness': {
    description: 'judge the answers of a TSV file with a language model; the key is OPENAI_API_KEY',
    options: [
      ['-i, --in-file <file>', 'input file with the columns Question, Reference answer, Actual answer'],
      ['-o, --out-file <file>', 'output file with the columns #Reference, #PTarget, #Matching, Reasoning, Error'],
      ['-c, --config <file>', 'evaluation config with the judge'],
      'judge-base-url',
    ],
    hidden: {
      '--input-tsv-file-path <file>': 'inFile',
      '--output-tsv-file-path <file>': 'outFile',
      '--config-yaml-file-path <file>': 'config',
      '--config-path <file>': 'config',
    },
    notes: ["The flags of graphrag-eval's command also work, as in --input-tsv-file-path."],
    examples: ['answer-correctness -i answers.tsv -o judged.tsv'],
    load: async () => (await import('./answer-correctness.js')).answerCorrectness,
  },
  validate: {
    description: 'check a corpus: find questions that can never score 1, or always do',
    operands: REFUSED,
    options: [
      CORPUS,
      ['--responses <files...>', 'responses, to find step names that occur on one side only'],
      ['--config <file>', 'evaluation config'],
      ['--runs <paths...>', 'five or more runs, to find references that they contradict together'],
      'drafts',
      ['--strict', 'treat warnings as errors'],
      TEXT_OR_JSON,
    ],
    examples: ['validate --corpus eval/corpus.yaml --strict'],
    load: async () => (await import('./validate.js')).validate,
  },
  demo: {
    description: 'report on the bundled example: two versions of one agent',
    options: ['all'],
    examples: ['demo'],
    load: async () => (await import('./evaluate.js')).demo,
  },
};

/** The commands of `stepgate judge`. */
export const JUDGE_COMMANDS: Readonly<Record<string, CommandRow>> = {
  sample: {
    description: 'write answers to a file, for people to label without seeing verdicts',
    options: [
      CORPUS,
      ['--responses <files...>', 'response files or globs; answers of several agents are mixed'],
      'select',
      ['-n, --number <number>', 'number of answers', '80'],
      ['-o, --out <file>', 'the file of labels, .csv'],
    ],
    // It asks nothing, but the commands of judge accept the same address.
    hidden: { '--judge-base-url <url>': '' },
    examples: ['judge sample --corpus c.yaml --responses a.jsonl b.jsonl -o labels.csv'],
    load: async () => (await import('./judge.js')).sample,
  },
  calibrate: {
    description: 'compare the verdicts of the judge with those of people',
    operands: { '<labels>': 'the file of labels: .csv, .tsv, .jsonl, .yaml' },
    options: [
      CORPUS,
      ['--pass <rule>', "which answers pass, as in 'answer_f1 >= 0.8'"],
      ['--bar <share>', 'what both rates must reach with the lower ends of their intervals', '0.7'],
      ['--repeat <number>', 'how often each answer is judged', '2'],
      ['-o, --out <file>', 'the calibration file, for judge.calibration of the config'],
      ...JUDGE,
      TEXT_OR_JSON,
      'quiet',
    ],
    examples: ["judge calibrate labels.csv --corpus c.yaml --pass 'answer_f1 >= 0.8'"],
    load: async () => (await import('./judge.js')).calibrate,
  },
  check: {
    description: 'ask the judge again, and compare its verdicts with those of the calibration',
    operands: { '[calibration]': 'the calibration file' },
    options: [
      ['--labels <file>', 'the file of labels of the calibration'],
      ['--anchors <number>', 'without labels: number of answers with a verdict in --judge-cache to judge again'],
      ['--corpus <files...>', 'corpus files or globs, for --anchors'],
      ['--responses <files...>', 'response files or globs, for --anchors'],
      'select',
      ['--pass <rule>', "which answers pass, for --anchors, as in 'answer_f1 >= 0.8'"],
      ['--repeat <number>', 'how often each answer is judged', '1'],
      ...JUDGE,
      TEXT_OR_JSON,
      'quiet',
    ],
    examples: ['judge check judge.yaml --labels labels.csv --config config.yaml'],
    load: async () => (await import('./judge.js')).check,
  },
};
