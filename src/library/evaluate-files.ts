import { readCorpus } from '../adapters/files/corpus.js';
import { readResponses } from '../adapters/files/responses.js';
import type { Corpus, Response } from '../core/corpus/corpus-types.js';
import { decodeChoice } from '../core/corpus/option-values.js';
import type { GateLimits } from '../core/gates/gate.js';
import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { own } from '../core/text/values.js';
import { FORMAT_CHOICES, type FormatChoice } from '../core/traces/formats.js';
import { OPTION_WORDS, type Problem, renderProblem, StepgateError } from '../core/words/errors.js';
import type { PresetName } from '../core/words/scoring-rules.js';
import { reportJson } from '../report/formats/markdown.js';
import type { RunReport } from '../report/formats/report-types.js';
import { evaluateFiles as evaluateRun } from '../run/evaluate-files.js';
import { localHooks, readBaseline, readKnownQuestions } from '../run/local-run.js';
import { decodeOptions } from '../run/option-kinds.js';
import { OPTIONS } from '../run/options.js';
import { makeSettings, type Settings } from '../run/settings.js';
import { makeTraceNamer, uniqueResponses } from '../run/traces.js';
import { drawOf } from '../run/until-decided.js';
import { envWith, hooksOf } from './judge.js';
import type { Signal } from './options.js';

/**
 * Options of a run over files, named as the flags of `stepgate evaluate`: `min_coverage` is `--min-coverage`. The gates, such as
 * `min_steps_score`, have limits in [0, 1], except for counts such as `max_regressions`. Example: 0.8 for `min_answer_check_score` requires at least 80 % of the checks.
 */
export interface FileOptions extends GateLimits {
  readonly corpus: Files;
  readonly responses: Files;
  /** Format of the response files; `auto` when absent: detected for each file. */
  readonly responses_format?: ResponsesFormat;
  /** Path of the list of records in a response document that holds more. Example: `simulations`. */
  readonly records?: string;
  /** Key, attribute or path that holds the id of the question in each record. Example: `task_id`. */
  readonly question_id?: string;
  readonly select?: readonly string[];
  /** Evaluates the drafts of the corpus and nothing else, without gates and baseline. */
  readonly drafts?: boolean;
  /** A config file; its `llm` section enables the judge, unless `judge` is false. */
  readonly config?: string;
  readonly scoring?: PresetName;
  readonly step_aliases?: readonly string[];
  readonly details?: 'full' | 'none';
  readonly trials?: 'one' | 'all';
  readonly agent_model?: string;
  readonly judge?: boolean | FileJudgeOptions;
  /** `trusted`: gates on judged figures fail without a calibration of this judge by people. */
  readonly judge_require?: 'trusted';
  /** Output folder of the run; no file is written when absent. */
  readonly out?: string;
  /** Also writes `report.html` there; true when absent. */
  readonly page?: boolean;
  /** Output of an earlier run: its folder, `baseline.yaml` or `evaluation.yaml`. */
  readonly baseline?: string;
  readonly baseline_required?: boolean;
  /** A file of known failures, whose drops are not counted in `max_steps_drop` and in regressions. */
  readonly known?: string;
  /** Minimum share of questions with a response, in [0, 1]; 1 when absent. */
  readonly min_coverage?: number;
  /** When a drop over `max_steps_drop` fails; `auto` when absent. */
  readonly drop_test?: 'auto' | 'significant' | 'plain';
  /** Share of the questions that a rerun of this agent changes, for `auto`; at least 0.08 when absent. */
  readonly rerun_changes?: number;
  /** Additional gates. Example: `micro.number_of_error_samples <= 0`. */
  readonly gates?: readonly string[];
  /** The responses are those of `stepgate record --until-decided`, which stops when the gates are decided. */
  readonly until_decided?: boolean;
  /** The largest probability that its verdict is not that of all questions; 0.005 when absent. */
  readonly decision_error?: number;
  readonly name?: string;
  /** Called with each warning about the inputs. */
  readonly on_warning?: (message: string) => void;
}

/** Judge options of a run over files; the other settings of the judge are in the config file. */
export interface FileJudgeOptions {
  readonly model?: string;
  /** Whether to judge what retrieval steps found, too; as in the config when absent. */
  readonly retrieval?: boolean;
  /** Address of a server with OpenAI's protocol, which receives the key. */
  readonly base_url?: string;
  /** The key; that of the variable `OPENAI_API_KEY` when absent. */
  readonly api_key?: string;
  /** Cache file of verdicts, so that unchanged answers are not judged again. */
  readonly cache?: string;
  /** Stops judging when aborted; answers without a verdict are left out. */
  readonly signal?: Signal;
}

/**
 * Scores files, compares with a baseline and checks gates, like `stepgate evaluate`. A failed gate is not an exception:
 * the result has `passed: false`.
 *
 * @throws StepgateError for wrong options or files.
 */
