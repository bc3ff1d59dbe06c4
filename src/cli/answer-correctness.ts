import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { readConfig } from '../adapters/files/config.js';
import { openTsv, type Row, readTsv } from '../adapters/files/tsv.js';
import { sha256 } from '../adapters/hash.js';
import { openVerdicts } from '../adapters/judge/cache.js';
import { loadPrices, openJudge } from '../adapters/judge/open.js';
import { listenForInterrupt } from '../adapters/process/signals.js';
import { NO_JUDGE_CONFIG } from '../core/judge/config.js';
import type { AnswerMetric } from '../core/judge/metric.js';
import { metricsOf } from '../core/judge/metrics.js';
import { type JudgeSettings, judgeSettings } from '../core/judge/settings.js';
import type { AnswersSize } from '../core/runs/judged-answers.js';
import { makeLocalRedactor } from '../core/secrets/redact.js';
import { plural } from '../core/text/numerals.js';
import { renderProblem, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { workloadText } from '../report/words/judging.js';
import { oneLine } from '../report/words/text.js';
import { type Judgement, makeAnswerJudge } from '../run/judge-answers.js';
import { forConfig, workloadOf } from '../run/judge-setup.js';
import { refuseEmpty } from './options.js';
import { makeProgress, type ProcessLike, printWarnings } from './print.js';

export interface AnswerCorrectnessOptions {
  readonly inFile?: string;
  readonly outFile?: string;
  readonly config?: string;
  readonly judgeBaseUrl?: string;
  /** The same by the names that graphrag-eval's releases give them. */
  readonly inputTsvFilePath?: string;
  readonly outputTsvFilePath?: string;
  readonly configYamlFilePath?: string;
  readonly configPath?: string;
}

const IN = ['Question', 'Reference answer', 'Actual answer'] as const;
const OUT = ['#Reference', '#PTarget', '#Matching', 'Reasoning', 'Error'];

/** Rows that are read ahead of the one that is written next, for each judgement at a time. */
const AHEAD = 4;

/** `stepgate answer-correctness`: 0 when every row was asked for; 1 when the judge did not answer, or on Ctrl-C. */
export async function answerCorrectness(given: AnswerCorrectnessOptions, process: ProcessLike): Promise<number> {
  const options = renamed(given);
  const [input, output] = filesOf(options);
  const settings = await forConfig('--config', options.config ?? null, settingsOf(options, process));
  const size = await sizeOf(input);
  const { signal, release } = listenForInterrupt();
  const redactor = makeLocalRedactor(process.env, [settings.generation.apiKey ?? '']);
  process.stderr.write(`judge: sends ${oneLine(workloadText(await workloadOf(size, settings)))}\n`);
  const { judge } = await openJudge(settings, signal);
  const cache = await openVerdicts(null, redactor.redact);
  const answerJudge = makeAnswerJudge(settings, { judge, cache, hash: sha256, progress: () => undefined, signal });
  const [metric] = metricsOf(settings.answers) as [AnswerMetric];
  const progress = await makeProgress(process, false, 'judging');
  const out = await openTsv(output);
  let [done, unanswered] = [0, 0];
  const judgeRow = async (row: Row): Promise<string[]> => {
    const [question, referenceAnswer, actualAnswer] = IN.map((column) => row[column] ?? '') as [string, string, string];
    const judgement = await answerJudge.judge(metric, { question, referenceAnswer, actualAnswer });
    if (judgement.kind === 'failed' && !['answer', 'blank'].includes(judgement.trouble)) unanswered++;
    progress.update(++done, size.answers);
    return redactor.redact(rowOf(judgement));
  };
  try {
    await out.write(OUT);
    await inOrder(readTsv(input, IN), settings.concurrency, judgeRow, out.write);
  } finally {
    progress.stop();
    release();
    await out.close();
  }
  if (unanswered > 0) process.stderr.write(`${notJudged(unanswered, done)}; see the column Error\n`);
  return unanswered > 0 ? 1 : 0;
}

function notJudged(unanswered: number, rows: number): string {
  return `${unanswered} of ${rows} ${plural(rows, 'row')} ${unanswered === 1 ? 'was' : 'were'} not judged`;
}

function renamed(options: AnswerCorrectnessOptions): Files {
  const { inFile, outFile, config, inputTsvFilePath, outputTsvFilePath, configYamlFilePath, configPath } = options;
  return {
    judgeBaseUrl: options.judgeBaseUrl,
    inFile: inFile ?? inputTsvFilePath,
    outFile: outFile ?? outputTsvFilePath,
    config: config ?? configYamlFilePath ?? configPath,
  };
}

interface Files {
  readonly inFile: string | undefined;
  readonly outFile: string | undefined;
  readonly config: string | undefined;
  readonly judgeBaseUrl: string | undefined;
}

function filesOf({ inFile, outFile }: Files): [string, string] {
  const example = 'as in stepgate answer-correctness -i answers.tsv -o judged.tsv';
  if (!inFile?.trim()) throw usageError(`--in-file is missing, ${example}`);
  if (!outFile?.trim()) throw usageError(`--out-file is missing, ${example}`);
  if (resolve(inFile) === resolve(outFile)) throw usageError('--out-file: would overwrite the input');
  return [inFile, outFile];
}

/** Correctness alone, in the library's protocol unless the config says otherwise. */
async function settingsOf({ config: file, judgeBaseUrl }: Files, process: ProcessLike): Promise<JudgeSettings> {
  refuseEmpty({ judgeBaseUrl });
  const config = file === undefined ? null : await readConfig(file);
  printWarnings((config?.warnings ?? []).map(renderProblem), process);
  const { correctness, relevance, ...judge } = config?.judge ?? NO_JUDGE_CONFIG;
  const address = { baseUrl: judgeBaseUrl ?? null, hosts: 'bound' as const };
  const request = { on: true, model: null, ...address, env: process.env, maxCostUsd: null };
  const settings = judgeSettings(request, scoringOf(config?.preset ?? 'standard', config?.knobs), {
    ...judge,
    wanted: [],
    correctness: { ...correctness, enabled: true, protocol: correctness.protocol ?? 'tsv' },
    relevance: { ...relevance, enabled: false },
  });
  // A prompt or a budget that cannot work ends the command before anything is sent.
  metricsOf(settings.answers);
  await loadPrices(settings);
  return settings;
}

/** Reads the whole file once, so that a broken one is found before anything is sent. */
async function sizeOf(input: string): Promise<AnswersSize> {
  let [answers, characters] = [0, 0];
  for await (const row of readTsv(input, IN)) {
    answers++;
    for (const column of IN) characters += row[column]?.length ?? 0;
  }
  return { answers, withReference: answers, characters };
}

function rowOf(judgement: Judgement): string[] {
  if (judgement.kind === 'failed') return ['', '', '', '', judgement.message];
  const { entry } = judgement.figures;
  const counts = ['reference', 'actual', 'matching'].map((side) => String(entry[`answer_${side}_claims_count`] ?? ''));
  return [...counts, String(entry.answer_correctness_reason), ''];
}

/** Works on several items at once and hands on each result as soon as it and all before it are there. */
async function inOrder<T, R>(
  items: AsyncIterable<T>,
  concurrency: number,
  work: (item: T) => Promise<R>,
  handOn: (result: R) => Promise<void>,
): Promise<void> {
  const limit = pLimit(concurrency);
  const pending: Promise<void>[] = [];
  let before: Promise<void> = Promise.resolve();
  for await (const item of items) {
    const [earlier, result] = [before, limit(work, item)];
    before = (async () => {
      await earlier;
      await handOn(await result);
    })();
    // A failure comes up where it is waited for.
    for (const promise of [before, result]) promise.catch(() => undefined);
    pending.push(before);
    if (pending.length > AHEAD * concurrency) await pending.shift();
  }
  await before;
}
