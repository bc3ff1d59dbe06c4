import { COMBINE_KINDS } from '../core/comparison/baseline-candidates.js';
import { listChoices } from '../core/corpus/option-values.js';
import { TRIAL_MODES } from '../core/figures/trials.js';
import { DROP_TESTS, type GateName, NAMED_GATES } from '../core/gates/gate.js';
import { COMMENT_WHEN } from '../core/gates/report.js';
import { FORMAT_CHOICES } from '../core/traces/formats.js';
import { PRESET_NAMES } from '../core/words/scoring-rules.js';
import type { OptionRow } from './option-kinds.js';

const GATE_ROWS = Object.fromEntries(
  Object.entries(NAMED_GATES).map(([name, { placeholder, limit, help }]) => [
    name,
    { flag: `--${name} <${placeholder}>`, kind: limit, help },
  ]),
) as Record<GateName, { readonly flag: string; readonly kind: 'share' | 'count'; readonly help: string }>;

/** The options of a run, as in `action.yml`; `npm run generate` writes its inputs and the tables of the docs. */
export const OPTIONS = {
  corpus: {
    flag: '--corpus <files...>',
    kind: 'list',
    help: 'corpus files or globs (.yaml, .yml, .json); several files are one corpus',
    more: 'Required in mode evaluate.',
  },
  responses: {
    flag: '--responses <files...>',
    kind: 'list',
    help: '[responses](corpus.md#responses) or [recordings](recording.md), files or globs (.jsonl, .ndjson, .json, .yaml)',
    more: 'Required in mode evaluate.',
  },
  'if-no-responses': {
    choices: ['fail', 'skip'] as const,
    help: 'if there is no response at all: `fail`, or `skip` for [a neutral result](action.md#runs-without-results)',
    default: 'fail',
  },
  'responses-format': {
    flag: '--responses-format <format>',
    choices: FORMAT_CHOICES,
    help: `what the response files hold: ${listChoices(FORMAT_CHOICES)}`,
    more: '`auto` looks at the first record of each file.',
    default: 'auto',
  },
  records: {
    flag: '--records <path>',
    help: '[path of the list of records](recording.md#records-within-a-document) in a document that holds more, as in simulations',
  },
  'question-id': {
    flag: '--question-id <path>',
    help: '[key, attribute or JSON path of the question id](recording.md#the-question-of-a-trace) in each record, as in task_id',
  },
  select: {
    flag: '--select <patterns...>',
    kind: 'list',
    help: '[questions of this run](corpus.md#tags-and-selection): `tag:smoke`, `template:list_*`, `id:q17*`, `!tag:slow`, `sample:40`; default all',
  },
  drafts: {
    flag: '--drafts',
    kind: 'flag',
    help: 'take the [drafts](corpus-life.md#first-drafts) of the corpus, and nothing else',
    isLocal: true,
  },
  shard: {
    flag: '--shard <k/n>',
    kind: 'shard',
    help: 'only [part k of n](command-line.md#shards) of the selected questions, as in 2/8',
    more: 'A job with mode combine makes one run of all parts.',
  },
  config: {
    flag: '--config <file>',
    help: '[config file](scoring.md#config-file): scoring rules, step aliases, [judge](judge.md#with-a-config-file)',
  },
  scoring: {
    flag: '--scoring <preset>',
    kind: 'preset',
    help: `[scoring preset](scoring.md#presets): ${listChoices(PRESET_NAMES)}; default standard`,
  },
  'output-dir': {
    flag: '--out <dir>',
    help: 'folder for the [files](command-line.md#files) of the run: evaluation.yaml, aggregates.yaml, comparison.yaml, baseline.yaml, report.md, report.html',
    more: 'Default a new folder in RUNNER_TEMP.',
  },
  page: {
    flag: '--no-page',
    kind: 'flag',
    help: 'write [report.html](command-line.md#the-page), the page with all details of each question',
    default: 'true',
  },
  junit: {
    flag: '--junit <file>',
    help: 'JUnit XML file for reporters of test results: wrong answers are failures, failed or missing ones errors',
    isLocal: true,
  },
  details: {
    flag: '--details <full|none>',
    choices: ['full', 'none'] as const,
    help: '`none`: omit steps_details, cost_usd, texts and calls, so that the files equal those of graphrag-eval',
    default: 'full',
    isLocal: true,
  },
  trials: {
    flag: '--trials <one|all>',
    choices: TRIAL_MODES,
    help: '`all`: questions may have [several responses](statistics.md#several-answers-per-question), whose scores are averaged',
    more: '`one`: a second response is an error.',
    default: 'one',
  },
  baseline: {
    flag: '--baseline <path>',
    help: '[what to compare with](command-line.md#baseline): a folder that an earlier run wrote, a baseline file or an evaluation file',
    more: '`auto` finds [the baseline](action.md#the-baseline) in earlier runs; `none` compares with nothing.',
    inputDefault: 'auto',
  },
  'baseline-required': {
    flag: '--baseline-required',
    kind: 'flag',
    help: 'fail if there is no usable baseline',
    default: 'false',
  },
  known: {
    flag: '--known <file>',
    help: 'file of [known failures](baselines.md#known-failures); they do not count as regressions or toward {max-steps-drop}',
    more: 'A pull request is judged by the file on its base branch.',
  },
  'min-coverage': {
    flag: '--min-coverage <share>',
    kind: 'share',
    help: 'minimum share of the selected questions that must [have a response](command-line.md#coverage), 0 to 1',
    default: '1',
  },
  ...GATE_ROWS,
  'drop-test': {
    flag: '--drop-test <test>',
    choices: DROP_TESTS,
    help: '[when a drop over {max-steps-drop} fails](statistics.md#the-gate): `significant` (if the significance test finds it), `auto` (also if reruns of the agent seldom lose as much) or `plain` (always)',
    default: 'auto',
  },
  'rerun-changes': {
    flag: '--rerun-changes <share>',
    kind: 'share',
    help: '[share of the questions that a rerun of this agent changes](statistics.md#the-gate), for {drop-test} auto; without it, at least 0.08',
    more: 'Set 0 if its answers never change by chance; then each drop over the limit fails.',
  },
  gates: {
    flag: '--gate <gate>',
    kind: 'list',
    help: '[additional gates](command-line.md#gates), as in `macro.answer_f1.mean >= 0.7`',
  },
  'until-decided': {
    flag: '--until-decided',
    kind: 'flag',
    help: 'the responses are those of `record --until-decided`, which [stops when the gates are decided](statistics.md#fewer-questions)',
    default: 'false',
  },
  'decision-error': {
    flag: '--decision-error <share>',
    kind: 'share',
    help: 'largest probability that a verdict of {until-decided} is not that of all questions, below 0.5; default 0.005',
  },
  'step-aliases': {
    flag: '--step-alias <alias>',
    kind: 'list',
    help: '[tool-name aliases](command-line.md#step-aliases), as in `sparql_query = graphdb_sparql, mcp__*__sparql_query`',
  },
  'agent-model': {
    flag: '--agent-model <model>',
    help: 'model of the agent, used to [price its tokens](command-line.md#cost)',
    more: 'The model or cost_usd of a response takes precedence.',
  },
  judge: {
    flag: '--judge',
    kind: 'switch',
    help: '[judge answers](judge.md) with a language model; the key is OPENAI_API_KEY',
    more: '`on`, or `off`, even if config enables it. If unset, an llm section in config enables it. A key alone sends nothing.',
  },
  'no-judge': { flag: '--no-judge', kind: 'flag', help: 'judge, even if the config enables it', isLocal: true },
  'judge-model': {
    flag: '--judge-model <model>',
    help: 'model of the judge, without a config file; default gpt-6-luna',
  },
  'judge-retrieval': {
    flag: '--judge-retrieval',
    kind: 'switch',
    help: 'also judge [what retrieval steps found](judge.md#judged-retrieval): 2 requests per step and reference',
    more: '`on` or `off`; default as in config.',
  },
  'judge-base-url': {
    flag: '--judge-base-url <url>',
    help: "address of the judge's server, [which gets the key](judge.md#where-the-key-goes); default OpenAI's",
    more: 'A config file cannot change it.',
  },
  'judge-require': {
    flag: '--judge-require <trusted>',
    choices: ['trusted'] as const,
    help: '`trusted`: gates on judged figures fail without [a calibration of this judge by people](judge.md#compare-the-judge-with-people)',
  },
  'judge-cache': {
    flag: '--judge-cache <file>',
    help: 'file to store verdicts in, so that unchanged answers are not judged again',
    isLocal: true,
  },
  name: {
    flag: '--name <name>',
    kind: 'name',
    help: 'identity of this evaluation, up to 60 characters',
    more: 'Its artifact, baseline and comment have this name. Set a different name for each matrix job, as in `openai/gpt-4o`.',
    default: 'stepgate',
  },
  format: {
    flag: '--format <format>',
    choices: ['text', 'markdown', 'json'] as const,
    help: 'text, markdown or json',
    default: 'text',
    isLocal: true,
  },
  ids: {
    flag: '--ids <short|full>',
    choices: ['short', 'full'] as const,
    help: 'ids of questions: `short` shows the first characters of hashes',
    default: 'short',
    isLocal: true,
  },
  all: {
    flag: '--all',
    kind: 'flag',
    help: 'show all rows, notes, tokens, time, cost and [statistics](statistics.md) in format text',
    isLocal: true,
  },
  quiet: { flag: '--quiet', kind: 'flag', help: 'print only the report: no warnings, no progress bar', isLocal: true },
  'openai-api-key': { help: 'API key of the judge; default the variable OPENAI_API_KEY' },
  'baseline-branch': {
    help: 'branch whose runs can be [the baseline](action.md#the-baseline); default the base branch',
  },
  'accept-label': {
    help: '[label that accepts a drop](action.md#accepting-a-drop) over {max-steps-drop}, which is then only a warning',
    more: 'It counts in the run that starts when somebody who can write to the repository adds it.',
  },
  comment: { kind: 'flag', help: 'comment on the pull request', default: 'true' },
  'pull-request': {
    kind: 'number',
    help: 'number of [the pull request that a run by hand is about](action.md#runs-without-a-pull-request-event)',
    more: 'Without it, a push finds its own. The run never becomes a baseline.',
  },
  'comment-when': {
    choices: COMMENT_WHEN,
    help: `when [a new comment](action.md#the-comment) is posted: ${listChoices(COMMENT_WHEN)}`,
    more: 'An existing comment is always updated.',
    default: 'always',
  },
  check: {
    kind: 'flag',
    help: 'write a [check run](action.md#the-check-run) with the report, and with the regressed questions at their lines of the corpus',
    more: 'Needs `checks: write`.',
    default: 'false',
  },
  upload: { kind: 'flag', help: 'upload artifacts', default: 'true' },
  'retention-days': { kind: 'days', help: 'number of days to keep artifacts; default the setting of the repository' },
  mode: {
    choices: ['evaluate', 'combine', 'report'] as const,
    help: '`evaluate`; `combine`, in a job that needs the jobs of all [shards](action.md#shards) or [agents](action.md#several-agents); or `report`, in a [workflow for forks](action.md#forks)',
    default: 'evaluate',
  },
  combine: {
    choices: COMBINE_KINDS,
    help: 'mode combine: `shards` (the default) makes one run of the shards; `agents` makes one table and one comment of several evaluations',
  },
  legs: { kind: 'list', help: 'mode combine: names of the evaluations to combine, as in `eval *`' },
  'github-token': {
    help: 'token used to find the baseline, to comment and to write the check run',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: The runner replaces it.
    inputDefault: '${{ github.token }}',
  },
} satisfies Readonly<Record<string, OptionRow>>;

export type OptionName = keyof typeof OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];