export async function evaluateFiles(options: FileOptions): Promise<RunReport> {
  const settings = readSettings(options);
  const baseline = await readBaseline(options.baseline ?? null, null, options.out ?? null);
  const known = await readKnownQuestions(options.known ?? null);
  const redactor = makeRedactor(secretsOf(process.env), 'known');
  const { api_key, cache, signal } = judgeOptions(options.judge);
  const setup = {
    words: OPTION_WORDS,
    warn: (warnings: readonly Problem[]) => {
      for (const warning of warnings) options.on_warning?.(renderProblem(warning));
    },
    redact: redactor.redact,
    addSecrets: redactor.add,
    judge: { ...hooksOf(cache, signal), env: envWith(api_key) },
  };
  const run = { baseline, known, out: settings.out, redact: redactor.redact, progress: () => undefined };
  return reportJson(await evaluateRun(settings, localHooks(run), setup));
}

function readSettings(options: FileOptions): Settings {
  const { judge } = options;
  const { model, base_url, retrieval } = judgeOptions(judge);
  const values = {
    ...options,
    corpus: pathsOf('options.corpus', options.corpus),
    responses: pathsOf('options.responses', options.responses),
    judge: judge === undefined ? undefined : judge !== false,
    judge_model: model,
    judge_base_url: base_url,
    judge_retrieval: retrieval,
  };
  // Options are named as the flags: `min_coverage` is `min-coverage`.
  const read = (name: string) => own(values, name.replaceAll('-', '_'));
  const decoded = decodeOptions(OPTIONS, read, OPTION_WORDS.name);
  return {
    ...makeSettings(decoded, OPTION_WORDS),
    ...{ provenance: {}, shard: null, out: options.out ?? null, roots: null },
    draw: drawOf(decoded, OPTION_WORDS, process.env, (text) => options.on_warning?.(text)),
  };
}

function judgeOptions(judge: FileOptions['judge']): FileJudgeOptions {
  return typeof judge === 'object' ? judge : {};
}

/** Format of response files: responses, or traces of an agent. */
export type ResponsesFormat = FormatChoice;

/** A path or glob, or several. */
export type Files = string | readonly string[];

/** The paths and globs of an argument as a list; their type is checked here, for callers in JavaScript. */
function pathsOf(name: string, files: Files): string[] {
  const paths: unknown[] = [files].flat();
  if (paths.some((path) => typeof path !== 'string')) {
    throw new StepgateError('input', `${name}: expected a path or a list of paths, as in eval/corpus.yaml`);
  }
  return paths as string[];
}

/**
 * Reads corpus files as one corpus, as the command line does: older key names become current ones, and ids become text.
 *
 * @throws StepgateError with every problem and its line.
 */
export async function loadCorpus(files: Files): Promise<Corpus> {
  const { templates } = await readCorpus(pathsOf('files', files));
  return templates() as unknown as Corpus;
}

/**
 * Reads response files and recorded traces, all of them into memory; traces without a matching question are left out.
 * With `trials: 'all'` a question may have several responses.
 *
 * @throws StepgateError with every problem and its line.
 */
export async function loadResponses(files: Files, options: LoadOptions = {}): Promise<Response[]> {
  const { trials = 'one', corpus, records: recordsAt = null, question_id: questionId = null } = options;
  const responsesFormat = decodeChoice('options.format', options.format ?? 'auto', FORMAT_CHOICES);
  const rules = { responsesFormat, records: recordsAt, questionId };
  const namer = makeTraceNamer(rules, corpus ? questionsOf(corpus) : null, OPTION_WORDS, 'options.format');
  const responses: Response[] = [];
  const records = readResponses(pathsOf('files', files), null, namer);
  for await (const { source, questionId: id } of uniqueResponses(records, { trials, words: OPTION_WORDS })) {
    responses.push({ ...source, question_id: id } as Response);
  }
  return responses;
}

/** Options of `loadResponses`; `trials`: whether a question may have several responses, `one` when absent. */
export interface LoadOptions {
  readonly trials?: 'one' | 'all';
  /** Format of the files; `auto` when absent: detected for each file. */
  readonly format?: ResponsesFormat;
  /** Path of the list of records in a document that holds more. Example: `simulations`. */
  readonly records?: string;
  /** Key, attribute or path that holds the id of the question in each record. Example: `task_id`. */
  readonly question_id?: string;
  /** Assigns traces to questions by text and by session id; when absent, only by the question ids in the traces. */
  readonly corpus?: Corpus;
}

function questionsOf(corpus: Corpus) {
  const questions = corpus.flatMap((template) => template.questions ?? []);
  return questions.map(({ id, question_text }) => ({ id: String(id), text: question_text }));
}
