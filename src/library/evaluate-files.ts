import { decodeChoice, decodeName, decodePreset, decodeShare } from '../core/corpus/settings.js';
import { decodeGates, type Gate, type GateName } from '../core/runs/gate.js';
import { TRIAL_MODES } from '../core/runs/trials.js';
import { makeLocalRedactor } from '../core/secrets/redact.js';
import { decodeAliases } from '../core/steps/aliases.js';
import { own } from '../core/text/values.js';
import { FORMAT_CHOICES } from '../core/traces/formats.js';
import { type Problem, renderProblem } from '../core/words/errors.js';
import { OPTION_WORDS } from '../core/words/input-words.js';
import type { PresetName } from '../core/words/scoring-rules.js';
import { reportJson } from '../report/formats/full-report.js';
import { evaluateFiles as evaluateRun, readBaseline, readKnownQuestions } from '../run/evaluate-files.js';
import type { Settings } from '../run/inputs.js';
import { type JudgeSetup, LOCAL_JUDGE } from '../run/judge-setup.js';
import { envWith, quietHooks } from './judge.js';
import { type Files, pathsOf, type ResponsesFormat } from './load.js';
import type { Signal } from './options.js';
import type { RunReport } from './report-types.js';

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
  return reportJson(report) as unknown as RunReport;
}

function settingsOf(options: FileOptions): Settings {
  const { judge } = options;
  return {
    name: decodeName(options.name ?? 'stepgate'),
    provenance: {},
    corpus: pathsOf('options.corpus', options.corpus),
    responses: pathsOf('options.responses', options.responses),
    responsesFormat: decodeChoice('responses_format', options.responses_format ?? 'auto', FORMAT_CHOICES),
    select: options.select ?? [],
    shard: null,
    config: options.config ?? null,
    scoring: options.scoring === undefined ? null : decodePreset(options.scoring),
    aliases: decodeAliases(options.step_aliases ?? [], OPTION_WORDS.name('step-aliases')),
    details: decodeChoice('details', options.details ?? 'full', ['full', 'none']),
    trials: decodeChoice('trials', options.trials ?? 'one', TRIAL_MODES),
    agentModel: options.agent_model ?? null,
    judge: {
      on: judge === undefined ? null : judge !== false,
      model: judgeOptions(judge).model ?? null,
      baseUrl: judgeOptions(judge).base_url ?? null,
    },
    out: options.out ?? null,
    page: options.page ?? true,
    roots: null,
    gates: gatesOfOptions(options),
    minCoverage: share('min_coverage', options.min_coverage ?? 1),
    baselineRequired: options.baseline_required ?? false,
  };
}

function gatesOfOptions(options: FileOptions): Gate[] {
  const limitOf = (name: GateName) => {
    const value = own({ ...options }, name.replaceAll('-', '_'));
    return value === undefined ? null : String(value);
  };
  return decodeGates({ limitOf, dropTest: options.drop_test ?? null, gates: options.gates ?? [] }, OPTION_WORDS);
}

function share(name: string, value: number): number {
  return decodeShare(name, String(value));
}

function judgeOptions(judge: FileOptions['judge']): FileJudgeOptions {
  return typeof judge === 'object' ? judge : {};
}

function judgeOf({ judge }: FileOptions): JudgeSetup['judge'] {
  const { api_key, cache, signal } = judgeOptions(judge);
  return { ...LOCAL_JUDGE, ...quietHooks(cache, signal), env: envWith(api_key) };
}
