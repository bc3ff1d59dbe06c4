import { decodeChoice, decodeName, decodePreset, decodeShare } from '../core/corpus/option-values.js';
import { decodePatterns } from '../core/corpus/select.js';
import { decodeGates, GATE_NAMES, type Gate, type GateName, NAMED_GATES } from '../core/runs/gate.js';
import { TRIAL_MODES } from '../core/runs/trials.js';
import { decodeAliases } from '../core/steps/aliases.js';
import { FORMAT_CHOICES } from '../core/traces/formats.js';
import { type InputWords, usageError } from '../core/words/errors.js';
import { PRESET_NAMES } from '../core/words/scoring-rules.js';
import type { Settings } from './inputs.js';

/** An option of a run. Each entry point writes its name differently (`InputWords`). */
export interface OptionRow {
  /** The command-line flag with its value. The flag of a repeatable option has a name of its own. Example: `--gate`. */
  readonly flag: string;
  readonly help: string;
  readonly default?: string;
  /** Whether the flag is repeated for each value. */
  readonly isRepeated?: true;
  /** Whether the option exists only on the command line, not in `action.yml`. */
  readonly isLocal?: true;
}

const GATE_ROWS = Object.fromEntries(
  Object.entries(NAMED_GATES).map(([name, { placeholder, help }]) => [
    name,
    { flag: `--${name} <${placeholder}>`, help },
  ]),
) as Record<GateName, OptionRow>;

/** The options of a run by `action.yml` name, in the order of `stepgate evaluate --help`. */
export const OPTIONS = {
  corpus: { flag: '--corpus <files...>', help: 'corpus files or globs: .yaml, .yml, .json' },
  responses: { flag: '--responses <files...>', help: 'response files or globs: .jsonl, .ndjson, .json, .yaml' },
  'responses-format': {
    flag: '--responses-format <format>',
    help: `what the response files hold: ${FORMAT_CHOICES.slice(0, -1).join(', ')} or ${FORMAT_CHOICES.at(-1)}`,
    default: 'auto',
  },
  records: {
    flag: '--records <path>',
    help: 'path of the list of records in a document that holds more, as in simulations',
  },
  'question-id': {
    flag: '--question-id <path>',
    help: 'key, attribute or JSON path that holds the id of the question in each record',
  },
  select: {
    flag: '--select <patterns...>',
    help: 'questions of this run: tag:smoke, template:list_*, id:q17*, !tag:slow, sample:40',
  },
  drafts: { flag: '--drafts', help: 'take the drafts of the corpus, and nothing else', isLocal: true },
  shard: {
    flag: '--shard <k/n>',
    help: 'only part k of n of the selected questions, as in 2/8; stepgate merge makes one run of all parts',
  },
  config: { flag: '--config <file>', help: 'evaluation config: scoring rules, step aliases, judge' },
  scoring: {
    flag: '--scoring <preset>',
    help: `${PRESET_NAMES.slice(0, -1).join(', ')} or ${PRESET_NAMES.at(-1)}`,
  },
  'output-dir': {
    flag: '--out <dir>',
    help: 'write evaluation.yaml, aggregates.yaml, comparison.yaml, baseline.yaml, report.md, report.html here',
  },
  page: { flag: '--no-page', help: 'do not write report.html, the page with all details of each question' },
  junit: {
    flag: '--junit <file>',
    help: 'write the questions as JUnit XML, for reporters of test results',
    isLocal: true,
  },
  details: {
    flag: '--details <full|none>',
    help: 'none: omit steps_details, so that the files equal those of graphrag-eval',
    default: 'full',
    isLocal: true,
  },
  trials: {
    flag: '--trials <one|all>',
    help: 'all: questions may have several responses, whose scores are averaged',
    default: 'one',
  },
  baseline: {
    flag: '--baseline <path>',
    help: 'a folder that an earlier run wrote, a baseline file or an evaluation file',
  },
  'baseline-required': { flag: '--baseline-required', help: 'fail without a baseline' },
  known: {
    flag: '--known <file>',
    help: 'file of known failures; they do not count as regressions or toward --max-steps-drop',
  },
  'min-coverage': {
    flag: '--min-coverage <share>',
    help: 'share of the selected questions that must have a response',
    default: '1',
  },
  ...GATE_ROWS,
  'drop-test': {
    flag: '--drop-test <test>',
    help: 'when a drop over --max-steps-drop fails: auto, significant (by the test for chance alone) or plain (always)',
    default: 'auto',
  },
  'rerun-changes': {
    flag: '--rerun-changes <share>',
    help: 'share of the questions that a rerun of this agent changes, for drop-test auto; without it, at least 0.08',
  },
  gates: {
    flag: '--gate <gate>',
    help: 'additional gates, as in "micro.number_of_error_samples <= 0"',
    isRepeated: true,
  },
  'step-aliases': {
    flag: '--step-alias <alias>',
    help: 'tool-name aliases: "sparql_query = graphdb_sparql"',
    isRepeated: true,
  },
  'agent-model': { flag: '--agent-model <model>', help: 'model of the agent, used to price its tokens' },
  judge: { flag: '--judge', help: 'judge answers with a language model; the key is OPENAI_API_KEY' },
  'no-judge': { flag: '--no-judge', help: 'do not judge, even if the config enables it', isLocal: true },
  'judge-model': { flag: '--judge-model <model>', help: 'model of the judge, without a config file' },
  'judge-retrieval': {
    flag: '--judge-retrieval',
    help: 'also judge what retrieval steps found: 2 requests per step and reference',
  },
  'judge-base-url': {
    flag: '--judge-base-url <url>',
    help: "address of the judge's server, which gets the key; default OpenAI's",
  },
  'judge-require': {
    flag: '--judge-require <trusted>',
    help: 'trusted: gates on judged figures fail without a calibration of this judge by people',
  },
  'judge-cache': {
    flag: '--judge-cache <file>',
    help: 'file to store verdicts in, so that unchanged answers are not judged again',
    isLocal: true,
  },
  name: { flag: '--name <name>', help: 'identity of this evaluation', default: 'stepgate' },
  format: { flag: '--format <format>', help: 'text, markdown or json', default: 'text', isLocal: true },
  ids: {
    flag: '--ids <short|full>',
    help: 'ids of questions: short shows the first characters of hashes',
    default: 'short',
    isLocal: true,
  },
  all: { flag: '--all', help: 'show all rows of each list in format text', isLocal: true },
  quiet: { flag: '--quiet', help: 'print only the report: no warnings, no progress bar', isLocal: true },
} satisfies Readonly<Record<string, OptionRow>>;

