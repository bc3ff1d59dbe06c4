import { makeLocalRedactor } from '../core/secrets/redact.js';
import { own } from '../core/text/values.js';
import { OPTION_WORDS, type Problem, renderProblem } from '../core/words/errors.js';
import type { PresetName } from '../core/words/scoring-rules.js';
import { reportJson } from '../report/formats/full-report.js';
import type { RunReport } from '../report/formats/report-types.js';
import { evaluateFiles as evaluateRun, readBaseline, readKnownQuestions } from '../run/evaluate-files.js';
import type { Settings } from '../run/inputs.js';
import { type JudgeSetup, LOCAL_JUDGE } from '../run/judge-setup.js';
import { decodeSettings, type GivenOptions } from '../run/options.js';
import { envWith, quietHooks } from './judge.js';
import { type Files, pathsOf, type ResponsesFormat } from './load.js';
import type { Signal } from './options.js';

/** A run from files to verdict; each option is the flag of `stepgate evaluate` of its name. */
export interface FileOptions {
  readonly corpus: Files;
  readonly responses: Files;
  /** What the response files hold; `auto` when absent: each file shows it. */
  readonly responses_format?: ResponsesFormat;
  readonly select?: readonly string[];
  /** A config file; its `llm` section switches the judge on, unless `judge` is false. */
  readonly config?: string;
  readonly scoring?: PresetName;
  readonly step_aliases?: readonly string[];
  readonly details?: 'full' | 'none';
  readonly trials?: 'one' | 'all';
  readonly agent_model?: string;
  readonly judge?: boolean | FileJudgeOptions;
  /** Folder for the files of the run; none are written when absent. */
  readonly out?: string;
  /** Whether `report.html` is among them; true when absent. */
  readonly page?: boolean;
  /** What an earlier run wrote: its folder, `baseline.yaml` or `evaluation.yaml`. */
  readonly baseline?: string;
  readonly baseline_required?: boolean;
  /** A file of known questions, whose falls do not count in `max_steps_drop` and in regressions. */
  readonly known?: string;
  /** In [0, 1]; 1 when absent. */
  readonly min_coverage?: number;
  readonly min_steps_score?: number;
  /** Gate: the minimum share of answer checks that hold, in [0, 1]. */
  readonly min_answer_check_score?: number;
  readonly max_steps_drop?: number;
  readonly drop_test?: 'significant' | 'plain';
  /** Such as `micro.number_of_error_samples <= 0`. */
  readonly gates?: readonly string[];
  readonly name?: string;
  /** Takes each warning about the inputs. */
  readonly on_warning?: (message: string) => void;
}

/** The judge of a run over files; its other settings are in the config file. */
export interface FileJudgeOptions {
  readonly model?: string;
  /** Server that speaks OpenAI's protocol; the key is sent there. */
  readonly base_url?: string;
  /** The variable `OPENAI_API_KEY` when absent. */
  readonly api_key?: string;
  /** File that verdicts are kept in, so that unchanged answers are not judged again. */
  readonly cache?: string;
  /** Aborted: what is not judged yet is left out. */
  readonly signal?: Signal;
}

/**
 * Scores files, compares with a baseline and holds the run to gates, as `stepgate evaluate` does: a failed gate is a result
 * with `passed: false`, no exception.
 *
 * @throws StepgateError for wrong options or files.
 */
export async function evaluateFiles(options: FileOptions): Promise<RunReport> {
  const settings = settingsOf(options);
  const baseline = await readBaseline(options.baseline, null);
  const known = await readKnownQuestions(options.known);
  const redactor = makeLocalRedactor(process.env);
  const setup = {
    words: OPTION_WORDS,
    warn: (warnings: readonly Problem[]) => {
      for (const warning of warnings) options.on_warning?.(renderProblem(warning));
    },
    redact: redactor.redact,
    addSecrets: redactor.add,
    judge: judgeOf(options),
  };
  const report = await evaluateRun(settings, { baseline, known, progress: () => undefined }, setup);
  return reportJson(report);
}

function settingsOf(options: FileOptions): Settings {
  return {
    ...decodeSettings(givenOptions(options), OPTION_WORDS),
    provenance: {},
    corpus: pathsOf('options.corpus', options.corpus),
    responses: pathsOf('options.responses', options.responses),
    shard: null,
    out: options.out ?? null,
    roots: null,
  };
}

/** `min_coverage` for `min-coverage`; those of the judge stand together. */
function givenOptions(options: FileOptions): GivenOptions {
  const { judge } = options;
  const { model, base_url } = judgeOptions(judge);
  const all = { ...options, judge: judge === undefined ? undefined : judge !== false };
  const values = { ...all, judge_model: model, judge_base_url: base_url };
  const valueFor = (name: string): unknown => own(values, name.replaceAll('-', '_')) ?? null;
  return {
    text: (name) => (valueFor(name) === null ? null : String(valueFor(name))),
    list: (name) => (valueFor(name) ?? []) as readonly string[],
    flag: (name) => valueFor(name) as boolean | null,
  };
}

function judgeOptions(judge: FileOptions['judge']): FileJudgeOptions {
  return typeof judge === 'object' ? judge : {};
}

function judgeOf({ judge }: FileOptions): JudgeSetup['judge'] {
  const { api_key, cache, signal } = judgeOptions(judge);
  return { ...LOCAL_JUDGE, ...quietHooks(cache, signal), env: envWith(api_key) };
}
