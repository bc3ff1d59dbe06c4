import type { OptionRow } from '../run/option-kinds.js';
import { OPTION_NAMES, OPTIONS } from '../run/options.js';
import { COMPARING_OPTIONS, DECIDING_OPTIONS } from '../run/settings.js';
import type { FlagName } from './flags.js';
import type { ProcessLike } from './print.js';

type Run = (options: never, process: ProcessLike) => Promise<number>;
/** A flag of a command, with what differs from its row. */
type Flag = FlagName | readonly [name: FlagName, differences: Partial<OptionRow>];

/** A command with its operands and flags; its code is loaded when it runs. */
export interface CommandRow {
  readonly description: string;
  readonly operands?: Readonly<Record<string, string>>;
  readonly options: readonly Flag[];
  /** Flags that the help does not show, with the option whose value they give; they exclude its own flag. */
  readonly hidden?: Readonly<Record<string, FlagName>>;
  readonly examples: readonly string[];
  readonly notes?: readonly string[];
  readonly load: () => Promise<Run>;
}

const CORPUS: Flag = ['corpus', { help: 'corpus files or globs' }];
const JUDGE: readonly FlagName[] = ['config', 'judge-model', 'judge-base-url', 'judge-cache'];

/** Operands that a command does not have; `refuseOperands` says which flags to write instead. */
export const REFUSED = { '[files...]': '' };