export type OptionName = keyof typeof OPTIONS;

/** The option values of an entry point; null or an empty list: not given. */
export interface GivenOptions {
  readonly text: (name: OptionName) => string | null;
  readonly list: (name: OptionName) => readonly string[];
  readonly flag: (name: OptionName) => boolean | null;
}

/** Settings that each entry point provides itself. */
type OwnSettings = 'corpus' | 'responses' | 'shard' | 'out' | 'roots' | 'provenance';

/** Decodes the settings of a run. An invalid value is a usage error with a valid example. */
export function decodeSettings({ text, list, flag }: GivenOptions, words: InputWords): Omit<Settings, OwnSettings> {
  const [scoring, select] = [text('scoring'), list('select')];
  decodePatterns(select, words.name('select'));
  const choice = <T extends string>(
    name: 'responses-format' | 'details' | 'trials' | 'judge-require',
    choices: readonly T[],
  ): T => decodeChoice(words.name(name), text(name) ?? (OPTIONS[name] as OptionRow).default ?? '', choices);
  const drafts = decodeDrafts({ text, list, flag }, words);
  return {
    ...decodePolicy({ text, list, flag }, words),
    ...(drafts && { minCoverage: 0 }),
    responsesFormat: choice('responses-format', FORMAT_CHOICES),
    records: text('records'),
    questionId: text('question-id'),
    select,
    drafts,
    config: text('config'),
    scoring: scoring === null ? null : decodePreset(scoring, words.name('scoring')),
    aliases: decodeAliases(list('step-aliases'), words.name('step-aliases')),
    details: choice('details', ['full', 'none']),
    trials: choice('trials', TRIAL_MODES),
    agentModel: text('agent-model'),
    judge: {
      on: flag('judge'),
      model: text('judge-model'),
      retrieval: flag('judge-retrieval'),
      baseUrl: text('judge-base-url'),
      require: text('judge-require') === null ? null : choice('judge-require', ['trusted'] as const),
    },
  };
}

/** Options without effect on drafts, which are neither compared nor gated. */
const NOT_OF_DRAFTS = [...GATE_NAMES, 'baseline', 'known', 'shard'] as const;

/** Whether drafts are evaluated. A gate or baseline with them is an error, because it would have no effect. */
function decodeDrafts({ text, list, flag }: GivenOptions, words: InputWords): boolean {
  if (flag('drafts') !== true) return false;
  const refused =
    NOT_OF_DRAFTS.find((name) => text(name) !== null) ??
    (list('gates').length > 0 ? 'gates' : flag('baseline-required') === true ? 'baseline-required' : null);
  if (refused === null) return true;
  const why = refused === 'shard' ? 'no shards: they are evaluated in one piece' : 'no gates and no baseline';
  throw usageError(`${words.name(refused)}: drafts have ${why}; remove it, or ${words.name('drafts')}`);
}

/** Decodes the settings shared by runs and merged runs: name, page, gates and requirements. */
export function decodePolicy(given: GivenOptions, words: InputWords) {
  const { text, flag } = given;
  return {
    name: decodeName(text('name') ?? OPTIONS.name.default, words.name('name')),
    page: flag('page') ?? true,
    gates: decodeGivenGates(given, words),
    minCoverage: decodeShare(words.name('min-coverage'), text('min-coverage') ?? OPTIONS['min-coverage'].default),
    baselineRequired: flag('baseline-required') ?? false,
  };
}

/** Decodes the given gates. */
export function decodeGivenGates({ text, list }: Pick<GivenOptions, 'text' | 'list'>, words: InputWords): Gate[] {
  const [dropTest, rerunChanges] = [text('drop-test'), text('rerun-changes')];
  return decodeGates({ limitOf: text, dropTest, rerunChanges, gates: list('gates') }, words);
}
