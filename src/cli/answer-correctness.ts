import { resolve } from 'node:path';
import pLimit from 'p-limit';
import { readConfig } from '../adapters/files/corpus.js';
import { openTsv, type Row, readTsv } from '../adapters/files/delimited-file.js';
import { openVerdicts } from '../adapters/judge/cache.js';
import { loadPrices, openJudge } from '../adapters/judge/open.js';
import { listenForInterrupt } from '../adapters/process/signals.js';
import type { AnswerMetric, AnswerTask, Judgement } from '../core/judge/metric.js';
import { metricsOf } from '../core/judge/metrics.js';
import { type JudgeSettings, judgeSettings } from '../core/judge/settings.js';
import { counted } from '../core/text/numerals.js';
import { renderProblem, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { workloadText } from '../report/words/judging.js';
import { oneLine } from '../report/words/text.js';
import { makeAnswerJudge, planJudging } from '../run/judge-answers.js';
import { forConfig } from '../run/judge-setup.js';
import { plannedWorkload } from '../run/judging-stage.js';
import type { Flags } from './flags.js';
import { required } from './options.js';
import { makeProgress, type ProcessLike, printWarnings } from './print.js';
import { localRedactor } from './secrets.js';

const IN = ['Question', 'Reference answer', 'Actual answer'] as const;
const OUT = ['#Reference', '#PTarget', '#Matching', 'Reasoning', 'Error'];

/** `stepgate answer-correctness`: 0 if the judge was asked for every row; 1 if it did not answer, or on Ctrl-C. */
export async function answerCorrectness(options: Flags, process: ProcessLike): Promise<number> {
  const example = 'name the file, as in stepgate answer-correctness -i answers.tsv -o judged.tsv';
  const input = required('--in-file', options.inFile, example);
  const output = required('--out-file', options.outFile, example);
  if (resolve(input) === resolve(output)) throw usageError('--out-file: would overwrite the input');
  const settings = await forConfig('--config', options.config, readSettings(options, process));
  const rows = await readTsv(input, IN);
  const { signal, release } = listenForInterrupt();
  const redactor = localRedactor(process, [settings.generation.apiKey ?? '']);
  const { judge } = await openJudge(settings, signal);
  const cache = await openVerdicts(null, redactor.redact);
  const plan = await planJudging(rows.map(taskOf), settings, { cache });
  process.stderr.write(`judge: sends ${oneLine(workloadText(await plannedWorkload(plan, settings)))}\n`);
  const answerJudge = makeAnswerJudge(settings, { judge, cache, signal });
  const [metric] = metricsOf(settings.answers) as [AnswerMetric];
  const progress = await makeProgress(process, false, 'judging');
  const out = await openTsv(output);
  let [judgedRows, unansweredRows] = [0, 0];
  const judgeRow = async (row: Row): Promise<string[]> => {
    const judgement = await answerJudge.judge(metric, taskOf(row));
    if (judgement.kind === 'failed' && !['answer', 'blank'].includes(judgement.trouble)) unansweredRows++;
    progress.update(++judgedRows, rows.length);
    return redactor.redact(formatRow(judgement));
  };
  const limit = pLimit(settings.concurrency);
  try {
    await out.write(OUT);
    const results = rows.map((row) => limit(judgeRow, row));
    // An error is thrown where the result is awaited; without a handler it would be an unhandled rejection before.
    for (const result of results) result.catch(() => undefined);
    for (const result of results) await out.write(await result);
  } finally {
    limit.clearQueue();
    progress.stop();
    release();
    await out.close();
  }
  if (unansweredRows === 0) return 0;
  const counts = `${unansweredRows} of ${counted(judgedRows, 'row')} ${unansweredRows === 1 ? 'was' : 'were'}`;
  process.stderr.write(`${counts} not judged; see the column Error\n`);
  return 1;
}

/** Reads the judge settings: only correctness is judged, with protocol `tsv` unless the config sets another. */
async function readSettings({ config: file, judgeBaseUrl }: Flags, process: ProcessLike): Promise<JudgeSettings> {
  const config = await readConfig(file);
  printWarnings(config.warnings.map(renderProblem), process);
  const { correctness, relevance, ...judge } = config.judge;
  const address = { baseUrl: judgeBaseUrl, hosts: 'bound' as const };
  const request = { on: true, model: null, ...address, env: process.env, maxCostUsd: null };
  const settings = judgeSettings(request, scoringOf(config.preset ?? 'standard', config.knobs), {
    ...judge,
    custom: [],
    wanted: [],
    correctness: { ...correctness, enabled: true, protocol: correctness.protocol ?? 'tsv' },
    relevance: { ...relevance, enabled: false },
  });
  // An invalid prompt or budget ends the command before anything is sent.
  metricsOf(settings.answers);
  await loadPrices(settings);
  return settings;
}

function taskOf(row: Row): AnswerTask {
  const [question, referenceAnswer, actualAnswer] = IN.map((column) => row[column] ?? '') as [string, string, string];
  return { question, referenceAnswer, actualAnswer };
}

function formatRow(judgement: Judgement): string[] {
  if (judgement.kind !== 'judged') return ['', '', '', '', judgement.message];
  const { entry } = judgement.figures;
  const counts = ['reference', 'actual', 'matching'].map((side) => String(entry[`answer_${side}_claims_count`] ?? ''));
  return [...counts, String(entry.answer_correctness_reason), ''];
}