export const COMMANDS: Readonly<Record<string, CommandRow>> = {
  evaluate: {
    description: 'score responses, compare with a baseline, check gates',
    operands: REFUSED,
    options: [...OPTION_NAMES.filter((name) => 'flag' in OPTIONS[name]), 'draw-seed'],
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
      ...(['order', 'max-steps-drop', 'max-regressions', 'drop-test', 'rerun-changes', 'gates', 'known'] as const),
      ['until-decided', { help: 'the second run may have stopped when its gates were decided; needs --corpus' }],
      ...(['decision-error', 'draw-seed'] as const),
      ...(['select', 'corpus', 'config', 'step-aliases', 'output-dir', 'page', 'format', 'ids'] as const),
      ...(['all', 'quiet'] as const),
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
      ...(['output-dir', 'page', 'junit', 'name'] as const),
      ...COMPARING_OPTIONS,
      ...(['min-coverage', 'drop-test', 'rerun-changes', 'format', 'ids', 'all'] as const),
    ],
    examples: ['merge shard-1 shard-2 --out results --min-steps-score 0.85'],
    load: async () => (await import('./evaluate.js')).merge,
  },
  generate: {
    description: 'write a corpus of questions from templates over a graph',
    operands: { '<files...>': 'files of templates; after --: a command that is started once per query' },
    options: [
      ['output', { help: 'the corpus file; replaces one that this command wrote and nobody edited' }],
      'endpoint',
      'data',
      ['config', { help: 'evaluation config: prefixes of queries' }],
      ...(['per-template', 'split', 'seed', 'preview'] as const),
      ['timeout', { help: 'per query' }],
      ['concurrency', { help: 'queries that are asked at the same time' }],
      'overwrite',
    ],
    notes: ['Exit code: 1 if a template has no question, or is given up; 2 wrong input.'],
    examples: ['generate templates.yaml --data export.nq -o eval/generated.yaml'],
    load: async () => (await import('./generate.js')).generate,
  },
  import: {
    description: 'write responses from what an agent recorded: messages, OpenTelemetry spans, Langfuse observations',
    operands: { '<files...>': 'recorded files or globs; - is standard input' },
    options: [
      ['responses-format', { flag: '--from <format>' }],
      ['corpus', { help: 'corpus files or globs, to find the question of a trace by its text or session id' }],
      ...(['records', 'question-id', 'latest'] as const),
      ['trials', { help: 'all: questions may have several traces' }],
      ['output', { help: 'write the responses to this file, also over an existing one; default standard output' }],
    ],
    examples: ['import traces.jsonl --corpus eval/corpus.yaml -o responses.jsonl'],
    load: async () => (await import('./import.js')).importResponses,
  },
  'import-corpus': {
    description: 'write a corpus from the questions of another project',
    operands: { '<files...>': 'files or globs; for bfcl the questions, then the possible answers' },
    options: ['project', ['output', { help: 'write the corpus to this file; default standard output' }]],
    examples: ['import-corpus tasks.json --from tau2 -o corpus.yaml'],
    load: async () => (await import('./import.js')).importCorpus,
  },
  init: {
    description: 'start a corpus, an agent and a workflow; with files: draft questions from recorded answers',
    operands: { '[files...]': 'responses or recordings, files or globs; several of one question are trials' },
    options: [
      ['output', { help: 'the new corpus file; never overwrites one' }],
      'append',
      ['corpus', { help: 'corpus files or globs that have the texts of the questions' }],
      'tool',
      ['config', { help: 'evaluation config: failed_outputs, step aliases' }],
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
      ['output', { help: 'the file of responses, .jsonl; each is added when its command ends' }],
      ...(['resume', 'retry-errors'] as const),
      ['until-decided', { help: 'ask in random order, and stop when the gates are decided' }],
      ...(['decision-error', 'draw-seed', 'drop-test'] as const),
      ...DECIDING_OPTIONS,
      ['concurrency', { help: 'commands that run at the same time', default: '4' }],
      ['timeout', { help: 'a command that takes longer is ended, and is an error', default: '120' }],
      'trial-count',
      ['quiet', { help: 'no progress bar, no warnings' }],
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
      ['corpus', { help: 'corpus files or globs; each file is changed in its own place' }],
      ['select', { help: 'these questions only: tag:smoke, id:q17*; required with --responses' }],
      ...(['drafts', 'endpoint', 'data'] as const),
      ['responses', { help: 'responses or traces of an agent whose outputs are right' }],
      ['config', { help: 'evaluation config: scoring rules, step aliases, prefixes of queries' }],
      'write',
      [
        'all',
        { help: 'also write when more than a fifth of the outputs changed; with --responses, of the whole corpus' },
      ],
      ...(['accept-empty', 'with-args'] as const),
      ['timeout', { help: 'per step' }],
      ['concurrency', { help: 'steps that are asked at the same time' }],
      'format',
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
      ...(['corpus', 'responses', 'config', 'scoring', 'step-aliases', 'drafts', 'trials'] as const),
      ['baseline', { help: 'a folder or evaluation.yaml of an earlier run, to show the same question there' }],
      ['all', { help: 'show all questions that fail' }],
      ...(['regressed', 'step-number', 'text-or-json'] as const),
    ],
    notes: ['Without results, give the files of a run: --corpus and --responses.'],
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
      ...(['reason', 'until'] as const),
      ['baseline', { help: 'the run to compare with; without it, the comparison of the run itself counts' }],
      ['known', { help: 'the file to write the entries to; default known.yaml' }],
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
      ...(['in-file', 'out-file'] as const),
      ['config', { flag: '-c, --config <file>', help: 'evaluation config with the judge' }],
      'judge-base-url',
    ],
    hidden: {
      '--input-tsv-file-path <file>': 'in-file',
      '--output-tsv-file-path <file>': 'out-file',
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
      ['responses', { help: 'responses, to find step names that occur on one side only' }],
      ...(['config', 'runs', 'drafts', 'strict', 'text-or-json'] as const),
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

export const JUDGE_COMMANDS: Readonly<Record<string, CommandRow>> = {
  sample: {
    description: 'write answers to a file, for people to label without seeing verdicts',
    options: [
      CORPUS,
      ['responses', { help: 'response files or globs; answers of several agents are mixed' }],
      'select',
      'number',
      ['result-file', { help: 'the file of labels, .csv' }],
    ],
    // It asks nothing, but the commands of judge accept the same address.
    hidden: { '--judge-base-url <url>': 'judge-base-url' },
    examples: ['judge sample --corpus c.yaml --responses a.jsonl b.jsonl -o labels.csv'],
    load: async () => (await import('./judge.js')).sample,
  },
  calibrate: {
    description: 'compare the verdicts of the judge with those of people',
    operands: { '<labels>': 'the file of labels: .csv, .tsv, .jsonl, .yaml' },
    options: [
      CORPUS,
      ...(['pass', 'bar', 'repeat'] as const),
      ['result-file', { help: 'the calibration file, for judge.calibration of the config' }],
      ...JUDGE,
      ...(['text-or-json', 'quiet'] as const),
    ],
    examples: ["judge calibrate labels.csv --corpus c.yaml --pass 'answer_f1 >= 0.8'"],
    load: async () => (await import('./judge.js')).calibrate,
  },
  check: {
    description: 'ask the judge again, and compare its verdicts with those of the calibration',
    operands: { '[calibration]': 'the calibration file' },
    options: [
      ...(['labels', 'anchors'] as const),
      ['corpus', { help: 'corpus files or globs, for --anchors' }],
      ['responses', { help: 'response files or globs, for --anchors' }],
      'select',
      ['pass', { help: "which answers pass, for --anchors, as in 'answer_f1 >= 0.8'" }],
      ['repeat', { default: '1' }],
      ...JUDGE,
      ...(['text-or-json', 'quiet'] as const),
    ],
    examples: ['judge check judge.yaml --labels labels.csv --config config.yaml'],
    load: async () => (await import('./judge.js')).check,
  },
};
