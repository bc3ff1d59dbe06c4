import { writeText } from '../adapters/files/output-file.js';
import { dumpYaml } from '../adapters/files/yaml-writer.js';
import { listenForInterrupt } from '../adapters/process/signals.js';
import { decodePatterns } from '../core/corpus/select.js';
import { decodePassRule, MIN_BAR, type PassRule } from '../core/judge/calibration.js';
import { usageError } from '../core/words/errors.js';
import { calibrationJson, calibrationLines, checkJson, checkLines } from '../report/words/calibration.js';
import { oneLine, printable } from '../report/words/text.js';
import { type CalibrationSettings, calibrateJudge } from '../run/calibrate.js';
import type { CalibrationHooks } from '../run/figure-judge.js';
import { checkAnchors, checkJudge } from '../run/judge-check.js';
import { sampleAnswers } from '../run/sample-answers.js';
import type { Flags, Given } from './flags.js';
import { FLAG_WORDS, required, requiredFiles } from './options.js';
import { jsonText, makeProgress, type ProcessLike } from './print.js';
import { localRedactor } from './secrets.js';

/** `stepgate judge sample`: writes answers for people to label. */
export async function sample(options: Flags, process: ProcessLike): Promise<number> {
  const out = required('--out', options.resultFile, 'name the file of labels, as in --out eval/labels.csv');
  decodePatterns(options.select, '--select');
  const settings = { ...answerFiles(options), size: options.number, out };
  const { written, all } = await sampleAnswers(settings, FLAG_WORDS);
  const next = 'fill the column human with pass or fail, then run stepgate judge calibrate';
  process.stdout.write(`${oneLine(out)}: ${written} of ${all} answers; ${next}\n`);
  return 0;
}

/** `stepgate judge calibrate`: 0 if the judge is trusted, 1 if it is not, or if the labels do not decide. */
export async function calibrate(options: Given<readonly [labels: string]>, process: ProcessLike): Promise<number> {
  const { resultFile, textOrJson: format } = options;
  const settings = readSettings(options, process);
  const { hooks, redact, stop } = await makeHooks(options, process);
  const result = await calibrateJudge(settings, hooks).finally(stop);
  if (result === null) {
    const unwritten = resultFile === null ? '' : `; ${oneLine(resultFile)} is not written`;
    const cached = options.judgeCache === null ? '' : `; the verdicts so far are in ${oneLine(options.judgeCache)}`;
    process.stderr.write(`judge: interrupted, so there is no outcome${unwritten}${cached}\n`);
    return 1;
  }
  if (resultFile !== null) await writeText(resultFile, dumpYaml(redact(result.calibration)));
  const shown = redact(result);
  process.stdout.write(format === 'json' ? jsonText(calibrationJson(shown)) : linesText(calibrationLines(shown)));
  return result.outcome === 'trusted' ? 0 : 1;
}

/** `stepgate judge check`: 0 for the same verdicts, 1 for drift or lost trust, 3 if it could not be asked. */
export async function check(options: Given<readonly [calibration?: string]>, process: ProcessLike): Promise<number> {
  const ask = prepareCheck(options, process);
  const { hooks, redact, stop } = await makeHooks(options, process);
  const result = redact(await ask(hooks).finally(stop));
  process.stdout.write(options.textOrJson === 'json' ? jsonText(checkJson(result)) : linesText(checkLines(result)));
  const hasLostTrust = result.people?.before === 'trusted' && result.people.outcome !== 'trusted';
  if (result.drift.isDrifted) return 1;
  if (result.unjudged > 0) return NOT_ASKED;
  return hasLostTrust ? 1 : 0;
}

const linesText = (lines: readonly string[]) => lines.map((line) => `${printable(line)}\n`).join('');

const NOT_ASKED = 3;

function prepareCheck(options: Given<readonly [calibration?: string]>, process: ProcessLike) {
  const { anchors, judgeCache } = options;
  const [calibration] = options.operands;
  const source = readSource(options, process);
  if (anchors === null) {
    if (calibration === undefined)
      throw usageError('name the calibration file, as in stepgate judge check eval/judge.yaml');
    const labels = required('--labels', options.labels, 'name the file of labels, as in --labels eval/labels.csv');
    return (hooks: CalibrationHooks) => checkJudge({ ...source, calibration, labels, cache: judgeCache }, hooks);
  }
  if (calibration !== undefined) throw usageError('--anchors needs no calibration file; leave it out');
  const advice = '--anchors asks again for verdicts of this file, those of the baseline';
  const settings = {
    ...source,
    cache: required('--judge-cache', judgeCache, advice),
    anchors,
    pass: requirePass(options.pass),
    ...answerFiles(options),
  };
  return (hooks: CalibrationHooks) => checkAnchors(settings, hooks);
}

function answerFiles({ corpus, responses, select }: Flags) {
  const files = { corpus: requiredFiles('--corpus', corpus), responses: requiredFiles('--responses', responses) };
  return { ...files, select };
}

function readSource({ config, repeat, judgeModel, judgeBaseUrl }: Flags, process: ProcessLike) {
  return { config, repeat, request: { model: judgeModel, baseUrl: judgeBaseUrl, env: process.env } };
}

function requirePass(pass: string | null): PassRule {
  return decodePassRule(required('--pass', pass, "say which answers pass, as in --pass 'answer_f1 >= 0.8'"));
}

function readSettings(options: Given<readonly [labels: string]>, process: ProcessLike): CalibrationSettings {
  const { pass, bar, judgeCache } = options;
  if (bar < MIN_BAR)
    throw usageError(`--bar: expected at least ${MIN_BAR}, which a judge that guesses reaches, got "${bar}"`);
  return {
    ...readSource(options, process),
    labels: options.operands[0],
    pass: requirePass(pass),
    corpus: requiredFiles('--corpus', options.corpus),
    bar,
    cache: judgeCache,
  };
}

async function makeHooks({ quiet }: Flags, process: ProcessLike) {
  const { redact, add } = localRedactor(process);
  const { signal, release } = listenForInterrupt();
  const progress = await makeProgress(process, quiet, 'judging');
  const announce = (text: string) => void process.stderr.write(`judge: ${oneLine(redact(text))}\n`);
  const hooks: CalibrationHooks = {
    words: FLAG_WORDS,
    redact,
    addSecrets: add,
    announce: quiet ? () => undefined : announce,
    progress: progress.update,
    signal,
  };
  const stop = () => {
    progress.stop();
    release();
  };
  return { hooks, redact, stop };
}
